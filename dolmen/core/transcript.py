"""A game as text, in and out. People can read it, mail it, keep it in git; replay checks every line of it.

    dolmen 1                      the version of this format
    game tain 1                   the game and the version of its rules
    players 3
    option start random           one line per option
    commitment 5c0f…              the hash of the seed, from the start

    (start red)                   what chance gave: a remark that replay checks
    red: raid boy blue stable 1   one line per step

    seed 07000000…                only once the game is over
    score red 29                  one line per player
    winner red                    one line per winner

Empty lines and what follows a `#` do not count.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, overload

from dolmen.core.errors import BadTranscript, DolmenError, NoTranscript, UnknownVersion
from dolmen.core.game import find_game
from dolmen.core.play import Events, Play
from dolmen.core.seed import SEED_BYTES, Seed, commitment, seed_from
from dolmen.core.viewer import FULL, NOBODY

FORMAT = 1
Kind = TypeVar("Kind", bound=Play)


def dump(play: Play, reader: int = FULL) -> str:
    """The text of a play; for a player or a spectator as `reader`, without what is still secret from them."""
    if play.start is not None:
        raise NoTranscript(game=play.game.name)
    reader = FULL if play.over else reader
    lines = [*_header(play), "", *_remarks(play, play.opening, reader)]
    for number, step in enumerate(play.steps):
        sentence = play.game.notation.sentence(step.action)
        if reader != FULL and play.game.story.is_sealed(play, number, reader):
            sentence = play.game.notation.public(step.action)
        lines.append(f"{play.seat_word(step.player)}: {sentence}")
        lines += _remarks(play, step.tale, reader)
    if play.over:
        lines += ["", *_ending(play)]
    return "\n".join(lines) + "\n"


def _header(play: Play) -> list[str]:
    options = [f"option {name} {value}" for name, value in play.options.items()]
    return [
        f"dolmen {FORMAT}",
        f"game {play.game.name} {play.game.version}",
        f"players {play.players}",
        *options,
        f"commitment {commitment(play.seed)}",
    ]


def _remarks(play: Play, tale: Events, reader: int) -> list[str]:
    remarks = (play.game.notation.remark(event, play.state, reader) for event in tale)
    return [f"({remark})" for remark in remarks if remark]


def _ending(play: Play) -> list[str]:
    scores = [f"score {play.seat_word(player)} {points}" for player, points in enumerate(play.scores)]
    return [f"seed {play.seed.hex()}", *scores, *(f"winner {play.seat_word(player)}" for player in play.winners)]


@dataclass
class Transcript:
    """The lines of a transcript, sorted by kind but not yet replayed; numbers are those of the lines."""

    game: str = ""
    version: int = 0
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    commitment: str = ""
    told: list[tuple[int, str]] = field(default_factory=list)  # `red: pass` and `(start red)`
    seed: bytes | None = None
    ending: list[tuple[int, str]] = field(default_factory=list)


def parse(text: str) -> Transcript:
    """Sorts the lines; what has no place in a transcript is refused with its line."""
    found = Transcript()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line:
            try:
                _take_line(found, number, line)
            except (ValueError, IndexError) as error:
                if isinstance(error, DolmenError):
                    raise
                raise BadTranscript(line=number, reason=f"{line!r} cannot be read") from None
    for name in ("game", "players", "commitment"):
        if not getattr(found, name):
            raise BadTranscript(line=1, reason=f"the header has no line {name!r}")
    return found


def _take_line(found: Transcript, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if number == 1 or word == "dolmen":
        if word != "dolmen" or rest != str(FORMAT):
            raise BadTranscript(line=number, reason=f"a transcript begins with 'dolmen {FORMAT}', not {line!r}")
    elif line.startswith("(") or word.endswith(":"):
        found.told.append((number, line))
    elif word == "game":
        found.game, version = rest.split()
        found.version = int(version)
    elif word == "players":
        found.players = int(rest)
    elif word == "option":
        name, _, value = rest.partition(" ")
        found.options[name] = value
    elif word == "commitment":
        found.commitment = rest
    elif word == "seed":
        found.seed = bytes.fromhex(rest)
        if len(found.seed) != SEED_BYTES:
            raise BadTranscript(line=number, reason=f"a seed has {2 * SEED_BYTES} hexadecimal digits")
    elif word in ("score", "winner"):
        found.ending.append((number, line))
    else:
        raise BadTranscript(line=number, reason=f"{line!r} is neither header, act, remark nor ending")


@overload
def load(text: str, seed: Seed | None = None) -> Play: ...
@overload
def load(text: str, seed: Seed | None, kind: type[Kind]) -> Kind: ...
def load(text: str, seed: Seed | None = None, kind: type[Play] = Play) -> Play:
    """Replays a transcript exactly; what does not agree with rules, seed or ending is refused with its line.

    A game that is not over does not tell its seed, so its keeper hands it in. `kind` is the class of the play.
    """
    found = parse(text)
    play = _begin(found, None if seed is None else seed_from(seed), kind)
    expected: list[str] = _remarks(play, play.opening, FULL)
    for number, line in found.told:
        if line.startswith("("):
            if not expected or expected[0] != line:
                raise BadTranscript(
                    line=number, reason=f"chance gave {expected[0] if expected else 'nothing'}, not {line}"
                )
            expected.pop(0)
        else:
            if expected:
                raise BadTranscript(line=number, reason=f"the remark {expected[0]} is missing before this line")
            expected = _replay_act(play, number, line)
    last = found.told[-1][0] if found.told else 1
    if expected:
        raise BadTranscript(line=last, reason=f"the remark {expected[0]} is missing after this line")
    _check_ending(play, found, last)
    return play


def _begin(found: Transcript, seed: bytes | None, kind: type[Play]) -> Play:
    known = found.seed or seed
    if known is None:
        raise BadTranscript(line=1, reason="the game is not over and its seed is secret: it cannot be replayed without")
    if commitment(known) != found.commitment:
        raise BadTranscript(line=1, reason="the seed is not the one that was promised in 'commitment'")
    try:
        game = find_game(found.game).of_version(found.version)
        return kind(game, found.players, game.settle(found.players, found.options), known)
    except UnknownVersion as error:
        raise BadTranscript(line=2, reason=str(error)) from error
    except DolmenError as error:
        raise BadTranscript(line=1, reason=str(error)) from error


def _replay_act(play: Play, number: int, line: str) -> list[str]:
    seat, _, sentence = line.partition(":")
    if play.player != NOBODY and seat != play.seat_word(play.player):
        raise BadTranscript(line=number, reason=f"it is the turn of {play.seat_word(play.player)}, not of {seat}")
    try:
        return _remarks(play, play.play(sentence).tale, FULL)
    except DolmenError as error:
        raise BadTranscript(line=number, reason=str(error)) from error


def _check_ending(play: Play, found: Transcript, last: int) -> None:
    if not play.over:
        if found.ending:
            raise BadTranscript(line=found.ending[0][0], reason="the game is not over")
        return
    told = [line for _, line in found.ending]
    right = _ending(play)[1:]
    for (number, line), wanted in zip(found.ending, right, strict=False):
        if line != wanted:
            raise BadTranscript(line=number, reason=f"it ended with {wanted!r}, not {line!r}")
    if found.seed is not None and len(told) != len(right):
        raise BadTranscript(line=last, reason="the ending does not name every score and winner")
