"""Studies: the same files wherever they are made, figures that are right on made-up games, findings that hold."""

import dataclasses
import math
import re

import numpy as np
import pytest

import dolmen
from dolmen.core.game import games
from dolmen.study.chances import fitted
from dolmen.study.findings import Comparison, against_even, judged
from dolmen.study.gathering import gather, tasks
from dolmen.study.headlines import Headlines
from dolmen.study.intervals import adjusted, difference, intraclass, mean_of
from dolmen.study.measures import drama, is_kingmaking, points, seats
from dolmen.study.naming import Names
from dolmen.study.report import write
from dolmen.study.sample import Sample
from dolmen.study.study import Study
from dolmen.study.terms import BadStudy, Closeness, Terms, Variant
from dolmen.words import texts

CLOSE = Closeness(watched=40, moments=5, guesses=2, weighed=40, tries=2, openings=40, heard=12, matched=24)
DEALS, REPEATS = 500, 4


def small(game="cairn", level="novice", **terms):
    return Terms.settled(game, level, 40, players=terms.pop("players", [2]), **{"closeness": CLOSE, **terms})


def files(folder):
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def report_of(terms, folder, **where):
    write(Study(terms, gather(terms, folder, **where)), folder, "it")
    return {name: data for name, data in files(folder).items() if name.parts[0] != "work"}


def sample_of(ranks, scores=None, **more):
    """Games by their ranks, in deals of four."""
    games = len(ranks)
    ranks = np.array(ranks, np.int8)
    found = {"ranks": ranks, "scores": np.array(-ranks if scores is None else scores, np.int32)}
    return Sample([found | {"first": np.zeros(games, np.int8)} | more], REPEATS)


def lots(chance_of_first, seed, games=DEALS * REPEATS):
    """Two-player games by lot in which the first seat wins with that chance."""
    won = np.random.default_rng(seed).random(games) < chance_of_first
    return np.where(won[:, None], [0, 1], [1, 0])


def found_in(ranks):
    values = seats(sample_of(ranks))
    return [each for each in judged(against_even("seat", values, 2, "", 0.5)) if each.is_real]


def test_a_report_does_not_depend_on_how_many_work_at_it(tmp_path):
    terms = small(vary={"cost": ["6", "4"]})
    assert report_of(terms, tmp_path / "one", jobs=1) == report_of(terms, tmp_path / "two", jobs=2)


def test_a_study_that_was_broken_off_goes_on_with_what_was_left(tmp_path, monkeypatch):
    terms = small()
    whole = report_of(terms, tmp_path / "whole")
    done = []

    def stop(count):
        done.append(count)
        if len(done) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gather(terms, tmp_path / "broken", jobs=1, on_done=stop)
    kept = len(list((tmp_path / "broken" / "work").glob("*.npz")))
    assert 3 <= kept < len(tasks(terms))
    assert report_of(terms, tmp_path / "broken") == whole


def test_a_favoured_seat_is_found_and_an_even_one_is_not():
    assert all(found_in(lots(0.58, seed)) for seed in range(20))
    assert not any(found_in(lots(0.5, seed)) for seed in range(20))


def test_a_sure_effect_that_is_too_small_to_matter_is_not_called_real():
    values = {"seat-1": np.full(DEALS, 0.505) + np.linspace(-1e-4, 1e-4, DEALS)}
    (comparison,) = judged(against_even("seat", values, 2, "", 0.5))
    assert comparison.adjusted < 1e-9
    assert not comparison.is_real


def test_chances_of_many_comparisons_are_raised_as_benjamini_and_hochberg_do():
    assert adjusted([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.04 * 4 / 3, 0.04 * 4 / 3, 0.5])
    assert adjusted([]) == []


def test_variants_on_the_same_deals_are_compared_deal_by_deal():
    dice = np.random.default_rng(1)
    deals = dice.normal(0, 10, 200)
    ones, others = deals + dice.normal(0, 0.1, 200), deals + 1 + dice.normal(0, 0.1, 200)
    assert difference(ones, others, is_paired=True).error < 0.02 < difference(ones, others, is_paired=False).error
    assert difference(ones, others, is_paired=True).value == pytest.approx(1, abs=0.05)


def test_chance_explains_everything_where_repeats_agree_and_nothing_where_they_do_not():
    dice = np.random.default_rng(2)
    deals = dice.normal(size=(400, 1))
    assert intraclass(np.repeat(deals, 4, 1)) == pytest.approx(1)
    assert abs(intraclass(dice.normal(size=(400, 4)))) < 0.05


def test_chances_are_fitted_to_results_and_hold_on_other_deals():
    dice = np.random.default_rng(3)
    leads = dice.normal(0, 6, (4000, 5, 1, 2))
    lead = leads[:, -1, 0, 0] - leads[:, -1, 0, 1]
    leads[:] = leads[:, -1:]
    won = dice.random(4000) < 1 / (1 + np.exp(-lead / 8))
    held = fitted(leads, np.stack([won, ~won], 1).astype(float), np.arange(4000) // 4)
    assert held.scales == pytest.approx(np.full(5, 8), rel=0.25)
    assert held.band_said == pytest.approx(held.band_won, abs=0.06)
    assert held.brier < held.brier_even


def test_drama_tells_when_a_game_was_decided_and_how_far_behind_its_winner_was():
    judgements = np.array([[0, 0], [0, 9], [0, 9], [9, 0]] * 1, float)  # behind, behind, then ahead
    games = 8
    watched = np.repeat(judgements[None, :, None, :], games, 0).astype(np.float32)
    sample = sample_of([[0, 1]] * games, watched=watched)
    sample.scales = np.full(5, 1.0)
    values = {name: mean_of(each).value for name, each in drama(sample).items()}
    assert values["drama-decided"] == pytest.approx(0.75)
    assert values["drama-behind"] == pytest.approx(0.5)
    assert values["drama-comeback"] == pytest.approx(1 / (1 + math.exp(9)))


def blinded(terms) -> Study:
    """A study whose chances stay even from the first to the last moment."""
    study = Study(terms, gather(terms))
    for sample in study.main.values():
        sample.scales = np.full(5, 1e9)
    return study


@pytest.mark.parametrize("language", ["en", "it"])
def test_where_chances_say_nothing_nothing_is_said_by_them(language, tmp_path):
    study = blinded(small())
    names = Names(study, texts(language, study.game))
    measured = {row["measure"] for row in study.tables["figures"]}
    assert measured & {"drama-decided", "choice-matters", "choice-effective"} == set()
    assert {"drama-late", "choice-tried", "length-minutes"} <= measured
    told = study.summary(language)
    assert names.words("short-blind") in told and "0\u00a0%" not in told.partition(names.words("short-blind"))[0]
    page = write(study, tmp_path, language).read_text("utf-8")
    assert names.words("found-chances-none") in page and names.words("glance-choice-matters") not in page


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_headline_that_holds_for_some_numbers_of_players_says_so(language):
    terms = small(players=[2, 3])
    study = Study(terms, gather(terms))
    study.main[2, ""].scales, study.main[3, ""].scales = np.full(5, 1e-3), np.full(5, 1e9)
    words = texts(language, study.game)
    told = Headlines(Names(study, words))
    (players, legal), (_, worth) = told.figure("choice-legal")[0], told.figure("choice-effective")[0]
    numbers = {"legal": told.names.number(legal), "effective": told.names.number(worth)}
    assert players == 2 and told.choices() == words("found-choices-some", **numbers)
    assert told.chances() == words("found-chances-some", range=told.between("drama-decided"))


@pytest.mark.parametrize("language", ["en", "it"])
def test_where_few_of_many_actions_are_looked_at_both_numbers_are_told(language):
    terms = small(closeness=dataclasses.replace(CLOSE, tried=2))
    study = Study(terms, gather(terms))
    study.main[2, ""].scales = np.full(5, 1e-3)
    names = Names(study, texts(language, study.game))
    values = {name: mean_of(each).value for name, each in study.values[2, ""].items()}
    legal, tried = (names.number(values[name]) for name in ("choice-legal", "choice-tried"))
    assert values["choice-tried"] <= 2 < values["choice-legal"]
    for told in (study.summary(language), Headlines(names).choices()):
        assert legal in told and tried in told


def test_a_rate_is_not_said_to_be_below_0():
    terms = small(level="random", seed=2)
    study = Study(terms, gather(terms))
    lowest = {name: mean_of(values).low for name, values in study.values[2, ""].items()}
    below = [name for name in ("points-shared", "points-tiebreak", "choice-forced") if lowest[name] < 0]
    assert below and all(row["low"] == 0.0 for row in study.tables["figures"] if row["measure"] in below)


def test_a_tie_break_is_told_from_a_shared_victory():
    sample = sample_of([[0, 1], [0, 0], [0, 1], [0, 1]], scores=[[5, 5], [5, 5], [6, 5], [7, 5]])
    values = {name: mean_of(each).value for name, each in points(sample).items()}
    assert values["points-tiebreak"] == values["points-shared"] == 0.25
    assert values["points-margin"] == pytest.approx(0.75)


def test_somebody_who_has_lost_and_decides_who_wins_is_a_kingmaker():
    assert is_kingmaking(np.array([[0.01, 0.9, 0.09], [0.01, 0.2, 0.79]]), 0)
    assert not is_kingmaking(np.array([[0.01, 0.9, 0.09], [0.3, 0.2, 0.5]]), 0)  # has not lost
    assert not is_kingmaking(np.array([[0.01, 0.9, 0.09], [0.01, 0.88, 0.11]]), 0)  # decides nothing


def test_an_unchanged_variant_on_other_deals_is_not_found_different():
    terms = Terms.settled(
        "cairn", "random", 400, [2], [Variant("a", {}, seed=1), Variant("b", {}, seed=2)], closeness=CLOSE
    )
    assert not terms.is_paired
    study = Study(terms, gather(terms))
    assert [each.name for each in study.comparisons if each.is_real] == []


def test_an_element_that_few_deals_tell_of_is_not_compared():
    terms = small(level="random")
    study = Study(terms, gather(terms))
    assert study.tables["elements"]
    assert not any(each.section == "element" for each in study.comparisons)
    assert not any(row["real"] for row in study.tables["elements"])


def test_a_study_of_more_games_goes_on_with_the_slices_of_a_smaller_one():
    smaller, larger = (
        {task.name for task in tasks(Terms.settled("cairn", "novice", games, [2], closeness=CLOSE))}
        for games in (400, 2000)
    )
    assert smaller <= larger


def test_things_are_called_by_the_words_of_their_game_in_both_languages():
    terms = small("keltis", "random", vary={"board": ["new_paths", "classic"]})
    study = Study(terms, {})
    called = {language: Names(study, texts(language, study.game)) for language in ("it", "en")}
    assert called["it"].thing("card", "red 3") == "carta rossa 3"
    assert called["en"].thing("card", "red 3") == "card red 3"
    assert called["it"].variant("board=classic") == "il gioco base"
    assert called["it"].line("points-big") == "pedina grande"
    assert str(called["it"].percent(0.081)) == "8,1\u00a0%"
    assert called["en"].element("trap", "unheard-of") == "unheard-of"


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("game", list(games()))
def test_every_element_and_term_of_every_title_has_a_name(game, language):
    found = games()[game]
    words = texts(language, found)
    assert [each.kind for each in found.elements if not words.has(f"element-{each.kind}")] == []
    assert [term for term in found.parts if not words.has(f"part-{term}")] == []


def test_a_variant_that_changes_the_game_is_found():
    study = dolmen.study.run("cairn", games=400, level="random", players=[2], vary={"cost": ["6", "4"]})
    real = {each.name for each in study.comparisons if each.is_real}
    assert "points-all" in real
    assert "four points · points, on average" in study.summary("en")


def test_whoever_sees_everything_wins_more_than_an_even_share():
    terms = Terms.settled("tain", "adept", 80, [2], closeness=CLOSE)
    study = Study(terms, gather(terms))
    (row,) = study.tables["secrets"]
    assert row["low"] > 0.5
    assert list(study.frame("secrets")["stronger"]) == ["seer"]


@pytest.mark.parametrize("game", list(games()))
def test_every_title_can_be_studied_and_told_in_both_languages(game, tmp_path):
    terms = small(game, "random", players=[games()[game].players[-1]])
    written = report_of(terms, tmp_path)
    page = next(data for name, data in written.items() if name.name == "index.html").decode()
    assert "In breve" in page and "In short" in page
    drawn = set(re.findall(r'data-plot="(\w+)"', page))
    assert drawn == {name.stem for name in written if name.suffix == ".svg"}
    assert "nan" not in page.partition("<h2>I numeri")[0].lower().split()


def test_too_few_games_are_refused_in_a_sentence():
    with pytest.raises(BadStudy, match="too few"):
        Terms.settled("cairn", games=4)


def test_comparisons_without_numbers_are_left_out():
    nothing = Comparison("seat", "seat-1", 2, "", "", 0.5, mean_of(np.array([np.nan])), 0.01)
    assert judged([nothing]) == []
