"""What viewers are shown: only views, pictures of views, and log lines for that very viewer are made here."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.picture.palette import emblem_of
from dolmen.server.table.table import Running, Seat, Table
from dolmen.server.table.together import may_choose_early, sealed_choice, together_shown
from dolmen.server.web.seed_check import promise
from dolmen.wire.messages import (
    Choice,
    FactShown,
    Log,
    LogLine,
    OptionLine,
    PlayerResult,
    PlayerShown,
    PointsLine,
    Position,
    Result,
    Scene,
    SeatShown,
    Standing,
    TableShown,
    Together,
    VoteShown,
    Window,
)
from dolmen.words import Texts, texts

LAYOUTS = ("wide", "narrow", "none")
BOT_NAMES = ("Fergus", "Maeve", "Conall", "Deirdre", "Finn")  # by seat


class Shown(msgspec.Struct):
    """What one viewer is shown of one position in one language; made once for all who look so."""

    sight: Any
    ask: str
    progress: str
    legal: list[Choice]
    early: list[Choice]
    can_undo: bool
    together: Together | None
    players: list[PlayerShown]
    result: Result | None


def viewer_of(seat: int | None) -> int:
    """The viewer of a seat; a spectator has none."""
    return NOBODY if seat is None else seat


def names_of(table: Table, words: Texts) -> list[str]:
    """What the players are called in a language."""
    if words.language not in table.names:
        table.names[words.language] = _names_of(table, words)
    return table.names[words.language]


def _names_of(table: Table, words: Texts) -> list[str]:
    return [name_at(number, seat, words) for number, seat in enumerate(table.seats)]


def name_at(number: int, seat: Seat, words: Texts) -> str:
    """What somebody is called at a table: bots have names there, so that two of them can be told apart."""
    return BOT_NAMES[number % len(BOT_NAMES)] if seat.kind == "bot" else name_of(seat, words)


def name_of(seat: Seat, words: Texts) -> str:
    """The name of a person or a bot."""
    if seat.kind == "bot" and seat.level:
        return words("bot-name", level=level_text(seat.level, words))
    return seat.name or words("guest-name")


def level_text(level: str, words: Texts) -> str:
    """What a level of bots is called."""
    return words(f"level-{level}") if words.has(f"level-{level}") else level


def show(table: Table, seat: int | None, language: str) -> Shown:
    """The words of the present position for a viewer."""
    running = table.running
    assert running is not None
    key = (seat, language)
    if key not in running.shown:
        running.shown[key] = _show(table, running.play, seat, language)
    return running.shown[key]


def _show(table: Table, play: Play, seat: int | None, language: str) -> Shown:
    words, story, viewer = texts(language, table.game), play.game.story, viewer_of(seat)
    names = names_of(table, words)
    sight = table.sample() if seat is None else play.sight(viewer)
    is_early = may_choose_early(table, seat)
    if is_early:  # he sees what he will see when he is asked
        sight.player = viewer
    public = None if seat is None else show(table, None, language)  # what everybody may see, a spectator sees
    return Shown(
        sight=sight,
        ask=words.say(story.ask(sight, viewer), names),
        progress=public.progress if public else words.say(story.progress(sight), names),
        legal=_choices(play, play.legal, sight, words, names) if seat is not None and seat == play.player else [],
        early=_choices(play, play.legal_early(viewer), sight, words, names) if is_early else [],
        can_undo=seat is not None and not play.why_no_undo(seat),
        together=public.together if public else together_shown(table),
        players=public.players if public else [_player(story, sight, p, words, names) for p in range(play.players)],
        result=public.result if public else _result(play, words, names) if play.over else None,
    )


def _choices(play: Play, legal: tuple[int, ...], sight: Plain, words: Texts, names: list[str]) -> list[Choice]:
    story, sentence = play.game.story, play.game.notation.sentence
    choices = []
    for action in legal:
        question = story.confirm(action, sight)
        confirm = None if question is None else words.say(question, names)
        choices.append(Choice(sentence(action), words.say(story.label(action, sight), names), confirm))
    return choices


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
    running = table.running
    assert running is not None
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
    running = table.running
    assert running is not None
    play, key = running.play, (viewer_of(seat), language)
    lines = running.logs.get(key)
    told = running.logged.get(key, -1)
    # What was told may be told otherwise later: things are forgotten, and everything is open at the end.
    if lines is None or told > len(play.steps) or play.over or getattr(play.game.story, "RETELLS", True):
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
    running = table.running
    assert running is not None
    key = (seat, language, layout, "scenes", number)
    if key not in running.shown:
        steps = range(number, len(running.play.steps))
        running.shown[key] = [
            scene for step in steps for scene in _scenes(table, running, step, seat, language, layout)
        ]
    return running.shown[key]


def _scenes(table: Table, running: Running, step: int, seat: int | None, language: str, layout: str) -> list[Scene]:
    play, words, viewer = running.play, texts(language, table.game), viewer_of(seat)
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
    """The position for a viewer; `since` is how many steps he has already been shown."""
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
        ahead=standing_shown(table, seat, language),
        window=window_of(table, now),
        players=shown.players,
        log=log,
        scenes=scenes_since(table, seat, language, layout, since) if layout != "none" else [],
        result=shown.result,
        picture=picture(table, seat, language, layout) if layout != "none" else UNSET,
        view=fields_of(play.view(viewer_of(seat))) if with_view else UNSET,
    )


def standing_shown(table: Table, seat: int | None, language: str) -> Standing | None:
    """What a seat has answered in advance, for itself alone."""
    standing = table.aheads.get(seat) if seat is not None else None
    if seat is None or standing is None:
        return None
    action, label = sealed_choice(table, seat), None
    if action is not None:
        words = texts(language, table.game)
        label = words.say(table.game.story.label(action, table.play.sight(seat)), names_of(table, words))
    return Standing(standing.say, standing.until, label)


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


def closing_time(table: Table) -> float | None:
    """When the table says no for whoever is asked between turns; None where it waits for him.

    One window serves all who are asked in it, so that nobody waits twice. It waits for those who want to be asked. A
    slow table has no window and waits for nobody else.
    """
    running, turn, agreed = table.running, table.turn, table.agreed
    if running is None or turn is None or running.decline() is None:
        return None
    standing = table.aheads.get(turn)
    if standing is not None and standing.until == "ask":
        return None
    return running.opened + agreed.grace if agreed.grace or agreed.pace.kind == "days" else None


def table_shown(table: Table, person: str | None, language: str, now: float, home: str) -> TableShown:
    """The table with its seats for somebody."""
    agreed, words = table.agreed, texts(language, table.game)
    mine = table.seats_of(person)
    return TableShown(
        table=agreed.id,
        game=agreed.game.name,
        title=words("title"),
        status=table.status,
        public=agreed.public,
        options=[option_line(name, value, words) for name, value in agreed.options.items()],
        pace=agreed.pace,
        grace=agreed.grace,
        seats=seats_shown(table, person, language, now),
        turn=table.turn,
        mine=mine,
        host=person is not None and person == agreed.host,
        votes=votes_shown(table),
        hints=agreed.hints,
        rematch=table.rematch,
        commitment=promise(agreed.seed) if table.status != "open" else None,
        link=f"{home}/table/{agreed.id}",
    )


def option_line(name: str, value: str, words: Texts) -> OptionLine:
    """An option and what was chosen, in words."""
    return OptionLine(name, value, words(f"option-{name}"), value_text(name, value, words))


def value_text(name: str, value: str, words: Texts) -> str:
    """The text of an option's value; long lists of values have none but their words."""
    key = f"option-{name}-{value.replace(' ', '_')}"
    return words(key) if words.has(key) else value


def seats_shown(table: Table, person: str | None, language: str, now: float) -> list[SeatShown]:
    """The seats for somebody; of other people only name and presence."""
    words, sight, online = texts(language, table.game), table.sample(), table.online()
    mine = set(table.seats_of(person))
    shown = []
    for number, seat in enumerate(table.seats):
        look = table.game.story.seat(sight, number)
        clock = time_left(table, number, now) if seat.kind == "person" else None
        shown.append(
            SeatShown(
                seat=number,
                name="" if seat.kind == "open" else name_at(number, seat, words),
                kind=seat.kind,
                level=seat.level if seat.kind == "bot" else None,
                colour=look.colour,
                emblem=emblem_of(look.colour),
                word=words.say(look.line),
                online=seat.kind == "bot" or number in online,
                me=number in mine,
                clock=None if clock is None else round(clock, 1),
                out=table.is_out(number, now),
            )
        )
    return shown


def time_left(table: Table, seat: int, now: float) -> float | None:
    """What a seat has left, by its clock or the hourglass, whichever runs out first; None where none runs."""
    if table.running is None:
        return None
    left, ends = table.running.clocks.of(seat, table.turn, now), table.running.turn_ends()
    if ends is None or seat != table.turn:
        return left
    return max(ends - now, 0.0) if left is None else min(max(ends - now, 0.0), left)


def votes_shown(table: Table) -> list[VoteShown]:
    """Who wants whose seat to go to a bot."""
    seats = sorted({seat for seat, _ in table.votes})
    return [
        VoteShown(seat, sorted(by for s, by in table.votes if s == seat), len(voters(table, seat))) for seat in seats
    ]


def voters(table: Table, seat: int) -> list[int]:
    """The seats of the other people, all of whom have to agree."""
    return [
        number
        for number, other in enumerate(table.seats)
        if number != seat and other.kind == "person" and not other.has_left and other.person != table.seats[seat].person
    ]
