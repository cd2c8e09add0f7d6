"""Pictures measured without a browser: in which boxes they are drawn, what is written where, what can be tapped."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from xml.etree import ElementTree

from dolmen.core.contract.room import Box
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import width_of
from dolmen.words import texts

# What the page leaves for the board on phones, upright and across, on tablets, laptops and desks.
SIZES = (
    "344x330c", "390x574c", "575x345c", "471x1039c", "984x576", "1488x936", "360x370c", "374x520c", "500x330c",
    "432x880c", "560x900", "675x627c", "700x600", "960x560", "1080x760",
)  # fmt: skip
KEPT = 300  # pictures, for all tests of a file that look at them
NAMES = ["Anna", "Bartholomew", "Maeve", "Conall"]


@lru_cache(maxsize=KEPT)
def drawn(game: Game, play: Play, size: str, viewer: int, language: str = "it") -> str:
    return game.picture(play.sight(viewer), viewer, texts(language, game), NAMES, box=Box.read(size))


def viewers(play: Play) -> tuple[int, ...]:
    """Who looks at a moment: the player to move and the next, or at the end a spectator and a seat."""
    return (NOBODY, 0) if play.over else (play.player, (play.player + 1) % play.players)


@lru_cache(maxsize=KEPT)
def measured(svg: str) -> list[tuple]:
    """Every element of a picture with where it is drawn and the classes around it."""
    found, waiting = [], [(ElementTree.fromstring(svg), 0.0, 0.0, ())]
    while waiting:
        element, x, y, path = waiting.pop()
        moves = element.get("transform", "")
        if "translate(" in moves:
            dx, dy = moves.split("translate(")[1].split(")")[0].split()
            x, y = x + float(dx), y + float(dy)
        path = (*path, element.get("class") or "")
        found.append((element, x, y, path))
        inside = (child for child in reversed(element) if not child.tag.endswith(("defs", "desc", "title")))
        waiting.extend((child, x, y, path) for child in inside)
    return found


def letters(svg):
    """Texts with their size and the room they take, and the classes around them."""
    for element, x, y, path in measured(svg):
        if element.tag.endswith("}text"):
            size = float(element.get("font-size"))
            wide = 0.86 * width_of(element.text, size, "bold" in (element.get("class") or ""))
            left = x + float(element.get("x")) - {"middle": wide / 2, "end": wide}.get(element.get("text-anchor"), 0)
            base = y + float(element.get("y"))
            yield element.text, size, (left, base - 0.72 * size, left + wide, base), path


def overlaps(shown) -> list[tuple]:
    """Pairs of texts that lie over each other."""
    return [(one[0], two[0], one[2], two[2]) for one, two in combinations(shown, 2) if meet(one[2], two[2])]


def meet(one, two) -> bool:
    """Whether two rooms share more than an edge."""
    across = min(one[2], two[2]) - max(one[0], two[0])
    down = min(one[3], two[3]) - max(one[1], two[1])
    return across > 1.5 and down > 1.5


def rims(svg) -> Iterator[tuple[float, float, float, float]]:
    """Where a picture can be tapped: left, top, width, height."""
    for element, x, y, _ in measured(svg):
        if element.get("class") == "rim":
            left, top = x + float(element.get("x")), y + float(element.get("y"))
            yield left, top, float(element.get("width")), float(element.get("height"))


def check_letters(svg: str, size: str) -> None:
    """Letters have twelve pixels or more, and none is written beyond the box, which the picture fills."""
    box = Box.read(size)
    assert measured(svg)[0][0].get("viewBox") == f"0 0 {box.width} {box.height}"
    for text, large, (left, top, right, low), _ in letters(svg):
        assert large >= 12, text
        assert left >= -1 and right <= box.width + 1 and top >= -1 and low <= box.height + 1, text


def check_rims(svg: str, size: str) -> None:
    """What can be tapped has room for a finger, within the box."""
    box = Box.read(size)
    least = 24 if min(box.width, box.height) >= 370 else 19
    for left, top, w, h in rims(svg):
        assert min(w, h) >= least, (w, h)
        assert left >= -3 and top >= -3 and left + w <= box.width + 3 and top + h <= box.height + 3
