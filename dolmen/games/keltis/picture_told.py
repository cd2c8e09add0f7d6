"""Keltis, a position in sentences, for those who hear it: all that lies open, and the hand of whoever listens."""

from dolmen.core.viewer import NOBODY
from dolmen.words import Line, minus, signed
from dolmen.words.grammar import capital

from .board import BIG, COLOURS, Phase
from .maps import CLOVER, NO_TILE, PLAIN_WISH, POINTS, SHED, SPACES, START, STONE, WISH
from .picture_dock import told_pile
from .picture_rows import told_row
from .rules import score
from .scoring import earlier_points
from .story import known_cards, progress
from .telling import colour_line, space_line


def described(scene):
    """The position in sentences."""
    words, view = scene.words, scene.view
    told = [capital(words.say(progress(view))) + "."]
    if view.phase == Phase.MOVE:
        told.append(words("pic-told-laid", colour=colour_line(view.colour, "f")))
    for player in (scene.me, *scene.others):
        told += told_player(scene, player)
    told += [told_pile(scene, colour) for colour in range(COLOURS) if view.pile_size[colour]]
    told += told_board(scene)
    if scene.viewer != NOBODY:
        cards = ", ".join(scene.card_name(card) for card in scene.hand(scene.viewer))
        told.append(words("pic-told-hand", cards=cards))
    return " ".join(told)


def told_player(scene, player):
    """Points, figures, wish stones and rows of a player, and what is known of the hand."""
    words, view, name = scene.words, scene.view, scene.names[player]
    points, track = minus(score(view, player)), signed(view.points[player])
    told = [words("pic-told-player", player=name, points=points, track=track, hand=view.hand_size[player])]
    if view.round > 1:
        told.append(words("pic-told-earlier", points=minus(earlier_points(view, player))))
    told.append(words("pic-told-figures", figures=told_figures(scene, player)))
    told.append(words("pic-told-stones", stones=told_stones(scene, player)))
    told += [told_row(scene, player, colour) for colour in range(COLOURS) if scene.row_values(player, colour)]
    known = known_cards(view, player)
    if known and player != scene.viewer:
        told.append(words("pic-known", player=name, cards=", ".join(scene.card_name(card) for card in known)) + ".")
    return told


def told_figures(scene, player):
    """Where a player's figures stand; the big one by name."""
    words, figures = scene.words, scene.view.figures[player]
    small = [scene.space_name(space) for space in sorted(figures[:BIG]) if space != START]
    named = words("pic-told-figure", figure=Line("figure-big"), space=space_line(scene.view.board, figures[BIG]))
    waiting = f"{words('space-start')} ×{figures[:BIG].count(START)}"
    return ", ".join([named, *small, *([waiting] if START in figures[:BIG] else [])])


def told_stones(scene, player):
    words, held = scene.words, scene.view.stones[player]
    shown = [f"{words.say(colour_line(stone, 'fp'))} {held[stone]}" for stone in range(COLOURS) if held[stone]]
    if held[COLOURS]:
        shown.append(str(held[COLOURS]))
    return ", ".join(shown) or "0"


def told_board(scene):
    """What lies on the spaces, kind by kind."""
    view, lying = scene.view, {}
    for space in range(1, SPACES[view.board]):
        line = tile_line(view, space)
        if line is not None:
            lying.setdefault(scene.words.say(line), []).append(scene.space_name(space))
    return [scene.words("pic-told-tiles", tile=tile, spaces=", ".join(found)) for tile, found in lying.items()]


def tile_line(view, space):
    """The tile or stack on a space by name, or None."""
    stone, tile = STONE[view.board][space], view.tile[space]
    if stone < COLOURS:
        return Line.of("tile-stack", colour=colour_line(stone, "fp"), n=view.stack[space])
    if tile == NO_TILE:
        return None
    if tile > POINTS:
        return Line.of("tile-points", n=tile - POINTS)
    if WISH <= tile < PLAIN_WISH:
        return Line.of("tile-wish-of", colour=colour_line(tile - WISH, "f"))
    return Line({CLOVER: "tile-clover", SHED: "tile-shed", PLAIN_WISH: "tile-wish"}[tile])
