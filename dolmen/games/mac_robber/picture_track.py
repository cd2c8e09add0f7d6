"""Mac Robber, drawn: the score track with its red area, and the markers above it."""

from dolmen.picture.pieces import disc
from dolmen.picture.svg import about, at, group, line, rect, text

from .board import LAST_TRACK_SQUARE, RED_AREA
from .picture_scene import keyed, width_in
from .scoring import score
from .story import COLOURS_OF_SEATS

SQUARES = LAST_TRACK_SQUARE + 1
LEAST_SQUARE = 13  # narrower squares are drawn as one bar


def score_track(scene, w, h):
    """The track in its panel: squares, or a bar with every fifth number, and a marker for each clan."""
    bar = 18 if h >= 42 else 16
    pad = 10 if w >= 600 else 12
    each = (w - 2 * pad) / SQUARES
    y = h - bar - 4
    drawn = [rect(0.5, 2, w, h, 9, "shadow"), rect(0, 0, w, h, 9, "panel")]
    drawn.append(at(pad, y, squares(each, bar) if each >= LEAST_SQUARE else whole_bar(each, bar)))
    told = scene.words("pic-track-red", n=RED_AREA)
    size = 12
    begins = pad + each * (RED_AREA + 1)
    places, disc_size = markers(scene, pad, each, y)
    ends = max((x + disc_size / 2 for x in places.values()), default=0)
    room = w - begins - 8
    if ends < begins and width_in(told, size, "bold") < room and y >= 14:
        drawn.append(text(begins, y - 5, told, size, "bold red-ink"))
    drawn += [
        marker(scene, player, x, pad + each * (0.5 + square_of(scene, player)), y, disc_size)
        for player, x in places.items()
    ]
    return about("".join(drawn), scene.words("pic-track", n=RED_AREA))


def square_of(scene, player):
    return min(max(score(scene.view, player), 0), LAST_TRACK_SQUARE)


def squares(each, bar):
    """A square for every score; every fifth has its number."""
    drawn = []
    for square in range(SQUARES):
        x = square * each
        drawn.append(rect(x + 0.5, 0, each - 1, bar, 3, "red-square" if square >= RED_AREA else "well"))
        if square % 5 == 0:
            drawn.append(text(x + each / 2, bar / 2 + 4.5, square, 12, "serif bold", "middle"))
    return "".join(drawn)


def whole_bar(each, bar):
    """One bar, and every fifth or tenth number on it."""
    red = RED_AREA * each
    drawn = [rect(0, 0, red, bar, 4, "well"), rect(red, 0, SQUARES * each - red, bar, 4, "red-square")]
    step = 5 if each * 5 >= 22 else 10
    for square in range(0, SQUARES, step):
        drawn.append(text(each * (square + 0.5), bar / 2 + 4.5, square, 12, "serif bold", "middle"))
    return "".join(drawn)


def markers(scene, pad, each, room):
    """Where each clan's marker stands, beside one another where they would meet; and how large they are."""
    size = min(24.0, room - 3)
    players = sorted(range(scene.view.players), key=lambda player: (score(scene.view, player), player))
    xs = [pad + each * (0.5 + square_of(scene, player)) for player in players]
    right = pad + each * SQUARES - size / 2
    for _ in range(4):  # markers give way to both sides
        for i in range(len(xs) - 1):
            near = size + 1 - (xs[i + 1] - xs[i])
            if near > 0:
                xs[i], xs[i + 1] = xs[i] - near / 2, xs[i + 1] + near / 2
    left = pad
    for i in range(len(xs)):
        left = xs[i] = max(xs[i], left if i == 0 else left + size + 1)
    for i in reversed(range(len(xs))):
        right = xs[i] = min(xs[i], right if i == len(xs) - 1 else right - size - 1)
    return dict(zip(players, xs, strict=True)), size


def marker(scene, player, x, foot, y, size):
    """A marker with a stem to its square."""
    told = scene.words("pic-points", player=scene.names[player], n=score(scene.view, player))
    stem = line(x, y - 3, foot, y + 3, "stem")
    look = disc(COLOURS_OF_SEATS[player], size)
    return stem + at(x - size / 2, y - size - 1, keyed(scene, group(look), f"disc-{player}", told))
