"""Mac Robber positions from words, in the notation of worked examples: `A 12 | y4 b2 g1 | cattle castle - | 1 3 3 4`.

A is campbell, B macdonald, C macgregor, D mackenzie, E macleod. What is not said is as at the start of a game.
"""

from unittest.mock import patch

from dolmen.core.plain import Plain, blank
from dolmen.core.tell import Tale
from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber import board, cards, rules
from dolmen.games.mac_robber.board import (
    CARDS,
    CUBES,
    FEWEST_PLAYERS,
    MOST_LEGAL,
    PRINTED,
    SLOTS,
    STATE,
    TILES,
    VALUES,
    Estate,
    Phase,
    Place,
    Source,
)
from dolmen.games.mac_robber.notation import parse, seat, sentence

LETTERS = "ABCDE"
PIECES = {"-": Estate.EMPTY, "cattle": Estate.CATTLE, "castle": Estate.CASTLE, "abbey": Estate.ABBEY}
OPTIONS = {
    "first_action": board.FIRST_ACTION,
    "assault_win": board.ASSAULT_WIN,
    "assault_draw": board.ASSAULT_DRAW,
    "refill": board.REFILLS,
    "exchange": board.EXCHANGE_SIZES,
    "score_floor": board.SCORE_FLOOR,
    "discard_pile": board.DISCARD_PILE,
    "green_zero": board.GREEN_ZERO,
    "start_player": board.START_PLAYER,
}


def begin(players=3, seed=1, **options) -> Plain:
    """A new game; options by their words."""
    state = blank(STATE)
    state.players, state.dice[0] = players, seed
    for name, value in options.items():
        setattr(state, name, OPTIONS[name].index(value))
    state.tale = Tale()
    rules.setup(state)
    return state


def cubes(words) -> list[int]:
    """`y1 g2` as counts by colour."""
    counts = [0, 0, 0, 0]
    for word in words.split():
        counts["ybgr".index(word[0])] += int(word[1:])
    return counts


def hand(words) -> list[int]:
    """`1 3 3` as counts by value."""
    return [words.split().count(str(value)) for value in range(1, VALUES + 1)]


def position(*clans, turn="A", start="A", display=None, round=2, marker=None, discards="", seed=1, **options) -> Plain:
    """The position that the words describe: with a display T3 of `turn`, else T5."""
    players = max(FEWEST_PLAYERS, len(clans), *(LETTERS.index(clan[0]) + 1 for clan in clans))
    state = begin(players, seed, **options)
    given = {}
    for clan in clans:
        put_clan(state, clan, given)
    state.start, state.active = LETTERS.index(start), LETTERS.index(turn)
    state.player, state.round = state.active, round
    state.following = LETTERS.index(marker) if marker else NOBODY
    state.display = cubes(display or "")
    state.phase = Phase.VENTURE if display is None else Phase.ACT
    state.used = 0 if display is None else 6 - sum(state.display)
    state.acted, state.deeds = 0, 0
    fill_bag(state)
    deal_hands(state, given, hand(discards))
    state.tale = Tale()
    assert state.phase == Phase.ACT or rules.check(state) == 0, rules.check(state)
    return state


def put_clan(state, words, given):
    """`A 12 | y4 b2 g1 | cattle castle - | 1 3 3 4`; fields may be missing at the end, or empty."""
    fields = [field.strip() for field in words.split("|")] + [""] * 3
    name, court, estates, cards_held = fields[:4]
    player = LETTERS.index(name[0])
    if name[1:]:
        state.earned[player][Source.START] = int(name[1:])
    if court:
        state.court[player] = cubes(court)[:3]
    if estates:
        held = [PIECES[word] for word in estates.split()]
        for _ in range(max(0, len(held) - PRINTED)):
            state.tile_place[TILES - state.pile] = player
            state.pile -= 1
        state.estate[player] = held + [Estate.NONE] * (SLOTS - len(held))
    if cards_held:
        given[player] = hand(cards_held)


def fill_bag(state):
    """The bag holds all cubes that are not shown."""
    state.bag = [0, 0, 0, 0]
    for colour, count in enumerate(CUBES[state.players - FEWEST_PLAYERS]):
        state.bag[colour] = count - cubes_out(state, colour)
        assert state.bag[colour] >= 0


def cubes_out(state, colour) -> int:
    """Cubes of a colour on the table."""
    pieces = [Estate.CATTLE, Estate.CASTLE, Estate.ABBEY]
    found = state.display[colour]
    for player in range(state.players):
        found += state.court[player][colour] if colour < 3 else 0
        for kind, of_colour, count in zip(pieces, (3, 1, 2), (1, 2, 3), strict=True):
            found += count * state.estate[player].count(kind) if of_colour == colour else 0
    return found


def deal_hands(state, given, discards):
    """Hands as given, the others as many cards as warriors; what is left is the deck."""
    left = [count - gone for count, gone in zip(CARDS, discards, strict=True)]
    for held in given.values():
        left = [count - mine for count, mine in zip(left, held, strict=True)]
    for player in range(state.players):
        held = given.get(player)
        if held is None:
            held = [0] * VALUES
            for _ in range(state.court[player][0]):
                value = left.index(max(left))
                left[value] -= 1
                held[value] += 1
        state.hand[player], state.in_hand[player] = list(held), sum(held)
    state.deck, state.in_deck, state.discards = left, sum(left), list(discards)


def offered(state) -> list[str]:
    """What the player to move may do, in words."""
    out = [0] * MOST_LEGAL
    return [sentence(action) for action in out[: rules.legal_actions(state, out)]]


def play(state, *lines, deck=""):
    """Plays `macleod: end turn`, or `end turn` for whoever is on turn; `deck` are the next cards."""
    coming = [int(value) - 1 for value in deck.split()]
    real = cards.draw_one

    def draw(state):
        if not coming:
            return real(state)
        value = coming.pop(0)
        state.deck[value] -= 1
        state.in_deck -= 1
        return value

    with patch.object(cards, "draw_one", draw):
        for line in lines:
            clan, colon, text = line.rpartition(": ")
            if colon:
                assert seat(state, state.player) == clan, f"{clan} is not on turn for {text}"
            assert text in offered(state), f"{text} is not among {offered(state)}"
            rules.apply(state, parse(text))
            assert rules.check(state) == 0


def play_any(state, count=1):
    """Plays the first that is offered, so many times."""
    for _ in range(count):
        play(state, offered(state)[0])


def told(state, event) -> list[tuple]:
    """The details of all events of a kind since the position was set up."""
    return [found[1:] for found in state.tale.events if found[0] == event]


def court(state, clan) -> str:
    """`y4 b2 g0`."""
    return " ".join(f"{letter}{n}" for letter, n in zip("ybg", state.court[LETTERS.index(clan)], strict=True))


def estates(state, clan) -> str:
    """`cattle castle -`."""
    words = {kind: word for word, kind in PIECES.items()}
    return " ".join(words[kind] for kind in state.estate[LETTERS.index(clan)] if kind != Estate.NONE)


def held(state, clan, field="hand") -> str:
    """The cards of a clan: `1 3 3 4`."""
    counts = getattr(state, field)[LETTERS.index(clan)]
    return " ".join(str(value) for value, n in enumerate(counts, 1) for _ in range(n))


def scores(state) -> list[int]:
    return [rules.score(state, player) for player in range(state.players)]


def score_now(state):
    """The last player of the round ends it."""
    play(state, "end turn")


def set_next_tile(state, number):
    """Puts a number on top of the pile."""
    top, wanted = TILES - state.pile, number - board.LOWEST_TILE
    other = next(i for i in range(top, TILES) if state.tile[i] == wanted and state.tile_place[i] == Place.PILE)
    state.tile[top], state.tile[other] = state.tile[other], state.tile[top]
