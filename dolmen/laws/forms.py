"""Whether texts tell numbers and names rightly: each text that was said in some games, said again with others.

A text that shows a number shows every number, as a figure, a numeral or an ordinal, and no other; nouns beside it have
the right form; small words fit the name or number they stand before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.laws.recorder import Recorder
from dolmen.laws.spoken import asked_about
from dolmen.words import LANGUAGES, Line, Named, Texts, texts
from dolmen.words.grammar import number_text
from dolmen.words.keys import keys_in
from dolmen.words.why import why_not

NUMBERS = (-1, 0, 1, 2, 5, 11, 21)
TELLING = (5, 11, 21)  # a text that shows one of these is one that tells the number
PEOPLE = ("Anna", "Ezio", "Olga", "Bea", "Gnaziu", "D'Artù", "נועה", "李小龍")
PLAYERS = ("Bea", "Carlo", "Dora", "Franca", "Gino")
SHORTEST = 3  # letters of a noun
Faults = Iterator[str]
Said = Mapping[str, list[Line]]  # examples of texts, by their keys

_FIGURE = re.compile(r"(?<![\w/])[−+-]?\d+(?!\w)")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)?")
_COUNTED = re.compile(r"(?<![\w−+-])([−+-]?\d+) ([^\W\d_]+)")
_SIGNED_TEXT = re.compile(r"[+−-]?\d+")

# Words that tell a number beside its figure, by language: numerals, ordinals, and for none what says so.
NUMERALS: dict[str, dict[int, str]] = {
    "it": {
        0: "zero nessuno nessuna nessun niente nulla non senza vuoto vuota vuoti vuote finito finita finiti finite",
        1: "un uno una primo prima solo sola unico unica l",
        2: "due secondo seconda entrambi entrambe doppio",
        5: "cinque quinto quinta",
        11: "undici undicesimo undicesima",
        21: "ventuno ventunesimo ventunesima",
    },
    "en": {
        0: "zero no none nobody nothing not without empty over",
        1: "a an one first single once only",
        2: "two second both twice double",
        5: "five fifth",
        11: "eleven eleventh",
        21: "twenty-one twenty-first",
    },
}
# What no text may say, by language: small words that do not fit what follows them.
MISFITS: dict[str, tuple[re.Pattern[str], ...]] = {
    "it": (
        re.compile(r"(?<![\w’'])[Aa] [aàá]\w*", re.I),  # a Anna: ad Anna
        re.compile(r"(?<![\w’'])[Ee] [eèé]\w*", re.I),  # e Ezio: ed Ezio
        re.compile(r"(?<![\w’'])(?:il|un|del|al|dal|nel|sul|lo|dello|allo|dallo|nello|sullo) (?:8\d*|11|1)(?![\d\w])"),
        re.compile(
            r"(?<![\w’'])(?:il|lo|la|del|dello|della|al|allo|alla|dal|dalla|nel|nella|sul|sulla|un|una) "
            r"(?:Anna|Ezio|Olga|Bea|Gnaziu|D'Artù|נועה|李小龍)"
        ),
        re.compile(r"(?:l’|all’|dell’|dall’|nell’|sull’)(?:Anna|Ezio|Olga)"),  # people have no article
    ),
    "en": (re.compile(r"(?<![\w’'])an? (?:Anna|Ezio|Olga|Bea|Gnaziu|D'Artù|נועה|李小龍)"),),
}
SLIPS = (re.compile(r"  "), re.compile(r" [,.;:!?)](?![\w.])"), re.compile(r"\( "), re.compile(r"[{}]"))


def recorded(game: Game, moments: Iterable[Play]) -> dict[str, list[Line]]:
    """All that is said of some positions: pictures, sketches, prompts, labels, reasons, points.

    What the game says at other times is imagined, with details that have the same names elsewhere.
    """
    words = Recorder(LANGUAGES[0], game)
    for play in moments:
        _say_everything(play, words)
    said = {key: list(examples.values()) for key, examples in words.said.items()}
    return {**said, **_imagined(game, said)}


def _imagined(game: Game, said: Said) -> dict[str, list[Line]]:
    """The texts that were not said, where all of their details are known by name from others."""
    known = {name: value for lines in said.values() for line in lines for name, value in line.details.items()}
    wanted = keys_in(game.folder / "words", LANGUAGES[0])
    lines = [
        Line(key, {name: known[name] for name in names})
        for key, names in wanted.items()
        if key not in said and names and names <= known.keys()
    ]
    return {line.key: [line] for line in lines if _can_be_said(game, line)}


def _can_be_said(game: Game, line: Line) -> bool:
    """Whether details of those names are of the kind that the text expects: a number is no word."""
    try:
        return all(texts(language, game).say(line, PLAYERS) for language in LANGUAGES)
    except (LookupError, TypeError, ValueError):
        return False


def _say_everything(play: Play, words: Recorder) -> None:
    game, story = play.game, play.game.story
    for viewer in (NOBODY, *range(play.players)):
        sight = play.sight(viewer)
        game.picture(sight, viewer, words, PLAYERS)
        game.sketch(sight, viewer, words, PLAYERS)
        words.say(story.ask(sight, viewer), PLAYERS)
        words.say(story.progress(sight), PLAYERS)
        for event in (*play.opening, *(event for step in play.steps for event in step.tale)):
            if isinstance(line := story.tell(event, viewer, sight), Line):
                words.say(line, PLAYERS)
    for phrase in () if play.over else asked_about(play):
        if (reason := why_not(play, phrase, play.player)) is not None:
            words.say(reason, PLAYERS)
    for action in play.legal:
        sight = play.sight(play.player)
        for line in (story.label(action, sight), story.confirm(action, sight), story.brings(action, sight)):
            if line is not None:
                words.say(line, PLAYERS)
    for player in range(play.players):
        for entry in (*story.points(play.state, player), *story.facts(play.sight(NOBODY), player)):
            words.say(entry.line, PLAYERS)


# --- numbers -----------------------------------------------------------------------------------------------------


def number_faults(game: Game | None, said: Said, known: Said | None = None) -> Faults:
    """Every text with a number, said with NUMBERS; nouns have their plurals from all texts that are known."""
    for language in LANGUAGES:
        words = texts(language, game)
        plurals = plurals_of(words, known or said)
        for line in (line for lines in said.values() for line in lines):
            for name, value in line.details.items():
                if is_number(value):
                    yield from _told(words, line, name, plurals)


def is_number(value: Any) -> bool:
    """Whether a detail is a number, or a number in figures."""
    return type(value) is int or (type(value) is str and _SIGNED_TEXT.fullmatch(value) is not None)


def _told(words: Texts, line: Line, name: str, plurals: Plurals) -> Faults:
    said = {number: _said_with(words, line, name, number) for number in NUMBERS}
    where = f"{line.key}, ${name} ({words.language})"
    is_used = len({*said.values()}) > 1  # else a figure that it shows is another detail's
    if is_used and any(tells(said[number], number, words.language) for number in TELLING):
        for number, text in said.items():
            if not tells(text, number, words.language) and not (number == 0 and leaves_out(said)):
                yield f"{where}: {number} is told as {text!r}"
            elif others := others_told(said, number):
                yield f"{where}: {number} is told as {text!r}, which has {others}, too"
    for text in said.values():
        yield from (f"{where}: {slip!r} in {text!r}" for slip in (*plurals.misfits(text), *misfits(text, words)))


def _said_with(words: Texts, line: Line, name: str, number: int) -> str:
    value: int | str = number
    if isinstance(line.details[name], str):
        value = f"+{number}" if line.details[name].startswith("+") and number > 0 else number_text(number)
    return words.say(Line(line.key, {**line.details, name: value}), PLAYERS)


def tells(text: str, number: int, language: str) -> bool:
    """Whether a text has the number, as a figure or in words."""
    if number in figures(text):
        return True
    return not set(NUMERALS[language].get(number, "").split()).isdisjoint(_WORD.findall(text.lower()))


def leaves_out(said: Mapping[int, str]) -> bool:
    """Whether a text leaves out what there is none of: `2 coins` for 2 coins and 0 stones."""
    return len(said[0]) < len(said[1]) and set(figures(said[0])) <= set(figures(said[5]))


def figures(text: str) -> list[int]:
    """The numbers that stand in a text."""
    return [int(figure.replace("−", "-")) for figure in _FIGURE.findall(text)]


def others_told(said: Mapping[int, str], number: int) -> list[int]:
    """Numbers in one text that are not in all the others: those come from its own words or from other details."""
    extra = [figure for figure in figures(said[number]) if figure != number]
    return [
        figure
        for figure in extra
        if not all(figure in figures(text) for other, text in said.items() if other not in (figure, number))
    ]


def _are_forms(one: str, many: str) -> bool:
    """Whether two words can be one noun in the singular and the plural: `punto`, `punti`."""
    return one != many and min(len(one), len(many)) >= SHORTEST and one[:2] == many[:2]


class Plurals:
    """The nouns of a language that differ in the singular and the plural, as its texts know them."""

    def __init__(self, pairs: Iterable[tuple[str, str]]):
        pairs = {(one.lower(), many.lower()) for one, many in pairs if _are_forms(one.lower(), many.lower())}
        ones, manies = {one for one, _ in pairs}, {many for _, many in pairs}
        self.only_one, self.only_many = ones - manies, manies - ones

    def misfits(self, text: str) -> list[str]:
        """`1 punti`, `2 punto`."""
        found = []
        for figure, noun in _COUNTED.findall(text):
            is_one = figure.lstrip("+") == "1"
            if noun.lower() in (self.only_many if is_one else self.only_one):
                found.append(f"{figure} {noun}")
        return found


def plurals_of(words: Texts, said: Said) -> Plurals:
    """From the nouns with a plural of their own, and from texts whose next word differs for 1 and for 2 and 5."""
    pairs = []
    for key, lines in said.items():
        if words.has(f"{key}.plural"):
            pairs += [(words.say(line, PLAYERS).split()[0], _plural(words, line).split()[0]) for line in lines[:1]]
        for line in lines:
            for name, value in line.details.items():
                if type(value) is int:
                    one, two, five = (dict(_COUNTED.findall(_said_with(words, line, name, n))) for n in (1, 2, 5))
                    if "1" in one and two.get("2") and two.get("2") == five.get("5") != one["1"]:
                        pairs.append((one["1"], two["2"]))
    return Plurals(pairs)


def _plural(words: Texts, line: Line) -> str:
    return words.say(Line(f"{line.key}.plural", line.details), PLAYERS)


# --- names -------------------------------------------------------------------------------------------------------


def name_faults(game: Game | None, said: Said) -> Faults:
    """Every text with a player, said with PEOPLE."""
    for language in LANGUAGES:
        words = texts(language, game)
        for line in (line for lines in said.values() for line in lines if _has_player(line)):
            for person in PEOPLE:
                text = words.say(line, [person] * len(PLAYERS))
                yield from (f"{line.key} ({language}): {slip!r} in {text!r}" for slip in misfits(text, words))
                if person not in text and not _hides_names(words, line):
                    yield f"{line.key} ({language}): {person} is not in {text!r}"


def _has_player(line: Line) -> bool:
    return any(isinstance(value, Named) for value in line.details.values())


def _hides_names(words: Texts, line: Line) -> bool:
    """Whether a text names nobody, whoever they are: a detail that it does not use."""
    return words.say(line, ["Bea"] * len(PLAYERS)) == words.say(line, ["Carlo"] * len(PLAYERS))


def misfits(text: str, words: Texts) -> list[str]:
    """Small words that do not fit what follows them, and slips of blanks and brackets."""
    patterns = (*MISFITS.get(words.language, ()), *SLIPS)
    return [found[0] for pattern in patterns if (found := pattern.search(text))]
