"""Secrecy: whoever cannot see a difference receives the same bytes, message for message, whatever is hidden from them.

Random games are played in two servers at once. At every step the second is given the first one's position with things
that the viewer cannot see exchanged (the game's own `swap`). As long as viewers know the same in both, all that they
receive has to be the same: views, pictures, logs, chat, errors, answers, records, replays; number, length and order.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from dolmen.core.game import Game, games
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.server.store.rows import KeptStep
from dolmen.server.table import acting, seating
from dolmen.server.table.workers import Workers
from dolmen.server.web import showing
from tests.server.helpers import EasyBots, open_house
from tests.server.worlds import TABLE, World, are_alike

STEPS, MORE_STEPS = 24, 60  # are compared, in one game or several short ones; more in `make long`
GAMES = 8
# A spectator and one of the first two seats, which titles take in turn; every seat is looked at in `make long`.
VIEWERS = [(game, viewer) for turn, game in enumerate(games().values()) for viewer in (turn % 2, NOBODY)]
EYES = {0: "first seat", 1: "second seat", NOBODY: "spectator"}
SEED = [11]


@pytest.fixture(autouse=True)
def same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers give their table the same name and seed."""
    monkeypatch.setattr(seating, "fresh_table_name", lambda: TABLE)
    monkeypatch.setattr(seating, "fresh_seed", lambda: seed_from(SEED[0]))


@pytest.mark.parametrize(("game", "viewer"), VIEWERS, ids=lambda value: getattr(value, "name", EYES.get(value)))
def test_what_a_viewer_receives_tells_nothing_they_cannot_see(game: Game, viewer: int, tmp_path: Path) -> None:
    asyncio.run(compare_worlds(game, viewer, tmp_path))


def every_seat_and_spectator(game: Game) -> Iterator[tuple[int, int]]:
    """Each number of players with each viewer among them."""
    for players in game.players:
        yield from ((players, viewer) for viewer in (*range(players), NOBODY))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "viewer"),
    [(game, *eyes) for game in games().values() for eyes in every_seat_and_spectator(game)],
    ids=lambda value: getattr(value, "name", {NOBODY: "spectator"}.get(value, str(value))),
)
def test_no_seat_and_no_spectator_of_any_title_receives_what_they_cannot_see(
    game: Game, players: int, viewer: int, tmp_path: Path
) -> None:
    asyncio.run(compare_worlds(game, viewer, tmp_path, [players], MORE_STEPS))


async def compare_worlds(game: Game, viewer: int, folder: Path, counts: Sequence[int] = (), steps: int = STEPS) -> None:
    """Plays random games in two worlds and compares all the way; `counts` are the numbers of players to choose from."""
    choice, compared = random.Random(f"{game.name} {viewer} {counts}"), 0
    for number in range(GAMES):
        if compared < steps:
            SEED[0] = number
            players = choice.choice(counts or list(game.players))
            compared += await compare_games(game, players, viewer, folder / str(number), choice, steps - compared)
    assert compared > steps // 2


async def compare_games(game: Game, players: int, viewer: int, folder: Path, choice: random.Random, most: int) -> int:
    """Plays one random game in two worlds; how many steps were compared."""
    hands = [1_000_000.0]
    folders = [folder / "one", folder / "two"]
    async with open_house(folders[0], lambda: hands[0]) as left, open_house(folders[1], lambda: hands[0]) as right:
        one, two = World(left), World(right)
        for world in (one, two):
            await world.open(game.name, players, viewer, {})
        compared, together = 0, 0
        while compared < most and not one.play.over:
            if together == 0:
                two.become(one)
                assert are_alike(one, two), "swap is not allowed to change what the viewer knows"
                await asyncio.gather(one.look(), two.look())
            hands[0] += 1.0
            await compare(one, two, f"s{compared}", choice.randrange(2**32))
            together = (together + 1) * await advance(one, two, f"m{compared}", choice)
            compared += 1
            if together:
                assert difference(await one.seen(), await two.seen()) == ""
        return compared


async def compare(one: World, two: World, name: str, seed: int) -> None:
    """The viewer tries and reads the same in both worlds, and gets the same."""
    for world in (one, two):
        await world.probe(name, random.Random(seed))
    assert difference(await one.seen(), await two.seen()) == ""
    if seed % 3:
        return
    number = random.Random(seed).randint(0, len(one.play.steps))
    assert difference([await one.read(number)], [await two.read(number)]) == ""


def difference(one: list[list[str]], two: list[list[str]]) -> str:
    """The first place where two worlds differ, or nothing."""
    for left, right in zip(one, two, strict=True):
        for place, (mine, yours) in enumerate(zip(left, right, strict=False)):
            if mine != yours:
                at = next((n for n, (a, b) in enumerate(zip(mine, yours, strict=False)) if a != b), 0)
                start = max(at - 200, 0)
                return f"message {place}: …{mine[start : at + 100]}…\nnot …{yours[start : at + 100]}…"
        if len(left) != len(right):
            return f"{len(left)} messages, not {len(right)}: {(left + right)[-1]}"
    return ""


async def advance(one: World, two: World, name: str, choice: random.Random) -> bool:
    """Plays on in both worlds; whether the viewer still knows the same in both."""
    if one.play.steps and choice.random() < 0.2:
        last = one.play.steps[-1].player
        if not one.play.why_no_undo(last) and not two.play.why_no_undo(last):
            answers = [await world.undo(last, name) for world in (one, two)]
            assert answers[0]["type"] == answers[1]["type"] == "done"
            return are_alike(one, two)
    seat, common = one.play.player, sorted(set(one.play.legal) & set(two.play.legal))
    if not common or two.play.player != seat:
        await one.act(seat, choice.choice(one.play.legal), name)
        return False
    action = choice.choice(common)
    answers = [await world.act(seat, action, name) for world in (one, two)]
    assert answers[0] == answers[1]
    # Once a game is over everything is open, what happened included.
    return are_alike(one, two) and not one.play.over and not two.play.over


def test_the_comparison_finds_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names_of = showing.names_of

    def leaky_names(table, words):  # type: ignore[no-untyped-def]
        return [f"{name}, who has {len(table.play.legal)} choices" for name in names_of(table, words)]

    monkeypatch.setattr(showing, "names_of", leaky_names)
    with pytest.raises(AssertionError, match="choices"):
        asyncio.run(compare_worlds(games()["cairn"], NOBODY, tmp_path))


def test_the_comparison_finds_a_place_that_tells_what_was_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cairn = games()["cairn"]
    monkeypatch.setattr(cairn.story, "places", lambda event, viewer, view: [f"stone-{event[-1]}"])
    with pytest.raises(AssertionError, match="stone-"):
        asyncio.run(compare_worlds(cairn, NOBODY, tmp_path))


class SlowBots(EasyBots):
    """Bots that take their time, more of it the more they can choose from."""

    def __init__(self, hands: list[float]):
        super().__init__()
        self.hands = hands

    async def choose(self, level, game, view, seat, seed, legal, **how):  # type: ignore[no-untyped-def]
        self.hands[0] += 0.01 * len(legal)
        return await super().choose(level, game, view, seat, seed, legal)


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_bot_takes_the_same_time_whatever_it_holds(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, steps = [1_000_000.0], []
    keep = acting.keep

    async def note(house, table, step: KeptStep, *more) -> None:  # type: ignore[no-untyped-def]
        steps.append(step)
        await keep(house, table, step, *more)

    async def sleep(seconds: float) -> None:
        hands[0] += seconds

    monkeypatch.setattr(acting, "keep", note)
    monkeypatch.setattr(seating, "fresh_seed", lambda: seed_from(1))

    async def scene(workers: Workers) -> None:
        async with open_house(tmp_path, lambda: hands[0], workers, bot_pause=3.0) as door:
            door.house.sleep = sleep  # type: ignore[assignment]
            aoife = await door.visitor()
            await aoife.new_table(game.name, *["random"] * game.players[0])
            table = door.house.tables[TABLE]
            while table.status != "over" and len(steps) < 200:
                await asyncio.sleep(0)

    asyncio.run(scene(SlowBots(hands)))
    times = [1_000_000.0] + [step.at for step in steps]
    pauses = {round(later - earlier, 6) for earlier, later in pairwise(times)}
    assert len(steps) > 10 and pauses == {3.0}
