"""Keltis for people: what is asked, offered and explained; telling.py has the log. Keys are those of words/."""

from dolmen.words import Fact, Line, Named, Points, Seat, list_line, over_line, signed

from .board import (
    BIG,
    BIG_FACTOR,
    CLOVER_NONE,
    COLOURS,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    GAMES,
    GOAL_FIGURES,
    HAND,
    HELD,
    MOST_LEGAL,
    MOVE,
    SEAT_WORDS,
    SHED_HAND,
    SHED_ROW,
    SMALL,
    STALL_ROUNDS,
    STEP_COUNT,
    VALUES,
    Event,
    Phase,
)
from .maps import (
    COUNTS_COLOURS,
    IS_ONE_A_PATH,
    LISTS,
    ROW,
    SET_POINTS,
    SET_SIZE,
    STEP_FROM,
    STEP_TO,
    STONE_POINTS,
    VALUE,
)
from .places import places
from .rules import legal_actions, rank, score
from .scoring import count_points, stone_points
from .steps import count_goal, ended_paths, is_clover_optional, take_step, taken_paths
from .telling import card_line, colour_line, figure_line, space_line, tell, total_line
from .why import why_not

__all__ = ["places", "tell", "why_not"]

# A turn may be taken back until a card of the deck is seen or the turn is over.
REVEALS = frozenset({Event.DREW, Event.TURN, Event.GAME, Event.GAME_ENDED})
# A card laid, discarded or shed has been seen by all; to take it back is the player's own risk.
OWN_RISK = frozenset({Event.PLAYED, Event.DISCARDED, Event.SHED_CARD})
SCENES = frozenset({Event.GAME_ENDED})
RETELLS = False  # a line of the log stays as it is until everything is over
# The events that tell of each public field. A new game lays everything out anew.
_ROWS = frozenset({Event.PLAYED, Event.SHED_CARD, Event.GAME})
_PILES = frozenset({Event.DISCARDED, Event.SHED_CARD, Event.TOOK, Event.GAME})
_STONES = frozenset({Event.TOOK_STONE, Event.GAME})
TELLS = {
    "past": frozenset({Event.GAME_ENDED}),
    "points": frozenset({Event.SCORED, Event.GAME}),
    "deck_size": frozenset({Event.DREW, Event.GAME}),
    "hand_size": _PILES | {Event.PLAYED, Event.DREW},
    "laid": _ROWS,
    "direction": _ROWS,
    "pile_size": _PILES,
    "figures": frozenset({Event.STEPPED, Event.GAME}),
    "tile": _STONES,
    "stack": _STONES,
    "stones": _STONES,
    "colour": frozenset({Event.PLAYED, Event.STEPPED}),
    "closed": _PILES | {Event.DREW},
    "round": frozenset({Event.GAME}),
    "starter": frozenset({Event.GAME}),
    "ending": frozenset({Event.ENDED}),
}
UNTOLD = {
    "last": "it follows from the cards in a row and its direction, which are told",
    "still": "it counts turns that the log has; after a whole round of them the heading tells how many rounds",
    "stirred": "it is part of that count",
    "player": "the question above the table names the player to move",
    "phase": "the question above the table says what is to be done",
}
SEAT_COLOURS = (5, 6, 7, 3)  # black, white, grey, brown: none of the colours of cards and stones


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action < MOVE:
        key = "label-play" if action < DISCARD else "label-discard"
        return Line.of(key, card=card_line(action % DISCARD))
    if action < CLOVER_NONE:
        return label_step(action, view)
    if action == CLOVER_NONE:
        return Line("label-clover-none")
    if action < SHED_ROW:
        return Line.of("label-shed-hand", card=card_line(action - SHED_HAND))
    if action < DRAW_DECK:
        colour = action - SHED_ROW
        return Line.of("label-shed-row", card=card_line(colour * VALUES + view.last[view.player][colour]))
    if action == DRAW_DECK:
        return Line("label-draw-deck")
    return Line.of("label-draw-pile", card=top_line(view, action - DRAW_PILE))


def label_step(action: int, view) -> Line:
    is_big, start, to = step_of(action, view.board)
    factor = BIG_FACTOR if is_big else 1
    return Line.of(
        "label-step",
        figure=figure_line(is_big),
        start=space_line(view.board, start),
        to=space_line(view.board, to),
        change=signed(factor * (VALUE[view.board][to] - VALUE[view.board][start])),
        step=(is_big, start, to),
    )


def step_of(action: int, board: int) -> tuple[bool, int, int]:
    """Whether the big figure goes, from where and where to."""
    is_big, step = divmod((action - MOVE) % (2 * STEP_COUNT), STEP_COUNT)
    return bool(is_big), STEP_FROM[board][step], STEP_TO[board][step]


def top_line(view, colour: int) -> Line:
    return card_line(colour * VALUES + view.pile[colour][view.pile_size[colour] - 1])


def ask(view, viewer: int) -> Line:
    """What is asked now, as `viewer` sees it: what to do, or for whom to wait; at the end who won."""
    if view.phase == Phase.OVER:
        return over_line(view, rank, score)
    if view.phase == Phase.ENDED:
        return Line.of("ask-ended", game=view.round, games=GAMES[view.rounds])
    asked = asked_word(view)
    if viewer != view.player:
        return Line.of(f"wait-{asked}", player=Named(view.player))
    if asked == "main" and not can_play(view):
        return Line("ask-discard")
    if asked == "move":
        return ask_move(view)
    if asked == "draw":
        return Line.of("ask-draw", n=HAND - view.hand_size[viewer])
    if asked == "clover" and is_clover_optional(view):
        return Line("ask-clover-may")
    return Line(f"ask-{asked}")


def ask_move(view) -> Line:
    """Where the card just laid leads: a space of its colour; on boards of paths, its path, or any if that is done."""
    if not IS_ONE_A_PATH[view.board]:
        return Line.of("ask-move", colour=colour_line(view.colour, "f"))
    if ended_paths(view, view.player) >> view.colour & 1:
        key = "ask-move-any"
    else:
        key = "ask-move-path" if taken_paths(view, view.player) >> view.colour & 1 else "ask-move-enter"
    return Line.of(key, colour=colour_line(view.colour))


def asked_word(view) -> str:
    return {Phase.MAIN: "main", Phase.MOVE: "move", Phase.CLOVER: "clover", Phase.SHED: "shed"}.get(view.phase, "draw")


def can_play(view) -> bool:
    """Whether the player to move can play a card; only for their own view."""
    out = [0] * MOST_LEGAL
    return any(action < DISCARD for action in out[: legal_actions(view, out)])


def progress(view) -> Line:
    """How near the end is, in a few words; after whole rounds in which nothing moved, how many those were."""
    numbers = {"deck": view.deck_size, "goal": count_goal(view), "needed": GOAL_FIGURES}
    if GAMES[view.rounds] == 1:
        line = Line.of("progress", **numbers)
    else:
        line = Line.of("progress-game", game=view.round, games=GAMES[view.rounds], **numbers)
    idle = view.still // view.players
    return Line.of("progress-idle", progress=line, idle=idle, most=STALL_ROUNDS[view.stall_rounds]) if idle else line


def confirm(action: int, view) -> Line | None:
    """A step that ends the game and the last card of the deck are asked twice, with the points that result."""
    after = view.copy()
    if MOVE <= action < CLOVER_NONE:
        take_step(after, (action - MOVE) % (2 * STEP_COUNT), 0)
        if after.phase != Phase.ENDED:
            return None
        key = "confirm-goal"
    elif action == DRAW_DECK and view.deck_size == 1:
        key = "confirm-deck"
    else:
        return None
    totals = [total_line(player, score(after, player)) for player in range(view.players)]
    return Line.of(key, totals=list_line(totals))


def seat(view, player: int) -> Seat:
    """The colour of a player's figures."""
    return Seat(SEAT_COLOURS[player], Line(f"seat-{SEAT_WORDS[player]}"))


def facts(view, player: int) -> list[Fact]:
    """What is public of a player, beside the score."""
    goal = sum(LISTS[view.board][space].get("goal", False) for space in view.figures[player])
    return [
        Fact("star", view.points[player], Line("fact-track")),
        Fact("wish", sum(view.stones[player]), Line("fact-stones")),
        Fact("figure", goal, Line("fact-goal")),
        Fact("card", view.hand_size[player], Line("fact-hand")),
    ]


def public_score(view, player: int) -> int | None:
    """The score if the game ended now: all that counts lies open."""
    return score(view, player)


def points(state, player: int) -> list[Points]:
    """How the points came about, line by line."""
    lines = [Points(Line.of("points-game", game=game + 1), state.past[game][player]) for game in range(state.round - 1)]
    if state.points[player]:
        lines.append(Points(Line("points-track"), state.points[player]))
    board, figures = state.board, state.figures[player]
    for row in range(max(ROW[board]), 0, -1):
        standing = [space for space in figures[:SMALL] if ROW[board][space] == row]
        if ROW[board][figures[BIG]] == row:
            value = VALUE[board][figures[BIG]]
            line = Line.of("points-big", row=row, value=signed(value))
            lines.append(Points(line, BIG_FACTOR * value))
        if standing:
            value = VALUE[board][standing[0]]
            line = Line.of("points-small", n=len(standing), row=row, value=signed(value))
            lines.append(Points(line, sum(VALUE[board][space] for space in standing)))
    lines += points_of_stones(state, player)
    assert sum(line.points for line in lines[state.round - 1 :]) == count_points(state, player)
    return lines


def points_of_stones(state, player: int) -> list[Points]:
    """Wish stones: their number or their colours, then sets of one colour."""
    board, held = state.board, state.stones[player]
    if not COUNTS_COLOURS[board]:
        return [Points(Line.of("points-stones", n=sum(held)), stone_points(state, player))]
    colours = sum(number > 0 for number in held[:COLOURS])
    lines = [Points(Line.of("points-colours", n=colours), STONE_POINTS[board][colours])]
    for colour in range(COLOURS):
        if held[colour] >= SET_SIZE[board]:
            line = Line.of(
                "points-set", n=held[colour], colour=colour_line(colour, "f"), colours=colour_line(colour, "fp")
            )
            lines.append(Points(line, SET_POINTS[board]))
    return lines


def known_cards(view, player: int) -> list[int]:
    """R57: the cards that everybody knows to be in a hand."""
    return [slot // HELD for slot in view.hand[player][: view.hand_size[player]] if slot >= 0 and slot % HELD == 0]
