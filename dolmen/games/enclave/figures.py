"""Pictures of Enclave's rules for players: one game of three, drawn with the pieces of the game's own picture."""

from functools import cache

from dolmen.core.contract.room import Box
from dolmen.core.viewer import NOBODY
from dolmen.picture.svg import at, group, picture, rect
from dolmen.words import Texts, played, seat_names

from .picture_mission import mission_stage
from .picture_places import overview
from .picture_scene import EnclaveScene, Rect
from .picture_thief import my_board
from .picture_told import described
from .picture_tree import tree_stage

SEED = 26
WIDTH, MARGIN = 390, 10  # as wide as a phone
INNER = WIDTH - 2 * MARGIN
PLANS = [f"play {place}" for place in ("boarding", "knives", "shepherd", "tree") for _ in range(3)]
TO_THE_MISSION = ("token 1 boarding", "token 2 shepherd", "token 3 knives", "token 4 maggot", *PLANS)
# Matthias boards the Observatory of Souls: two traps, 5 physical and 4 mental damage.
MISSION = ("board 1", "carry riot-shield-red", "carry dream-mask-red", "use riot-shield-red", "use dream-mask-red")


@cache
def position(count: int):
    """The game after so many of its sentences."""
    sentences = (*TO_THE_MISSION, *MISSION)[:count]
    return played(__package__, sentences, players=3, options={"tree_set": "first"}, seed=SEED)


def scene_at(words: Texts, count: int, width: int, height: int) -> EnclaveScene:
    play = position(count)
    view = play.sight(NOBODY)
    return EnclaveScene(view, NOBODY, words, seat_names(play.game, view, words), Box(width, height))


def framed(scene: EnclaveScene, content: str, surface: str = "ash") -> str:
    """Something of the table on ash, or on the paper of an edge."""
    look = "on-ash" if surface == "ash" else "on-place"
    back = rect(0, 0, scene.width, scene.height, 12, surface)
    title = scene.words("picture-title")
    inside = group(at(MARGIN, MARGIN, content), cls=look)
    return picture(scene.width, scene.height, title, described(scene), back, inside, cls="enclave")


def table(words: Texts) -> str:
    """The board when all markers are placed."""
    scene = scene_at(words, len(TO_THE_MISSION), WIDTH, 620)
    return framed(scene, overview(scene, Rect(0, 0, INNER, 600)))


def thief(words: Texts) -> str:
    """The board of the first thief."""
    scene = scene_at(words, len(TO_THE_MISSION), WIDTH, 150)
    return framed(scene, my_board(scene, INNER, 130), "edge")


def mission(words: Texts) -> str:
    """A mission after the reveal: the shield is used, the mask is still to be used."""
    scene = scene_at(words, len(TO_THE_MISSION) + len(MISSION) - 1, WIDTH, 500)
    return framed(scene, mission_stage(scene, INNER, 480))


def levels(words: Texts) -> str:
    """The Tree with three markers on the level of round 1."""
    scene = scene_at(words, len(TO_THE_MISSION), WIDTH, 420)
    return framed(scene, tree_stage(scene, INNER, 400))


FIGURES = {"table": table, "thief": thief, "mission": mission, "tree": levels}
