"""What a game says of its cards, places and people."""

from collections import Counter

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.games.enclave import GAME
from dolmen.games.enclave.cards import CARD_WORDS
from dolmen.games.enclave.elements import ELEMENTS
from tests.games.enclave.table import Table

THREE = "matthias miriam raphael"
KINDS = {elements.kind: elements for elements in ELEMENTS}


def heard_in(events, kind):
    """How often which of a kind was offered, gained or used, and by whom."""
    elements = KINDS[kind]
    heard = (each for event in events for each in elements.heard(event))
    return Counter((how, player, elements.names[which]) for how, player, which in heard)


def heard_at(table, kind):
    return heard_in(table.state.tale.events, kind)


def test_starting_hands_are_gained_and_rows_offered_before_the_first_decision():
    play = Play.new(GAME, 2, {"tree_set": "first"}, seed_from(4))
    cards = heard_in(play.opening, "card")
    assert cards["gained", 0, "riot-shield-red"] == cards["gained", 1, "dream-mask-blue"] == 1
    assert sum(n for (how, *_), n in cards.items() if how == "gained") == 8
    assert sum(n for (how, *_), n in cards.items() if how == "offered") == 6
    assert sum(heard_in(play.opening, "mission").values()) == 2
    assert ("offered", None, "loki") in heard_in(play.opening, "person")


def test_all_115_cards_and_people_have_a_name_of_their_kind():
    names = [name for kind in ("trap", "mission", "card") for name in KINDS[kind].names]
    assert sorted(names) == sorted(CARD_WORDS)
    assert len(names) + len(KINDS["person"].names) == 115


def test_a_marker_uses_its_place_and_every_level_is_the_tree():
    table = Table(THREE).play("token 1 shepherd", "token 2 oracle", "token 3 maggot", "token 4 knives")
    table.play("matthias: play oracle", "miriam: play knives", "raphael: play tree")
    assert heard_at(table, "place") == {
        ("used", 0, "oracle"): 1,
        ("used", 1, "knives"): 1,
        ("used", 2, "tree"): 1,
    }


def test_a_mission_is_gained_by_whoever_sets_out_and_used_by_whoever_succeeds():
    table = Table(THREE).set("miriam", hand="storm-cape").set("raphael", in_sync=1, hand="")
    table.row("mission", "suburb orchard foundry")
    table.top("razor-meadow")
    table.visit("boarding", "miriam", round=2).play("raphael: sync none", "board 1")
    assert heard_at(table, "mission") == {("gained", 1, "suburb"): 1}
    table.play("carry storm-cape", "use storm-cape")
    assert heard_at(table, "mission")["used", 1, "suburb"] == 1


def test_companions_set_out_and_return_as_well():
    table = Table(THREE).set("raphael", in_sync=1, hand="leathers-green saints-medal-green")
    table.set("miriam", hand="riot-shield-blue dream-mask-blue")
    table.row("mission", "suburb orchard foundry")
    table.top("razor-meadow guardian-seraph")
    table.top("salt-circle")
    table.visit("boarding", "miriam", round=2).play("raphael: sync miriam", "miriam: board 1")
    table.play("carry riot-shield-blue", "carry dream-mask-blue", "carry leathers-green", "carry saints-medal-green")
    table.play("use riot-shield-blue", "use dream-mask-blue", "use leathers-green", "use saints-medal-green")
    table.play("miriam: keep salt-circle")
    party = {(how, player): n for (how, player, name), n in heard_at(table, "mission").items() if name == "suburb"}
    assert party == {("gained", 1): 1, ("gained", 2): 1, ("used", 1): 1, ("used", 2): 1}
    assert heard_at(table, "trap") == {("used", None, "razor-meadow"): 1, ("used", None, "guardian-seraph"): 1}


def test_angelos_is_a_person_and_no_mission():
    table = Table(THREE).climb(3, "angelos", "miriam").play("board angelos", "carry riot-shield-blue", "ready")
    assert heard_at(table, "person") == {("used", 1, "angelos"): 1}
    assert not heard_at(table, "mission")


def test_a_person_is_met_once_a_visit_however_often_somebody_heals():
    table = Table(THREE).set("miriam", hand="field-kit", knowledge=1, P=(-3, 0))
    table.climb(2, "alba", "miriam").play("trade 0", "heal field-kit", "exchange 1")
    assert heard_at(table, "person") == {("used", 1, "alba"): 1}


def test_pryzes_are_offered_when_drawn_and_a_scheme_is_used_when_it_becomes_knowledge():
    table = Table(THREE).set("miriam", hand="storm-cape")
    table.row("mission", "orchard suburb foundry")
    table.top("razor-meadow")
    table.top("salt-circle sun-scheme")
    table.visit("boarding", "miriam").play("board 1", "carry storm-cape", "use storm-cape")
    table.play("keep sun-scheme", "keep salt-circle")
    cards = heard_at(table, "card")
    assert cards["offered", 1, "salt-circle"] == cards["offered", 1, "sun-scheme"] == 1
    assert cards["gained", 1, "salt-circle"] == cards["gained", 1, "sun-scheme"] == 1
    assert ("used", 1, "salt-circle") not in cards
    assert cards["used", 1, "sun-scheme"] == cards["used", 1, "storm-cape"] == 1


def test_anzelm_offers_what_he_shows_of_the_deck_and_of_the_pile():
    for pile in ("deck", "discard"):
        table = Table(THREE).set("miriam", coins=9)
        table.top("ghost-coat shaman-drum")
        if pile == "discard":
            table.discard("ghost-coat shaman-drum")
        table.climb(1, "anzelm", "miriam").play(f"peek {pile}", "take shaman-drum")
        cards = heard_at(table, "card")
        assert cards["offered", 1, "ghost-coat"] == cards["offered", 1, "shaman-drum"] == 1
        assert cards["gained", 1, "shaman-drum"] == 1


def test_what_is_stolen_is_gained_by_the_thief():
    table = Table(THREE).set("miriam", hand="ghost-coat").climb(1, "loki", "raphael").play("steal miriam")
    gained = [each for each in heard_at(table, "card") if each[0] == "gained"]
    assert gained == [("gained", 2, "ghost-coat")]


def test_upgrades_are_used_when_installed_and_medicine_when_it_heals_or_is_offered():
    table = Table(THREE).set("miriam", coins=9)
    table.row("knives", "tattoo-bear ghost-coat lead-helmet riot-shield-yellow")
    table.visit("knives", "miriam").play("buy 1")
    assert heard_at(table, "card")["used", 1, "tattoo-bear"] == 1
    table = Table(THREE).set("miriam", hand="field-kit").climb(5, "foxes", "miriam").play("offer field-kit")
    assert heard_at(table, "card")["used", 1, "field-kit"] == 1
