"""Woolly Bully for people: what is asked, offered and explained; telling.py has the log. Keys are those of words/."""

from functools import cache

from dolmen.words import Fact, Line, Named, Points, Seat, over_line

from .board import (
    BEAST,
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOURS,
    DECLARE,
    EDGES,
    END,
    FIRST_BEAST,
    MOST_PLAYERS,
    NOTHING,
    PASS,
    PLACES,
    QUIET,
    REVEAL,
    SIDES,
    SKIP,
    STOP,
    TILES,
    TIME_LIMITS,
    WAYS,
    Event,
    Phase,
    due_kind,
)
from .hand import tiles_of
from .notation import KIND_WORDS
from .outcome import brings
from .places import places
from .rules.bag import count_kind, has_tile, kind_of
from .rules.fitting import tile_fits
from .rules.forests import has_place_for
from .rules.gap import has_question_tile, question_tiles
from .rules.landscape import wanted
from .rules.placing import lies_of
from .rules.scoring import next_safe_field, nth_sheep, rank, score, wins_tie
from .rules.stopping import count_stopped
from .telling import back_line, colour_line, edges_line, joined, kind_line, place_line, series_line, sheep_line, tell
from .why import own_hidden_colours, places_for_colour, why_not

__all__ = ["brings", "own_hidden_colours", "places", "tell", "why_not"]

# After these nothing can be taken back: a tile was seen or drawn, a hand was spoken of, or the stop order has moved.
REVEALS = frozenset(
    {Event.LAID, Event.REVEALED, Event.DECLARED, Event.CAME, Event.DREW, Event.PASSED, Event.STOPPED, Event.ENDED}
)
# Two forests flowing together are shown before anything else happens.
SCENES = frozenset({Event.COVERED})
RETELLS = False  # tiles never move, and nobody forgets their own colour
LAYING = frozenset({Event.LAID, Event.REVEALED, Event.CAME})
TELLS = {
    **dict.fromkeys(("place", "lies", "spot", "laid", "empty", "empties"), LAYING),
    **dict.fromkeys(("region", "size", "open"), LAYING),
    "series": frozenset({Event.DECLARED, Event.CAME}),
    "post": frozenset({Event.CAME}),
    "covers": frozenset({Event.CAME, Event.COVERED}),
    "shown": frozenset({Event.LAID, Event.CAME}),
    "known": frozenset({Event.DECLARED, Event.LAID, Event.CAME}),
    "held": frozenset({Event.LAID, Event.CAME, Event.DREW}),
    "left": frozenset({Event.DREW}),
    "declared": frozenset({Event.REVEALED}),
    "stopped": frozenset({Event.STOPPED}),
    "row": frozenset({Event.PASSED, Event.STOPPED, *LAYING}),
    "passes": frozenset({Event.PASSED, Event.STOPPED, *LAYING}),
    "step": frozenset({Event.CAME}),
}
UNTOLD = {
    "wants": "the edges that empty places want: those of the tiles beside them, heard with each place",
    "alike": "how many places want one terrain alone: counted from the edges that they want",
    "next": "how the quarters of a field hang together: heard as fields with their sheep",
    "unfit": "what a pass shows of a hand, kept for those who reckon: the log tells the pass",
    "unfit_beasts": "the same of wolves and hunters",
    "stale": "how many tiles of a hand a pass was about",
    "owed": "what a series will draw: told when it is drawn",
    "at_turn": "the prompt and the strip of players name whose turn it is",
    "back": "where play goes on after a special action: the prompt says it",
    "run_left": "how many may still be asked between two turns: the prompt names each of them",
    "excused": "who is not asked between two turns, having just had a turn",
    "phase": "the prompt says what is asked",
    "player": "the prompt names the player to move",
}
HAS_WINDOWS = True
NEW_TURN = Event.TURN  # the hourglass is turned
LAST_MISSED = 3  # who lets so many turns in a row pass stops (R45)


# -- what is asked ---------------------------------------------------------------------------------------------------


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action < REVEAL:
        return label_place(action, view)
    if action < DECLARE:
        colour, place = divmod(action - REVEAL, PLACES)
        told = {"colour": colour_line(colour, "tile"), "place": place_line(place)}
        return Line.of("label-reveal-two" if view.players == 2 else "label-reveal", **told)
    if action < BEAST:
        return Line.of("label-declare", beasts=series_line(action - DECLARE))
    if action < SKIP:
        beast, place = divmod(action - BEAST, PLACES)
        key = f"label-{KIND_WORDS[kind_of(beast)]}"
        return Line.of(key, colour=sheep_line(beast % BEASTS_OF_A_KIND), place=place_line(place))
    return Line(
        {SKIP: "label-skip", PASS: "label-pass", STOP: "label-stop", END: "label-end", QUIET: "label-quiet"}[action]
    )


def label_place(action: int, view) -> Line:
    """The tile as it would lie; its back, too, where another tile of the hand would look the same."""
    lies, place = lies_of(action), action // WAYS
    told = {"tile": edges_line(EDGES[lies]), "place": place_line(place)}
    face = lies // SIDES
    if has_double(view, view.player, face):
        return Line.of("label-place-back", **told, back=back_line(face // 2, face))
    return Line.of("label-place", **told)


def has_double(view, player: int, face: int) -> bool:
    """Whether another tile of a hand has a face that looks the same; only for the player's own view."""
    return any(tile != face // 2 for tile in tiles_like(face) if has_tile(view, player, tile))


@cache
def tiles_like(face: int) -> tuple[int, ...]:
    """The tiles with an ordinary face that looks the same."""
    turns = turns_of(face)
    faces = (side for tile in range(TILES) for side in ordinary_faces(tile))
    return tuple({side // 2: None for side in faces if EDGES[SIDES * side] in turns})


def ordinary_faces(tile: int) -> tuple[int, ...]:
    """R24: both faces of a tile, of a wolf or hunter the one with sheep."""
    return (2 * tile,) if tile >= FIRST_BEAST else (2 * tile, 2 * tile + 1) if tile >= 0 else ()


def turns_of(face: int) -> tuple[int, ...]:
    """The edges of a face in all its turns."""
    return EDGES[SIDES * face : SIDES * (face + 1)]


def ask(view, viewer: int) -> Line:
    """What is asked now, as `viewer` sees it: what to do, or for whom to wait; at the end who won."""
    if view.phase == Phase.OVER:
        return over_line(view, rank, score)
    if viewer != view.player:
        return wait(view)
    return {
        Phase.TURN: ask_turn,
        Phase.BONUS: lambda view: Line("ask-bonus" if can_place(view, view.player) else "ask-bonus-nothing"),
        Phase.BEAST: lambda view: Line.of("ask-beast", beast=due_line(view)),
        Phase.AFTER: lambda view: with_specials("ask-after", view, bonus=next_bonus(view)),
        Phase.GAP: ask_gap,
    }[Phase(view.phase)](view)


def wait(view) -> Line:
    """For whom the others wait, and for what."""
    key, player = f"wait-{Phase(view.phase).name.lower()}", Named(view.player)
    if view.phase == Phase.BEAST:
        return Line.of(key, player=player, beast=due_line(view))
    return (
        Line.of(key, player=player, next=Named(view.at_turn))
        if view.phase == Phase.GAP
        else Line.of(key, player=player)
    )


def due_line(view) -> Line:
    """The wolf or hunter that is due."""
    return kind_line(due_kind(view.series, view.step))


def ask_turn(view) -> Line:
    if can_place(view, view.player):
        return Line("ask-turn")
    return with_specials("ask-pass" if view.held[view.player] else "ask-pass-empty", view, bonus=next_bonus(view))


def ask_gap(view) -> Line:
    coming = Named(view.at_turn)
    if not specials(view, view.player):
        return Line.of("ask-gap-nothing", next=coming)
    return Line.of("ask-gap", next=coming, specials=joined("or", specials(view, view.player)))


def with_specials(key: str, view, **details) -> Line:
    """A question that also names the special tiles that can be played now."""
    found = specials(view, view.player)
    return Line.of(f"{key}-special", **details, specials=joined("or", found)) if found else Line.of(key, **details)


def specials(view, player: int) -> list[Line]:
    """The special tiles that a player can play now; only for the player's own view."""
    found = []
    if any(places_for_colour(view, colour) for colour in own_hidden_colours(view, player)):
        found.append(Line("special-question"))
    for kind, word in enumerate(KIND_WORDS):
        if count_kind(view, player, kind) and has_place_for(view, kind):
            found.append(Line(f"special-{word}"))
    return found


def can_place(view, player: int) -> bool:
    """Whether an ordinary tile of the hand fits somewhere; only for the player's own view."""
    hand = tiles_of(view, player)
    wants = {wanted(view, place) for place in view.empty[: view.empties]}
    return any(tile_fits(tile, edges) for edges in wants for tile in hand)


def next_bonus(view) -> int:
    """What the next player to stop gets."""
    return BONUSES[min(count_stopped(view) + 1, MOST_PLAYERS)]


def progress(view) -> Line:
    """How far the game is, in a few words."""
    return Line.of("progress", tiles=view.left, stopped=count_stopped(view), players=view.players)


def decline(view) -> int | None:
    """What is answered for somebody who lets a question between two turns pass."""
    return QUIET if view.phase == Phase.GAP else None


def turn_seconds(view) -> int:
    """R45: how long the player to move has for a turn; 0 where no time was agreed. A gap has its own window."""
    return 0 if view.phase == Phase.GAP else TIME_LIMITS[view.time_limit_s]


def is_turn(view) -> bool:
    """Whether the turn itself is asked for, and not what belongs to it."""
    return view.phase == Phase.TURN


def too_late(view, legal: tuple[int, ...], missed: int) -> list[int]:
    """R45: what the table may do for somebody whose time has run out and who has let `missed` turns pass before."""
    if view.phase == Phase.TURN and missed + 1 >= LAST_MISSED:
        return [STOP]
    mild = {Phase.TURN: PASS, Phase.BONUS: SKIP, Phase.AFTER: END}.get(view.phase)
    if mild in legal:
        return [mild]
    return [action for action in legal if action < REVEAL or view.phase != Phase.TURN]


def confirm(action: int, view) -> Line | None:
    """Stopping is final and shows nothing more; a declared colour is declared for good."""
    two = "-two" if view.players == 2 else ""  # two colours each, and no secret
    if action == STOP:
        return Line.of(f"confirm-stop{two}", bonus=next_bonus(view), sheep=nth_sheep(view, view.player, 1))
    if REVEAL <= action < DECLARE:
        colour = (action - REVEAL) // PLACES
        return Line.of(f"confirm-reveal{two}", colour=colour_line(colour, "tile" if two else "sheep"))
    return None


# -- players ---------------------------------------------------------------------------------------------------------


def seat(view, player: int) -> Seat:
    """How a seat looks and is called when nobody has a name."""
    return Seat(player, Line.of("player-number", n=player + 1))


def facts(view, player: int) -> list[Fact]:
    """What is public of a player, beside the score."""
    found = [Fact("tile", view.held[player], Line("fact-hand"))]
    for colour in range(COLOURS):
        if view.declared[colour] and view.owner[colour] == player:
            found.append(Fact("shepherd", safe_sheep(view, colour), Line.of("fact-colour", colour=colour_line(colour))))
    if has_question_tile(view, player) and view.phase != Phase.OVER:
        found.append(Fact("hidden", question_tiles(view, player), Line("fact-question")))
    for kind in range(2):
        if view.known[player][kind]:
            found.append(Fact(KIND_WORDS[kind], view.known[player][kind], Line(f"fact-known-{KIND_WORDS[kind]}")))
    if view.stopped[player]:
        bonus = BONUSES[view.stopped[player]]
        found.append(Fact("passed", bonus, Line.of("fact-stopped", place=view.stopped[player])))
    return found


def safe_sheep(view, colour: int) -> int:
    """The sheep of the largest safe field of a colour."""
    field = next_safe_field(view, colour, NOTHING)
    return 0 if field == NOTHING else view.size[field]


def public_score(view, player: int) -> int | None:
    """The score, once all know the colours of the player."""
    if view.phase != Phase.OVER and has_question_tile(view, player) and view.players > 2:
        return None
    return score(view, player)


def points(state, player: int) -> list[Points]:
    """How the points came about, line by line, and the tie-breaks that were used."""
    lines = []
    for colour in range(COLOURS):
        if state.owner[colour] == player:
            sheep = safe_sheep(state, colour)
            key = "points-field" if sheep else "points-no-field"
            lines.append(Points(Line.of(key, colour=colour_line(colour)), sheep))
    place = state.stopped[player]
    if place:
        lines.append(Points(Line.of("points-bonus", place=place), BONUSES[place]))
    return lines + ties(state, player)


def ties(state, player: int) -> list[Points]:
    """The further fields that were compared with others of as many points, as lines without points."""
    rivals = [rival for rival in range(state.players) if rival != player]
    tied = [rival for rival in rivals if score(state, rival) == score(state, player)]
    lines, nth = [], 2
    while tied and state.phase == Phase.OVER:
        mine = nth_sheep(state, player, nth)
        if mine == 0 and not any(wins_tie(state, rival, player) for rival in tied):
            break
        lines.append(Points(Line.of("points-tie-two" if state.players == 2 else "points-tie", nth=nth, n=mine), 0))
        tied = [rival for rival in tied if nth_sheep(state, rival, nth) == mine]
        nth += 1
    return lines
