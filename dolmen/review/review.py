"""Makes the review of a finished game: first all decisions, then those that are open, luck and skill, the line.

Whatever is computed for a player comes from that player's views. Work is cut into pieces that depend on nothing but
their own views, so that a review is the same on any number of threads.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

from dolmen.bots.reasons import reasons
from dolmen.core.batch import cores
from dolmen.core.errors import DolmenError
from dolmen.core.play import Play
from dolmen.core.seed import commitment
from dolmen.core.viewer import EVERYBODY, NOBODY
from dolmen.review import model
from dolmen.review.compare import MATTERS, Comparison, label_of
from dolmen.review.course import Course
from dolmen.review.estimate import AS_IT_IS, PLAY_ON, Estimate, Estimator, seed_of_view
from dolmen.review.figures import accuracy_of, turning_points
from dolmen.review.ledger import DEAL, Anchors, Chance, chance_at, players_ledger, tables_ledgers
from dolmen.review.second import agrees
from dolmen.review.yardstick import Yardstick, yardstick_of

SHOWN = 4  # candidates of a decision
LARGEST = 10  # losses that are always looked at again
TWO = 2.0  # standard errors beyond which a stake is no noise
START = 8  # times the guesses of a moment: deals for the chance that a seat has before any

Thing = TypeVar("Thing")
Result = TypeVar("Result")


class Stopped(Exception):
    """Somebody did not want the review any more."""


class NotOver(DolmenError):
    """A review of a game that is still played would help whoever plays it."""

    key = "error-review-not-over"

    def sentence(self) -> str:
        return "the game is not over: only finished games are reviewed"


def review(
    play: Play,
    players: Collection[int] | None = None,
    guesses: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
    threads: int | None = None,
    is_compiled: bool | None = None,
    yardstick: Yardstick | None = None,
) -> model.Review:
    """Reviews a finished game for all players, or some; `guesses` scales what is spent on every decision.

    `progress(done, total)` is called now and then; `stop()` is asked now and then, and once true ends it as Stopped.
    """
    if not play.over:
        raise NotOver()
    estimator = Estimator(play.game, is_compiled)
    estimator.yardstick = scaled(yardstick or yardstick_of(play.game), guesses)
    return Reviewer(play, estimator, players, progress, stop, threads).review()


def scaled(yardstick: Yardstick, guesses: int | None) -> Yardstick:
    """A yardstick that begins with other numbers of guesses, and goes as far in proportion."""
    if guesses is None:
        return yardstick
    times = guesses / yardstick.guesses
    return replace(
        yardstick,
        guesses=guesses,
        most=max(4 * guesses, round(yardstick.most * times)),
        chances=max(2, round(yardstick.chances * times)),
        moment_guesses=max(2, round(yardstick.moment_guesses * times)),
    )


class Reviewer:
    """One review in the making."""

    def __init__(
        self,
        play: Play,
        estimator: Estimator,
        players: Collection[int] | None,
        progress: Callable[[int, int], None] | None,
        stop: Callable[[], bool] | None,
        threads: int | None,
    ):
        self.play, self.game, self.estimator = play, play.game, estimator
        self.yardstick = estimator.yardstick
        self.course = Course(play, estimator.is_compiled)
        self.reviewed = sorted(range(play.players) if players is None else {*players})
        self.progress, self.stop = progress or (lambda done, total: None), stop or (lambda: False)
        self.threads = threads or (cores() if estimator.room.desk.is_compiled else 1)
        self.play_outs = 0
        self._done, self._total = 0, 0

    def review(self) -> model.Review:
        """Everything, one kind of work after another."""
        steps = range(len(self.course))
        deciding = [step for step in steps if self.course.is_decision(step)]
        moments = self.moments()
        whose = [(step, viewer) for viewer in (EVERYBODY, *self.reviewed) for step in (DEAL, *steps)]
        mine = sum(self.course.movers[step] in self.reviewed for step in deciding)
        again = min(self.yardstick.open, mine)
        self._total = len(deciding) + len(moments) + len(whose) + again + mine
        compared = dict(zip(deciding, self._each(self.compare, deciding), strict=True))
        self._each(self.compare_again, self.open_among(compared))
        line = self._each(self.moment, moments)
        chances = dict(
            zip(whose, self._each(lambda at: chance_at(self.estimator, self.course, *at), whose), strict=True)
        )
        ours = [step for step in deciding if self.course.movers[step] in self.reviewed]
        decisions = self._each(lambda step: self.decision(step, compared[step]), ours)
        self.progress(self._total, self._total)
        return self.written(compared, decisions, line, chances)

    def _each(self, work: Callable[[Thing], Result], things: Sequence[Thing]) -> list[Result]:
        """Does some work for all things, on all threads, in their order; stops where somebody wishes it."""

        def one(thing: Thing) -> Result:
            if self.stop():
                raise Stopped
            found = work(thing)
            self._done += 1
            self.progress(min(self._done, self._total), self._total)
            return found

        if self.threads == 1:
            return [one(thing) for thing in things]
        with ThreadPoolExecutor(self.threads) as pool:
            running = [pool.submit(one, thing) for thing in things]
            try:
                return [future.result() for future in running]
            except BaseException:
                for future in running:
                    future.cancel()
                raise

    def compare(self, step: int) -> Comparison:
        """The first pass over a decision; of players who are not reviewed, the chosen action alone."""
        seat, action = self.course.movers[step], self.course.actions[step]
        view = self.course.view(step, seat)
        found = Comparison(self.estimator, view, self.course.legal[step], action)
        if seat in self.reviewed:
            found.pass_one(self.yardstick.guesses)
        else:
            found.take_alone(self.yardstick.guesses)
        return found

    def open_among(self, compared: dict[int, Comparison]) -> list[Comparison]:
        """The decisions that are worth a second pass: the largest losses, and what may yet be called otherwise.

        Of the latter first what may have lost most: after few guesses a small loss with a large error is no small one.
        """
        mine = [one for step, one in compared.items() if self.course.movers[step] in self.reviewed]
        losses = {place: one.loss() for place, one in enumerate(mine)}
        by_loss = sorted(losses, key=lambda place: (-losses[place].loss, place))
        chosen, rest = by_loss[:LARGEST], by_loss[LARGEST:]
        rest.sort(key=lambda place: -losses[place].loss - losses[place].error)
        chosen += [place for place in rest if losses[place].is_open(self.play.players)]
        return [mine[place] for place in chosen[: self.yardstick.open]]

    def compare_again(self, one: Comparison) -> None:
        """The second pass."""
        one.pass_two(self.yardstick.most)

    def moments(self) -> list[int]:
        """The steps at which the line of chances is drawn: turns, not too many of them."""
        turns, most = self.course.turns(), self.yardstick.moments
        if len(turns) <= most:
            return turns
        return sorted({turns[k * len(turns) // most] for k in range(most)})

    def moment(self, step: int) -> model.Moment:
        """How all stand for a spectator."""
        guesses = self.yardstick.moment_guesses
        found = self.estimator.estimate(self.course.view(step, NOBODY), [AS_IT_IS], guesses)
        error = max(found.error(0, player) for player in range(self.play.players))
        return model.Moment(step, _floats(found.chances()), error)

    def decision(self, step: int, one: Comparison) -> model.Decision:
        """A decision as it is told."""
        seat, chosen = self.course.movers[step], one.chosen
        found, (stake, stake_error) = one.loss(), one.stake()
        best = one.best(1)[0]
        label = label_of(found.loss, found.error, self.play.players)
        is_doubted = label == model.BLUNDER and not agrees(self.estimator, one.view, chosen, best)
        causes = self.causes(one, best) if label != model.FINE else ()
        return model.Decision(
            step=step,
            player=seat,
            action=chosen,
            sentence=self.game.notation.sentence(chosen),
            legal=len(self.course.legal[step]),
            before=one.found[PLAY_ON].win(),
            win=one.found[chosen].win(),
            points=one.found[chosen].points_of(),
            chances=_floats(one.found[chosen].chances()),
            candidates=self.candidates(one),
            loss=found.loss,
            error=found.error,
            stake=stake,
            stake_error=stake_error,
            matters=stake - TWO * stake_error > MATTERS,
            label=model.MISTAKE if is_doubted else label,
            is_doubted=is_doubted,
            causes=causes,
        )

    def causes(self, one: Comparison, best: int) -> tuple[model.Cause, ...]:
        """Why the best is better, by the parts of the judge's opinion."""
        if best == one.chosen:
            return ()
        found = reasons(one.view, best, one.chosen, seed_of_view(one.view, "reasons"))
        return tuple(model.Cause(reason.part, reason.by) for reason in found)

    def candidates(self, one: Comparison) -> tuple[model.Candidate, ...]:
        """The best actions and the one chosen, best first."""
        order = one.best(len(one.actions))
        first = order[0]
        order += [action for action in one.actions if action not in order]
        order.sort(key=lambda action: -one.told(action, first)[0])  # of equal ones, those tried most stay first
        shown = order[:SHOWN]
        if one.chosen not in shown:
            shown[-1] = one.chosen
        return tuple(self.candidate(one, action, first) for action in shown)

    def candidate(self, one: Comparison, action: int, first: int) -> model.Candidate:
        """One of them."""
        win, points = one.told(action, first)
        behind, error = one.behind(action, first)
        sentence = self.game.notation.sentence(action)
        return model.Candidate(action, sentence, win, points, behind, error, one.found[action].guesses)

    def written(
        self,
        compared: dict[int, Comparison],
        decisions: list[model.Decision],
        line: list[model.Moment],
        chances: dict[tuple[int, int], Chance | None],
    ) -> model.Review:
        """The review."""
        course, play = self.course, self.play
        begun = self.start()
        start = _floats(begun.chances())
        seen = {viewer: [one for (_, who), one in chances.items() if who == viewer and one] for _, viewer in chances}
        gains = [(course.movers[step], one.gained()) for step, one in compared.items()]
        tables = tables_ledgers(start, course.shares, seen[EVERYBODY], gains)
        seats: list[model.Seat] = []
        moved: list[Any] = []
        for player in self.reviewed:
            mine = [decision for decision in decisions if decision.player == player]
            unsure = math.hypot(*(compared[decision.step].gained_error() for decision in mine))
            anchors = Anchors(start[player], course.shares[player], begun.error(0, player), unsure)
            anchors.decisions = [(d.step, d.before, d.win, compared[d.step].found[PLAY_ON].error()) for d in mine]
            ledger, events = players_ledger(player, anchors, seen[player])
            moved += events
            seats.append(self.seat(player, mine, ledger, tables[player]))
        end = model.Moment(len(course), _floats(course.shares), 0.0)
        return model.Review(
            game=self.game.name,
            version=self.game.version,
            players=play.players,
            options={name: str(value) for name, value in play.options.items()},
            commitment=commitment(play.seed),
            steps=len(course),
            decisions=tuple(decisions),
            line=(*line, end),
            seats=tuple(seats),
            turning=tuple(turning_points(decisions, moved, play.players)),
            budget=self.budget(compared, len(line)),
            is_compiled=self.estimator.room.desk.is_compiled,
        )

    def start(self) -> Estimate:
        """The chances before the deal; of a game that begins with a position, those of a spectator there."""
        guesses = START * self.yardstick.moment_guesses
        if self.course.is_from_deal:
            return self.estimator.deals(self.play.players, self.play.options, guesses)
        return self.estimator.estimate(self.course.view(0, NOBODY), [AS_IT_IS], guesses)

    def seat(
        self, player: int, mine: list[model.Decision], ledger: model.PlayersLedger, table: model.TablesLedger
    ) -> model.Seat:
        """What is said of a player."""
        return model.Seat(
            player=player,
            share=self.course.shares[player],
            score=self.course.scores[player],
            own_line=tuple((decision.step, decision.before) for decision in mine),
            ledger=ledger,
            table=table,
            accuracy=accuracy_of(mine),
            counts={label: sum(decision.label == label for decision in mine) for label in model.LABELS},
        )

    def budget(self, compared: dict[int, Comparison], moments: int) -> model.Budget:
        """What was spent."""
        used = self.yardstick
        play_outs = sum(one.play_outs for one in compared.values()) + (moments + START) * used.moment_guesses
        return model.Budget(used.looks, used.guesses, used.most, used.chances, used.moment_guesses, play_outs)


def _floats(values: Iterable[Any]) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
