"""Táin, drawn: the outland between the forts, its cows and its two spaces."""

from dolmen.picture.icons import centred
from dolmen.picture.layout import fit, shrink, wrap
from dolmen.picture.sheets import handle
from dolmen.picture.svg import about, at, group, lines, part, piece, place, rect, rim, text

from .board import EMPTY, OUTLAND_SPACES, Outcome
from .picture_goods import herd
from .picture_look import seal
from .picture_space import OUTCOME_ICONS, outlander_at, shown_tile
from .story import progress

HANDLE = 46  # what opens the sheet


def outland(scene, w, h):
    """The pasture, the two spaces, the round and what opens the help."""
    words = scene.words
    size = min(h - 14, 70)
    cell = size + 12
    right = w - HANDLE - 6
    middle = min(max(w / 2 - cell, 150), right - 2 * cell - 8)
    drawn = [rect(0, 0, w, h, 12, "outland")]
    drawn.append(at(10, 0, pasture(scene, middle - 20, h)))
    drawn.append(at(middle, 0, spaces(scene, cell, h, size)))
    room = right - middle - 2 * cell - 20
    if room > 70:
        drawn.append(at(middle + 2 * cell + 12, 0, law(scene, room, h)))
    drawn.append(at(w - HANDLE - 4, 0, opener(words, h)))
    return "".join(drawn)


def pasture(scene, width, height):
    """The cows that nobody has yet."""
    words, cows = scene.words, scene.view.outland_cows
    title = words("pic-outland")
    is_high = height >= 52
    size = shrink(title, width, 15) if is_high else 12
    number = 28 if is_high else 20
    below = 20 if is_high else 0
    shown = text(2, 18, fit(title, width, size, True), size, "serif bold on-land") if is_high else ""
    middle = (height + below) / 2
    shown += text(2, middle + number * 0.36, cows, number, "serif bold on-land")
    left = number * 0.66 * len(str(cows)) + 10
    cow = min(34, height - below - 6)
    shown += at(left, middle - (height - below - 4) / 2, herd(cows, width - left, height - below - 4, cow))
    return place(about(shown, words("pic-outland-cows", n=cows)), "pasture")


def spaces(scene, cell, height, size):
    """The two spaces, chosen as one: tiles go where there is room."""
    drawn = [rect(0, 2, 2 * cell, height - 4, 8, "unseen")]
    top = (height - size) / 2
    for space in range(OUTLAND_SPACES):
        kind, owner, outcome, is_gone = outlander_at(scene.view, space)
        x = space * cell
        drawn.append(rect(x + 2, top - 4, cell - 4, size + 8, 8, "spot on-moor"))
        if kind == EMPTY:
            drawn.append(group(centred("cow", x + cell / 2, height / 2, size * 0.5), cls="ghost"))
            continue
        look = shown_tile(scene, size - 2, kind, owner, is_gone)
        drawn.append(at(x + 7, top, piece(look, f"outland-{space}")))
        if outcome in OUTCOME_ICONS:
            sign, word = OUTCOME_ICONS[outcome]
            cls = "stopped" if outcome == Outcome.FAILED else "through"
            r = max(8, min(14, size * 0.22))
            drawn.append(about(seal(x + cell - r, top + r - 4, r, sign, cls), scene.words(f"pic-outcome-{word}")))
    content = place("".join(drawn), "outland")
    if not scene.is_scouting:
        return content
    edge = rim(-2, 2, 2 * cell + 4, height - 4, 10)
    words = scene.words
    return part(content, "outland", words("pic-outland-send"), words("pic-outland-about"), rim=edge, cls="moor")


def law(scene, width, height):
    """How far the game is and, where there is room, what one gets here."""
    words = scene.words
    shown = fit(words.say(progress(scene.view)), width, 14, True)
    rest = wrap(words("pic-outland-about"), width, 13, 3) if height >= 84 and width >= 260 else []
    y = height / 2 + 5 - len(rest) * 9
    drawn = text(width, y, shown, 14, "serif bold on-land", "end")
    return drawn + lines(width, y + 20, rest, 13, 17, "on-land", "end")


def opener(words, height):
    """Opens the sheet with the table of who gets past whom and the tiles of the clans."""
    middle = height / 2
    drawn = rect(4, middle - 17, HANDLE - 8, 34, 8, "opener")
    drawn += centred("sword", HANDLE / 2 - 6, middle + 3, 22) + centred("shield", HANDLE / 2 + 7, middle - 3, 20)
    tall = max(28, min(height - 4, 60))
    edge = rim(1, middle - tall / 2, HANDLE - 2, tall, 8)
    return handle(drawn, "help", words("pic-help"), edge, words("pic-clash"))
