"""Counts taps for the ten commonest moves, by the parts of a phone's picture: `python -m tests.taps`, or with titles.

A move is what a sentence begins with. For each time it is played the fewest parts are sought that leave this sentence
alone; what lies on a closed sheet costs one tap more, a question of the game another.
"""

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from statistics import mean
from xml.etree import ElementTree

from dolmen.core.contract.room import Box
from dolmen.core.game import Game, find_game, games
from dolmen.core.phrase import completes, continuing, fits
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.words import texts

PHONE = Box(376, 520, True)
GAMES, MOST_STEPS, MOST_TAPS, COMMONEST = 3, 240, 6, 10
Parts = list[tuple[str, bool, bool]]  # phrase, whether on a sheet, whether it is only held


def parts_of(play: Play) -> Parts:
    """What can be tapped in the picture of the player to move."""
    words = texts("en", play.game)
    drawn = ElementTree.fromstring(play.game.picture(play.sight(play.player), play.player, words, box=PHONE))
    return list(_parts(drawn, False))


def _parts(element: ElementTree.Element, is_hidden: bool) -> Iterator[tuple[str, bool, bool]]:
    is_hidden = is_hidden or element.get("data-sheet") is not None
    if phrase := element.get("data-phrase"):
        yield phrase, is_hidden, element.get("data-hold") is not None
    for child in element:
        yield from _parts(child, is_hidden)


def taps_for(sentence: str, sentences: list[str], parts: Parts) -> int | None:
    """The fewest taps that say a sentence, or None where a button or the list is needed."""
    useful = sorted({part for part in parts if _fits(sentence, part[0])})
    others = {phrase: {one for one in sentences if _fits(one, phrase)} for phrase, _, _ in useful}
    best = None
    for count in range(1, min(MOST_TAPS, len(useful)) + 1):
        for chosen in combinations(useful, count):
            phrases = [phrase for phrase, _, _ in chosen]
            if not fits(sentence, phrases):
                continue
            # What one phrase alone rules out need not be tried with all of them.
            is_alone = continuing(set.intersection(*(others[phrase] for phrase in phrases)), phrases) == [sentence]
            if completes(sentence, phrases) or (is_alone and not any(held for _, _, held in chosen)):
                is_longer = not is_alone  # then the page offers an OK
                taps = count + any(hidden for _, hidden, _ in chosen) + is_longer
                best = taps if best is None else min(best, taps)
        if best is not None:
            return best
    return None


@cache
def _fits(sentence: str, phrase: str) -> bool:
    return fits(sentence, [phrase])


def count(game: Game) -> dict[str, list[int | None]]:
    """The taps of every move of some random games, by what its sentence begins with."""
    found: dict[str, list[int | None]] = defaultdict(list)
    for number in range(GAMES):
        players = game.players[number % len(game.players)]
        play, chance = Play.new(game, players, seed=seed_from(number)), random.Random(number)
        while not play.over and len(play.steps) < MOST_STEPS:
            action = chance.choice(play.legal)
            sentence, view = game.notation.sentence(action), play.sight(play.player)
            taps = taps_for(sentence, play.sentences, parts_of(play))
            asks = game.story.confirm(action, view) is not None
            found[sentence.split()[0]].append(None if taps is None else taps + asks)
            play.act(action)
    return found


def main() -> None:
    """Says a table for each title."""
    for name in sys.argv[1:] or games():
        found = count(find_game(name))
        print(f"\n## {name}\n\n| move | times | fewest | on average | most | by button |\n{'| --- ' * 6}|")
        for word, times in Counter({word: len(taps) for word, taps in found.items()}).most_common(COMMONEST):
            taps = [one for one in found[word] if one is not None]
            figures = f"{min(taps)} | {mean(taps):.1f} | {max(taps)}" if taps else "· | · | ·"
            print(f"| {word} | {times} | {figures} | {times - len(taps)} |", flush=True)


if __name__ == "__main__":
    main()
