"""A game put together from the files of its folder, and checked: whatever is missing or misshapen is one sentence."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from dolmen.core.contract import data, notation, picture, rules, sketch, story
from dolmen.core.contract.elements import Elements
from dolmen.core.contract.lessons import lessons_in
from dolmen.core.contract.needed import Needed, is_needed
from dolmen.core.contract.room import Drawing
from dolmen.core.errors import BrokenGame
from dolmen.core.game import Game, where
from dolmen.core.options import Option

LANGUAGES = ("it", "en")
PARTS: dict[str, ModuleType] = {
    "rules": rules, "notation": notation, "story": story, "picture": picture, "sketch": sketch,
}  # fmt: skip
MAY_BE_MISSING = ("elements", "claims", "forecasts", "figures")
REQUIRED_FIELDS = ("dice", "players", "player")


def game_in(package: str, **facts: Any) -> Game:
    """A game from its folder, as docs/game.md says what each file holds; `facts` are all that is not there."""
    reading = Reading(package)
    found: dict[str, Any] = {name: reading.part(name) for name in PARTS}
    for file, names in data.FILES.items():
        for name in names:
            found[name.lower()] = facts.pop(name.lower(), None) or reading.constant(file, name)
    found |= {"name": package.rpartition(".")[2], "folder": reading.folder, **facts}
    found["lessons"], faults = lessons_in(reading.folder)
    reading.faults += faults
    reading.faults += [] if reading.faults else shape_faults(found)
    reading.faults += file_faults(found["folder"])
    if reading.faults:
        raise BrokenGame(game=found["name"], faults=tuple(reading.faults))
    found |= {"picture": Drawing(found["picture"].draw, found["name"]), "sketch": found["sketch"].sketch}
    return Game(**found)


class Reading:
    """The reading of one folder: its files, and what was found wrong with them."""

    def __init__(self, package: str):
        self.package = package
        self.folder = Path(str(importlib.import_module(package).__file__)).parent
        self.faults: list[str] = []

    def file(self, name: str) -> ModuleType | None:
        """The module of a file; none where it may be missing, and a fault where it must not."""
        if importlib.util.find_spec(f"{self.package}.{name}") is not None:
            try:
                return importlib.import_module(f"{self.package}.{name}")
            except Exception as error:  # whatever the file does wrong, the others are read, too
                self._fault(where(error, self.package))
                return None
        if name not in MAY_BE_MISSING:
            self._fault(f"{self.folder / name}.py is missing: docs/game.md says what it holds")
        return None

    def part(self, name: str) -> ModuleType | None:
        """The module of a file of functions, complete: what is missing and has a default in the contract, has that."""
        module = self.file(name)
        if module is None:
            return None
        for word, usual in vars(PARTS[name]).items():
            if not _is_of_contract(word, usual, PARTS[name]):
                continue
            if not hasattr(module, word):
                if is_needed(usual):
                    self._fault(f"{module.__file__}: {_what_is_missing(word, usual)}")
                else:
                    setattr(module, word, usual)
            elif inspect.isfunction(usual) and (fault := _misfit(word, getattr(module, word), usual)):
                self._fault(f"{module.__file__}: {fault}")
        return module

    def constant(self, file: str, name: str) -> Any:
        """A constant of a file, or the contract's default."""
        module, usual = self.file(file), getattr(data, name)
        if module is not None and hasattr(module, name):
            return getattr(module, name)
        if isinstance(usual, Needed) and module is not None:
            self._fault(f"{module.__file__}: {_what_is_missing(name, usual)}")
        return usual

    def _fault(self, sentence: str) -> None:
        if sentence not in self.faults:
            self.faults.append(sentence)


def _is_of_contract(word: str, value: Any, part: ModuleType) -> bool:
    """Whether a name of a contract's file is something a game hands over, and not what the file itself imports."""
    if inspect.isfunction(value):
        return value.__module__ == part.__name__
    return word.isupper()


def _what_is_missing(word: str, usual: Any) -> str:
    if isinstance(usual, Needed):
        return f"{word} is missing ({usual.why}), for example {word} = {usual.example}"
    meaning = str(usual.__doc__).partition("\n")[0]
    return f"the function {word}({', '.join(_arguments(usual))}) is missing. {meaning}"


def _misfit(word: str, given: Any, usual: Callable) -> str:
    wanted = f"{word}({', '.join(_arguments(usual))})"
    if not callable(given):
        return f"{word} is to be a function {wanted}, not {type(given).__name__}"
    try:
        inspect.signature(given).bind(*_arguments(usual))
    except TypeError:
        return f"{word}({', '.join(_arguments(given))}) is called as {wanted}"
    return ""


def _arguments(function: Callable) -> list[str]:
    return list(inspect.signature(function).parameters)


# --- shapes: each of these says what is wrong with one thing ------------------------------------------------------


def shape_faults(found: dict[str, Any]) -> list[str]:
    """What is misshapen in a game whose parts are all there."""
    name = found["name"]
    checks = (
        state_faults, number_faults, fact_faults, option_faults, name_faults, element_faults, word_faults,
        lesson_faults,
    )  # fmt: skip
    return [f"{name}: {fault}" for check in checks for fault in check(found)]


def state_faults(found: dict[str, Any]) -> Iterator[str]:
    if not isinstance(found["state"], np.dtype) or not found["state"].names:
        yield "STATE is to be a layout made by record(...) of dolmen.core.record"
        return
    for field in (*REQUIRED_FIELDS, *(option.name for option in found.get("options", ()))):
        if field not in found["state"].names:
            yield f"STATE has no field {field!r}: every state has dice, players, player and one field per option"
    for field in found["public"]:
        if field not in found["state"].names:
            yield f"PUBLIC names {field!r}, which is not a field of STATE"


def number_faults(found: dict[str, Any]) -> Iterator[str]:
    for name in ("actions", "most_legal", "longest"):
        if not isinstance(found[name], int) or found[name] < 1:
            yield f"{name.upper()} is to be a number from 1, not {found[name]!r}"


def fact_faults(found: dict[str, Any]) -> Iterator[str]:
    players, minutes, version = (found.get(name) for name in ("players", "minutes", "version"))
    if not isinstance(players, range) or not len(players) or players[0] < 1:
        yield f"players is to be a range such as range(2, 5) for two to four, not {players!r}"
    if not isinstance(minutes, tuple) or len(minutes) != 2:
        yield f"minutes is to be a pair such as (30, 45), not {minutes!r}"
    if not isinstance(version, int) or version < 1:
        yield f"version is to be a number from 1, not {version!r}"
    for number, game in found.get("earlier", {}).items():
        if not isinstance(game, Game) or game.version != number:
            yield f"earlier[{number}] is to be a whole Game of version {number}"


def option_faults(found: dict[str, Any]) -> Iterator[str]:
    for option in found.get("options", ()):
        if not isinstance(option, Option):
            yield f"options are made as Option(name, values), not {option!r}"


def name_faults(found: dict[str, Any]) -> Iterator[str]:
    for name in ("invariants", "parts", "public"):
        if not _are_words(found[name]):
            yield f"{name.upper()} is to be a tuple of names, not {found[name]!r}"
    for name in ("planes", "traits"):
        if not _are_sizes(found[name]):
            yield f"{name.upper()} is to be a tuple of pairs (name, size)"
    if not isinstance(found["story"].REVEALS, Collection):
        yield "REVEALS of story.py is to be a set of events"


def element_faults(found: dict[str, Any]) -> Iterator[str]:
    for elements in found["elements"]:
        if not isinstance(elements, Elements):
            yield f"ELEMENTS are made as Elements(kind, names, …) of dolmen.core.contract.elements, not {elements!r}"
        elif elements.of and max(elements.of) >= len(elements.names):
            yield f"the elements {elements.kind!r} have {len(elements.names)} names, but `of` speaks of more"


def word_faults(found: dict[str, Any]) -> Iterator[str]:
    for name in ("claims", "forecasts", "figures"):
        if not isinstance(found[name], Mapping) or not all(callable(value) for value in found[name].values()):
            yield f"{name.upper()} of {name}.py is to be a dictionary of functions by name, not {found[name]!r}"
    story = found["story"]
    for name in ("TELLS", "UNTOLD"):
        if not isinstance(getattr(story, name), Mapping):
            yield f"{name} of story.py is to be a dictionary by field, not {getattr(story, name)!r}"
            continue
        for field in getattr(story, name):
            if field not in found["public"]:
                yield f"{name} of story.py names {field!r}, which is not in PUBLIC"


def lesson_faults(found: dict[str, Any]) -> Iterator[str]:
    for lesson in found["lessons"] if isinstance(found.get("players"), range) else ():
        for deal in (lesson.deal, lesson.free.deal):
            if deal is not None and deal.players not in found["players"]:
                yield f"the lesson {lesson.name!r} is for {deal.players} players, which the game is not"
        if lesson.pupil not in range(lesson.deal.players):
            yield f"the pupil of the lesson {lesson.name!r} has no seat {lesson.pupil}: they are counted from 0"


def _are_sizes(given: Any) -> bool:
    pairs = given if isinstance(given, tuple) else (given,)
    return all(isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[1], int) for pair in pairs)


def _are_words(given: Any) -> bool:
    return isinstance(given, tuple) and all(isinstance(word, str) for word in given)


def file_faults(folder: Path) -> list[str]:
    """The texts that a folder lacks."""
    wanted = [name for language in LANGUAGES for name in (f"words/{language}.ftl", f"rules.{language}.md")]
    return [f"{folder / name} is missing" for name in wanted if not (folder / name).exists()]
