"""Woolly Bully, drawn: the players with their tiles, colours and stops."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import row
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import back, counter, disc, plaque
from dolmen.picture.svg import about, at, group, rect, text

from .board import BONUSES, COLOURS, Phase
from .picture_tile import sheep
from .rules.gap import question_tiles
from .telling import colour_line

STRIP = 40  # the height of the players
SIGN = 32  # the width of a marker


def player_strips(scene, x, y, width, gap):
    """All players side by side, the viewer last."""
    seats, cells = (*scene.others, scene.me), row(scene.view.players, x, width, gap)
    return "".join(
        at(left, y, player_strip(scene, seat, each)) for seat, (left, each) in zip(seats, cells, strict=True)
    )


def player_strip(scene, player, width):
    """Name, tiles in the hand, colour or "?", and the place in the stop order."""
    view, colour = scene.view, scene.colours[player]
    look = "panel mine" if player == view.player and view.phase != Phase.OVER else "panel"
    name = scene.names[player]
    roomy = width > 200
    if roomy:
        drawn = [at(6, 8, plaque(colour, name, width - 162, 14))]
    else:
        drawn = [at(5, 9, about(disc(colour, 22), name))]
    x, step = (width - 150, 52) if roomy else (30, 26)
    drawn.append(at(x, 8, held(scene, player)) if roomy else held_small(scene, player, x))
    room = int((width - x - step) // SIGN)
    drawn += [at(x + step + n * SIGN, 5, sign) for n, sign in enumerate(seat_signs(scene, player)[-room:])]
    return group(rect(0, 0, width, STRIP, 8, look), *drawn, cls=seat_class(colour))


def held_small(scene, player, x):
    """The same for a phone: the number alone, beside the emblem."""
    return about(text(x, 28, scene.view.held[player], 18, "serif bold"), scene.words("fact-hand"))


def held(scene, player):
    """How many tiles a hand has."""
    look = seat_class(scene.colours[player])
    return counter("tile", scene.view.held[player], 24, scene.words("fact-hand"), look)


def seat_signs(scene, player):
    """Markers of known colours, "?" tiles face down, and the points for stopping."""
    view, words, colour = scene.view, scene.words, scene.colours[player]
    is_open = view.phase == Phase.OVER or knows(scene, player)
    found = [
        shepherd_marker(scene, own)
        for own in range(COLOURS)
        if view.owner[own] == player and (view.declared[own] or is_open)
    ]
    if not is_open:
        hidden = at(1, 3, back(colour, 26, 26, ""))
        found += [about(hidden, words("fact-question"))] * question_tiles(view, player)
    if view.stopped[player]:
        place, bonus = view.stopped[player], BONUSES[view.stopped[player]]
        points = text(3, 23, f"+{bonus}", 18, "serif bold")
        found.append(about(points, words("pic-stopped", place=place, bonus=bonus)))
    elif player == view.at_turn and view.phase != Phase.OVER:
        found.insert(0, about(icon("marker", 2, 4, 24), words("pic-at-turn")))
    return found


def knows(scene, player):
    """Whether the viewer may know a player's colours before they are declared."""
    return player == scene.viewer or scene.view.players == 2


def shepherd_marker(scene, colour):
    """A shepherd's marker: a sheep of the colour; ringed once it is declared."""
    ring = rect(-2, 0, 32, 30, 6, "paper" if scene.view.declared[colour] else "place")
    about_words = scene.words("fact-colour", colour=scene.words.say(colour_line(colour)))
    return about(ring + sheep(colour, 14, 15, 26), about_words)
