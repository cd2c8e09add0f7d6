"""Positions of Woolly Bully built from words, and played on with words."""

from functools import cache
from itertools import count

from dolmen.core.dice import roll
from dolmen.core.plain import blank
from dolmen.games.woolly_bully import notation, rules
from dolmen.games.woolly_bully.board import (
    BAG,
    BEASTS_OF_A_KIND,
    CENTRE,
    COLOUR_WORDS,
    EDGES,
    FIRST_BEAST,
    LETTERS,
    MOST_LEGAL,
    NOTHING,
    SIDES,
    SQUARE_FACE,
    STATE,
    TABLE,
    Phase,
    place_at,
)
from dolmen.games.woolly_bully.hand import tiles_of
from dolmen.games.woolly_bully.rules import clear_table
from dolmen.games.woolly_bully.rules.forests import settle_forests, wolf_at
from dolmen.games.woolly_bully.rules.landscape import clear_row, lay, lay_on_top, side_of
from dolmen.games.woolly_bully.rules.scoring import is_threatened, terrain_of

# A closed black field, and a forest behind it.
FENCED = "t12b 1 0 r3 [kkkv], t32b 2 0 r0 [fffk], t03b 1 1 r3 [vvkv], t48a 1 -1 r1 [kvvv]"


class Table:
    """A position that is played on: `table.play("place t11b 0 1 r2")`."""

    def __init__(
        self,
        laid="",
        hands=None,
        bag="",
        at_turn="p1",
        owners=COLOUR_WORDS,
        revealed=COLOUR_WORDS,
        stopped="",
        players=4,
        specials=0,
    ):
        self.state = state = blank(STATE)
        state.players, state.specials = players, specials
        clear_table(state)
        lay(state, SIDES * SQUARE_FACE, CENTRE)
        for line in filter(None, (line.strip() for line in laid.split(","))):
            self.lay(line)
        clear_row(state)
        for seat, tiles in (hands or {}).items():
            self.give(number(seat), tiles)
            state.held[number(seat)] = len(tiles.split())
        self.give(BAG, bag)
        state.left = len(bag.split())
        state.dice = list(dice_that_draw(tuple(notation.TILES_BY_WORD[tile] for tile in bag.split())))
        state.owner = [NOTHING] * len(COLOUR_WORDS)
        for player, colours in enumerate(owners):
            for colour in colours.split():
                state.owner[COLOUR_WORDS.index(colour)] = player
        state.declared = [int(colour in revealed) for colour in COLOUR_WORDS]
        for place, seat in enumerate(stopped.split(), 1):
            state.stopped[number(seat)] = place
        state.at_turn = state.player = number(at_turn)
        state.phase = Phase.TURN

    def give(self, holder, tiles):
        """Puts tiles into a hand, the bag or the landscape."""
        for word in tiles.split():
            tile = notation.TILES_BY_WORD[word]
            if tile < FIRST_BEAST:
                self.state.lands[holder] |= 1 << tile
            else:
                self.state.beasts[holder] |= 1 << tile - FIRST_BEAST

    def lay(self, line):
        """`t05b 1 0 r3 [yryv]` as an ordinary tile, `wolf t61 1 2` as a beast; edges in brackets are checked."""
        words, _, edges = line.partition("[")
        parts = words.split()
        if parts[0] in notation.KIND_WORDS:
            return self.lay_beast(*parts[1:])
        face, x, y, turn = parts
        lies = SIDES * notation.FACES_BY_WORD[face] + int(turn[1])
        if edges:
            assert letters(EDGES[lies]) == edges.rstrip("]"), line
        lay(self.state, lies, place_at(int(x), int(y)))
        self.give(TABLE, face[:-1])
        settle_forests(self.state)

    def lay_beast(self, tile, x, y):
        state, place = self.state, place_at(int(x), int(y))
        beast = notation.TILES_BY_WORD[tile] - FIRST_BEAST
        lies = SIDES * (2 * (FIRST_BEAST + beast) + 1)
        wolf = wolf_at(state, place)
        state.post[beast] = state.laid
        self.give(TABLE, tile)
        state.shown[int(beast >= BEASTS_OF_A_KIND)] += 1
        if wolf == NOTHING:
            lay(state, lies, place)
        else:
            lay_on_top(state, lies, place)
            state.covers[beast - BEASTS_OF_A_KIND] = wolf

    @property
    def options(self):
        out = [0] * MOST_LEGAL
        return [notation.sentence(action) for action in out[: rules.legal_actions(self.state, out)]]

    def play(self, *lines):
        for line in lines:
            assert line in self.options, f"{line} is not among {self.options}"
            rules.apply(self.state, notation.parse(line))
        return self

    def be_quiet(self):
        """Answers every question of the gap with `quiet`."""
        while self.phase == "gap":
            self.play("quiet")
        return self

    @property
    def phase(self):
        return Phase(self.state.phase).name.lower()

    @property
    def player(self):
        return f"p{self.state.player + 1}"

    def hand(self, seat):
        player = number(seat)
        return [notation.TILE_WORDS[tile] for tile in tiles_of(self.state, player)]

    def places(self, verb):
        """The places of the options that begin with these words, as `x y`."""
        found = []
        for option in self.options:
            if option.startswith(verb + " "):
                words = [word for word in option.split() if word.lstrip("-").isdigit()]
                found.append(" ".join(words))
        return sorted(set(found))

    def fields(self, colour):
        """Every field of a colour as (sheep, open edges, threatened), largest first."""
        state, terrain = self.state, COLOUR_WORDS.index(colour) + 1
        roots = {state.region[quarter] for quarter in range(SIDES * state.laid)}
        found = [
            (state.size[root], state.open[root], is_threatened(state, root))
            for root in roots
            if terrain_of(state, root) == terrain
        ]
        return sorted(found, reverse=True)

    def safe(self, colour):
        """The sizes of the safe fields of a colour, largest first."""
        return [size for size, is_open, threatened in self.fields(colour) if not is_open and not threatened]


SURE_DRAWS = 10_000  # as many deals are tried for the order of a bag: so many draws are sure as that allows


@cache
def dice_that_draw(tiles):
    """Dice by which a bag of these tiles, which has no order, gives the first of them in this order."""
    lots, deals = [], 1
    for drawn, tile in enumerate(tiles):
        deals *= len(tiles) - drawn
        if deals > SURE_DRAWS:
            break
        lots.append((len(tiles) - drawn, sorted(tiles[drawn:]).index(tile)))
    return dice_that_roll(tuple(lots))


@cache
def dice_that_roll(lots):
    """Dice that roll these numbers, each given with how many there were to choose from."""
    for seed in count(1):
        dice = [seed, 0, 0, 0, 0]
        if all(roll(dice, many) == wanted for many, wanted in lots):
            return seed, 0, 0, 0, 0


def number(seat):
    return int(seat[1:]) - 1


def letters(edges):
    """`vkkk`: four edges, north first."""
    return "".join(LETTERS[side_of(edges, side)] for side in range(SIDES))
