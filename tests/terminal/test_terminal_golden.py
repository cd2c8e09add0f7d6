"""`dolmen golden` makes golden games, and renews those that no longer replay."""

import pytest

from dolmen.core import transcript
from dolmen.core.game import find_game
from dolmen.laws.golden import golden_files, golden_folder
from dolmen.laws.suite.transcripts import golden_transcripts_exist_and_replay
from tests.packages import change


def test_a_game_has_its_golden_games_beside_its_project(make_game):
    folder = make_game()
    assert golden_folder(find_game(folder.name)) == folder.parents[1] / "tests" / "golden"
    assert golden_folder(find_game("cairn")) == golden_folder(find_game("tain"))
    assert len(golden_files(find_game("cairn"))) == 3


def test_without_golden_games_one_is_made_for_every_number_of_players(dolmen, make_game):
    game = find_game(make_game().name)
    for path in golden_files(game):
        path.unlink()
    told = dolmen(f"golden {game.name}")
    assert told.exit_code == 0 and told.stdout.count(": made; ") == 3
    assert [path.name for path in golden_files(game)] == [f"{game.name}-{players}.game" for players in (2, 3, 4)]
    golden_transcripts_exist_and_replay(game)


def test_the_same_seed_makes_the_same_game_and_another_another(dolmen, make_game):
    game = find_game(make_game().name)
    texts = []
    for seed in (7, 7, 8):
        dolmen(f"golden {game.name} --players 3 --seed {seed}")
        texts.append((golden_folder(game) / f"{game.name}-3.game").read_text("utf-8"))
    assert texts[0] == texts[1] != texts[2]


def test_seats_and_options_are_those_asked_for_and_name_the_file(dolmen, make_game):
    game = find_game(make_game().name)
    told = dolmen(f"golden {game.name} --seats novice,random --option cost=4 --option first_player=first")
    assert told.exit_code == 0, told.output
    text = (golden_folder(game) / f"{game.name}-2-first_player-first-cost-4.game").read_text("utf-8")
    assert "option cost 4\n" in text and transcript.load(text).over


def test_golden_games_that_replay_stay_as_they_are(dolmen, make_game):
    game = find_game(make_game().name)
    before = [path.read_bytes() for path in golden_files(game)]
    assert dolmen(f"golden {game.name}").stdout.count("true as it is") == 3
    assert [path.read_bytes() for path in golden_files(game)] == before


def test_after_a_rule_has_changed_a_golden_game_is_renewed_with_its_deal_and_steps(dolmen, make_game):
    folder = make_game()
    paths = sorted((folder.parents[1] / "tests" / "golden").iterdir())
    before = [path.read_text("utf-8") for path in paths]
    change(folder, ("board.py", "COSTS = (6, 4)", "COSTS = (5, 4)"))
    told = dolmen(f"golden {folder.name}")
    assert told.exit_code == 0 and "renewed" in told.stdout and "It no longer replayed: line " in told.stdout
    game = find_game(folder.name)
    golden_transcripts_exist_and_replay(game)
    for path, old in zip(paths, before, strict=True):
        new = path.read_text("utf-8")
        assert [line for line in new.splitlines() if ": " in line] == [
            line for line in old.splitlines() if ": " in line
        ]
    assert [path.read_text("utf-8") for path in paths] != before


def steps_of(text):
    return [line for line in text.splitlines() if ": " in line]


def test_a_game_of_dolmens_own_has_its_golden_games_in_dolmens_tests(dolmen):
    told = dolmen("golden cairn")
    assert told.exit_code == 0 and told.stdout.count("true as it is") == 3


@pytest.mark.parametrize(
    ("asked", "why"),
    [("--seats me,random", "only bots play"), ("--players 9", "2 | 3 | 4"), ("--option cost=9", "cost")],
)
def test_what_cannot_be_is_refused(asked, why, dolmen, make_game):
    told = dolmen(f"golden {make_game().name} {asked}")
    assert told.exit_code == 2 and why in told.stderr, told.stderr


def test_without_the_sources_there_is_no_place_for_golden_games(dolmen, make_game):
    folder = make_game()
    (folder.parents[1] / "pyproject.toml").unlink()
    told = dolmen(f"golden {folder.name} --players 2")
    assert told.exit_code == 2 and "beside the pyproject.toml" in told.stderr
