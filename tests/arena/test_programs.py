"""Programs as bots: the example plays, and whatever a program does wrong, the game goes on and the fault is counted."""

import json
import sys
from pathlib import Path

import pytest

import dolmen
from dolmen.arena.match import play_game
from dolmen.bots import UnknownBot
from dolmen.bots.bot import Budget
from dolmen.bots.find import find_bot
from dolmen.bots.program import MOST_FAULTS, Program, meant
from dolmen.core.game import games
from dolmen.core.seed import seed_from

CAIRN = games()["cairn"]
EXAMPLE = Path(dolmen.__file__).parent.parent / "examples/mybot.py"

# Programs that follow the protocol but for one thing.
LISTEN = "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n    if 'legal' in m:\n        "
MISBEHAVIOURS = {
    "nonsense": LISTEN + "print('abracadabra', flush=True)",
    "crashed": LISTEN + "sys.exit(3)",
    "late": LISTEN + "time.sleep(600)",
    "nonsense, endless": LISTEN + "print('x' * 100000, flush=True)",
    "crashed at once": "raise SystemExit(1)",
}


def word(tmp_path, code):
    (tmp_path / "bot.py").write_text(code)
    return f"exec:{sys.executable} {tmp_path / 'bot.py'}"


def play(*seats, seconds=30.0):
    return play_game("cairn", seats, CAIRN.settle(len(seats)), seed_from(1), seed_from(2), Budget(seconds=seconds))


@pytest.mark.parametrize("name", sorted(games()))
def test_the_example_plays_every_game_without_a_fault(name):
    game = games()[name]
    seats = [f"exec:{sys.executable} {EXAMPLE}", *["random"] * (game.players[0] - 1)]
    outcome = play_game(name, seats, game.settle(len(seats)), seed_from(1), seed_from(2), Budget(seconds=60))
    assert outcome.faults[0] == {}
    assert outcome.decisions[0] > 0


def test_the_example_has_about_thirty_lines():
    assert len(EXAMPLE.read_text().splitlines()) <= 32


@pytest.mark.parametrize("kind", MISBEHAVIOURS)
def test_whatever_goes_wrong_the_seat_plays_on_and_the_fault_is_counted(tmp_path, monkeypatch, kind):
    monkeypatch.setattr("dolmen.bots.program.START", 2.0)
    outcome = play(word(tmp_path, MISBEHAVIOURS[kind]), "random", seconds=0.2)
    assert outcome.faults == [{kind.partition(" ")[0].strip(","): MOST_FAULTS}, {}]
    assert len(outcome.scores) == 2


def test_one_fault_is_forgiven(tmp_path):
    once = (
        "import json, os, sys\nfor line in sys.stdin:\n    m = json.loads(line)\n    if 'legal' in m:\n"
        "        new = not os.path.exists('faulted')\n        open('faulted', 'w').close()\n"
        "        print('abracadabra' if new else m['legal'][0], flush=True)\n"
    ).replace("'faulted'", repr(str(tmp_path / "faulted")))
    assert play(word(tmp_path, once), "random").faults == [{"nonsense": 1}, {}]


def test_a_program_is_told_its_view_alone_and_how_the_game_ended(tmp_path):
    log = tmp_path / "heard.jsonl"
    code = (
        "import json, sys\nlog = open(LOG, 'w')\n"
        "for line in sys.stdin:\n    log.write(line)\n    m = json.loads(line)\n"
        "    if 'legal' in m:\n        print(json.dumps(m['legal'][-1].upper()), flush=True)\n"
    ).replace("LOG", repr(str(log)))
    outcome = play(word(tmp_path, code), "random")
    hello, *asked, over = (json.loads(line) for line in log.read_text().splitlines())
    assert hello["game"] == "cairn" and hello["seat"] == 0 and hello["players"] == 2
    assert outcome.faults == [{}, {}] and len(asked) == outcome.decisions[0]
    assert all(set(question["view"]) == set(CAIRN.state.names) for question in asked)
    assert all(set(question["view"]["dice"]) == {0} for question in asked)
    assert over == {"over": True, "scores": outcome.scores, "ranks": outcome.ranks}


@pytest.mark.parametrize("asked", ["exec:", "exec:./no-such-program", "exec:/"])
def test_a_program_that_is_not_there_is_refused_before_anything_is_played(asked):
    with pytest.raises(UnknownBot):
        find_bot(asked)


def test_an_answer_may_be_a_sentence_or_a_json_string():
    assert meant("  Lay   G3 \r") == meant('"lay g3"') == "lay g3"


def test_a_program_that_ignores_the_end_is_ended(tmp_path, monkeypatch):
    monkeypatch.setattr("dolmen.bots.program.GRACE", 0.1)
    stubborn = LISTEN + "print(m['legal'][0], flush=True)\nwhile True:\n    time.sleep(1)\n"
    program = Program(word(tmp_path, stubborn))
    program.begin(CAIRN, 2, CAIRN.settle(2), 0)
    program._start()
    process = program._process
    program.end([1, 2], [1, 0])
    assert process is not None and process.returncode is not None
