"""Keltis: what people are told, asked and warned of, and what they may take back."""

import pytest

from dolmen.core.errors import CannotUndo
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.keltis import GAME, story
from dolmen.games.keltis.notation import parse
from dolmen.words import texts
from tests.games.keltis.positions import HAND_OF_W7, HAND_OF_W9, HAND_OF_W19, play, position

NAMES = ["Anna", "Bea", "Carlo", "Dora"]


def say(line, language="en"):
    return texts(language, GAME).say(line, NAMES)


def new(*sentences, players=2, **options):
    made = Play.new("keltis", players, {"start_player": "0", **options}, seed_from(3))
    for text in sentences:
        made.play(text)
    return made


def log(made, viewer, language="en"):
    """All lines of the log as `viewer` reads them now."""
    sight = made.sight(viewer)
    events = [*made.opening, *(event for step in made.steps for event in step.tale)]
    lines = [story.tell(event, viewer, sight) for event in events]
    return [say(line, language) for line in lines if line is not None]


def first(made, verb):
    return next(text for text in made.sentences if text.startswith(verb))


def test_a_card_from_the_deck_is_told_to_others_without_its_name():
    made = new()
    made.play(first(made, "discard"))
    made.play("draw deck")
    assert log(made, NOBODY)[-1] == log(made, 1)[-1] == "Anna draws a card from the deck."
    assert log(made, 0)[-1] != log(made, 1)[-1]
    assert log(made, 0)[-1].startswith("Anna draws the ")


def test_a_card_taken_from_a_pile_is_told_to_all():
    made = new()
    card = first(made, "discard").removeprefix("discard ")
    made.play(f"discard {card}")
    made.play("draw deck")
    other = next(text for text in made.sentences if text.startswith("discard") and card.split()[0] not in text)
    made.play(other)
    made.play(f"draw {card.split()[0]}")
    assert log(made, NOBODY)[-1] == f"Bea takes the {card} from the discards."


@pytest.mark.parametrize(
    ("value", "wanted"), [(0, "lo 0 rosso"), (3, "il 3 rosso"), (8, "l’8 rosso"), (10, "il 10 rosso")]
)
def test_italian_articles_agree_with_the_number(value, wanted):
    assert say(story.card_line(value), "it") == wanted


def test_who_can_play_nothing_is_told_so_and_nobody_else_is():  # R56
    state = position("pink 0, pink 3, pink 3, pink 5, pink 8, pink 9, pink 10, pink 10")
    assert say(story.ask(state, 0)) == "None of your cards can move a figure: discard one."
    assert say(story.ask(state, 1)) == "Anna plays or discards a card."


def test_each_decision_has_its_question():
    state = position(HAND_OF_W9, figures={"black": "small d4"}, tiles={"d5": "shed"})
    assert say(story.ask(state, 0)) == "Play a card to move a figure, or discard one."
    play(state, "play red 4")
    assert say(story.ask(state, 0)) == "Move a figure one step: onto a red space or a joker."
    play(state, "move small d4 d5")
    assert say(story.ask(state, 0)).startswith("Discard a card:")
    play(state, "shed hand yellow 9")
    assert say(story.ask(state, 0)).startswith("Draw 2 cards")
    play(state, "draw deck")
    assert say(story.ask(state, 0)).startswith("Draw one card")


def test_a_step_that_ends_the_game_is_asked_twice_with_the_totals():
    state = position(
        HAND_OF_W9,
        figures={"black": "big e7, small d7, small d4, small c6", "white": "small a7, small c8, small b5"},
        tiles={"d5": "clover"},
    )
    play(state, "play red 4", "move small d4 d5")
    question = story.confirm(parse("clover small c6 c7"), state)
    assert "ends the game: Anna 29 and Bea 14." in say(question)
    assert story.confirm(parse("clover small d5 d6"), state) is None
    assert state.figures[0][2] != state.figures[0][3]  # asking changes nothing


def test_the_last_card_of_the_deck_is_asked_twice():
    state = position(HAND_OF_W7, deck=1)
    play(state, "discard pink 2")
    assert "last card of the deck" in say(story.confirm(parse("draw deck"), state))
    state.deck_size = 2
    assert story.confirm(parse("draw deck"), state) is None


@pytest.mark.parametrize(
    ("phrase", "wanted"),
    [
        ("pink 8", "Your pink row no longer takes the pink 8: you can only discard this card."),
        ("yellow 2", None),
        ("draw red", "You draw cards only at the end of your turn."),
        ("c3", "First choose a card from your hand, to play or to discard."),
    ],
)
def test_why_something_cannot_be_chosen(phrase, wanted):
    state = position(
        "pink 8, pink 3, red 0, red 8, green 1, green 7, yellow 2, blue 9",
        figures={"black": "small c1"},
        rows={"black": {"pink": [6, 4]}},
    )
    line = story.why_not(phrase, state, 0)
    assert (None if line is None else say(line)) == wanted


def test_why_a_pile_is_closed():  # R22
    state = position(HAND_OF_W7)
    play(state, "discard pink 2")
    assert "cannot take it back" in say(story.why_not("draw pink", state, 0))


def test_a_turn_may_be_taken_back_until_a_card_of_the_deck_is_seen():
    made = new()
    made.play(first(made, "play"))
    made.play(first(made, "move"))
    before = len(made.steps)
    made.undo(0)
    made.undo(0)
    assert (len(made.steps), before) == (0, 2)
    made.play(first(made, "discard"))
    made.play("draw deck")
    with pytest.raises(CannotUndo):
        made.undo(0)


def test_a_turn_that_ended_with_a_card_from_a_pile_stands():
    made = new()
    card = first(made, "discard").removeprefix("discard ")
    made.play(f"discard {card}")
    made.play("draw deck")
    other = next(text for text in made.sentences if text.startswith("discard") and card.split()[0] not in text)
    made.play(other)
    made.play(f"draw {card.split()[0]}")
    with pytest.raises(CannotUndo):
        made.undo(1)


def test_points_are_told_figure_by_figure():
    state = position(
        figures={"black": "big a6, small c9, small e7, small d2"},
        track={"black": 9},
        stones={"black": "3 red, 1 yellow"},
    )
    lines = [(say(item.line), item.points) for item in story.points(state, 0)]
    assert ("big figure in row 6: twice +8", 16) in lines
    assert ("one small figure in row 2: −2", -2) in lines
    assert ("a set of 3 red stones", 10) in lines
    assert sum(points for _, points in lines) == 52


def test_classic_spaces_are_named_by_path_and_row():
    state = position(HAND_OF_W19, board="classic")
    play(state, "play green 5")
    assert say(story.label(parse("move big start green1"), state), "it") == (
        "Porta la pedina grande dalla pietra di partenza alla casella verde 1 (−8)"
    )
