"""Keltis, cards drawn: rows with their direction, deck and discard piles, hands, and what players have gathered."""

from collections import Counter
from functools import lru_cache

from dolmen.games.keltis.board import CLOVER_NONE, COLOURS, HAND, NO_CARD, UNKNOWN, VALUES, Direction, Phase
from dolmen.games.keltis.maps import COLOUR_WORDS, IS_ONE_A_PATH
from dolmen.games.keltis.notation import CARD_WORDS, sentence
from dolmen.games.keltis.picture_board import wish
from dolmen.games.keltis.picture_seen import Seen
from dolmen.games.keltis.rules import rank, score
from dolmen.games.keltis.scoring import stone_points
from dolmen.games.keltis.steps import is_clover_optional
from dolmen.games.keltis.story import known_cards
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, grid, huddle, row, width_of, wrap
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import button, card, card_back, plaque
from dolmen.picture.svg import about, at, circle, group, part, piece, rect, rim, text
from dolmen.words import signed

ARROWS = {Direction.UNDECIDED: "either", Direction.RISING: "rise", Direction.FALLING: "fall"}
HEAD = 34


class Cards(Seen):
    """The cards of one view, and the panels of its players."""

    def keys(self):
        """Cards of which one copy only is in sight glide under their name; of two nobody could say which went."""
        if not hasattr(self, "_single"):
            seen = Counter(self.hand(self.me))
            for player in range(self.view.players):
                seen.update({card: n for card, n in enumerate(self.view.laid[player]) if n})
            for colour in range(COLOURS):
                size = self.view.pile_size[colour]
                if size:
                    seen[colour * VALUES + self.view.pile[colour][size - 1]] += 1
            self._single = {card for card, n in seen.items() if n == 1}
        return self._single

    def glide(self, content, card, told=""):
        return piece(content, f"card-{card}", told) if card in self.keys() else about(content, told)

    # Rows

    def rows(self, player, width, each, chip):
        """Five rows, one below the other; mine take a card that is played, and give their last one when shedding."""
        drawn = [at(0, colour * each, self.row(player, colour, width, each, chip)) for colour in range(COLOURS)]
        return "".join(drawn)

    def row(self, player, colour, width, each, chip):
        """A row: its colour, its direction, its cards in order, the last one large."""
        view = self.view
        values = self.row_values(player, colour)
        word = COLOUR_WORDS[colour]
        tall = each - 3
        size = min(tall - 2, 20)
        head = circle(tall / 2 + 1, tall / 2, min(tall / 2 - 1, 16), "own") + group(
            centred(DYES[word], tall / 2 + 1, tall / 2, size * 0.86), cls="on-own"
        )
        arrow = centred(ARROWS[Direction(view.direction[player][colour])], tall + 14, tall / 2, min(tall, 20))
        if not values:
            arrow = group(arrow, cls="ghost")
        left = tall + 30
        step = huddle(len(values), width - left - 6, chip, 3)
        drawn = [rect(0, 0, width, tall, tall / 2, "own-soft"), head, arrow]
        for i, value in enumerate(values):
            look = chip_card(word, value, chip, tall, i == len(values) - 1)
            drawn.append(at(left + i * step, 0, self.glide(look, colour * VALUES + value)))
        content = group(*drawn, cls=dye_class(word))
        told = self.told_row(player, colour)
        return self.sheddable(content, player, colour, told, rim(0, -1, width, tall + 2, tall / 2))

    def told_row(self, player, colour):
        words, values = self.words, self.row_values(player, colour)
        named = words(f"colour-{COLOUR_WORDS[colour]}.row")
        if not values:
            return words("pic-row-empty", colour=named)
        key = ("pic-row-either", "pic-row-rises", "pic-row-falls")[self.view.direction[player][colour]]
        return words(key, colour=named, cards=" ".join(str(value) for value in values))

    def row_cells(self, player, width, tall):
        """Five rows in one line: the last card of each and its direction; below, where there is room, all of them."""
        drawn = []
        for (x, w), colour in zip(row(COLOURS, 0, width, 4), range(COLOURS), strict=True):
            drawn.append(at(x, 0, self.row_cell(player, colour, w, tall)))
        return "".join(drawn)

    def row_cell(self, player, colour, w, tall):
        view, word, last = self.view, COLOUR_WORDS[colour], self.view.last[player][colour]
        head = min(tall, 36)
        cell = rect(0, 0, w, tall, 7, "own-soft")
        cell += circle(13, head / 2, 10, "own") + group(centred(DYES[word], 13, head / 2, 13), cls="on-own")
        if last != NO_CARD:
            cell += text(w / 2 + 3, head / 2 + 7, last, 20, "serif bold", "middle")
            cell += centred(ARROWS[Direction(view.direction[player][colour])], w - 12, head / 2, 15)
        for i, words in enumerate(wrap(" ".join(map(str, self.row_values(player, colour))), w - 8, 13, 3)):
            if head + 13 + 15 * i < tall:
                cell += text(6, head + 11 + 15 * i, words, 13, "serif")
        content, told = group(cell, cls=dye_class(word)), self.told_row(player, colour)
        return self.sheddable(content, player, colour, told, rim(0, 0, w, max(tall, 44), 7))

    def sheddable(self, content, player, colour, told, edge):
        """A row of mine, which gives its last card when one must be shed."""
        values = self.row_values(player, colour)
        if not (self.is_mine and player == self.viewer and self.view.phase == Phase.SHED and values):
            return about(content, told)
        label = self.words("label-shed-row", card=self.card_name(colour * VALUES + values[-1]))
        return part(content, f"row {COLOUR_WORDS[colour]}", label, told, rim=edge)

    def zone(self, content, phrase, label, width, height):
        """A place that takes the card chosen, while one is to be played or discarded."""
        if not (self.is_mine and self.view.phase == Phase.MAIN):
            return content
        return content + part("", phrase, label, rim=rim(0, 0, width, height, 10))

    # Deck and piles

    def piles(self, width, height):
        """The deck and the five discard piles; in the decision to draw each is a choice."""
        view, words = self.view, self.words
        gap = 4 if self.narrow else 10
        cells = row(COLOURS + 1, 6, width - 12, gap)
        w = min(cells[0][1] - 4, (height - 26) * 0.7, 84)
        h = w * 1.4
        drawn = [rect(0, 0, width, height, 10, "panel")]
        is_drawing = self.is_mine and view.phase == Phase.DRAW
        for place, (x, cell) in enumerate(cells):
            inset = (cell - w) / 2
            look = at(inset, 6, self.deck_card(w, h) if place == 0 else self.pile(place - 1, w, h))
            number = view.deck_size if place == 0 else view.pile_size[place - 1]
            if place == 0:
                look += group(
                    circle(inset + w - 5, 8 + h * 0.86, 15, "paper"),
                    text(inset + w - 5, 14 + h * 0.86, number, 17, "serif bold", "middle"),
                    cls="on-paper",
                )
            elif number > 1:
                look += text(cell / 2, height - 5, f"×{number}", 13, "soft", "middle")
            if place == 0:
                phrase, told = "draw deck", words("pic-deck", n=number)
            else:
                phrase, told = f"draw {COLOUR_WORDS[place - 1]}", self.told_pile(place - 1)
            if is_drawing:
                shown = part(look, phrase, told, told, rim=rim(inset - 4, 2, w + 8, height - 4, 8))
            else:
                shown = about(look, told)
            drawn.append(at(x, 0, shown))
        label = words("pic-discard")
        left = cells[1][0] - 3
        content = "".join(drawn)
        if self.is_mine and view.phase == Phase.MAIN:
            content += at(left, 0, part("", "discard", label, rim=rim(0, 2, width - left - 3, height - 4, 10)))
        return content

    def deck_card(self, w, h):
        left = self.view.deck_size
        below = "".join(at(i * 1.5, i * 1.5, card_back(w, h)) for i in range(min(left // 20, 3), 0, -1))
        return below + (card_back(w, h) if left else rect(0, 0, w, h, 7, "place"))

    def pile(self, colour, w, h):
        """A pile: its top card, closed in the turn in which it got there."""
        view, word = self.view, COLOUR_WORDS[colour]
        size = view.pile_size[colour]
        if not size:
            empty = group(centred(DYES[word], w / 2, h / 2, w * 0.5), cls="ghost")
            return group(rect(0, 0, w, h, 7, "place"), empty, cls=dye_class(word))
        value = view.pile[colour][size - 1]
        below = "".join(rect(i * 1.5, i * 1.5, w, h, 7, "paper") for i in range(min(size - 1, 3), 0, -1))
        look = below + self.glide(card(word, value, w, h), colour * VALUES + value)
        if view.closed == colour:
            lock = circle(w - 8, 8, 11, "paper") + group(centred("cross", w - 8, 8, 16), cls="bad")
            look = group(look, cls="gone") + lock
        return look

    def told_pile(self, colour):
        words, view = self.words, self.view
        named = words(f"colour-{COLOUR_WORDS[colour]}")
        values = [value for value in view.pile[colour] if value not in (NO_CARD, UNKNOWN)]
        if not values:
            return words("pic-pile-empty", colour=named)
        told = words("pic-pile", colour=named, top=values[-1], cards=" ".join(str(value) for value in values))
        return f"{told} {words('why-closed-pile')}" if view.closed == colour and self.is_mine else told

    # Hands

    def held(self, width, height):
        """My cards by colour; below each the stones that it would open, or why it cannot be played."""
        panel = rect(0, 0, width, height, 10, "panel")
        if any(slot == UNKNOWN for slot in self.view.hand[self.me]):
            return panel + self.closed_hand(width, height)
        cards = self.hand(self.me)
        extra = 40 if self.can_refuse else 0
        tall = height - extra - (46 if self.narrow else 34)
        gap = 3 if self.narrow else 8
        w = min((width - 8) / HAND - gap, tall / 1.42)
        h = min(tall, w * 1.46)
        used = len(cards) * (w + gap) - gap
        left = (width - used) / 2
        drawn = [panel]
        for i, found in enumerate(cards):
            drawn.append(at(left + i * (w + gap), 8, self.hand_card(found, i, w, h)))
        if self.can_refuse:
            drawn.append(self.refusal(width, height))
        return "".join(drawn)

    @property
    def can_refuse(self):
        """Whether the clover that the viewer found may be let go."""
        return self.is_mine and self.view.phase == Phase.CLOVER and is_clover_optional(self.view)

    def refusal(self, width, height):
        label = self.words("label-clover-none")
        wide, tall = width - 16, 40
        edge = rim(1, 1, wide - 2, tall - 2, 9)
        shown = part(button(label, wide, tall, "clover"), sentence(CLOVER_NONE), label, rim=edge)
        return at(8, height - 46, shown)

    def hand_card(self, found, i, w, h):
        """A card of mine: dead ones pale, and below it what it would do."""
        word = COLOUR_WORDS[found // VALUES]
        look = card(word, found % VALUES, round(w, 1), round(h, 1))
        words = self.words
        is_dead = not self.is_over and self.viewer == self.me and not self.fits(found)
        told, below = self.card_name(found), ""
        if is_dead:
            look = group(look, cls="gone")
            told += f". {words('pic-card-dead')}"
            below = group(centred("cross", w / 2, h + 15, 17), cls="bad")
        elif self.is_mine and self.view.phase == Phase.MAIN:
            ways = sorted({to for _, _, to in self.ways[found // VALUES]})
            if ways:
                told += ". " + words("pic-card-opens", spaces=", ".join(self.space_name(to) for to in ways))
                below = self.opens(ways, w, h)
            else:
                told += f". {words('pic-card-idle')}"
                below = text(w / 2, h + 18, "–", 16, "soft bold", "middle")
        shown = self.glide(look, found) + below
        if not self.is_mine or self.view.phase not in (Phase.MAIN, Phase.SHED):
            return about(shown, told)
        return part(shown, CARD_WORDS[found], told, told, rim=rim(-2, -4, w + 4, h + 8, 9))

    def opens(self, ways, w, h):
        """The names of the stones that a card opens."""
        names = list(dict.fromkeys(self.short_name(to) for to in ways))
        lines = [" ".join(names)] if width_of(" ".join(names), 12, True) <= w + 6 else names[:2]
        if len(lines) > 1 and len(names) > 2:
            half = (len(names) + 1) // 2
            lines = [fit(" ".join(names[:half]), w + 8, 12), fit(" ".join(names[half:]), w + 8, 12)]
        return "".join(text(w / 2, h + 17 + 13 * i, one, 12, "bold", "middle") for i, one in enumerate(lines))

    def short_name(self, space):
        """A name that fits below a card; on paths the row will do, since the card names the colour."""
        return f"→{self.spaces[space]['row']}" if IS_ONE_A_PATH[self.view.board] else self.spaces[space]["id"]

    def closed_hand(self, width, height):
        """A hand that the viewer may not look into: what is known of it, and backs."""
        known = known_cards(self.view, self.me)
        w = min((width - 20) / HAND - 4, (height - 20) / 1.4, 60)
        drawn = []
        for i in range(self.view.hand_size[self.me]):
            word = COLOUR_WORDS[known[i] // VALUES] if i < len(known) else ""
            look = card(word, known[i] % VALUES, w, w * 1.4) if word else card_back(w, w * 1.4)
            drawn.append(at((width - HAND * (w + 4)) / 2 + i * (w + 4), (height - w * 1.4) / 2, look))
        return about("".join(drawn), self.words("pic-hand-closed", player=self.names[self.me]))

    # Players

    def heading(self, player, width):
        """Whose it is, their wish stones, the points on the track, and what the total would be now."""
        words, view = self.words, self.view
        named = 112 if self.narrow else 176
        drawn = [at(0, 3, plaque(self.colour(player), self.names[player], named) + rect(0, 0, named, 26, 13, "rule"))]
        x = named + 10
        if self.is_over and rank(view, player) == 0:
            drawn.append(icon("crown", x - 4, 2, 26))
            x += 26
        track = 104 if self.narrow else 182
        drawn.append(at(x, 5, self.gathered(player, width - x - track, 20 if self.narrow else 23)))
        if not self.narrow:
            points = signed(view.points[player])
            star = icon("star", width - 174, 5, 20) + text(width - 152, 21, points, 17, "serif bold")
            drawn.append(about(star, words("pic-track", player=self.names[player], points=points)))
        hand = icon("card", width - 98, 4, 22) + text(width - 74, 21, view.hand_size[player], 17, "serif bold")
        drawn.append(about(hand, words("fact-hand")))
        total = signed(score(view, player)).removeprefix("+")
        sign = rect(width - 50, 2, 50, 26, 13, "here")
        sign += text(width - 25, 21, total, 18, "serif bold on-here", "middle")
        drawn.append(about(sign, words("pic-total", player=self.names[player], points=total)))
        return "".join(drawn)

    def gathered(self, player, width, size):
        """The wish stones of a player, and what they count now."""
        view, words = self.view, self.words
        points = signed(stone_points(view, player))
        held = [(stone, count) for stone, count in enumerate(view.stones[player]) if count]
        step = min(size + 12, (width - 38) / max(len(held), 1))
        drawn = []
        for i, (stone, count) in enumerate(held):
            drawn.append(at(i * step + size / 2, size / 2, wish(stone, size)))
            if count > 1:
                badge = circle(i * step + size - 2, size - 3, 7.5, "paper")
                drawn.append(
                    badge + group(text(i * step + size - 2, size + 1.5, count, 12, "bold", "middle"), cls="on-paper")
                )
        x = step * len(held)
        if not held:
            drawn.append(group(at(size / 2, size / 2, wish(COLOURS, size)), cls="ghost"))
            x = size
        look = "bad" if points.startswith("−") else "good"
        drawn.append(group(text(x + 6, size * 0.76, points, 15, "serif bold"), cls=look))
        told = words("pic-gathered", n=sum(view.stones[player]), points=points)
        return about("".join(drawn), told)

    def seen_cards(self, player):
        """The cards that everybody knows to be in a hand; once all is over, the whole hand."""
        return self.hand(player) if self.is_over else known_cards(self.view, player)

    def known(self, player, columns):
        """Those cards, in a grid behind an eye."""
        cards = self.seen_cards(player)
        if not cards:
            return ""
        drawn = [icon("eye", 0, 0, 20)]
        wide = 32
        if len(cards) > 2 * columns:
            columns, wide = columns + 1, 26
        for found, (x, y) in zip(cards, grid(len(cards), columns, 23, 0, wide + 1.5, 22), strict=True):
            drawn.append(at(x, y, known_chip(COLOUR_WORDS[found // VALUES], found % VALUES, wide, 20)))
        names = ", ".join(self.card_name(found) for found in cards)
        return about("".join(drawn), self.words("pic-known", player=self.names[player], cards=names))


@lru_cache(maxsize=500)
def chip_card(word, value, width, height, is_last):
    """A small card in a row; the last one stands out."""
    look = rect(0, 0.5, width, height - 1, 4, "paper")
    if is_last:
        look = rect(1, 2, width, height - 1, 4, "shadow") + look
        look += rect(1.5, 2, width - 3, height - 4, 3, "own-line")
    size = max(12, min(height * 0.72, 20 if is_last else 17, width * 0.66))
    face = "serif bold" if is_last else "serif"
    number = text(width / 2, height / 2 + size * 0.36, value, size, face, "middle")
    return group(look, group(number, cls="on-paper"), cls=dye_class(word))


@lru_cache(maxsize=500)
def known_chip(word, value, width, height):
    """A small card by itself: its colour, the mark of the colour, its value."""
    size = 13 if value > 9 else 15
    mark = centred(DYES[word], 7, height / 2, 9 if value > 9 else 11)
    number = text(width - 3, height / 2 + 5.2, value, size, "serif bold", "end")
    return group(rect(0, 0, width, height, 5, "own"), group(mark, number, cls="on-own"), cls=dye_class(word))
