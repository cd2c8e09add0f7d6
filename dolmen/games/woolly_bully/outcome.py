"""Woolly Bully: what a tile would make of the fields, found by laying it on a copy of what the player sees."""

from dolmen.words import Line

from .board import BEAST, DECLARE, PLACE, PLACES, QUESTION_FACE, REVEAL, SIDES, SKIP, WAYS, Terrain
from .rules.forests import settle_forests
from .rules.landscape import lay
from .rules.placing import lies_of
from .rules.scoring import is_threatened, terrain_of
from .rules.specials import post_beast
from .telling import colour_line, joined

MOST = 3  # fields that are told of, the largest first
ALONE = 1  # a sheep by itself that is open to all sides is not worth a word
STATES = {  # by whether a field has open sides, and whether a wolf threatens it
    (False, False): "brings-safe",
    (False, True): "brings-threatened",
    (True, False): "brings-open",
    (True, True): "brings-open-threatened",
}


def brings(action: int, view) -> Line | None:
    """The fields that an action would change, as they would be then; None where it lays nothing or changes none."""
    after = view.copy()
    if not lay_out(after, action):
        return None
    told = [field_line(after, field) for field in changed_fields(view, after)[:MOST]]
    return joined("brings", told) if told else None


def lay_out(after, action: int) -> bool:
    """Lays the tile of an action in a landscape; False for an action without one. Nothing is drawn from the bag."""
    if action < REVEAL:
        lay(after, lies_of(action), (action - PLACE) // WAYS)
        settle_forests(after)
    elif action < DECLARE:
        colour, place = divmod(action - REVEAL, PLACES)
        lay(after, SIDES * (QUESTION_FACE + colour), place)
    elif BEAST <= action < SKIP:
        post_beast(after, *divmod(action - BEAST, PLACES))
    else:
        return False
    return True


def changed_fields(view, after) -> list[int]:
    """The fields that have grown, closed, or come into danger or out of it, the largest first."""
    found = [field for field in range(SIDES * after.laid) if is_field(after, field)]
    changed = [field for field in found if facts_of(view, field) != facts_of(after, field)]
    return sorted(changed, key=lambda field: -after.size[field])


def is_field(after, quarter: int) -> bool:
    """Whether a quarter names a field of sheep that is worth a word."""
    is_sheep = after.size[quarter] and Terrain.BLACK <= terrain_of(after, quarter) <= Terrain.BLUE
    return bool(is_sheep) and not (after.size[quarter] == ALONE and after.open[quarter])


def facts_of(view, field: int) -> tuple[int, int, bool]:
    """The sheep of a field, its open sides, and whether a wolf threatens it; nothing of one that is not there."""
    size = view.size[field]
    return (size, view.open[field], is_threatened(view, field)) if size else (0, 0, False)


def field_line(after, field: int) -> Line:
    """A field as it would be."""
    size, edges, threatened = facts_of(after, field)
    told = {"colour": colour_line(terrain_of(after, field) - Terrain.BLACK), "n": size}
    return Line(STATES[edges > 0, threatened], {**told, "open": edges} if edges else told)
