"""How clicks become sentences: each part of a picture carries a phrase, and phrases add up to a sentence.

A phrase is words of a sentence in their order; `*` is a gap, words without one between them stand together; `wolf@2` is
that word in that place alone, counted from 0. Phrases chosen together take different words. The page has the same few
lines in script.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

GAP = "*"
PLACE = "@"


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
    return [word for word in phrase.split("|")[0].split() if word != GAP]


def _placings(words: list[str], phrases: list[str], taken: frozenset[int]) -> Iterator[frozenset[int]]:
    if not phrases:
        yield taken
        return
    for alternative in phrases[0].split("|"):
        for placed in _place([run.split() for run in alternative.split(GAP)], words, 0, taken):
            yield from _placings(words, phrases[1:], placed)


def _place(runs: list[list[str]], words: list[str], start: int, taken: frozenset[int]) -> Iterator[frozenset[int]]:
    if not runs:
        yield taken
        return
    run = runs[0]
    for at in range(start, len(words) - len(run) + 1):
        spots = range(at, at + len(run))
        if all(_is(asked, words, spot) for asked, spot in zip(run, spots, strict=True)) and taken.isdisjoint(spots):
            yield from _place(runs[1:], words, at + len(run), taken | frozenset(spots))


def _is(asked: str, words: list[str], spot: int) -> bool:
    """Whether a word of a phrase is the word at a spot, and asks for no other place."""
    word, _, place = asked.partition(PLACE)
    return words[spot] == word and place in ("", str(spot))
