"""Choosing an action: by number, by its sentence, or by words that leave one over (`r b g s 2`, `posa rossa 3`)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from rich.table import Table
from rich.text import Text

LONGEST = 14  # a longer list is asked word by word
FEW = 3  # more sentences than these that go on where another ends are asked word by word, too
MOST_COMPLETIONS = 20
MOST_DIGITS = 6  # of a number that somebody types


@dataclass(frozen=True)
class Entry:
    """A line of the menu: one sentence, or the beginning that several share."""

    start: str
    sentences: tuple[str, ...]

    @property
    def is_sentence(self) -> bool:
        return len(self.sentences) == 1


def entries(sentences: Sequence[str], longest: int = LONGEST) -> list[Entry]:
    """The sentences, a line each; if they are too many, or go on in their order, what they begin with."""
    if len(sentences) <= longest and not is_series(sentences):
        return [Entry(sentence, (sentence,)) for sentence in sentences]
    shared = len(shared_words(sentences))
    groups: dict[str, list[str]] = {}
    for sentence in sentences:
        groups.setdefault(" ".join(sentence.split()[: shared + 1]), []).append(sentence)
    return [Entry(" ".join(shared_words(group)), tuple(group)) for group in groups.values()]


def is_series(sentences: Sequence[str]) -> bool:
    """Whether a sentence is the beginning of many others: what is said one after another is asked so."""
    return any(sum(other.startswith(f"{one} ") for other in sentences) > FEW for one in sentences)


def shared_words(sentences: Sequence[str]) -> list[str]:
    """The words with which all sentences begin."""
    shared = []
    for column in zip(*(sentence.split() for sentence in sentences), strict=False):
        if len(set(column)) > 1:
            break
        shared.append(column[0])
    return shared


def matching(sentences: Sequence[str], typed: str) -> list[str]:
    """The sentences that may be meant: the very one, else those with these words (or their beginnings) in order."""
    asked = typed.lower().split()
    if " ".join(asked) in sentences:
        return [" ".join(asked)]
    for fits in (_begins, _contains):
        found = [sentence for sentence in sentences if fits(sentence.split(), asked)]
        if found:
            return found
    return []


def number_in(typed: str) -> int | None:
    """The number that somebody typed, if it is one that a list may have."""
    return int(typed) if typed.isdecimal() and len(typed) <= MOST_DIGITS else None


def plainly(text: str) -> list[str]:
    """The words of a text without capitals, accents and punctuation: what somebody types in a hurry."""
    letters = (c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    return "".join(c if c.isalnum() else " " for c in letters).split()


def _begins(words: Sequence[str], asked: Sequence[str]) -> bool:
    return len(asked) <= len(words) and all(word.startswith(a) for a, word in zip(asked, words, strict=False))


def _contains(words: Sequence[str], asked: Sequence[str]) -> bool:
    left: Iterator[str] = iter(words)
    return all(any(word.startswith(a) for word in left) for a in asked)


class Menu:
    """The legal sentences as they are offered now; a long list narrows word by word."""

    def __init__(self, sentences: Sequence[str], label: Callable[[str], str], count: Callable[[int], str]):
        self.sentences = tuple(sentences)
        self.label = label  # a sentence, as a button would say it
        self.count = count  # how many are behind a beginning
        self.open_up()

    def open_up(self, among: Sequence[str] | None = None) -> None:
        """Offers all sentences, or some of them."""
        self.shown = entries(self.sentences if among is None else among)

    @property
    def is_narrowed(self) -> bool:
        """Whether some sentences are out of sight."""
        return sum(len(entry.sentences) for entry in self.shown) < len(self.sentences)

    def meant(self, typed: str) -> list[str]:
        """The sentences that a line may mean; a number is that of a line of the menu."""
        if (number := number_in(typed)) is not None:
            return list(self.shown[number - 1].sentences) if 1 <= number <= len(self.shown) else []
        return matching(self.sentences, typed) or self.labelled(typed)

    def labelled(self, typed: str) -> list[str]:
        """The sentences whose label has these words (or their beginnings) in order: people speak their language."""
        asked = plainly(typed)
        return [sentence for sentence in self.sentences if asked and _contains(plainly(self.label(sentence)), asked)]

    def behind(self, sentences: Sequence[str]) -> str:
        """What several sentences have in common, in the player's language, and how many they are."""
        shared = " ".join(shared_words([self.label(sentence) for sentence in sentences]))
        return f"{shared} … ({self.count(len(sentences))})" if shared else self.count(len(sentences))

    def table(self) -> Table:
        """The menu, to be printed."""
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="cyan")
        table.add_column(style="bold")
        table.add_column(style="dim")
        for number, entry in enumerate(self.shown, 1):
            if entry.is_sentence:
                table.add_row(str(number), Text(entry.start), Text(self.label(entry.start)))
            else:
                table.add_row(str(number), Text(entry.start + " …"), Text(self.behind(entry.sentences)))
        return table


class WordCompleter(Completer):
    """Completes the next word of the sentences that the words so far may become, and the commands."""

    def __init__(self, menu: Menu, commands: dict[str, str]):
        self.menu = menu
        self.commands = commands  # word -> what it does

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        before = document.text_before_cursor.lower()
        asked = before.split()
        begun = "" if not asked or before.endswith(" ") else asked.pop()
        following = self._next_words(asked, begun)
        for word, meaning in following.items():
            yield Completion(word, -len(begun), display_meta=meaning)
        if not following and before.strip():
            for sentence in self.menu.labelled(before)[:MOST_COMPLETIONS]:
                yield Completion(sentence, -len(document.text_before_cursor), display_meta=self.menu.label(sentence))
        if not asked:
            for command, meaning in self.commands.items():
                if begun and command.startswith(begun):
                    yield Completion(command, -len(begun), display_meta=meaning)

    def _next_words(self, asked: Sequence[str], begun: str) -> dict[str, str]:
        """The words that may come next, each with the one sentence it leads to, or how many."""
        found: dict[str, list[str]] = {}
        for sentence in self.menu.sentences:
            words = sentence.split()
            if _begins(words, asked) and len(words) > len(asked) and words[len(asked)].startswith(begun):
                found.setdefault(words[len(asked)], []).append(sentence)
        return {
            word: self.menu.label(group[0]) if len(group) == 1 else self.menu.behind(group)
            for word, group in found.items()
        }
