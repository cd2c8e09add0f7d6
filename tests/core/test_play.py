"""One running game: the checked edge, taking back, looking back, and what the rules told."""

import numpy as np
import pytest

from dolmen.core.errors import (
    BadOption,
    BadPlayers,
    BadState,
    CannotUndo,
    GameOver,
    IllegalAction,
    NoTranscript,
    NotYourTurn,
    UnknownAction,
    UnknownGame,
    UnknownOption,
)
from dolmen.core.game import find_game, games
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.transcript import dump
from dolmen.core.viewer import NOBODY
from dolmen.games.tain.board import Event
from dolmen.laws.walk import Setting, random_play

TAIN = find_game("tain")


def new_raid():
    return Play.new("tain", 2, {"start": "green"}, seed_from(1))


def test_a_copy_is_at_the_same_position_and_goes_its_own_way():
    play = Play.new("cairn", 2, seed=seed_from(3))
    play.play("draw")
    other = play.copy()
    assert same(other.state, play.state) and other.legal == play.legal and other.steps == play.steps
    other.play(other.sentences[0])
    assert len(play.steps) == 1 and len(other.steps) == 2
    assert same(other.at(1).state, play.state)


def test_games_are_found_by_their_folders_alone():
    assert {"cairn", "tain"} <= set(games())


def test_an_unknown_game_says_which_there_are():
    with pytest.raises(UnknownGame, match=r"no game 'ludo'; there are .*tain.*cairn"):
        Play.new("ludo")


def test_too_many_players_are_told_how_many_may_play():
    with pytest.raises(BadPlayers, match=r"tain is for 2 \| 3 \| 4 players, not 5"):
        Play.new("tain", 5)


def test_an_unknown_option_and_a_bad_value_say_what_is_possible():
    with pytest.raises(UnknownOption, match=r"no option 'colour'; it has clans"):
        Play.new("tain", 2, {"colour": "red"})
    with pytest.raises(BadOption, match=r"option rounds cannot be '5'; possible: 8 \| 6 \| 4"):
        Play.new("tain", 2, {"rounds": 5})


def test_two_games_without_a_seed_are_dealt_by_different_ones():
    assert Play.new("cairn").seed != Play.new("cairn").seed


def test_every_refusal_names_what_was_asked_and_leaves_the_game_as_it_was():
    play = new_raid()
    before = play.state.pack(TAIN.state)
    with pytest.raises(UnknownAction, match="'raid everything' is not a sentence of tain"):
        play.play("raid everything")
    with pytest.raises(IllegalAction, match="green cannot 'raid boy green stable 1' now; possible: guard chief"):
        play.play("raid boy green stable 1")
    with pytest.raises(NotYourTurn, match="red cannot 'pass': it is the turn of green"):
        play.play("pass", player=1)
    assert play.state.pack(TAIN.state) == before and play.steps == []


def test_a_finished_game_takes_no_more_acts():
    play = random_play(Setting(TAIN, 2, TAIN.settle(2)), 3)
    with pytest.raises(GameOver, match="red cannot 'pass': the game is over"):
        play.play("pass", player=1)
    assert play.player == NOBODY and play.winners


def test_words_may_be_written_with_capitals_and_many_blanks():
    play = new_raid()
    play.play("  Guard   BOY stable 1 ", player=0)
    assert play.state.threshold[0][0] >= 0


def test_only_who_acted_last_takes_back_and_only_while_nobody_learned_anything():
    play = new_raid()
    with pytest.raises(CannotUndo, match="nothing to take back"):
        play.undo()
    start = play.state.pack(TAIN.state)
    play.play("guard boy stable 1")
    with pytest.raises(CannotUndo, match="only who acted last"):
        play.undo(player=1)
    play.undo(player=0)
    assert play.state.pack(TAIN.state) == start
    play.play("pass")
    play.play("pass")
    with pytest.raises(CannotUndo, match="learned"):
        play.undo()


def test_the_same_game_can_be_looked_at_after_any_step():
    play = random_play(Setting(TAIN, 3, TAIN.settle(3)), 5)
    past = play.at(10)
    assert len(past.steps) == 10
    assert [step.action for step in past.steps] == [step.action for step in play.steps[:10]]


def test_a_scene_keeps_the_state_as_it_was_at_that_moment():
    play = new_raid()
    play.play("raid boy red stable 1")
    play.play("pass")
    step = play.play("pass")
    seen, frame = next((seen, frame) for seen, frame in step.frames if step.tale[seen - 1][0] == Event.REVEALED)
    assert frame.entrance[1][0] >= 0 and play.state.entrance[1][0] < 0
    assert 0 < seen <= len(step.tale)


def test_a_view_has_no_dice_and_the_sight_of_a_person_forgets_what_the_table_does_not_repeat():
    play = new_raid()
    for sentence in ("guard boy stable 1", "raid boy green stable 2", "pass", "pass", "pass"):
        play.play(sentence)
    assert play.view(0).dice == [0] * 5 and play.state.dice != [0] * 5
    assert sum(play.view(0).discarded[1]) > 0
    assert set(play.sight(0).discarded[1]) == {-1}


def a_state():
    """A position some way into a game of Táin, with three players and other options than the usual."""
    play = Play.new("tain", 3, {"rounds": "4"}, 9)
    for _ in range(7):
        play.act(play.legal[-1])
    return play


def as_record(state):
    box = np.zeros(1, TAIN.state)
    state.store(box[0])
    return box[0]


@pytest.mark.parametrize(
    "form",
    [
        lambda state: state,
        as_record,
        lambda state: np.array([as_record(state)]),
        lambda state: state.pack(TAIN.state),
    ],
    ids=["Plain", "record", "array", "bytes"],
)
def test_a_game_goes_on_from_a_given_state_as_the_one_that_it_was_taken_from(form):
    whole = a_state()
    other = Play.from_state("tain", form(whole.state))
    assert (other.players, other.options, other.seed) == (whole.players, whole.options, whole.seed)
    assert other.steps == [] and other.opening == () and other.legal == whole.legal
    while not whole.over:
        action = whole.legal[len(whole.steps) % len(whole.legal)]
        whole.act(action)
        other.act(action)
    assert other.state.pack(TAIN.state) == whole.state.pack(TAIN.state) and other.winners == whole.winners


def test_a_game_from_a_state_takes_back_to_it_and_leaves_the_state_alone():
    whole = a_state()
    before = whole.state.pack(TAIN.state)
    other = Play.from_state(TAIN, whole.state)
    other.act(other.legal[0])
    assert other.at(0).state.pack(TAIN.state) == before == whole.state.pack(TAIN.state)
    other.undo()
    assert other.state.pack(TAIN.state) == before
    with pytest.raises(CannotUndo, match="nothing to take back"):
        other.undo()


def test_a_game_from_a_state_has_no_transcript():
    with pytest.raises(NoTranscript, match="went on from a given state"):
        dump(Play.from_state(TAIN, a_state().state))


def broken(**fields):
    state = a_state().state
    for name, value in fields.items():
        setattr(state, name, value)
    return state


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (b"short", f"it has 5 bytes, not {TAIN.state.itemsize}"),
        (np.zeros(2, TAIN.state), f"it has {2 * TAIN.state.itemsize} bytes"),
        (broken(players=7), "tain is for 2 .* players, not 7"),
        (broken(rounds=99), "its rounds is value 99 of 3"),
        (broken(round=10**9), "too large|out of bounds"),
        (np.zeros(1, find_game("cairn").state)[0], "a record of this layout"),
    ],
)
def test_what_is_no_state_of_the_game_is_refused_with_the_reason(state, why):
    with pytest.raises(BadState, match=f"this is not a state of tain: .*({why})"):
        Play.from_state("tain", state)
