"""How clicks become sentences: each part of a picture carries a phrase, and phrases add up to a sentence.

A phrase is words of a sentence in their order; `*` is a gap, words without one between them stand together; `wolf@2` is
that word in that place alone, counted from 0, and `wolf@+` in the place after all words that were said before it, for
what is said in an order. Phrases chosen together take different words; `=red` is a word that must be there and is left
for another phrase. The page has the same few lines in script.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

GAP = "*"
PLACE = "@"
NEXT = "+"
LEFT = "="
KEPT = 4_000  # phrases that stay taken apart: each is held against every legal sentence


def fits(sentence: str, phrases: Sequence[str]) -> bool:
    """Whether all phrases are found in the sentence, each on words of its own."""
    return next(_placings(sentence.split(), list(phrases), frozenset()), None) is not None


def completes(sentence: str, phrases: Sequence[str]) -> bool:
    """Whether the phrases leave no word of the sentence unsaid."""
    words = sentence.split()
    return any(len(taken) == len(words) for taken in _placings(words, list(phrases), frozenset()))


def continuing(sentences: Iterable[str], phrases: Sequence[str]) -> list[str]:
    """The sentences that the phrases chosen so far may still become."""
    return [sentence for sentence in sentences if fits(sentence, phrases)]


def can_become(sentences: Iterable[str], phrase: str) -> bool:
    """Whether a phrase alone may still become one of the sentences."""
    return any(fits(sentence, [phrase]) for sentence in sentences)


def words_of(phrase: str) -> list[str]:
    """The words of a phrase without its gaps; of its first alternative, where it has several."""
    return [word.removeprefix(LEFT) for word in phrase.split("|")[0].split() if word != GAP]


def _placings(words: list[str], phrases: list[str], taken: frozenset[int]) -> Iterator[frozenset[int]]:
    if not phrases:
        yield taken
        return
    for runs in _alternatives(phrases[0]):
        for placed in _place(runs, words, 0, taken):
            yield from _placings(words, phrases[1:], placed)


class Asked(NamedTuple):
    """One word of a phrase: the place it asks for, if any, and whether it takes the word or leaves it."""

    word: str
    place: str
    is_taken: bool

    @classmethod
    def read(cls, text: str) -> Asked:
        word, _, place = text.removeprefix(LEFT).partition(PLACE)
        return cls(word, place, not text.startswith(LEFT))

    def is_at(self, spot: int, after: int) -> bool:
        """Whether it asks for no other place; `after` is the one after all that was said before."""
        return self.place in ("", str(spot)) or (self.place == NEXT and spot == after)


Run = tuple[Asked, ...]  # words that stand together


@lru_cache(maxsize=KEPT)
def _alternatives(phrase: str) -> tuple[tuple[Run, ...], ...]:
    """A phrase taken apart: its alternatives, and the runs of words that each has between its gaps."""
    return tuple(
        tuple(tuple(map(Asked.read, run.split())) for run in alternative.split(GAP))
        for alternative in phrase.split("|")
    )


def _place(runs: tuple[Run, ...], words: list[str], start: int, taken: frozenset[int]) -> Iterator[frozenset[int]]:
    if not runs:
        yield taken
        return
    run, after = runs[0], max(taken, default=-1) + 1
    if not run:  # a gap at the beginning or the end
        yield from _place(runs[1:], words, start, taken)
        return
    first = run[0].word
    for at in range(start, len(words) - len(run) + 1):
        if first == words[at] and _stands(run, words, at, after):
            said = frozenset(at + i for i, asked in enumerate(run) if asked.is_taken)
            if taken.isdisjoint(said):
                yield from _place(runs[1:], words, at + len(run), taken | said)


def _stands(run: Run, words: list[str], at: int, after: int) -> bool:
    """Whether all words of a run stand at a spot, each where it asks to be."""
    return all(asked.word == words[at + i] and asked.is_at(at + i, after) for i, asked in enumerate(run))
