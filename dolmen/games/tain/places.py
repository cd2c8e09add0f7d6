"""Táin: where in the picture an event happens. A key names a space, a fort or a tray, never what lies hidden there."""

from collections.abc import Callable

from .board import EMPTY, Event, Hostage, Kind, Outcome


def places(event: tuple[int, ...], viewer: int, view) -> list[str]:
    """The keys of the pieces and places of an event that is told; `a>b` where something goes from a to b."""
    at = PLACES.get(Event(event[0]))
    return at(view, *event[1:]) if at else []


def clashed(view, board, space, raider, kind, guard, outcome, round) -> list[str]:
    """The gate, and the cell of the table that decides."""
    met = Kind.BLUFF if guard == EMPTY else guard
    return [f"gate-{board}-{space}", f"clash-{kind}-{met}"] if kind != Kind.BLUFF else [f"gate-{board}-{space}"]


def kidnapped(view, player, owner, hostage, board, space) -> list[str]:
    """A boy comes from the entrance, a daughter from the threshold."""
    source = "raid" if hostage == Hostage.BOY else "guard"
    return [f"gate-{board}-{space}", f"{source}-{board}-{space}>captive-{player}-{owner}-{hostage}"]


def brought_home(view, player, cows, jewels, *people) -> list[str]:
    """What stood beside the fort goes in."""
    ways = [f"loot-cows-{player}>herd-{player}"] if cows else []
    ways += [f"loot-jewels-{player}>jewels-{player}"] if jewels else []
    return [f"herd-{player}", f"jewels-{player}", *ways]


def outlander(view, player, kind, space, outcome, round) -> list[str]:
    """The outland, and the cow that leaves it."""
    return ["outland", *([f"pasture>loot-cows-{player}"] if outcome == Outcome.COW else [])]


PLACES: dict[Event, Callable[..., list[str]]] = {
    Event.ROUND: lambda view, round, active: ["marker"],
    Event.GUARDED: lambda view, player, kind, space, round: [f"guard-{player}-{space}"],
    Event.RAIDED: lambda view, player, kind, board, space, round: [f"raid-{board}-{space}"],
    Event.WENT_OUT: lambda view, player, kind, space, round: [f"outland-{space}"],
    Event.PASSED: lambda view, player, why: [f"clan-{player}"],
    Event.OUTLANDER: outlander,
    Event.CLASHED: clashed,
    Event.KIDNAPPED: kidnapped,
    Event.TOOK_COW: lambda view, player, board, space: [f"gate-{board}-{space}", f"herd-{board}>loot-cows-{player}"],
    Event.TOOK_JEWEL: lambda view, player, board, space: [
        f"gate-{board}-{space}",
        f"jewels-{board}>loot-jewels-{player}",
    ],
    Event.FREED: lambda view, player, holder, hostage, space, chosen: [
        f"gate-{holder}-{space}",
        f"hostage-{holder}-{player}-{hostage}>discards-{player}",
    ],
    Event.FOUND_NOTHING: lambda view, player, board, space: [f"gate-{board}-{space}"],
    Event.BROUGHT_HOME: brought_home,
    Event.TOOK_BACK: lambda view, player, count: [f"supply-{player}"],
}
