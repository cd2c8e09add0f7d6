"""Cairn for people: what is told, asked and explained. Keys are those of words/it.ftl and words/en.ftl."""

from dolmen.core.phrase import words_of
from dolmen.words import Fact, Line, Named, Points, Seat, Telling, lasting, over_line

from .board import COSTS, DRAW, DROP, NOTHING, STONES, TAKE, VALUES, Event, Phase, Place, colour_of, value_of
from .notation import STONE_WORDS
from .rules import rank, score
from .sight import hand_size
from .stones import top_of

# Events after which nothing can be taken back, since somebody learned something.
REVEALS = frozenset({Event.DREW, Event.LAID, Event.DROPPED, Event.ENDED})
# Events at which the picture is shown as it is at that moment, before what follows from it.
SCENES = frozenset({Event.LAID})
# What was told once stays as it was told until the end: the table need not tell the whole log anew after every step.
RETELLS = False
# What tells of a public field that changes, and which need no line.
TELLS = {"offered": frozenset({Event.DROPPED, Event.TOOK, Event.LAID})}
UNTOLD = {
    "phase": "the prompt says what is to be done",
    "player": "the prompt names the player to move",
}
COLOUR_WORDS = ("red", "green", "blue", "yellow")


@lasting
def stone_line(stone: int) -> Line:
    """`the red 3`."""
    return Line.of("stone", colour=Line(f"colour-{COLOUR_WORDS[colour_of(stone)]}"), value=value_of(stone))


def tell_dealt(viewer: int, view, player: int, stone: int) -> Line | None:
    """The first stones are told to their owner alone."""
    return tell_drew(viewer, view, player, stone) if viewer == player else None


def tell_drew(viewer: int, view, player: int, stone: int) -> Line:
    """Which stone was drawn is its owner's secret until the end."""
    if viewer == player or view.phase == Phase.OVER:
        return Line.of("told-drew", player=Named(player), stone=stone_line(stone))
    return Line.of("told-drew-hidden", player=Named(player))


told = Telling(
    {"stone": stone_line},
    {
        Event.STARTS: ("told-starts", "player"),
        Event.DEALT: tell_dealt,
        Event.DREW: tell_drew,
        Event.TOOK: ("told-took", "player", "stone"),
        Event.LAID: ("told-laid", "player", "stone", "points"),
        Event.DROPPED: ("told-dropped", "player", "stone"),
        Event.ENDED: ("told-ended",),
    },
)
tell = told.tell


def places(event: tuple[int, ...], viewer: int, view) -> list[str]:
    """At which stone something happens; one that is drawn and not shown to `viewer` is the last of that hand."""
    kind, *details = event
    if kind == Event.DREW and viewer != details[0] and view.phase != Phase.OVER:
        return [f"hand-{details[0]}-{hand_size(view, details[0]) - 1}"]
    if kind in (Event.DREW, Event.TOOK, Event.LAID, Event.DROPPED):
        return [f"stone-{STONE_WORDS[details[1]]}"]
    return []


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action == DRAW:
        return Line("label-draw")
    if action == TAKE:
        return Line.of("label-take", stone=stone_line(view.offered))
    return Line.of("label-drop" if action >= DROP else "label-lay", stone=stone_line(action % STONES))


def ask(view, viewer: int) -> Line:
    """What is asked now, as `viewer` sees it: what to do, or for whom to wait."""
    if view.phase == Phase.OVER:
        return over_line(view, rank, score)
    what = "draw" if view.phase == Phase.DRAW else "lay"
    if viewer == view.player:
        return Line(f"ask-{what}")
    return Line.of(f"wait-{what}", player=Named(view.player))


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why something cannot be chosen now: asked of the player to move alone, of what they cannot choose."""
    words = words_of(phrase)
    stone = next((STONE_WORDS.index(word) for word in words if word in STONE_WORDS), NOTHING)
    if view.phase == Phase.DRAW:
        if words[0] == "take":
            return why_not_take(view, viewer)
        return Line("why-draw-first") if stone != NOTHING or words[0] in ("lay", "drop") else None
    if words[0] in ("draw", "take"):
        return Line("why-drawn")
    if stone == NOTHING:
        return None
    if view.place[stone] != Place.HAND + viewer:
        return Line.of("why-not-yours", stone=stone_line(stone))
    return Line.of("why-too-low", stone=stone_line(stone), top=top_of(view, viewer, colour_of(stone)))


def why_not_take(view, viewer: int) -> Line:
    """Nothing was dropped, or it does not fit."""
    if view.offered == NOTHING:
        return Line("why-nothing-dropped")
    return Line.of("why-no-take", stone=stone_line(view.offered), top=top_of(view, viewer, colour_of(view.offered)))


def seat(view, player: int) -> Seat:
    """How a seat looks and is called when nobody has a name."""
    return Seat(player, Line.of("player-number", n=player + 1))


def facts(view, player: int) -> list[Fact]:
    """What is public of a player, beside the score."""
    return [
        Fact("cairn-stone", hand_size(view, player), Line("fact-hand")),
        Fact("cairn-tower", towers_of(view, player), Line("fact-towers")),
    ]


def towers_of(view, player: int) -> int:
    """How many towers a player has begun."""
    begun, tower = 0, Place.TOWER + player
    for lowest in range(0, STONES, VALUES):
        begun += tower in view.place[lowest : lowest + VALUES]
    return begun


def public_score(view, player: int) -> int | None:
    """The score that everybody may see now, or None while it is secret."""
    return score(view, player)


def points(state, player: int) -> list[Points]:
    """How the points came about, line by line."""
    lines = []
    for colour, word in enumerate(COLOUR_WORDS):
        stones = [v for v in range(1, VALUES + 1) if state.place[colour * VALUES + v - 1] == Place.TOWER + player]
        if stones:
            line = Line.of("points-tower", colour=Line(f"colour-{word}"), cost=COSTS[state.cost])
            lines.append(Points(line, sum(stones) - COSTS[state.cost]))
    return lines


def progress(view) -> Line:
    """How far the game is, in a few words."""
    return Line("progress-over") if view.phase == Phase.OVER else Line.of("progress", stones=in_bag(view))


def stones_at(view, place: int) -> list[int]:
    """The stones that lie in a place, as far as the view tells."""
    return [stone for stone, where in enumerate(view.place) if where == place]


def in_bag(view) -> int:
    """Public arithmetic: what is neither on the table nor in a hand; at the end nobody draws any more."""
    if view.phase == Phase.OVER:
        return 0
    drawn = view.place.count(Place.DROPPED)
    for player in range(view.players):
        drawn += view.place.count(Place.TOWER + player) + hand_size(view, player)
    return STONES - drawn
