"""Mac Robber for people: cubes, cards and courts as lines, and the lines of the log. Keys are those of words/."""

from functools import partial

from dolmen.core.viewer import NOBODY
from dolmen.words import By, Line, Named, Telling, list_line

from .board import (
    CLOSED,
    COLOUR_WORDS,
    ENOUGH,
    LEAVE,
    RAZE_ABBEY,
    RAZE_CASTLE,
    STEAL,
    STEAL_TO_BAG,
    TAKES,
    TWO,
    VALUES,
    Deed,
    Ending,
    Estate,
    Event,
    Phase,
)
from .notation import values

ESTATE_WORDS = {Estate.EMPTY: "empty", Estate.CATTLE: "cattle", Estate.CASTLE: "castle", Estate.ABBEY: "abbey"}
COURT_WORDS = ("warriors", "pipers", "monks")  # by colour
PLUNDER_WORDS = {STEAL: "steal", STEAL_TO_BAG: "bag", RAZE_CASTLE: "castle", RAZE_ABBEY: "abbey", LEAVE: "leave"}
ENDING_WORDS = {Ending.TILE: "tile", Ending.PILE: "pile", Ending.ROUNDS: "rounds", Ending.BAG: "bag"}


def cubes_line(counts) -> Line:
    """`two yellow and one green cube`."""
    lines = [Line.of(f"cubes-{word}", n=n) for word, n in zip(COLOUR_WORDS, counts, strict=True) if n]
    return list_line(lines) if lines else Line("cubes-none")


def court_line(colour: int, count: int = 1) -> Line:
    """`a warrior`, `two monks`."""
    return Line.of(f"court-{COURT_WORDS[colour]}", n=count)


def cards_text(counts) -> str:
    """`1, 3, 3, 4`."""
    return ", ".join(values(counts))


def payment_line(deed: int) -> Line:
    """How an estate is paid: from the display, from the court."""
    if deed == Deed.RED_DRAW:
        return Line("pay-red-draw")
    if deed == Deed.RED_COURT:
        return Line("pay-red-court")
    side, drawn = ("court", deed - Deed.GREEN_COURT) if deed >= Deed.GREEN_COURT else ("draw", deed - Deed.GREEN_DRAW)
    return Line(f"pay-green-{side}-{drawn}")


def take_line(key: str, take, **details) -> Line:
    """What a bard does with the cubes: KEY-bag, all into the bag; KEY-keep, one comes home."""
    kept, *bagged = take
    details["bag"] = list_line([court_line(colour) for colour in bagged if colour >= 0])
    return Line.of(f"{key}-bag", **details) if kept < 0 else Line.of(f"{key}-keep", kept=court_line(kept), **details)


def strength_line(value: int, piper: int) -> Line:
    """`3`, or `3 and a piper: 4`."""
    return Line.of("strength-piper" if piper else "strength", value=value, total=value + piper)


def tell_cubes(key: str, viewer: int, view, player: int, *counts: int) -> Line:
    return Line.of(key, player=Named(player), cubes=cubes_line(counts))


def tell_tile(viewer: int, view, number: int, best: int) -> Line:
    return Line.of("told-tile", number=number, best=best) if number else Line("told-tile-hidden")


def tell_left(viewer: int, view, player: int, *counts: int) -> Line | None:
    return tell_cubes("told-left", viewer, view, player, *counts) if sum(counts) else None


def tell_joined(viewer: int, view, player: int, colour: int, count: int) -> Line:
    return Line.of(f"told-joined-{COURT_WORDS[colour]}", player=Named(player), n=count)


def tell_took(viewer: int, view, player: int, victim: int, take: int) -> Line:
    return take_line("told-took", TAKES[take], player=Named(player), victim=Named(victim))


def tell_cards(key: str, viewer: int, view, player: int, *counts: int) -> Line:
    """Cards drawn are their owner's secret; cards discarded are open, or on a closed pile secret too."""
    is_open = key != "told-drew" and view.discard_pile != CLOSED
    if is_open or viewer == player or view.phase == Phase.OVER:
        return Line.of(key, player=Named(player), cards=cards_text(counts), n=sum(counts))
    return Line.of(f"{key}-hidden", player=Named(player), n=sum(counts))


def tell_discarded(viewer: int, view, player: int, value: int) -> Line:
    return tell_cards("told-lost", viewer, view, player, *(int(one == value) for one in range(VALUES)))


def tell_played(viewer: int, view, player: int, value: int, piper: int, _combat: int) -> Line:
    """A card face down: its owner knows which; a piper beside it is seen by all."""
    if viewer == player:
        return Line.of("told-played-mine", player=Named(player), strength=strength_line(value, piper))
    return Line.of("told-played-piper" if piper else "told-played", player=Named(player))


def tell_duel(viewer: int, view, a, card, piper, d, other, other_piper, combat) -> Line:
    lead = card + piper - other - other_piper
    return Line.of(
        "told-duel" if lead else "told-duel-even",
        n=combat + 1,
        player=Named(a),
        strength=strength_line(card, piper),
        rival=Named(d),
        other=strength_line(other, other_piper),
        winner=Named(a if lead > 0 else d),
    )


def tell_result(viewer: int, view, a, d, won, lost, gain, defence) -> Line:
    """R31: with `assault_win = two` a single combat round won is not yet a won assault."""
    both = {"player": Named(a), "rival": Named(d), "won": won, "lost": lost}
    if defence:
        return Line.of("told-fought-lost", **both, points=-gain, defence=defence)
    if won > lost and (won >= ENOUGH or view.assault_win != TWO):
        return Line.of("told-fought-won", **both, points=gain)
    key = "told-fought-drawn" if won == lost else "told-fought-short"
    return Line.of(f"{key}-point", **both, points=gain) if gain else Line.of(key, **both)


FOLLOWING_WORDS = (("told-following", "told-following-kept"), ("told-following-court", "told-following-court-kept"))


def tell_following(viewer: int, view, player: int, warriors: int, by_court: int, had_it: int) -> Line:
    named = {"player": Named(player)} if by_court else {"player": Named(player), "n": warriors}
    return Line.of(FOLLOWING_WORDS[by_court][had_it], **named)


def tell_totals(viewer: int, view, *points: int) -> Line:
    seats = range(view.players)
    return Line.of(
        "told-totals", totals=list_line([Line.of("total", player=Named(seat), points=points[seat]) for seat in seats])
    )


def tell_following_stays(viewer: int, view, player: int) -> Line:
    if player == NOBODY:
        return Line("told-following-nobody")
    return Line.of("told-following-stays", player=Named(player))


# What a scoring gave to whom; players who have nothing of a colour are not named.


def tell_green(viewer: int, view, player: int, cubes: int, points: int) -> Line | None:
    return Line.of("told-green", player=Named(player), n=cubes, points=points) if cubes or points else None


def tell_herds(viewer: int, view, player: int, herds: int, points: int, most: int) -> Line | None:
    key = "told-herds-most" if most else "told-herds"
    return Line.of(key, player=Named(player), n=herds, points=points, most=most) if herds else None


def tell_blue(viewer: int, view, player: int, cubes: int, herds: int, rival: int, points: int) -> Line | None:
    if not cubes:
        return None
    if not herds:
        return Line.of("told-blue-free", player=Named(player), n=cubes, points=points)
    return Line.of("told-blue", player=Named(player), n=cubes, herds=herds, rival=Named(rival), points=points)


PLUNDERED = {action: (f"told-plunder-{word}", "player", "rival") for action, word in PLUNDER_WORDS.items()}
told = Telling(
    {
        "victim": Named,
        "rival": Named,
        "payment": payment_line,
    },
    {
        Event.STARTS: ("told-starts", "player"),
        Event.CARDS: partial(tell_cards, "told-drew"),
        Event.SHUFFLED: ("told-shuffled", "n"),
        Event.ROUND: ("told-round", "round", "player"),
        Event.TURN: By(1, ((), ("told-last", "player"))),
        Event.CUBES: partial(tell_cubes, "told-cubes"),
        Event.PUT_BACK: partial(tell_cubes, "told-put-back"),
        Event.NO_REDRAW: ("told-no-redraw", "player"),
        Event.BUILT: By(1, {kind: (f"told-built-{word}", "player") for kind, word in ESTATE_WORDS.items()}),
        Event.JOINED: tell_joined,
        Event.BOUGHT: ("told-bought", "player", "payment"),
        Event.BARD: ("told-bard", "player", "victim"),
        Event.TOOK: tell_took,
        Event.MUST_DISCARD: ("told-must-discard", "player"),
        Event.DISCARDED: tell_discarded,
        Event.PUT_LEFT: tell_left,
        Event.EXCHANGED: partial(tell_cards, "told-exchanged"),
        Event.ENDED_TURN: ("told-ended-turn", "player"),
        Event.ASSAULTED: ("told-assault", "player", "rival"),
        Event.PLAYED: tell_played,
        Event.DUEL: tell_duel,
        Event.FOUGHT: tell_result,
        Event.PLUNDERED: By(2, PLUNDERED),
        Event.SORTED: partial(tell_cards, "told-sorted"),
        Event.FOLLOWING: tell_following,
        Event.FOLLOWING_STAYS: tell_following_stays,
        Event.GREEN: tell_green,
        Event.HERDS: tell_herds,
        Event.BLUE: tell_blue,
        Event.TOTALS: tell_totals,
        Event.TILE: tell_tile,
        Event.ENDED: By(0, {ending: (f"told-over-{word}",) for ending, word in ENDING_WORDS.items()}),
    },
)
tell = told.tell
