"""Reasons for an action: the parts that differ most, from what the player sees alone, in words."""

import pytest

import dolmen
from dolmen.bots.reasons import MOST, mean_parts, reasons
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.words import texts
from dolmen.words.reasons import said

SEED = seed_from(1)


def after_a_draw():
    play = dolmen.new("cairn", players=2, seed=15)
    play.play("draw")
    return play


def actions(play, *sentences):
    return [play.game.notation.parse(sentence) for sentence in sentences]


def test_the_parts_that_differ_most_come_first():
    play = after_a_draw()
    lay, drop = actions(play, "lay b3", "drop b3")
    found = reasons(play.view(play.player), lay, drop, SEED)
    assert 1 <= len(found) <= MOST
    assert [abs(reason.by) for reason in found] == sorted((abs(reason.by) for reason in found), reverse=True)
    assert found[0].part == "towers" and found[0].by == pytest.approx(3 - 6)  # b3 begins a tower that costs six


def test_what_speaks_for_one_action_speaks_against_the_other():
    play = after_a_draw()
    lay, drop = actions(play, "lay b3", "drop b3")
    one, two = reasons(play.view(play.player), lay, drop, SEED), reasons(play.view(play.player), drop, lay, SEED)
    assert {reason.part: reason.by for reason in one} == {reason.part: -reason.by for reason in two}


def test_an_action_beside_itself_has_no_reasons():
    play = after_a_draw()
    lay, _ = actions(play, "lay b3", "drop b3")
    assert reasons(play.view(play.player), lay, lay, SEED) == ()


@pytest.mark.parametrize("game", ["cairn", "keltis", "woolly_bully"])
def test_what_a_player_cannot_see_changes_no_reason(game):
    play = Play.new(game, seed=7)
    while len(play.legal) < 2:
        play.act(play.legal[0])
    seat, swapped = play.player, play.state.copy()
    play.rules.swap(swapped, seat)
    views = play.view(seat), play.view(seat, swapped)
    one, two = (reasons(view, play.legal[0], play.legal[-1], SEED, guesses=4) for view in views)
    assert swapped.pack(play.game.state) != play.state.pack(play.game.state) and one == two


def test_the_mean_of_the_parts_is_that_of_the_judgement():
    play = Play.new("tain", seed=7)  # nothing is hidden yet: every guess is the truth
    seat, action = play.player, play.legal[3]
    (found,) = mean_parts(play.view(seat), [action], SEED, guesses=8)
    play.act(action)
    assert sum(found) == pytest.approx(play.rules.judge(play.state, seat))


def test_an_answer_says_why_in_both_languages():
    answer = after_a_draw().ask("adept", seed=1)
    assert answer.reasons() and all(line[:2] in ("+ ", "− ") for line in answer.why("it"))
    assert len(answer.why("en")) == len(answer.reasons())
    assert answer.why("en") != answer.why("it")
    assert answer.reasons(against=answer.sentence) == ()


def test_a_bot_that_does_not_compare_has_no_reasons_unless_it_is_asked_about_another_action():
    answer = after_a_draw().ask("random", seed=1)
    assert answer.reasons() == () and answer.why() == []


def test_a_part_without_a_text_is_left_out():
    class Unheard:
        part, by = "beauty", 3.0

    assert said([Unheard()], texts("en", find_game("cairn"))) == []
