"""Táin: what people are told, asked and warned of, and what they may take back."""

import pytest

from dolmen.core.errors import BadOption, CannotUndo
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.tain import GAME, story
from dolmen.games.tain.board import Event, Hostage, Kind
from dolmen.words import texts
from tests.games.tain.positions import position

NAMES = ["Anna", "Bea", "Carlo", "Dora"]
FIRST_ROUND = ("guard warrior stable 1", "raid boy green stable 1", "outland chief", "pass", "pass")


def new(*sentences, players=2, **options):
    play = Play.new("tain", players, {"start": "green", **options}, seed_from(1))
    for text in sentences:
        play.play(text)
    return play


def log(play, viewer, language="en"):
    """All lines of the log as `viewer` reads them now."""
    words, sight = texts(language, GAME), play.sight(viewer)
    events = [*play.opening, *(event for step in play.steps for event in step.tale)]
    lines = [story.tell(event, viewer, sight) for event in events]
    return [words.say(line, NAMES) for line in lines if line is not None]


def say(line, language="en"):
    return texts(language, GAME).say(line, NAMES)


def test_a_tile_is_told_to_others_without_its_kind():
    play = new("guard warrior stable 1", "raid boy green stable 1")
    assert log(play, 0)[-2:] == [
        "Anna sets a warrior on guard at stable threshold 1.",
        "Bea sends a tile to Anna’s stable entrance 1.",
    ]
    assert log(play, NOBODY)[-2:] == [
        "Anna sets a tile on guard at stable threshold 1.",
        "Bea sends a tile to Anna’s stable entrance 1.",
    ]


def test_after_the_reveal_the_round_is_told_in_full_until_the_next_act():
    lines = log(new(*FIRST_ROUND), NOBODY)
    assert "Anna sets a warrior on guard at stable threshold 1." in lines
    assert "Outland: Anna’s chief takes a cow." in lines
    assert "Anna’s stable entrance 1: Bea’s boy is stopped by a warrior." in lines


def test_with_the_next_act_kinds_are_forgotten_but_kidnappings_and_loot_are_not():
    lines = log(new(*FIRST_ROUND, "pass"), NOBODY)
    assert "Anna sets a tile on guard at stable threshold 1." in lines
    assert "Anna takes a cow in the outland." in lines
    assert "Anna kidnaps a boy from Bea." in lines
    assert "Anna brings home one cow and one boy as a hostage." in lines
    assert not any("warrior" in line or "chief" in line for line in lines)


def test_ones_own_tiles_are_never_forgotten():
    assert "Anna sets a warrior on guard at stable threshold 1." in log(new(*FIRST_ROUND, "pass"), 0)


def test_with_open_discards_the_log_keeps_the_kinds_of_earlier_rounds_and_seals_the_running_one():
    lines = log(new(*FIRST_ROUND, "guard chief house 1", discards="open"), NOBODY)
    assert "Anna’s stable entrance 1: Bea’s boy is stopped by a warrior." in lines
    assert "Bea sets a tile on guard at house threshold 1." in lines


def test_the_whole_log_is_told_when_the_game_is_over():
    play = new(*FIRST_ROUND, rounds="4")
    while not play.over:
        play.play("pass")
    assert "Anna’s stable entrance 1: Bea’s boy is stopped by a warrior." in log(play, NOBODY)


def test_italian_lines_have_their_articles_and_gender():
    lines = log(new("guard daughter house 1", "raid warrior green house 1", "pass", "pass"), NOBODY, "it")
    assert "Anna mette la figlia del capo di guardia alla soglia 1 della casa." in lines
    assert "Bea manda un guerriero all’entrata 1 della casa di Anna." in lines
    assert "Entrata 1 della casa di Anna: il guerriero di Bea viene fermato dalla figlia del capo." in lines
    assert "Bea rapisce la figlia del capo di Anna." in lines
    assert "Bea porta a casa una figlia di capo in ostaggio." in lines


def test_the_reveal_is_shown_step_by_step_before_the_new_round():
    play = new("guard bluff stable 2", "raid boy green stable 1", "outland chief", "pass", "pass")
    step = play.steps[-1]
    scenes = [step.tale[count - 1][0] for count, _ in step.frames]
    assert scenes == [
        Event.REVEALED,
        Event.UNBLUFFED,
        Event.OUTLAND_JUDGED,
        Event.FOUGHT,
        Event.BROUGHT_HOME,
        Event.BROUGHT_HOME,
    ]
    sights = [play.sight(NOBODY, frame) for _, frame in step.frames]
    assert [sight.threshold[0][1] for sight in sights[:2]] == [Kind.BLUFF, -1]
    assert [sight.loot_cows[0] for sight in sights] == [0, 0, 1, 1, 0, 0]
    assert [sight.loot_cows[1] for sight in sights] == [0, 0, 0, 1, 1, 0]
    assert [sight.round for sight in sights] == [1] * 6
    assert say(story.ask(sights[0], 0)) == "The raids are being resolved."


def test_each_fight_is_a_scene_of_its_own_with_all_that_follows_from_it():
    acts = ("guard warrior stable 1", "raid boy green stable 1", "guard boy house 1", "raid warrior green house 1")
    step = new(*acts, "pass", "raid boy green stable 2", "pass").steps[-1]
    told, fights = 0, []
    for count, _ in step.frames:
        if step.tale[count - 1][0] == Event.FOUGHT:
            fights.append(([Event(event[0]).name for event in step.tale[told:count]], step.tale[count - 1][1:]))
        told = count
    assert fights == [
        (["CLASHED", "KIDNAPPED", "FOUGHT"], (0, 0)),
        (["CLASHED", "TOOK_COW", "FOUGHT"], (0, 1)),
        (["CLASHED", "TOOK_JEWEL", "FOUGHT"], (0, 3)),
    ]


def test_an_event_names_the_pieces_at_which_it_happens_and_never_what_is_hidden_there():
    play = new("guard warrior stable 1", "raid boy green stable 1", "pass", "pass")
    sight = play.sight(NOBODY)
    places = [story.places(event, NOBODY, sight) for step in play.steps for event in step.tale]
    assert places[:2] == [["guard-0-0"], ["raid-0-0"]]
    tale = play.steps[-1].tale
    at = {Event(event[0]): story.places(event, NOBODY, sight) for event in tale}
    assert at[Event.CLASHED] == ["gate-0-0", f"clash-{Kind.BOY}-{Kind.WARRIOR}"]
    assert at[Event.KIDNAPPED] == ["gate-0-0", f"raid-0-0>captive-0-1-{Hostage.BOY}"]


def test_a_tile_may_be_taken_back_until_somebody_else_acts():  # R49
    play = new("guard boy stable 1")
    assert play.why_no_undo(0) == ""
    play.play("raid boy green stable 1")
    with pytest.raises(CannotUndo):
        play.undo(0)
    play.undo(1)
    assert play.player == 1


def test_a_pass_may_be_taken_back_unless_it_ends_the_scouting():  # R49
    play = new("pass")
    assert play.why_no_undo(0) == ""
    play.play("pass")
    assert play.why_no_undo(1) == "learned"


def test_passing_is_confirmed_while_there_is_something_to_lay():
    play = new()
    action = GAME.notation.parse("pass")
    assert "you cannot lay any more tiles" in say(story.confirm(action, play.sight(0)))
    few = position(["green", "red"], "green", supply={"green": {"boy": 1, "bluff": 1}})
    assert "only 2 tiles" in say(story.confirm(action, few))
    assert story.confirm(GAME.notation.parse("guard boy stable 1"), play.sight(0)) is None


def test_a_pass_without_a_choice_is_not_confirmed_and_only_its_player_is_told_why():
    spaces = ("stable 1", "stable 2", "stable 3", "house 1", "house 2")
    placed = [f"green: guard bluff {space}" for space in spaces] + [f"green: raid boy red {space}" for space in spaces]
    state = position(["green", "red"], "green", placed=placed, supply={"green": {"boy": 1}}, to_move="green")
    assert story.confirm(GAME.notation.parse("pass"), state) is None
    assert say(story.ask(state, 0)) == "None of your tiles can be laid any more: you must pass."
    assert say(story.ask(state, 1)) == say(story.ask(state, NOBODY)) == "Anna lays a tile or passes."


@pytest.mark.parametrize(
    ("phrase", "reason"),
    [
        ("guard * stable 1", "This threshold already has a guard of yours."),
        ("raid * red house 1", "This entrance is already taken."),
        ("raid * green house 1", "Only tiles of other clans go to your entrances."),
        ("outland *", "You already have a tile in the outland: you may have only one there each round."),
        ("daughter", "There is no chief’s daughter left behind your screen."),
    ],
)
def test_a_part_that_is_not_lit_says_why(phrase, reason):
    placed = ["green: guard daughter stable 1", "green: raid boy red house 1", "green: outland bluff"]
    state = position(["green", "red"], "green", placed=placed)
    assert say(story.why_not(phrase, state, 0)) == reason


def test_points_are_told_line_by_line():
    hostages = [{"holder": "blue", "owner": "red", "kind": "boy"}]
    goods = {"cows": {"outland": 2, "red": 6, "blue": 11, "green": 6}, "jewels": {"red": 4, "blue": 1, "green": 4}}
    state = position(["red", "blue", "green"], "blue", hostages=hostages, **goods)
    told = [(say(item.line), item.points) for item in story.points(state, 1)]
    assert told == [
        ("11 cows, two points each", 22),
        ("one jewel: three points", 3),
        ("one kidnapped boy: one point", 1),
        ("bonus for eleven cows or more", 3),
    ]


def test_tie_breaks_are_told_as_far_as_they_were_used():
    goods = {"cows": {"outland": 13, "red": 7, "blue": 5}, "jewels": {"red": 2, "blue": 4}}
    hostages = [
        {"holder": "blue", "owner": "red", "kind": "boy", "n": 3},
        {"holder": "red", "owner": "blue", "kind": "daughter"},
    ]
    state = position(["red", "blue"], "red", round=8, hostages=hostages, **goods)
    assert [say(item.line) for item in story.points(state, 0) if not item.points] == ["at equal points cows decide: 7"]
    even = position(["red", "blue"], "red", round=8)
    assert len([item for item in story.points(even, 0) if not item.points]) == 3


def test_the_end_says_who_won_or_who_shares_the_victory():
    shared = new(*["pass"] * 8, rounds="4")
    assert say(story.ask(shared.sight(0), 0)) == "A shared victory with 19 points: Anna and Bea."
    won = new("outland chief", *["pass"] * 8, rounds="4")
    assert say(story.ask(won.sight(0), 0), "it") == "Vince Anna con 21 punti."


def test_a_clan_that_is_not_in_play_cannot_start():  # R46
    with pytest.raises(BadOption, match=r"random \| green \| red"):
        Play.new("tain", 2, {"start": "blue"})
    assert Play.new("tain", 2, {"clans": "blue brown", "start": "blue"}).player == 0


def test_clans_must_be_different_and_as_many_as_players():  # R46
    for clans in ("red red", "red", "red blue green", "red pink"):
        with pytest.raises(BadOption):
            Play.new("tain", 2, {"clans": clans})


def test_a_seat_has_the_colour_and_the_name_of_its_clan():
    play = Play.new("tain", 3, {"clans": "brown green blue"})
    assert [play.seat_word(player) for player in range(3)] == ["brown", "green", "blue"]
    assert [story.seat(play.state, player).colour for player in range(3)] == [3, 0, 2]
