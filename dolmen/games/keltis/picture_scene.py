"""Keltis, what a picture shows of a view: who sits where, which steps are open, what each card would allow."""

from collections import Counter
from functools import cached_property

from dolmen.core.viewer import NOBODY
from dolmen.picture.palette import seat_class
from dolmen.picture.scene import Scene

from .board import BIG, CLOVER_NONE, COLOURS, DISCARD, FIGURES, HELD, MOST_LEGAL, MOVE, VALUES, Direction, Phase
from .cards import fits
from .maps import LISTS
from .rules import legal_actions
from .steps import count_goal
from .story import SEAT_COLOURS, step_of
from .telling import card_line, space_line


class KeltisScene(Scene):
    """One view of Keltis being drawn, with what follows from it for its viewer."""

    def __init__(self, view, viewer, words, names=()):
        super().__init__(view, viewer, words, names)
        self.spaces = LISTS[view.board]
        self.is_over = view.phase == Phase.OVER
        self.asked = NOBODY if view.phase in (Phase.OVER, Phase.ENDED) else view.player
        self.is_mine = viewer != NOBODY and viewer == self.asked
        self.in_goal = count_goal(view)
        out = [0] * MOST_LEGAL
        legal = out[: legal_actions(view, out)] if self.is_mine else []
        # Steps that the viewer can take now: whether the big figure, from, to.
        self.steps = [step_of(action, view.board) for action in legal if MOVE <= action < CLOVER_NONE]
        # Cards that the viewer can play now, and the steps that each colour would allow.
        self.playable = {action for action in legal if action < DISCARD}
        self.ways = [self.steps_by(colour) for colour in range(COLOURS)]

    def steps_by(self, colour):
        """The steps that a card of a colour would allow the viewer, if they can play one now."""
        if not any(card // VALUES == colour for card in self.playable):
            return []
        after = self.view.copy()
        after.phase, after.colour = Phase.MOVE, colour
        out = [0] * MOST_LEGAL
        return [step_of(action, after.board) for action in out[: legal_actions(after, out)]]

    @property
    def all_steps(self):
        """Every step that could be taken in this decision or after the next card."""
        return [step for steps in (self.steps, *self.ways) for step in steps]

    def colours_to(self, space):
        """The colours of cards that the viewer can play now to enter a space."""
        return [colour for colour, steps in enumerate(self.ways) if any(to == space for _, _, to in steps)]

    def colour(self, player):
        """The place of a player in the palette of seats."""
        return SEAT_COLOURS[player]

    def seat(self, player):
        return seat_class(SEAT_COLOURS[player])

    def space_name(self, space):
        return self.words.say(space_line(self.view.board, space))

    def card_name(self, card):
        return self.words.say(card_line(card))

    def hand(self, player):
        """The cards of a hand that can be seen."""
        return [slot // HELD for slot in self.view.hand[player] if slot >= 0]

    def fits(self, card):
        """Whether a card of the viewer's still fits its row."""
        return fits(self.view, self.viewer, card // VALUES, card % VALUES)

    def standing(self, space):
        """Who stands on a space: of each player the small figures together and the big one, the viewer's last."""
        found = []
        for player in (*self.others, self.me):
            figures = self.view.figures[player]
            small = [figure for figure in range(FIGURES) if figures[figure] == space and figure != BIG]
            found += [(player, group) for group in (small, [BIG] if figures[BIG] == space else []) if group]
        return found

    def row_values(self, player, colour):
        """The values in a row, in the order they were laid."""
        laid = self.view.laid[player]
        values = [value for value in range(VALUES) for _ in range(laid[colour * VALUES + value])]
        return values[::-1] if self.view.direction[player][colour] == Direction.FALLING else values

    @cached_property
    def single(self):
        """Cards of which one copy only is in sight; of two nobody could say which one went where."""
        seen = Counter(self.hand(self.me))
        for player in range(self.view.players):
            seen.update({card: n for card, n in enumerate(self.view.laid[player]) if n})
        for colour in range(COLOURS):
            size = self.view.pile_size[colour]
            if size:
                seen[colour * VALUES + self.view.pile[colour][size - 1]] += 1
        return {card for card, n in seen.items() if n == 1}
