"""Honey Fair, drawn: the others above, the stall in the middle, my jars and my coins below."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import centred_row, fit, grid, huddle
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import back, coin, counter, counter_width, disc, panel, plaque
from dolmen.picture.scene import Scene, column
from dolmen.picture.svg import about, at, group, part, path, piece, rect, rim, text

from .board import JARS, NOTHING, ROUNDS
from .story import bought, last_bids, on_sale, progress, public_coins, public_score

GAP = 12
AREA, STALL, PURSE = 146, 176, 184  # how high the parts of the table are
SMALL, LARGE = 26, 58  # coins of others, and mine
STEP = LARGE + 10  # from one of my coins to the next


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    scene = Scene(view, viewer, words, names, narrow)
    content, height = phone(scene) if narrow else desk(scene)
    return scene.picture(content, height, described(scene))


def desk(scene):
    """The others side by side, then the stall, then what is mine."""
    inner, others = scene.width - 2 * GAP, scene.others
    each = min(560, (inner - (len(others) - 1) * GAP) / len(others))
    places = centred_row(len(others), scene.width / 2 - GAP, each, GAP)
    above = "".join(at(x, 0, area(scene, other, each)) for other, x in zip(others, places, strict=True))
    mine = area(scene, scene.me, 460) + at(460 + GAP, 0, purse(scene, inner - 460 - GAP, AREA))
    return column([(above, AREA), (stall(scene, inner), STALL), (mine, AREA)], GAP, GAP, GAP)


def phone(scene):
    """One below the other: the others, the stall, what is mine."""
    inner = scene.width - 16
    pieces = [(area(scene, other, inner), AREA) for other in scene.others]
    pieces += [(stall(scene, inner), STALL), (area(scene, scene.me, inner), AREA)]
    return column([*pieces, (purse(scene, inner, PURSE), PURSE)], 8, 8, 8)


def area(scene, player, width):
    """What everybody knows of a player: name, points, jars, coins that are left."""
    view, words = scene.view, scene.words
    points = public_score(view, player)
    is_asked = view.round < ROUNDS and player >= view.player
    return "".join(
        (
            panel(width, AREA, f"mine {seat_class(player)}" if is_asked else ""),
            at(10, 9, plaque(player, scene.names[player], min(210, width * 0.5))),
            at(width - 12 - counter_width(points, 22), 9, counter("star", points, 22, words("fact-points"))),
            at(12, 44, about(jars_in_a_row(bought(view, player), width - 24, 40), words("jars"))),
            at(12, 106, about(coins_in_a_row(scene, player, width - 24), words("fact-coins"))),
        )
    )


def jars_in_a_row(jars, width, size):
    step = huddle(len(jars), width, size, 4)
    return "".join(at(i * step, 0, piece(jar(worth, size), f"jar-{worth}")) for i, worth in enumerate(jars))


def coins_in_a_row(scene, player, width):
    """The coins of another; mine lie in front of me, large."""
    coins = public_coins(scene.view, player) if player != scene.viewer else []
    step = huddle(len(coins), width, SMALL, 3)
    return "".join(at(i * step, 0, coin(worth, SMALL)) for i, worth in enumerate(coins))


def stall(scene, width):
    """The jars that are put up, who has chosen, and the coins that were opened last."""
    view, words = scene.view, scene.words
    jars = on_sale(view)
    half, size = width * 0.5, 84
    step = huddle(len(jars), half - 28, size, 8)
    drawn = [panel(width, STALL), text(14, 25, fit(words("on-sale"), half - 20, 15), 15, "soft")]
    drawn += [at(14 + i * step, 44, piece(jar(worth, size), f"jar-{worth}")) for i, worth in enumerate(jars)]
    for player in range(view.players):
        drawn.append(at(half + 8, 34 + player * 34, bids(scene, player)))
    return "".join(drawn) + text(half + 8, 25, fit(words("last-bid"), half - 20, 13), 13, "soft")


def bids(scene, player):
    """A row of a player: the coin that was opened last, and a back if the next lies there already."""
    view, words = scene.view, scene.words
    drawn = at(0, 0, disc(player, 26))
    if last := last_bids(view):
        drawn += at(40, 0, coin(last[player], SMALL))
    if view.round < ROUNDS and player < view.player:
        drawn += at(80, 0, about(back(player, 26, 26), words("has-chosen", player=scene.names[player])))
    return group(drawn)


def purse(scene, width, height):
    """My coins, each to be chosen; the one that lies face down is pale."""
    words, coins = scene.words, public_coins(scene.view, scene.me)
    title = words("your-coins") if scene.viewer != NOBODY else words("coins-of", player=scene.names[scene.me])
    columns = 5 if scene.narrow else JARS
    left = (width - columns * STEP) / 2 + 4
    drawn = [panel(width, height), text(14, 25, fit(title, width - 28, 15), 15, "soft")]
    places = grid(len(coins), columns, left, 40, STEP, STEP)
    drawn += [at(x, y, own_coin(scene, worth)) for worth, (x, y) in zip(coins, places, strict=True)]
    return "".join(drawn)


def own_coin(scene, worth):
    view, words = scene.view, scene.words
    if scene.viewer == NOBODY:
        return piece(coin(worth, LARGE), f"coin-{worth}")
    is_face_down = view.round < ROUNDS and view.bid[scene.viewer][view.round] == worth
    look = group(coin(worth, LARGE), cls="gone") if is_face_down else coin(worth, LARGE)
    edge = rim(-3, -3, LARGE + 6, LARGE + 6, LARGE / 2 + 3)
    return part(look, f"bid {worth}", words("label-bid", coin=worth), key=f"coin-{worth}", rim=edge)


def jar(worth, size):
    """A jar of honey with what it is worth."""
    h = size * 1.2
    body = f"M{size * 0.16:g} {h * 0.2:g}H{size * 0.84:g}Q{size:g} {h * 0.3:g} {size:g} {h * 0.5:g}V{h * 0.86:g}"
    body += f"Q{size:g} {h:g} {size * 0.84:g} {h:g}H{size * 0.16:g}Q0 {h:g} 0 {h * 0.86:g}V{h * 0.5:g}"
    body += f"Q0 {h * 0.3:g} {size * 0.16:g} {h * 0.2:g}z"
    return group(
        rect(2, h * 0.3, size, h * 0.74, size * 0.16, "shadow"),
        path(body, "f gold"),
        rect(size * 0.1, 0, size * 0.8, h * 0.2, size * 0.06, "f wood"),
        rect(size * 0.14, h * 0.44, size * 0.72, h * 0.4, size * 0.06, "paper"),
        text(size / 2, h * 0.76, worth, max(13, size * 0.42), "serif bold", "middle"),
        cls="on-paper",
    )


def described(scene):
    """The position in sentences, for those who hear it."""
    view, words = scene.view, scene.words
    told = [words.say(progress(view)) + ".", f"{words('on-sale')}: {listed(words, on_sale(view))}."]
    for player in (scene.me, *scene.others):
        jars, coins = listed(words, bought(view, player)), listed(words, public_coins(view, player))
        told.append(words("picture-player", player=scene.names[player], jars=jars, coins=coins))
    for player in range(view.player if view.round < ROUNDS else 0):
        told.append(words("has-chosen", player=scene.names[player]))
    if scene.viewer != NOBODY and view.round < ROUNDS and view.bid[scene.viewer][view.round] != NOTHING:
        told.append(f"{words('your-bid')}: {view.bid[scene.viewer][view.round]}.")
    return " ".join(told)


def listed(words, worths):
    return ", ".join(str(worth) for worth in worths) or words("none")
