"""Mac Robber: bag, deck, discards and tiles; the hand; and the last scoring, line by line."""

from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber.board import (
    CLOSED,
    COLOUR_WORDS,
    COLOURS,
    COUNTED_BLUE,
    COUNTED_GREEN,
    COUNTED_HERDS,
    FROM_HAND,
    LOWEST_TILE,
    TILES,
    VALUES,
    Phase,
    Place,
)
from dolmen.games.mac_robber.cubes import in_bag
from dolmen.games.mac_robber.picture_assault import fighting_card
from dolmen.games.mac_robber.picture_turn import Turns
from dolmen.games.mac_robber.scoring import blue_points, green_points, herder_beside, most_herds_points
from dolmen.games.mac_robber.story import COLOURS_OF_SEATS
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, huddle, row
from dolmen.picture.palette import dye_class, emblem_of, seat_class
from dolmen.picture.pieces import card_back, cube
from dolmen.picture.svg import about, at, group, line, part, piece, rect, rim, text

LOW_BAG = 18  # below this somebody should think of the end by the bag
STOCK = 232
SHAPE = 88 / 60  # of a card


class Stocks(Turns):
    """What belongs to nobody, and the viewer's own cards."""

    def stock(self, width):
        """The bag with its contents, the deck and the discards, the pile of tiles."""
        drawn = [rect(0, 0, width, STOCK, 10, "panel"), at(0, 0, self.bag(width))]
        drawn += [line(14, 82, width - 14, 82, "rule"), at(0, 84, self.cards(width))]
        drawn += [line(14, 158, width - 14, 158, "rule"), at(0, 160, self.tiles(width))]
        return "".join(drawn)

    def bag(self, width):
        words, view = self.words, self.view
        total = in_bag(view)
        shown = icon("bag", 12, 8, 58) + text(41, 54, total, 20, "serif bold on-paper", "middle")
        drawn = [about(group(shown, cls="on-paper"), words("pic-bag", n=total))]
        drawn.append(text(82, 24, fit(words("pic-in-bag"), width - 92, 13), 13, "soft"))
        if total < LOW_BAG:
            warn = fit(words("pic-bag-low"), width - 92, 12)
            drawn[-1] = group(text(82, 24, warn, 12, "bold"), cls="bad")
        for colour, (x, _) in enumerate(row(COLOURS, 80, width - 88, 2)):
            word = COLOUR_WORDS[colour]
            look = at(0, 2, cube(word, 21)) + text(24, 19, view.bag[colour], 17, "serif bold")
            told = words("pic-bag-of", n=view.bag[colour], colour=words(f"pic-{word}"))
            drawn.append(at(x, 38, about(look, told)))
        return "".join(drawn)

    def cards(self, width):
        """Deck and discard pile; on a closed pile the cards that only their owners know are counted."""
        words, view = self.words, self.view
        deck = card_back(28, 40) + text(33, 28, view.in_deck, 18, "serif bold")
        drawn = [at(8, 16, about(deck, words("pic-deck", n=view.in_deck)))]
        drawn.append(text(82, 18, fit(words("pic-discards"), width - 142, 13), 13, "soft"))
        cells = row(VALUES, 80, width - 88, 2)
        for value in range(VALUES):
            x, _ = cells[value]
            mine = view.covered[self.viewer][value] if self.viewer != NOBODY and view.discard_pile == CLOSED else 0
            look = at(0, 0, fighting_card(value + 1, 24, 34)) + text(27, 23, view.discards[value], 15, "serif bold")
            if mine:
                look += text(27, 38, f"+{mine}", 12, "soft")
            told = words("pic-discards-of", n=view.discards[value], value=value + 1)
            drawn.append(at(x, 26, about(look if view.discards[value] or mine else group(look, cls="gone"), told)))
        if view.discard_pile == CLOSED:
            covered = sum(view.in_covered)
            look = card_back(13, 19) + text(18, 15, covered, 14, "serif bold")
            drawn.append(at(width - 46, 3, about(look, words("pic-covered", n=covered))))
        return "".join(drawn)

    def tiles(self, width):
        """The pile of estate tiles, and the numbers that were turned up."""
        words, view = self.words, self.view
        pile = icon("tile", 8, 14, 38) + text(48, 40, view.pile, 19, "serif bold")
        drawn = [about(pile, words("pic-pile", n=view.pile))]
        shown = [LOWEST_TILE + view.tile[i] for i in range(TILES) if view.tile_place[i] == Place.SHOWN]
        told = words("pic-tiles-shown") if shown else words("pic-tiles")
        drawn.append(text(82, 22, fit(told, width - 92, 13), 13, "soft"))
        step = huddle(len(shown), width - 96, 32, 4)
        for i, number in enumerate(shown):
            look = rect(0, 0, 32, 30, 6, "grass") + text(16, 21, number, 16, "serif bold", "middle")
            drawn.append(at(82 + i * step, 30, piece(look, f"tile-{i}", words("pic-tile-shown", n=number))))
        return "".join(drawn)

    # The hand

    def hand(self, width, height):
        """My cards, and apart from them those just drawn after an assault."""
        words, view = self.words, self.view
        title = words("pic-hand") if self.viewer != NOBODY else words("pic-hand-of", player=self.names[self.me])
        drawn = [rect(0, 0, width, height, 10, "panel"), text(14, 22, fit(title, width * 0.55, 14), 14, "soft")]
        is_known = self.viewer != NOBODY or self.is_over
        held = [value for value in range(VALUES) for _ in range(max(0, view.hand[self.me][value]))] if is_known else []
        fresh = (
            [value for value in range(VALUES) for _ in range(max(0, view.fresh[self.me][value]))] if is_known else []
        )
        count = view.in_hand[self.me]
        card_w = 72 if width > 500 else 58
        y = 30 + (height - 30 - card_w * SHAPE) / 2
        room = width - 28 if not view.in_fresh[self.me] else (width - 28) * 0.42
        step = huddle(count, room, card_w, 6)
        for i in range(count):
            drawn.append(at(14 + i * step, y, self.held_card(held[i] if held else None, i, "hand", card_w)))
        if view.in_fresh[self.me]:
            left = 14 + room + 16
            drawn.append(line(left - 8, 12, left - 8, height - 12, "rule"))
            drawn.append(text(left, 22, fit(words("pic-fresh"), width - left - 8, 14), 14, "soft"))
            step = huddle(view.in_fresh[self.me], width - left - 12, card_w, 6)
            for i in range(view.in_fresh[self.me]):
                drawn.append(at(left + i * step, y, self.held_card(fresh[i] if fresh else None, i, "fresh", card_w)))
        elif self.is_asked and view.phase in (Phase.DISCARD, Phase.SORT, Phase.COMBAT, Phase.VENTURE):
            key = {Phase.DISCARD: "discard", Phase.SORT: "sort", Phase.COMBAT: "play"}.get(view.phase, "exchange")
            hint = fit(words(f"pic-hint-{key}"), width * 0.45 - 14, 13)
            drawn.append(text(width - 14, 22, hint, 13, "soft", "end"))
        return "".join(drawn)

    def held_card(self, value, i, where, w):
        """A card of the hand: a back for those who may not look."""
        h = w * SHAPE
        if value is None:
            return piece(card_back(w, h), f"{where}-{i}")
        look, word = fighting_card(value + 1, w, h), value + 1
        phrase = self.card_phrase(word, where)
        key = f"{where}-{value}-{i}"
        if not phrase:
            return piece(look, key)
        told = self.words("pic-card", n=word)
        return part(look, phrase, told, key=key, rim=rim(-2, -2, w + 4, h + 4))

    def card_phrase(self, word, where):
        """What a card says when it is chosen."""
        phase = self.view.phase
        if not self.is_asked:
            return ""
        if phase == Phase.SORT:
            return f"discard {word}|{word}" if where == "fresh" or self.view.refill == FROM_HAND else ""
        if where == "fresh":
            return ""
        if phase == Phase.DISCARD:
            return f"discard {word}"
        if phase == Phase.COMBAT:
            return f"play {word}"
        return f"exchange {word}|{word}" if phase == Phase.VENTURE else ""

    # The scoring

    def scoring(self, width):
        """What the last scoring gave to whom: cubes counted and points, colour by colour."""
        words, view = self.words, self.view
        is_past = view.scored > 0
        seen = view if is_past else self.now
        title = words("pic-scoring", round=view.scored) if is_past else words("pic-scoring-now")
        high = 62 + 30 * view.players
        drawn = [rect(0, 0, width, high, 10, "panel")]
        drawn.append(text(width / 2, 24, fit(title, width - 20, 15, True), 15, "serif bold", "middle"))
        total = 46
        cells = [*row(3, 38, width - 44 - total, 2), (width - total - 6, total)]
        heads = (("monk", "green"), ("cow", "red"), ("piper", "blue"))
        for (x, w), (name, word) in zip(cells, heads, strict=False):
            look = centred(name, x + w / 2 - 10, 44, 22, dye_class(word)) + at(x + w / 2 + 4, 36, cube(word, 16))
            drawn.append(about(look, words(f"pic-scoring-{word}")))
        x, w = cells[3]
        drawn.append(about(centred("star", x + w / 2, 44, 20), words("pic-scoring-sum")))
        for place, player in enumerate(range(view.players)):
            drawn.append(at(0, 58 + 30 * place, self.scoring_row(seen, player, cells, width)))
        return "".join(drawn), high

    def scoring_row(self, seen, player, cells, width):
        words = self.words
        herds, blue, green = (seen.counted[player][i] for i in (COUNTED_HERDS, COUNTED_BLUE, COUNTED_GREEN))
        most, rival = most_herds_points(seen, player), herder_beside(seen, player)
        rival_herds = seen.counted[rival][COUNTED_HERDS]
        gains = (green_points(seen, player), herds + most, blue_points(seen, player))
        shown = (str(green), f"{herds}" + (f"+{most}" if most else ""), f"{blue}−{rival_herds}")
        name = self.names[player]
        told = (
            words("pic-score-green", player=name, n=green, points=gains[0]),
            words("pic-score-red", player=name, n=herds, most=most, points=gains[1]),
            words("pic-score-blue", player=name, n=blue, herds=rival_herds, rival=self.names[rival], points=gains[2]),
        )
        colour = COLOURS_OF_SEATS[player]
        badge = rect(0, 0, 24, 24, 12, "plain-own") + group(centred(emblem_of(colour), 12, 12, 18), cls="on-own")
        drawn = [line(10, 0, width - 10, 0, "rule"), at(10, 3, about(group(badge, cls=seat_class(colour)), name))]
        for (x, w), counted, gain, line_told in zip(cells, shown, gains, told, strict=False):
            look = text(x + w / 2 + 3, 20, counted, 13, "soft", "end")
            look += text(x + w / 2 + 8, 21, f"+{gain}" if gain else "–", 16, "serif bold" if gain else "serif soft")
            drawn.append(about(look, line_told))
        x, w = cells[3]
        drawn.append(text(x + w / 2, 21, f"+{sum(gains)}", 18, "serif bold", "middle"))
        return "".join(drawn)
