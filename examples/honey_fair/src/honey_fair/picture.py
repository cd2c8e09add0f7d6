"""Honey Fair, drawn for its box: the others above, the stall in the middle, my jars and my coins below."""

from dolmen.core.contract.room import DESK
from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import fit, grid, huddle, row
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import back, coin, counter, counter_width, disc, panel, plaque
from dolmen.picture.scene import Scene
from dolmen.picture.svg import about, at, group, part, path, piece, rect, rim, text

from .board import JARS, NOTHING, ROUNDS
from .story import bought, last_bids, on_sale, progress, public_coins, public_score

GAP, HEAD = 6, 30
SMALL = 26  # coins of others
SHARES = (0.28, 0.36, 0.36)  # of the height: the others, the stall, what is mine
TALL = (0.2, 0.26, 0.2, 0.34)  # the same where my coins lie below my jars


def draw(view, viewer, words, names=(), box=DESK):
    """The view as a picture for a box."""
    scene = Scene(view, viewer, words, names, box=box)
    return scene.picture(table(scene), scene.height, described(scene))


def table(scene):
    """Rows that share the height; in a tall box my coins have one of their own."""
    inner, others = scene.width - 2 * GAP, scene.others
    shares = TALL if scene.height > 1.1 * scene.width else SHARES
    heights = [(scene.height - GAP * (len(shares) + 1)) * share for share in shares]
    tops = [GAP + sum(heights[:n]) + n * GAP for n in range(len(heights))]
    drawn = [
        at(x, tops[0], area(scene, other, w, heights[0]))
        for other, (x, w) in zip(others, row(len(others), GAP, inner, GAP), strict=True)
    ]
    drawn.append(at(GAP, tops[1], stall(scene, inner, heights[1])))
    mine = inner if len(shares) == 4 else inner * 0.42
    drawn.append(at(GAP, tops[2], area(scene, scene.me, mine, heights[2])))
    if mine == inner:
        drawn.append(at(GAP, tops[3], purse(scene, inner, heights[3])))
    else:
        drawn.append(at(2 * GAP + mine, tops[2], purse(scene, inner - mine - GAP, heights[2])))
    return "".join(drawn)


def area(scene, player, width, height):
    """What everybody knows of a player: name, points, jars, coins that are left."""
    view, words = scene.view, scene.words
    points = public_score(view, player)
    is_asked = view.round < ROUNDS and player >= view.player
    right = width - 6 - counter_width(points, 18)
    size = (height - HEAD - SMALL - 8) / 1.25
    return "".join(
        (
            panel(width, height, f"mine {seat_class(player)}" if is_asked else ""),
            at(4, 4, plaque(player, scene.names[player], min(190, right - 8), 13)),
            at(right, 5, counter("star", points, 18, words("fact-points"))),
            at(6, HEAD, about(jars_in_a_row(bought(view, player), width - 12, size), words("jars"))),
            at(6, height - SMALL - 4, about(coins_in_a_row(scene, player, width - 12), words("fact-coins"))),
        )
    )


def jars_in_a_row(jars, width, size):
    size = min(size, 60, width)
    step = huddle(len(jars), width, size, 4)
    return "".join(at(i * step, 0, piece(jar(worth, size), f"jar-{worth}")) for i, worth in enumerate(jars))


def coins_in_a_row(scene, player, width):
    """The coins of another; mine lie in front of me, large."""
    coins = public_coins(scene.view, player) if player != scene.viewer else []
    step = huddle(len(coins), width, SMALL, 3)
    return "".join(at(i * step, 0, coin(worth, SMALL)) for i, worth in enumerate(coins))


def stall(scene, width, height):
    """The jars that are put up, who has chosen, and the coins that were opened last."""
    view, words = scene.view, scene.words
    jars = on_sale(view)
    half, size = width * 0.5, min(84, (height - HEAD - 6) / 1.25)
    step = huddle(len(jars), half - 20, size, 8)
    drawn = [panel(width, height), text(10, 20, fit(words("on-sale"), half - 16, 14), 14, "soft")]
    drawn += [at(10 + i * step, HEAD, piece(jar(worth, size), f"jar-{worth}")) for i, worth in enumerate(jars)]
    high = min(34, (height - HEAD) / view.players)
    for player in range(view.players):
        drawn.append(at(half + 8, HEAD - 4 + player * high, bids(scene, player, high - 3)))
    return "".join(drawn) + text(half + 8, 20, fit(words("last-bid"), half - 16, 13), 13, "soft")


def bids(scene, player, size):
    """A row of a player: the coin that was opened last, and a back if the next lies there already."""
    view, words = scene.view, scene.words
    drawn = at(0, 0, disc(player, size))
    if last := last_bids(view):
        drawn += at(40, 0, coin(last[player], max(SMALL, size)))
    if view.round < ROUNDS and player < view.player:
        drawn += at(80, 0, about(back(player, size, size), words("has-chosen", player=scene.names[player])))
    return group(drawn)


def purse(scene, width, height):
    """My coins, each to be chosen; the one that lies face down is pale."""
    words, coins = scene.words, public_coins(scene.view, scene.me)
    title = words("your-coins") if scene.viewer != NOBODY else words("coins-of", player=scene.names[scene.me])
    step, columns = max((min((width - 8) / n, (height - HEAD) / -(-JARS // n)), n) for n in range(1, JARS + 1))
    step = min(step, 80)
    left = (width - columns * step) / 2 + 3
    drawn = [panel(width, height), text(10, 20, fit(title, width - 20, 14), 14, "soft")]
    places = grid(len(coins), columns, left, HEAD, step, step)
    drawn += [at(x, y, own_coin(scene, worth, step - 6)) for worth, (x, y) in zip(coins, places, strict=True)]
    return "".join(drawn)


def own_coin(scene, worth, size):
    view, words = scene.view, scene.words
    if scene.viewer == NOBODY:
        return piece(coin(worth, size), f"coin-{worth}")
    is_face_down = view.round < ROUNDS and view.bid[scene.viewer][view.round] == worth
    look = group(coin(worth, size), cls="gone") if is_face_down else coin(worth, size)
    edge = rim(-3, -3, size + 6, size + 6, size / 2 + 3)
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
