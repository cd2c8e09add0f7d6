"""Táin: what each reason why not claims, evaluated from the rules alone."""

from dolmen.core.phrase import words_of
from dolmen.core.viewer import NOBODY

from .board import CLAN_WORDS, MOST_LEGAL, Kind, clan_of, player_of
from .notation import KIND_WORDS, SPACE_WORDS, sentence
from .rules import legal_actions


def options(state) -> list[str]:
    """What the player to move can do, in words."""
    out = [0] * MOST_LEGAL
    return [sentence(action) for action in out[: legal_actions(state, out)]]


def kind_in(details) -> int:
    """The kind that a reason names."""
    return KIND_WORDS.index(details["tile"].details["kind"].key.removeprefix("kind-"))


def space_in(phrase: str) -> int:
    return SPACE_WORDS.index(" ".join(words_of(phrase)[-2:]))


def owner_in(state, viewer: int, phrase: str) -> int:
    """The player whose board a phrase speaks of."""
    clan = next((CLAN_WORDS.index(word) for word in words_of(phrase) if word in CLAN_WORDS), None)
    return viewer if clan is None else player_of(state, clan)


def lies_on(field: str):
    """Whether a tile lies on the space that the phrase names."""
    return lambda state, viewer, phrase, details: (
        getattr(state, field)[owner_in(state, viewer, phrase)][space_in(phrase)] >= 0
    )


def has_only(state, viewer: int, kinds) -> bool:
    """Whether all tiles behind a screen are of some kinds."""
    return all(kind in kinds for kind, number in enumerate(state.supply[viewer]) if number)


def has_no_outlander(state, viewer: int, phrase: str, details) -> bool:
    return NOBODY in state.outlander and has_only(state, viewer, (Kind.BOY, Kind.DAUGHTER))


def must_free(state, viewer: int, phrase: str, details) -> bool:
    """All that can be done is to free somebody from that house."""
    house = f"from {CLAN_WORDS[clan_of(state, details['owner'].player)]}"
    return all(text.startswith("free ") and text.endswith(house) for text in options(state))


def takes_no(state, viewer: int, phrase: str, details) -> bool:
    """A tile is there, and no space takes it."""
    kind = kind_in(details)
    return state.supply[viewer][kind] > 0 and not any(f" {KIND_WORDS[kind]}" in text for text in options(state))


CLAIMS = {
    "why-outland-mine": lambda state, viewer, phrase, details: viewer in state.outlander,
    "why-outland-full": lambda state, viewer, phrase, details: NOBODY not in state.outlander,
    "why-outland-kinds": lambda state, viewer, phrase, details: (
        not {"chief", "warrior", "bluff"} & set(words_of(phrase)) and NOBODY in state.outlander
    ),
    "why-outland-none": has_no_outlander,
    "why-own-entrance": lambda state, viewer, phrase, details: owner_in(state, viewer, phrase) == viewer,
    "why-no-clan": lambda state, viewer, phrase, details: owner_in(state, viewer, phrase) == NOBODY,
    "why-entrance-taken": lies_on("entrance"),
    "why-threshold-taken": lies_on("threshold"),
    "why-not-your-threshold": lambda state, viewer, phrase, details: owner_in(state, viewer, phrase) != viewer,
    "why-daughter": lambda state, viewer, phrase, details: "daughter" in words_of(phrase),
    "why-only-daughter": lambda state, viewer, phrase, details: has_only(state, viewer, (Kind.DAUGHTER,)),
    "why-no-space": takes_no,
    "why-none-left": lambda state, viewer, phrase, details: state.supply[viewer][kind_in(details)] == 0,
    "why-must-free": must_free,
}
