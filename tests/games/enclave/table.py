"""A table of Enclave for tests: positions are built from words, acts are played as sentences."""

from dolmen.core.plain import blank
from dolmen.core.tell import Tale
from dolmen.games.enclave import notation, rules
from dolmen.games.enclave.actions import MOST_LEGAL
from dolmen.games.enclave.board import EVERY_EYE, STATE, Event, Part, Phase, Place, Stage
from dolmen.games.enclave.cards import (
    CARD_WORDS,
    DECK_OF,
    DECK_WORDS,
    FIRST,
    LOCATION_WORDS,
    LOCATIONS,
    NOTHING,
    SIZE,
    TREE_WORDS,
)
from dolmen.games.enclave.thieves import install


class Table:
    """A position that a test lays out; everything else is as at the start."""

    def __init__(self, thieves, seed=1, **options):
        self.thieves = thieves.split()
        state = self.state = blank(STATE)
        state.players = len(self.thieves)
        state.dice[0] = seed
        state.seat_choice = 1
        for name, value in options.items():
            setattr(state, name, value)
        rules.setup(state)
        for thief in self.thieves:
            if state.phase == Phase.THIEF:
                rules.apply(state, notation.parse(f"thief {thief}"))
        state.tale = Tale()
        if state.phase == Phase.TOKEN:
            self.order(thieves)

    # --- who ---

    def seat(self, thief):
        return self.thieves.index(thief)

    def order(self, thieves):
        """Sets the turn order of this round, in its first decision."""
        for place, thief in enumerate(thieves.split()):
            self.state.order[place] = self.state.next_order[place] = self.seat(thief)
        if self.state.stage == Stage.INITIATIVE:
            self.state.player = self.state.order[0]
        return self

    def set(self, thief, **facts):
        """`set("miriam", coins=9, P=(-1, 2), hand="field-kit")`."""
        player, state = self.seat(thief), self.state
        for name, value in facts.items():
            if name == "upgrades":
                for card in value.split():
                    self.install(thief, card)
            elif name == "hand":
                self.hand(thief, value)
            elif name in "PM":
                continue
            else:
                getattr(state, name)[player] = value
        for wound, name in enumerate("PM"):
            if name in facts:
                current, best = facts[name]
                assert state.best[player][wound] == best, f"the upgrades of {thief} make {name} {state.best[player]}"
                state.condition[player][wound] = current
        return self

    # --- cards ---

    def card(self, word):
        return CARD_WORDS.index(word)

    def lift(self, word):
        """Takes a card from where it lies."""
        state, card = self.state, self.card(word)
        deck, place = DECK_OF[card], state.place[card]
        sizes = {Place.DECK: state.deck_size, Place.DISCARD: state.discard_size}
        if place in sizes:
            sizes[place][deck] -= 1
            for other in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
                if state.place[other] == place and state.rank[other] > state.rank[card]:
                    state.rank[other] -= 1
        elif place == Place.ROW:
            state.row[deck][state.row[deck].index(card)] = NOTHING
        elif Place.HAND <= place < Place.USED:
            state.hand_size[place - Place.HAND] -= 1
        assert place < Place.UPGRADE
        state.place[card] = Place.BOX
        state.known[card] = EVERY_EYE
        return card

    def hand(self, thief, words):
        """Exactly these cards, known to all."""
        player, state = self.seat(thief), self.state
        for card, place in enumerate(state.place):
            if place == Place.HAND + player:
                self.discard(CARD_WORDS[card])
        for word in words.split():
            card = self.lift(word)
            state.place[card] = Place.HAND + player
            state.rank[card] = 0
            state.hand_size[player] += 1

    def install(self, thief, word):
        card = self.lift(word)
        install(self.state, self.seat(thief), card)

    def top(self, words, known=0):
        """Puts cards on top of their decks, the first word uppermost."""
        for word in reversed(words.split()):
            card = self.lift(word)
            deck = DECK_OF[card]
            self.state.place[card] = Place.DECK
            self.state.rank[card] = self.state.deck_size[deck]
            self.state.deck_size[deck] += 1
            self.state.known[card] = known

    def discard(self, words):
        """Puts cards on their discard piles, the last word uppermost."""
        for word in words.split():
            card = self.lift(word)
            deck = DECK_OF[card]
            self.state.place[card] = Place.DISCARD
            self.state.rank[card] = self.state.discard_size[deck]
            self.state.discard_size[deck] += 1

    def row(self, deck_word, words):
        """Exactly these cards in a row; what lay there goes to the bottom of the deck."""
        state, deck = self.state, DECK_WORDS.index(deck_word)
        for word in self.row_of(deck_word):
            self.bottom(word)
        for slot, word in enumerate(words.split()):
            card = self.lift(word)
            state.row[deck][slot] = card
            state.place[card] = Place.ROW
            state.rank[card] = 0

    def bottom(self, words):
        for word in words.split():
            card = self.lift(word)
            deck = DECK_OF[card]
            for other in range(FIRST[deck], FIRST[deck] + SIZE[deck]):
                if self.state.place[other] == Place.DECK:
                    self.state.rank[other] += 1
            self.state.place[card] = Place.DECK
            self.state.rank[card] = 0
            self.state.deck_size[deck] += 1
            self.state.known[card] = 0

    def keep_in_deck(self, deck_word, count):
        """Leaves `count` cards in a deck, the others go to its discard pile."""
        for word in self.deck_of(deck_word)[count:]:
            self.discard(word)

    # --- where ---

    def visit(self, location, line, round=None):
        """The round stands at a location with this line; after it the first of the line is asked at another."""
        state = self.state
        here = LOCATION_WORDS.index(location)
        halt = LOCATION_WORDS.index("oracle" if location != "oracle" else "maggot")
        state.round = round or state.round
        numbers = iter(range(3, LOCATIONS + 1))
        for place in range(LOCATIONS):
            state.token[place] = 1 if place == here else 2 if place == halt else next(numbers)
        self.line(here, line)
        self.line(halt, line.split()[0])
        state.stage, state.stop, state.turn, state.phase = Stage.TRAVEL, 0, 0, Phase.NONE
        rules.proceed(state)
        return self

    def line(self, line, thieves):
        seats = [self.seat(thief) for thief in thieves.split()]
        self.state.line[line] = seats + [NOTHING] * (4 - len(seats))
        self.state.line_size[line] = len(seats)

    def climb(self, level, card, line, round=None):
        """The round stands at a level of the Tree, with this card and line."""
        state = self.state
        state.round = round or level
        state.tree[level - 1] = TREE_WORDS.index(card)
        self.line(LOCATIONS + level - 1, line)
        state.stage, state.level, state.turn, state.part = Stage.TREE, level - 1, 0, Part.FIRST
        state.phase = Phase.NONE
        rules.proceed(state)
        return self

    # --- play and look ---

    def play(self, *lines):
        """`play("miriam: buy 2", "raphael: pass")`; without a name it is the player to move."""
        for line in lines:
            thief, _, sentence = line.rpartition(": ")
            if thief:
                assert self.asked == thief, f"{self.asked} is asked, not {thief}"
            assert sentence in self.options, f"{sentence!r} is not among {self.options}"
            rules.apply(self.state, notation.parse(sentence))
        return self

    @property
    def options(self):
        out = [0] * MOST_LEGAL
        return [notation.sentence(action) for action in out[: rules.legal_actions(self.state, out)]]

    @property
    def asked(self):
        return self.thieves[self.state.player]

    @property
    def phase(self):
        return Phase(self.state.phase).name

    def told(self, event):
        return [details for kind, *details in self.state.tale.events if kind == Event[event]]

    def coins(self, thief):
        return self.state.coins[self.seat(thief)]

    def knowledge(self, thief):
        return self.state.knowledge[self.seat(thief)]

    def points(self, thief):
        return self.state.points[self.seat(thief)]

    def conditions(self, thief):
        """`(P, its max), (M, its max)`."""
        player = self.seat(thief)
        return tuple(zip(self.state.condition[player], self.state.best[player], strict=True))

    def hand_of(self, thief):
        return [
            w for w, place in zip(CARD_WORDS, self.state.place, strict=True) if place == Place.HAND + self.seat(thief)
        ]

    def row_of(self, deck_word):
        return [CARD_WORDS[card] for card in self.state.row[DECK_WORDS.index(deck_word)] if card != NOTHING]

    def pile(self, deck_word, place):
        deck = DECK_WORDS.index(deck_word)
        cards = [c for c in range(FIRST[deck], FIRST[deck] + SIZE[deck]) if self.state.place[c] == place]
        return [CARD_WORDS[card] for card in sorted(cards, key=lambda c: self.state.rank[c])]

    def deck_of(self, deck_word):
        """From the top."""
        return self.pile(deck_word, Place.DECK)[::-1]

    def discards_of(self, deck_word):
        """From the bottom."""
        return self.pile(deck_word, Place.DISCARD)

    def line_of(self, location):
        line = LOCATION_WORDS.index(location) if location in LOCATION_WORDS else LOCATIONS + int(location) - 1
        return [self.thieves[p] for p in self.state.line[line][: self.state.line_size[line]]]

    def next_order(self):
        return [self.thieves[p] for p in self.state.next_order[: self.state.players]]
