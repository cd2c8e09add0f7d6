"""Pictures of Enclave's rules for players: one game of three, drawn with the pieces of the game's own picture."""

from functools import cache

from dolmen.core.viewer import NOBODY
from dolmen.words import Texts, played, seat_names

from .picture import GAP, whole_board
from .picture_mission import mission_panel
from .picture_scene import EnclaveScene
from .picture_thief import thief_board
from .picture_told import described
from .picture_tree import tree

SEED = 26
PLANS = [f"play {place}" for place in ("boarding", "knives", "shepherd", "tree") for _ in range(3)]
TO_THE_MISSION = ("token 1 boarding", "token 2 shepherd", "token 3 knives", "token 4 maggot", *PLANS)
# Matthias boards the Observatory of Souls: two traps, 5 physical and 4 mental damage.
MISSION = ("board 1", "carry riot-shield-red", "carry dream-mask-red", "use riot-shield-red", "use dream-mask-red")


@cache
def position(count: int):
    """The game after so many of its sentences."""
    sentences = (*TO_THE_MISSION, *MISSION)[:count]
    return played(__package__, sentences, players=3, options={"tree_set": "first"}, seed=SEED)


def scene_at(words: Texts, count: int, width: int) -> EnclaveScene:
    play = position(count)
    view = play.sight(NOBODY)
    scene = EnclaveScene(view, NOBODY, words, seat_names(play.game, view, words), False)
    scene.width = width
    return scene


def framed(scene: EnclaveScene, content: str, height: float) -> str:
    return scene.picture(content, height, described(scene))


def table(words: Texts) -> str:
    """The board when all markers are placed."""
    scene = scene_at(words, len(TO_THE_MISSION), 1200)
    content, height = whole_board(scene, GAP, scene.width - 2 * GAP)
    return framed(scene, content, height + 2 * GAP)


def thief(words: Texts) -> str:
    """The board of the first thief."""
    scene = scene_at(words, len(TO_THE_MISSION), 460)
    return framed(scene, *thief_board(scene, 0, scene.width))


def mission(words: Texts) -> str:
    """A mission after the reveal: the shield is used, the mask is still to be used."""
    scene = scene_at(words, len(TO_THE_MISSION) + len(MISSION) - 1, 620)
    return framed(scene, *mission_panel(scene, scene.width))


def levels(words: Texts) -> str:
    """The Tree with three markers on the level of round 1."""
    scene = scene_at(words, len(TO_THE_MISSION), 340)
    return framed(scene, tree(scene, scene.width, 440), 440)


FIGURES = {"table": table, "thief": thief, "mission": mission, "tree": levels}
