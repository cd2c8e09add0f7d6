"""Táin: what is said is true, in both languages."""

import pytest

from dolmen.core.tell import Tale
from dolmen.core.viewer import NOBODY
from dolmen.games.tain import GAME, claims, figures, story
from dolmen.games.tain.board import CLAN_WORDS, COW_GOAL, PASS, Event, Hostage, Pass
from dolmen.games.tain.forecasts import next_supply
from dolmen.words import played, seat_names, texts
from dolmen.words.options import value_text
from tests.games.tain.positions import position
from tests.games.tain.test_story import NAMES, log, new, say

SPACES = ("stable 1", "stable 2", "stable 3", "house 1", "house 2")


@pytest.mark.parametrize(("rounds", "last"), [("8", 8), ("4", 4)])
def test_who_passes_with_few_tiles_in_the_last_round_is_not_warned_of_a_next_one(rounds, last):
    few = {"supply": {"green": {"boy": 1, "bluff": 1}}, "options": {"rounds": rounds}}
    before, at_last = (position(["green", "red"], "green", round=n, **few) for n in (last - 1, last))
    assert "next round" in say(story.confirm(PASS, before)) and "prossimo turno" in say(
        story.confirm(PASS, before), "it"
    )
    assert "next round" not in say(story.confirm(PASS, at_last))
    assert "prossimo turno" not in say(story.confirm(PASS, at_last), "it")


def test_what_is_foretold_of_few_tiles_holds_where_the_game_ends_with_the_round():
    few = {"supply": {"green": {"boy": 1, "bluff": 1}}, "cows": {"red": COW_GOAL}}
    state = position(["green", "red"], "green", round=3, **few)
    assert story.confirm(PASS, state).details["n"] == next_supply(state, 0, {}) == 2


def test_each_reason_of_an_automatic_pass_has_its_line():
    lines = [say(story.tell((Event.PASSED, 0, why), 1, None), "it") for why in Pass]
    assert lines == [
        "Anna passa.",
        "Anna non ha più tasselli dietro lo schermo: deve passare.",
        "Anna non ha più spazi liberi dove posare un tassello: deve passare.",
    ]


def test_who_has_nothing_left_is_told_to_have_no_tile_and_who_has_no_space_is_told_that():
    out = position(["green", "red"], "green", supply={"red": {}}, to_move="green")
    out.tale = Tale()
    GAME.rules.apply(out, GAME.notation.parse("guard boy stable 1"))
    assert (Event.PASSED, 1, Pass.NO_TILES) in out.tale.events
    placed = [f"red: guard bluff {space}" for space in SPACES] + [f"red: raid boy green {space}" for space in SPACES]
    full = position(["green", "red"], "green", placed=[*placed, "red: outland chief"], to_move="green")
    full.tale = Tale()
    GAME.rules.apply(full, GAME.notation.parse("guard boy stable 1"))
    assert (Event.PASSED, 1, Pass.NO_SPACES) in full.tale.events


def test_the_end_names_every_clan_with_eleven_cows():
    state = position(["green", "red"], "green", cows={"green": 11, "red": 12, "outland": 2})
    assert (
        say(story.tell((Event.ENDED, 1), NOBODY, state)) == "Anna and Bea have eleven cows or more: the game is over."
    )
    state.cows[1] = 10
    assert say(story.tell((Event.ENDED, 1), 0, state), "it") == "Anna ha almeno undici mucche: la partita è finita."


def test_cows_are_stolen_from_stables_and_jewels_from_the_house():
    raids = new("raid boy red stable 1", "raid boy green house 1", "pass", "pass")
    assert "Anna ruba una mucca dalle stalle di Bea." in log(raids, NOBODY, "it")
    assert "Bea ruba un gioiello dalla casa di Anna." in log(raids, NOBODY, "it")


def test_the_spoken_description_has_hostages_captives_and_loot():
    state = position(["green", "red"], "green", hostages=[{"holder": "red", "owner": "green", "kind": "boy", "n": 2}])
    state.captives[0][1][Hostage.DAUGHTER] = 1
    state.loot_cows[1] = 2
    spoken = described(state, "it")
    assert "Ostaggio: ragazzo del clan verde (2)." in spoken
    assert "Ostaggio di questo turno: figlia del capo del clan rosso (1)." in spoken
    assert "Bottino di questo turno: 2 mucche." in spoken
    assert "Hostage: boy of the green clan (2)." in described(state, "en")


def described(view, language, viewer=0):
    svg = GAME.picture(view, viewer, texts(language, GAME), NAMES)
    return svg[svg.index("<desc") : svg.index("</desc>")]


@pytest.mark.parametrize("clan", CLAN_WORDS)
def test_a_clan_that_does_not_play_is_said_not_to(clan):
    state = position(["green", "red"], "green")
    line = story.why_not(f"raid boy {clan} stable 1", state, 0)
    if clan in ("blue", "brown"):
        assert say(line) == "This clan is not in play: nobody can send tiles to its board."
    elif clan == "green":
        assert say(line) == "Only tiles of other clans go to your entrances."


def test_a_free_entrance_is_explained_by_the_daughter_only_where_she_is_all_one_has():
    state = position(["green", "red"], "green", supply={"green": {"daughter": 1}})
    assert say(story.why_not("raid * red stable 1", state, 0)) == (
        "Behind your screen you have only the chief’s daughter, who never raids."
    )


def test_clans_without_a_person_have_their_article_in_both_languages():
    play = new("raid boy red stable 1")
    for language, told in (
        ("it", "Il clan verde manda un tassello all’entrata 1 delle stalle del clan rosso."),
        ("en", "The green clan sends a tile to the red clan’s stable entrance 1."),
    ):
        words = texts(language, GAME)
        names = seat_names(GAME, play.sight(NOBODY), words)
        assert words.say(story.tell(play.steps[0].tale[0], NOBODY, play.sight(NOBODY)), names) == told


def test_the_clans_of_a_table_are_named_in_the_language():
    assert value_text("clans", "green red", texts("it", GAME)) == "verde, rosso"
    assert value_text("rounds", "4", texts("it", GAME)) == "quattro"


def test_the_sketch_says_to_move_of_nobody_while_raids_are_judged():
    play = new("guard warrior stable 1", "raid boy green stable 1", "pass", "pass")
    words = texts("it", GAME)
    scenes = [GAME.sketch(play.sight(NOBODY, frame), NOBODY, words, NAMES) for _, frame in play.steps[-1].frames]
    assert scenes and not any(words("sketch-turn") in scene for scene in scenes)
    assert "ostaggi di questo turno" in scenes[-2] and words("sketch-signs") in scenes[-2]
    assert words("sketch-turn") in GAME.sketch(play.sight(NOBODY), NOBODY, words, NAMES)


def test_where_nobody_has_laid_a_tile_none_is_said_to_be_turned_up():
    nothing = new("pass", "pass")
    assert log(nothing, NOBODY)[-2:-1] == ["Nobody has laid a tile: there is nothing to turn up."]
    assert log(new("guard boy stable 1", "pass", "pass"), NOBODY)[-2:-1] == ["All tiles are turned face up."]


def test_bluffs_are_said_to_be_taken_off_where_there_were_some_and_only_as_long_as_the_round_is_shown():
    without = new("guard boy stable 1", "pass", "pass")
    assert log(without, NOBODY)[-2:-1] == ["All tiles are turned face up."]
    with_some = new("guard bluff stable 1", "raid bluff green stable 1", "pass", "pass")
    assert "2 bluffs are removed." in log(with_some, NOBODY)
    with_some.play("pass")
    assert not any("bluff" in line for line in log(with_some, NOBODY))


FULL = [f"green: guard bluff {space}" for space in SPACES] + [f"green: raid boy red {space}" for space in SPACES]


@pytest.mark.parametrize(
    ("phrase", "reason", "supply", "placed"),
    [
        ("outland *", "why-outland-none", {"boy": 2, "daughter": 1}, ()),
        ("outland boy", "why-outland-kinds", {"boy": 2, "chief": 1}, ()),
        ("outland *", "why-outland-full", {"chief": 1}, ("red: outland chief", "blue: outland bluff")),
        ("raid daughter red house 1", "why-daughter", {"boy": 1, "daughter": 1}, ()),
        ("raid * red house 1", "why-only-daughter", {"daughter": 1}, ()),
        ("daughter", "why-no-space", {"boy": 1, "daughter": 1}, FULL[:5]),
        ("guard * red stable 1", "why-not-your-threshold", {"boy": 1}, ()),
        ("chief", "why-none-left", {"boy": 1}, ()),
    ],
)
def test_each_reason_is_given_where_the_rules_bear_it_out_and_would_be_false_at_the_start(
    phrase, reason, supply, placed
):
    clans = ["green", "red", "blue"]
    state = position(clans, "green", placed=placed, supply={"green": supply})
    line = story.why_not(phrase, state, 0)
    assert line.key == reason
    claim = claims.CLAIMS[reason]
    assert claim(state, 0, phrase, line.details)
    if reason not in ("why-outland-kinds", "why-daughter", "why-not-your-threshold"):  # of the game, not of a position
        assert not claim(position(clans, "green"), 0, phrase, line.details)


@pytest.mark.parametrize("phrase", ["guard house house 3", "raid boy red house 3", "guard stable 4", "guard stable 0"])
def test_of_a_space_that_there_is_not_nothing_is_said(phrase):
    assert story.why_not(phrase, position(["green", "red"], "green"), 0) is None


def test_who_has_to_free_somebody_is_told_so():
    play = played("dolmen.games.tain", figures.HOSTAGES, 2, figures.OPTIONS)
    line = story.why_not("pass", play.sight(0), 0)
    assert say(line, "it") == "Prima di tutto devi scegliere quale ostaggio liberare dalla casa di Bea."
    assert claims.CLAIMS[line.key](play.state, 0, "pass", line.details)
