"""`dolmen arena` and `dolmen hint` as a user gives them."""

import json
import re

import pytest
from typer.testing import CliRunner

from dolmen.core import extras
from dolmen.core.game import games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.terminal.app import app
from dolmen.terminal.hint import advice_for
from dolmen.terminal.keep import save


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "140")


def dolmen(command):
    return CliRunner().invoke(app, command.split())


@pytest.fixture
def recorded(tmp_path):
    """The transcript of a finished game of Cairn in which everybody did the first that came to mind."""
    play = Play.new("cairn", 2, seed=seed_from(5))
    while not play.over:
        play.play(play.sentences[0])
    save(play, tmp_path / "one.game")
    return play


def test_the_last_line_of_an_arena_is_its_json(tmp_path):
    result = dolmen(
        "arena cairn --seats master,adept,random --games 6 --iterations 20 --json --report page.md --jobs 1"
    )
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout.splitlines()[-1])
    assert told["games"] == 6
    assert set(told["bots"]) == {"master", "adept", "random"}
    for bot in told["bots"].values():
        assert bot["low"] <= bot["share"] <= bot["high"]
        assert bot["share"] == pytest.approx(bot["first"] / 6, abs=0.001)
    assert "# cairn: master, adept, random" in (tmp_path / "page.md").read_text()


def test_levels_may_be_named_in_italian():
    result = dolmen("arena cairn --seats principiante,esperto --games 2 --json --lang it")
    assert result.exit_code == 0, result.output
    assert set(json.loads(result.stdout.splitlines()[-1])["bots"]) == {"novice", "adept"}
    assert "Punti" in result.stdout


def test_only_as_many_games_as_asked_for_are_counted(tmp_path):
    dolmen("arena cairn --seats novice,random --games 6 --resume kept.jsonl")
    result = dolmen("arena cairn --seats novice,random --games 2 --resume kept.jsonl --json")
    assert json.loads(result.stdout.splitlines()[-1])["games"] == 2
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 7


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("--seats me,adept", "only bots play"),
        ("--seats oracle,adept", "no bot “oracle”"),
        ("--seats adept,random --seconds 1 --iterations 5", "Either --seconds"),
        ("--seats adept", "2, 3 or 4|is for"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(asked, said):
    result = dolmen(f"arena cairn {asked} --games 2")
    assert result.exit_code == 2
    assert re.search(said, result.output)


def test_a_hint_names_the_three_best_actions_with_their_chances(recorded):
    at = next(n for n in range(len(recorded.steps)) if len(recorded.at(n).legal) > 2)
    result = dolmen(f"hint one.game --at {at} --seconds 0.1")
    assert result.exit_code == 0, result.output
    assert "The best bot would choose: " in result.output
    tips = re.findall(r"^(\d)\. (.+?) \(.+\)(?:: about (\d+) % to win, lead [+-]\d|$)", result.output, re.M)
    assert [place for place, _, _ in tips] == ["1", "2", "3"]
    best, *others = [int(chance) for _, _, chance in tips if chance]  # one that seems above the best is not told
    assert tips[0][2] and all(chance <= best for chance in others)
    assert all(recorded.game.notation.parse(sentence) in recorded.at(at).legal for _, sentence, _ in tips)
    assert "Looked ahead" in result.output


def test_a_hint_speaks_italian(recorded):
    result = dolmen("hint one.game --at 1 --seconds 0.05 --lang it")
    assert re.search(r"1\. .+ % di vittorie, vantaggio", result.output)


def test_there_is_no_hint_after_the_end_nor_at_a_step_that_is_not_there(recorded):
    over, beyond = dolmen("hint one.game"), dolmen("hint one.game --at 999")
    assert over.exit_code == beyond.exit_code == 2
    assert "The game is over" in over.output
    assert "999" in beyond.output


def test_without_the_compiler_advice_comes_from_the_judge_and_from_the_view_alone(monkeypatch):
    monkeypatch.setitem(extras.MODULES, "fast", ("no_such_module",))
    play = Play.new("cairn", 2, seed=seed_from(5))
    play.play("draw")
    seat, other = play.player, play.at(1)
    games()["cairn"].rules.swap(other.state, seat)
    one, two = (advice_for(each) for each in (play, other))
    assert one == two
    assert len(one.prospects) == len(play.legal) and one.iterations == 0
    assert one.prospects[0].lead >= one.prospects[1].lead >= one.prospects[2].lead
    assert all(0 < prospect.win < 1 and prospect.action in play.legal for prospect in one.prospects)
