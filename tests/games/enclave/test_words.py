"""What people are told of Enclave is true, whole and stays told."""

import random
import re
from html import escape

import pytest
from rich.text import Text

from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.enclave import GAME
from dolmen.games.enclave.board import Event, Phase
from dolmen.games.enclave.cards import TREE_WORDS
from dolmen.games.enclave.figures import MISSION, TO_THE_MISSION, position
from dolmen.games.enclave.known import known_in_deck, pile
from dolmen.games.enclave.names import tree_effect
from dolmen.games.enclave.notation import parse
from dolmen.games.enclave.picture import draw
from dolmen.games.enclave.rules.mission import danger
from dolmen.games.enclave.sketch import sketch
from dolmen.games.enclave.story import ask, in_hindsight, label, tell
from dolmen.terminal.board import log_lines
from dolmen.words import texts
from tests.games.enclave.table import Table

THREE = "matthias miriam raphael"
NAMES = ["Anna", "Bea", "Ezio"]


def said(line, language="en"):
    return texts(language, GAME).say(line, NAMES)


def seen(table, viewer):
    view = table.state.copy()
    GAME.rules.hide(view, viewer)
    return view


def drawn(table, viewer, language="it"):
    return draw(seen(table, viewer), viewer, texts(language, GAME), NAMES)


def sketched(table, viewer, language="it"):
    return Text.from_markup(sketch(seen(table, viewer), viewer, texts(language, GAME), NAMES)).plain


def log(table, viewer, view=None, language="en"):
    """The log of a table as a viewer may read it now."""
    view, events = view or seen(table, viewer), table.state.tale.events
    lines = [tell(in_hindsight(events, at), viewer, view) for at in range(len(events))]
    return [said(line, language) for line in lines if line is not None]


# --- missions ---


def test_the_prompt_of_a_mission_counts_red_and_green_spaces():
    table = Table(THREE).set(
        "matthias", upgrades="steel-bones", P=(3, 3), M=(-3, 0), hand="dream-mask-red leathers-red"
    )
    table.row("mission", "suburb orchard foundry")
    table.top("hall-of-faces")
    table.visit("boarding", "matthias", round=2).play("board 1", "carry dream-mask-red", "carry leathers-red")
    asked = said(ask(table.state, 0))
    assert "with your spaces (−1, +1): 0 physical damage (0 stopped), 5 mental damage (0 stopped)" in asked
    assert "your thief fails (+3, −5)" in asked
    assert "condizione mentale 4 +1 − 0 → −5" in sketched(table, 0)


def test_whoever_may_not_see_what_is_carried_is_shown_how_many_cards():
    table = Table(THREE)
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "matthias").play("board 1", "carry riot-shield-red")
    assert "Protezione portata" in drawn(table, 0)
    assert "Carte portate" in drawn(table, 1)
    assert "Protezione portata" not in drawn(table, 1)


# --- the log ---


def test_a_carried_card_stays_told_when_its_owner_equips_again():
    table = Table(THREE).set("matthias", hand="storm-cape riot-shield-red").set("miriam", in_sync=1)
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "matthias raphael", round=2).play(
        "sync none", "board 1", "carry storm-cape", "ready", "done"
    )
    while table.phase == "PRYZE":
        table.play(table.options[-1])
    assert "Anna carries Storm Cape." in log(table, 1)
    table.climb(3, "angelos", "matthias", round=3)
    while table.phase != "ANGELOS":
        table.play("trade 0")
    table.play("board angelos", "carry riot-shield-red")
    assert "Anna carries Storm Cape." in log(table, 1)
    assert "Anna carries a card." in log(table, 1)
    assert "Anna carries Red Riot Shield." in log(table, 0)


def test_a_kept_pryze_is_filled_in_once_it_is_shown_and_stays():
    table = Table(THREE)
    card = table.card("salt-circle")
    kept = (Event.KEPT, 0, card)
    events = [kept, (Event.CARRIED, 0, card)]
    view = seen(table, 1)
    assert said(tell(in_hindsight(events, 0), 1, view)) == "Anna keeps a card."
    events += [(Event.SHOWN, card), (Event.SHUFFLED, 1, 5)]
    assert said(tell(in_hindsight(events, 0), 1, view)) == "Anna keeps Circle of Salt."


def test_the_log_of_a_table_never_forgets_a_name():
    chance, play = random.Random(4), Play.new(GAME, 2, {"tree_1": "loki"}, seed_from(4))
    words, before = texts("en", GAME), []
    while not play.over and len(play.steps) < 260:
        play.act(chance.choice(play.legal))
        if len(play.steps) % 20 == 0:
            now = [line for _, line in log_lines(play, NOBODY, words, NAMES) if "carries" in line]
            assert all(line in now for line in before if "a card" not in line)
            before = now
    assert before


def test_loki_who_finds_an_empty_hand_is_told():
    table = Table(THREE).set("miriam", hand="healing-talisman", P=(-2, 0)).set("raphael", hand="")
    table.climb(1, "loki", "matthias")
    table.play("steal miriam", "miriam: heal healing-talisman")
    assert "Bea has no cards left: Loki steals nothing for Anna." in log(table, NOBODY)


def test_boarding_blind_and_selling_to_mr_woo_are_one_line_each():
    blind = Table(THREE).visit("boarding", "matthias").play("board blind")
    assert sum("board" in line for line in log(blind, 0)) == 1
    woo = Table(THREE).set("matthias", upgrades="tattoo-bear").climb(2, "woo", "matthias").play("sell tattoo-bear")
    assert sum("Tattoo of the Bear" in line for line in log(woo, 0) if "installs" not in line) == 1


# --- the last round ---


def test_in_the_last_round_nothing_is_promised_for_the_next():
    table = Table(THREE).visit("boarding", "matthias miriam", round=6)
    assert "last round" in said(ask(table.state, 0))
    assert "last round" in said(label(parse("prepare"), table.state))
    table.play("prepare", "prepare")
    oracle = Table(THREE).visit("oracle", "miriam", round=6).play("look none")
    thule = Table(THREE).climb(4, "thule", "matthias", round=6)
    sync = Table(THREE).climb(3, "insync", "matthias", round=6)
    for past in (table, oracle, thule, sync):
        assert not [line for line in log(past, 0) if "next round" in line]
        assert ">turno dopo<" not in drawn(past, 0)
    assert any("no longer of any use" in line for line in log(thule, 0))


def test_a_token_says_the_round_it_came_and_when_it_holds():
    table = Table(THREE).set("miriam", in_sync=1, thule=2, tyllo=1)
    table.state.round = 2
    svg = drawn(table, 0)
    assert "Gettone In sintonia del turno 1: in questo turno permette" in svg
    assert "Segnalino in più del turno 2: nel prossimo turno" in svg
    assert "scambio con Jacob Tyllo già fatto" in svg
    assert "gettone In sintonia (turno 1)" in sketched(table, 0)


# --- what is public, and what is known ---


def test_discard_piles_are_shown_whole_and_in_order_to_all():
    table = Table(THREE)
    table.discard("burning-louse hall-of-faces razor-meadow sun-scheme")
    assert [GAME.elements[0].names[card] for card in pile(seen(table, NOBODY), 0)] == [
        "razor-meadow",
        "hall-of-faces",
        "burning-louse",
    ]
    for shown in (drawn(table, NOBODY), sketched(table, NOBODY)):
        assert "Prato di rasoi, Sala dei volti, Pidocchio ardente" in " ".join(shown.split())
        assert "Schema del sole tascabile" in shown
    assert "otto da 4 o 5 danni fisici" in " ".join(sketched(table, NOBODY).split())


def test_looked_at_cards_are_shown_to_whoever_looked_as_long_as_they_know_them():
    table = Table(THREE)
    table.top("burning-louse razor-meadow")
    table.visit("oracle", "miriam")
    table.play("look trap 1 pryze 1 mission 1", "put burning-louse top")
    assert known_in_deck(seen(table, 1), 0) == [(1, table.card("burning-louse"))]
    assert "Pidocchio ardente (carta numero 1 dall’alto)" in drawn(table, 1)
    assert "Pidocchio ardente" in sketched(table, 1)
    assert "Pidocchio ardente" not in drawn(table, 0) + sketched(table, 0) + drawn(table, NOBODY)


# --- labels and the end ---


def test_two_shields_in_a_hand_and_in_a_row_have_labels_of_their_own():
    table = Table(THREE).set("matthias", hand="riot-shield-red riot-shield-yellow", coins=9)
    table.row("knives", "leathers-yellow ghost-coat saints-medal-yellow tattoo-bear")
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "matthias").play("board 1")
    for language in ("it", "en"):
        labels = [said(label(parse(option), table.state), language) for option in table.options]
        assert len({*labels}) == len(labels) == 3


def test_a_shared_victory_names_the_winners():
    table = Table(THREE)
    state = table.state
    state.phase, state.ending = Phase.OVER, 1
    state.points[0] = state.points[1] = 15
    state.coins[0] = state.coins[1] = state.coins[2] = 0
    assert said(ask(state, NOBODY)) == "Shared victory: Anna and Bea, with 15 points."
    assert said(ask(state, NOBODY), "it") == "Vittoria condivisa: Anna e Bea, con 15 punti."


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["it", "en"])
def test_no_sketch_is_wider_than_80_columns(players, language):
    chance, play = random.Random(players), Play.new(GAME, players, {}, seed_from(players))
    while not play.over:
        if len(play.steps) % 25 == 0:
            plain = Text.from_markup(sketch(play.sight(0), 0, texts(language, GAME), [*NAMES, "Olga"])).plain
            assert max(len(line) for line in plain.split("\n")) <= 80
        play.act(chance.choice(play.legal))


def test_the_mission_of_the_figure_is_the_one_it_speaks_of():
    play = position(len(TO_THE_MISSION) + len(MISSION) - 1)
    assert play.state.phase == Phase.USE
    assert [danger(play.state, wound) for wound in range(2)] == [5, 4]
    assert play.sentences == ("use dream-mask-red", "done")


def test_the_auction_says_that_every_bid_above_zero_is_paid():
    table = Table(THREE, order_method=1)
    assert "Every bid above zero is paid" in said(ask(table.state, table.state.player))


@pytest.mark.parametrize("box", [DESK, PHONE])
@pytest.mark.parametrize("language", ["it", "en"])
def test_what_a_card_of_the_tree_does_is_never_cut_short(language, box):
    words = texts(language, GAME)
    for nth in range(3):
        cards = {f"tree_{level + 1}": TREE_WORDS[level * 3 + nth] for level in range(5)}
        play = Play.new(GAME, 3, cards, seed_from(1))
        svg = draw(play.sight(0), 0, words, NAMES, box)
        shown = "".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))
        for level in range(5):
            last_words = words.say(tree_effect(play.state.tree[level])).split()[-1]
            assert escape(last_words) in shown
        # Of each kind of trap how many may still come, and the same in a sentence for those who hear it.
        assert shown.count(words("pic-of", n=4, all=4)) == 4
        assert shown.count(words("pic-of", n=2, all=2)) == 1
        (told,) = re.findall(r'data-sheet="deck-trap"[^>]* data-told="([^"]*)"', svg)
        assert escape(words("pic-trap-deck")) in told
