"""Mac Robber, drawn: an assault, lane by lane: laid, hidden, turned over; and what is at stake."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.icons import centred
from dolmen.picture.layout import fit, row
from dolmen.picture.palette import dye_class
from dolmen.picture.svg import about, at, circle, group, line, lines, piece, rect, text

from .assault import winner_of, wins_of
from .board import (
    ATTACKER1,
    COMBATS,
    DEFEAT_POINTS,
    DEFENCE_POINTS,
    DRAWN_POINTS,
    FACE_DOWN,
    NO_CARD,
    NO_FLOOR,
    WIN_POINTS,
    WIN_POINTS_BARE,
    Estate,
    Phase,
)
from .cubes import count_pieces
from .picture_hand import card_key, fresh_cards
from .picture_pieces import badge_of, covered_card, fighting_card, moor
from .picture_scene import spot, width_in, wrapped, written
from .picture_spoils import is_plundering, spoils


def is_fight_shown(scene):
    """Whether the stage is about an assault: while it lasts, and at its scenes."""
    view = scene.view
    if view.attacker == NOBODY:
        return False
    return view.phase in (Phase.COMBAT, Phase.PLUNDER, Phase.SORT) or (
        view.phase == Phase.SHOW and view.attacker == view.active
    )


def assault(scene, w, h):
    """The stage of an assault: three lanes; then the spoils or five new cards, below what came of it."""
    view = scene.view
    has_fresh = scene.viewer != NOBODY and view.in_fresh[scene.viewer] > 0
    if has_fresh or (is_plundering(scene) and "aside" not in scene.zones):
        told, high = summary(scene, w - 16)
        rest = h - high - 18
        content = fresh_cards(scene, w - 16, rest) if has_fresh else spoils(scene, w - 16, rest)
        return moor(w, h) + at(8, 6, told) + at(8, high + 12, content)
    return moor(w, h) + lanes(scene, w, h)


def lanes(scene, w, h):
    """The attacker's cards above, the defender's below, between them who has won."""
    words, view = scene.words, scene.view
    head = 24 if h >= 190 else 0
    foot = 26 if view.combat == COMBATS and h >= 230 else 4
    left, right = max(40.0, min(120, w * 0.2)), max(26.0, min(64, w * 0.1))
    verdict = 26 if h >= 190 else 20
    high = (h - head - foot - verdict - 14) / 2
    wide = min(high / 1.36, (w - left - right) / COMBATS * 0.72, 132)
    high = min(high, wide * 1.4)
    cells = row(COMBATS, left + 4, w - left - right - 8, 6)
    spare = h - head - foot - 2 * high - verdict - 8
    tops = (head + spare / 2 + 2, head + spare / 2 + high + verdict + 6)
    drawn = []
    for combat, (x, each) in enumerate(cells):
        if combat == view.combat:
            drawn.append(rect(x, 3, each, h - foot - 6, 9, "lane"))
        if head:
            title = words("pic-combat", n=combat + 1)
            title = title if width_in(title, 13, "serif bold") <= each else str(combat + 1)
            drawn.append(text(x + each / 2, head - 5, title, 13, "serif bold", "middle"))
        for side in range(2):
            content = duel_place(scene, combat, side, wide, high)
            drawn.append(at(x + (each - wide) / 2, tops[side], spot(scene, content, f"lane-{combat}-{side}")))
        drawn.append(at(x, tops[0] + high + 3, verdict_of(scene, combat, each, verdict)))
    for side, player in enumerate((view.attacker, view.defender)):
        who = fighter(scene, player, side, left - 8, high)
        drawn.append(at(6, tops[side], spot(scene, who, f"fighter-{side}")))
        wins = wins_of(view, side)
        told = words("pic-wins", player=scene.names[player], n=wins)
        number = text(
            w - right / 2 - 2, tops[side] + high / 2 + 11, wins, 32 if right > 34 else 24, "serif bold", "middle"
        )
        drawn.append(piece(number, f"wins-{side}", told))
    if view.combat == COMBATS and foot > 4:
        drawn.append(written(w / 2, h - 8, told_winner(scene), w - 20, 15, "serif bold", "middle"))
    return "".join(drawn)


def fighter(scene, player, side, w, h):
    """One side: who, in which role, with how many cards."""
    words, view = scene.words, scene.view
    badge, name = min(26, h - 4), scene.names[player]
    role = words("pic-attacks" if side == 0 else "pic-defends")
    cards = words("pic-n-cards", n=view.in_hand[player])
    fits = width_in(name, 15, "bold") + badge * 1.5 <= w
    drawn = [about(badge_of(player, name if fits or w >= 84 else "", w if fits or w >= 84 else badge, badge), name)]
    y = badge + 14
    if not fits and w < 84:
        drawn.append(written(1, y, name, w, 12, "bold"))
        y += 15
    for told in (role, cards):
        if width_in(told, 12) <= w and y <= h:
            drawn.append(text(1, y, told, 12, "soft"))
            y += 15
    return at(0, max(0, (h - y + 8) / 2), "".join(drawn))


def duel_place(scene, combat, side, w, h):
    """A card of a combat round: not there yet, face down, or face up with its piper."""
    view, words = scene.view, scene.words
    card, piper = view.duel_card[combat][side], view.duel_piper[combat][side]
    player = view.attacker if side == 0 else view.defender
    if card == NO_CARD:
        return about(waiting_place(scene, combat, player, w, h), words("pic-combat", n=combat + 1))
    is_hidden = card == FACE_DOWN or (combat == view.combat and view.duel_card[combat][1] == NO_CARD)
    look = covered_card(w, h) if is_hidden else fighting_card(card, w, h)
    told = told_duel(scene, combat, side)
    if is_hidden and card != FACE_DOWN:  # my own card, face down for the others
        look += own_number(card, w, h)
    if piper:
        look += piper_on(w, h)
    return piece(look, duel_key(scene, combat, side, player), told)


def duel_key(scene, combat, side, player):
    """The key of a card that was played; one of mine has the key it had in my hand, and glides from there."""
    view = scene.view
    card = view.duel_card[combat][side]
    if player != scene.viewer or card == FACE_DOWN:
        return f"duel-{combat}-{side}"
    later = sum(view.duel_card[after][side] == card for after in range(combat + 1, COMBATS))
    return card_key(card - 1, view.hand[player][card - 1] + later)


def waiting_place(scene, combat, player, w, h):
    """A place without a card: mine now, or somebody else's."""
    view, words = scene.view, scene.words
    is_now = combat == view.combat and view.phase == Phase.COMBAT and player == view.player
    if not is_now:
        return rect(1, 1, w - 2, h - 2, 7, "unbuilt")
    is_mine = player == scene.viewer
    told = words("pic-your-card") if is_mine else words("pic-choosing", player=scene.names[player])
    drawn = rect(1, 1, w - 2, h - 2, 7, "asked-place" if is_mine else "unbuilt")
    most = max(1, int(h // 15))
    shown = wrapped(told, w - 6, 12, min(3, most))
    return drawn + lines(w / 2, h / 2 + 4 - 7 * (len(shown) - 1), shown, 12, 14, "soft", "middle")


def own_number(card, w, h):
    """What I know of my card on its back: an eye and its value."""
    r = max(11.0, min(w, h) * 0.24)
    x, y = w / 2, h / 2
    drawn = circle(x, y, r, "paper") + text(x, y + r * 0.45, card, r * 1.25, "serif bold", "middle")
    return group(drawn, centred("eye", x, y + r + 6, 16) if h >= 64 else "", cls="on-paper")


def piper_on(w, h):
    """The piper that lies on a card, seen by all."""
    r = max(11.0, min(21, w * 0.26))
    x, y = w - r * 0.35, r * 0.7
    drawn = circle(x + 0.5, y + 1.5, r, "shadow") + circle(x, y, r, "piper-well")
    drawn += centred("piper", x, y, r * 1.5, dye_class("blue"))
    return group(
        drawn, rect(x - 2, y + r - 9, 24, 17, 8, "here"), text(x + 10, y + r + 4, "+1", 12, "bold on-here", "middle")
    )


def strength(scene, combat, side):
    """`4`, or `4+1` with a piper."""
    card, piper = scene.view.duel_card[combat][side], scene.view.duel_piper[combat][side]
    return f"{card}+1" if piper else str(card)


def verdict_of(scene, combat, w, h):
    """Who took a combat round: `3 : 2`, an arrow to the winner, and the name where there is room."""
    view, cards = scene.view, scene.view.duel_card[combat]
    if cards[0] == NO_CARD:
        return ""
    if combat >= view.combat:
        return pill_of("? : ?", w, h, "tie")
    lead = cards[0] + view.duel_piper[combat][0] - cards[1] - view.duel_piper[combat][1]
    numbers = f"{strength(scene, combat, 0)} {':' if lead else '='} {strength(scene, combat, 1)}"
    if lead == 0:
        return pill_of(numbers, w, h, "tie")
    sign = "▲" if lead > 0 else "▼"
    name = scene.names[view.attacker if lead > 0 else view.defender]
    size = 13 if h >= 24 else 12
    room = w - 18 - width_in(f"{numbers} {sign} ", size, "serif bold")
    told = f"{numbers} {sign}" + (f" {fit(name, room / 1.25, size, True)}" if room > 34 else "")
    return pill_of(told, w, h, "won")


def pill_of(told, w, h, cls):
    size = 13 if h >= 24 else 12
    wide = min(w, width_in(told, size, "serif bold") + 16)
    drawn = rect((w - wide) / 2, 0, wide, h - 4, (h - 4) / 2, f"verdict {cls}")
    return drawn + text(w / 2, (h - 4) / 2 + size * 0.36, told, size, f"serif bold on-{cls}", "middle")


def summary(scene, w):
    """What came of an assault in one line or two, where the stage shows something else; and how high it is."""
    view = scene.view
    each = row(COMBATS, 0, w, 6)
    drawn = [at(x, 0, verdict_of(scene, combat, wide, 26)) for combat, (x, wide) in enumerate(each)]
    told = f"{told_winner(scene)} ({wins_of(view, 0)} : {wins_of(view, 1)})"
    drawn.append(written(w / 2, 40, told, w, 13, "serif bold", "middle"))
    return "".join(drawn), 46


def told_duel(scene, combat, side):
    """A card of a combat round: its strength, or that it lies face down; and its piper."""
    card, piper = scene.view.duel_card[combat][side], scene.view.duel_piper[combat][side]
    word = "-piper" if piper else ""
    if card == FACE_DOWN:
        return scene.words(f"pic-face-down{word}")
    return scene.words(f"pic-strength{word}", n=card + piper)


def told_winner(scene):
    """Who won the assault that is over."""
    winner = winner_of(scene.view)
    key = ("pic-won-attack", "pic-won-defence", "pic-won-nobody")[winner]
    return scene.words(key, player=scene.names[scene.view.attacker if winner == 0 else scene.view.defender])


# --- beside the stage -----------------------------------------------------------------------------------------------


def stakes(scene, w, h):
    """What each outcome of the assault brings; then the spoils themselves."""
    words, view = scene.words, scene.view
    drawn = [rect(0.5, 2, w, h, 10, "shadow"), rect(0, 0, w, h, 10, "panel")]
    if is_plundering(scene):
        told, high = wrapped(words("pic-spoils", player=scene.names[view.defender]), w - 24, 15, 2), 0
        drawn.append(lines(12, 23, told, 15, 18, "serif bold"))
        high = 14 + 18 * len(told)
        return "".join((*drawn, at(10, high, spoils(scene, w - 20, h - high - 8))))
    drawn.append(written(12, 22, words("pic-stakes"), w - 24, 15, "serif bold"))
    y, each = 32.0, (h - 38) / 3
    for player, told in outcomes(scene):
        drawn.append(line(10, y, w - 10, y, "rule"))
        high = min(26, each - 8)
        names = min(110.0, w * 0.36) if w >= 290 else 38.0
        if player == NOBODY:
            even = words("pic-stake-even") if names > 40 else "="
            drawn.append(written(12, y + each / 2 + 5, even, names, 14, "serif bold"))
        else:
            drawn.append(at(10, y + (each - high) / 2, badge_of(player, scene.names[player], names, high)))
        shown = wrapped(told, w - names - 30, 12.5, max(1, int((each - 2) // 15)))
        drawn.append(lines(names + 20, y + each / 2 + 4.5 - 7.5 * (len(shown) - 1), shown, 12.5, 15))
        y += each
    return "".join(drawn)


def outcomes(scene):
    """Who may win, and what that brings."""
    words, view = scene.words, scene.view
    pieces = (Estate.CATTLE, Estate.CASTLE, Estate.ABBEY)
    has_loot = any(count_pieces(view, view.defender, kind) for kind in pieces)
    win = words("pic-stake-loot", n=WIN_POINTS) if has_loot else words("pic-stake-bare", n=WIN_POINTS_BARE)
    both = {"player": scene.names[view.defender], "rival": scene.names[view.attacker]}
    deep = "-deep" if view.score_floor == NO_FLOOR else ""
    lost = words(f"pic-stake-defence{deep}", n=DEFENCE_POINTS, m=DEFEAT_POINTS, **both)
    even = words("pic-stake-draw", n=DRAWN_POINTS) if view.assault_draw == ATTACKER1 else words("pic-stake-nothing")
    return (view.attacker, win), (view.defender, lost), (NOBODY, even)
