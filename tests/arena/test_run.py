"""An arena repeats exactly, can be broken off and goes on; no game is lost, none is played twice."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial

import pytest

from dolmen.arena.ledger import Ledger, OtherArena, Terms
from dolmen.arena.match import Interrupted
from dolmen.arena.plan import plan
from dolmen.arena.run import play_pairing, run
from dolmen.bots import Budget
from dolmen.core.game import games
from dolmen.core.seed import seed_from

CAIRN = games()["cairn"]


def terms(*bots, seed=1, iterations=20, threads=1):
    budget = Budget(iterations=iterations, threads=threads)
    return Terms("cairn", CAIRN.version, bots, CAIRN.settle(len(bots)), seed_from(seed).hex(), budget)


def results(ledger):
    """What must be equal whenever the same games are played: everything but the seconds."""
    return {number: (pairing, outcome.scores, outcome.ranks) for number, (pairing, outcome) in ledger.played.items()}


def played(asked, count, jobs=1, path=None):
    ledger = Ledger(asked, path)
    run(ledger, count, jobs)
    ledger.close()
    return ledger


def test_an_arena_with_a_number_of_iterations_repeats_exactly_whatever_the_number_of_jobs():
    asked = terms("master", "adept", "random")
    one, two = played(asked, 9), played(asked, 9, jobs=2)
    assert results(one) == results(two)
    assert len(results(one)) == 9


def test_a_search_on_two_threads_repeats_exactly_too_and_is_another_than_on_one():
    masters = ("master", "master", "master")
    asked = terms(*masters, threads=2)
    two = played(asked, 9)
    assert results(two) == results(played(asked, 9, jobs=2))
    assert results(two) != results(played(terms(*masters), 9))


def test_what_is_in_the_file_is_not_played_again(tmp_path):
    asked, path = terms("adept", "random"), tmp_path / "games.jsonl"
    played(asked, 4, path=path)
    before = path.read_text()
    again = played(asked, 4, path=path)
    assert path.read_text() == before
    assert len(again.played) == 4
    more = played(asked, 10, path=path)
    assert path.read_text().startswith(before)
    assert results(more) == results(played(asked, 10))


def test_a_line_that_was_cut_short_is_played_again(tmp_path):
    asked, path = terms("adept", "random"), tmp_path / "games.jsonl"
    played(asked, 6, path=path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-25])
    assert results(played(asked, 6, path=path)) == results(played(asked, 6))
    numbers = [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(6))


@pytest.mark.parametrize(
    "other",
    [
        terms("adept", "novice"),
        terms("adept", "random", seed=2),
        terms("adept", "random", iterations=21),
        terms("adept", "random", threads=2),
    ],
)
def test_games_of_another_arena_are_refused(tmp_path, other):
    path = tmp_path / "games.jsonl"
    played(terms("adept", "random"), 2, path=path)
    before = path.read_text()
    with pytest.raises(OtherArena, match="does not belong to this arena"):
        Ledger(other, path)
    assert path.read_text() == before


def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir,\n")
    with pytest.raises(OtherArena):
        Ledger(terms("adept", "random"), path)
    assert path.read_text() == "Dear Sir,\n"


def test_a_game_is_broken_off_before_its_next_move():
    stop = threading.Event()
    stop.set()
    with pytest.raises(Interrupted):
        play_pairing(terms("adept", "random"), plan(("adept", "random"), 2)[0], stop)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_after_a_kill_the_same_command_goes_on_without_losing_or_repeating_a_game(tmp_path, how):
    path, count = tmp_path / "games.jsonl", 4000
    command = [sys.executable, "-m", "dolmen", "arena", "cairn", "--seats", "novice,random", "--seed", "5"]
    whole_command = [*command, "--games", str(count), "--resume", str(path)]
    # Whoever runs the tests in the background may have them started deaf to Ctrl-C.
    hear = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    nowhere = subprocess.DEVNULL
    victim = subprocess.Popen(whole_command, stdout=nowhere, stderr=nowhere, preexec_fn=hear)
    while victim.poll() is None and not (path.exists() and path.read_bytes().count(b"\n") > 10):
        time.sleep(0.02)
    victim.send_signal(how)
    victim.wait()
    kept = path.read_bytes().count(b"\n") - 1
    assert 10 <= kept < count
    asked = terms("novice", "random", seed=5, iterations=None)
    goal = kept + kept % 2 + 4
    whole = played(asked, goal, path=path)
    numbers = [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
    assert len(numbers) == len(set(numbers)) == len(whole.played) >= goal
    assert set(range(goal)) <= set(numbers)
    fresh = results(played(asked, goal))
    assert {number: results(whole)[number] for number in fresh} == fresh


def test_without_numba_the_same_games_are_played_in_processes(tmp_path):
    asked = terms("novice", "random", seed=6, iterations=None)
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from dolmen.arena.ledger import Ledger, Terms\nfrom dolmen.arena.run import run\n"
        "from dolmen.bots import Budget\nfrom pathlib import Path\n"
        f"run(Ledger(Terms(**{vars(asked) | {'budget': None}!r} | {{'budget': Budget()}}), Path('out')), 4, 1)\n"
    )
    subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, check=True, env={**os.environ, "PYTHONPATH": os.getcwd()}
    )
    assert results(Ledger(asked, tmp_path / "out")) == results(played(asked, 4))
