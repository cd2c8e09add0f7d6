"""What a champion plays like: figures count what they say, bluffs are told from raids, pages link what exists."""

import math
from dataclasses import replace

import numpy as np
import pytest

from bench.style import terms
from bench.style.figures import Figures
from bench.style.hearing import Moment, Title
from bench.style.page import MARK, Page
from bench.style.terms import ADVISED, STYLES, Games, Style, tasks
from bench.style.titles import title_of
from bench.style.watching import Watched, watch_slice
from docs.site.links import links_in
from dolmen.bots.adept import BOXES
from dolmen.bots.desk import desk_of
from dolmen.bots.net import FILE, has_network
from dolmen.bots.settings import settings_of
from dolmen.core.game import find_game
from dolmen.core.game import games as all_games
from dolmen.core.native import native
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.study import looking
from dolmen.study.series import Slice

DEALS = 2
SMALL = Style("keltis", "novice", 2)
PLAIN = Title(lambda words: ("a choice", words[0]), {}, lambda players, moments: [{} for _ in range(players)])


@pytest.fixture(scope="module")
def games():
    alone = watch_slice(SMALL.alone, Slice(0, 3), is_noted=True)
    among = [watch_slice(SMALL.among(seat), Slice(0, DEALS), is_noted=False) for seat in range(2)]
    seated = tuple(Watched(SMALL.among(seat), found) for seat, found in enumerate(among))
    return Games(SMALL, Watched(SMALL.alone, alone), seated)


@pytest.fixture(scope="module")
def figures(games):
    return Figures(games)


def made_up(sentences, adepts):
    """Two games of two decisions each, seat 0 then seat 1, which wins the first and shares the second."""
    parse = find_game("keltis").notation.parse
    found = {"actions": np.array([parse(text) for text in sentences]), "choices": np.full(4, 2)}
    found |= {"players": np.array([0, 1, 0, 1]), "lengths": np.array([2, 2]), "ranks": np.array([[1, 0], [0, 0]])}
    found |= {"adepts": np.array([parse(text) for text in adepts]), "wins": np.array([0.2, 0.9, 0.5, 0.5])}
    found |= {"likely": np.ones((4, 2)), "differs": np.zeros((4, len(find_game("keltis").parts)))}
    return Watched(SMALL.alone, found)


def test_a_decision_is_different_where_the_adept_does_something_of_another_kind():
    watched = made_up(
        ["play red 3", "discard red 3", "play blue 1", "play red 1"],
        ["play blue 3", "play red 3", "discard red 3", "play red 1"],
    )
    figures = Figures(Games(SMALL, watched, ()), PLAIN)
    assert figures.differs.tolist() == [False, True, True, False]
    assert figures.disagreed.value == 0.5
    assert [row["value"] for row in figures.minds if row["decisions"]] == [0.5, 0.5]


def test_openings_tell_how_often_both_take_them_and_what_became_of_those_who_did():
    watched = made_up(
        ["play red 3", "discard red 3", "play blue 1", "play red 1"],
        ["play blue 3", "play red 3", "discard red 3", "play red 1"],
    )
    rows = {row["answer"]: row for row in Figures(Games(SMALL, watched, ()), PLAIN).openings_of("a choice")}
    assert (rows["play"]["often"], rows["play"]["adept"]) == (0.75, 0.75)
    assert rows["play"]["won"] == (0.0 + (0.5 + 0.5) / 2) / 2
    assert (rows["discard"]["taken"], rows["discard"]["won"]) == (1, 1.0)


def test_every_decision_is_counted_once(figures):
    decisions = int((figures.alone["choices"] > 1).sum())
    assert len(figures.alone["adepts"]) == decisions
    assert sum(row["decisions"] for row in figures.minds) == decisions
    assert figures.firsts.sum() == sum(
        len({(seat, what) for at, seat, what in zip(figures.alone.game_of, figures.alone.seat_of, figures.questions,
                                                    strict=True) if at == game})
        for game in range(3)
    )  # fmt: skip


def test_the_lines_of_the_final_scoring_add_up_to_the_points(figures):
    lines = [row for row in figures.ends if row["what"] == "line"]
    mine, theirs = figures.points
    assert sum(row["champion"] for row in lines) == pytest.approx(mine.value)
    assert sum(row["rival"] for row in lines) == pytest.approx(theirs.value)


def test_steps_into_columns_are_all_steps(figures):
    columns = [row for row in figures.habits if row["habit"].startswith("of its steps, into column")]
    assert sum(row["alone"] for row in columns) == pytest.approx(1.0)


def test_parts_of_two_actions_differ_as_the_judge_does():
    game = find_game("cairn")
    play, desk = Play.new(game, seed=3), desk_of(game)
    while len(play.legal) < 2:
        play.act(play.legal[0])
    seat, most, terms = play.player, game.most_legal, len(game.parts)
    view, legal, values, out = play.view(seat), desk.numbers(most), desk.values(most), np.zeros(terms)
    seed = seed_from(7)
    n = desk.rules.legal_actions(view.box[0], legal)
    desk.level("adept").weigh(view.box, seat, desk.dice(seed), desk.boxes(BOXES), legal, n, values, 16)
    compare = native(looking, game.rules).compare_parts
    compare(view.box, seat, desk.dice(seed), desk.boxes(BOXES), legal[0], legal[1], 16, np.zeros(terms), out)
    assert out.sum() == pytest.approx((values[0] - values[1]) / 16)


def told(play, *sentences):
    for text in sentences:
        step = play.play(text)
        yield Moment(step.player, step.action, list(step.tale), play.state)


def test_a_feint_that_drew_a_guard_and_a_bluff_guard_that_was_robbed_are_told_apart():
    play = Play.new("tain", 2, {"start": "green"}, seed=1)
    moments = told(
        play,
        "raid bluff red stable 1", "guard boy stable 1",  # the guard came because of nothing
        "guard bluff house 1", "raid boy green house 1",  # a guard that is not there, and a real raider
        "guard boy house 2", "raid bluff green house 2",  # a feint at a guard that was there before
        "pass", "pass",
    )  # fmt: skip
    green, red = title_of("tain").count(2, moments)
    assert (green["raids"], green["drew"], green["guards"], green["robbed"]) == (1.0, 1.0, 0.5, 1.0)
    assert (red["raids"], red["drew"], red["guards"], red["won"]) == (0.5, 0.0, 0.0, 1.0)
    assert math.isnan(red["robbed"])
    assert (green["open"], red["open"], green["bluffs"]) == (3, 4, 2 / 3)


def test_more_games_go_on_from_fewer():
    for style in STYLES.values():
        few, many = ({task.name for task in tasks(style, games)} for games in (240, 960))
        assert few <= many


def test_every_network_has_a_page_and_the_adepts_say_where_the_champion_asks_for_it():
    learned = {name: game for name, game in all_games().items() if has_network(game)}
    assert set(STYLES) == set(learned)
    advised = {name for name, style in STYLES.items() if style.champion == ADVISED}
    assert advised == {name for name, game in learned.items() if settings_of(game).advice} != set()


@pytest.mark.parametrize("changed", [FILE, "search.toml", "judge.py"])
def test_games_of_another_network_advice_or_judge_are_not_found_again(changed, monkeypatch, tmp_path):
    style, game = STYLES["woolly_bully"], find_game("woolly_bully")
    before = {task.name for task in tasks(style, 40)}
    for name in (FILE, "search.toml", "judge.py"):
        (tmp_path / name).write_bytes((game.folder / name).read_bytes())
    monkeypatch.setattr(terms, "find_game", lambda name: replace(game, folder=tmp_path))
    assert {task.name for task in tasks(style, 40)} == before
    (tmp_path / changed).write_bytes(b"# learned on\n" + (tmp_path / changed).read_bytes())
    assert before.isdisjoint(task.name for task in tasks(style, 40))


def test_a_page_keeps_what_people_wrote_and_links_what_exists(figures, tmp_path):
    page = tmp_path / "keltis.md"
    page.write_text(f"# Keltis\n\nWe were surprised.\n\n{MARK}\nold\n", "utf-8")
    Page(figures).write(tmp_path)
    text = page.read_text("utf-8")
    assert text.startswith("# Keltis\n\nWe were surprised.\n\n" + MARK)
    assert "old" not in text.split()
    links = links_in(text)
    assert len(links) > 4
    assert all((tmp_path / link).exists() for link in links)
