"""Mac Robber for people: cubes, cards and courts as lines, and the lines of the log. Keys are those of words/."""

from functools import partial

from dolmen.core.viewer import NOBODY
from dolmen.words import By, Line, Named, Telling, list_line

from .board import (
    CLOSED,
    COLOUR_WORDS,
    LEAVE,
    RAZE_ABBEY,
    RAZE_CASTLE,
    STEAL,
    STEAL_TO_BAG,
    TAKES,
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
    """`1 3 3 4`."""
    return " ".join(values(counts))


def payment_line(deed: int) -> Line:
    """How an estate is paid: from the display, from the court."""
    if deed == Deed.RED_DRAW:
        return Line("pay-red-draw")
    if deed == Deed.RED_COURT:
        return Line("pay-red-court")
    side, drawn = ("court", deed - Deed.GREEN_COURT) if deed >= Deed.GREEN_COURT else ("draw", deed - Deed.GREEN_DRAW)
    return Line(f"pay-green-{side}-{drawn}")


def take_line(take) -> Line:
    """What a bard does with the cubes: `keeps a piper and puts a monk into the bag`."""
    kept, *bagged = take
    bag = list_line([court_line(colour) for colour in bagged if colour >= 0])
    return Line.of("take-bag", bag=bag) if kept < 0 else Line.of("take-keep", kept=court_line(kept), bag=bag)


def strength_line(value: int, piper: int) -> Line:
    """`3`, or `3 and a piper: 4`."""
    return Line.of("strength-piper" if piper else "strength", value=value, total=value + piper)


def tell_cubes(key: str, viewer: int, view, player: int, *counts: int) -> Line:
    return Line.of(key, player=Named(player), cubes=cubes_line(counts))


def tell_tile(viewer: int, view, number: int, best: int) -> Line:
    return Line.of("told-tile", number=number, best=best) if number else Line("told-tile-hidden")


def tell_joined(viewer: int, view, player: int, colour: int, count: int) -> Line:
    return Line.of("told-joined", player=Named(player), followers=court_line(colour, count))


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
    key = "won" if gain > 0 and won != lost else "lost" if defence else "drawn-point" if gain else "drawn"
    both = {"player": Named(a), "rival": Named(d), "won": won, "lost": lost}
    return Line.of(f"told-fought-{key}", **both, points=abs(gain), defence=defence)


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
        "take": lambda take: take_line(TAKES[take]),
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
        Event.TOOK: ("told-took", "player", "victim", "take"),
        Event.MUST_DISCARD: ("told-must-discard", "player"),
        Event.DISCARDED: tell_discarded,
        Event.EXCHANGED: partial(tell_cards, "told-exchanged"),
        Event.ENDED_TURN: ("told-ended-turn", "player"),
        Event.ASSAULTED: ("told-assault", "player", "rival"),
        Event.PLAYED: tell_played,
        Event.DUEL: tell_duel,
        Event.FOUGHT: tell_result,
        Event.PLUNDERED: By(2, PLUNDERED),
        Event.SORTED: partial(tell_cards, "told-sorted"),
        Event.FOLLOWING: By(2, (("told-following", "player", "n"), ("told-following-court", "player", "n"))),
        Event.FOLLOWING_STAYS: tell_following_stays,
        Event.GREEN: tell_green,
        Event.HERDS: tell_herds,
        Event.BLUE: tell_blue,
        Event.TILE: tell_tile,
        Event.ENDED: By(0, {ending: (f"told-over-{word}",) for ending, word in ENDING_WORDS.items()}),
    },
)
tell = told.tell
