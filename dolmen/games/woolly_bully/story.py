"""Woolly Bully for people: what is asked, offered and explained; telling.py has the log. Keys are those of words/."""

from dolmen.core.phrase import words_of
from dolmen.core.viewer import NOBODY
from dolmen.words import Fact, Line, Named, Points, Seat, list_line, over_line

from .board import (
    BEAST,
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOUR_WORDS,
    COLOURS,
    DECLARE,
    END,
    MOST_PLAYERS,
    NOTHING,
    PASS,
    PLACES,
    QUIET,
    REVEAL,
    SIDES,
    SKIP,
    STOP,
    TIME_LIMITS,
    WAYS,
    Event,
    Phase,
    Terrain,
    due_kind,
    place_at,
)
from .notation import KIND_WORDS, TILES_BY_WORD
from .rules.bag import count_kind, kind_of
from .rules.forests import has_place_for
from .rules.gap import has_question_tile, question_tiles
from .rules.landscape import wanted, wants_only
from .rules.placing import lies_of
from .rules.scoring import is_ahead, next_safe_field, nth_sheep, rank, score
from .rules.stopping import count_stopped, tile_fits
from .telling import TERRAIN_WORDS, colour_line, face_line, kind_line, place_line, series_line, tell

__all__ = ["tell"]

# After these nothing can be taken back: a tile was seen or drawn, a hand was spoken of, or the stop order has moved.
REVEALS = frozenset(
    {Event.LAID, Event.REVEALED, Event.DECLARED, Event.CAME, Event.DREW, Event.PASSED, Event.STOPPED, Event.ENDED}
)
# Two forests flowing together are shown before anything else happens.
SCENES = frozenset({Event.COVERED})
HAS_WINDOWS = True
NEW_TURN = Event.TURN  # the hourglass is turned
LAST_MISSED = 3  # who lets so many turns in a row pass stops (R45)


# -- what is asked ---------------------------------------------------------------------------------------------------


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action < REVEAL:
        lies, place = lies_of(action), action // WAYS
        return Line.of("label-place", tile=face_line(lies // SIDES), place=place_line(place), turn=lies % SIDES)
    if action < DECLARE:
        colour, place = divmod(action - REVEAL, PLACES)
        return Line.of("label-reveal", colour=colour_line(colour), place=place_line(place))
    if action < BEAST:
        return Line.of("label-declare", beasts=series_line(action - DECLARE))
    if action < SKIP:
        beast, place = divmod(action - BEAST, PLACES)
        key = f"label-{KIND_WORDS[kind_of(beast)]}"
        return Line.of(key, colour=colour_line(beast % BEASTS_OF_A_KIND), place=place_line(place))
    return Line(
        {SKIP: "label-skip", PASS: "label-pass", STOP: "label-stop", END: "label-end", QUIET: "label-quiet"}[action]
    )


def ask(view, viewer: int) -> Line:
    """What is asked now, as `viewer` sees it: what to do, or for whom to wait; at the end who won."""
    if view.phase == Phase.OVER:
        return over_line(view, rank, score)
    word = Phase(view.phase).name.lower()
    beast = kind_line(due_kind(view.series, view.step), "the") if view.phase == Phase.BEAST else Line("nothing")
    if viewer != view.player:
        return Line.of(f"wait-{word}", player=Named(view.player), next=Named(view.at_turn), beast=beast)
    if view.phase == Phase.TURN and not can_place(view, viewer):
        return Line.of("ask-pass", bonus=next_bonus(view))
    if view.phase == Phase.AFTER:
        return Line.of("ask-after", bonus=next_bonus(view))
    if view.phase == Phase.GAP:
        has_special = can_step_in(view, viewer)
        return Line.of("ask-gap" if has_special else "ask-gap-nothing", next=Named(view.at_turn))
    if view.phase == Phase.BONUS:
        return Line("ask-bonus" if can_place(view, viewer) else "ask-bonus-nothing")
    return Line.of("ask-beast", beast=beast) if view.phase == Phase.BEAST else Line("ask-turn")


def can_place(view, player: int) -> bool:
    """Whether an ordinary tile of the hand fits somewhere; only for the player's own view."""
    hand = view.hand[player][: view.held[player]]
    wants = {wanted(view, place) for place in view.empty[: view.empties]}
    return any(tile_fits(tile, edges) for edges in wants for tile in hand)


def can_step_in(view, player: int) -> bool:
    """Whether a "?" tile, wolf or hunter can be played now; only for the player's own view."""
    if any(count_kind(view, player, kind) and has_place_for(view, kind) for kind in range(2)):
        return True
    return any(places_for_colour(view, colour) for colour in own_hidden_colours(view, player))


def own_hidden_colours(view, player: int) -> list[int]:
    """The colours of the "?" tiles that a player has not played yet, as far as the view tells."""
    return [c for c in range(COLOURS) if view.owner[c] == player and not view.declared[c]]


def places_for_colour(view, colour: int) -> list[int]:
    """Where a "?" tile would fit."""
    empty = view.empty[: view.empties]
    return [place for place in empty if wants_only(wanted(view, place), Terrain.BLACK + colour)]


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
    if action == STOP:
        sheep = nth_sheep(view, view.player, 1)
        return Line.of("confirm-stop", bonus=next_bonus(view), sheep=sheep)
    if REVEAL <= action < DECLARE:
        return Line.of("confirm-reveal", colour=colour_line((action - REVEAL) // PLACES))
    return None


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why a part of the picture that is not lit cannot be chosen now, where the game can say it."""
    if viewer == NOBODY or view.phase == Phase.OVER:
        return None
    if view.stopped[viewer]:
        return Line("why-stopped")
    words = words_of(phrase)
    if words[0] == "reveal":
        return why_not_reveal(view, viewer, words[1])
    if words[0] in KIND_WORDS or words[0] == "declare":
        return why_not_beast(view, viewer)
    if viewer != view.player:
        return Line.of("why-not-your-turn", player=Named(view.player))
    if words[0][:-1] in TILES_BY_WORD:
        return why_not_tile(view, TILES_BY_WORD[words[0][:-1]])
    spot = tuple(int(word) for word in words if word.lstrip("-").isdigit())
    return why_not_place(view, place_at(*spot)) if len(spot) == 2 else None


def why_not_reveal(view, viewer: int, word: str) -> Line | None:
    colour = COLOUR_WORDS.index(word)
    if not places_for_colour(view, colour):
        return Line.of("why-no-open-edge", colour=colour_line(colour))
    return (
        Line.of("why-not-your-turn", player=Named(view.player)) if viewer != view.player else Line("why-first-finish")
    )


def why_not_beast(view, viewer: int) -> Line:
    if viewer != view.player:
        return Line.of("why-not-your-turn", player=Named(view.player))
    return Line("why-no-forest") if view.phase != Phase.BONUS else Line("why-first-finish")


def why_not_tile(view, tile: int) -> Line:
    if view.phase not in (Phase.TURN, Phase.BONUS):
        return Line("why-no-tile-now")
    fits = any(tile_fits(tile, wanted(view, place)) for place in view.empty[: view.empties])
    return Line("why-this-turn-not" if fits else "why-fits-nowhere")


def why_not_place(view, place: int) -> Line | None:
    edges = wanted(view, place)
    if edges == 0:
        return None
    sides = [edges >> 3 * side & 7 for side in range(SIDES)]
    if Terrain.VILLAGE in sides and Terrain.FOREST in sides:
        return Line("why-dead-place")
    shown = [Line.of(f"want-{TERRAIN_WORDS[t]}", side=Line(f"side-{side}")) for side, t in enumerate(sides) if t]
    return Line.of("why-place-wants", edges=list_line(shown))


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
            lines.append(Points(Line.of("points-field", colour=colour_line(colour), n=sheep), sheep))
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
        if mine == 0 and not any(is_ahead(state, rival, player) for rival in tied):
            break
        lines.append(Points(Line.of("points-tie", nth=nth, n=mine), 0))
        tied = [rival for rival in tied if nth_sheep(state, rival, nth) == mine]
        nth += 1
    return lines
