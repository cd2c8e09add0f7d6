"""Mac Robber, drawn: what a scoring now would give, the scoring of a round step by step, and the end."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import row
from dolmen.picture.palette import dye_class
from dolmen.picture.pieces import cube
from dolmen.picture.svg import about, at, group, line, lines, piece, rect, text
from dolmen.words import minus

from .board import RED_AREA, TILES, Colour, Place, Source
from .picture_pieces import badge_of, moor
from .picture_scene import width_in, wrapped, written
from .scoring import (
    COUNTED_BLUE,
    COUNTED_GREEN,
    COUNTED_HERDS,
    best_score,
    blue_points,
    green_points,
    herder_beside,
    most_herds_points,
    rank,
    score,
)

HEADS = (("monk", "green"), ("cow", "red"), ("piper", "blue"))
TALL_ROW = 34  # of a table: with less, what was counted stands beside what it gives


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


def gain(points):
    return f"+{points}" if points else "–"


def counted(scene):
    """What is shown beside the stage: what a scoring now would count; at the end what the last one did."""
    return scene.view if scene.is_over else scene.now


def scoring_now(scene, w, h):
    """What each would get if the round ended now; and, in the last column, what the last scoring gave."""
    words, view = scene.words, scene.view
    is_past = scene.is_over and view.scored
    title = 26 if h >= 40 + 22 * view.players else 0
    drawn = [rect(0.5, 2, w, h, 10, "shadow"), rect(0, 0, w, h, 10, "panel")]
    if title:
        told = words("pic-scoring", round=view.scored) if is_past else words("pic-scoring-now")
        drawn.append(written(12, 20, told, w - 20, 14, "serif bold"))
    each = min(64, (h - title - 36) / view.players)
    names = 36 if w < 280 else min(118, w * 0.3)
    last = 44 if view.scored and not scene.is_over and w >= 220 else 0
    total = 38
    cells = row(3, names + 6, w - names - total - last - 14, 2)
    drawn += [at(0, title + 2, table_heads(scene, cells, w, total, last))]
    for place, player in enumerate((scene.me, *scene.others)):
        y = title + 30 + place * each
        drawn.append(line(8, y, w - 8, y, "rule"))
        drawn.append(at(0, y, now_row(scene, player, cells, names, w, each, total, last)))
    return "".join(drawn)


def table_heads(scene, cells, w, total, last):
    words, drawn = scene.words, []
    for (x, wide), (name, dye) in zip(cells, HEADS, strict=True):
        if wide >= 58:
            look = centred(name, x + wide / 2 - 9, 13, 22, dye_class(dye)) + at(x + wide / 2 + 4, 5, cube(dye, 16))
        else:
            look = centred(name, x + wide / 2, 13, 22, dye_class(dye))
        drawn.append(about(look, words(f"pic-scoring-{dye}")))
    x = w - 8 - last - total / 2
    drawn.append(about(centred("star", x, 13, 20), words("pic-scoring-sum")))
    if last:
        label = words("pic-scoring-last")
        drawn.append(
            about(
                text(w - 8 - last / 2, 18, label, 12, "soft", "middle"), words("pic-scoring", round=scene.view.scored)
            )
        )
    return "".join(drawn)


def now_row(scene, player, cells, names, w, h, total, last):
    """A clan's line of the table."""
    shown, gains = scored(counted(scene), player)
    told = told_scoring(scene, counted(scene), player)
    high = min(26, h - 4)
    drawn = [at(8, (h - high) / 2, about(badge_of(player, scene.names[player], names - 6, high), scene.names[player]))]
    for (x, wide), reason, points, about_it in zip(cells, shown, gains, told, strict=True):
        drawn.append(about(cell(x + wide / 2, wide, h, gain(points), reason), about_it))
    x = w - 8 - last - total / 2
    in_all = scene.words("pic-scoring-sum") if scene.is_over else scene.words("pic-gain", n=sum(gains), seat=player)
    drawn.append(about(text(x, h / 2 + 6, f"+{sum(gains)}", 17, "serif bold", "middle"), in_all))
    if last:
        before = scored(scene.view, player)[1]
        about_it = " · ".join(told_scoring(scene, scene.view, player))
        drawn.append(about(text(w - 8 - last / 2, h / 2 + 5, f"+{sum(before)}", 14, "serif soft", "middle"), about_it))
    return "".join(drawn)


def cell(x, w, h, given, counted):
    """What is given, and what for: below it, or beside it."""
    cls = "serif bold" if given != "–" else "serif soft"
    if h >= TALL_ROW:
        return text(x, h / 2 - 1, given, 16, cls, "middle") + text(x, h / 2 + 14, counted, 12, "soft", "middle")
    if w >= 50:
        return text(x - 3, h / 2 + 5, given, 15, cls, "end") + text(x + 4, h / 2 + 4.5, counted, 12, "soft")
    return text(x, h / 2 + 5, given, 15, cls, "middle")


def now_line(scene, w, h):
    """The same in one line: each clan's emblem and what it would get."""
    drawn = [rect(0, 0, w, h, 8, "panel"), icon("star", 8, (h - 18) / 2, 18)]
    told = scene.words("pic-now-over" if scene.is_over else "pic-now-word")
    players = (scene.me, *scene.others)
    need = 56 * len(players)
    left = 32.0
    if w - left - need - 8 >= width_in(told, 13):
        drawn.append(text(left, h / 2 + 4.5, told, 13))
        left += width_in(told, 13) + 8
    for player, (x, _) in zip(players, row(len(players), left, w - left - 4, 0), strict=True):
        gains = sum(scored(counted(scene), player)[1])
        look = badge_of(player, "", 22, 22) + text(26, 16, f"+{gains}", 15, "serif bold")
        how = f"+{gains}" if scene.is_over else scene.words("pic-gain", n=gains, seat=player)
        told = scene.words("pic-is", what=scene.names[player], how=how)
        drawn.append(at(x, (h - 22) / 2, about(look, told)))
    return "".join(drawn)


# --- the stage at the end of a round, and of the game ---------------------------------------------------------------


def scoring_stage(scene, w, h):
    """The scoring of a round: before, the following, green, red, blue, after; then the tile."""
    words, view = scene.words, scene.view
    has_tile = tiles_out(view) == view.scored
    foot = 40 if has_tile and h >= 150 else 0
    title = 30 if h >= 60 + 30 * view.players else 0
    drawn = [moor(w, h)]
    if title:
        told = words("pic-scoring", round=view.scored)
        drawn.append(written(14, 23, told, w - 28, 17, "serif bold"))
    names = 34 if w < 460 else min(130, w * 0.2)
    cells = row(6, names + 8, w - names - 14, 2)
    heads = (
        ("", "before"),
        ("warrior", "following"),
        ("monk", "green"),
        ("cow", "red"),
        ("piper", "blue"),
        ("star", "after"),
    )
    top = title + 4
    each = min(52, (h - top - 30 - foot) / view.players)
    has_words = all(width_in(words(f"pic-col-{key}"), 12, "bold") + 28 <= cells[0][1] for _, key in heads)
    for (x, wide), (name, key) in zip(cells, heads, strict=True):
        drawn.append(at(x, top, stage_head(scene, wide, name, key, has_words)))
    for place, player in enumerate((scene.me, *scene.others)):
        y = top + 28 + place * each
        drawn.append(line(8, y, w - 8, y, "rule"))
        drawn.append(at(0, y, scored_row(scene, player, cells, names, each)))
    if foot:
        drawn.append(at(10, h - foot, tile_line(scene, w - 20, foot - 4)))
    return "".join(drawn)


def stage_head(scene, w, name, key, has_words):
    words = scene.words
    dye = {"following": "yellow", "green": "green", "red": "red", "blue": "blue"}.get(key)
    look = centred(name, w / 2, 13, 22, dye_class(dye) if dye else "") if name else ""
    shown = words(f"pic-col-{key}")
    if not name or has_words:
        look = centred(name, 13, 13, 20, dye_class(dye) if dye else "") if name else ""
        look += written((w + (24 if name else 0)) / 2, 18, shown, w - (26 if name else 0), 12, "bold", "middle")
    return about(look, words(f"pic-scoring-{key}"))


def scored_row(scene, player, cells, names, h):
    """A clan's line: each cell has a key, so that what is told of it can be shown there."""
    view, words, name = scene.view, scene.words, scene.names[player]
    shown, gains = scored(view, player)
    told = told_scoring(scene, view, player)
    high = min(26, h - 4)
    drawn = [at(8, (h - high) / 2, about(badge_of(player, name, names - 4, high), name))]
    points = score(view, player)
    x, w = cells[0]
    drawn.append(text(x + w / 2, h / 2 + 5, minus(points - sum(gains)), 15, "serif", "middle"))
    x, w = cells[1]
    look = (
        at(x + w / 2 - 10, h / 2 - 10, icon("warrior", 0, 0, 20, dye_class("yellow")))
        if view.following == player
        else ""
    )
    look += text(x + w / 2 + (18 if look else 0), h / 2 + 5, view.court[player][Colour.YELLOW], 13, "soft", "middle")
    drawn.append(
        piece(look, f"scored-following-{player}", words("pic-marker-following") if view.following == player else "")
    )
    for (x, w), (_, dye), counted, points_of, line_told in zip(cells[2:5], HEADS, shown, gains, told, strict=True):
        drawn.append(piece(cell(x + w / 2, w, h, gain(points_of), counted), f"scored-{dye}-{player}", line_told))
    x, w = cells[5]
    total = text(x + w / 2, h / 2 + 7, minus(points), 20, "serif bold", "middle")
    drawn.append(piece(total, f"scored-sum-{player}", words("pic-points", player=name, n=points)))
    return "".join(drawn)


def tiles_out(view):
    """How many tiles have left the game."""
    return sum(view.tile_place[tile] in (Place.REMOVED, Place.SHOWN) for tile in range(TILES))


def tile_line(scene, w, h):
    """The tile that left the pile: unseen, or turned up and told against the highest score."""
    words, view = scene.words, scene.view
    best = best_score(view)
    shown = [view.tile[tile] for tile in range(TILES) if view.tile_place[tile] == Place.SHOWN]
    if best >= RED_AREA and shown:
        number = RED_AREA + shown[-1]
        told = words("told-tile", number=number, best=best)
        look = rect(0, 0, h, h, 6, "meadow") + text(h / 2, h / 2 + 6, number, 17, "serif bold", "middle")
    else:
        told, look = words("told-tile-hidden"), icon("tile", 0, 0, h)
    written_told = wrapped(told, w - h - 12, 13, 2)
    start = h / 2 + (5 if len(written_told) == 1 else -3)
    return piece(look, "tile-out", told) + lines(h + 10, start, written_told, 13, 16)


def laws(scene, w, h):
    """Beside the scoring: what each colour is worth."""
    drawn = [rect(0.5, 2, w, h, 10, "shadow"), rect(0, 0, w, h, 10, "panel")]
    each = (h - 16) / 3
    for place, (name, dye) in enumerate(HEADS):
        y = 8 + place * each
        size = min(36, each - 8)
        drawn.append(icon(name, 10, y + (each - size) / 2, size, dye_class(dye)))
        most = max(1, int((each - 4) // 16))
        told = wrapped(scene.words(f"pic-scoring-{dye}"), w - size - 30, 12.5, most)
        drawn.append(lines(size + 20, y + each / 2 + 5 - 8 * (len(told) - 1), told, 12.5, 16))
        if place:
            drawn.append(line(10, y, w - 10, y, "rule"))
    return "".join(drawn)


SOURCES = (
    ("house", "start", (Source.START,)),
    ("monk", "green", (Source.GREEN,)),
    ("cow", "red", (Source.HERDS, Source.MOST_HERDS)),
    ("piper", "blue", (Source.BLUE,)),
    ("sword", "fights", (Source.ATTACK, Source.DEFENCE, Source.DEFEAT)),
)


def ended(scene, w, h):
    """The end: everybody in the order of their points, and where these came from."""
    view, words = scene.view, scene.words
    title = 32 if h >= 60 + 26 * view.players else 4
    drawn = [moor(w, h)]
    if title > 4:
        drawn.append(written(w / 2, 23, words("pic-over"), w - 28, 17, "serif bold", "middle"))
    names = max(60, min(190, w * 0.28))
    cells = row(6, names + 10, w - names - 18, 2)
    for (x, wide), (name, key, _) in zip(cells, SOURCES, strict=False):
        look = centred(name, x + wide / 2, title + 12, 22, dye_class(key) if key not in ("fights", "start") else "")
        drawn.append(about(look, words(f"pic-scoring-{key}")))
    drawn.append(about(centred("star", cells[5][0] + cells[5][1] / 2, title + 12, 22), words("pic-scoring-after")))
    each = min(48, (h - title - 32) / view.players)
    for place, player in enumerate(sorted(range(view.players), key=lambda player: rank(view, player))):
        y = title + 26 + place * each
        drawn.append(line(8, y, w - 8, y, "rule"))
        drawn.append(at(0, y, final_row(scene, player, cells, names, each)))
    return "".join(drawn)


def final_row(scene, player, cells, names, h):
    view, name, high = scene.view, scene.names[player], min(26, h - 4)
    crown = icon("crown", 6, (h - 22) / 2, 22) if rank(view, player) == 0 else ""
    drawn = [crown, at(30, (h - high) / 2, about(badge_of(player, name, names - 26, high), name))]
    for (x, w), (_, _, sources) in zip(cells, SOURCES, strict=False):
        points = sum(view.earned[player][source] for source in sources)
        drawn.append(text(x + w / 2, h / 2 + 5, minus(points), 15, "serif", "middle"))
    x, w = cells[5]
    total = text(x + w / 2, h / 2 + 7, minus(score(view, player)), 20, "serif bold", "middle")
    drawn.append(about(total, scene.words("pic-points", player=name, n=score(view, player))))
    return group(*drawn)
