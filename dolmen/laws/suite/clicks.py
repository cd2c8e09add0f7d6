"""What can be clicked: the phrases of a picture, and which sentences they lead to as the page offers them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import unescape
from itertools import combinations, permutations

from dolmen.core.contract.room import Box
from dolmen.core.game import Game
from dolmen.core.phrase import completes, continuing, fits
from dolmen.core.play import Play
from dolmen.laws.boxes import turns
from dolmen.words import texts

MOST = 8  # so many parts together: eight wolves and hunters may be declared
BUTTONS = 8  # so many sentences that no part says are buttons of the page
SAYING = ("data-phrase", "data-look")  # parts, and the ways in which a piece is shown at its place
KEPT = 100_000  # sentences with phrases: in all rooms of a position the same are asked


def attributes_of_parts(svg: str, *names: str) -> list[str]:
    """The values of some attributes, all over a picture; another law says that pictures are well-formed."""
    found = re.findall(rf' (?:{"|".join(names)})="([^"]+)"', svg)
    return [unescape(value) for value in found]


def phrases_of(svg: str) -> list[str]:
    """All that the parts of a picture say; two parts may say the same."""
    return attributes_of_parts(svg, *SAYING)


def in_rooms(game: Game, positions: Sequence[Play], at_once: int) -> Iterator[tuple[Play, Box, list[str]]]:
    """What the parts of each position say to the player to move, in so many rooms or more."""
    for play, drawn in zip(positions, turns(len(positions), at_once), strict=True):
        sight = play.sight(play.player)
        for box, language in drawn:
            yield play, box, phrases_of(game.picture(sight, play.player, texts(language, game), box=box))


@lru_cache(maxsize=KEPT)
def says(phrase: str, sentence: str) -> bool:
    """Whether a phrase alone may become a sentence."""
    return fits(sentence, [phrase])


def may_say(phrase: str, sentence: str) -> bool:
    """Whether a phrase may become a sentence alone or after others."""
    return "@+" in phrase or says(phrase, sentence)


def is_button(sentence: str, sentences: Sequence[str], phrases: Sequence[str]) -> bool:
    """Whether no part says anything of a sentence, so that the page has a button for it."""
    return sentence in _buttons(tuple(sentences), frozenset(phrases))


@lru_cache(maxsize=8)
def _buttons(sentences: tuple[str, ...], phrases: frozenset[str]) -> frozenset[str]:
    """The sentences of a picture that no part says, where they are few enough for buttons."""
    unsaid = {one for one in sentences if not any(says(phrase, one) for phrase in phrases)}
    return frozenset(unsaid if len(unsaid) <= BUTTONS else ())


def is_reached(sentence: str, sentences: Sequence[str], phrases: Sequence[str]) -> bool:
    """Whether a few parts together leave this sentence alone, or say all of it, which the page offers first."""
    if is_button(sentence, sentences, phrases):
        return True
    useful = sorted(phrase for phrase in phrases if may_say(phrase, sentence))
    return any(
        continuing(sentences, chosen) == [sentence] or completes(sentence, chosen)
        for count in range(1, MOST + 1)
        for together in combinations(useful, count)
        for chosen in _orders(together)
    )


def _orders(together: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The orders in which phrases may be said, where it makes a difference."""
    return permutations(together) if any("@+" in phrase for phrase in together) else iter((together,))
