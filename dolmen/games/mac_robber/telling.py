"""Mac Robber for people: the lines of the log. Keys are those of words/it.ftl and words/en.ftl."""

from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber.board import (
    CLOSED,
    COLOUR_WORDS,
    LEAVE,
    RAZE_ABBEY,
    RAZE_CASTLE,
    STEAL,
    STEAL_TO_BAG,
    TAKES,
    Deed,
    Ending,
    Estate,
    Event,
    Phase,
)
from dolmen.games.mac_robber.notation import values
from dolmen.words import Line, Named

ESTATE_WORDS = {Estate.EMPTY: "empty", Estate.CATTLE: "cattle", Estate.CASTLE: "castle", Estate.ABBEY: "abbey"}
COURT_WORDS = ("warriors", "pipers", "monks")  # by colour
PLUNDER_WORDS = {STEAL: "steal", STEAL_TO_BAG: "bag", RAZE_CASTLE: "castle", RAZE_ABBEY: "abbey", LEAVE: "leave"}
ENDING_WORDS = {Ending.TILE: "tile", Ending.PILE: "pile", Ending.ROUNDS: "rounds", Ending.BAG: "bag"}


def list_line(lines: list) -> Line:
    """`one, two and three`, of one to five lines or players."""
    return Line.of(f"list-{len(lines)}", **dict(zip(("one", "two", "three", "four", "five"), lines, strict=False)))


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


def tell(event, viewer: int, view) -> Line | None:
    """An event as `viewer` may hear it, given what the view shows now; None if it is not worth a line."""
    kind, *details = event
    for teller in (tell_course, tell_cubes, tell_cards, tell_assault, tell_scoring):
        line = teller(kind, details, viewer, view)
        if line is not None:
            return line
    return None


def tell_course(kind, details, viewer: int, view) -> Line | None:
    """Rounds, turns and the end."""
    if kind == Event.STARTS:
        return Line.of("told-starts", player=Named(details[0]))
    if kind == Event.ROUND:
        return Line.of("told-round", round=details[0], player=Named(details[1]))
    if kind == Event.TURN and details[1]:
        return Line.of("told-last", player=Named(details[0]))
    if kind == Event.ENDED_TURN:
        return Line.of("told-ended-turn", player=Named(details[0]))
    if kind == Event.TILE:
        number, best = details
        return Line.of("told-tile", number=number, best=best) if number else Line("told-tile-hidden")
    if kind == Event.ENDED:
        return Line(f"told-over-{ENDING_WORDS[details[0]]}")
    return None


def tell_cubes(kind, details, viewer: int, view) -> Line | None:
    """Drawing, acting, the bard: all of it is public."""
    player = Named(details[0])
    if kind == Event.CUBES:
        return Line.of("told-cubes", player=player, cubes=cubes_line(details[1:]))
    if kind == Event.PUT_BACK:
        return Line.of("told-put-back", player=player, cubes=cubes_line(details[1:]))
    if kind == Event.NO_REDRAW:
        return Line.of("told-no-redraw", player=player)
    if kind == Event.BUILT:
        return Line.of(f"told-built-{ESTATE_WORDS[details[1]]}", player=player)
    if kind == Event.JOINED:
        return Line.of("told-joined", player=player, followers=court_line(details[1], details[2]))
    if kind == Event.BOUGHT:
        return Line.of("told-bought", player=player, payment=payment_line(details[1]))
    if kind == Event.BARD:
        return Line.of("told-bard", player=player, victim=Named(details[1]))
    if kind == Event.TOOK:
        take = take_line(TAKES[details[2]])
        return Line.of("told-took", player=player, victim=Named(details[1]), take=take)
    if kind == Event.MUST_DISCARD:
        return Line.of("told-must-discard", player=player)
    return None


def tell_cards(kind, details, viewer: int, view) -> Line | None:
    """Cards drawn are their owner's secret; cards discarded are open, or on a closed pile secret too."""
    if kind == Event.SHUFFLED:
        return Line.of("told-shuffled", n=details[0])
    if kind not in (Event.CARDS, Event.DISCARDED, Event.EXCHANGED, Event.SORTED):
        return None
    player, *counts = details
    if kind == Event.DISCARDED:
        counts = [int(value == details[1]) for value in range(4)]
    word = {Event.CARDS: "drew", Event.DISCARDED: "lost", Event.EXCHANGED: "exchanged", Event.SORTED: "sorted"}[kind]
    is_open = kind != Event.CARDS and view.discard_pile != CLOSED
    if is_open or viewer == player or view.phase == Phase.OVER:
        return Line.of(f"told-{word}", player=Named(player), cards=cards_text(counts), n=sum(counts))
    return Line.of(f"told-{word}-hidden", player=Named(player), n=sum(counts))


def tell_assault(kind, details, viewer: int, view) -> Line | None:
    """An assault, card by card."""
    if kind == Event.ASSAULTED:
        return Line.of("told-assault", player=Named(details[0]), rival=Named(details[1]))
    if kind == Event.PLAYED:
        player, value, piper, _ = details
        if viewer == player:
            return Line.of("told-played-mine", player=Named(player), strength=strength_line(value, piper))
        return Line.of("told-played-piper" if piper else "told-played", player=Named(player))
    if kind == Event.DUEL:
        return tell_duel(details)
    if kind == Event.FOUGHT:
        return tell_result(details)
    if kind == Event.PLUNDERED:
        attacker, defender, action = details
        key = f"told-plunder-{PLUNDER_WORDS[action]}"
        return Line.of(key, player=Named(attacker), rival=Named(defender))
    return None


def tell_duel(details) -> Line:
    a, card, piper, d, other, other_piper, combat = details
    lead = card + piper - other - other_piper
    key = "told-duel" if lead else "told-duel-even"
    return Line.of(
        key,
        n=combat + 1,
        player=Named(a),
        strength=strength_line(card, piper),
        rival=Named(d),
        other=strength_line(other, other_piper),
        winner=Named(a if lead > 0 else d),
    )


def tell_result(details) -> Line:
    a, d, won, lost, gain, defence = details
    key = "won" if gain > 0 and won != lost else "lost" if defence else "drawn-point" if gain else "drawn"
    both = {"player": Named(a), "rival": Named(d), "won": won, "lost": lost}
    return Line.of(f"told-fought-{key}", **both, points=gain if gain > 0 else -gain, defence=defence)


def tell_scoring(kind, details, viewer: int, view) -> Line | None:
    """What a scoring gave to whom, line by line; who has nothing of a colour is not named."""
    if kind == Event.FOLLOWING:
        key = "told-following-court" if details[2] else "told-following"
        return Line.of(key, player=Named(details[0]), n=details[1])
    if kind == Event.FOLLOWING_STAYS:
        if details[0] == NOBODY:
            return Line("told-following-nobody")
        return Line.of("told-following-stays", player=Named(details[0]))
    if kind == Event.GREEN:
        player, cubes, points = details
        if cubes == 0 and points == 0:
            return None
        return Line.of("told-green", player=Named(player), n=cubes, points=points)
    if kind == Event.HERDS and details[1]:
        player, herds, points, most = details
        key = "told-herds-most" if most else "told-herds"
        return Line.of(key, player=Named(player), n=herds, points=points, most=most)
    if kind == Event.BLUE and details[1]:
        player, cubes, herds, rival, points = details
        if herds == 0:
            return Line.of("told-blue-free", player=Named(player), n=cubes, points=points)
        return Line.of("told-blue", player=Named(player), n=cubes, herds=herds, rival=Named(rival), points=points)
    return None
