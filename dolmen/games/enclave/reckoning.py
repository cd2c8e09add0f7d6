"""Enclave: the sums of a mission for one member, as prompts, pictures and sketches show them."""

from .cards import CRITICAL, OPTIMAL, WORST
from .rules.mission import damage, fails


def own_number(view, player: int, wound: int) -> int:
    """The number of a red space, or of a green one with a minus: what a member adds to the danger of a type."""
    space = view.condition[player][wound] - WORST
    return (0 if view.cancels[player] else CRITICAL[space]) - OPTIMAL[space]


def condition_after(view, player: int, wound: int) -> int:
    """Where a condition goes if nothing else is used."""
    return max(WORST, view.condition[player][wound] - damage(view, player, wound))


def will_fail(view, player: int) -> bool:
    """Whether the mission fails for a member as it stands."""
    return any(fails(view, player, wound, damage(view, player, wound)) for wound in range(2))
