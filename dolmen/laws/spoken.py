"""What people are told, watched in random games: each law of words as a function that yields what it finds wrong.

Laws of a position look at one play; laws of a step at a play before and after it. The suite runs them as tests over a
few games, `dolmen stress --words` over thousands.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from html import unescape

from dolmen.core.contract.room import DESK, Box
from dolmen.core.game import Game
from dolmen.core.phrase import can_become
from dolmen.core.play import Play, Step
from dolmen.core.view import View
from dolmen.core.viewer import NOBODY
from dolmen.laws.boxes import BOXES
from dolmen.laws.forecasts import forecasts_come_true
from dolmen.laws.recorder import recorder
from dolmen.words import LANGUAGES, Line
from dolmen.words.why import choices, reasons

NAMES = ("Anna", "Bea", "Carlo", "Dora", "Ezio")
AWAY = ("why-turn", "why-already-chosen", "why-watching", "why-over")
FEW = 3  # phrases that are asked about by those who have nothing to choose
SENTENCES = 24  # that somebody might type, beside the parts of the picture
SWAPS, ENOUGH = 6, 3  # of what a spectator does not see, and how many of them a player must have seen
ODD = ("|", "", " ", "*", "7", "-1", "zzz", "*|", "zzz|", "\u202e", "日本")
Faults = Iterator[str]

_PART = re.compile(r'data-phrase="([^"]*)"[^>]*?data-label="([^"]*)"')
_DESCRIPTION = re.compile(r"<desc[^>]*>(.*?)</desc>", re.S)


# --- a position --------------------------------------------------------------------------------------------------


def labels_differ(play: Play) -> Faults:
    """The labels of all legal actions of a position differ."""
    sight, notation = play.sight(play.player), play.game.notation
    lines = {action: play.game.story.label(action, sight) for action in play.legal}
    for language in LANGUAGES:
        words, said = recorder(language, play.game), dict[str, int]()
        for action, line in lines.items():
            other = said.setdefault(words.say(line, NAMES), action)
            if other != action:
                text = words.say(line, NAMES)
                yield f"{notation.sentence(other)!r} and {notation.sentence(action)!r} are both {text!r} ({language})"


def spoken_names_differ(play: Play) -> Faults:
    """The spoken names of the parts that can be chosen now differ, unless they stand for the same words."""
    said, sentences = dict[str, str](), play.sentences
    for phrase, name in parts_of(play):
        if said.get(name) == phrase or not can_become(sentences, phrase):
            continue
        if said.setdefault(name, phrase) != phrase:
            yield f"{said[name]!r} and {phrase!r} are both called {name!r}"


def reasons_are_in_place(play: Play) -> Faults:
    """No reason is given against what can be chosen; away from one's turn the reason is that."""
    for viewer in (NOBODY, *range(play.players)):
        has_choice = bool(choices(play, viewer))
        for phrase, is_possible, line in answers(play, viewer):
            if is_possible:
                if line is not None:
                    yield f"{phrase!r} can be chosen, and {line.key} is said against it"
            elif not has_choice and (line is None or line.key not in AWAY):
                yield f"{phrase!r} away from one's turn: {line and line.key}"


def reasons_are_true(play: Play) -> Faults:
    """What a reason claims is so, and the game has a claim for every reason it gives."""
    viewer, game = play.player, play.game
    for phrase, _, line in answers(play, viewer):
        if line is None or line.key in AWAY:
            continue
        if line.key not in game.claims:
            yield f"{line.key} has no function in CLAIMS of claims.py"
        elif not game.claims[line.key](play.state, viewer, phrase, line.details):
            yield f"{phrase!r}: {recorder('en', game).say(line, NAMES)!r} ({line.key}) is not true"


@lru_cache(maxsize=16)
def answers(play: Play, viewer: int) -> list[tuple[str, bool, Line | None]]:
    """What a viewer may ask about, whether they can choose it, and what they are told; kept for several laws."""
    possible, asked, reason = choices(play, viewer), asked_about(play), reasons(play, viewer)
    return [(phrase, can_become(possible, phrase), reason(phrase)) for phrase in (asked if possible else asked[:FEW])]


def odd_words_do_no_harm(play: Play) -> Faults:
    """Whatever is typed or sent, why_not of the game answers."""
    words = [word for sentence in play.sentences for word in sentence.split()]
    chance = random.Random(len(play.steps))
    mixed = [" ".join(chance.choices(words, k=count)) for count in (1, 2, 3, 4)]
    reason = reasons(play, play.player)
    for phrase in (*ODD, *mixed):
        try:
            reason(phrase)
        except Exception as error:  # whatever it is, it is the fault that is looked for
            yield f"why_not({phrase!r}) fails: {type(error).__name__}: {error}"


# --- a step ------------------------------------------------------------------------------------------------------


def changes_are_told(before: Play, after: Play, step: Step) -> Faults:
    """Where a public field changes, at least one of the events that tell of it is a line to every viewer."""
    story, sights = after.game.story, {viewer: after.sight(viewer) for viewer in (NOBODY, *range(after.players))}
    for field in changed_fields(before, after):
        if field in story.UNTOLD:
            continue
        events = [event for event in step.tale if event[0] in story.TELLS.get(field, ())]
        for viewer, sight in sights.items():
            if not any(isinstance(story.tell(event, viewer, sight), Line) for event in events):
                sentence = after.game.notation.sentence(step.action)
                yield f"{field} changes by {sentence!r}, and no line tells viewer {viewer} of it"
                break


def changes_are_described(before: Play, after: Play, step: Step) -> Faults:
    """Where a public field changes that is told, the spoken description of the picture changes."""
    changed = [field for field in changed_fields(before, after) if field not in after.game.story.UNTOLD]
    language, _ = language_and_room(after)
    if changed and description(before, NOBODY, language) == description(after, NOBODY, language):
        sentence = after.game.notation.sentence(step.action)
        yield f"{', '.join(changed)} changes by {sentence!r}, and the description stays ({language})"


def own_secrets_are_described(play: Play) -> Faults:
    """What a player sees and a spectator does not is in that player's description: it changes with it.

    Looked at for one player of each position. A swap may exchange things that look the same, so that there are several.
    """
    player, swapped, (language, _) = chance_of(play).randrange(play.players), play.copy(), language_and_room(play)
    swapped.state = play.state.copy()
    here, told, seen = play.sight(player).pack(play.game.state), description(play, player, language), 0
    for _ in range(SWAPS):
        swapped.rules.swap(swapped.state, NOBODY)
        if swapped.sight(player).pack(play.game.state) == here:
            continue
        if description(swapped, player, language) != told:
            return
        seen += 1
    if seen >= ENOUGH:
        yield f"what player {player} alone knows is not in the description"


def everything_can_be_said(before: Play, after: Play, step: Step) -> Faults:
    """What is told, asked, counted and shown beside the picture has words in both languages."""
    for line in lines_of(before, after, step):
        for language in LANGUAGES:
            try:
                if not recorder(language, after.game).say(line, NAMES).strip():
                    yield f"{line.key} says nothing ({language})"
            except Exception as error:  # whatever it is, it is the fault that is looked for
                yield f"{line.key} cannot be said ({language}): {type(error).__name__}: {error}"


@lru_cache(maxsize=1)
def lines_of(before: Play, after: Play, step: Step) -> list[Line]:
    """All of them, kept for the tally."""
    return list(_lines_of(before, after, step))


def _lines_of(before: Play, after: Play, step: Step) -> Iterator[Line]:
    """What people hear and read of a step: its events as each viewer is told, questions, points and facts."""
    story = after.game.story
    seen = before.sight(before.player)
    asked = (story.confirm(step.action, seen), story.brings(step.action, seen))
    yield from (line for line in asked if line is not None)
    for viewer in (NOBODY, *range(after.players)):
        sight = after.sight(viewer)
        yield from (story.ask(sight, viewer), story.progress(sight))
        told = (story.tell(event, viewer, sight) for event in step.tale)
        yield from (line for line in told if isinstance(line, Line))
    for player in range(after.players):
        yield from (item.line for item in story.points(after.state, player))
        yield from (fact.line for fact in story.facts(after.sight(NOBODY), player))


def is_heard_alone(before: Play, after: Play, field: str) -> bool:
    """Whether the description would be another if this field had not changed and everything else had.

    A position that is half old and half new may be none that can be drawn; then nothing is known, and nothing said.
    """
    language, _ = language_and_room(after)
    half = after.sight(NOBODY).copy()
    setattr(half, field, getattr(before.sight(NOBODY), field))
    try:
        svg = after.game.picture(half, NOBODY, recorder(language, after.game), NAMES)
    except (LookupError, ValueError, ArithmeticError, StopIteration):
        return True
    return described(svg) != description(after, NOBODY, language)


def changed_fields(before: Play, after: Play) -> list[str]:
    """The public fields in which two positions differ."""
    one, two = before.state, after.state
    return [field for field in after.game.public if getattr(one, field) != getattr(two, field)]


def heard(play: Play, action: int, tally: Counter[str] | None = None) -> Iterator[tuple[str, str]]:
    """Everything wrong at a position and at the step that an action makes from it: the law, and what it found.

    The tally learns how much was looked at.
    """
    for law in OF_A_POSITION:
        for fault in law(play):
            yield law.__name__, fault
    after = play.copy()
    step = after.act(action)
    for law_of_step in OF_A_STEP:
        for fault in law_of_step(play, after, step):
            yield law_of_step.__name__, fault
    if tally is not None:
        tally.update(looked_at(play, after, step))


def looked_at(before: Play, after: Play, step: Step) -> dict[str, int]:
    """How much the laws looked at in one position and the step from it."""
    viewers = (NOBODY, *range(before.players))
    return {
        "positions": 1,
        "labels": len(before.legal) * len(LANGUAGES),
        "spoken names": len(parts_of(before)),
        "reasons": sum(line is not None for viewer in viewers for _, _, line in answers(before, viewer)),
        "changes": len(changed_fields(before, after)) * len(viewers),
        "lines": len(lines_of(before, after, step)) * len(LANGUAGES),
    }


OF_A_POSITION: tuple[Callable[[Play], Faults], ...] = (
    labels_differ,
    spoken_names_differ,
    reasons_are_in_place,
    reasons_are_true,
    odd_words_do_no_harm,
    own_secrets_are_described,
    forecasts_come_true,
)
OF_A_STEP: tuple[Callable[[Play, Play, Step], Faults], ...] = (
    changes_are_told,
    changes_are_described,
    everything_can_be_said,
)


# --- pictures ----------------------------------------------------------------------------------------------------


def chance_of(play: Play) -> random.Random:
    """The same chance for the same position."""
    return random.Random(play.state.pack(play.game.state))


def language_and_room(play: Play) -> tuple[str, Box]:
    """In which language a position is looked at, and in which room: one of each, since drawing takes its time."""
    chance = chance_of(play)
    return chance.choice(LANGUAGES), chance.choice(BOXES)


def drawn(play: Play, viewer: int, language: str, box: Box) -> str:
    """The picture of a position, kept while several laws look at it."""
    return _drawn(play.game, play.sight(viewer).pack(play.game.state), viewer, language, box)


@lru_cache(maxsize=64)
def _drawn(game: Game, packed: bytes, viewer: int, language: str, box: Box) -> str:
    return game.picture(View.unpack(game, viewer, packed), viewer, recorder(language, game), NAMES, box=box)


def parts_of(play: Play) -> list[tuple[str, str]]:
    """The phrases of all parts that the player to move sees, with their spoken names."""
    return [
        (unescape(phrase), name) for phrase, name in _PART.findall(drawn(play, play.player, *language_and_room(play)))
    ]


def description(play: Play, viewer: int, language: str) -> str:
    """The spoken description of a position."""
    return described(drawn(play, viewer, language, DESK))


def described(svg: str) -> str:
    """The spoken description of a picture."""
    found = _DESCRIPTION.search(svg)
    return found[1] if found else ""


def asked_about(play: Play) -> Sequence[str]:
    """What somebody may ask about: the parts of the picture, and sentences that they might type."""
    chance = chance_of(play)
    typed = [play.game.notation.sentence(chance.randrange(play.game.actions)) for _ in range(SENTENCES)]
    return [*dict.fromkeys(phrase for phrase, _ in parts_of(play)), *typed]
