"""Keltis for people: cards, stones, figures and spaces as lines, and the lines of the log. Keys are those of words/."""

from dolmen.words import By, Line, Named, Telling

from .board import COLOURS, GAMES, VALUES, Ending, Event, Phase
from .maps import COLOUR_WORDS, IS_ONE_A_PATH, LISTS, START

ENDINGS = {Ending.GOAL: "goal", Ending.DECK: "deck", Ending.STALL: "stall"}


def colour_line(colour: int, form: str = "") -> Line:
    """`red`; other forms are the attributes of the colour's text."""
    return Line(f"colour-{COLOUR_WORDS[colour]}{'.' + form if form else ''}")


def card_line(card: int) -> Line:
    """`the red 3`."""
    return Line.of("card", colour=colour_line(card // VALUES), value=card % VALUES)


def stone_line(stone: int) -> Line:
    """`a pink wish stone`."""
    return Line.of("stone-of", colour=colour_line(stone, "stone")) if stone < COLOURS else Line("stone-plain")


def figure_line(is_big: bool, form: str) -> Line:
    return Line(f"figure-{'big' if is_big else 'small'}.{form}")


def space_line(board: int, space: int, form: str = "") -> Line:
    """`c1`; on a board of paths `red 1`; `the start stone`; with the form `.from`, from there."""
    if space == START:
        return Line(f"space-start{form}")
    if IS_ONE_A_PATH[board]:
        found = LISTS[board][space]
        return Line.of(f"space-path{form}", colour=Line(f"colour-{found['color']}"), row=found["row"])
    return Line.of(f"space-id{form}", id=LISTS[board][space]["id"])


def tell_game(viewer: int, view, game: int, starter: int) -> Line:
    games = GAMES[view.rounds]
    return Line.of("told-starts" if games == 1 else "told-game", player=Named(starter), game=game, games=games)


def tell_drew(viewer: int, view, player: int, card: int, _left: int) -> Line:
    """Of a card from the deck the others hear only that it was drawn."""
    if viewer == player or view.phase == Phase.OVER:
        return Line.of("told-drew-known", player=Named(player), card=card_line(card))
    return Line.of("told-drew", player=Named(player), card=Line("card-unknown"))


def tell_step(viewer: int, view, player: int, is_big: bool, board: int, start: int, to: int, by_clover: int) -> Line:
    return Line.of(
        "told-clover-step" if by_clover else "told-step",
        player=Named(player),
        figure=figure_line(is_big, "the"),
        start=space_line(board, start, ".from"),
        to=space_line(board, to),
    )


told = Telling(
    {"card": card_line, "stone": stone_line, "how": lambda ending: Line(f"told-ended-{ENDINGS[Ending(ending)]}")},
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
        Event.CLOVER: ("told-clover", "player"),
        Event.REFUSED: ("told-refused", "player"),
        Event.GAME_ENDED: ("told-game-ended", "game", "how"),
        Event.ENDED: By(0, {ending: (f"told-ended-{word}",) for ending, word in ENDINGS.items()}),
    },
)
tell = told.tell
