"""Woolly Bully for people: what is told, asked and explained. Keys are those of words/it.ftl and words/en.ftl."""

from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully.board import (
    BEAST,
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOUR_WORDS,
    COLOURS,
    DECLARE,
    END,
    FACE_LETTERS,
    LETTERS,
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
    Why,
    due_kind,
    length_of,
    place_at,
    x_of,
    y_of,
)
from dolmen.games.woolly_bully.notation import KIND_WORDS, TILES_BY_WORD
from dolmen.games.woolly_bully.rules.bag import count_kind, kind_of
from dolmen.games.woolly_bully.rules.forests import has_place_for
from dolmen.games.woolly_bully.rules.gap import has_question_tile, question_tiles
from dolmen.games.woolly_bully.rules.landscape import wanted, wants_only
from dolmen.games.woolly_bully.rules.placing import lies_of
from dolmen.games.woolly_bully.rules.scoring import is_ahead, next_safe_field, nth_sheep, rank, score
from dolmen.games.woolly_bully.rules.stopping import count_stopped, tile_fits
from dolmen.words import Fact, Line, Named, Points, Seat

# After these nothing can be taken back: a tile was seen or drawn, a hand was spoken of, or the stop order has moved.
REVEALS = frozenset(
    {Event.LAID, Event.REVEALED, Event.DECLARED, Event.CAME, Event.DREW, Event.PASSED, Event.STOPPED, Event.ENDED}
)
# Two forests flowing together are shown before anything else happens.
SCENES = frozenset({Event.COVERED})
# Who drew is told with the number, who laid with the face.
UNTOLD = frozenset({Event.TURN, Event.DEALT, Event.OWNS, Event.TILE, Event.USED})
HAS_WINDOWS = True
NEW_TURN = Event.TURN  # the hourglass is turned
LAST_MISSED = 3  # who lets so many turns in a row pass stops (R45)
TERRAIN_WORDS = ("none", *COLOUR_WORDS, "village", "forest")


def list_line(lines: list) -> Line:
    """`one, two and three`, of one to eight lines or players."""
    names = ("one", "two", "three", "four", "five", "six", "seven", "eight")
    return Line.of(f"list-{len(lines)}", **dict(zip(names, lines, strict=False)))


def face_line(face: int) -> Line:
    """What a face shows: `three black, one village`."""
    letters = FACE_LETTERS[face]
    shown = sorted(set(letters), key=letters.index)
    return list_line([Line.of(f"edge-{TERRAIN_WORDS[LETTERS.index(x)]}", n=letters.count(x)) for x in shown])


def place_line(place: int) -> Line:
    """`two east, one north`, counted from the square."""
    x, y = x_of(place), y_of(place)
    steps = []
    if x:
        steps.append(Line.of("go-east" if x > 0 else "go-west", n=abs(x)))
    if y:
        steps.append(Line.of("go-north" if y > 0 else "go-south", n=abs(y)))
    return list_line(steps) if steps else Line("go-nowhere")


def colour_line(colour: int) -> Line:
    return Line(f"colour-{COLOUR_WORDS[colour]}")


def kind_line(kind: int, form: str = "a") -> Line:
    """`a wolf`, `the hunter`."""
    return Line(f"kind-{KIND_WORDS[kind]}.{form}")


def series_line(series: int) -> Line:
    """`a wolf, then a hunter`."""
    return list_line([kind_line(due_kind(series, step)) for step in range(length_of(series))])


# -- the log ---------------------------------------------------------------------------------------------------------


def tell(event, viewer: int, view) -> Line | None:
    """An event as `viewer` may hear it, given what the view shows now; None if it is not worth a line."""
    kind, *details = event
    if kind in UNTOLD:
        return None
    if kind == Event.COLOURS:
        return tell_colours(viewer, view)
    if kind in (Event.LAID, Event.REVEALED, Event.CAME, Event.COVERED, Event.RIM):
        return tell_tile(kind, details)
    if kind == Event.STOPPED:
        return tell_stop(*details)
    return tell_course(kind, details)


def tell_colours(viewer: int, view) -> Line | None:
    """The own colour to its owner; both pairs with two players, where they are no secret (R50)."""
    if view.players == 2:
        pairs = [[c for c in range(COLOURS) if view.owner[c] == player] for player in range(2)]
        named = [list_line([colour_line(colour) for colour in pair]) for pair in pairs]
        return Line.of("told-colours-two", first=Named(0), one=named[0], second=Named(1), two=named[1])
    mine = [colour for colour in range(COLOURS) if viewer != NOBODY and view.owner[colour] == viewer]
    return Line.of("told-colour", colour=colour_line(mine[0])) if mine else None


def tell_tile(kind, details) -> Line:
    """What was laid, and what it did."""
    if kind == Event.LAID:
        player, face, _, place, _ = details
        return Line.of("told-laid", player=Named(player), tile=face_line(face), place=place_line(place))
    if kind == Event.REVEALED:
        player, colour, place, _ = details
        return Line.of("told-revealed", player=Named(player), colour=colour_line(colour), place=place_line(place))
    if kind == Event.CAME:
        player, beast, place, _, wolf = details
        if wolf != NOTHING:
            return Line.of("told-covers", player=Named(player), place=place_line(place))
        return Line.of(f"told-{KIND_WORDS[kind_of(beast)]}", player=Named(player), place=place_line(place))
    if kind == Event.COVERED:
        return Line("told-joined")
    return Line.of("told-rim", place=place_line(details[0]))


def tell_stop(player: int, place: int, why: int) -> Line:
    """Who stops, as the how-manieth, and what it brings."""
    key = {Why.CHOSE: "told-stopped", Why.FORCED: "told-stopped-forced", Why.STUCK: "told-stopped-stuck"}[Why(why)]
    return Line.of(key, player=Named(player), place=place, bonus=BONUSES[place])


def tell_course(kind, details) -> Line | None:
    """Draws, declarations, passes, and the end."""
    if kind == Event.ENDED:
        return Line("told-ended")
    player = Named(details[0])
    if kind == Event.STARTS:
        return Line.of("told-starts", player=player)
    if kind == Event.DREW:
        return (
            Line.of("told-drew", player=player, n=details[1]) if details[1] else Line.of("told-no-draw", player=player)
        )
    if kind == Event.DECLARED:
        return Line.of("told-declared", player=player, beasts=series_line(details[1]))
    if kind == Event.LAPSED:
        return Line.of("told-lapsed", player=player, beast=kind_line(details[1], "the"))
    return Line.of("told-skipped" if kind == Event.SKIPPED else "told-passed", player=player)


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
    """What is asked now, as `viewer` sees it: an order to him, or whom he waits for; at the end who won."""
    if view.phase == Phase.OVER:
        return ask_over(view)
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


def ask_over(view) -> Line:
    winners = [player for player in range(view.players) if rank(view, player) == 0]
    points = score(view, winners[0])
    if len(winners) == 1:
        return Line.of("over-won", player=Named(winners[0]), points=points)
    return Line.of("over-shared", players=list_line([Named(player) for player in winners]), points=points)


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
    """R45: how long whoever is asked has for his turn; 0 where no time was agreed. A gap has its own window."""
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
    words = [word for word in phrase.split("|")[0].split() if word != "*"]
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
