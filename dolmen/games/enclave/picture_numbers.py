"""Enclave, drawn: bars that say a whole sentence, and numbers to choose from."""

from dolmen.picture.layout import fit, width_of
from dolmen.picture.pieces import disc
from dolmen.picture.svg import at, group, part, rect, rim, text

from .board import Phase
from .cards import NOTHING, THIEF_WORDS

NUMBERS = ("bid", "trade", "exchange")
TALLEST, LOWEST = 46, 24
LOW = 460  # boxes that are lower have little room for bars


def sentences_left(scene):
    """What no part of the picture says yet."""
    left = [said for said in scene.labels if said not in scene.drawn]
    if scene.view.phase in (Phase.TOKEN, Phase.PUT):
        return []
    if scene.view.phase == Phase.LOOK:
        return [said for said in left if not said.startswith("look ") or said == "look none"]
    return left


def is_number(said):
    verb, *rest = said.split()
    return verb in NUMBERS and len(rest) == 1 and rest[0].isdigit()


def bars(scene, w, h):
    """A bar for each sentence that is left, the numbers as a grid before them; and the height that was taken."""
    left = sentences_left(scene)
    numbers = [said for said in left if is_number(said)]
    others = [said for said in left if not is_number(said)]
    if not left:
        return "", 0
    drawn, y = "", 0.0
    low = bars_height(scene, others, w, h) if others else 0
    if numbers:
        room = min(h - low - (6 if low else 0), grid_height(len(numbers), w))
        drawn, y = number_grid(scene, numbers[0].split()[0], w, room), room + 6
    return drawn + at(0, y, flow(scene, others, w, low)), (y + low if others else y - 6)


def wide_of(scene, said, w):
    """How wide a bar wants to be."""
    mark = 26 if victim_of(scene, said) is not None else 0
    if scene.box.height < LOW:  # two side by side, the page has the whole text
        return (w - 8) / 2
    return min(w, 1.14 * width_of(scene.labels[said], 14, True) + 28 + mark)


def lines_of(scene, all_said, w):
    """Bars in lines: as many side by side as fit."""
    done, x = [[]], 0.0
    for said in all_said:
        each = wide_of(scene, said, w)
        if x and x + each > w:
            done.append([])
            x = 0
        done[-1].append(said)
        x += each + 8
    return done


def bars_height(scene, all_said, w, h):
    rows = len(lines_of(scene, all_said, w))
    tall = max(LOWEST, min(scene.finger, (h - 6 * (rows - 1)) / rows))
    return rows * tall + 6 * (rows - 1)


def flow(scene, all_said, w, h):
    """The bars of some sentences in a room; each line fills the width as far as that looks well."""
    if not all_said:
        return ""
    rows = lines_of(scene, all_said, w)
    tall = (h - 6 * (len(rows) - 1)) / len(rows)
    drawn = []
    for i, said_here in enumerate(rows):
        wide = [wide_of(scene, said, w) for said in said_here]
        spare = max(0, w - sum(wide) - 8 * (len(wide) - 1)) / len(wide)
        x = 0.0
        for said, each in zip(said_here, wide, strict=True):
            each += min(spare, 90)
            drawn.append(at(x, i * (tall + 6), bar(scene, said, each, tall)))
            x += each + 8
    return "".join(drawn)


def victim_of(scene, said):
    """The player whom a sentence names."""
    verb, *rest = said.split()
    if verb in ("steal", "sync") and rest[0] in THIEF_WORDS:
        for player in range(scene.view.players):
            if scene.view.thief[player] != NOTHING and THIEF_WORDS[scene.view.thief[player]] == rest[0]:
                return player
    return None


def bar(scene, said, w, h):
    """A bar of paper that says what it does."""
    scene.drawn.add(said)
    label, who = scene.labels[said], victim_of(scene, said)
    mark = 26 if who is not None else 0
    size = 14 if h >= 28 else 12.5
    shown = fit(label, (w - 20 - mark) * 0.9, size, True)
    drawn = rect(1, 2.5, w, h, 9, "shadow") + rect(0, 0, w, h, 9, "paper")
    drawn += group(text(w / 2 + mark / 2, h / 2 + size * 0.36, shown, size, "bold", "middle"), cls="on-paper")
    if who is not None:
        drawn += at(8, h / 2 - 11, disc(scene.colours[who], 22))
    return part(drawn, said, label, rim=rim(0, 0, w, h, 9))


def grid_height(count, w):
    """How high a grid of numbers is where there is room."""
    columns = max(1, int((w + 6) // 54))
    return -(-count // columns) * (TALLEST + 6) - 6


def number_grid(scene, verb, w, h):
    """Numbers as keys, each says its sentence."""
    all_said = [said for said in scene.labels if is_number(said) and said.startswith(verb)]
    count = len(all_said)
    best = max(
        (min((w + 5) / columns - 5, 60, ((h + 5) / -(-count // columns) - 5) * 1.3), columns)
        for columns in range(1, count + 1)
    )
    columns = best[1]
    rows = -(-count // columns)
    each, tall = min(60, (w + 5) / columns - 5), min(TALLEST, (h + 5) / rows - 5)
    drawn = []
    for i, said in enumerate(all_said):
        scene.drawn.add(said)
        key = rect(0.5, 2, each, tall, 7, "shadow") + rect(0, 0, each, tall, 7, "paper")
        size = max(12, min(19, tall * 0.5))
        number = text(each / 2, tall / 2 + size * 0.36, said.split()[1], size, "serif bold", "middle")
        shown = part(key + group(number, cls="on-paper"), said, scene.labels[said], rim=rim(0, 0, each, tall, 7))
        drawn.append(at(i % columns * (each + 5), i // columns * (tall + 5), shown))
    return "".join(drawn)
