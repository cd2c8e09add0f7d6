"""Keltis positions from words: figures, rows, hands, tiles, stones as a worked example names them."""

from dolmen.core.plain import Plain, blank
from dolmen.games.keltis import rules
from dolmen.games.keltis.board import (
    BIG,
    BROWSE,
    CLOVER_CLASSIC,
    CLOVER_NEW_PATHS,
    COLOURS,
    COPIES,
    GAMES,
    HAND,
    HELD,
    KINDS,
    MOST_LEGAL,
    NO_CARD,
    REMOVED,
    ROW_RULES,
    SEAT_WORDS,
    SECRET,
    SMALL,
    STALL_ROUNDS,
    STATE,
    VALUES,
    Direction,
    Phase,
    start_values,
)
from dolmen.games.keltis.cards import hold
from dolmen.games.keltis.maps import BOARD_WORDS, COLOUR_WORDS, LISTS, NO_TILE, PLACES, SPACES, tile_number
from dolmen.games.keltis.notation import CARD_WORDS, parse, seat, sentence, tile_word

HAND_OF_W7 = "red 1, red 0, red 4, green 3, yellow 9, pink 2, pink 6, blue 1"
HAND_OF_W9 = "red 4, red 0, red 9, green 3, yellow 9, pink 2, pink 6, blue 1"
HAND_OF_W19 = "green 5, green 0, green 8, green 1, red 3, yellow 8, blue 4, pink 5"


def begin(players=2, seed=1, **options) -> Plain:
    """A new game; seat 0 starts unless the options say otherwise."""
    state = blank(STATE)
    state.players = players
    choices = {
        "board": BOARD_WORDS,
        "clover_new_paths": CLOVER_NEW_PATHS,
        "clover_classic": CLOVER_CLASSIC,
        "row_rule": ROW_RULES,
        "rounds": tuple(map(str, GAMES)),
        "discard_browse": BROWSE,
        "start_player": start_values(players),
        "stall_rounds": tuple(map(str, STALL_ROUNDS)),
    }
    for name, value in {"start_player": 0, **options}.items():
        setattr(state, name, choices[name].index(str(value).lower()))
    state.dice[0] = seed
    rules.setup(state)
    return state


def position(
    hand=None, deck=None, tiles=(), stacks=(), piles=(), players=2, figures=(), rows=(), stones=(), track=(), **options
):
    """A cut-down position in which black is to move; what is not named is empty, on the start stone or full.

    Cards that are in no row, pile or hand named are shared out to the other hands and the deck.
    """
    state = begin(players, **options)
    place = PLACES[state.board]
    for space in range(SPACES[state.board]):
        state.tile[space] = NO_TILE
    for space, words in dict(tiles).items():
        state.tile[place[space]] = tile_number(words)
    for space, height in dict(stacks).items():
        state.stack[place[space]] = height
    for name, words in dict(figures).items():
        put_figures(state, SEAT_WORDS.index(name), words)
    for name, held in dict(rows).items():
        for colour, values in held.items():
            lay_row(state, SEAT_WORDS.index(name), COLOUR_WORDS.index(colour), values)
    for name, words in dict(stones).items():
        put_stones(state, SEAT_WORDS.index(name), words)
    for name, points in dict(track).items():
        state.points[SEAT_WORDS.index(name)] = points
    for colour, values in dict(piles).items():
        for value in values:
            at = COLOUR_WORDS.index(colour)
            state.pile[at][state.pile_size[at]] = value
            state.pile_size[at] += 1
    share_out(state, cards_of(hand) if hand else [], deck)
    return state


def cards_of(words) -> list[int]:
    """The numbers of `red 3, green 2`."""
    return [CARD_WORDS.index(word.strip()) for word in words.split(",")]


def put_figures(state, player, words):
    """`small c2, big e7`."""
    small = 0
    for word in words.split(","):
        size, space = word.split()
        state.figures[player][BIG if size == "big" else small] = PLACES[state.board][space]
        small += size == "small"
    assert small <= SMALL


def lay_row(state, player, colour, values):
    for before, value in zip([None, *values], values, strict=False):
        if before is not None and before != value:
            state.direction[player][colour] = Direction.RISING if value > before else Direction.FALLING
        state.last[player][colour] = value
        state.laid[player][colour * VALUES + value] += 1


def put_stones(state, player, words):
    """`3 green, 1 blue`; `6 wish` are stones without colour."""
    for word in words.split(","):
        number, colour = word.split()
        state.stones[player][COLOURS if colour == "wish" else COLOUR_WORDS.index(colour)] = int(number)


def share_out(state, hand, deck):
    left = [COPIES] * KINDS
    for card in hand:
        left[card] -= 1
    for player in range(state.players):
        for card in range(KINDS):
            left[card] -= state.laid[player][card]
    for colour in range(COLOURS):
        for i in range(state.pile_size[colour]):
            left[colour * VALUES + state.pile[colour][i]] -= 1
    assert min(left) >= 0
    rest = [card for card in range(KINDS) for _ in range(left[card])]
    rest.sort(key=lambda card: card * 7 % KINDS)  # mixed, but always the same
    for player in range(state.players):
        state.hand_size[player] = 0
        state.hand[player] = [NO_CARD] * HAND
        for card in hand if player == 0 and hand else [rest.pop() for _ in range(HAND)]:
            hold(state, player, HELD * card + SECRET)
    state.deck = rest + [NO_CARD] * (len(state.deck) - len(rest))
    state.deck_size = len(rest) - REMOVED[state.players]
    if deck is not None:
        state.deck_size = deck
        for i in range(REMOVED[state.players] + deck, len(state.deck)):
            state.deck[i] = NO_CARD


def offered(state) -> list[str]:
    """What the player to move may do, in words."""
    out = [0] * MOST_LEGAL
    return [sentence(action) for action in out[: rules.legal_actions(state, out)]]


def play(state, *lines):
    """Plays `white: draw deck`, or `draw deck` for whoever is on turn; it must be legal."""
    for line in lines:
        name, colon, text = line.rpartition(": ")
        if colon:
            assert seat(state, state.player) == name, f"{name} is not on turn for {text}"
        assert text in offered(state), f"{text} is not among {offered(state)}"
        rules.apply(state, parse(text))


def next_turn(state):
    """Black's next turn, after turns of the others that touch nothing."""
    assert state.player == 1 and state.phase == Phase.MAIN
    state.player = 0


def hand(state, player=0) -> list[str]:
    """The cards in a hand."""
    return [CARD_WORDS[slot // HELD] for slot in state.hand[player][: state.hand_size[player]]]


def row(state, colour, player=0) -> list[int]:
    """The values in a row, in the order they were laid."""
    at = COLOUR_WORDS.index(colour)
    values = [value for value in range(VALUES) for _ in range(state.laid[player][at * VALUES + value])]
    return values[::-1] if state.direction[player][at] == Direction.FALLING else values


def pile(state, colour) -> list[int]:
    at = COLOUR_WORDS.index(colour)
    return state.pile[at][: state.pile_size[at]]


def figures(state, player=0) -> list[str]:
    """Where a player's figures are, the big one last: `["c4", "start", ..., "start"]`, small ones in table order."""
    ids = [space["id"] for space in LISTS[state.board]]
    small = sorted(state.figures[player][:SMALL], reverse=True)
    return [ids[space] for space in (*small, state.figures[player][BIG])]


def stones(state, player=0) -> dict[str, int]:
    words = (*COLOUR_WORDS, "wish")
    return {word: state.stones[player][i] for i, word in enumerate(words) if state.stones[player][i]}


def stack(state, space) -> int:
    return state.stack[PLACES[state.board][space]]


def tile(state, space) -> str | None:
    number = state.tile[PLACES[state.board][space]]
    return None if number == NO_TILE else tile_word(number)


def verbs(state, verb) -> list[str]:
    """The options that begin with a verb, without it."""
    return [text.removeprefix(f"{verb} ") for text in offered(state) if text.startswith(f"{verb} ")]
