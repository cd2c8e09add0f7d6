"""Mac Robber: a clan board with its court and estates, and the score track."""

from dolmen.games.mac_robber.board import (
    CLAN_WORDS,
    COLOUR_WORDS,
    COURT_COLOURS,
    LAST_TRACK_SQUARE,
    LEAST_WARRIORS,
    LOWEST_TILE,
    PIECE_COLOUR,
    PIECE_CUBES,
    PRINTED,
    RED_AREA,
    SLOTS,
    TILES,
    UNKNOWN,
    Estate,
    Phase,
)
from dolmen.games.mac_robber.cubes import blue_of, count_pieces, green_of
from dolmen.games.mac_robber.deeds import is_last, open_deeds, open_takes
from dolmen.games.mac_robber.scoring import (
    COUNTED_BLUE,
    COUNTED_GREEN,
    COUNTED_HERDS,
    blue_points,
    green_points,
    most_herds_points,
    rank,
    score,
)
from dolmen.games.mac_robber.story import COLOURS_OF_SEATS
from dolmen.games.mac_robber.telling import ESTATE_WORDS
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import around, name_of
from dolmen.picture.palette import dye_class, seat_class
from dolmen.picture.pieces import cube, disc, plaque
from dolmen.picture.svg import about, at, group, part, piece, rect, rim, text

COURT_ICONS = ("warrior", "piper", "monk")  # by colour
PIECE_ICONS = {Estate.CATTLE: "cow", Estate.CASTLE: "castle", Estate.ABBEY: "abbey"}
HEAD, COURT = 34, 38


class Clans:
    """The clan boards of one view."""

    def __init__(self, view, viewer, words, names):
        self.view, self.viewer, self.words = view, viewer, words
        self.names = [name_of(player, names, words) for player in range(view.players)]
        self.me, self.others = around(view.players, viewer)
        self.is_over = view.phase == Phase.OVER
        self.is_asked = viewer == view.player and view.phase < Phase.SHOW
        self.deeds = open_deeds(view) if view.phase == Phase.ACT else 0
        self.takes = open_takes(view) if view.phase == Phase.BARD else 0
        self.now = counted_now(view)

    # A clan board

    def slot_size(self, width):
        """How large a slot for an estate is on a board of this width."""
        return min(58 if width < 500 else 76, (width - 20 - (SLOTS - 1) * 4) / SLOTS)

    def board_height(self, width):
        return HEAD + COURT + self.slot_size(width) + 16

    def board(self, player, width):
        """Name, points, court and estates; the boards of others can be chosen for an assault or a bard."""
        high = self.board_height(width)
        is_turn = not self.is_over and player == self.view.player and self.view.phase != Phase.SHOW
        colour = seat_class(COLOURS_OF_SEATS[player])
        drawn = [
            rect(0, 0, width, high, 10, f"panel{' mine' if is_turn else ''} {colour}"),
            self.heading(player, width),
            at(10, HEAD + 2, self.court(player, width - 20)),
            at(10, HEAD + COURT + 6, self.estates(player, width - 20)),
        ]
        content = "".join(drawn)
        phrase = self.board_phrase(player)
        if not phrase:
            return content
        key = "pic-assault" if self.view.phase == Phase.VENTURE else "pic-bard"
        label = self.words(key, player=self.names[player])
        return part(content, phrase, label, self.words(f"{key}-about"), rim=rim(1, 1, width - 2, high - 2, 10))

    def board_phrase(self, player):
        """What a board says when it is chosen: whom to assault, to whom the bard goes."""
        if not self.is_asked or player == self.viewer:
            return ""
        if self.view.phase == Phase.VENTURE:
            return f"assault {CLAN_WORDS[player]}"
        if self.view.phase == Phase.ACT:
            return f"bard {CLAN_WORDS[player]}|{CLAN_WORDS[player]}"
        return ""

    def heading(self, player, width):
        """The name, the markers, the points, and what a scoring now would add."""
        words, view = self.words, self.view
        points = score(view, player)
        shown = str(points).replace("-", "−")
        drawn = [icon("star", width - 36 - 13 * len(shown), 7, 22), text(width - 8, 27, shown, 22, "serif bold", "end")]
        drawn = [about("".join(drawn), words("pic-points", player=self.names[player], n=points))]
        right = width - 44 - 13 * len(shown)
        if not self.is_over and width > 250:
            gain = sum(self.gain(player))
            drawn.append(about(text(right, 25, f"+{gain}", 14, "soft", "end"), words("pic-gain", n=gain)))
            right -= 18 + 8 * len(str(gain))
        for name, key, holds in (
            ("crown", "winner", self.is_over and rank(view, player) == 0),
            ("warrior", "following", view.following == player),
            ("marker", "start", view.start == player and not self.is_over),
        ):
            if holds:
                right -= 24
                look = icon(name, right, 6, 22, dye_class("yellow") if name == "warrior" else "")
                drawn.append(piece(look, f"marker-{key}", words(f"pic-marker-{key}")))
        if is_last(view, player) and not self.is_over:
            word = words("pic-last-word") if width > 250 else "1"
            wide = 14 + 8 * len(word)
            right -= wide + 4
            look = rect(0, 0, wide, 20, 10, "here") + text(wide / 2, 15, word, 13, "bold on-here", "middle")
            drawn.append(at(right, 7, piece(look, "marker-last", words("pic-marker-last"))))
        drawn.append(at(8, 6, plaque(COLOURS_OF_SEATS[player], self.names[player], max(52, min(220, right - 16)), 14)))
        return "".join(drawn)

    def gain(self, player):
        """What a scoring now would give: green, cattle, most cattle, blue."""
        now = self.now
        return (
            green_points(now, player),
            now.counted[player][COUNTED_HERDS],
            most_herds_points(now, player),
            blue_points(now, player),
        )

    def court(self, player, width):
        """Warriors, pipers and monks, and the cards of the hand."""
        words, view = self.words, self.view
        each, drawn = width / 4, []
        small = each < 50
        for colour in range(COURT_COLOURS):
            count = view.court[player][colour]
            look = rect(0, 0, each - 4, 34, 7, "well")
            look += icon(COURT_ICONS[colour], 3, 5, 24 if not small else 20, dye_class(COLOUR_WORDS[colour]))
            if each > 80:
                look += at(each - 26, 8, cube(COLOUR_WORDS[colour], 18))
            look += text(30 if not small else 24, 25, count, 20 if not small else 17, "serif bold")
            told = words(f"pic-court-{COLOUR_WORDS[colour]}", n=count, least=LEAST_WARRIORS)
            drawn.append(at(colour * each, 0, about(look, told)))
        cards = view.in_hand[player] + view.in_fresh[player]
        look = icon("card", 3, 6, 24 if not small else 20) + text(30 if not small else 24, 25, cards, 20, "serif bold")
        drawn.append(at(3 * each, 0, about(look, words("pic-cards-of", player=self.names[player], n=cards))))
        return "".join(drawn)

    def estates(self, player, width):
        size = self.slot_size(width + 20)
        step = (width - size) / (SLOTS - 1)
        bought = [tile for tile in range(TILES) if self.view.tile_place[tile] == player]
        tiles = [None] * PRINTED + bought + [None] * SLOTS
        return "".join(at(slot * step, 0, self.slot(player, slot, size, tiles[slot])) for slot in range(SLOTS))

    def slot(self, player, slot, size, tile):
        """A place for an estate, an estate, and what stands on it."""
        words, kind = self.words, self.view.estate[player][slot]
        if kind == Estate.NONE:
            return about(rect(1, 1, size - 2, size - 2, 6, "place"), words("pic-slot", n=slot + 1))
        drawn = rect(0, 0, size, size, 6, "grass")
        if kind != Estate.EMPTY:
            dye, count = COLOUR_WORDS[PIECE_COLOUR[kind]], PIECE_CUBES[kind]
            tiny = size * 0.32
            look = centred(PIECE_ICONS[kind], size / 2, size * 0.38, size * 0.66)
            left = (size - count * tiny * 0.9) / 2
            look += "".join(at(left + i * tiny * 0.9, size - tiny - 1, cube(dye, tiny)) for i in range(count))
            drawn += piece(look, f"piece-{player}-{slot}")
        if tile is not None and self.view.tile[tile] != UNKNOWN:  # the game is over: the numbers are shown
            number = text(11, 13, LOWEST_TILE + self.view.tile[tile], 12, "bold", "middle")
            drawn += group(rect(0, 0, 22, 17, 5, "paper"), number, cls="on-paper")
        return about(drawn, words("pic-estate", n=slot + 1, what=words(f"pic-{ESTATE_WORDS[kind]}")))

    # The score track

    def track(self, width, rows):
        """Squares from 0 on, the red area marked, a disc for each clan; discs on one square stand on each other."""
        a_row = -(-(LAST_TRACK_SQUARE + 1) // rows)
        size, step = (22, 11) if rows == 1 else (20, 8)
        places = [min(max(score(self.view, player), 0), LAST_TRACK_SQUARE) for player in range(self.view.players)]
        cell, drawn, y = width / a_row, [], 0
        for first in range(0, LAST_TRACK_SQUARE + 1, a_row):
            squares = range(first, min(first + a_row, LAST_TRACK_SQUARE + 1))
            tallest = max(2 if rows == 1 else 1, *(places.count(square) for square in squares))
            y += size + step * (tallest - 1) + 3
            for square in squares:
                x = (square - first) * cell
                drawn.append(at(x, y, self.square(square, cell)))
                here = [player for player in range(self.view.players) if places[player] == square]
                for above, player in enumerate(here):
                    points = self.words("pic-points", player=self.names[player], n=score(self.view, player))
                    look = piece(disc(COLOURS_OF_SEATS[player], size), f"disc-{player}", points)
                    drawn.append(at(x + (cell - size) / 2, y + 1 - size - above * step, look))
            y += 20
        return about("".join(drawn), self.words("pic-track", n=RED_AREA)), y

    def square(self, square, width):
        """A square of the track; every fifth has its number."""
        is_red = square >= RED_AREA
        look = rect(0, 0, width - 1, 18, 3, "f rose" if is_red else "well")
        if square % 5 == 0:
            number = text(width / 2, 14, square, 12, "serif bold", "middle")
            look += group(number, cls="on-paper" if is_red else "")
        return look


def counted_now(view):
    """The view with what a scoring now would count."""
    now = view.copy()
    for player in range(view.players):
        now.counted[player][COUNTED_HERDS] = count_pieces(view, player, Estate.CATTLE)
        now.counted[player][COUNTED_BLUE] = blue_of(view, player)
        now.counted[player][COUNTED_GREEN] = green_of(view, player)
    return now
