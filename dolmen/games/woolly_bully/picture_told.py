"""Woolly Bully, heard: the position in sentences, with everything that the picture shows."""

from dolmen.core.viewer import NOBODY

from .board import (
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOURS,
    EDGES,
    FIRST_BEAST,
    NOTHING,
    SIDES,
    SQUARE_FACE,
    TILES,
    Phase,
    Terrain,
)
from .gates import is_dead
from .hand import tiles_of
from .notation import KIND_WORDS
from .rules.forests import is_covered
from .rules.gap import question_tiles
from .rules.landscape import number_at, wanted
from .rules.scoring import is_threatened, terrain_of
from .story import progress
from .telling import back_line, colour_line, edges_line, place_line, series_line, sheep_line


def described(scene):
    """The position in sentences, for those who hear it."""
    view, words = scene.view, scene.words
    told = [words.say(progress(view)) + ".", words("heard-table", tiles=view.laid - 1, bag=view.left)]
    if view.phase != Phase.OVER:
        told.append(words("heard-turn", player=scene.names[view.at_turn]))
    for player in (scene.me, *scene.others):
        told += told_player(scene, player)
    if view.series != NOTHING:
        due = words.say(series_line(view.series, view.step))
        told.append(words("heard-due", player=scene.names[view.player], beasts=due))
    wolves, hunters = (BEASTS_OF_A_KIND - view.shown[kind] for kind in range(2))
    told.append(words("heard-left", wolves=wolves, hunters=hunters))
    return " ".join(told + told_fields(scene) + told_tiles(scene) + told_places(scene) + told_hand(scene))


def told_player(scene, player):
    """Tiles, colours as far as they are known, what all know of the hand, and the stop."""
    view, words, name = scene.view, scene.words, scene.names[player]
    told = [words("heard-hand", player=name, n=view.held[player])]
    for colour in range(COLOURS):
        if view.owner[colour] == player and (view.declared[colour] or view.players == 2 or view.phase == Phase.OVER):
            key = "heard-declared" if view.declared[colour] else "heard-owns"
            told.append(words(key, player=name, colour=words.say(sheep_line(colour))))
    if view.phase != Phase.OVER and question_tiles(view, player):
        told.append(words("heard-question", player=name, n=question_tiles(view, player)))
    for kind, word in enumerate(KIND_WORDS):
        if view.known[player][kind]:
            told.append(words(f"heard-known-{word}", player=name, n=view.known[player][kind]))
    if player in view.row[: view.passes]:
        told.append(words("heard-passed", player=name))
    if view.stopped[player]:
        place = view.stopped[player]
        told.append(words("heard-stopped", player=name, how=words("pic-stopped", place=place, bonus=BONUSES[place])))
    return told


def told_fields(scene):
    """Every field of sheep: its colour, its sheep, and whether it is closed and safe."""
    view, words = scene.view, scene.words
    told = []
    for field in range(SIDES * view.laid):
        if view.size[field] and terrain_of(view, field) <= Terrain.BLUE:
            colour = words.say(colour_line(terrain_of(view, field) - Terrain.BLACK))
            told.append(words("heard-field", colour=colour, state=told_field(scene, field)))
    return told


def told_field(scene, field):
    """`6 sheep, closed and safe field`."""
    view, words, states = scene.view, scene.words, []
    if view.open[field]:
        states.append(words("pic-open", n=view.open[field]))
    if is_threatened(view, field):
        states.append(words("pic-threatened"))
    return words("pic-field", n=view.size[field], state=", ".join(states) or words("pic-safe"))


def told_tiles(scene):
    """Every tile that lies, with its place."""
    view, words = scene.view, scene.words
    lying = [number for number in range(view.laid) if number_at(view, view.place[number]) == number + 1]
    return [
        words("heard-tile", place=words.say(place_line(view.place[number])), tile=told_tile(scene, number))
        for number in lying
    ]


def told_tile(scene, number):
    """What a tile is: its edges as they lie, the square, a wolf, a hunter."""
    words, view = scene.words, scene.view
    face = view.lies[number] // SIDES
    tile, side = divmod(face, 2)
    if face == SQUARE_FACE:
        return words("pic-square")
    if FIRST_BEAST <= tile < TILES and side == 1:
        return told_beast(scene, tile - FIRST_BEAST)
    return words("pic-tile-about", tile=words.say(edges_line(EDGES[view.lies[number]])))


def told_beast(scene, beast):
    """A loose wolf, a covered one, or a hunter and the wolf that it has covered."""
    words, view = scene.words, scene.view
    if beast < BEASTS_OF_A_KIND:
        return words("pic-wolf-covered" if is_covered(view, beast) else "pic-wolf")
    wolf = view.covers[beast - BEASTS_OF_A_KIND]
    if wolf == NOTHING:
        return words("pic-hunter")
    return words("pic-hunter-covers", place=words.say(place_line(view.place[view.post[wolf]])))


def told_places(scene):
    """Every empty place beside a tile, and what it wants."""
    view, words = scene.view, scene.words
    told = []
    for place in view.empty[: view.empties]:
        edges, where = wanted(view, place), words.say(place_line(place))
        if is_dead(edges):
            told.append(words("heard-dead", place=where))
        else:
            told.append(words("heard-place", place=where, edges=words.say(edges_line(edges))))
    return told


def told_hand(scene):
    """What the viewer alone knows: the own colour and both faces of the own tiles."""
    view, words, me = scene.view, scene.words, scene.viewer
    if me == NOBODY:
        return []
    own = [colour for colour in range(COLOURS) if view.owner[colour] == me]
    told = [words("heard-mine-colour", colour=words.say(sheep_line(colour))) for colour in own]
    for tile in tiles_of(view, me):
        front = words.say(edges_line(EDGES[SIDES * 2 * tile]))
        told.append(words("heard-mine", tile=front, back=told_back(scene, tile)))
    return told


def told_back(scene, tile):
    """The other face of a tile in the hand, as it is printed; of a wolf or hunter what it is."""
    if tile >= FIRST_BEAST:
        return scene.words.say(back_line(tile, 2 * tile))
    return scene.words.say(edges_line(EDGES[SIDES * (2 * tile + 1)]))
