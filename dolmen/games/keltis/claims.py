"""Keltis: what each reason why not claims, evaluated from the rules alone."""

from dolmen.core.phrase import words_of

from .board import BIG, HELD, KINDS, MOST_LEGAL, SMALL, VALUES
from .maps import COLOUR_WORDS, LISTS, PLACES
from .notation import CARD_WORDS, sentence
from .rules import legal_actions


def options(state) -> list[str]:
    """What the player to move can do, in words."""
    out = [0] * MOST_LEGAL
    return [sentence(action) for action in out[: legal_actions(state, out)]]


def only(*verbs: str):
    """Whether all that can be done begins with one of some words."""
    return lambda state, viewer, phrase, details: all(text.startswith(verbs) for text in options(state))


def card_of(details) -> int:
    """The card that a reason names."""
    named = details["card"].details
    return CARD_WORDS.index(f"{colour_word(named['colour'])} {named['value']}")


def colour_word(line) -> str:
    return line.key.removeprefix("colour-").partition(".")[0]


def space_of(state, phrase: str, place: int) -> dict:
    """A space that the phrase names, as the data has it."""
    found = [word for word in words_of(phrase) if word in PLACES[state.board]]
    return LISTS[state.board][PLACES[state.board][found[place]]]


def standing(state, viewer: int) -> set[str]:
    """The names of the spaces on which a player's figures stand."""
    return {LISTS[state.board][space]["id"] for space in state.figures[viewer]}


def is_held(state, viewer: int, card: int) -> bool:
    return any(slot >= 0 and slot // HELD == card for slot in state.hand[viewer])


def can_play(state, card: int) -> bool:
    return f"play {CARD_WORDS[card]}" in options(state)


def breaks_its_row(state, viewer: int, phrase: str, details) -> bool:
    """R2: the row rises and the card is lower than the last one, or the other way round; by the cards in the row."""
    colour, value = divmod(card_of(details), VALUES)
    row = [v for v in range(VALUES) if state.laid[viewer][colour * VALUES + v]]
    last = state.last[viewer][colour]
    rises = len(row) > 1 and last == max(row)
    falls = len(row) > 1 and last == min(row)
    return (value < last and (rises or state.row_rule == 1)) or (value > last and falls)


def has_no_way(state, viewer: int, phrase: str, details) -> bool:
    """No space ahead of any figure has the colour of the card, or is a joker."""
    word = COLOUR_WORDS[card_of(details) // VALUES]
    ahead = {to for space in state.figures[viewer] for to in LISTS[state.board][space]["next"]}
    return not any(LISTS[state.board][PLACES[state.board][to]]["color"] in (word, "joker") for to in ahead)


def pile_of(state, phrase: str) -> int:
    return state.pile_size[COLOUR_WORDS.index(words_of(phrase)[-1])]


def leads_elsewhere(state, viewer: int, phrase: str, details) -> bool:
    """The space has another colour than the card just laid, and every legal step goes onto that colour or a joker."""
    word, space = colour_word(details["colour"]), space_of(state, phrase, -1)
    entered = {LISTS[state.board][PLACES[state.board][text.split()[-1]]]["color"] for text in options(state)}
    return space.get("color") not in (word, "joker") and entered <= {word, "joker"}


def moves_one_path(state, viewer: int, phrase: str, details) -> bool:
    """Every legal step goes along the path of the card just laid."""
    word = colour_word(details["colour"])
    return all(text.split()[-1].startswith(word) for text in options(state))


def is_path_taken(state, viewer: int, phrase: str, details) -> bool:
    colour = space_of(state, phrase, -1)["color"]
    return any(LISTS[state.board][space].get("color") == colour for space in state.figures[viewer])


def has_no_colour_ahead(state, viewer: int, phrase: str, details) -> bool:
    ahead = space_of(state, phrase, 0)["next"]
    colours = {LISTS[state.board][PLACES[state.board][to]]["color"] for to in ahead}
    return not colours & {colour_word(details["colour"]), "joker"}


def has_no_figure(state, viewer: int, phrase: str, details) -> bool:
    figures = state.figures[viewer]
    of_size = [figures[BIG]] if details["figure"].key == "figure-big" else figures[:SMALL]
    return space_of(state, phrase, 0)["id"] not in {LISTS[state.board][space]["id"] for space in of_size}


CLAIMS = {
    "why-no-fit": breaks_its_row,
    "why-no-space": has_no_way,
    "why-no-move": lambda state, viewer, phrase, details: not can_play(state, card_of(details)),
    "why-not-in-hand": lambda state, viewer, phrase, details: not is_held(state, viewer, card_of(details)),
    "why-no-play": lambda state, viewer, phrase, details: not any(can_play(state, card) for card in range(KINDS)),
    "why-card-first": only("play ", "discard "),
    "why-draw-first": only("draw "),
    "why-step-first": only("move "),
    "why-clover-first": lambda state, viewer, phrase, details: (
        only("clover ")(state, viewer, phrase, details) and "clover none" not in options(state)
    ),
    "why-clover-may": lambda state, viewer, phrase, details: "clover none" in options(state),
    "why-clover-must": lambda state, viewer, phrase, details: (
        only("clover ")(state, viewer, phrase, details) and "clover none" not in options(state)
    ),
    "why-shed-first": only("shed "),
    "why-row-empty": lambda state, viewer, phrase, details: (
        state.last[viewer][COLOUR_WORDS.index(colour_word(details["colour"]))] < 0
    ),
    "why-not-draw-yet": lambda state, viewer, phrase, details: (
        not any(text.startswith("draw ") for text in options(state))
    ),
    "why-empty-pile": lambda state, viewer, phrase, details: pile_of(state, phrase) == 0,
    "why-closed-pile": lambda state, viewer, phrase, details: (
        pile_of(state, phrase) > 0 and COLOUR_WORDS[state.closed] == words_of(phrase)[-1]
    ),
    "why-other-colour": leads_elsewhere,
    "why-other-path": moves_one_path,
    "why-path-taken": is_path_taken,
    "why-far": lambda state, viewer, phrase, details: (
        not any(
            space_of(state, phrase, -1)["id"] in LISTS[state.board][space]["next"] for space in state.figures[viewer]
        )
    ),
    "why-at-end": lambda state, viewer, phrase, details: (
        not space_of(state, phrase, 0)["next"] and space_of(state, phrase, 0)["id"] in standing(state, viewer)
    ),
    "why-no-colour-ahead": has_no_colour_ahead,
    "why-no-figure": has_no_figure,
    "why-not-next": lambda state, viewer, phrase, details: (
        space_of(state, phrase, 1)["id"] not in space_of(state, phrase, 0)["next"]
    ),
}
