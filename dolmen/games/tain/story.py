"""Táin for people: what is asked, offered and explained; telling.py has the log. Keys are those of words/."""

from dolmen.core.play import Play
from dolmen.words import Fact, Line, Named, Points, Seat, over_line

from .board import (
    CLAN_WORDS,
    CLANS,
    COW_GOAL,
    COW_POINTS,
    FREE,
    GOAL_POINTS,
    GUARD,
    HOSTAGE_POINTS,
    JEWEL_POINTS,
    MOST_LEGAL,
    OUTLAND,
    PASS,
    PUBLIC,
    RAID,
    ROUNDS,
    SPACES,
    Discards,
    Event,
    Hostage,
    Phase,
    clan_of,
)
from .places import places
from .recall import is_choosing, recall
from .rules import legal_actions, rank, score
from .telling import clan_line, hostage_line, kind_line, log_hangs_on, tell
from .why import why_not

__all__ = ["log_hangs_on", "places", "recall", "tell", "why_not"]

# R49: after a reveal nothing can be taken back; before it nobody has learned anything.
REVEALS = frozenset({Event.REVEALED})
# The reveal is shown as an event of its own, then the bluffs go, then outland, each fight, and the loot coming home.
SCENES = frozenset({Event.REVEALED, Event.UNBLUFFED, Event.OUTLAND_JUDGED, Event.FOUGHT, Event.BROUGHT_HOME})
# The events that tell of each public field. Every act of scouting also ends the showing of the round before.
_ACTS = frozenset({Event.GUARDED, Event.RAIDED, Event.WENT_OUT, Event.PASSED})
_SHOWN = _ACTS | {Event.REVEALED, Event.FREED}
TELLS = {
    "in_supply": frozenset({Event.GUARDED, Event.RAIDED, Event.WENT_OUT, Event.TOOK_BACK}),
    "in_discards": frozenset({Event.REVEALED, Event.FREED, Event.TOOK_BACK}),
    "raider": frozenset({Event.RAIDED, Event.REVEALED, Event.FREED}),
    "outlander": frozenset({Event.WENT_OUT, Event.REVEALED, Event.FREED}),
    **{field: _SHOWN for field in PUBLIC if field.startswith("shown")},
    "outcome": _SHOWN,
    "outland_outcome": _SHOWN,
    "cows": frozenset({Event.TOOK_COW, Event.BROUGHT_HOME}),
    "jewels": frozenset({Event.TOOK_JEWEL, Event.BROUGHT_HOME}),
    "loot_cows": frozenset({Event.TOOK_COW, Event.OUTLANDER, Event.BROUGHT_HOME}),
    "loot_jewels": frozenset({Event.TOOK_JEWEL, Event.BROUGHT_HOME}),
    "hostages": frozenset({Event.FREED, Event.BROUGHT_HOME}),
    "captives": frozenset({Event.KIDNAPPED, Event.BROUGHT_HOME}),
    "outland_cows": frozenset({Event.OUTLANDER}),
    "passed": frozenset({Event.PASSED, Event.ROUND}),
    "round": frozenset({Event.ROUND}),
    "active": frozenset({Event.ROUND}),
}
UNTOLD = {
    "player": "the question above the table names the player to move",
    "phase": "the question above the table says what is done now",
    "board": "the order in which boards are judged changes nothing, and each clash names its board",
}
FEW_TILES = 3  # who passes with one to three tiles left has only those for all of the next round


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action < RAID:
        kind, space = divmod(action - GUARD, SPACES)
        return Line.of("label-guard", tile=kind_line(kind), space=Line(f"threshold-{space}"))
    if action < OUTLAND:
        where, space = divmod(action - RAID, SPACES)
        kind, clan = divmod(where, CLANS)
        clan_name = Line(f"clan-{CLAN_WORDS[clan]}")
        return Line.of("label-raid", tile=kind_line(kind), space=Line(f"entrance-{space}"), clan=clan_name)
    if action < PASS:
        return Line.of("label-outland", tile=kind_line(action - OUTLAND))
    if action == PASS:
        return Line("label-pass")
    hostage, clan = divmod(action - FREE, CLANS)
    return Line.of("label-free", tile=hostage_line(hostage), clan=Line(f"clan-{CLAN_WORDS[clan]}"))


def ask(view, viewer: int) -> Line:
    """What is asked now, as `viewer` sees it: what to do, or for whom to wait; at the end who won."""
    if view.phase == Phase.OVER:
        return over_line(view, rank, score)
    if view.phase == Phase.SCOUT:
        if viewer != view.player:
            return Line.of("wait-scout", player=Named(view.player))
        return Line("ask-scout" if can_place(view) else "ask-pass")
    if not is_choosing(view):
        return Line("ask-raids")
    if viewer == view.player:
        return Line.of("ask-free", owner=Named(view.board))
    return Line.of("wait-free", player=Named(view.player), owner=Named(view.board))


def can_place(view) -> bool:
    """Whether the player to move has anything to do but pass; only for their own view."""
    return legal_actions(view, [0] * MOST_LEGAL) > 1


def progress(view) -> Line:
    """How far the game is, in a few words."""
    return Line.of("progress", round=view.round, rounds=ROUNDS[view.rounds])


def confirm(action: int, view) -> Line | None:
    """Passing is final for the round, so it is asked twice while there is something else to do."""
    if action != PASS or not can_place(view):
        return None
    tiles = view.in_supply[view.player]
    is_risky = tiles <= FEW_TILES and view.round < ROUNDS[view.rounds]
    return Line.of("confirm-pass-few" if is_risky else "confirm-pass", n=tiles)


def seat(view, player: int) -> Seat:
    """The colour of a clan and its name."""
    return Seat(clan_of(view, player), clan_line(view, player))


def facts(view, player: int) -> list[Fact]:
    """What is public of a player, beside the score."""
    boys, daughters = (sum(owner[kind] for owner in view.hostages[player]) for kind in Hostage)
    found = [
        Fact("cow", view.cows[player], Line("fact-cows")),
        Fact("jewel", view.jewels[player], Line("fact-jewels")),
        Fact("tile", view.in_supply[player], Line("fact-supply")),
        Fact("discards", view.in_discards[player], Line("fact-discards")),
    ]
    if boys:
        found.append(Fact("boy", boys, Line("fact-boys")))
    if daughters:
        found.append(Fact("daughter", daughters, Line("fact-daughters")))
    return found


def public_score(view, player: int) -> int | None:
    """The score: all that counts lies open."""
    return score(view, player)


def points(state, player: int) -> list[Points]:
    """How the points came about, line by line, and the tie-breaks that were used."""
    cows, jewels = state.cows[player], state.jewels[player]
    boys, daughters = (sum(owner[kind] for owner in state.hostages[player]) for kind in Hostage)
    lines = [
        Points(Line.of("points-cows", n=cows), COW_POINTS * cows),
        Points(Line.of("points-jewels", n=jewels), JEWEL_POINTS * jewels),
        Points(Line.of("points-boys", n=boys), HOSTAGE_POINTS[Hostage.BOY] * boys),
        Points(Line.of("points-daughters", n=daughters), HOSTAGE_POINTS[Hostage.DAUGHTER] * daughters),
        Points(Line("points-goal"), GOAL_POINTS if cows >= COW_GOAL else 0),
    ]
    return [line for line in lines if line.points] + ties(state, player)


def ties(state, player: int) -> list[Points]:
    """The tie-breaks that set a player apart from others with as many points, as lines without points."""
    lines = []
    tied = [rival for rival in range(state.players) if rival != player and score(state, rival) == score(state, player)]
    for word, numbers in (("cows", state.cows), ("jewels", state.jewels), ("supply", state.in_supply)):
        if not tied:
            break
        lines.append(Points(Line.of(f"tie-{word}", n=numbers[player]), 0))
        tied = [rival for rival in tied if numbers[rival] == numbers[player]]
    return lines


def is_sealed(play: Play, number: int, reader: int) -> bool:
    """Whether step `number` is still shown to `reader` in its public form only.

    One's own tiles are not; those of others are as long as the game lasts, with open discards only in their own round.
    """
    step = play.steps[number]
    if play.over or step.player == reader or step.action >= PASS:
        return False
    if play.state.discards == Discards.HIDDEN:
        return True
    return not any(event[0] == Event.ROUND for later in play.steps[number:] for event in later.tale)
