"""Mac Robber's words: what is said is true, in both languages."""

import random
from xml.etree import ElementTree

import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber import GAME, figures, notation, story
from dolmen.games.mac_robber.board import Event, Phase, Source
from dolmen.laws.walk import random_setting
from dolmen.words import seat_names, texts
from dolmen.words.why import why_not
from tests.games.mac_robber.positions import court, estates, play, position, score_now

NAMES = ["Anna", "Bea", "Carlo", "Dora", "Ezio"]
SVG = "{http://www.w3.org/2000/svg}"


def say(line, language="en"):
    return texts(language, GAME).say(line, NAMES)


def log(state, language="en"):
    lines = [story.tell(event, NOBODY, state) for event in state.tale.events]
    return [say(line, language) for line in lines if line is not None]


def label(state, sentence, language="en"):
    return say(story.label(notation.parse(sentence), state), language)


def heard(state, viewer=0, language="en"):
    svg = GAME.picture(state, viewer, texts(language, GAME), NAMES)
    return ElementTree.fromstring(svg).findtext(f"{SVG}desc")


def hovered(state, viewer=0, language="en"):
    svg = GAME.picture(state, viewer, texts(language, GAME), NAMES)
    return {element.get("data-about") for element in ElementTree.fromstring(svg).iter()}


def test_a_score_below_zero_is_told_with_its_sign():
    state = position("A | y4 b2 g0", score_floor="none")
    state.earned[0][Source.START] = -1
    assert "Anna: −1 punti;" in heard(state, 0, "it") and "Anna: −1 points;" in heard(state)


def assaulted(*duels, points=5, **options):
    state = position(f"A {points} | y4 b2 g0 | cattle - | 1 2 3 4", "B 5 | y4 b2 g0 | cattle - | 1 2 3 4", **options)
    play(state, "assault macdonald")
    for attack, defence in duels:
        play(state, f"play {attack}", f"play {defence}")
    return state


def test_one_combat_round_won_is_told_as_a_draw_where_two_are_needed():  # R31
    duels = (("2", "2"), ("3", "3"), ("1", "4"))
    drawn = assaulted(*duels, assault_win="two", assault_draw="attacker1")
    assert (
        "Anna’s assault on Bea ends 0 to 1: with fewer than two combat rounds won it is a draw, and Anna gets 1 point."
        in log(drawn)
    )
    won = assaulted(("4", "1"), ("2", "2"), ("3", "3"), assault_win="two", assault_draw="attacker1")
    assert any("1 a 0: con meno di due scontri vinti è un pareggio" in line for line in log(won, "it"))
    assert any("fends off Anna by 1 to 0" in line for line in log(assaulted(*duels)))


def test_the_tip_of_an_assault_tells_the_rule_that_is_played():
    assert any("wins more of them" in told for told in hovered(position("A | y4 b2 g0")) if told)
    assert any("at least two of them" in told for told in hovered(position("A | y4 b2 g0", assault_win="two")) if told)


def test_who_has_no_points_to_lose_is_not_told_to_lose_any():  # R40
    lost = assaulted(("1", "4"), ("2", "3"), ("3", "2"), points=0)
    assert "Bea respinge Anna per 2 a 1 e riceve 2 punti; Anna è già a 0." in log(lost, "it")
    poor, rich = position("A 0 | y4 b2 g0"), position("A 3 | y4 b2 g0")
    questions = [say(story.confirm(notation.parse("assault macdonald"), state)) for state in (poor, rich)]
    assert "lose" not in questions[0] and "you lose 1" in questions[1]


def why(state, phrase):
    line = story.why_not(phrase, state, state.player)
    assert line is None or GAME.claims[line.key](state, state.player, phrase, line.details), line
    return line and line.key


def test_the_limit_of_four_is_the_reason_where_it_is():
    state = position("A | y3 b1 g0 | - - | 1 2 3", display="y1 g4 r1")
    play(state, "abbey")
    assert why(state, "estate") == "why-limit"
    assert why(state, "estate red draw") == "why-limit"
    assert why(state, "estate red court") == "why-warriors"


def test_a_bard_that_finds_nothing_anywhere_is_explained():
    state = position("A | y4 b2 g2", "B | y3 b0 g0", "C | y3 b0 g0", display="y3 b2 g1")
    assert why(state, "bard") == "why-bard-nobody"
    assert why(state, "bard macdonald") == "why-bard-nothing"


@pytest.mark.parametrize(
    ("phrase", "key"),
    [
        ("end turn", "why-act-first"),
        ("done", "why-must-act"),
        ("redraw green 1", "why-redraw-over"),
        ("estate green court 0", "why-monks"),
        ("estate green draw 2", "why-cubes"),
        ("monks 2", "why-cubes"),
        ("cattle", "why-no-room"),
    ],
)
def test_what_cannot_be_done_yet_is_explained(phrase, key):
    state = position("A | y4 b1 g1 | cattle castle", display="y1 b3 g1 r1")
    assert why(state, phrase) == key


def test_after_the_actions_cards_clans_and_plunder_are_explained():
    state = position("A | y4 b0 g0 | cattle castle | 1 1 2 4", "B | y4 b2 g0 | castle - | 1 1 1 1")
    keys = [why(state, words) for words in ("castle", "assault campbell", "exchange 1 1", "exchange 3 1 1")]
    assert keys == ["why-acting-over", "why-assault-self", "why-three", "why-no-card"]
    play(state, "assault macdonald")
    assert (why(state, "play 1 piper"), why(state, "play 3")) == ("why-no-piper", "why-no-card")
    play(state, *["play 4", "play 1", "play 2", "play 1", "play 1", "play 1"])
    assert (why(state, "steal cattle"), why(state, "raze abbey")) == ("why-no-loot-cattle", "why-no-loot-abbey")
    play(state, "leave", deck="3 3 3 3 3 4 4 4 4 4")
    assert why(state, "discard 1 3") == "why-not-fresh"


def test_every_reason_is_true_whatever_is_asked():
    chance = random.Random(3)
    asked = [notation.sentence(action) for action in range(GAME.actions)]
    given = set()
    for seed in range(4):
        setting = random_setting(GAME, chance)
        game = Play(GAME, setting.players, setting.options, seed_from(seed))
        while not game.over:
            for phrase in (*chance.sample(asked, 12), "estate", "bard", "monks", "estate green", "estate red"):
                line = why_not(game, phrase, game.player)
                if line is not None:
                    given.add(line.key)
                    assert GAME.claims[line.key](game.state, game.player, phrase, line.details), (phrase, line)
            game.act(chance.choice(game.legal))
    assert len(given) >= 18


def test_five_new_cards_are_heard_while_two_are_chosen():
    state = assaulted(("4", "1"), ("3", "2"), ("2", "3"))
    play(state, "leave", deck="1 1 2 2 3 4 4 4 4 4")
    assert state.phase == Phase.SORT
    assert "Your cards: 1. Your cards just drawn: 1, 1, 2, 2, 3." in heard(state)
    assert "Le tue carte appena pescate: 1, 1, 2, 2, 3." in heard(state, 0, "it")
    assert "1, 1, 2, 2, 3" not in heard(state, NOBODY)
    assert say(story.ask(state, 0)).startswith("Discard two of the five cards just drawn")
    loose = assaulted(("4", "1"), ("3", "2"), ("2", "3"), refill="hand")
    play(loose, "leave")
    assert say(story.ask(loose, 0)) == "Discard any two cards of your hand, old or new."


def test_a_stolen_herd_without_room_is_said_to_go_into_the_bag():
    state = position("A | y4 b0 g0 | cattle castle | 1 2 3 4", "B | y4 b0 g0 | cattle - | 1 1 1 1")
    play(state, "assault macdonald", "play 4", "play 1", "play 3", "play 1", "play 2", "play 1")
    assert label(state, "steal cattle", "it") == "Ruba una mandria (non hai posto: va nel sacchetto)"


def test_followers_join_in_a_sentence():
    state = position("A | y4 b2 g0", display="y2 g4")
    play(state, "monks 2", "warrior")
    assert log(state, "it")[:2] == [
        "Due monaci entrano nella corte di Anna.",
        "Un guerriero entra nella corte di Anna.",
    ]
    assert "Anna rimette nel sacchetto i cubetti avanzati: 1 giallo e 2 verdi." in log(state, "it")
    assert log(state)[0] == "Two monks join Anna’s court."


def test_the_bard_is_told_with_where_each_cube_goes():
    state = position("A | y4 b2 g0", "B | y4 b1 g1 | | 1 2 3 4", display="b2 g4")
    play(state, "bard macdonald", "keep green bag blue")
    assert "Il bardo di Anna toglie a Bea un monaco (nella corte di Anna) e un suonatore (nel sacchetto)." in log(
        state, "it"
    )


def test_the_marker_is_kept_by_its_holder_and_a_tie_is_one_of_the_leaders():  # R41
    kept = position("A | y6 b2 g0", "B | y4 b2 g0", "C | y4 b2 g0", turn="C", marker="A")
    score_now(kept)
    assert any(line.endswith("6 guerrieri, e tiene il segnalino.") for line in log(kept, "it"))
    tied = position("A | y5 b2 g0", "B | y5 b2 g0", "C | y4 b2 g0", turn="C", marker="C")
    score_now(tied)
    assert "Giallo: parità fra i primi; il segnalino resta a Carlo." in log(tied, "it")


def test_no_action_as_the_first_choice_is_called_so():
    free = position("A | y4 b2 g0", display="y2 g4", first_action="free")
    assert label(free, "done", "it") == "Nessuna azione"
    play(free, "warrior")
    assert label(free, "done", "it") == "Nessun’altra azione"


def test_the_last_action_and_the_last_cube_are_in_the_singular():
    state = position("A | y4 b2 g0 | cattle -", display="y2 g3 r1")
    play(state, "abbey")
    assert say(story.ask(state, 0), "it") == "Scegli un’azione: te ne resta una, con al massimo un cubetto pescato."


def test_totals_are_told_after_a_scoring_for_those_who_play():
    state = position("A 5 | y4 b2 g1", "B 5 | y4 b2 g0", "C 5 | y4 b2 g0", turn="C")
    score_now(state)
    told = next(line for line in log(state) if line.startswith("Scores"))
    points = [sum(state.earned[player]) for player in range(3)]
    assert told == "Scores after the round: Anna {}, Bea {} and Carlo {}.".format(*points)


def test_if_scored_now_is_what_the_next_scoring_gives():
    """The forecast on the boards against the scoring itself, over random games."""
    chance, compared = random.Random(5), 0
    for seed in range(6):
        setting = random_setting(GAME, chance)
        game = Play(GAME, setting.players, setting.options, seed_from(seed))
        while not game.over:
            before, sight = game.state.copy(), game.sight(0)
            step = game.act(chance.choice(game.legal))
            kinds = [event[0] for event in step.tale]
            if Event.SCORED in kinds and not {Event.JOINED, Event.FOUGHT, Event.PLUNDERED} & set(kinds):
                told = heard(sight)
                for player in range(game.players):
                    gain = sum(game.state.earned[player]) - sum(before.earned[player])
                    unit = "point" if gain == 1 else "points"
                    assert f"If the round ended now, {NAMES[player]} would have {gain} {unit} more." in told
                    compared += 1
    assert compared > 40


def test_cards_alike_have_spoken_names_of_their_own():
    state = position("A | y4 b0 g0 | | 3 3 3 4", "B | y4 b0 g0")
    svg = GAME.picture(state, 0, texts("it", GAME), NAMES)
    names = [element.get("data-label") for element in ElementTree.fromstring(svg).iter() if element.get("data-phrase")]
    assert {"Carta 3 (1 di 3)", "Carta 3 (3 di 3)", "Carta 4"} <= set(names) and len(names) == len(set(names))


def test_all_that_can_be_chosen_has_a_label_of_its_own():
    chance = random.Random(8)
    game = Play.new(GAME, 5, seed=2)
    while not game.over:
        for language in ("it", "en"):
            labels = [say(story.label(action, game.sight(game.player)), language) for action in game.legal]
            assert len(labels) == len(set(labels))
        game.act(chance.choice(game.legal))


def test_the_terminal_shows_the_last_scoring_and_the_one_to_come_with_headings():
    state = position("A | y4 b1 g1", "B | y4 b0 g0", "C | y4 b0 g0", turn="C")
    score_now(state)
    shown = GAME.sketch(state, 0, texts("it", GAME), NAMES)
    assert "Punti del turno 2" in shown and "Se il turno finisse ora" in shown and "in tutto" in shown
    assert "1 suonatore[/]" in shown and "4 guerrieri" in shown and "in tutto" in shown


def test_a_defender_with_one_option_is_still_told_what_lies_there():
    state = assaulted(("4", "1"), ("3", "2"))
    play(state, "play 2 piper")
    assert "combat round 3, Anna: a card face down with a piper." in heard(view_of(state, 1), 1)


def view_of(state, viewer):
    view = state.copy()
    GAME.rules.hide(view, viewer)
    return view


def test_the_round_of_the_rules_is_as_they_tell_it():
    start, castle = figures.example(()), figures.example(figures.CASTLE)
    assert list(start.state.display) == [1, 2, 2, 1] and "abbey" not in start.sentences
    assert "estate green draw 2" not in castle.sentences
    assert {"estate red draw", "estate red court", "estate green court 2"} <= set(castle.sentences)
    fought = figures.example(figures.COMBATS)
    assert [list(cards) for cards in fought.state.duel_card] == [[3, 3], [4, 3], [3, 2]]
    assert [list(pipers) for pipers in fought.state.duel_piper] == [[1, 0], [0, 0], [0, 0]]
    after = figures.example(figures.CAMPBELL).state
    assert (court(after, "A"), estates(after, "A")) == ("y4 b1 g0", "cattle castle cattle")
    scored = figures.example(figures.ROUND)
    assert [list(counted) for counted in scored.state.counted[:3]] == [[2, 3, 0], [1, 3, 0], [1, 2, 2]]
    assert list(scored.scores) == [9, 4, 6]


def test_a_clan_without_a_person_is_named_once():
    state = position("A | y4 b1 g1", "B | y4 b0 g0")
    words = texts("it", GAME)
    shown = GAME.sketch(state, 0, words, seat_names(GAME, state, words))
    assert shown.count("Clan Campbell") == 2 and "(Clan" not in shown  # the board, and the scoring to come
    assert "Anna (Clan Campbell)" in GAME.sketch(state, 0, words, NAMES)
