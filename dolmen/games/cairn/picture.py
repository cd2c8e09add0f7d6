"""Cairn, drawn: the others above, bag and dropped stones in the middle, my towers and my hand below."""

from dolmen.core.viewer import NOBODY
from dolmen.picture import (
    DYES,
    about,
    around,
    at,
    centred_row,
    counter,
    counter_width,
    fit,
    grid,
    huddle,
    icon,
    name_of,
    part,
    path,
    pebble,
    pebble_back,
    picture,
    piece,
    plaque,
    rect,
    rim,
    row,
    seat_class,
    text,
)

from .board import COLOURS, NOTHING, STONES, VALUES, Phase, Place, value_of
from .notation import STONE_WORDS
from .sight import hand_size
from .story import COLOUR_WORDS, progress, public_score, stone_line

GAP = 12
STEP = 0.94  # stones of a tower lie in one another by the rest


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    table = Table(view, viewer, words, names)
    width = 390 if narrow else 1200
    content, height = table.narrow(width) if narrow else table.wide(width)
    return picture(width, height, words("picture-title"), table.described(), content)


class Table:
    """One view being drawn."""

    def __init__(self, view, viewer, words, names):
        self.view, self.viewer, self.words = view, viewer, words
        self.names = [name_of(player, names, words) for player in range(view.players)]
        self.me, self.others = around(view.players, viewer)

    def wide(self, width):
        y = GAP
        each = min(560, (width - (len(self.others) + 1) * GAP) / len(self.others))
        places = centred_row(len(self.others), width / 2, each, GAP)
        drawn = [at(x, y, self.area(other, each, 25)) for other, x in zip(self.others, places, strict=True)]
        y += area_height(25) + GAP
        drawn.append(at(GAP, y, self.middle(width - 2 * GAP, 132)))
        y += 132 + GAP
        mine = 560
        drawn.append(at(GAP, y, self.area(self.me, mine, 30)))
        drawn.append(at(GAP + mine + GAP, y, self.hand(width - mine - 3 * GAP, area_height(30), 46)))
        return "".join(drawn), y + area_height(30) + GAP

    def narrow(self, width):
        y, w = 8, width - 16
        drawn = []
        for other in self.others:
            drawn.append(at(8, y, self.area(other, w, 21)))
            y += area_height(21) + 8
        drawn.append(at(8, y, self.middle(w, 124)))
        y += 124 + 8
        drawn.append(at(8, y, self.area(self.me, w, 24)))
        y += area_height(24) + 8
        drawn.append(at(8, y, self.hand(w, 96, 38)))
        return "".join(drawn), y + 96 + 8

    def area(self, player, width, stone):
        """A player's towers, under their name, points and hand; mine are where stones are laid."""
        is_mine = player == self.viewer
        is_asked = self.view.player == player and self.view.phase != Phase.OVER
        look = f"panel mine {seat_class(player)}" if is_asked else "panel"
        drawn = [rect(0, 0, width, area_height(stone), 10, look), self.heading(player, width)]
        cells = row(COLOURS, 14, width - 28, 14)
        for colour, (x, w) in enumerate(cells):
            drawn.append(at(x, 44, self.tower(player, colour, w, stone)))
        content = "".join(drawn)
        if not is_mine:
            return content
        edge = rim(4, 38, width - 8, area_height(stone) - 44, 8)
        return part(content, "lay", self.words("part-lay"), self.words("about-towers"), rim=edge)

    def heading(self, player, width):
        points = public_score(self.view, player)
        score = at(width - 12 - counter_width(points, 22), 9, counter("star", points, 22, self.words("fact-points")))
        room = min(210, width * 0.38)
        named = at(10, 9, plaque(player, self.names[player], room))
        if player == self.me:
            return named + score
        return named + score + at(room + 20, 10, self.closed_hand(player, width - room - 104))

    def closed_hand(self, player, width):
        """The stones in another's hand: backs; their faces when the game is over."""
        stones = self.stones(Place.HAND + player)
        count = len(stones) if self.view.phase == Phase.OVER else hand_size(self.view, player)
        each = 34 if stones else 30
        step = huddle(count, width, each, 3)
        drawn = []
        for i in range(count):
            stone = pebble(*look_of(stones[i]), each, 24) if stones else pebble_back(player, each, 24)
            key = f"stone-{STONE_WORDS[stones[i]]}" if stones else f"hand-{player}-{i}"
            drawn.append(at(i * step, 0, piece(stone, key)))
        return about("".join(drawn), self.words("fact-hand"))

    def tower(self, player, colour, width, stone):
        """One tower, rising from its base; the higher the stone, the smaller."""
        base = stone * (1 + STEP * (VALUES - 1)) + 6
        line = path(f"M0 {base:g}H{width:g}", "rule")
        drawn = [line, at(width / 2 - 8, base + 5, icon(DYES[COLOUR_WORDS[colour]], 0, 0, 14, "ghost"))]
        lying = [s for s in self.stones(Place.TOWER + player) if s // VALUES == colour]
        for height, s in enumerate(lying):
            w = min(width, 130) * (1 - 0.05 * height)
            y = base - stone - height * stone * STEP
            drawn.append(at((width - w) / 2, y, piece(pebble(*look_of(s), w, stone), f"stone-{STONE_WORDS[s]}")))
        return "".join(drawn)

    def middle(self, width, height):
        """The bag, the stone just dropped (where others are dropped), and those dropped before."""
        words = self.words
        left = 8 if width < 600 else width / 2 - 116
        bagged = icon("bag", 14, 8, 72) + text(50, 64, self.in_bag(), 26, "serif bold on-paper", "middle")
        bagged += text(50, height - 12, words("bag"), 14, "soft", "middle")
        bag = part(bagged, "draw", words("label-draw"), words.say(progress(self.view)), rim=rim(0, 6, 100, height - 12))
        return "".join(
            (
                rect(0, 0, width, height, 10, "panel"),
                at(left, 0, bag),
                at(left + 104, 0, self.drop_place(128, height)),
                at(left + 244, 0, self.dropped_earlier(width - left - 252, height)),
            )
        )

    def dropped_earlier(self, width, height):
        """Stones that nobody can take any more, for those who count."""
        earlier = [s for s in self.stones(Place.DROPPED) if s != self.view.offered]
        if not earlier:
            return ""
        columns = max(2, int(width // 48))
        rows = -(-len(earlier) // columns)
        small = min(24, (height - 40) / rows - 4)
        drawn = [text(4, 24, fit(self.words("earlier"), width, 13), 13, "soft")]
        for s, (x, y) in zip(earlier, grid(len(earlier), columns, 2, 34, 48, small + 4), strict=True):
            drawn.append(at(x, y, piece(pebble(*look_of(s), 44, small), f"stone-{STONE_WORDS[s]}")))
        return "".join(drawn)

    def drop_place(self, width, height):
        words, offered = self.words, self.view.offered
        drawn = rect(8, 16, width - 16, height - 52, 8, "well")
        label = words("part-drop")
        if offered != NOTHING:
            stone = pebble(*look_of(offered), 88, 40)
            drawn += at((width - 88) / 2, 16 + (height - 52 - 40) / 2, piece(stone, f"stone-{STONE_WORDS[offered]}"))
            if self.view.phase == Phase.DRAW:
                label = words("label-take", stone=words.say(stone_line(offered)))
        drawn += text(width / 2, height - 12, words("dropped"), 14, "soft", "middle")
        return part(drawn, "take|drop", label, words("about-dropped"), rim=rim(4, 6, width - 8, height - 12))

    def hand(self, width, height, stone):
        """My stones, each to be chosen; a spectator sees their backs above."""
        words = self.words
        mine = self.stones(Place.HAND + self.me)
        title = words("hand") if self.viewer != NOBODY else words("hand-of", player=self.names[self.me])
        drawn = [rect(0, 0, width, height, 10, "panel"), text(14, 25, fit(title, width - 28, 15), 15, "soft")]
        each = min(104, (width - 28 - 4 * 8) / 5)
        y = 30 + (height - 30 - stone) / 2 - 2
        count = hand_size(self.view, self.me) if self.view.phase != Phase.OVER else len(mine)
        places = centred_row(count, width / 2, each, 8)
        if not mine and self.view.phase != Phase.OVER:
            for i, x in enumerate(places):
                drawn.append(at(x, y, piece(pebble_back(self.me, each, stone), f"hand-{self.me}-{i}")))
        edge = rim(-3, -3, each + 6, stone + 6, stone / 2)
        for s, x in zip(mine, places, strict=False):
            label, word = words.say(stone_line(s)), STONE_WORDS[s]
            drawn.append(at(x, y, part(pebble(*look_of(s), each, stone), word, label, key=f"stone-{word}", rim=edge)))
        return "".join(drawn)

    def stones(self, place):
        return [s for s in range(STONES) if self.view.place[s] == place]

    def in_bag(self):
        """Public arithmetic: what is neither on the table nor in a hand."""
        if self.view.phase == Phase.OVER:
            return 0
        shown = sum(place == Place.DROPPED or place >= Place.TOWER for place in self.view.place)
        return STONES - shown - sum(hand_size(self.view, player) for player in range(self.view.players))

    def described(self):
        """The position in sentences, for those who hear it."""
        words, told = self.words, [self.words.say(progress(self.view)) + "."]
        if self.view.offered != NOTHING:
            told.append(f"{words('dropped')}: {words.say(stone_line(self.view.offered))}.")
        for player in (self.me, *self.others):
            lying = self.stones(Place.TOWER + player)
            stones = ", ".join(words.say(stone_line(s)) for s in lying) or words("none")
            points = public_score(self.view, player)
            told.append(words("picture-towers", player=self.names[player], points=points, stones=stones))
        if self.viewer != NOBODY:
            held = ", ".join(words.say(stone_line(s)) for s in self.stones(Place.HAND + self.viewer))
            told.append(f"{words('hand')}: {held or words('none')}.")
        return " ".join(told)


def look_of(stone):
    """Colour and value of a stone, as the kit wants them."""
    return COLOUR_WORDS[stone // VALUES], value_of(stone)


def area_height(stone):
    """How high somebody's area is when stones are so high."""
    return stone * (1 + STEP * (VALUES - 1)) + 76
