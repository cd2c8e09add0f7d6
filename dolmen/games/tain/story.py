"""Táin for people: what is told, asked and explained. Keys are those of words/it.ftl and words/en.ftl."""

from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.games.tain.board import (
    CLAN_WORDS,
    CLANS,
    COW_GOAL,
    COW_POINTS,
    EMPTY,
    FREE,
    GOAL_POINTS,
    GUARD,
    HOSTAGE_POINTS,
    JEWEL_POINTS,
    MOST_LEGAL,
    OUTLAND,
    PASS,
    RAID,
    ROUNDS,
    SPACES,
    STABLES,
    Discards,
    Event,
    Hostage,
    Kind,
    Outcome,
    Phase,
    clan_of,
    player_of,
)
from dolmen.games.tain.notation import HOSTAGE_WORDS, KIND_WORDS, space_of
from dolmen.games.tain.rules import legal_actions, rank, score
from dolmen.games.tain.scouting import is_outland_open
from dolmen.words import Fact, Line, Named, Points, Seat

# R49: after a reveal nothing can be taken back; before it nobody has learned anything.
REVEALS = frozenset({Event.REVEALED})
# The reveal is shown as an event of its own, then the bluffs go, then outland, each board, and the loot coming home.
SCENES = frozenset({Event.REVEALED, Event.UNBLUFFED, Event.OUTLAND_JUDGED, Event.BOARD_JUDGED, Event.RESOLVED})
FEW_TILES = 3  # who passes with one to three tiles left has only those for all of the next round


def kind_line(kind: int, form: str = "a") -> Line:
    """`a warrior`, `the chief`; other forms are the attributes of the kind's text."""
    return Line(f"kind-{KIND_WORDS[kind]}.{form}")


def hostage_line(hostage: int, form: str = "a") -> Line:
    """`a boy`, `the daughter`."""
    return Line(f"kind-{HOSTAGE_WORDS[hostage]}.{form}")


def clan_line(view, player: int, form: str = "the") -> Line:
    """`the green clan`."""
    return Line(f"clan-{CLAN_WORDS[clan_of(view, player)]}.{form}")


def space_line(space: int, form: str) -> Line:
    """`stable entrance 2`; form `entrance` or `threshold`."""
    return Line(f"space-{space}.{form}")


def list_line(lines: list) -> Line:
    """`one, two and three`, of one to four lines or players."""
    return Line.of(f"list-{len(lines)}", **dict(zip(("one", "two", "three", "four"), lines, strict=False)))


def is_round_shown(view, round: int) -> bool:
    """Whether the kinds of a round may be told to all: it was revealed and nobody has acted since, or it is open."""
    if view.phase == Phase.OVER or view.shown == round:
        return True
    return view.discards == Discards.OPEN and round < view.round


def tell(event, viewer: int, view) -> Line | None:
    """An event as `viewer` may hear it, given what the view shows now; None if it is not worth a line."""
    kind, *details = event
    if kind in (Event.GUARDED, Event.RAIDED, Event.WENT_OUT):
        return tell_placement(kind, details, viewer, view)
    if kind in (Event.CLASHED, Event.OUTLANDER):
        return tell_clash(kind, details, view)
    if kind in (Event.STARTS, Event.ROUND, Event.PASSED, Event.REVEALED, Event.TOOK_BACK, Event.ENDED):
        return tell_course(kind, details, view)
    return tell_goods(kind, details)


def tell_placement(kind, details, viewer: int, view) -> Line:
    """A tile that was laid; its kind is for its owner until the reveal, and forgotten after it."""
    player, tile, *where, round = details
    known = viewer == player or is_round_shown(view, round)
    named = kind_line(tile) if known else Line("tile.a")
    if kind == Event.WENT_OUT:
        return Line.of("told-outland", player=Named(player), tile=named)
    if kind == Event.GUARDED:
        return Line.of("told-guard", player=Named(player), tile=named, space=space_line(where[0], "threshold"))
    board, space = where
    return Line.of(
        "told-raid", player=Named(player), tile=named, space=space_line(space, "entrance"), owner=Named(board)
    )


def tell_clash(kind, details, view) -> Line | None:
    """A clash in full as long as its round is shown; later only that a cow was taken."""
    round = details[-1]
    if kind == Event.OUTLANDER:
        player, tile, _, outcome, _ = details
        if not is_round_shown(view, round):
            return Line.of("told-outland-cow", player=Named(player)) if outcome == Outcome.COW else None
        key = {Outcome.COW: "told-outland-won", Outcome.NO_LOOT: "told-outland-empty"}.get(outcome, "told-outland-lost")
        return Line.of(key, player=Named(player), tile=kind_line(tile, "the"))
    if not is_round_shown(view, round):
        return None
    board, space, raider, tile, guard, outcome, _ = details
    return Line.of(
        clash_key(outcome, guard),
        player=Named(raider),
        owner=Named(board),
        space=space_line(space, "entrance"),
        tile=kind_line(tile, "the"),
        guard=kind_line(guard, "by" if outcome != Outcome.WON else "a") if guard != EMPTY else Line("tile.a"),
    )


def clash_key(outcome: int, guard: int) -> str:
    if outcome == Outcome.WON:
        return {EMPTY: "told-clash-open", Kind.BLUFF: "told-clash-bluff"}.get(guard, "told-clash-won")
    return "told-clash-equal" if outcome == Outcome.EQUAL else "told-clash-stopped"


def tell_course(kind, details, view) -> Line:
    """Rounds, passes, and the end."""
    if kind == Event.ROUND:
        round, active = details
        return Line.of("told-round", round=round, rounds=ROUNDS[view.rounds], player=Named(active))
    if kind == Event.REVEALED:
        return Line("told-revealed")
    if kind == Event.ENDED:
        return Line.of("told-ended-cows", goal=COW_GOAL) if details[0] else Line("told-ended-rounds")
    if kind == Event.PASSED:
        return Line.of("told-must-pass" if details[1] else "told-passed", player=Named(details[0]))
    if kind == Event.TOOK_BACK:
        return Line.of("told-took-back", player=Named(details[0]), n=details[1])
    return Line.of("told-starts", player=Named(details[0]))


def tell_goods(kind, details) -> Line | None:
    """Cows, jewels, kidnapped and freed tiles: public for ever."""
    if kind == Event.KIDNAPPED:
        captor, owner, hostage, _, _ = details
        line = hostage_line(hostage)
        return Line.of("told-kidnapped", player=Named(captor), owner=Named(owner), tile=line)
    if kind == Event.FREED:
        player, holder, hostage, _, _ = details
        return Line.of("told-freed", player=Named(player), owner=Named(holder), tile=hostage_line(hostage))
    if kind in (Event.TOOK_COW, Event.TOOK_JEWEL):
        key = "told-took-cow" if kind == Event.TOOK_COW else "told-took-jewel"
        return Line.of(key, player=Named(details[0]), owner=Named(details[1]))
    if kind == Event.FOUND_NOTHING:
        key = "told-no-cows" if details[2] < STABLES else "told-no-jewels"
        return Line.of(key, player=Named(details[0]), owner=Named(details[1]))
    if kind == Event.BROUGHT_HOME:
        player, *numbers = details
        words = ("cows", "jewels", "boys", "daughters")
        goods = [Line.of(f"goods-{word}", n=n) for word, n in zip(words, numbers, strict=True) if n]
        return Line.of("told-home", player=Named(player), goods=list_line(goods))
    return None


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action < RAID:
        kind, space = divmod(action - GUARD, SPACES)
        return Line.of("label-guard", tile=kind_line(kind), space=space_line(space, "threshold"))
    if action < OUTLAND:
        where, space = divmod(action - RAID, SPACES)
        kind, clan = divmod(where, CLANS)
        clan_name = Line(f"clan-{CLAN_WORDS[clan]}.of")
        return Line.of("label-raid", tile=kind_line(kind), space=space_line(space, "entrance"), clan=clan_name)
    if action < PASS:
        return Line.of("label-outland", tile=kind_line(action - OUTLAND))
    if action == PASS:
        return Line("label-pass")
    hostage, clan = divmod(action - FREE, CLANS)
    return Line.of("label-free", tile=hostage_line(hostage), clan=Line(f"clan-{CLAN_WORDS[clan]}.of"))


def ask(view, viewer: int) -> Line:
    """What is asked now, as `viewer` sees it: an order to him, or whom he waits for; at the end who won."""
    if view.phase == Phase.OVER:
        return ask_over(view)
    if view.phase == Phase.SCOUT:
        if viewer != view.player:
            return Line.of("wait-scout", player=Named(view.player))
        return Line("ask-scout" if can_place(view) else "ask-pass")
    if not is_choosing(view):
        return Line("ask-raids")
    if viewer == view.player:
        return Line.of("ask-free", owner=Named(view.board))
    return Line.of("wait-free", player=Named(view.player), owner=Named(view.board))


def ask_over(view) -> Line:
    winners = [player for player in range(view.players) if rank(view, player) == 0]
    points = score(view, winners[0])
    if len(winners) == 1:
        return Line.of("over-won", player=Named(winners[0]), points=points)
    return Line.of("over-shared", players=list_line([Named(player) for player in winners]), points=points)


def can_place(view) -> bool:
    """Whether the player to move has anything to do but pass; only for his own view."""
    return legal_actions(view, [0] * MOST_LEGAL) > 1


def is_choosing(view) -> bool:
    """Whether somebody is asked whom to free; false at the scenes between reveal and resolution."""
    return (
        view.phase == Phase.RAID
        and view.board != NOBODY
        and any(
            view.outcome[view.board][space] == Outcome.WON and view.raider[view.board][space] == view.player
            for space in range(STABLES, SPACES)
        )
    )


def progress(view) -> Line:
    """How far the game is, in a few words."""
    return Line.of("progress", round=view.round, rounds=ROUNDS[view.rounds])


def confirm(action: int, view) -> Line | None:
    """Passing is final for the round, so it is asked twice while there is something else to do."""
    if action != PASS or not can_place(view):
        return None
    tiles = view.in_supply[view.player]
    return Line.of("confirm-pass-few" if tiles <= FEW_TILES else "confirm-pass", n=tiles)


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why a part of the picture that is not lit cannot be chosen now, where the game can say it."""
    if viewer == NOBODY or view.phase != Phase.SCOUT:
        return None
    if view.passed[viewer]:
        return Line("why-passed")
    words = [word for word in phrase.split("|")[0].split() if word != "*"]
    if "outland" in words:
        return why_not_outland(view, viewer)
    if words and words[-1].isdigit():
        space = space_of(words[-2], words[-1])
        clan = next((CLAN_WORDS.index(word) for word in words if word in CLAN_WORDS), None)
        owner = viewer if clan is None else player_of(view, clan)
        return why_not_space(view, viewer, owner, space, "raid" in words)
    kind = next((KIND_WORDS.index(word) for word in words if word in KIND_WORDS), None)
    if kind is not None and view.supply[viewer][kind] == 0:
        return Line.of("why-none-left", tile=Line(f"kind-{KIND_WORDS[kind]}.none"))
    if kind == Kind.DAUGHTER:
        return Line("why-daughter")
    return None


def why_not_outland(view, viewer: int) -> Line:
    if viewer in (view.outlander[0], view.outlander[1]):
        return Line("why-outland-mine")
    return Line("why-outland-kinds" if is_outland_open(view, viewer) else "why-outland-full")


def why_not_space(view, viewer: int, owner: int, space: int, is_raid: bool) -> Line | None:
    if is_raid:
        if owner == viewer:
            return Line("why-own-entrance")
        return Line("why-entrance-taken" if view.entrance[owner][space] != EMPTY else "why-daughter")
    if owner != viewer:
        return Line("why-not-your-threshold")
    return Line("why-threshold-taken") if view.threshold[owner][space] != EMPTY else None


def seat(view, player: int) -> Seat:
    """The colour of a clan and its name."""
    return Seat(clan_of(view, player), clan_line(view, player, "name"))


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
        Points(Line.of("points-goal", goal=COW_GOAL), GOAL_POINTS if cows >= COW_GOAL else 0),
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
