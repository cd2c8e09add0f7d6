"""Táin for people: tiles, clans and spaces as lines, and the lines of the log. Keys are those of words/."""

from dolmen.words import By, Line, Named, Telling, list_line

from .board import CLAN_WORDS, COW_GOAL, EMPTY, ROUNDS, SPACES, STABLES, Discards, Event, Kind, Outcome, Phase, clan_of
from .notation import HOSTAGE_WORDS, KIND_WORDS


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


def is_round_shown(view, round: int) -> bool:
    """Whether the kinds of a round may be told to all: it was revealed and nobody has acted since, or it is open."""
    if view.phase == Phase.OVER or view.shown == round:
        return True
    return view.discards == Discards.OPEN and round < view.round


def tell_guard(viewer: int, view, player: int, kind: int, space: int, round: int) -> Line:
    tile = laid_line(viewer, view, player, kind, round)
    return Line.of("told-guard", player=Named(player), tile=tile, space=space_line(space, "threshold"))


def tell_raid(viewer: int, view, player: int, kind: int, board: int, space: int, round: int) -> Line:
    tile, where = laid_line(viewer, view, player, kind, round), space_line(space, "entrance")
    return Line.of("told-raid", player=Named(player), tile=tile, space=where, owner=Named(board))


def tell_outland(viewer: int, view, player: int, kind: int, _space: int, round: int) -> Line:
    return Line.of("told-outland", player=Named(player), tile=laid_line(viewer, view, player, kind, round))


def laid_line(viewer: int, view, player: int, kind: int, round: int) -> Line:
    """A tile that was laid; its kind is for its owner until the reveal, and forgotten after it."""
    return kind_line(kind) if viewer == player or is_round_shown(view, round) else Line("tile.a")


def tell_outlander(viewer: int, view, player: int, kind: int, _space, outcome, round: int) -> Line | None:
    """What became of a tile in the outland as long as its round is shown; later only that a cow was taken."""
    if not is_round_shown(view, round):
        return Line.of("told-outland-cow", player=Named(player)) if outcome == Outcome.COW else None
    key = {Outcome.COW: "told-outland-won", Outcome.NO_LOOT: "told-outland-empty"}.get(outcome, "told-outland-lost")
    return Line.of(key, player=Named(player), tile=kind_line(kind, "the"))


def tell_clash(viewer: int, view, board, space, raider, kind, guard, outcome, round) -> Line | None:
    """A clash in full, as long as its round is shown."""
    if not is_round_shown(view, round):
        return None
    return Line.of(
        clash_key(outcome, guard),
        player=Named(raider),
        owner=Named(board),
        space=space_line(space, "entrance"),
        tile=kind_line(kind, "the"),
        guard=kind_line(guard, "by" if outcome != Outcome.WON else "a") if guard != EMPTY else Line("tile.a"),
    )


def clash_key(outcome: int, guard: int) -> str:
    if outcome == Outcome.WON:
        return {EMPTY: "told-clash-open", Kind.BLUFF: "told-clash-bluff"}.get(guard, "told-clash-won")
    return "told-clash-equal" if outcome == Outcome.EQUAL else "told-clash-stopped"


def tell_round(viewer: int, view, round: int, active: int) -> Line:
    return Line.of("told-round", round=round, rounds=ROUNDS[view.rounds], player=Named(active))


def tell_ended(viewer: int, view, has_herd: int) -> Line:
    return Line.of("told-ended-cows", goal=COW_GOAL) if has_herd else Line("told-ended-rounds")


def tell_home(viewer: int, view, player: int, *numbers: int) -> Line:
    words = ("cows", "jewels", "boys", "daughters")
    goods = [Line.of(f"goods-{word}", n=n) for word, n in zip(words, numbers, strict=True) if n]
    return Line.of("told-home", player=Named(player), goods=list_line(goods))


NO_COWS, NO_JEWELS = ("told-no-cows", "player", "owner"), ("told-no-jewels", "player", "owner")
told = Telling(
    {"owner": Named, "tile": hostage_line},
    {
        Event.STARTS: ("told-starts", "player"),
        Event.ROUND: tell_round,
        Event.GUARDED: tell_guard,
        Event.RAIDED: tell_raid,
        Event.WENT_OUT: tell_outland,
        Event.PASSED: By(1, (("told-passed", "player"), ("told-must-pass", "player"))),
        Event.REVEALED: ("told-revealed",),
        Event.CLASHED: tell_clash,
        Event.OUTLANDER: tell_outlander,
        Event.KIDNAPPED: ("told-kidnapped", "player", "owner", "tile"),
        Event.FREED: ("told-freed", "player", "owner", "tile"),
        Event.TOOK_COW: ("told-took-cow", "player", "owner"),
        Event.TOOK_JEWEL: ("told-took-jewel", "player", "owner"),
        Event.FOUND_NOTHING: By(2, [NO_COWS if space < STABLES else NO_JEWELS for space in range(SPACES)]),
        Event.TOOK_BACK: ("told-took-back", "player", "n"),
        Event.BROUGHT_HOME: tell_home,
        Event.ENDED: tell_ended,
    },
)
tell = told.tell
