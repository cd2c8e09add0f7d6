"""Mac Robber, drawn: the score track, and the last scoring line by line."""

from dolmen.picture.icons import centred
from dolmen.picture.layout import fit, row
from dolmen.picture.palette import dye_class, emblem_of, seat_class
from dolmen.picture.pieces import cube, disc, panel
from dolmen.picture.svg import about, at, group, line, piece, rect, text

from .board import LAST_TRACK_SQUARE, RED_AREA
from .scoring import (
    COUNTED_BLUE,
    COUNTED_GREEN,
    COUNTED_HERDS,
    blue_points,
    green_points,
    herder_beside,
    most_herds_points,
    score,
)
from .story import COLOURS_OF_SEATS


def score_track(scene, width, rows):
    """Squares from 0 on, the red area marked, a disc for each clan; discs on one square stand on each other."""
    a_row = -(-(LAST_TRACK_SQUARE + 1) // rows)
    size, step = (22, 11) if rows == 1 else (20, 8)
    places = [min(max(score(scene.view, player), 0), LAST_TRACK_SQUARE) for player in range(scene.view.players)]
    cell, drawn, y = width / a_row, [], 0
    for first in range(0, LAST_TRACK_SQUARE + 1, a_row):
        squares = range(first, min(first + a_row, LAST_TRACK_SQUARE + 1))
        tallest = max(2 if rows == 1 else 1, *(places.count(square) for square in squares))
        y += size + step * (tallest - 1) + 3
        for square in squares:
            x = (square - first) * cell
            drawn.append(at(x, y, track_square(square, cell)))
            here = [player for player in range(scene.view.players) if places[player] == square]
            for above, player in enumerate(here):
                points = scene.words("pic-points", player=scene.names[player], n=score(scene.view, player))
                look = piece(disc(COLOURS_OF_SEATS[player], size), f"disc-{player}", points)
                drawn.append(at(x + (cell - size) / 2, y + 1 - size - above * step, look))
        y += 20
    return about("".join(drawn), scene.words("pic-track", n=RED_AREA)), y


def track_square(square, width):
    """A square of the track; every fifth has its number."""
    is_red = square >= RED_AREA
    look = rect(0, 0, width - 1, 18, 3, "f rose" if is_red else "well")
    if square % 5 == 0:
        number = text(width / 2, 14, square, 12, "serif bold", "middle")
        look += group(number, cls="on-paper" if is_red else "")
    return look


def scoring(scene, width):
    """What the last scoring gave to whom: cubes counted and points, colour by colour."""
    words, view = scene.words, scene.view
    is_past = view.scored > 0
    seen = view if is_past else scene.now
    title = words("pic-scoring", round=view.scored) if is_past else words("pic-scoring-now")
    high = 62 + 30 * view.players
    drawn = [panel(width, high)]
    drawn.append(text(width / 2, 24, fit(title, width - 20, 15, True), 15, "serif bold", "middle"))
    total = 46
    cells = [*row(3, 38, width - 44 - total, 2), (width - total - 6, total)]
    heads = (("monk", "green"), ("cow", "red"), ("piper", "blue"))
    for (x, w), (name, word) in zip(cells, heads, strict=False):
        look = centred(name, x + w / 2 - 10, 44, 22, dye_class(word)) + at(x + w / 2 + 4, 36, cube(word, 16))
        drawn.append(about(look, words(f"pic-scoring-{word}")))
    x, w = cells[3]
    drawn.append(about(centred("star", x + w / 2, 44, 20), words("pic-scoring-sum")))
    for place, player in enumerate(range(view.players)):
        drawn.append(at(0, 58 + 30 * place, scoring_row(scene, seen, player, cells, width)))
    return "".join(drawn), high


def scored(seen, player):
    """What a scoring counts for a player and what it gives, for green, red and blue: `3`, `2+1`, `4−2`."""
    herds, blue, green = (seen.counted[player][i] for i in (COUNTED_HERDS, COUNTED_BLUE, COUNTED_GREEN))
    most, rival_herds = most_herds_points(seen, player), seen.counted[herder_beside(seen, player)][COUNTED_HERDS]
    shown = (str(green), f"{herds}+{most}" if most else str(herds), f"{blue}−{rival_herds}")
    return shown, (green_points(seen, player), herds + most, blue_points(seen, player))


def told_scoring(scene, seen, player):
    """The same in words: green, red and blue."""
    words, name, (green_gain, red_gain, blue_gain) = scene.words, scene.names[player], scored(seen, player)[1]
    herds, blue, green = (seen.counted[player][i] for i in (COUNTED_HERDS, COUNTED_BLUE, COUNTED_GREEN))
    most, rival = most_herds_points(seen, player), herder_beside(seen, player)
    red = {"player": name, "n": herds, "points": red_gain}
    taken = {"herds": seen.counted[rival][COUNTED_HERDS], "rival": scene.names[rival]}
    return (
        words("pic-score-green", player=name, n=green, points=green_gain),
        words("pic-score-red-most", **red, most=most) if most else words("pic-score-red", **red),
        words("pic-score-blue", player=name, n=blue, points=blue_gain, **taken),
    )


def scoring_row(scene, seen, player, cells, width):
    shown, gains = scored(seen, player)
    told = told_scoring(scene, seen, player)
    colour = COLOURS_OF_SEATS[player]
    badge = rect(0, 0, 24, 24, 12, "plain-own") + group(centred(emblem_of(colour), 12, 12, 18), cls="on-own")
    drawn = [line(10, 0, width - 10, 0, "rule")]
    drawn.append(at(10, 3, about(group(badge, cls=seat_class(colour)), scene.names[player])))
    for (x, w), counted, gain, line_told in zip(cells, shown, gains, told, strict=False):
        look = text(x + w / 2 + 3, 20, counted, 13, "soft", "end")
        look += text(x + w / 2 + 8, 21, f"+{gain}" if gain else "–", 16, "serif bold" if gain else "serif soft")
        drawn.append(about(look, line_told))
    x, w = cells[3]
    drawn.append(text(x + w / 2, 21, f"+{sum(gains)}", 18, "serif bold", "middle"))
    return "".join(drawn)
