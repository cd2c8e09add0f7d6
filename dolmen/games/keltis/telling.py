"""Keltis for people: cards, stones, figures and spaces as lines, and the lines of the log. Keys are those of words/."""

from dolmen.words import By, Line, Named, Telling, list_line, minus

from .board import COLOURS, GAMES, VALUES, Ending, Event, Phase
from .maps import COLOUR, COLOUR_WORDS, IS_ONE_A_PATH, LISTS, START
from .scoring import count_points
from .steps import is_clover_optional

ENDINGS = {Ending.GOAL: "goal", Ending.DECK: "deck", Ending.STALL: "stall"}


def colour_line(colour: int, form: str = "") -> Line:
    """`red`; with the form `f` or `fp`, as it agrees with a feminine noun, one or many."""
    return Line(f"colour-{COLOUR_WORDS[colour]}{'.' + form if form else ''}")


def card_line(card: int) -> Line:
    """`the red 3`."""
    return Line.of("card", colour=colour_line(card // VALUES), value=card % VALUES)


def stone_line(stone: int) -> Line:
    """`a pink wish stone`."""
    return Line.of("stone-of", colour=colour_line(stone, "f")) if stone < COLOURS else Line("stone-plain")


def figure_line(is_big: bool) -> Line:
    """`a small figure`, `the big figure`."""
    return Line(f"figure-{'big' if is_big else 'small'}.one")


def space_line(board: int, space: int) -> Line:
    """`c1`; on a board of paths `red 1`; `the start stone`."""
    if space == START:
        return Line("space-start")
    found = LISTS[board][space]
    if not IS_ONE_A_PATH[board]:
        return Line.of("space-id", id=found["id"])
    return Line.of("space-path", colour=space_colour(board, space), row=found["row"])


def space_colour(board: int, space: int) -> Line:
    """The colour of a space, or `joker`."""
    colour = COLOUR[board][space]
    return colour_line(colour, "f") if colour < COLOURS else Line("colour-joker")


def total_line(player: int, points: int) -> Line:
    """`Anna 12`."""
    return Line.of("total-of", player=Named(player), points=minus(points))


def tell_game(viewer: int, view, game: int, starter: int) -> Line:
    games = GAMES[view.rounds]
    return Line.of("told-starts" if games == 1 else "told-game", player=Named(starter), game=game, games=games)


def tell_drew(viewer: int, view, player: int, card: int, _left: int) -> Line:
    """Of a card from the deck the others hear only that it was drawn."""
    is_known = viewer == player or view.phase == Phase.OVER
    return Line.of("told-drew", player=Named(player), card=card_line(card) if is_known else Line("card-unknown"))


def tell_step(viewer: int, view, player: int, is_big: bool, board: int, start: int, to: int, by_clover: int) -> Line:
    return Line.of(
        "told-clover-step" if by_clover else "told-step",
        player=Named(player),
        figure=figure_line(is_big),
        start=space_line(board, start),
        to=space_line(board, to),
    )


def tell_clover(viewer: int, view, player: int) -> Line:
    return Line.of("told-clover-may" if is_clover_optional(view) else "told-clover-must", player=Named(player))


def tell_game_ended(viewer: int, view, game: int, ending: int) -> Line:
    """How one of several games ended: everybody's points in it, and who won it."""
    is_now = view.round == game  # at the moment itself; later its points are among those of the past
    points = [count_points(view, p) if is_now else view.past[game - 1][p] for p in range(view.players)]
    winners = [Named(player) for player in range(view.players) if points[player] == max(points)]
    return Line.of(
        "told-game-ended",
        game=game,
        how=Line(f"told-ended-{ENDINGS[Ending(ending)]}"),
        totals=list_line([total_line(player, points[player]) for player in range(view.players)]),
        winners=Line.of("told-game-won", player=winners[0])
        if len(winners) == 1
        else Line.of("told-game-shared", players=list_line(winners)),
    )


told = Telling(
    {"card": card_line, "stone": stone_line},
    {
        Event.GAME: tell_game,
        Event.PLAYED: ("told-played", "player", "card"),
        Event.DISCARDED: ("told-discarded", "player", "card"),
        Event.TOOK: ("told-took", "player", "card"),
        Event.SHED_CARD: By(2, (("told-shed-hand", "player", "card"), ("told-shed-row", "player", "card"))),
        Event.DREW: tell_drew,
        Event.STEPPED: tell_step,
        Event.SCORED: ("told-scored", "player", "points"),
        Event.TOOK_STONE: ("told-stone", "player", "stone"),
        Event.EMPTY_STACK: ("told-empty-stack", "player"),
        Event.CLOVER: tell_clover,
        Event.REFUSED: ("told-refused", "player"),
        Event.GAME_ENDED: tell_game_ended,
        Event.ENDED: By(0, {ending: (f"told-ended-{word}",) for ending, word in ENDINGS.items()}),
    },
)
tell = told.tell
