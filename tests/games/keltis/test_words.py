"""Keltis: what is said is true, in both languages."""

import random
import re

import pytest
from rich.text import Text

from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.games.keltis import GAME, claims, story
from dolmen.games.keltis.board import NEW_PATHS, Ending, Event, Phase
from dolmen.games.keltis.maps import PLACES
from dolmen.games.keltis.scoring import figure_points
from dolmen.words import minus, signed, texts
from tests.games.keltis.positions import HAND_OF_W7, HAND_OF_W9, HAND_OF_W19, play, position
from tests.games.keltis.test_story import NAMES, log, new, say

W18_HAND = "red 5, red 3, yellow 8, green 0, green 8, green 1, blue 4, pink 5"


def reason(state, phrase, language="en"):
    """The reason that is given, which has to be true by the rules."""
    line = story.why_not(phrase, state, state.player)
    assert claims.CLAIMS[line.key](state, state.player, phrase, line.details), line.key
    return say(line, language)


@pytest.mark.parametrize(
    ("points", "italian", "english"),
    [
        (-1, "Vince Anna con −1 punti.", "Anna wins with −1 points."),
        (1, "Vince Anna con un punto.", "Anna wins with one point."),
        (2, "Vince Anna con 2 punti.", "Anna wins with 2 points."),
    ],
)
def test_the_winner_is_told_with_the_points_that_they_have(points, italian, english):
    state = position(track={"black": points + 4, "white": points + 3})
    state.phase = Phase.OVER
    assert (say(story.ask(state, 0), "it"), say(story.ask(state, 0))) == (italian, english)


def test_a_shared_win_with_one_point_says_one_point():
    state = position(track={"black": 5, "white": 5})
    state.phase = Phase.OVER
    assert say(story.ask(state, 0)) == "A shared victory with one point: Anna and Bea."
    assert say(story.ask(state, 0), "it") == "Vittoria condivisa con un punto: Anna e Bea."


def test_on_classic_a_card_is_said_to_move_along_its_path_and_never_onto_jokers():
    state = position(W18_HAND, board="classic", figures={"black": "small red4, small blue4"})
    play(state, "play red 5")
    assert say(story.ask(state, 0), "it") == "Porta avanti la pedina del percorso rosso."
    assert reason(state, "blue5") == "The card just played moves only the figure on the red path."


def test_beyond_the_end_of_its_path_a_card_moves_any_figure_but_onto_no_taken_path():  # R47
    figures = {"black": "big red9, small blue4"}
    state = position(W18_HAND, board="classic", figures=figures, rows={"black": {"red": [0, 3, 5]}})
    play(state, "play red 5")
    assert say(story.ask(state, 0)) == "Your red path is finished: move any other figure of yours."
    assert reason(state, "blue1") == "You already have a figure on this path: you may have only one there."
    assert reason(state, "yellow5") == "None of your figures can get here in one step."
    assert reason(state, "big red9") == "This figure stands on an end space: it moves no more."


def test_on_new_paths_a_space_of_the_right_colour_that_is_too_far_is_said_to_be_far():
    state = position(HAND_OF_W9, figures={"black": "small d4"})
    play(state, "play red 4")
    assert reason(state, "b3") == "None of your figures can get here in one step."
    assert reason(state, "d3", "it") == (
        "Con la carta appena giocata si entra soltanto in una casella rossa o in un jolly."
    )
    assert reason(state, "small start c2") == "No step leads directly from here to that space."


def test_a_clover_that_must_be_used_cannot_be_given_up():
    state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"d5": "clover"})
    play(state, "play red 1", "move small d4 d5")
    assert reason(state, "clover none") == "At this table the clover must be used: you cannot give it up."
    assert reason(state, "draw deck") == "You draw cards only at the end of your turn."


def test_a_pile_of_which_only_the_top_is_shown_is_told_with_its_number_of_cards():
    state = position(HAND_OF_W7, piles={"red": [3, 9, 5]}, discard_browse=False)
    GAME.rules.forget(state, 0)
    assert "Discards, red: 5 on top; 3 cards in all." in described(state, "en")
    assert "Scarti, rosso: in cima 5; 3 carte in tutto." in described(state, "it")


def described(view, language, viewer=0):
    svg = GAME.picture(view, viewer, texts(language, GAME), NAMES)
    return svg[svg.index("<desc") : svg.index("</desc>")]


def test_a_card_of_a_finished_colour_leads_to_every_target_and_names_it():
    figures = {"black": "big red9, small blue4"}
    state = position(W18_HAND, board="classic", figures=figures, rows={"black": {"red": [0, 3, 5]}})
    svg = GAME.picture(state, 0, texts("it", GAME), NAMES)
    opened = re.findall(r'data-phrase="([^"]*)"[^>]*data-then="(\w+)"', svg)
    assert {space for phrase, space in opened if "play =red" in phrase.split("|")} == {
        "blue5",
        "green1",
        "pink1",
        "yellow1",
    }
    assert "casella gialla 1, casella rosa 1, casella verde 1, casella blu 5" in svg


def test_a_wish_stone_without_colour_is_told_without_one():
    state = position(HAND_OF_W19, board="classic", tiles={"red2": "wish"})
    svg = GAME.picture(state, 0, texts("it", GAME), NAMES)
    assert "Pietra del desiderio: la prende chi ci arriva prima degli altri." in svg and "desiderio :" not in svg


def test_the_end_of_each_of_three_games_is_told_with_points_and_winner():
    made = new(rounds="3")
    made.state.past[0] = [12, -3, 0, 0]
    made.state.round = 2
    line = story.tell((Event.GAME_ENDED, 1, Ending.DECK), NOBODY, made.state)
    assert say(line, "it").startswith("Fine della partita 1. È stata pescata l’ultima carta: la partita è finita.")
    assert say(line, "it").endswith("Punti: Anna 12 e Bea −3. La vince Anna.")
    made.state.past[0] = [4, 4, 0, 0]
    assert say(story.tell((Event.GAME_ENDED, 1, Ending.GOAL), 0, made.state)).endswith("Anna and Bea win it.")


def test_italian_steps_have_their_prepositions():
    state = position(HAND_OF_W9, figures={"black": "small b3"})
    step = (Event.STEPPED, 0, 0, state.board, PLACES[NEW_PATHS]["b3"], PLACES[NEW_PATHS]["a4"], 0)
    assert say(story.tell(step, 1, state), "it") == "Anna porta una pedina piccola da b3 ad a4."


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("board", ["new_paths", "classic"])
def test_the_sketch_fits_eighty_columns_and_says_what_its_signs_mean(language, board):
    made = new(players=4, board=board)
    words = texts(language, GAME)
    drawn = Text.from_markup(GAME.sketch(made.sight(0), 0, words, ["A" * 40, *NAMES[1:]])).plain
    assert max(len(line) for line in drawn.split("\n")) <= 80
    assert words("sketch-legend-tiles") in drawn and words("sketch-legend-signs") in drawn
    assert words("colour-green") in drawn
    assert log(made, 0)


def test_the_change_told_with_a_step_and_the_totals_told_before_an_end_are_those_that_follow():
    chance, asked = random.Random(5), 0
    for seed in range(4):
        made = Play.new("keltis", 2, {"board": ("new_paths", "classic")[seed % 2]}, seed)
        while not made.over:
            sight, action = made.sight(made.player), chance.choice(made.legal)
            line, question = story.label(action, sight), story.confirm(action, sight)
            before = figure_points(made.state, made.player)
            player = made.player
            made.act(action)
            if line.key == "label-step":
                assert line.details["change"] == signed(figure_points(made.state, player) - before)
            if question is not None:
                asked += 1
                totals = question.details["totals"].details.values()
                assert [total.details["points"] for total in totals] == [minus(score) for score in made.scores]
            assert made.over == (question is not None)
    assert asked >= 3


def test_idle_rounds_are_told_before_they_end_the_game():  # R39
    state = position(HAND_OF_W7)
    state.still = 1
    assert "idle" not in say(story.progress(state))
    state.still = 4
    assert say(story.progress(state)).endswith("in the goal area, 2/10 idle rounds")
    assert say(story.progress(state), "it").endswith("in zona obiettivo, 2/10 giri a vuoto")


def test_on_a_path_without_a_figure_one_is_asked_to_come():
    state = position(HAND_OF_W19, board="classic")
    play(state, "play green 5")
    assert say(story.ask(state, 0)) == "Bring a figure onto the green path."
