"""Táin, drawn for its box: one land, the other clans' forts above, mine below with my tiles, the outland between."""

from dolmen.core.contract.room import DESK
from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import bring_icons
from dolmen.picture.svg import at, rect

from .board import SHOWN_KINDS, UNKNOWN, Phase
from .notation import KIND_WORDS
from .picture_fort import fort
from .picture_goods import told_house
from .picture_hand import hand
from .picture_help import help_sheet, left_side, right_side, strip
from .picture_outland import outland
from .picture_scene import TainScene
from .picture_space import told_outland, told_spaces
from .story import progress

bring_icons(__file__)


def draw(view, viewer, words, names=(), box=DESK):
    """The view as a picture that fills a box."""
    scene = TainScene(view, viewer, words, names, box)
    plan = scene.plan
    drawn = [rect(0, 0, box.width, box.height, 0, "land")]
    if plan.strip:
        drawn.append(strip(scene, plan.strip))
    if plan.sides:
        drawn += [left_side(scene, plan.sides[0]), right_side(scene, plan.sides[1])]
    drawn += [fort(scene, player, measures) for player, measures in zip(scene.others, plan.rivals, strict=True)]
    drawn.append(at(plan.outland.x, plan.outland.y, outland(scene, plan.outland.w, plan.outland.h)))
    drawn.append(fort(scene, scene.me, plan.mine, is_up=True))
    drawn.append(at(plan.hand.x, plan.hand.y, hand(scene, plan.hand.w, plan.hand.h)))
    drawn.append(help_sheet(scene))
    return scene.picture("".join(drawn), described(scene))


def described(scene):
    """The position in sentences, for those who hear it."""
    words, view = scene.words, scene.view
    told = [words.say(progress(view)) + "."]
    if view.shown:
        told.append(words("pic-told-gone" if view.phase == Phase.SCOUT else "pic-told-shown", round=view.shown))
    for player in (scene.me, *scene.others):
        told += told_player(scene, player)
    told.append(words("pic-outland-cows", n=view.outland_cows) + ".")
    told += [f"{line}." for line in told_outland(scene)]
    if scene.viewer != NOBODY:
        told.append(words("pic-told-supply", kinds=listed_kinds(scene, view.supply[scene.viewer])))
    return " ".join(told)


def told_player(scene, player):
    """A clan in sentences: its goods, whether it has passed, what lies on its board."""
    words, view, name = scene.words, scene.view, scene.names[player]
    goods = {word: words(f"goods-{word}", n=getattr(view, word)[player]) for word in ("cows", "jewels")}
    counts = {"supply": view.in_supply[player], "discards": view.in_discards[player]}
    told = [words("pic-told-player", player=name, clan=scene.clan(player), **goods, **counts)]
    if player == view.active:
        told.append(words("pic-told-marker", player=name))
    if view.passed[player] and view.phase == Phase.SCOUT:
        told.append(words("pic-told-passed", player=name))
    if view.in_discards[player] and view.discarded[player][0] != UNKNOWN:
        told.append(words("pic-told-discards", player=name, kinds=listed_kinds(scene, view.discarded[player])))
    return told + [f"{line}." for line in (*told_house(scene, player), *told_spaces(scene, player))]


def listed_kinds(scene, counts):
    """`chief 1, boy 6`, in the order people know."""
    return ", ".join(f"{scene.words(f'pic-{KIND_WORDS[kind]}')} {counts[kind]}" for kind in SHOWN_KINDS if counts[kind])
