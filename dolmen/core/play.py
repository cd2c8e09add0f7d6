"""One running game: a state, the list of its actions, and the checks at the edge. The list is the truth."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from copy import copy
from typing import NamedTuple, Self

import numpy as np

from dolmen.core.dice import DRAWN, SEED_WORDS
from dolmen.core.errors import BadState, CannotUndo, GameOver, IllegalAction, NotYourTurn, UnknownAction
from dolmen.core.game import Game, find_game
from dolmen.core.options import Chosen
from dolmen.core.plain import Plain, as_plain, blank
from dolmen.core.seed import Seed, seed_from, seed_of
from dolmen.core.seen import Seen
from dolmen.core.tell import Tale
from dolmen.core.view import View
from dolmen.core.viewer import NOBODY

Events = tuple[tuple[int, ...], ...]
MARK_EVERY = 16  # steps from one kept state to the next: fewer than that are played again to go back to any step


class Step(NamedTuple):
    """One action of a play and what it brought about."""

    player: int
    action: int
    tale: Events  # what the rules told, full truth
    frames: tuple[tuple[int, Plain], ...]  # the state at each scene: after how many events, and what it was
    is_quiet: bool  # nobody learned anything new: it may be taken back


class Play:
    """A game that is played: `Play.new("tain", players=3)`, `play.play("raid boy red stable 1")`, `play.view(0)`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Chosen,
        seed: Seed | None,
        version: int | None = None,
        start: Plain | None = None,
    ):
        self.game = game if version is None else game.of_version(version)
        self.players = players
        self.options = options
        self.seed = seed_from(seed)
        self.start = start  # the state that it goes on from; without one it begins with the deal of its seed
        self.present: Plain | None = None  # where the game stands by now, in a past position that people look up
        self.rules = self.game.rules
        self.steps: list[Step] = []
        self._marks: dict[int, bytes] = {}  # how many steps -> the state after them
        self._out = [0] * self.game.most_legal
        self._begin()

    @classmethod
    def new(
        cls,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: Seed | None = None,
    ) -> Self:
        """A new game, options checked and defaults filled in; without a seed, one that nobody knows."""
        found = find_game(game) if isinstance(game, str) else game
        count = found.players[0] if players is None else players
        return cls(found, count, found.settle(count, options), seed)

    @classmethod
    def from_state(cls, game: Game | str, state: Plain | np.void | np.ndarray | bytes) -> Self:
        """A game that goes on from a state, without a history before it; players, options and dice are the state's."""
        found = find_game(game) if isinstance(game, str) else game
        try:
            start = as_plain(state, found.state)
            options = _options_in(start, found)
        except ValueError as error:
            raise BadState(game=found.name, why=str(error)) from None
        return cls(found, start.players, options, seed_of(start.dice[:SEED_WORDS]), start=start)

    def _begin(self) -> None:
        self.opening: Events = ()
        if self.start is None:
            self._deal()
        else:
            self.state = self.start.copy()
        self._list_legal()

    def _deal(self) -> None:
        self.state = blank(self.game.state)
        self.game.prepare(self.state, self.players, self.options, self.seed)
        self.state.tale = Tale()
        self.rules.setup(self.state)
        self.opening = tuple(self.state.tale.events)

    def _list_legal(self) -> None:
        self.legal: tuple[int, ...] = tuple(self._out[: self.rules.legal_actions(self.state, self._out)])
        self.over = not self.legal  # whether the game has ended
        self.player = NOBODY if self.over else self.state.player  # who is to move

    @property
    def sentences(self) -> tuple[str, ...]:
        """The legal actions in words."""
        return tuple(self.game.notation.sentence(action) for action in self.legal)

    def seat_word(self, player: int) -> str:
        """The word of a seat in transcripts: `red`, `p1`."""
        return self.game.notation.seat(self.state, player)

    def play(self, text: str, player: int | None = None) -> Step:
        """Plays a sentence, for `player` if given; an error says what was asked and what was possible."""
        asked = " ".join(text.lower().split())
        if self.over:
            raise GameOver(player="nobody" if player is None else self.seat_word(player), asked=asked)
        if player is not None and player != self.player:
            raise NotYourTurn(player=self.seat_word(player), asked=asked, turn=self.seat_word(self.player))
        try:
            action = self.game.notation.parse(asked)
        except (KeyError, ValueError):
            raise UnknownAction(game=self.game.name, asked=asked, possible=self._possible()) from None
        if action not in self.legal:
            raise IllegalAction(player=self.seat_word(self.player), asked=asked, possible=self._possible())
        return self.act(action)

    def _possible(self) -> str:
        return " | ".join(self.sentences)

    def act(self, action: int) -> Step:
        """Plays an action known to be legal."""
        state, player = self.state, self.player
        drawn = state.dice[DRAWN]
        story = self.game.story
        state.tale = Tale(story.SCENES)
        self.rules.apply(state, action)
        told = state.tale.events
        self._list_legal()
        is_quiet = not self.over and state.dice[DRAWN] == drawn and not _reveals(told, story.REVEALS)
        step = Step(player, action, tuple(told), tuple(state.tale.frames), is_quiet)
        self.steps.append(step)
        if len(self.steps) % MARK_EVERY == 0:
            self._marks[len(self.steps)] = state.pack(self.game.state)
        return step

    def why_no_undo(self, player: int | None = None) -> str:
        """Why the last step cannot be taken back (one of CannotUndo.REASONS), or an empty string when it can."""
        if not self.steps:
            return "nothing"
        if self.over:
            return "over"
        if player is not None and player != self.steps[-1].player:
            return "other"
        return "" if self.steps[-1].is_quiet else "learned"

    def undo(self, player: int | None = None) -> Step:
        """Takes back the last step, if nobody has learned anything since."""
        why = self.why_no_undo(player)
        if why:
            raise CannotUndo(why=why)
        undone = self.steps[-1]
        self._rewind(len(self.steps) - 1)
        return undone

    def _rewind(self, count: int) -> None:
        """Goes back to the position after so many steps: to the last mark before it, and on from there."""
        kept, mark = self.steps[:count], count - count % MARK_EVERY
        self.steps = kept[:mark]
        if mark:
            self.state = as_plain(self._marks[mark], self.game.state)
            self._list_legal()
        else:
            self._begin()
        for step in kept[mark:]:
            self.act(step.action)

    def copy(self) -> Self:
        """The same game at the same position; each then goes its own way."""
        twin = copy(self)
        twin.state, twin.steps, twin._out = self.state.copy(), self.steps.copy(), self._out.copy()
        twin._marks = self._marks.copy()
        return twin

    def at(self, count: int) -> Self:
        """The same game after its first `count` steps."""
        past = self.copy()
        past._rewind(count)
        return past

    def recall(self, count: int) -> Self:
        """The position after `count` steps for people to look up; while the game goes on, not all of it is shown."""
        past = self.at(count)
        past.present = None if self.over else self.state
        return past

    def view(self, viewer: int, state: Plain | None = None) -> View:
        """What `viewer` knows: the state (or a frame of a step) with blanks."""
        view = View.of(self.game, viewer, (state or self.state).copy())
        self.rules.hide(view, viewer)
        return view

    def memory(self, viewer: int, most: int) -> tuple[Seen, ...]:
        """The last steps, at most so many, as `viewer` saw them."""
        first = max(len(self.steps) - most, 0)
        if first == len(self.steps):
            return ()
        then, seen = self.at(first), []
        for step in self.steps[first:]:
            known = step.action if step.player == viewer else None
            seen.append(Seen(step.player, known, then.view(viewer)))
            then.act(step.action)
        return tuple(seen)

    def sight(self, viewer: int, state: Plain | None = None) -> View:
        """What a person in that seat is shown: the view without what the table does not repeat."""
        sight = self.view(viewer, state)
        self.rules.forget(sight, viewer)
        if self.present is not None:
            self.game.story.recall(sight, viewer, self.present)
        return sight

    def glance(self, viewer: int) -> View:
        """The same sight, which is hidden only when somebody asks for more than public numbers; good for this step."""
        if self.present is not None:
            return self.sight(viewer)
        then = self.steps[-1] if self.steps else None

        def lift(view: View) -> None:
            if (self.steps[-1] if self.steps else None) is not then:
                raise RuntimeError(f"{self.game.name}: a glance is looked at when the game has gone on")
            self.state.copy_to(view)
            self.rules.hide(view, viewer)
            self.rules.forget(view, viewer)

        return View.veiled(self.game, viewer, self.state, lift)

    def may_recall(self, viewer: int, state: Plain) -> bool:
        """Whether people may still look up a scene (a frame of a step)."""
        return self.present is None or self.game.story.recall(self.view(viewer, state), viewer, self.present)

    def legal_early(self, player: int) -> tuple[int, ...]:
        """What a player can choose who is yet to be asked what others are asked now; found in their own view alone."""
        view = self.view(player)
        view.player = player
        return tuple(self._out[: self.rules.legal_actions(view, self._out)])

    @property
    def scores(self) -> list[int]:
        """The points of each player as they stand."""
        return [self.rules.score(self.state, player) for player in range(self.players)]

    @property
    def ranks(self) -> list[int]:
        """How many stand before each player."""
        return [self.rules.rank(self.state, player) for player in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """Who stands first, once the game is over."""
        return [player for player, rank in enumerate(self.ranks) if rank == 0] if self.over else []


def _reveals(told: list[tuple[int, ...]], reveals: Collection[int]) -> bool:
    """Whether something was told from which somebody learned something new."""
    for event in told:
        if event[0] in reveals:
            return True
    return False


def _options_in(state: Plain, game: Game) -> Chosen:
    """The options that a state was dealt with: it holds the number of each value."""
    game.settle(state.players)
    chosen = {}
    for option in game.options:
        number, values = getattr(state, option.name), option.choices(state.players)
        if not 0 <= number < len(values):
            raise ValueError(f"its {option.name} is value {number} of {len(values)}")
        chosen[option.name] = values[number]
    return game.settle(state.players, chosen)
