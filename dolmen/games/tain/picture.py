"""Táin, drawn: the other clans above, mine below with my tiles, the outland and the help beside it."""

from functools import lru_cache

from dolmen.games.tain.board import (
    CLAN_WORDS,
    CLASH,
    COW_GOAL,
    COW_POINTS,
    EMPTY,
    GOAL_POINTS,
    HOSTAGE_POINTS,
    JEWEL_POINTS,
    OUTLAND_SPACES,
    ROUNDS,
    SHOWN_KINDS,
    UNKNOWN,
    Hostage,
    Kind,
    Outcome,
    Phase,
    clan_of,
)
from dolmen.games.tain.notation import HOSTAGE_WORDS, KIND_WORDS
from dolmen.games.tain.picture_clan import OUTCOME_ICONS, Clans, herd
from dolmen.games.tain.story import is_choosing, progress
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import centred_row, fit, row, shrink
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import back, button, note, tile, track
from dolmen.picture.svg import about, at, circle, group, line, part, picture, rect, rim, text

GAP = 12
SIDE = 296  # the width of what stands beside my board
HELD = 104  # the height of my tiles


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    table = Table(view, viewer, words, names)
    if narrow:
        width, (content, height) = 390, table.narrow(390)
    else:
        width, (content, height) = 1200, table.wide(1200)
    return picture(width, height, words("picture-title"), table.described(), content)


class Table(Clans):
    """One view being drawn."""

    def wide(self, width):
        mine = width - 2 * SIDE - 4 * GAP
        y = GAP
        each = mine if len(self.others) == 1 else (width - (len(self.others) + 1) * GAP) / len(self.others)
        places = centred_row(len(self.others), width / 2, each, GAP)
        drawn = [at(x, y, self.board(p, each, 46)) for p, x in zip(self.others, places, strict=True)]
        y += self.height(46) + GAP
        middle = SIDE + 2 * GAP
        low = self.height(54) + GAP + HELD
        drawn.append(at(middle, y, self.board(self.me, mine, 54, is_mine=True)))
        drawn.append(at(middle, y + self.height(54) + GAP, self.held(mine, HELD)))
        # With one opponent there is room beside both boards.
        top, tall = (GAP, y + low - GAP) if len(self.others) == 1 else (y, low)
        drawn.append(at(GAP, top, self.outland_tall(SIDE, tall)))
        drawn.append(at(width - SIDE - GAP, top, self.help(SIDE, tall)))
        return "".join(drawn), y + low + GAP

    def narrow(self, width):
        x, y, w = 8, 8, width - 16
        drawn = []
        for other in self.others:
            drawn.append(at(x, y, self.board(other, w, 42)))
            y += self.height(42) + 8
        drawn.append(at(x, y, self.outland_flat(w, 142)))
        y += 142 + 8
        drawn.append(at(x, y, self.board(self.me, w, 48, is_mine=True)))
        y += self.height(48) + 8
        drawn.append(at(x, y, self.held(w, HELD + 4)))
        y += HELD + 4 + 8
        if self.is_scouting:  # apart from the tiles: a thumb should not pass by accident
            drawn.append(at(x, y, self.pass_bar(w, 48)))
            y += 48 + 8
        drawn.append(at(x, y, self.help(w, 330)))
        return "".join(drawn), y + 330 + 8

    # The outland and the rounds

    def outland_tall(self, width, height):
        words = self.words
        y = max(0, (height - 360) / 4)
        drawn = [rect(0, 0, width, height, 10, "grass")]
        drawn.append(text(width / 2, y + 32, fit(words("pic-outland"), width - 24, 19), 19, "serif bold", "middle"))
        drawn.append(at(22, y + 48, self.pasture(width - 44, 84, 40)))
        spaces = self.outland_spaces(92, 76, 60)
        drawn.append(at((width - 2 * 92 - 14) / 2, y + 148 + y / 3, spaces))
        low = height - 84 - y
        drawn.append(line(16, low - 12, width - 16, low - 12, "rule"))
        drawn.append(text(width / 2, low + 14, words.say(progress(self.view)), 17, "serif bold", "middle"))
        drawn.append(at(0, low + 30, self.rounds(width)))
        return "".join(drawn)

    def outland_flat(self, width, height):
        words = self.words
        drawn = [rect(0, 0, width, height, 10, "grass")]
        drawn.append(text(14, 23, fit(words("pic-outland"), 190, 16), 16, "serif bold"))
        drawn.append(text(width - 14, 23, words.say(progress(self.view)), 15, "serif bold", "end"))
        drawn.append(at(12, 30, self.pasture(176, 62, 34)))
        drawn.append(at(width - 2 * 74 - 28, 34, self.outland_spaces(74, 60, 48)))
        drawn.append(at(0, height - 40, self.rounds(width)))
        return "".join(drawn)

    def pasture(self, width, height, cow):
        """The cows that nobody has yet."""
        cows = self.view.outland_cows
        number = text(0, height / 2 + 13, cows, 36, "serif bold")
        grazing = at(60, 0, herd(cows, width - 60, height, cow))
        return about(number + grazing, self.words("pic-outland-cows", n=cows))

    def outland_spaces(self, w, h, size):
        """The two spaces, chosen as one: tiles go where there is room."""
        view = self.view
        drawn = []
        for space in range(OUTLAND_SPACES):
            kind, owner, is_gone = view.outland[space], view.outlander[space], False
            if kind == EMPTY and view.shown:
                kind, owner, is_gone = view.shown_outland[space], view.shown_outlander[space], True
            outcome = view.outland_outcome[space] if view.shown else Outcome.NONE
            cell = rect(0, 0, w, h, 8, "place")
            if kind == EMPTY:
                cell += group(centred("cow", w / 2, h / 2, h * 0.5), cls="ghost")
            else:
                cell += self.lying(w, h, size, kind, owner, f"outland-{space}", outcome, is_gone)
            drawn.append(at(space * (w + 14), 0, cell))
        content = "".join(drawn)
        if not self.is_scouting:
            return content
        edge = rim(-6, -6, 2 * w + 26, h + 12, 10)
        return part(content, "outland", self.words("pic-outland-send"), self.words("pic-outland-about"), rim=edge)

    def rounds(self, width):
        count = ROUNDS[self.view.rounds]
        cell = min(40, (width - 24) / count - 4)
        total = count * (cell + 4) - 4
        return at((width - total) / 2, 0, track(count, self.view.round, cell, 30))

    # My tiles

    def held(self, width, height):
        """My tiles by kind; or whom I may free."""
        if self.viewer == self.view.player and is_choosing(self.view):
            return self.choice(width, height)
        words, player = self.words, self.me
        panel = rect(0, 0, width, height, 10, "panel")
        if self.view.supply[player][0] == UNKNOWN:
            title = words("pic-supply-of", player=self.names[player])
            return panel + note(14, 24, title, width - 28, 14) + at(14, 38, self.closed(player, width - 28))
        has_pass = self.is_scouting and width > 400
        cells = row(len(SHOWN_KINDS) + has_pass, 6, width - 12, 2)
        drawn = [
            panel,
            *(at(x, 0, self.pile(kind, w, height)) for (x, w), kind in zip(cells, SHOWN_KINDS, strict=False)),
        ]
        if has_pass:
            x, w = cells[-1]
            drawn.append(at(x, 0, self.pass_button(w, height)))
        return "".join(drawn)

    def pile(self, kind, width, height):
        """My tiles of a kind: how many are behind the screen, how many are discarded."""
        words, view = self.words, self.view
        clan = clan_of(view, self.me)
        count, used = view.supply[self.me][kind], view.discarded[self.me][kind]
        word = words(f"pic-{KIND_WORDS[kind]}")
        size = 50 if width > 80 else 48
        left = (width - size - 34) / 2 if width > 80 else (width - size) / 2 - 4
        number = text(left + size + 6, 44, count, 28, "serif bold")
        if width <= 80:  # on a phone the number lies on the tile
            number = group(
                circle(left + size, 2 + size, 14, "paper"),
                text(left + size, 8 + size, count, 18, "serif bold", "middle"),
                cls="on-paper",
            )
        shown = at(left, 10, tile(clan, KIND_WORDS[kind], size, size))
        named = text(width / 2, height - 24, fit(word, width + 4, 12), shrink(word, width - 4, 14), "", "middle")
        spent = group(
            icon("discards", width / 2 - 18, height - 19, 15, seat_class(clan)),
            text(width / 2 + 1, height - 7, used, 13, "soft"),
        )
        content = (shown if count else group(shown, cls="ghost")) + number + named + (spent if used > 0 else "")
        if not self.is_scouting:
            return content
        label = words("pic-supply-tile", kind=word, n=count)
        explained = words("pic-supply-about", discarded=used, about=words(f"pic-about-{KIND_WORDS[kind]}"))
        return part(content, KIND_WORDS[kind], label, explained, rim=rim(1, 3, width - 2, height - 6))

    def pass_button(self, width, height):
        label = self.words("label-pass")
        clan = seat_class(clan_of(self.view, self.me))
        drawn = centred("passed", width / 2 + 2, 35, 40, clan)
        drawn += text(width / 2, height - 24, fit(label, width, 14), 14, "bold", "middle")
        return part(drawn, "pass", label, rim=rim(1, 3, width - 2, height - 6))

    def pass_bar(self, width, height):
        label = self.words("label-pass")
        clan = seat_class(clan_of(self.view, self.me))
        return part(
            button(label, width, height, "passed", clan), "pass", label, rim=rim(2, 2, width - 4, height - 4, 9)
        )

    def closed(self, player, width):
        """A supply that the viewer may not look into."""
        clan, count = clan_of(self.view, player), self.view.in_supply[player]
        step = min(30, (width - 40) / max(count, 1))
        return "".join(at(i * step, 0, back(clan, 40, 40)) for i in range(count))

    def choice(self, width, height):
        """D2: which hostage comes free, large enough for a thumb."""
        words, view = self.words, self.view
        holder = clan_of(view, view.board)
        drawn = [rect(0, 0, width, height, 10, "panel"), text(width / 2, 24, words("pic-free"), 16, "bold", "middle")]
        for (x, w), hostage in zip(row(2, 12, width - 24, 12), (Hostage.DAUGHTER, Hostage.BOY), strict=True):
            word = HOSTAGE_WORDS[hostage]
            shown = at(w / 2 - 60, 4, tile(clan_of(view, self.viewer), word, 52, 52))
            shown += text(w / 2 + 4, 37, words(f"pic-{word}"), 18, "serif bold")
            kind = words(f"kind-{word}.the")
            label = words("pic-free-one", kind=kind, clan=words(f"clan-{CLAN_WORDS[holder]}.of"))
            phrase = f"free {word} from {CLAN_WORDS[holder]}"
            drawn.append(at(x, 34, part(shown, phrase, label, rim=rim(0, -2, w, 64))))
        return "".join(drawn)

    # Help

    def help(self, width, height):
        """The clash table and what counts, as on the inside of the screens."""
        top = max(0, (height - 360) / 2)
        return rect(0, 0, width, height, 10, "panel") + at(0, top, help_panel(self.words, width, min(height, 360)))

    def described(self):
        """The position in sentences, for those who hear it."""
        words, view = self.words, self.view
        told = [words.say(progress(view)) + "."]
        for player in (self.me, *self.others):
            numbers = {
                "cows": words("goods-cows", n=view.cows[player]),
                "jewels": words("goods-jewels", n=view.jewels[player]),
                "supply": view.in_supply[player],
                "discards": view.in_discards[player],
            }
            told.append(words("pic-told-player", player=self.names[player], clan=self.clan(player, "name"), **numbers))
            if player == view.active:
                told.append(words("pic-is", what=self.names[player], how=words("pic-marker")) + ".")
            if view.passed[player] and view.phase == Phase.SCOUT:
                told.append(words("pic-is", what=self.names[player], how=words("pic-passed")) + ".")
            told += [f"{line}." for line in self.told_spaces(player)]
        tiles = sum(kind != EMPTY for kind in view.outland)
        told.append(words("pic-told-outland", cows=words("goods-cows", n=view.outland_cows), tiles=tiles))
        return " ".join(told)


RAIDERS = (Kind.BOY, Kind.WARRIOR, Kind.CHIEF)
GUARDS = (Kind.BLUFF, Kind.BOY, Kind.WARRIOR, Kind.CHIEF, Kind.DAUGHTER)


@lru_cache(maxsize=16)
def help_panel(words, width, height):
    """Raiders in rows, guards in columns; then the points."""
    cell, tall = (width - 24) / 6, min(42, (height - 172) / 4)
    drawn = [text(width / 2, 28, fit(words("pic-clash"), width - 24, 17), 17, "serif bold", "middle")]
    x, y = 12, 40
    drawn.append(rect(x, y, width - 24, 4 * tall, 8, "well"))
    for column, guard in enumerate(GUARDS):
        middle = x + (column + 1.5) * cell
        label = (
            words("pic-nobody") + ", " + words("pic-bluff")
            if guard == Kind.BLUFF
            else words(f"pic-{KIND_WORDS[guard]}")
        )
        drawn.append(about(centred(KIND_WORDS[guard], middle, y + tall / 2, tall * 0.72), label))
    drawn.append(centred("sword", x + cell * 0.32, y + tall * 0.68, tall * 0.44))
    drawn.append(centred("shield", x + cell * 0.7, y + tall * 0.32, tall * 0.44))
    for line_number, raider in enumerate(RAIDERS):
        top = y + (line_number + 1) * tall
        drawn.append(line(x + 6, top, x + width - 30, top, "rule"))
        named = centred(KIND_WORDS[raider], x + cell / 2, top + tall / 2, tall * 0.72)
        drawn.append(about(named, words(f"pic-{KIND_WORDS[raider]}")))
        for column, guard in enumerate(GUARDS):
            middle = x + (column + 1.5) * cell
            drawn.append(verdict(words, middle, top + tall / 2, tall * 0.6, CLASH[raider][guard]))
    drawn.append(note(width / 2, y + 4 * tall + 17, words("pic-clash-how"), width - 20, 12, "middle"))
    low = y + 4 * tall + 30
    drawn.append(line(16, low, width - 16, low, "rule"))
    counted = (
        ("cow", COW_POINTS, words("pic-cow-points", n=COW_POINTS)),
        ("jewel", JEWEL_POINTS, words("pic-jewel-points", n=JEWEL_POINTS)),
        ("boy", HOSTAGE_POINTS[Hostage.BOY], words("pic-boy-points", n=HOSTAGE_POINTS[Hostage.BOY])),
        (
            "daughter",
            HOSTAGE_POINTS[Hostage.DAUGHTER],
            words("pic-daughter-points", n=HOSTAGE_POINTS[Hostage.DAUGHTER]),
        ),
    )
    drawn.append(text(width / 2, low + 24, words("pic-points"), 16, "serif bold", "middle"))
    for (left, _), (name, points, label) in zip(row(4, 14, width - 28), counted, strict=True):
        shown = icon(name, left + 2, low + 34, 28) + text(left + 36, low + 56, points, 22, "serif bold")
        drawn.append(about(shown, label))
    bonus = words("pic-goal-points", goal=COW_GOAL, n=GOAL_POINTS)
    drawn.append(note(width / 2, low + 82, bonus, width - 24, 13, "middle"))
    return "".join(drawn)


def verdict(words, x, y, size, outcome):
    """What the clash table says, as a sign."""
    kept = outcome in (Outcome.LOST_BOY, Outcome.CAUGHT_DAUGHTER)
    word = OUTCOME_ICONS[outcome][1]
    sign = "hostage" if kept else {Outcome.WON: "check", Outcome.EQUAL: "equal"}.get(outcome, "cross")
    look = "" if kept else {Outcome.WON: "good", Outcome.EQUAL: "soft-line"}.get(outcome, "bad")
    return about(centred(sign, x, y, size * (1.15 if kept else 0.8), look), words(f"pic-outcome-{word}"))
