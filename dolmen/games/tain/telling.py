"""Táin for people: tiles, clans and spaces as lines, and the lines of the log. Keys are those of words/."""

from dolmen.words import By, Line, Named, Telling, list_line

from .board import (
    CLAN_WORDS,
    COW_GOAL,
    EMPTY,
    ROUNDS,
    SET,
    SPACES,
    STABLES,
    Discards,
    Event,
    Hostage,
    Kind,
    Outcome,
    Pass,
    Phase,
    clan_of,
)
from .notation import HOSTAGE_WORDS, KIND_WORDS


def kind_line(kind: int, form: str = "") -> Line:
    """`a warrior`, `the chief`: each clan has one chief and one daughter; other forms are attributes of the text."""
    return with_article(Line(f"kind-{KIND_WORDS[kind]}"), SET[kind] == 1, form)


def hostage_line(hostage: int) -> Line:
    """`a boy`, `the chief's daughter`."""
    return with_article(Line(f"kind-{HOSTAGE_WORDS[hostage]}"), hostage == Hostage.DAUGHTER)


def with_article(kind: Line, is_only: bool, form: str = "") -> Line:
    return Line.of(f"{'the-only-one' if is_only else 'one-of-many'}{form}", kind=kind)


def clan_line(view, player: int) -> Line:
    """`green clan`."""
    return Line(f"clan-{CLAN_WORDS[clan_of(view, player)]}")


def is_round_shown(view, round: int) -> bool:
    """Whether the kinds of a round may be told to all: it was revealed and nobody has acted since, or it is open."""
    if view.phase == Phase.OVER or view.shown == round:
        return True
    return view.discards == Discards.OPEN and round < view.round


def log_hangs_on(view, events) -> tuple[int, ...]:
    """Lines change when a round is revealed, when it is forgotten, and with open discards at its end."""
    return view.shown, view.round if view.discards == Discards.OPEN else 0


def tell_guard(viewer: int, view, player: int, kind: int, space: int, round: int) -> Line:
    tile = laid_line(viewer, view, player, kind, round)
    return Line.of("told-guard", player=Named(player), tile=tile, space=Line(f"threshold-{space}"))


def tell_raid(viewer: int, view, player: int, kind: int, board: int, space: int, round: int) -> Line:
    tile, where = laid_line(viewer, view, player, kind, round), Line(f"entrance-{space}")
    return Line.of("told-raid", player=Named(player), tile=tile, space=where, owner=Named(board))


def tell_outland(viewer: int, view, player: int, kind: int, _space: int, round: int) -> Line:
    return Line.of("told-outland", player=Named(player), tile=laid_line(viewer, view, player, kind, round))


def laid_line(viewer: int, view, player: int, kind: int, round: int) -> Line:
    """A tile that was laid; its kind is for its owner until the reveal, and forgotten after it."""
    if viewer == player or is_round_shown(view, round):
        return kind_line(kind)
    return with_article(Line("tile"), is_only=False)


def tell_revealed(viewer: int, view, _round: int, tiles: int) -> Line:
    """All tiles are turned up, if there are any."""
    return Line("told-revealed" if tiles else "told-revealed-none")


def tell_unbluffed(viewer: int, view, bluffs: int, round: int) -> Line | None:
    """How many bluffs were taken off, as long as their round is shown."""
    return Line.of("told-unbluffed", n=bluffs) if is_round_shown(view, round) else None


def tell_outlander(viewer: int, view, player: int, kind: int, _space, outcome, round: int) -> Line | None:
    """What became of a tile in the outland as long as its round is shown; later only that a cow was taken."""
    if not is_round_shown(view, round):
        return Line.of("told-outland-cow", player=Named(player)) if outcome == Outcome.COW else None
    key = {Outcome.COW: "told-outland-won", Outcome.NO_LOOT: "told-outland-empty"}.get(outcome, "told-outland-lost")
    return Line.of(key, player=Named(player), tile=Line(f"kind-{KIND_WORDS[kind]}"))


def tell_clash(viewer: int, view, board, space, raider, kind, guard, outcome, round) -> Line | None:
    """A clash in full, as long as its round is shown."""
    if not is_round_shown(view, round):
        return None
    return Line.of(
        clash_key(outcome, guard),
        player=Named(raider),
        owner=Named(board),
        space=Line(f"entrance-{space}"),
        tile=Line(f"kind-{KIND_WORDS[kind]}"),
        **guard_details(guard, outcome),
    )


def guard_details(guard: int, outcome: int) -> dict[str, Line]:
    """The guard, in the texts that name one: past whom, or by whom a raider was stopped."""
    if guard in (EMPTY, Kind.BLUFF) or outcome == Outcome.EQUAL:
        return {}
    return {"guard": kind_line(guard, "" if outcome == Outcome.WON else ".by")}


def clash_key(outcome: int, guard: int) -> str:
    if outcome == Outcome.WON:
        return {EMPTY: "told-clash-open", Kind.BLUFF: "told-clash-bluff"}.get(guard, "told-clash-won")
    return "told-clash-equal" if outcome == Outcome.EQUAL else "told-clash-stopped"


def tell_round(viewer: int, view, round: int, active: int) -> Line:
    return Line.of("told-round", round=round, rounds=ROUNDS[view.rounds], player=Named(active))


def tell_ended(viewer: int, view, has_herd: int) -> Line:
    """Who has enough cows; the herds are those of the end."""
    if not has_herd:
        return Line("told-ended-rounds")
    owners = [Named(player) for player in range(view.players) if view.cows[player] >= COW_GOAL]
    if len(owners) == 1:
        return Line.of("told-ended-cows", player=owners[0])
    return Line.of("told-ended-herds", players=list_line(owners))


def tell_home(viewer: int, view, player: int, *numbers: int) -> Line:
    words = ("cows", "jewels", "boys", "daughters")
    goods = [Line.of(f"goods-{word}", n=n) for word, n in zip(words, numbers, strict=True) if n]
    return Line.of("told-home", player=Named(player), goods=list_line(goods))


NO_COWS, NO_JEWELS = ("told-no-cows", "player", "owner"), ("told-no-jewels", "player", "owner")
told = Telling(
    {"owner": Named, "tile": hostage_line},
    {
        Event.ROUND: tell_round,
        Event.GUARDED: tell_guard,
        Event.RAIDED: tell_raid,
        Event.WENT_OUT: tell_outland,
        Event.PASSED: By(
            1,
            {
                Pass.CHOSEN: ("told-passed", "player"),
                Pass.NO_TILES: ("told-no-tiles", "player"),
                Pass.NO_SPACES: ("told-no-spaces", "player"),
            },
        ),
        Event.REVEALED: tell_revealed,
        Event.UNBLUFFED: tell_unbluffed,
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
