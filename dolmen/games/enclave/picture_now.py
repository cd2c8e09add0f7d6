"""Enclave, drawn: what can be chosen now, and what the icons mean."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import width_of
from dolmen.picture.pieces import button, panel
from dolmen.picture.svg import at, part, rim, text

from .board import Phase
from .picture_asked import action_cards, drawn_pryzes, look_table, looked_cards, offered_cards, token_pool

NUMBERS = ("bid", "trade", "exchange")


def choices(scene, width):
    """All that can be said and that no part of the board says: cards in question, numbers, and bars."""
    view = scene.view
    if not scene.is_asked:
        return "", 0
    special = {
        Phase.TOKEN: token_pool,
        Phase.PLAY: action_cards,
        Phase.LOOK: look_table,
        Phase.PUT: looked_cards,
        Phase.PRYZE: drawn_pryzes,
        Phase.TAKE: offered_cards,
    }.get(Phase(view.phase))
    drawn, y = [], 12
    if special is not None:
        content, tall = special(scene, width - 20)
        drawn.append(at(10, y, content))
        y += tall + 8
    content, tall = bars(scene, width - 20)
    drawn.append(at(10, y, content))
    y += tall
    return (panel(width, y + 6) + "".join(drawn), y + 6) if y > 14 else ("", 0)


def bars(scene, width):
    """A button for each sentence that is left: small ones for numbers, bars for the others."""
    tall, x, y, drawn = (46 if scene.narrow else 40), 0, 0, []
    left = [s for s in scene.labels if s not in scene.drawn and scene.view.phase not in (Phase.TOKEN, Phase.PUT)]
    if scene.view.phase == Phase.LOOK:
        left = [s for s in left if not s.startswith("look ") or s == "look none"]
    for said in left:
        label = scene.labels[said]
        verb, *rest = said.split()
        is_number = verb in NUMBERS and rest[0].isdigit()
        shown = rest[0] if is_number else label
        w = 46 if is_number else min(width, 1.2 * width_of(shown, min(17, tall * 0.4), True) + 34)
        if x + w > width:
            x, y = 0, y + tall + 8
        bar = part(button(shown, w, tall), said, label, rim=rim(0, 0, w, tall, 10))
        drawn.append(at(x, y, bar))
        x += w + 8
    return "".join(drawn), y + tall + 4 if drawn else 0


def legend(scene, width):
    """What the icons mean, in one or more lines."""
    words = scene.words
    pairs = (
        ("heart", "fact-physical"),
        ("moon", "fact-mental"),
        ("trap", "kind-trap"),
        ("shield", "kind-protection"),
        ("clover", "kind-medicine"),
        ("figure", "kind-thief"),
        ("gear", "kind-machine"),
        ("jewel", "pic-pryze"),
        ("scroll", "fact-knowledge"),
        ("tree", "fact-tokens"),
        ("marker", "pic-markers"),
        ("key", "pic-sesame-word"),
        ("bag", "pic-sarcophagus-word"),
        ("star", "pic-points"),
    )
    drawn, x, y = [], 12, 8
    for name, key in pairs:
        label = words(key)
        w = 24 + width_of(label, 13) + 14
        if x + w > width - 6:
            x, y = 12, y + 24
        drawn.append(icon(name, x, y, 18) + text(x + 23, y + 14, label, 13, "soft"))
        x += w
    return "".join(drawn), y + 28
