"""What a lesson claims, asked of the engine: `score 0`, `legal lay *`, `after draw: score 0`.

    score P, rank P          of a player, counted from 0
    public P                 the score that everybody may see
    legal PATTERN            how many legal sentences fit it
    told KEY                 how many lines of that text the last step brought, to the pupil
    line P KEY               what a line of a player’s points counts, as they stand
    sum FIELD I …            the sum of a field of the state
    count V FIELD I …        how often a value occurs in a field
    board.NAME I …           a constant of the game, by its file
    FIELD I …                a field of the state

Before any of them `after A; B:` plays sentences on a copy first.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import reduce
from typing import Any

from dolmen.core.play import Play

AFTER = "after "


def value_of(play: Play, asked: str, viewer: int) -> int:
    """The number that the engine has for what is asked."""
    if asked.startswith(AFTER):
        before, _, asked = asked.removeprefix(AFTER).partition(":")
        play = play.copy()
        for sentence in before.split(";"):
            play.play(sentence)
    head, *rest = asked.split()
    if head in _ASKED:
        return int(_ASKED[head](play, rest, viewer))
    return int(_number(_found(play, head, rest)))


def untrue(play: Play, facts: Mapping[str, int], viewer: int) -> Iterator[str]:
    """What is claimed and not so, a sentence each."""
    for asked, claimed in facts.items():
        found = value_of(play, asked, viewer)
        if found != claimed:
            yield f"{asked} is {found}, not {claimed}"


def _found(play: Play, name: str, indices: list[str]) -> Any:
    """A field of the state, or `file.NAME`, a constant of the game; numbers lead into it."""
    file, _, constant = name.rpartition(".")
    if file:
        package = play.rules.__package__ or ""
        home = package if (package.rpartition(".")[2] == play.game.folder.name) else package.rpartition(".")[0]
        thing = getattr(importlib.import_module(f"{home}.{file}"), constant)
    else:
        thing = getattr(play.state, name)
    return reduce(lambda part, index: part[int(index)], indices, thing)


def _number(thing: Any) -> int:
    return len(thing) if isinstance(thing, list | tuple) else int(thing)


def _flat(thing: Any) -> Iterator[int]:
    if isinstance(thing, list | tuple):
        for part in thing:
            yield from _flat(part)
    else:
        yield int(thing)


def _legal(play: Play, rest: list[str], viewer: int) -> int:
    return sum(fnmatchcase(sentence, " ".join(rest) or "*") for sentence in play.sentences)


def _told(play: Play, rest: list[str], viewer: int) -> int:
    sight = play.sight(viewer)
    lines = (play.game.story.tell(event, viewer, sight) for event in (play.steps[-1].tale if play.steps else ()))
    return sum(line is not None and line.key == rest[0] for line in lines)


def _points(play: Play, rest: list[str], viewer: int) -> int:
    lines = play.game.story.points(play.state, int(rest[0]))
    return sum(entry.points for entry in lines if entry.line.key == rest[1])


_ASKED: dict[str, Callable[[Play, list[str], int], int]] = {
    "score": lambda play, rest, viewer: play.rules.score(play.state, int(rest[0])),
    "rank": lambda play, rest, viewer: play.rules.rank(play.state, int(rest[0])),
    "public": lambda play, rest, viewer: play.game.story.public_score(play.sight(viewer), int(rest[0])),
    "legal": _legal,
    "told": _told,
    "line": _points,
    "sum": lambda play, rest, viewer: sum(_flat(_found(play, rest[0], rest[1:]))),
    "count": lambda play, rest, viewer: [*_flat(_found(play, rest[1], rest[2:]))].count(int(rest[0])),
}
