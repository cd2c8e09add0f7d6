"""Keltis, drawn: the hand."""

from dolmen.picture.pieces import card, card_back
from dolmen.picture.svg import about, at, group, line, part, rim
from dolmen.words.grammar import capital

from .board import HAND, UNKNOWN, VALUES, Phase
from .maps import COLOUR_WORDS
from .notation import CARD_WORDS
from .picture_rows import glide
from .story import known_cards


def held(scene, zone, lines):
    """My cards by colour, each at one of eight places."""
    columns = HAND // lines
    pitch_x, pitch_y = zone.w / columns, zone.h / lines
    gap = 3 if pitch_x < 60 else 7
    h = round(min(pitch_y - 4, (pitch_x - gap) * 1.46), 1)
    w = round(min(pitch_x - gap, max(h / 1.2, 40)), 1)
    cards = hand_cards(scene, w, h)
    drawn = []
    for i, content in enumerate(cards):
        line_number, place = divmod(i, columns)
        x, y = place * pitch_x + (pitch_x - w) / 2, line_number * pitch_y + pitch_y - h - 2
        drawn.append(at(round(x, 1), round(y, 1), content))
    shown = "".join(drawn)
    if is_closed(scene):
        return about(shown, scene.words("pic-hand-closed", player=scene.names[scene.me]))
    return shown


def is_closed(scene):
    """Whether the viewer may not look into the hand that is drawn."""
    return any(slot == UNKNOWN for slot in scene.view.hand[scene.me])


def hand_cards(scene, w, h):
    """The cards of the hand; of one that is closed what is known, and backs."""
    if not is_closed(scene):
        cards = scene.hand(scene.me)
        return [hand_card(scene, found, cards[:i].count(found), w, h) for i, found in enumerate(cards)]
    known = known_cards(scene.view, scene.me)
    shown = [card(COLOUR_WORDS[found // VALUES], found % VALUES, w, h) for found in known]
    return shown + [card_back(w, h)] * (scene.view.hand_size[scene.me] - len(known))


def hand_card(scene, found, copy, w, h):
    """A card of mine: one that fits no more is pale and struck through. Of two alike each has a key of its own."""
    word, words = COLOUR_WORDS[found // VALUES], scene.words
    look = card(word, found % VALUES, w, h)
    told = name = capital(scene.card_name(found))
    if not scene.is_over and scene.viewer == scene.me and not scene.fits(found):
        look = group(look, cls="dead") + line(w * 0.1, h * 0.5, w * 0.9, h * 0.2, "struck")
        told = name = f"{name}. {words('pic-card-dead')}"
    elif scene.is_mine and scene.view.phase == Phase.MAIN:
        ways = sorted({to for _, _, to in scene.ways[found // VALUES]})
        names = ", ".join(scene.space_name(to) for to in ways)
        told += ". " + (words("pic-card-opens", spaces=names) if ways else words("pic-card-idle"))
    if not scene.is_mine or scene.view.phase not in (Phase.MAIN, Phase.SHED):
        return about(glide(scene, look, found), told)
    hold = "card" if scene.view.phase == Phase.MAIN else ""
    edge = rim(-1, -1, w + 2, h + 2, 8)
    key = f"card-{found}" if found in scene.single else f"card-{found}-{copy}"
    return part(look, CARD_WORDS[found], name, told, key, edge, cls=f"in-hand holds-{word}", hold=hold)
