"""Mac Robber: what people are told, asked and warned of, and what they may take back."""

import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber import GAME, story
from dolmen.games.mac_robber.board import Event, Phase
from dolmen.words import texts
from tests.games.mac_robber.positions import play, position, score_now

NAMES = ["Anna", "Bea", "Carlo", "Dora", "Ezio"]


def say(line, language="en"):
    return texts(language, GAME).say(line, NAMES)


def log(state, viewer=NOBODY, language="en"):
    """What was told since the position was set up, as `viewer` hears it."""
    lines = [story.tell(event, viewer, state) for event in state.tale.events]
    return [say(line, language) for line in lines if line is not None]


def test_a_scoring_is_told_line_by_line():  # X23
    state = position(
        "A 11 | y6 b1 g2 | cattle castle -",
        "B 14 | y4 b4 g0 | abbey cattle",
        "C 9 | y5 b0 g3 | cattle cattle cattle",
        "D 12 | y3 b2 g1 | castle castle",
        turn="D",
        marker="D",
    )
    score_now(state)
    lines = log(state)
    first = lines.index("Yellow: Anna has the largest following, 6 warriors, and takes the marker.")
    assert lines[first + 1 : first + 13] == [
        "Green: Anna, 2 cubes: no points.",
        "Green: Bea, 3 cubes: 1 point.",
        "Green: Carlo, 3 cubes: 1 point.",
        "Green: Dora, 1 cube: no points.",
        "Red: Anna, 1 herd: 1 point.",
        "Red: Bea, 1 herd: 1 point.",
        "Red: Carlo, 3 herds: 3 points, and 2 more for the most herds.",
        "Blue: Anna, 3 cubes minus Carlo’s 3 herds: no points.",
        "Blue: Bea, 4 cubes minus Carlo’s 3 herds: 1 point.",
        "Blue: Dora, 6 cubes minus Carlo’s 3 herds: 3 points.",
        "Scores after the round: Anna 12, Bea 17, Carlo 15 and Dora 15.",
        "An estate leaves the game, face down.",
    ]


def fought(*duels, language="en", viewer=NOBODY, **options):
    state = position("A 5 | y4 b2 g0 | cattle - | 1 2 3 4", "B 5 | y4 b2 g0 | cattle - | 1 2 3 4", **options)
    play(state, "assault macdonald")
    for attack, defence in duels:
        play(state, f"play {attack}", f"play {defence}")
    return log(state, viewer, language)


def test_an_assault_is_told_card_by_card_and_keeps_the_card_face_down():
    lines = fought(("3 piper", "4"))
    assert lines == [
        "Anna assaults Bea.",
        "Anna plays a card face down, with a piper on it.",
        "Bea plays a card face down.",
        "Combat round 1: Anna 3 plus a piper, 4 in all; Bea 4. It is a draw.",
    ]
    assert fought(("3 piper", "4"), viewer=0)[1] == "Anna plays a card face down: 3 plus a piper, 4 in all."


@pytest.mark.parametrize(
    ("duels", "told"),
    [
        ((("4", "1"), ("3", "2"), ("2", "3")), "Anna wins the assault on Bea by 2 to 1 and gets 1 point."),
        ((("1", "4"), ("2", "3"), ("3", "2")), "Bea fends off Anna by 2 to 1 and gets 2 points; Anna loses 1."),
        ((("4", "4"), ("3", "3"), ("2", "2")), "Anna’s assault on Bea is a draw, 0 to 0."),
    ],
)
def test_the_result_of_an_assault_is_told_with_its_points(duels, told):
    assert told in fought(*duels)


def test_italian_lines_read_well():
    lines = fought(("4", "1"), ("3", "2"), ("2", "3"), language="it")
    assert "Scontro 1: Anna 4; Bea 1. Lo vince Anna." in lines
    assert "Anna vince l’assalto contro Bea per 2 a 1 e riceve 1 punto." in lines


def test_drawn_cards_are_told_to_their_drawer_alone():
    state = position("A | y4 b2 g0 | | 1 1 2 4")
    play(state, "exchange 1 1 2", deck="3 4 1")
    assert log(state, 0)[:2] == ["Anna exchanges 3 cards: 1, 1, 2.", "Anna draws 3 cards: 1, 3, 4."]
    assert log(state, 1)[:2] == ["Anna exchanges 3 cards: 1, 1, 2.", "Anna draws 3 cards."]


def test_on_a_closed_pile_discards_are_told_to_who_discarded():
    state = position("A | y4 b2 g0 | | 1 1 2 4", discard_pile="closed")
    play(state, "exchange 1 1 2", deck="3 4 1")
    assert log(state, 0)[0] == "Anna exchanges 3 cards: 1, 1, 2."
    assert log(state, 1)[0] == log(state)[0] == "Anna exchanges 3 cards."


def test_a_bard_is_told_in_full():
    state = position("A | y4 b2 g0", "B | y4 b1 g1 | | 1 2 3 4", display="b2 g4")
    play(state, "bard macdonald", "keep yellow bag green", "discard 1", deck="2")
    assert log(state)[:5] == [
        "Anna sends a bard to Bea’s court.",
        "Anna’s bard takes a warrior (into Anna’s court) and a monk (into the bag) from Bea.",
        "Bea loses a warrior and must discard a card.",
        "Bea discards a card: 1.",
        "Anna draws a card.",
    ]


def test_what_is_asked_says_what_and_why():
    state = position("A | y4 b2 g0", "B | y4 b1 g1", display="b2 g4")
    assert say(story.ask(state, 0)) == "Choose an action: you may do up to 2, with at most 4 of the drawn cubes."
    assert say(story.ask(state, 1), "it").startswith("Anna sceglie un’azione")
    play(state, "bard macdonald", "bag yellow")
    assert say(story.ask(state, 1)) == "Anna’s bard took a warrior from you: discard a card of your choice."
    assert say(story.ask(state, 0)) == "Bea lost a warrior to Anna’s bard and discards a card."


def new(**options):
    return Play.new("mac_robber", 4, {"start_player": "first_seat", **options}, seed_from(1))


def test_actions_may_be_taken_back_until_a_card_moves():
    game = new()
    quiet = next(text for text in game.sentences if text.split()[0] in ("cattle", "castle", "abbey", "piper", "monks"))
    game.play(quiet)
    assert game.why_no_undo(0) == ""
    game.undo(0)
    if "warrior" in game.sentences:
        game.play("warrior")
        assert game.why_no_undo(0) == "learned"


def test_an_assault_and_a_card_cannot_be_taken_back():
    game = new()
    while game.state.phase != Phase.VENTURE:
        game.act(game.legal[0])
    game.play("assault macgregor")
    assert game.why_no_undo(0) == "learned"
    game.act(game.legal[0])
    assert game.why_no_undo(0) == "learned"


def test_duels_results_and_scorings_are_scenes():
    game = new()
    scenes, asked = set(), set()
    while not game.over:
        step = game.act(game.legal[0])
        for count, frame in step.frames:
            scenes.add(step.tale[count - 1][0])
            asked.add(say(story.ask(game.sight(0, frame), 0)))
            GAME.picture(game.sight(0, frame), 0, texts("en", GAME), NAMES)
    assert {Event.DUEL, Event.FOUGHT, Event.PLUNDERED, Event.SCORED, Event.TILE} <= scenes
    assert "Look at what has happened." in asked


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("assault macdonald", "Assault Bea? You play three cards."),
        ("end turn", "Your three lowest cards add up to 4"),
    ],
)
def test_what_cannot_be_undone_is_confirmed(text, question):
    state = position("A | y4 b2 g0 | | 1 1 2 4")
    assert say(story.confirm(GAME.notation.parse(text), state)).startswith(question)


def test_a_piper_and_a_bard_are_confirmed_and_strong_hands_may_end_the_turn():
    state = position("A | y4 b2 g0 | | 2 3 3 4")
    assert story.confirm(GAME.notation.parse("end turn"), state) is None
    assert "goes into the bag" in say(story.confirm(GAME.notation.parse("play 3 piper"), state))
    assert story.confirm(GAME.notation.parse("play 3"), state) is None
    assert "only action" in say(story.confirm(GAME.notation.parse("bard macgregor"), state))


@pytest.mark.parametrize(
    ("phrase", "reason"),
    [
        ("cattle", "You have no empty estate."),
        ("abbey", "This takes 3 green among the drawn cubes."),
        ("castle", "You have no empty estate."),
        ("estate red court", "A warrior can pay only if at least 3 are left."),
        ("bard macgregor|macgregor", "A bard would find nothing to take at Carlo’s court: three warriors always stay."),
    ],
)
def test_a_part_that_is_not_lit_says_why(phrase, reason):
    state = position("A | y3 b1 g1 | cattle castle", "C | y3 b0 g0", display="y1 b2 g2 r1")
    assert say(story.why_not(phrase, state, 0)) == reason


def test_a_deed_done_or_beyond_the_limit_says_why():
    state = position("A | y4 b1 g1 | cattle - -", display="y1 b3 g1 r1")
    play(state, "castle")
    assert say(story.why_not("castle", state, 0)) == "You have already done this action this turn."
    assert say(story.why_not("bard macdonald|macdonald", state, 0)).startswith("The bard is the only action")
    state = position("A | y4 b1 g1 | cattle - -", display="g4 r2")
    play(state, "abbey")
    assert say(story.why_not("monks 2", state, 0)) == "This takes 2 green among the drawn cubes."
    assert story.why_not("cattle", state, 1) is None


def test_points_are_told_by_where_they_came_from():
    state = position(
        "A 5 | y4 b3 g1 | cattle - | 1 4 4 4", "B | y4 b0 g0 | - - | 1 1 1 2", "C | y4 b0 g0 | - -", start="B"
    )
    play(state, "assault macdonald", *["play 4", "play 1"] * 3, deck="1 1 2 2 3 1 1 2 2 3")
    play(state, "discard 1 1", "discard 1 1")
    told = {say(item.line): item.points for item in story.points(state, 0)}
    assert told == {
        "at the start": 5,
        "green: monks and abbeys": 3,
        "red: one point for each herd, every round": 1,
        "red: the most herds of all": 2,
        "blue: pipers and castles, minus the cattle of others": 3,
        "assaults": 2,
    }


def test_a_seat_has_the_colour_of_its_clan():
    game = new()
    assert [story.seat(game.state, player).colour for player in range(4)] == [0, 1, 3, 2]
    assert [game.seat_word(player) for player in range(4)] == ["campbell", "macdonald", "macgregor", "mackenzie"]
