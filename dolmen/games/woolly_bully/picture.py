"""Woolly Bully, drawn: the players above, the landscape in the middle, what is known of it beside, my hand below."""

from dolmen.games.woolly_bully.board import (
    BEASTS_OF_A_KIND,
    BONUSES,
    COLOUR_WORDS,
    COLOURS,
    FIRST_BEAST,
    MOST_LEGAL,
    NOTHING,
    QUESTION_FACE,
    SIDES,
    UNKNOWN,
    Phase,
    Terrain,
)
from dolmen.games.woolly_bully.judge import borders
from dolmen.games.woolly_bully.notation import FACE_WORDS, KIND_WORDS, SINGLE, TILE_WORDS, sentence
from dolmen.games.woolly_bully.picture_land import Landscape
from dolmen.games.woolly_bully.picture_tile import face, sheep
from dolmen.games.woolly_bully.rules.bag import kind_of
from dolmen.games.woolly_bully.rules.forests import forest_of, is_uncovered_wolf
from dolmen.games.woolly_bully.rules.gap import question_tiles
from dolmen.games.woolly_bully.rules.scoring import is_threatened, terrain_of
from dolmen.games.woolly_bully.rules.specials import list_declarations
from dolmen.games.woolly_bully.rules.stopping import count_stopped
from dolmen.games.woolly_bully.story import (
    can_place,
    label,
    own_hidden_colours,
    progress,
    safe_sheep,
    seat,
)
from dolmen.games.woolly_bully.telling import colour_line, face_line, place_line
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import around, fit, name_of, row, wrap
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import back, button, counter, disc, plaque
from dolmen.picture.svg import about, at, group, part, picture, rect, rim, text
from dolmen.words import list_line

GAP = 10
THUMB, STEP = 42, 45  # a face in the hand, and from one to the next
CARD = 4 * STEP + 6
STRIP = 40  # the height of the players
SIGN = 32  # the width of a marker


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
        self.me, self.others = around(view.players, viewer)
        self.names = [name_of(player, names, words) for player in range(view.players)]
        self.colours = [seat(view, player).colour for player in range(view.players)]
        self.is_asked = viewer == view.player and view.phase != Phase.OVER

    def wide(self, width):
        side = 236
        left = width - side - 3 * GAP
        seats = (*self.others, self.me)
        cells = row(self.view.players, GAP, width - 2 * GAP, GAP)
        drawn = [at(x, GAP, self.player(player, w)) for player, (x, w) in zip(seats, cells, strict=True)]
        y = STRIP + 2 * GAP
        land, tall = self.landscape(left, (470, 560), 92)
        drawn += [at(GAP, y, land), at(left + 2 * GAP, y, self.facts(side, tall))]
        y += tall + GAP
        (hand, high), (buttons, higher) = self.hand(left), self.buttons(side)
        drawn += [at(GAP, y, hand), at(left + 2 * GAP, y, buttons)]
        return "".join(drawn), y + max(high, higher, 1) + GAP

    def narrow(self, width):
        w, x, y = width - 16, 8, 8
        seats = (*self.others, self.me)
        cells = row(self.view.players, x, w, 5)
        drawn = [at(left, y, self.player(player, each)) for player, (left, each) in zip(seats, cells, strict=True)]
        y += STRIP + 8
        land, tall = self.landscape(w, (160, 440), 64)
        drawn.append(at(x, y, land))
        y += tall + 8
        for content, height in (self.buttons(w), self.hand(w)):
            drawn.append(at(x, y, content))
            y += height + 8 if height else 0
        drawn.append(at(x, y, self.facts(w, 490)))
        return "".join(drawn), y + 490 + 8

    def landscape(self, width, heights, largest):
        """The landscape and how high it is."""
        land = Landscape(self.view, self.viewer, self.words, width, heights, largest)
        return land.draw() + land.wolf_places(), land.height

    # Players

    def player(self, player, width):
        """Name, tiles in the hand, colour or "?", and the place in the stop order."""
        view, colour = self.view, self.colours[player]
        look = "panel mine" if player == view.player and view.phase != Phase.OVER else "panel"
        name = self.names[player]
        roomy = width > 200
        if roomy:
            drawn = [at(6, 8, plaque(colour, name, width - 162, 14))]
        else:
            drawn = [at(5, 9, about(disc(colour, 22), name))]
        x, step = (width - 150, 52) if roomy else (30, 26)
        drawn.append(at(x, 8, self.held(player)) if roomy else self.held_small(player, x))
        room = int((width - x - step) // SIGN)
        drawn += [at(x + step + n * SIGN, 5, sign) for n, sign in enumerate(self.signs(player)[-room:])]
        return group(rect(0, 0, width, STRIP, 8, look), *drawn, cls=seat_class(colour))

    def held_small(self, player, x):
        """The same for a phone: the number alone, beside the emblem."""
        return about(text(x, 28, self.view.held[player], 18, "serif bold"), self.words("fact-hand"))

    def held(self, player):
        """How many tiles a hand has."""
        look = seat_class(self.colours[player])
        return counter("tile", self.view.held[player], 24, self.words("fact-hand"), look)

    def signs(self, player):
        """Markers of known colours, "?" tiles face down, and the points for stopping."""
        view, words, colour = self.view, self.words, self.colours[player]
        is_open = view.phase == Phase.OVER or self.knows(player)
        found = [
            self.marker(own) for own in range(COLOURS) if view.owner[own] == player and (view.declared[own] or is_open)
        ]
        if not is_open:
            hidden = at(1, 3, back(colour, 26, 26, ""))
            found += [about(hidden, words("fact-question"))] * question_tiles(view, player)
        if view.stopped[player]:
            place, bonus = view.stopped[player], BONUSES[view.stopped[player]]
            points = text(3, 23, f"+{bonus}", 18, "serif bold")
            found.append(about(points, words("pic-stopped", place=place, bonus=bonus)))
        elif player == view.at_turn and view.phase != Phase.OVER:
            found.insert(0, about(icon("marker", 2, 4, 24), words("pic-at-turn")))
        return found

    def knows(self, player):
        """Whether the viewer may know a player's colours before they are declared."""
        return player == self.viewer or self.view.players == 2

    def marker(self, colour):
        """A shepherd's marker: a sheep of the colour; ringed once it is declared."""
        ring = rect(-2, 0, 32, 30, 6, "paper" if self.view.declared[colour] else "place")
        about_words = self.words("fact-colour", colour=self.words.say(colour_line(colour)))
        return about(ring + sheep(colour, 14, 15, 26), about_words)

    # What is known

    def facts(self, width, height):
        """Bag, stop bonuses, beasts to come, and the best fields of each colour."""
        view, words = self.view, self.words
        drawn = [rect(0, 0, width, height, 10, "panel")]
        drawn.append(text(14, 28, fit(words("pic-bag"), width - 90, 16), 16, "serif bold"))
        bag = group(icon("bag", 0, 0, 28), text(34, 23, view.left, 24, "serif bold"))
        drawn.append(at(width - 84, 8, about(bag, words("pic-bag-about", n=view.left))))
        drawn.append(text(14, 62, fit(words("pic-stops"), width - 28, 16), 16, "serif bold"))
        drawn.append(at(0, 70, self.stops(width)))
        for (x, _), (name, kind) in zip(row(2, 14, width - 28), (("wolf", 0), ("hunter", 1)), strict=True):
            left = BEASTS_OF_A_KIND - view.shown[kind]
            drawn.append(at(x, 122, counter(name, left, 26, words(f"pic-{('wolves', 'hunters')[kind]}-left", n=left))))
        drawn.append(text(14, 182, fit(words("pic-fields"), width - 28, 16), 16, "serif bold"))
        for colour in range(COLOURS):
            drawn.append(at(10, 192 + colour * 42, self.best(colour, width - 20)))
        y = 388
        for key in ("pic-help-count", "pic-help-numbers"):
            lines = wrap(words(key), width - 28, 13)
            if y + 17 * len(lines) < height:
                drawn += [text(14, y + 17 * n, shown, 13, "soft") for n, shown in enumerate(lines)]
                y += 17 * len(lines) + 8
        return "".join(drawn)

    def stops(self, width):
        """6, 3, 1, 0: whom each has gone to, and which is next."""
        view, drawn = self.view, []
        following = count_stopped(view) + 1
        for place, (x, w) in enumerate(row(view.players, 12, width - 24, 6), 1):
            cell = rect(x, 0, w, 38, 7, "here" if place == following else "well")
            look = "serif bold on-here" if place == following else "serif bold"
            cell += text(x + 8, 27, BONUSES[place], 22, look)
            for player in range(view.players):
                if view.stopped[player] == place:
                    cell += at(x + w - 28, 7, back(self.colours[player], 24, 24))
            drawn.append(cell)
        first, second, third, _ = BONUSES[1:]
        return about("".join(drawn), self.words("pic-stops-about", first=first, second=second, third=third))

    def best(self, colour, width):
        """A colour: whose it is as far as the viewer knows, its safe sheep, and its largest field with its troubles."""
        view, words = self.view, self.words
        safe, (size, edges, threatened) = safe_sheep(view, colour), self.largest(colour)
        drawn = rect(0, 0, width, 38, 7, "well") + rect(4, 4, 32, 30, 6, "paper") + sheep(colour, 20, 19, 26)
        owner = view.owner[colour]
        if owner >= 0:
            drawn += at(40, 7, back(self.colours[owner], 24, 24))
        else:
            what = "?" if owner == UNKNOWN else "–"
            drawn += text(52, 27, what, 20, "serif bold soft", "middle")
        drawn += text(92, 28, safe, 24, "serif bold", "middle")
        if size > safe:
            drawn += text(120, 26, f"({size})", 16, "soft", "start")
            if threatened:
                drawn += icon("wolf", width - 34, 8, 22)
            elif edges:
                drawn += text(width - 14, 26, f"{edges} ↔", 15, "soft", "end")
        told = {"colour": words.say(colour_line(colour)), "safe": safe, "size": size, "open": edges}
        where = words.say(self.threats(colour)) if threatened else ""
        return about(drawn, words("pic-field-about", **told, threatened=int(threatened), where=where))

    def largest_field(self, colour):
        """The largest field of a colour, safe or not, or NOTHING."""
        view = self.view
        fields = [q for q in range(SIDES * view.laid) if view.size[q] and terrain_of(view, q) == Terrain.BLACK + colour]
        return max(fields, key=lambda q: view.size[q]) if fields else NOTHING

    def largest(self, colour):
        """The largest field of a colour: sheep, open edges, threatened."""
        view, field = self.view, self.largest_field(colour)
        if field == NOTHING:
            return 0, 0, False
        return view.size[field], view.open[field], is_threatened(view, field)

    def threats(self, colour):
        """Where the wolves lie that threaten the largest field of a colour."""
        view, field = self.view, self.largest_field(colour)
        wolves = [wolf for wolf in range(BEASTS_OF_A_KIND) if is_uncovered_wolf(view, wolf)]
        near = [wolf for wolf in wolves if borders(view, field, forest_of(view, wolf))]
        return list_line([place_line(view.place[view.post[wolf]]) for wolf in near])

    # What I can do

    def buttons(self, width):
        """What is said without a tile, one below the other: stop, end, pass, declare."""
        if not self.is_asked:
            return "", 0
        view, words = self.view, self.words
        single = {word: action for action, word in SINGLE.items()}
        shown = {
            Phase.TURN: ("stop",) if can_place(view, self.viewer) else ("pass", "stop"),
            Phase.AFTER: ("end", "stop"),
            Phase.GAP: ("quiet",),
            Phase.BONUS: ("skip",),
            Phase.BEAST: (),
        }[Phase(view.phase)]
        actions = [single[word] for word in shown]
        if view.phase in (Phase.TURN, Phase.AFTER, Phase.GAP):
            out = [0] * MOST_LEGAL
            actions += out[: list_declarations(view, out, 0)]
        icons = {"stop": "moon", "end": "check", "pass": "passed", "quiet": "arrow", "skip": "cross"}
        drawn = []
        for n, action in enumerate(actions):
            said = sentence(action)
            name = words.say(label(action, view))
            look = button(name, width, 46, icons.get(said, "wolf" if "declare wolf" in said else "hunter"))
            drawn.append(at(0, n * 52, part(look, said, name, rim=rim(1, 1, width - 2, 44, 9))))
        return "".join(drawn), len(actions) * 52 - 6 if actions else 0

    def hand(self, width):
        """My tiles, both faces, turned all four ways; my "?" tiles before them."""
        view, words = self.view, self.words
        if self.viewer < 0 or (view.stopped[self.viewer] and view.phase == Phase.OVER):
            return "", 0
        cards = [self.question(colour) for colour in own_hidden_colours(view, self.viewer)]
        cards += [self.card(tile) for tile in view.hand[self.viewer][: view.held[self.viewer]]]
        drawn = [text(2, 14, fit(words("pic-hand"), width - 4, 13), 13, "soft")]
        x, y = 0, 22
        for card, wide in cards:
            if x + wide > width:
                x, y = 0, y + 2 * STEP + 12
            drawn.append(at(x, y, card))
            x += wide + 1
        return "".join(drawn), y + 2 * STEP + 12

    def card(self, tile):
        """One tile and its width: face a above face b, each turned four ways; wolves and hunters have one of each."""
        if tile >= FIRST_BEAST:
            look = rect(0, 0, STEP + 6, 2 * STEP + 6, 8, "panel")
            return look + at(5, 5, self.thumb(2 * tile, 0)) + at(5, 5 + STEP, self.beast(tile)), STEP + 6
        drawn = [rect(0, 0, CARD, 2 * STEP + 6, 8, "panel")]
        for side in range(2):
            drawn += [at(5 + n * STEP, 5 + side * STEP, self.thumb(2 * tile + side, n)) for n in range(SIDES)]
        return "".join(drawn), CARD

    def thumb(self, number, turn):
        """A face as it would lie; choosing it chooses its turn."""
        words = self.words
        look = at(0, 0, face(SIDES * number + turn), scale=THUMB / 100)
        name = words("pic-face", tile=words.say(face_line(number)), turn=turn)
        return self.chosen(look, f"{FACE_WORDS[number]} * r{turn}", name, "")

    def beast(self, tile):
        """The forest side of a wolf or hunter; it waits for its declaration."""
        words, kind = self.words, KIND_WORDS[kind_of(tile - FIRST_BEAST)]
        look = at(0, 0, face(SIDES * (2 * tile + 1)), scale=THUMB / 100)
        name = words("pic-beast-face", kind=words(f"kind-{kind}.the"))
        return self.chosen(look, f"{kind} {TILE_WORDS[tile]}", name, "")

    def question(self, colour):
        """My "?" tile, which I alone can see."""
        words, said = self.words, self.words.say(colour_line(colour))
        look = at(0, 0, face(SIDES * (QUESTION_FACE + colour)), scale=0.82)
        drawn = self.chosen(
            look,
            f"reveal {COLOUR_WORDS[colour]}",
            words("pic-question", colour=said),
            words("pic-question-about", colour=said),
            82,
        )
        lines = at(96, 50, centred("hidden", 20, -14, 34), text(0, 28, fit(said, CARD - 100, 15), 15, "serif bold"))
        return rect(0, 0, CARD, 2 * STEP + 6, 8, "panel") + at(8, 8, drawn) + lines, CARD

    def chosen(self, look, phrase, name, explained, size=THUMB):
        if self.view.phase == Phase.OVER:
            return about(look, name)
        return part(look, phrase, name, explained or name, rim=rim(-1.5, -1.5, size + 3, size + 3, 4))

    def described(self):
        """The position in sentences, for those who hear it."""
        view, words = self.view, self.words
        told = [words.say(progress(view)) + ".", words("picture-told", tiles=view.laid - 1, bag=view.left)]
        for player in (self.me, *self.others):
            told.append(words("picture-told-player", player=self.names[player], hand=view.held[player]))
        for colour in range(COLOURS):
            size, edges, threatened = self.largest(colour)
            numbers = {"safe": safe_sheep(view, colour), "size": size, "open": edges, "threatened": int(threatened)}
            told.append(words("picture-told-colour", colour=words.say(colour_line(colour)), **numbers))
        return " ".join(told)
