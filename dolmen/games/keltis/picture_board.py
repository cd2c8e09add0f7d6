"""Keltis, the board drawn from its data: bands of value, trails, stones with what lies on them, figures, the track."""

from functools import lru_cache

from dolmen.games.keltis.board import BIG, BIG_FACTOR, COLOURS, GOAL_FIGURES, Phase
from dolmen.games.keltis.maps import (
    CLOVER,
    COLOUR,
    COLOUR_WORDS,
    IS_END,
    IS_GOAL,
    IS_ONE_A_PATH,
    JOKER,
    NO_TILE,
    PLACES,
    PLAIN_WISH,
    POINTS,
    SHED,
    START,
    STONE,
    VALUE,
    WISH,
)
from dolmen.games.keltis.picture_seen import Seen
from dolmen.games.keltis.rules import score
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import huddle
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import disc, pawn
from dolmen.picture.svg import about, at, circle, group, line, part, path, piece, rect, rim, text
from dolmen.words import signed

ABOVE, BELOW = 5.2, 7.2  # units of the data above the highest stone and below the middle of the start stone
ACROSS, HALF = 8.6, 3.1  # half the width and height of a stone, in units
TRACK = 34  # the height of the score track
TRACK_SPACES = 100


class Board(Seen):
    """The board of one view."""

    def board(self, width, height):
        """The board, its edge of values and the track below it."""
        gutter = 36 if self.narrow else 50
        tall = height - TRACK
        top = max(space["y"] for space in self.spaces)
        self.sx = (width - gutter - 4) / 100
        self.sy = tall / (top + ABOVE + BELOW)
        self.at = [(gutter + s["x"] * self.sx, (top + ABOVE - s["y"]) * self.sy) for s in self.spaces]
        self.rx, self.ry = ACROSS * self.sx, HALF * self.sy
        drawn = [rect(0, 0, width, height, 12, "earth"), self.bands(width, gutter), self.trails()]
        drawn.append(self.start_stone())
        order = sorted(range(1, len(self.spaces)), key=lambda space: self.at[space][1])
        drawn += [at(*self.at[space], self.stone(space)) for space in order]
        drawn += [self.figures_on(space) for space in order]
        drawn.append(self.figures_at_start())
        drawn += [at(*self.at[space], self.change(space)) for space in order]
        drawn.append(at(0, tall, self.track(width)))
        return "".join(drawn)

    # The ground

    def bands(self, width, gutter):
        """A band for each row, its value at the edge; the goal area is green."""
        drawn = []
        rows = {}
        for space, found in enumerate(self.spaces):
            if space != START:
                rows.setdefault(found["row"], []).append(space)
        high = 10 * self.sy
        goal = [self.at[row[0]][1] for row in rows.values() if IS_GOAL[self.view.board][row[0]]]
        if goal:
            low = max(goal) + high / 2
            drawn.append(rect(2, 2, width - 4, low - 2, 11, "grass"))
        for number, row in rows.items():
            y = self.at[row[0]][1]
            if number % 2:
                drawn.append(rect(2, y - high / 2, width - 4, high, 0, "band"))
            value = VALUE[self.view.board][row[0]]
            look = "bad" if value < 0 else "good" if value else ""
            size = 15 if self.narrow else 22
            shown = group(text(gutter / 2 + 1, y + size * 0.36, signed(value), size, "serif bold", "middle"), cls=look)
            drawn.append(about(shown, self.words("pic-row", row=number, value=signed(value))))
        if goal:
            drawn.append(at(0, low, self.goal_sign(gutter, width)))
        return "".join(drawn)

    def goal_sign(self, gutter, width):
        """Where the goal area begins, and how many figures are in it."""
        words = self.words("pic-goal", n=self.in_goal, needed=GOAL_FIGURES)
        size = 12 if self.narrow else 15
        wide = gutter + 2 if self.narrow else gutter + 8
        flag = 14 if self.narrow else 19
        sign = rect(2, -11, wide, 22, 11, "paper") + group(
            icon("flag", 4, -flag / 2, flag),
            text(flag + (4 if self.narrow else 6), 5, f"{self.in_goal}/{GOAL_FIGURES}", size, "serif bold"),
            cls="on-paper",
        )
        return line(wide, 0, width - 2, 0, "way") + about(sign, words)

    def trails(self):
        """The steps between stones; those that the viewer can take now are marked."""
        drawn, steps = [], self.open_steps
        lit = []
        for space, found in enumerate(self.spaces):
            for word in found["next"]:
                to = PLACES[self.view.board][word]
                (x1, y1), (x2, y2) = self.at[space], self.at[to]
                bend = f"M{x1:.1f} {y1:.1f}C{x1:.1f} {(y1 + y2) / 2:.1f} {x2:.1f} {(y1 + y2) / 2:.1f} {x2:.1f} {y2:.1f}"
                curve = bend if space != START else f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
                drawn.append(path(curve, "trail"))
                if (space, to) in steps:
                    lit.append(path(curve, "footsteps"))
        return "".join(drawn + lit)

    # Stones

    def stone(self, space):
        """A stone with what lies on it, which can be entered."""
        board = self.view.board
        colour = COLOUR[board][space]
        dye = COLOUR_WORDS[colour] if colour < COLOURS else "grey"
        rx, ry = self.rx, self.ry
        shape = pebble(round(rx, 1), round(ry, 1), space % 8)
        drawn = [f'<g transform="translate(1.5 4)">{path(shape, "shadow")}</g>']
        if IS_END[board][space]:
            drawn.append(path(pebble(round(rx + 5, 1), round(ry + 5, 1), space % 8), "own-line"))
        drawn += [path(shape, "own"), path(shine(round(rx, 1), round(ry, 1)), "shine")]
        drawn.append(group(self.marks(space, colour), cls="on-own"))
        drawn.append(self.lying(space))
        if any(to == space for steps in self.ways for _, _, to in steps):
            drawn.append(path(pebble(round(rx + 4, 1), round(ry + 4, 1), space % 8), "ahead"))
        content = group(*drawn, cls=dye_class(dye))
        told = self.told_space(space)
        if not self.is_mine:
            return about(content, told)
        half = max(ry + 4, 22 if self.narrow else 0)
        edge = rim(-rx - 4, -half, 2 * rx + 8, 2 * half, half)
        return part(content, self.spaces[space]["id"], told, told, rim=edge)

    def marks(self, space, colour):
        """The mark of the stone's colour and its name."""
        size = 13 if self.narrow else 18
        x = -self.rx + size * (0.86 if self.narrow else 0.95)
        word = self.spaces[space]["id"]
        if IS_ONE_A_PATH[self.view.board] or len(word) > 3:
            word = str(self.spaces[space]["row"])
        name = text(x, self.ry * 0.72, word, 12, "bold", "middle")
        if colour >= COLOURS:
            return name
        return centred(DYES[COLOUR_WORDS[colour]], x, -self.ry * 0.3, size) + name

    def lying(self, space):
        """A tile, a stack of wish stones, or the five colours of a joker."""
        view, tile = self.view, self.view.tile[space]
        r = min(self.ry * (0.78 if self.narrow else 0.86), 17)
        x = self.rx * (0.16 if self.narrow else -0.07)
        if COLOUR[view.board][space] == JOKER:
            return at(x, 0, joker(round(self.ry * 0.34, 1)))
        if STONE[view.board][space] < COLOURS:
            return at(x, 0, stack_of(STONE[view.board][space], view.stack[space], r))
        if tile == NO_TILE:
            return ""
        if tile <= PLAIN_WISH:
            return at(x, 0, piece(wish(tile - WISH, round(r * 2.1)), f"tile-{space}"))
        return at(x, 0, tile_disc(tile, round(r, 1)))

    def change(self, space):
        """What a step onto a space changes, while one is asked for."""
        changes = sorted(
            {
                (BIG_FACTOR if big else 1) * (VALUE[self.view.board][to] - VALUE[self.view.board][start])
                for big, start, to in self.steps
                if to == space
            }
        )
        if not changes:
            return ""
        words = " / ".join(signed(points) for points in changes)
        wide = 12 + 8 * len(words)
        y = self.ry + 3
        shown = rect(-wide / 2, y - 9, wide, 18, 9, "here") + text(0, y + 4.5, words, 13, "bold on-here", "middle")
        if self.ends_game(space):
            shown += icon("flag", wide / 2 + 1, y - 12, 20)
        return group(shown, cls="above")

    def ends_game(self, space):
        """Whether a step onto a space would bring the last figure that is needed into the goal area."""
        goal = IS_GOAL[self.view.board]
        return (
            self.in_goal == GOAL_FIGURES - 1
            and goal[space]
            and any(to == space and not goal[start] for _, start, to in self.steps)
        )

    def told_space(self, space):
        """A space in words: its name, colour, value, and what lies on it."""
        words, view = self.words, self.view
        colour = COLOUR[view.board][space]
        named = words(f"colour-{COLOUR_WORDS[colour]}.stone") if colour < COLOURS else words("colour-joker")
        told = words("pic-space", id=self.space_name(space), colour=named, value=signed(VALUE[view.board][space]))
        tile = view.tile[space]
        if STONE[view.board][space] < COLOURS:
            word = words(f"colour-{COLOUR_WORDS[STONE[view.board][space]]}.stones")
            told += " " + words("pic-stack", colour=word, n=view.stack[space])
        elif tile > POINTS:
            told += " " + words("pic-tile-points", n=tile - POINTS)
        elif tile in (CLOVER, SHED):
            told += " " + words("pic-tile-clover" if tile == CLOVER else "pic-tile-shed")
        elif tile != NO_TILE:
            word = words(f"colour-{COLOUR_WORDS[tile - WISH]}.stone") if tile < PLAIN_WISH else ""
            told += " " + words("pic-tile-wish", colour=word)
        if IS_END[view.board][space]:
            told += " " + words("pic-end")
        if self.ends_game(space):
            told += " " + words("pic-ends-game")
        return told

    # Figures

    def figures_on(self, space):
        """All figures on a stone, side by side, closer together the more they are."""
        found = self.standing(space)
        if not found:
            return ""
        x, y = self.at[space]
        size = 25 if self.narrow else 33
        room = self.rx * (1.05 if len(found) < 4 else 1.75)
        step = huddle(len(found), room, size * 0.74, 0)
        left = x + self.rx + (5 if self.narrow else 0) - size * 0.74 - step * (len(found) - 1)
        drawn = []
        for i, (player, figure) in enumerate(found):
            drawn.append(self.figure(player, figure, left + i * step, y + self.ry * 0.4, size))
        return "".join(drawn)

    def figure(self, player, figure, x, base, size):
        """A figure with its foot at x, base; the viewer's can be chosen while a step is asked for."""
        tall = size * 1.22 if figure == BIG else size
        look = at(
            -tall * 0.12 if figure == BIG else -size * 0.12, -tall, pawn(self.colour(player), tall, figure == BIG)
        )
        key = f"figure-{player}-{figure}"
        space = self.view.figures[player][figure]
        told = self.words(
            "pic-figure",
            player=self.names[player],
            figure=self.words("figure-big" if figure == BIG else "figure-small"),
            space=self.space_name(space),
        )
        if not self.is_choosable(player, figure):
            return at(x, base, piece(look, key, told))
        phrase = f"{'big' if figure == BIG else 'small'} {self.spaces[space]['id']}"
        wide, high = (40, max(tall + 8, 44)) if self.narrow else (size * 0.86 + 6, tall + 8)
        edge = rim(tall * 0.38 - wide / 2, 6 - high, wide, high, 7)
        return at(x, base, part(look, phrase, told, told, key, edge))

    def is_choosable(self, player, figure):
        """Whether the viewer can choose a figure now; of small ones on one space the last stands for all."""
        if not (self.is_mine and player == self.viewer and self.view.phase in (Phase.MOVE, Phase.CLOVER)):
            return False
        figures = self.view.figures[player]
        return figure == BIG or figures[figure] not in figures[figure + 1 : BIG]

    def slab(self):
        """Where the start stone lies: its corner and its size."""
        wide = 94 * self.sx
        tall = min(9.0 * self.sy, 58)
        x, y = self.at[START]
        return x - wide / 2, y - tall * 0.42, wide, tall

    def start_stone(self):
        x, y, wide, tall = self.slab()
        shape = rect(x + 1, y + 4, wide, tall, tall * 0.44, "shadow") + rect(x, y, wide, tall, tall * 0.44, "flags")
        told = self.words("pic-start")
        return about(shape, told)

    def figures_at_start(self):
        """The figures that have not started, player by player."""
        x, y, wide, tall = self.slab()
        size = 26 if self.narrow else 34
        each = (wide - 24) / self.view.players
        drawn = []
        for place, player in enumerate((self.me, *self.others)):
            found = [figure for p, figure in self.standing(START) if p == player]
            room = min(each - 10, size * 4.2)
            step = huddle(len(found), room, size * 0.8, 2)
            used = step * (len(found) - 1) + size * 0.8
            left = x + 12 + place * each + (each - used) / 2
            for i, figure in enumerate(found):
                drawn.append(self.figure(player, figure, left + i * step, y + tall * 0.8, size))
        return "".join(drawn)

    # The score track

    def track(self, width):
        """The points of all players on a track of a hundred spaces, run round again when it must be."""
        left, right, y = 22, width - 22, TRACK / 2
        drawn = [line(left, y, right, y, "trail")]
        for number in range(0, TRACK_SPACES + 1, 10):
            x = left + (right - left) * number / TRACK_SPACES
            drawn.append(line(x, y - 8, x, y + 8, "rule"))
            if number % 20 == 0 or not self.narrow:
                drawn.append(text(x, TRACK - 2, number, 12, "soft", "middle"))
        taken = {}
        for player in (*self.others, self.me):
            points = score(self.view, player) if self.is_over else self.view.points[player]
            place = max(0, points) % TRACK_SPACES
            size = 19
            x = left + (right - left) * place / TRACK_SPACES - size / 2 + 7 * taken.get(place, 0)
            taken[place] = taken.get(place, 0) + 1
            told = self.words("pic-track", player=self.names[player], points=signed(points))
            drawn.append(at(x, y - size / 2, piece(disc(self.colour(player), size), f"track-{player}", told)))
        return "".join(drawn)


@lru_cache(maxsize=200)
def pebble(rx, ry, variant):
    """The outline of a flat stone about 0, 0; no two neighbours are quite alike."""
    a, b, c = ((variant * k) % 7 / 7 * 0.36 - 0.18 for k in (3, 5, 2))
    left, right, top, low = -rx, rx, -ry, ry
    return (
        f"M{left:g} {ry * b:.1f}C{left:g} {top * (0.62 + a):.1f} {left * (0.56 + c):.1f} {top:g} {rx * a:.1f} {top:g}"
        f"C{right * (0.56 + b):.1f} {top:g} {right:g} {top * (0.6 - c):.1f} {right:g} {ry * c:.1f}"
        f"C{right:g} {low * (0.62 + b):.1f} {right * (0.56 - a):.1f} {low:g} {rx * c:.1f} {low:g}"
        f"C{left * (0.56 - b):.1f} {low:g} {left:g} {low * (0.62 - a):.1f} {left:g} {ry * b:.1f}z"
    )


@lru_cache(maxsize=50)
def shine(rx, ry):
    """Light on the upper edge of a stone."""
    return (
        f"M{-rx * 0.86:.1f} {-ry * 0.2:.1f}C{-rx * 0.7:.1f} {-ry * 0.86:.1f} {rx * 0.5:.1f} {-ry:.1f}"
        f" {rx * 0.84:.1f} {-ry * 0.3:.1f}C{rx * 0.4:.1f} {-ry * 0.66:.1f} {-rx * 0.5:.1f} {-ry * 0.62:.1f}"
        f" {-rx * 0.86:.1f} {-ry * 0.2:.1f}z"
    )


@lru_cache(maxsize=200)
def tile_disc(tile, r):
    """A tile that stays: a disc of paper with what it does."""
    drawn = circle(0, 0, r, "paper")
    if tile > POINTS:
        drawn += text(-r * 0.08, r * 0.38, f"+{tile - POINTS}", max(r * 1.06, 12), "serif bold", "middle")
    else:
        drawn += centred("clover" if tile == CLOVER else "shed", 0, 0, r * 1.6)
    return group(drawn, cls="on-paper")


@lru_cache(maxsize=200)
def wish(stone, size):
    """A wish stone, with the mark of its colour."""
    word = COLOUR_WORDS[stone] if stone < COLOURS else "white"
    mark = centred(DYES[word], 0, size * 0.02, size * 0.44) if stone < COLOURS else centred("spiral", 0, 0, size * 0.56)
    return group(centred("wish-stone", 0, 0, size), group(mark, cls="on-own"), cls=dye_class(word))


@lru_cache(maxsize=200)
def stack_of(stone, count, r):
    """A stack of wish stones and how many they are."""
    size = r * 1.75
    if not count:
        return group(wish(stone, round(size)), cls="ghost")
    below = "".join(at(-1.6 * i, 2.4 * i, wish(stone, round(size))) for i in range(min(count, 3) - 1, 0, -1))
    badge = circle(r * 0.86, -r * 0.5, 8.5, "paper") + group(
        text(r * 0.86, -r * 0.5 + 4.5, count, 13, "serif bold", "middle"), cls="on-paper"
    )
    return below + wish(stone, round(size)) + badge


@lru_cache(maxsize=20)
def joker(r):
    """The five colours, with their marks."""
    drawn = []
    for i, word in enumerate(COLOUR_WORDS):
        row = i >= 3
        x = (i - 1 if not row else i - 3.5) * r * 2.1
        y = (r if row else -r) * 0.98
        dot = circle(0, 0, r, "own") + group(centred(DYES[word], 0, 0, r * 1.5), cls="on-own")
        drawn.append(at(x, y, group(dot, cls=dye_class(word))))
    return "".join(drawn)
