"""Mac Robber: the middle of the table: drawn cubes, actions, the bard, the venture; an assault while it lasts."""

from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber.board import (
    ACT,
    COLOUR_WORDS,
    COLOURS,
    COURT_COLOURS,
    MOST_USED,
    TAKES,
    Colour,
    Deed,
    Phase,
)
from dolmen.games.mac_robber.notation import sentence
from dolmen.games.mac_robber.picture_assault import Assaults
from dolmen.games.mac_robber.picture_clan import COURT_ICONS
from dolmen.games.mac_robber.scoring import rank, score
from dolmen.games.mac_robber.story import COLOURS_OF_SEATS, actions_left, label_deed
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, row, shrink, wrap
from dolmen.picture.palette import dye_class, seat_class
from dolmen.picture.pieces import button, cube, plaque
from dolmen.picture.svg import about, at, circle, group, part, piece, rect, rim, text

# The simple actions: what is drawn on them, and the cubes they take.
CHIPS = (
    (Deed.CATTLE, "cow", (Colour.RED,)),
    (Deed.CASTLE, "castle", (Colour.BLUE,) * 2),
    (Deed.ABBEY, "abbey", (Colour.GREEN,) * 3),
    (Deed.WARRIOR, "warrior", (Colour.YELLOW,)),
    (Deed.PIPER, "piper", (Colour.BLUE,)),
    (Deed.MONKS, "monk", (Colour.GREEN,)),
    (Deed.MONKS_TWO, "monk", (Colour.GREEN,) * 2),
)
CHIP = 68  # the height of a chip


class Turns(Assaults):
    """The middle of the table."""

    def turn(self, width, is_narrow):
        """The panel of the turn, and how high it is."""
        view = self.view
        if self.is_fight_shown():
            content, high = self.assault(width)
        elif view.phase == Phase.VENTURE:
            content, high = self.venture(width)
        elif self.is_over:
            content, high = self.ended(width)
        else:
            content, high = self.acting(width, is_narrow)
        return rect(0, 0, width, high, 10, "panel") + content, high

    # Drawn cubes and actions

    def acting(self, width, is_narrow):
        """The display, how much of it is used, and what can be done."""
        words, view = self.words, self.view
        title = self.title(words("pic-turn-of", player=self.names[view.active]), width)
        drawn = [title, at(0, 36, self.display(width, is_narrow))]
        y = 36 + (92 if is_narrow else 66)
        if view.phase == Phase.REDRAW:
            note = words("pic-redraw-how") if self.is_asked else words("pic-redraw-wait")
            drawn.append(self.lines(note, 16, y + 16, width - 32))
            y += 46
            if self.is_asked:
                drawn.append(at(16, y, self.wide_button("no redraw", "label-no-redraw", width - 32, "check")))
                y += 56
        elif view.phase == Phase.ACT and self.is_asked:
            content, high = self.chips(width, is_narrow)
            drawn.append(at(0, y, content))
            y += high
        elif view.phase == Phase.BARD:
            content, high = self.bard(width)
            drawn.append(at(0, y, content))
            y += high
        else:
            y += 8
            if view.attacker != NOBODY:
                content, high = self.duels(width)
                drawn.append(at(0, y, self.last_assault(width) + at(0, 26, content)))
                y += high + 26
        return "".join(drawn), y + 8

    def lines(self, words, x, y, width):
        """A quiet sentence, on two lines where it needs them."""
        return "".join(text(x, y + i * 17, line, 13, "soft") for i, line in enumerate(wrap(words, width, 13, 2)))

    def display(self, width, is_narrow):
        """The drawn cubes, colour by colour; with the marker each says how many of its colour go back."""
        view, words = self.view, self.words
        total = sum(view.display)
        is_redraw = view.phase == Phase.REDRAW and self.is_asked
        size = min(44, (width - (28 if is_narrow else 140)) / 6 - 12)
        drawn, x = [], 14
        for colour in range(COLOURS):
            for k in range(view.display[colour]):
                word = COLOUR_WORDS[colour]
                look = cube(word, size)
                key = f"drawn-{word}-{k}"
                if is_redraw:
                    look += circle(size - 6, size - 2, 9, "paper")
                    look += group(text(size - 6, size + 3, k + 1, 13, "bold", "middle"), cls="on-paper")
                    told = words("pic-redraw-part", n=k + 1, colour=words(f"pic-{word}"))
                    phrase = f"redraw {word} {k + 1}|{word} {k + 1}"
                    edge = rim(-4, -4, size + 8, size + 12)
                    drawn.append(at(x, 8, part(look, phrase, told, words("pic-redraw-about"), key, edge)))
                else:
                    drawn.append(at(x, 8, piece(look, key, words(f"pic-cube-{word}"))))
                x += size + (12 if is_redraw else 4)
        if total == 0:
            drawn.append(text(16, 36, words("pic-no-cubes"), 14, "soft"))
        drawn.append(at(14, 60, self.counts(110)) if is_narrow else at(width - 122, 0, self.counts(0)))
        return "".join(drawn)

    def counts(self, aside):
        """Used cubes of four, and the actions that are left: below, or so far aside."""
        words, view = self.words, self.view
        marks = "".join(rect(i * 17, 6, 14, 14, 3, "here" if i < view.used else "place") for i in range(MOST_USED))
        used = about(marks, words("pic-used", n=view.used, most=MOST_USED))
        used += text(MOST_USED * 17 + 4, 18, f"{view.used}/{MOST_USED}", 14, "serif bold")
        left = max(0, actions_left(view))
        where = (aside, 18) if aside else (0, 44)
        shown = text(*where, words("pic-actions-left", n=left), 13, "soft")
        return used + about(shown, words("pic-actions-about"))

    def chips(self, width, is_narrow):
        """Every action; those that cannot be done say why when they are touched."""
        words = self.words
        columns = 4 if is_narrow else 7
        cells = row(columns, 12, width - 24, 6)
        drawn = []
        for i, (deed, name, cost) in enumerate(CHIPS):
            x, w = cells[i % columns]
            y = i // columns * (CHIP + 6)
            drawn.append(at(x, y, self.deed_chip(deed, name, cost, w)))
        y = -(-len(CHIPS) // columns) * (CHIP + 6)
        if is_narrow:
            x, w = cells[3]
            drawn.append(at(x, CHIP + 6, self.bard_chip(w)))
            drawn.append(at(0, y, self.payments(12, width - 24, 4)))
            y += self.payments_height(4)
        else:
            _, w = cells[0]
            drawn.append(at(12, y, self.bard_chip(w)))
            drawn.append(at(0, y, self.payments(12 + w + 6, width - 30 - w, 5)))
            y += self.payments_height(5)
        if self.deeds >> Deed.DONE & 1:
            drawn.append(at(12, y, self.wide_button("done", "label-done", width - 24, "check")))
            y += 52
        label_line = words("pic-chips")
        return at(0, 4, "".join(drawn)) + about("", label_line), y + 4

    def deed_chip(self, deed, name, cost, width):
        """An action: what it makes, and its cubes."""
        words = self.words
        word = sentence(ACT + deed)
        is_open = self.deeds >> deed & 1
        dye = dye_class(COLOUR_WORDS[cost[0]])
        tiny = 15
        look = rect(0, 0, width, CHIP, 8, "well")
        if deed == Deed.MONKS_TWO:
            look += centred(name, width / 2 - 11, 18, 26, dye) + centred(name, width / 2 + 11, 18, 26, dye)
        else:
            look += centred(name, width / 2, 18, 30, dye)
        left = width / 2 - len(cost) * tiny / 2
        look += "".join(at(left + i * tiny, 33, cube(COLOUR_WORDS[colour], tiny)) for i, colour in enumerate(cost))
        shown = words(f"pic-{word.replace(' ', '-')}")
        look += text(width / 2, CHIP - 6, fit(shown, width - 2, 12), shrink(shown, width - 4, 13), "", "middle")
        content = look if is_open else group(look, cls="ghost")
        told = words.say(label_deed(deed), self.names)
        return part(content, word, told, words(f"pic-about-{word.split()[0]}"), rim=rim(1, 1, width - 2, CHIP - 2))

    def bard_chip(self, width):
        """A bard goes to a clan board: this says so, and lights the boards."""
        words = self.words
        is_open = any(self.deeds >> (Deed.BARD + player) & 1 for player in range(self.view.players))
        look = rect(0, 0, width, CHIP, 8, "well") + centred("scroll", width / 2, 18, 28)
        look += at(width / 2 - 7.5, 33, cube("blue", 15))
        shown = words("pic-bard-word")
        look += text(width / 2, CHIP - 6, fit(shown, width - 2, 12), 13, "", "middle")
        content = look if is_open else group(look, cls="ghost")
        edge = rim(1, 1, width - 2, CHIP - 2)
        return part(content, "bard", words("pic-bard-send"), words("pic-bard-about"), rim=edge)

    def open_payments(self):
        return [deed for deed in range(Deed.RED_DRAW, Deed.BARD) if self.deeds >> deed & 1]

    def payments_height(self, columns):
        count = max(1, len(self.open_payments()))
        return -(-count // columns) * (CHIP + 6)

    def payments(self, x, width, columns):
        """The ways to pay an estate: cubes are drawn ones, followers are those of the court."""
        words = self.words
        payments = self.open_payments()
        cells = row(columns, x, width, 6)
        shown = words("pic-estate-word")
        if not payments:
            left, w = cells[0]
            look = rect(0, 0, w, CHIP, 8, "well") + centred("tile", w / 2, 22, 30)
            look += text(w / 2, CHIP - 6, fit(shown, w - 2, 12), shrink(shown, w - 4, 13), "", "middle")
            edge = rim(1, 1, w - 2, CHIP - 2)
            chip = part(
                group(look, cls="ghost"), "estate", words("pic-estate-buy"), words("pic-about-estate"), rim=edge
            )
            return at(left, 0, chip)
        drawn = []
        for i, deed in enumerate(payments):
            left, w = cells[i % columns]
            y = i // columns * (CHIP + 6)
            look = rect(0, 0, w, CHIP, 8, "well") + centred("tile", w / 2, 14, 24)
            look += self.price(deed, w)
            look += text(w / 2, CHIP - 6, fit(shown, w - 2, 12), shrink(shown, w - 4, 13), "", "middle")
            told = words.say(label_deed(deed), self.names)
            edge = rim(1, 1, w - 2, CHIP - 2)
            drawn.append(at(left, y, part(look, sentence(ACT + deed), told, words("pic-about-estate"), rim=edge)))
        return "".join(drawn)

    def price(self, deed, width):
        """The cubes of a payment; what comes from the court is drawn as who it is there."""
        from_court = deed == Deed.RED_COURT or deed >= Deed.GREEN_COURT
        paid = [(Colour.YELLOW, from_court)]
        if deed <= Deed.RED_COURT:
            paid.append((Colour.RED, False))
        else:
            drawn = (deed - Deed.GREEN_DRAW) % 3
            paid += [(Colour.GREEN, i >= drawn) for i in range(2)]
        size = 21
        left = (width - len(paid) * size) / 2
        shown = []
        for i, (colour, is_court) in enumerate(paid):
            word = COLOUR_WORDS[colour]
            if is_court:
                shown.append(icon(COURT_ICONS[colour], left + i * size, 29, size, dye_class(word)))
            else:
                shown.append(at(left + i * size + 2, 31, cube(word, size - 4)))
        return "".join(shown)

    def wide_button(self, phrase, key, width, name=""):
        told = self.words(key)
        edge = rim(1, 1, width - 2, 42, 10)
        return part(button(told, width, 44, name, seat_class(COLOURS_OF_SEATS[self.me])), phrase, told, rim=edge)

    # The bard

    def bard(self, width):
        """What a bard takes: into the bag, or one home and another into the bag."""
        words, view = self.words, self.view
        told = words("pic-bard-at", player=self.names[view.victim])
        drawn = [text(16, 18, fit(told, width - 32, 14), 14, "bold")]
        if not self.is_asked:
            return "".join(drawn), 30
        colours = [colour for colour in range(COURT_COLOURS) if self.takes >> colour & 1]
        cells = row(3, 12, width - 24, 6)
        y = 30
        for verb, phrase in (("keep", "keep {}"), ("bag", "bag {}")):
            if verb == "keep" and len(colours) < 2:
                continue
            for colour in colours:
                x, w = cells[colour]
                chip = self.take_chip(phrase.format(COLOUR_WORDS[colour]), verb, (colour,), w)
                drawn.append(at(x, y, chip))
            y += 54
        pairs = [take for i, take in enumerate(TAKES) if self.takes >> i & 1 and take[0] < 0 and take[2] >= 0]
        for (x, w), (_, one, two) in zip(cells, pairs, strict=False):
            phrase = f"bag {COLOUR_WORDS[one]} {COLOUR_WORDS[two]}"
            drawn.append(at(x, y, self.take_chip(phrase, "both", (one, two), w)))
        return "".join(drawn), y + (54 if pairs else 0)

    def take_chip(self, phrase, verb, colours, width):
        words = self.words
        look = rect(0, 0, width, 48, 8, "well")
        x = 6
        for colour in colours:
            look += icon(COURT_ICONS[colour], x, 10, 28, dye_class(COLOUR_WORDS[colour]))
            x += 26
        goal = "house" if verb == "keep" else "bag"
        look += icon("arrow", x + 2, 17, 14) + icon(goal, x + 18, 11, 26)
        shown = words(f"pic-take-{verb}")
        room = width - x - 50
        if room > 40:
            look += text(x + 48, 29, fit(shown, room, 12), 12, "soft")
        names = [words(f"pic-{COURT_ICONS[colour]}") for colour in colours]
        told = words("pic-take", verb=shown, what=", ".join(names))
        return part(look, phrase, told, rim=rim(1, 1, width - 2, 46))

    # The venture, the end

    def venture(self, width):
        """Assault, exchange or end of turn: where to click for each."""
        words, view = self.words, self.view
        title = self.title(words("pic-turn-of", player=self.names[view.active]), width)
        drawn, y = [title], 44
        if self.is_asked:
            for name, key in (("sword", "assault"), ("card", "exchange")):
                drawn.append(icon(name, 16, y - 2, 26))
                lines = wrap(
                    words(f"pic-how-{key}-{'upto3' if key == 'exchange' and view.exchange else 'any'}"),
                    width - 70,
                    14,
                    2,
                )
                drawn += [
                    text(54, y + (16 if len(lines) == 1 else 8) + i * 17, line, 14) for i, line in enumerate(lines)
                ]
                y += 44
            drawn.append(at(12, y, self.wide_button("end turn", "label-end-turn", width - 24, "passed")))
            return "".join(drawn), y + 56
        if view.attacker != NOBODY:
            content, high = self.duels(width)
            drawn.append(at(0, 34, self.last_assault(width) + at(0, 26, content)))
            return "".join(drawn), 34 + 26 + high + 8
        drawn.append(self.lines(words("pic-venture-wait"), 16, y, width - 32))
        return "".join(drawn), 84

    def ended(self, width):
        """The end: everybody in the order of their points."""
        view = self.view
        drawn, y = [self.title(self.words("pic-over"), width)], 42
        for player in sorted(range(view.players), key=lambda player: rank(view, player)):
            points = str(score(view, player)).replace("-", "−")
            drawn.append(at(90, y, plaque(COLOURS_OF_SEATS[player], self.names[player], width - 180, 16)))
            drawn.append(text(width - 24, y + 22, points, 22, "serif bold", "end"))
            if rank(view, player) == 0:
                drawn.append(icon("crown", 40, y, 30))
            y += 36
        return "".join(drawn), y + 6
