"""Figures of a champion's games: what it opens with, where it is of another mind than the adept, how its games end.

Every figure is a mean over games with a 95 % interval; games on the same deal are one value.
"""

from __future__ import annotations

import math
from functools import cached_property

import numpy as np

from bench.style.hearing import Heard, Title, hear
from bench.style.terms import Games
from bench.style.titles import title_of
from bench.style.watching import Watched
from dolmen.core.game import Game, find_game
from dolmen.study.intervals import Estimate, by_deal, difference, mean_of
from dolmen.study.tables import Row, told

TENTHS, BANDS = 10, 10
FEWEST = 20  # decisions below which a row is left out
MOST_PAIRS = 8  # of what it does instead of something else
RARE = 0.01  # of the first decisions: what is rarer is left out
LOST, WON = "later losers", "later winners"


class Figures:
    """All figures of a title."""

    def __init__(self, games: Games, title: Title | None = None):
        self.games, self.style, self.alone = games, games.style, games.alone
        self.game: Game = find_game(self.style.title)
        self.title = title or title_of(self.style.title)

    @property
    def tables(self) -> dict[str, list[Row]]:
        """Every table by name."""
        found = {
            "openings": self.openings, "minds": self.minds, "kinds": self.kinds, "instead": self.instead,
            "values": self.values, "sure": self.sure, "kept": self.kept, "ends": self.ends, "habits": self.habits,
        }  # fmt: skip
        return {name: rows for name, rows in found.items() if rows}

    # --- decisions among its like -------------------------------------------------------------------------------

    def mean(self, values: np.ndarray, which: np.ndarray) -> Estimate:
        """The mean of some decisions, by game."""
        return mean_of(by_deal(values[which].astype(np.float64), self.alone.game_of[which], self.alone.games))

    @cached_property
    def named(self) -> dict[int, tuple[str, str]]:
        """The kind of every action that was taken or proposed."""
        numbers = np.unique(np.concatenate([self.alone.taken, self.alone["adepts"]])).tolist()
        return {number: self.title.kind_of(self.game.notation.sentence(number).split()) for number in numbers}

    def in_words(self, actions: np.ndarray, place: int) -> np.ndarray:
        """Which decision each was, or what was done."""
        numbers, back = np.unique(actions, return_inverse=True)
        return np.array([self.named[number][place] for number in numbers.tolist()])[back]

    @cached_property
    def questions(self) -> np.ndarray:
        return self.in_words(self.alone.taken, 0)

    @cached_property
    def answers(self) -> np.ndarray:
        return self.in_words(self.alone.taken, 1)

    @cached_property
    def adepts(self) -> np.ndarray:
        return self.in_words(self.alone["adepts"], 1)

    @cached_property
    def differs(self) -> np.ndarray:
        """Where the adept would have done something of another kind."""
        return self.answers != self.adepts

    @cached_property
    def firsts(self) -> np.ndarray:
        """The first decision of each kind of every seat."""
        keys = [f"{game} {seat} {what}" for game, seat, what in zip(
            self.alone.game_of, self.alone.seat_of, self.questions, strict=True)]  # fmt: skip
        first = np.zeros(len(keys), bool)
        first[np.unique(keys, return_index=True)[1]] = True
        return first

    @cached_property
    def openings(self) -> list[Row]:
        """What the first decisions of each kind were, beside the adept's, and the victories of those who took them."""
        questions, counts = np.unique(self.questions[self.firsts], return_counts=True)
        often = dict(zip(questions.tolist(), counts.tolist(), strict=True))
        met = dict.fromkeys(self.questions[self.firsts].tolist())
        return [row for question in met if often[question] >= FEWEST for row in self.openings_of(question)]

    def openings_of(self, question: str) -> list[Row]:
        """The same for one kind of decision, what is done most often first."""
        asked = self.firsts & (self.questions == question)
        answers = np.unique(np.concatenate([self.answers[asked], self.adepts[asked]])).tolist()
        rows = [self.opening(question, answer, asked) for answer in answers]
        kept = [row for row in rows if row["often"] >= RARE or row["adept"] >= RARE]
        return sorted(kept, key=lambda row: -row["often"])

    def opening(self, question: str, answer: str, asked: np.ndarray) -> Row:
        """One of the things to begin with."""
        took = asked & (self.answers == answer)
        row: Row = {"question": question, "answer": answer, "decisions": int(asked.sum()), "taken": int(took.sum())}
        row |= told(self.mean(self.answers == answer, asked), "often")
        row |= told(self.mean(self.adepts == answer, asked), "adept")
        return row | told(self.mean(self.alone.won, took), "won")

    @cached_property
    def minds(self) -> list[Row]:
        """Which share of the decisions the adept would have made otherwise, over the course of the game."""
        tenth = np.minimum((self.alone.progress * TENTHS).astype(int), TENTHS - 1)
        rows = []
        for at in range(TENTHS):
            row: Row = {"progress": (at + 0.5) / TENTHS, "decisions": int((tenth == at).sum())}
            rows.append(row | told(self.mean(self.differs, tenth == at)))
        return rows

    @cached_property
    def disagreed(self) -> Estimate:
        """The same over all decisions."""
        return self.mean(self.differs, np.ones(len(self.differs), bool))

    @cached_property
    def kinds(self) -> list[Row]:
        """The same by kind of decision, and how likely the champion thinks what the adept would do there."""
        rows = []
        for question in np.unique(self.questions).tolist():
            asked = self.questions == question
            if asked.sum() >= FEWEST:
                row: Row = {"question": question, "decisions": int(asked.sum()), **told(self.mean(self.differs, asked))}
                rows.append(row | told(self.mean(self.alone["likely"][:, 1], asked & self.differs), "likely"))
        return sorted(rows, key=lambda row: -row["value"])

    @cached_property
    def instead(self) -> list[Row]:
        """What it does most often where the adept would do something else, and what that would be."""
        pairs = np.char.add(np.char.add(self.answers, " / "), self.adepts)
        found, counts = np.unique(pairs[self.differs], return_counts=True)
        rows: list[Row] = []
        for place in np.argsort(-counts)[:MOST_PAIRS]:
            does, would = found[place].split(" / ")
            row: Row = {"does": does, "adept": would, "decisions": int(counts[place])}
            rows.append(row | told(self.mean(pairs == found[place], self.differs)))
        return rows

    @cached_property
    def values(self) -> list[Row]:
        """What the judge sees more or less of after the champion's choice than after the adept's, where they differ."""
        parts, differs = self.alone["differs"], self.differs

        def row(name: str, values: np.ndarray) -> Row:
            return {"part": name, "decisions": int(differs.sum()), **told(self.mean(values, differs))}

        rows = [row(name, parts[:, place]) for place, name in enumerate(self.game.parts) if parts[differs, place].any()]
        return [row("", parts.sum(1)), *sorted(rows, key=lambda row: -row["value"])]

    @cached_property
    def sure(self) -> list[Row]:
        """Its chance to win over the course of the game, of those who then won and of those who lost."""
        tenth = np.minimum((self.alone.progress * TENTHS).astype(int), TENTHS - 1)
        whole, none = self.alone.won == 1, self.alone.won == 0
        rows: list[Row] = []
        for who, which in ((WON, whole), (LOST, none)):
            for at in range(TENTHS):
                estimate = self.mean(self.alone["wins"], which & (tenth == at))
                if estimate.deals > 1:
                    rows.append({"who": who, "progress": (at + 0.5) / TENTHS, **told(estimate)})
        return rows

    @cached_property
    def kept(self) -> list[Row]:
        """Whether it won as often as it said."""
        band = np.minimum((np.nan_to_num(self.alone["wins"]) * BANDS).astype(int), BANDS - 1)
        rows = []
        for at in range(BANDS):
            if (band == at).sum() >= FEWEST:
                row: Row = {"from": at / BANDS, "to": (at + 1) / BANDS, "decisions": int((band == at).sum())}
                row["said"] = float(self.alone["wins"][band == at].mean())
                rows.append(row | told(self.mean(self.alone.won, band == at)))
        return rows

    # --- games among adepts -------------------------------------------------------------------------------------

    @cached_property
    def heard(self) -> dict[str, list[Heard]]:
        """Every game, replayed with what the rules tell: among its like as `alone`, among adepts by seat."""
        found = {"alone": self.replayed(self.alone)}
        return found | {str(seat): self.replayed(watched) for seat, watched in enumerate(self.games.among)}

    def replayed(self, watched: Watched) -> list[Heard]:
        return [hear(watched, number, self.title) for number in range(watched.games)]

    @property
    def deals(self) -> int:
        return self.games.among[0].games

    def sides(self, value) -> tuple[np.ndarray, np.ndarray]:
        """A value of each seat (by heard game and seat), by deal: of the champion's seats, and of the adepts'."""
        mine, theirs = [], []
        for deal in range(self.deals):
            ours: list[float] = []
            others: list[float] = []
            for seat in range(self.style.players):
                heard = self.heard[str(seat)][deal]
                for at in range(self.style.players):
                    (ours if at == seat else others).append(value(heard, at))
            mine.append(known_mean(ours))
            theirs.append(known_mean(others))
        return np.array(mine), np.array(theirs)

    def beside(self, name: str, value) -> Row:
        """A row of champion and adept in the same games."""
        mine, theirs = self.sides(value)
        row: Row = {
            "name": name,
            "deals": self.deals,
            **told(mean_of(mine), "champion"),
            **told(mean_of(theirs), "rival"),
        }
        return row | told(difference(theirs, mine, is_paired=True), "more")

    @cached_property
    def ends(self) -> list[Row]:
        """Lines of the final scoring and parts of the judge at the end, of the champion's seats and of the adepts'."""
        every = [each for seat in range(self.style.players) for each in self.heard[str(seat)]]
        lines = dict.fromkeys(key for each in every for line in each.lines for key in line)
        rows = [
            {"what": "line", **self.beside(key, lambda heard, at, key=key: heard.lines[at].get(key, 0))}
            for key in lines
        ]
        for place, part in enumerate(self.game.parts):
            if any(each.parts[at][place] for each in every for at in range(self.style.players)):
                rows.append(
                    {"what": "part", **self.beside(part, lambda heard, at, place=place: heard.parts[at][place])}
                )
        return rows

    @cached_property
    def habits(self) -> list[Row]:
        """What the title's own questions say: among its like, and beside the adept in the same games."""
        rows = []
        for name, (text, unit) in self.title.habits.items():
            each = np.array([known_mean([seat[name] for seat in heard.habits]) for heard in self.heard["alone"]])
            row: Row = {"habit": text, "unit": unit, **told(mean_of(each), "alone")}
            rows.append(row | self.beside(name, lambda heard, at, name=name: heard.habits[at][name]))
        return rows

    @cached_property
    def won(self) -> Estimate:
        """The champion's share of the victory among adepts."""
        seats = [watched.shares[:, seat] for seat, watched in enumerate(self.games.among)]
        return mean_of(np.mean(seats, 0))

    @cached_property
    def points(self) -> tuple[Estimate, Estimate]:
        """The points of the champion's seats and of the adepts' in the same games."""
        seats = range(self.style.players)
        mine = np.mean([self.games.among[seat]["scores"][:, seat] for seat in seats], 0)
        others = [self.games.among[seat]["scores"][:, at] for seat in seats for at in seats if at != seat]
        return mean_of(mine), mean_of(np.mean(others, 0))


def known_mean(values: list[float]) -> float:
    """The mean of what is a number."""
    known = [value for value in values if not math.isnan(value)]
    return sum(known) / len(known) if known else math.nan
