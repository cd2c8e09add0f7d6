"""What viewers are shown of a position: only views, pictures of views, and log lines for that very viewer."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.server.table.due import closing_time
from dolmen.server.table.names import names_of
from dolmen.server.table.table import Table
from dolmen.server.table.together import may_choose_early, sealed_choice, together_shown
from dolmen.wire.messages import (
    FactShown,
    LegalAction,
    Log,
    LogLine,
    PlayerResult,
    PlayerShown,
    PointsLine,
    Position,
    Result,
    Scene,
    StandingShown,
    Together,
    Window,
)
from dolmen.words import Texts, texts

LAYOUTS = ("wide", "narrow", "none")


class Shown(msgspec.Struct):
    """What one viewer is shown of one position in one language; made once for all who see the same."""

    sight: Any
    ask: str
    progress: str
    legal: list[LegalAction]
    early: list[LegalAction]
    can_undo: bool
    together: Together | None
    players: list[PlayerShown]
    result: Result | None


def viewer_of(seat: int | None) -> int:
    """The viewer of a seat; a spectator has none."""
    return NOBODY if seat is None else seat


def show(table: Table, seat: int | None, language: str) -> Shown:
    """The words of the present position for a viewer."""
    running = table.at_play
    key = (seat, language)
    if key not in running.shown:
        running.shown[key] = _show(table, running.play, seat, language)
    return running.shown[key]


def _show(table: Table, play: Play, seat: int | None, language: str) -> Shown:
    words, story, viewer = texts(language, table.game), play.game.story, viewer_of(seat)
    names = names_of(table, words)
    sight = table.public_sight if seat is None else play.sight(viewer)
    is_early = may_choose_early(table, seat)
    if is_early:  # they see what they will see at their turn
        sight.player = viewer
    public = None if seat is None else show(table, None, language)  # what everybody may see, a spectator sees
    return Shown(
        sight=sight,
        ask=words.say(story.ask(sight, viewer), names),
        progress=public.progress if public else words.say(story.progress(sight), names),
        legal=_legal(play, play.legal, sight, words, names) if seat is not None and seat == play.player else [],
        early=_legal(play, play.legal_early(viewer), sight, words, names) if is_early else [],
        can_undo=seat is not None and not play.why_no_undo(seat),
        together=public.together if public else together_shown(table),
        players=public.players if public else [_player(story, sight, p, words, names) for p in range(play.players)],
        result=public.result if public else _result(play, words, names) if play.over else None,
    )


def _legal(play: Play, legal: tuple[int, ...], sight: Plain, words: Texts, names: list[str]) -> list[LegalAction]:
    story, sentence = play.game.story, play.game.notation.sentence
    actions = []
    for action in legal:
        question = story.confirm(action, sight)
        confirm = None if question is None else words.say(question, names)
        actions.append(LegalAction(sentence(action), words.say(story.label(action, sight), names), confirm))
    return actions


def _player(story: Any, sight: Plain, player: int, words: Texts, names: list[str]) -> PlayerShown:
    facts = [FactShown(fact.icon, fact.number, words.say(fact.line, names)) for fact in story.facts(sight, player)]
    return PlayerShown(story.public_score(sight, player), facts)


def _result(play: Play, words: Texts, names: list[str]) -> Result:
    players = []
    for player, (score, rank) in enumerate(zip(play.scores, play.ranks, strict=True)):
        lines = play.game.story.points(play.state, player)
        points = [PointsLine(words.say(line.line, names), line.points) for line in lines]
        players.append(PlayerResult(score, rank + 1, points))
    return Result(play.winners, players, play.seed.hex())


def picture(table: Table, seat: int | None, language: str, layout: str) -> str:
    """The picture of the present position for a viewer."""
    running = table.at_play
    key = (seat, language, layout)
    if key not in running.shown:
        running.shown[key] = draw(table, show(table, seat, language).sight, seat, language, layout)
    return running.shown[key]


def draw(table: Table, sight: Plain, seat: int | None, language: str, layout: str) -> str:
    """A picture of a sight."""
    words = texts(language, table.game)
    return table.game.picture(sight, viewer_of(seat), words, names_of(table, words), narrow=layout == "narrow")


def log_of(table: Table, seat: int | None, language: str) -> list[LogLine]:
    """The log as a viewer may hear it now. A list that grew is the same list; one told anew is another."""
    running = table.at_play
    play, key = running.play, (viewer_of(seat), language)
    lines = running.logs.get(key)
    told = running.logged.get(key, -1)
    # What was told may be told otherwise later: things are forgotten, and everything is open at the end.
    if lines is None or told > len(play.steps) or play.over or play.game.story.RETELLS:
        lines, told = [], -1
    sight, words = show(table, seat, language).sight, texts(language, table.game)
    names = names_of(table, words)
    for step in range(told, len(play.steps)):
        for event in play.opening if step < 0 else play.steps[step].tale:
            line = play.game.story.tell(event, key[0], sight)
            if line is not None:
                lines.append(LogLine(words.say(line, names), step + 1))
    running.logs[key], running.logged[key] = lines, len(play.steps)
    return lines


def scenes_since(table: Table, seat: int | None, language: str, layout: str, number: int) -> list[Scene]:
    """The moments of the steps after the first `number`, each with the lines told up to it."""
    running = table.at_play
    key = (seat, language, layout, "scenes", number)
    if key not in running.shown:
        steps = range(number, len(running.play.steps))
        running.shown[key] = [scene for step in steps for scene in _scenes(table, step, seat, language, layout)]
    return running.shown[key]


def _scenes(table: Table, step: int, seat: int | None, language: str, layout: str) -> list[Scene]:
    play, words, viewer = table.play, texts(language, table.game), viewer_of(seat)
    names, now = names_of(table, words), show(table, seat, language).sight
    scenes, told = [], 0
    for count, state in play.steps[step].frames:
        tellings = (play.game.story.tell(event, viewer, now) for event in play.steps[step].tale[told:count])
        lines = [words.say(line, names) for line in tellings if line is not None]
        scenes.append(Scene(draw(table, play.sight(viewer, state), seat, language, layout), lines))
        told = count
    return scenes


def position(
    table: Table, seat: int | None, language: str, layout: str, log: Log, since: int, with_view: bool, now: float
) -> Position:
    """The position for a viewer; `since` is how many steps they have already been shown."""
    play = table.play
    shown = show(table, seat, language)
    return Position(
        number=len(play.steps),
        seat=seat,
        turn=table.turn,
        over=play.over,
        ask=shown.ask,
        progress=shown.progress,
        legal=shown.legal,
        early=shown.early,
        together=shown.together,
        undo=shown.can_undo,
        standing=standing_shown(table, seat, language),
        window=window_of(table, now),
        players=shown.players,
        log=log,
        scenes=scenes_since(table, seat, language, layout, since) if layout != "none" else [],
        result=shown.result,
        picture=picture(table, seat, language, layout) if layout != "none" else UNSET,
        view=fields_of(play.view(viewer_of(seat))) if with_view else UNSET,
    )


def standing_shown(table: Table, seat: int | None, language: str) -> StandingShown | None:
    """What a seat has answered in advance, for itself alone."""
    answer = table.standing.get(seat) if seat is not None else None
    if seat is None or answer is None:
        return None
    action, label = sealed_choice(table, seat), None
    if action is not None:
        words = texts(language, table.game)
        label = words.say(table.game.story.label(action, table.play.sight(seat)), names_of(table, words))
    return StandingShown(answer.sentence, answer.until, label)


def fields_of(view: Plain) -> dict[str, Any]:
    """The fields of a view by name."""
    return {name: value for name, value in vars(view).items() if name not in ("tale", "spare")}


def window_of(table: Table, now: float) -> Window | None:
    """The window that is open, and how long until the table answers for those who do not: everybody sees the same."""
    decline = table.running.decline() if table.running and table.turn is not None else None
    if decline is None:
        return None
    closes = closing_time(table)
    seconds = None if closes is None else round(max(closes - now, 0.0), 1)
    return Window(table.game.notation.sentence(decline), seconds)
