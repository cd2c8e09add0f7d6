"""Why something cannot be chosen: what the kit answers for every game, whatever was clicked or typed."""

import pytest

from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.words import Line, Named, list_line, texts
from dolmen.words.why import choosing, rule_of, tidied, why_not
from tests.packages import EXAMPLES, installed

ODD = ("|", "", "   ", "*", "* *", "||*|", "7", "-1", "zzz", "lay", "\x00", "日本", "a|" * 200, "* " * 200 + "x")


@pytest.mark.parametrize("phrase", ODD)
def test_odd_words_are_never_an_error(phrase):
    for game in games().values():
        play = Play.new(game, seed=7)
        for viewer in (NOBODY, *range(play.players)):
            assert isinstance(why_not(play, phrase, viewer), Line | None)


def test_words_that_say_nothing_have_no_reason():
    play = Play.new("cairn", seed=7)
    assert [why_not(play, phrase, 0) for phrase in ("|", "", " * ", "||")] == [None] * 4
    assert tidied(" Lay  *  * G2 ||* ") == "lay * g2"


def test_what_can_be_chosen_has_no_reason_against_it():
    play = Play.new("cairn", seed=7)
    assert why_not(play, "draw", play.player) is None


def test_away_from_ones_turn_the_reason_names_for_whom_all_wait():
    play = Play.new("cairn", seed=7)
    other = (play.player + 1) % play.players
    assert why_not(play, "draw", other) == Line.of("why-turn", players=list_line([Named(play.player)]))
    said = texts("it").say(Line.of("why-turn", players=list_line([Named(0)])), ["Anna"])
    assert said == "Non tocca a te: tutti aspettano Anna."


def test_somebody_who_watches_is_told_so():
    assert why_not(Play.new("cairn", seed=7), "draw", NOBODY).key == "why-watching"


def test_a_game_that_is_over_says_so():
    play = Play.new("cairn", seed=7)
    while not play.over:
        play.act(play.legal[0])
    assert why_not(play, "draw", 0) == Line("why-over")


def test_where_all_choose_at_the_same_time_everybody_may_and_who_has_chosen_is_told():
    with installed(EXAMPLES / "honey_fair"):
        play = Play.new(find_game("honey_fair"), 3, seed=7)
        assert choosing(play) == [0, 1, 2]
        assert why_not(play, "bid 3", 2) is None
        play.act(play.legal[0])
        waiting = list_line([Named(1), Named(2)])
        assert why_not(play, "bid 3", 0) == Line.of("why-already-chosen", players=waiting)


def test_a_reason_names_its_paragraph_where_its_text_has_one(make_game):
    folder = make_game(("words/en.ftl", "why-draw-first = First", "why-draw-first = First"))
    path = folder / "words" / "en.ftl"
    path.write_text(path.read_text("utf-8") + "why-heavy = Too heavy.\n    .rule = weights\n", "utf-8")
    words = texts("en", find_game(folder.name))
    assert rule_of(Line("why-heavy"), words) == "weights"
    assert rule_of(Line("why-turn"), words) is None
