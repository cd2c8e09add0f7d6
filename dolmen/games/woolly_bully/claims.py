"""Woolly Bully: whether the reasons of why.py are true, found from the legal actions, the edges and the hands alone."""

from .board import (
    BEASTS_OF_A_KIND,
    COLOUR_WORDS,
    FACE_LETTERS,
    FIRST_BEAST,
    LETTERS,
    MOST_LEGAL,
    SIDES,
    STEP,
    due_kind,
    edges_of,
    place_at,
)
from .hand import tiles_of
from .notation import FACE_WORDS, KIND_WORDS, TILE_WORDS, sentence
from .rules import legal_actions
from .rules.landscape import number_at


def said(phrase: str) -> list[str]:
    """The words of the first alternative of a phrase, without `place`."""
    words = [word.partition("@")[0] for word in phrase.split("|")[0].split() if word != "*"]
    return words[1:] if words[0] == "place" else words


def offered(state) -> list[str]:
    """What is legal now, in words."""
    out = [0] * MOST_LEGAL
    return [sentence(action) for action in out[: legal_actions(state, out)]]


def verbs(state) -> set[str]:
    return {words.split()[0] for words in offered(state)}


def spot(phrase: str) -> int:
    """The place that a phrase names, by its last two numbers."""
    x, y = [int(word) for word in said(phrase) if word.lstrip("-").isdigit()][-2:]
    return place_at(x, y)


def touching(state, place: int) -> list[str]:
    """The letters of the edges that a place touches; a dot where nothing lies."""
    found = []
    for side in range(SIDES):
        beside = number_at(state, place + STEP[side])
        edges = edges_of(state.lies[beside - 1]) if beside else 0
        found.append(LETTERS[edges >> 3 * ((side + 2) % SIDES) & 7])
    return found


def held(state, player: int) -> list[str]:
    return [TILE_WORDS[tile] for tile in tiles_of(state, player)]


def beasts_held(state, player: int, kind: str) -> int:
    first = FIRST_BEAST + BEASTS_OF_A_KIND * KIND_WORDS.index(kind)
    return len(set(held(state, player)) & set(TILE_WORDS[first : first + BEASTS_OF_A_KIND]))


def loose_wolves(state) -> list[int]:
    """The places of wolves that no hunter covers."""
    wolves = [wolf for wolf in range(BEASTS_OF_A_KIND) if state.post[wolf] >= 0 and wolf not in list(state.covers)]
    return [state.place[state.post[wolf]] for wolf in wolves]


def forest_places(state) -> list[int]:
    """The empty places where every touching edge is forest."""
    return [place for place in state.empty[: state.empties] if set(touching(state, place)) <= {"f", "."}]


def beasts_beside(state, place: int) -> list[tuple[int, int]]:
    """For each forest that a place touches: how many wolf and hunter tiles lie in it."""
    forests = set()
    for side in range(SIDES):
        beside = number_at(state, place + STEP[side])
        if beside:
            forests.add(state.region[SIDES * (beside - 1) + (side + 2) % SIDES])
    laid = [(beast, state.region[SIDES * post]) for beast, post in enumerate(state.post) if post >= 0]
    return [
        (
            sum(beast < BEASTS_OF_A_KIND and where == forest for beast, where in laid),
            sum(beast >= BEASTS_OF_A_KIND and where == forest for beast, where in laid),
        )
        for forest in forests
    ]


def suits(state, kind: str, place: int) -> bool:
    """R14, R15, R17: whether a wolf or hunter may come to a place."""
    if kind == "hunter" and place in loose_wolves(state):
        return True
    if place not in forest_places(state):
        return False
    both = beasts_beside(state, place)
    return all(hunters == 0 if kind == "wolf" else wolves <= hunters for wolves, hunters in both)


def has_place(state, kind: str) -> bool:
    return any(suits(state, kind, place) for place in (*state.empty[: state.empties], *loose_wolves(state)))


def no_open_edge(state, viewer, phrase, details) -> bool:
    """R28: nowhere are all touching edges of the colour."""
    colour = details["colour"].key.removeprefix("colour-")
    letter = "kyrb"[COLOUR_WORDS.index(colour)]
    return not any(set(touching(state, place)) <= {letter, "."} for place in state.empty[: state.empties])


def is_bonus(state, viewer, phrase, details) -> bool:
    return "skip" in verbs(state)


def is_series(state, viewer, phrase, details) -> bool:
    return verbs(state) <= set(KIND_WORDS)


def can_declare(state, viewer, phrase, details) -> bool:
    word = said(phrase)[0]
    kind = word if word in KIND_WORDS else KIND_WORDS[FACE_WORDS.index(word) // 2 >= FIRST_BEAST + BEASTS_OF_A_KIND]
    return f"declare {kind}" in offered(state)


def other_is_due(state, viewer, phrase, details) -> bool:
    due = details["beast"].key.removeprefix("kind-")
    return due != said(phrase)[0] and verbs(state) == {due}


def has_few(kind: str):
    def claim(state, viewer, phrase, details) -> bool:
        asked = max(1, said(phrase).count(kind))
        return beasts_held(state, viewer, kind) == details["n"] < asked

    return claim


def nowhere(kind: str):
    return lambda state, viewer, phrase, details: not has_place(state, kind)


def not_here(kind: str):
    def claim(state, viewer, phrase, details) -> bool:
        return KIND_WORDS[due_kind(state.series, state.step)] == kind and not suits(state, kind, spot(phrase))

    return claim


def wolf_is_here(state, viewer, phrase, details) -> bool:
    return spot(phrase) in loose_wolves(state)


def no_tile_now(state, viewer, phrase, details) -> bool:
    """Neither the tile of the turn nor a bonus tile may be laid."""
    return not verbs(state) & {"place", "pass", "skip"}


def is_not_held(state, viewer, phrase, details) -> bool:
    return said(phrase)[0][:-1] not in held(state, viewer)


def fits_otherwise(state, viewer, phrase, details) -> bool:
    """The tile can be laid, but not on this face and turned like this."""
    face, turn = said(phrase)[0], said(phrase)[-1]
    found = [words for words in offered(state) if words.startswith(f"place {face[:-1]}")]
    return found != [] and not any(words.split()[1] == face and words.endswith(turn) for words in found)


def does_not_match(state, viewer, phrase, details) -> bool:
    face, turn = said(phrase)[0], int(said(phrase)[-1][1:])
    letters = FACE_LETTERS[FACE_WORDS.index(face)]
    lying = [letters[(side - turn) % SIDES] for side in range(SIDES)]
    there = touching(state, spot(" ".join(said(phrase)[1:3])))
    return any(want not in (".", have) for want, have in zip(there, lying, strict=True)) or set(there) == {"."}


def fits_nowhere(state, viewer, phrase, details) -> bool:
    return not any(words.startswith(f"place {said(phrase)[0][:-1]}") for words in offered(state))


def is_dead(state, viewer, phrase, details) -> bool:
    return {"v", "f"} <= set(touching(state, spot(phrase)))


def nothing_fits_here(state, viewer, phrase, details) -> bool:
    """No legal action is about this place, and it is empty."""
    x, y = said(phrase)
    return number_at(state, spot(phrase)) == 0 and not any(f" {x} {y} " in f"{words} " for words in placings(state))


def placings(state) -> list[str]:
    return [words for words in offered(state) if words.split()[0] in ("place", "reveal")]


def must_place(state, viewer, phrase, details) -> bool:
    return "place" in verbs(state) and "pass" not in verbs(state)


def is_other_turn(state, viewer, phrase, details) -> bool:
    return viewer != state.at_turn and "quiet" in verbs(state)


def ends_later(state, viewer, phrase, details) -> bool:
    return bool(verbs(state) & {"place", "pass"}) and "end" not in verbs(state)


CLAIMS = {
    "why-no-open-edge": no_open_edge,
    "why-first-bonus": is_bonus,
    "why-first-series": is_series,
    "why-declare-first": can_declare,
    "why-other-first": other_is_due,
    **{f"why-few-{kind}": has_few(kind) for kind in KIND_WORDS},
    **{f"why-no-place-{kind}": nowhere(kind) for kind in KIND_WORDS},
    **{f"why-not-here-{kind}": not_here(kind) for kind in KIND_WORDS},
    "why-wolf-here": wolf_is_here,
    "why-no-tile-now": no_tile_now,
    "why-not-held": is_not_held,
    "why-this-turn-not": fits_otherwise,
    "why-not-there": does_not_match,
    "why-fits-nowhere": fits_nowhere,
    "why-dead-place": is_dead,
    "why-place-wants": nothing_fits_here,
    "why-must-place": must_place,
    "why-stop-own-turn": is_other_turn,
    "why-end-later": ends_later,
}
