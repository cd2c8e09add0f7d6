"""Each law is shown to be able to fail: the template game with one planted mistake, and the law that must find it."""

import importlib
import re
import shutil
from pathlib import Path

import pytest

from dolmen import games as home
from dolmen.core import transcript
from dolmen.core.errors import BadTranscript, CannotCompile
from dolmen.core.game import find_game
from dolmen.core.native import checked_jit
from dolmen.core.phrase import continuing
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.laws.walk import BrokenLaw, Setting, Walker, random_play

TEMPLATE = Path(home.__path__[0]) / "cairn"

# law that must find it: (file, what stands there, what the mistake puts there)
MISTAKES = {
    "legal actions rise and are unique": (
        "rules.py",
        "out[n] = DROP + stone\n",
        "out[0] = DROP + stone\n",
    ),
    "the game's own invariants hold": (
        "rules.py",
        "show(state, stone, Place.DROPPED)",
        "show(state, stone, Place.CAIRN + state.players)",
    ),
    "hiding twice hides no more": ("sight.py", "clear_dice(state.dice)", "state.dice[0] = state.dice[0] // 2 + 3"),
    "nothing is hidden once the game is over": (
        "sight.py",
        "    if state.phase == Phase.OVER:\n        return\n    clear_dice",
        "    clear_dice",
    ),
    "what a swap makes keeps the invariants": (
        "sight.py",
        "state.place[stone], state.seen[stone] = state.place[other]",
        "state.place[stone], state.seen[stone] = Place.BAG",
    ),
    "a swap of unseen things leaves the view as it is": (
        "sight.py",
        "        if not has_seen(state, viewer, stone):",
        "        if not has_seen(state, viewer, stone) and state.place[stone] != Place.BAG:",
    ),
    "a guess keeps the invariants": (
        "sight.py",
        "range(hand_size(state, player) - count",
        "range(1 + hand_size(state, player) - count",
    ),
    "hide, guess, hide equals hide": (
        "sight.py",
        "    for player in range(state.players):\n        for _ in",
        "    state.offered = -1\n    for player in range(state.players):\n        for _ in",
    ),
    "the mover's view has the legal actions of the state": (
        "sight.py",
        "    return state.seen[stone] & 1 << viewer != 0",
        "    return state.seen[stone] == everybody(state)",
    ),
    "an observation is made of finite numbers": ("tensor.py", "out[IN_BAG] = in_bag", "out[IN_BAG] = 1e9"),
    "the player to move is a player": (
        "rules.py",
        "state.player = (state.player + 1) % state.players",
        "state.player = state.player + 1",
    ),
    "forgetting twice forgets no more": (
        "rules.py",
        "def setup(state):",
        "def forget(view, viewer):\n    view.offered += 1\n\n\ndef setup(state):",
    ),
    "the parts of a judgement add up to it": ("judge.py", "out[3] = -held(state, rival)", "out[3] = 0.0"),
    "a public field is the same in every view": (
        "board.py",
        'PUBLIC = ("offered", "phase", "player")',
        'PUBLIC = ("offered", "place")',
    ),
    "what all players know together holds what each of them knows": (
        "sight.py",
        "        return state.seen[stone] != 0\n",
        "        return state.seen[stone] == everybody(state)\n",
    ),
    "the game ends within its bound": ("board.py", "LONGEST = 3 * STONES", "LONGEST = 9"),
    "interpreted and compiled agree in bytes": (
        "stones.py",
        "state.seen[stone] = 1 << player",
        "state.seen[stone] = (1 << player) + (type(stone) is int)",
    ),
}


@pytest.fixture
def plant(tmp_path, monkeypatch, request):
    """Makes a copy of the template with one line changed, as a module of its own."""

    def planted(file, right, wrong):
        name = "mistake_" + re.sub(r"\W", "_", request.node.name)[-50:]
        folder = tmp_path / name
        shutil.copytree(TEMPLATE, folder)
        for path in folder.glob("*.py"):
            path.write_text(path.read_text("utf-8").replace("games.cairn", f"games.{name}"), "utf-8")
        source = (folder / file).read_text("utf-8")
        assert right in source, "the planted mistake has lost its place"
        (folder / file).write_text(source.replace(right, wrong, 1), "utf-8")
        monkeypatch.setattr(home, "__path__", [*home.__path__, str(tmp_path)])
        return importlib.import_module(f"{home.__name__}.{name}").GAME

    return planted


@pytest.mark.parametrize("law", MISTAKES)
def test_a_planted_mistake_breaks_the_law(law, plant):
    game = plant(*MISTAKES[law])
    walker = Walker(game)
    with pytest.raises(BrokenLaw) as caught:
        for seed in range(20):
            for players in game.players:
                walker.walk(Setting(game, players, game.settle(players)), seed_from(seed))
    assert caught.value.law.startswith(law)
    assert caught.value.play.game is game


def test_a_rule_that_reads_outside_its_array_is_caught_by_the_bounds_check(plant):
    game = plant(
        "stones.py",
        "    for stone in range(STONES):\n        n +=",
        "    for stone in range(STONES + 200):\n        n +=",
    )
    with pytest.raises(IndexError):
        Walker(game, jit=checked_jit).walk(Setting(game, 2, game.settle(2)), seed_from(1))


def test_a_rule_that_allocates_memory_is_refused(plant):
    game = plant("stones.py", "    n = 0\n", "    n = len([place for place in range(3)]) - 3\n")
    with pytest.raises(CannotCompile, match=r"stones\.py, line \d+: it makes a list"):
        Walker(game).walk(Setting(game, 2, game.settle(2)), seed_from(1))


def test_an_action_that_reveals_without_saying_so_is_found_by_the_undo_law(plant):
    game = plant("story.py", "Event.DREW, Event.LAID, Event.DROPPED, Event.ENDED", "Event.ENDED")
    walker, found = Walker(game), False
    for seed in range(5):
        play = random_play(Setting(game, 3, game.settle(3)), seed)
        replayed = Play(game, 3, play.options, play.seed)
        for step in play.steps:
            if step.is_quiet and walker.learner(replayed, step.action) is not None:
                found = True
            replayed.act(step.action)
    assert found


def test_a_changed_rule_makes_an_old_record_fail_with_its_line(plant, monkeypatch):
    cairn = find_game("cairn")
    changed = plant("board.py", "COSTS = (6, 4)", "COSTS = (5, 4)")
    text = transcript.dump(random_play(Setting(cairn, 2, cairn.settle(2)), 9))
    monkeypatch.setattr("dolmen.core.transcript.find_game", lambda name: changed)
    with pytest.raises(BadTranscript, match=r"^line \d+: it ended with"):
        transcript.load(text)


def test_a_sentence_that_no_part_leads_to_is_seen():
    assert continuing(["lay r3", "lay r4"], ["lay"]) == ["lay r3", "lay r4"]
    assert continuing(["lay r3", "lay r4"], ["lay", "r4"]) == ["lay r4"]
