"""Mac Robber: where in the picture an event happens, so that it is shown there while it is told."""

from collections.abc import Callable

from dolmen.core.viewer import NOBODY

from .board import COLOUR_WORDS, COURT_COLOURS, LEAVE, STEAL, TAKES, Event, Phase

ON_DISPLAY = (Phase.REDRAW, Phase.ACT, Phase.BARD, Phase.DISCARD)  # the drawn cubes lie on the stage


def places(event: tuple[int, ...], viewer: int, view) -> list[str]:
    """The keys of the pieces and places of an event that is told; `a>b` where something goes from a to b."""
    at = PLACES.get(Event(event[0]))
    return at(view, *event[1:]) if at else []


def court(player, colour) -> str:
    return f"court-{player}-{COLOUR_WORDS[colour]}"


def courts(view, player, victim) -> list[str]:
    """A whole court: a bard has come to it."""
    return [court(victim, colour) for colour in range(COURT_COLOURS)]


def cubes(view, player, *counts) -> list[str]:
    """Cubes come out of the bag."""
    return ["display", "bag>display"] if view.phase in ON_DISPLAY else ["bag"]


def took(view, player, victim, take) -> list[str]:
    """Followers go with the bard: one home, the others into the bag."""
    kept, *bagged = TAKES[take]
    ways = [f"{court(victim, kept)}>{court(player, kept)}"] if kept >= 0 else []
    ways += [f"{court(victim, colour)}>bag" for colour in bagged if colour >= 0]
    return [way.split(">")[0] for way in ways] + ways


def joined(view, player, colour, count) -> list[str]:
    return [court(player, colour), f"display>{court(player, colour)}"]


def built(view, player, kind, slot) -> list[str]:
    return [f"piece-{player}-{slot}", f"display>piece-{player}-{slot}"]


def bought(view, player, deed, slot) -> list[str]:
    return [f"piece-{player}-{slot}", f"pile>piece-{player}-{slot}"]


def drew(view, player, *counts) -> list[str]:
    return [f"cards-{player}", f"deck>cards-{player}"]


def discarded(view, player, *cards) -> list[str]:
    return [f"cards-{player}", f"cards-{player}>discards"]


def played(view, player, value, piper, combat) -> list[str]:
    """A card on its lane, and the piper that lies on it."""
    lane = f"lane-{combat}-{int(player == view.defender)}"
    return [lane, *([f"{court(player, 1)}>{lane}"] if piper else [])]


def duel(view, attacker, card, piper, defender, other, other_piper, combat) -> list[str]:
    return [f"lane-{combat}-0", f"lane-{combat}-1"]


def plundered(view, attacker, defender, action) -> list[str]:
    """A herd walks, or what is burnt goes into the bag."""
    if action == LEAVE:
        return [f"estates-{defender}"]
    goal = f"estates-{attacker}" if action == STEAL else "bag"
    return [f"estates-{defender}", goal, f"estates-{defender}>{goal}"]


def following(view, player, *details) -> list[str]:
    return [f"scored-following-{player}"] if player != NOBODY else []


def scored(colour):
    """The cell of the table that is told."""
    return lambda view, player, *details: [f"scored-{colour}-{player}"]


PLACES: dict[Event, Callable[..., list[str]]] = {
    Event.CARDS: drew,
    Event.SHUFFLED: lambda view, count: ["deck", "discards>deck"],
    Event.CUBES: cubes,
    Event.PUT_BACK: lambda view, player, *counts: ["bag"],
    Event.BUILT: built,
    Event.JOINED: joined,
    Event.BOUGHT: bought,
    Event.BARD: courts,
    Event.TOOK: took,
    Event.MUST_DISCARD: lambda view, player: [f"cards-{player}"],
    Event.DISCARDED: discarded,
    Event.PUT_LEFT: lambda view, player, *counts: ["bag"],
    Event.EXCHANGED: discarded,
    Event.ASSAULTED: lambda view, attacker, defender: ["fighter-0", "fighter-1"],
    Event.PLAYED: played,
    Event.DUEL: duel,
    Event.FOUGHT: lambda view, attacker, defender, *points: [
        "wins-0",
        "wins-1",
        f"disc-{attacker}",
        f"disc-{defender}",
    ],
    Event.PLUNDERED: plundered,
    Event.SORTED: discarded,
    Event.FOLLOWING: following,
    Event.FOLLOWING_STAYS: following,
    Event.GREEN: scored("green"),
    Event.HERDS: scored("red"),
    Event.BLUE: scored("blue"),
    Event.TOTALS: lambda view, *points: [f"scored-sum-{player}" for player in range(view.players)],
    Event.TILE: lambda view, *numbers: ["tile-out", "pile>tile-out"],
}
