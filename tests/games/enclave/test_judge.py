"""What the rough value of a position prefers, and the terms it is made of."""

import pytest

from dolmen.games.enclave import rules
from dolmen.games.enclave.judge import PARTS
from dolmen.games.enclave.notation import parse
from tests.games.enclave.table import Table

THREE = "matthias miriam raphael"


def worth_of(table, sentence):
    """The value of a decision for who makes it."""
    state, player = table.state.copy(), table.state.player
    rules.apply(state, parse(sentence))
    return rules.judge(state, player)


def terms_of(state, player):
    """The terms by name, those that are 0 left out."""
    out = [0.0] * len(PARTS)
    rules.parts(state, player, out)
    return {name: value for name, value in zip(PARTS, out, strict=True) if value}


def reasons(table, better, worse):
    """In which of the own terms two decisions of the player to move differ, and by how much."""
    terms = []
    for sentence in (better, worse):
        state, player = table.state.copy(), table.state.player
        rules.apply(state, parse(sentence))
        terms.append(terms_of(state, player))
    one, two = terms
    differences = {name: round(one.get(name, 0.0) - two.get(name, 0.0), 6) for name in PARTS}
    return {name: by for name, by in differences.items() if by and not name.startswith("rival-")}


def best_of(table):
    return max(table.options, key=lambda sentence: worth_of(table, sentence))


def test_knowledge_is_traded_while_the_marker_lasts():
    table = Table(THREE).set("miriam", knowledge=4).climb(3, "tertius", "miriam raphael")
    assert best_of(table) == "trade 4"


def test_protection_is_used_that_saves_a_mission():
    table = Table(THREE).set("miriam", hand="ceramic-armour dream-mask-blue")
    table.row("mission", "hanging-gardens suburb orchard")
    table.top("brass-hound razor-meadow")
    table.visit("boarding", "miriam").play("board 1", "carry ceramic-armour", "carry dream-mask-blue")
    assert best_of(table) in ("use ceramic-armour", "use dream-mask-blue")
    assert worth_of(table, "use ceramic-armour") > worth_of(table, "done")


def test_the_token_that_wins_is_kept():
    table = Table(THREE).set("miriam", tree_tokens=3, hand="storm-cape ghost-coat")
    table.row("mission", "root-chapel suburb orchard")
    table.top("guardian-seraph living-nightmare")
    table.visit("boarding", "miriam")
    table.play("board 1", "carry storm-cape", "carry ghost-coat", "use storm-cape", "use ghost-coat")
    assert best_of(table) == "tree keep"


def test_a_healthy_thief_without_protection_rather_prepares():
    table = Table(THREE).set("miriam", hand="")
    table.row("mission", "twelve-thrones heart-of-enclave war-heaven")
    table.visit("boarding", "miriam")
    assert best_of(table) == "prepare"


def test_what_one_gains_another_lacks():
    table = Table(THREE).set("miriam", points=9)
    assert rules.judge(table.state, 1) > 0 > rules.judge(table.state, 0)


def test_a_won_game_is_worth_more_than_any_promise():
    table = Table(THREE).set("miriam", points=9).climb(5, "tyllo", "", round=6)
    assert rules.judge(table.state, 1) > 50
    assert rules.judge(table.state, 0) < -50


def test_a_trade_is_told_as_points_for_knowledge():
    table = Table(THREE).set("miriam", knowledge=4).climb(3, "tertius", "miriam raphael")
    assert reasons(table, "trade 4", "trade 0") == {"points": 4.0, "knowledge": -4 * 0.5}


def test_a_card_bought_is_told_as_a_better_hand_for_fewer_coins():
    table = Table(THREE).set("miriam", hand="", coins=9).set("raphael", coins=20)
    table.row("knives", "storm-cape ghost-coat lead-helmet riot-shield-yellow")
    table.visit("knives", "miriam")
    assert reasons(table, "buy 4", "scrap 4") == {"hand": 0.56, "coins": -0.18}


def test_a_mission_is_told_with_its_promise_and_preparing_with_the_token():
    table = Table(THREE).set("miriam", hand="leathers-blue")
    table.row("mission", "twelve-thrones heart-of-enclave war-heaven")
    table.visit("boarding", "miriam")
    told = reasons(table, "prepare", "board 1")
    assert told.keys() == {"safeguards", "missions"}
    assert told["safeguards"] == 0.35
    assert told["missions"] > 0  # it would be a mission that can only be lost


def test_a_promise_at_boarding_becomes_the_mission_and_then_its_reward():
    table = Table(THREE).set("miriam", hand="storm-cape")
    table.row("mission", "suburb orchard foundry")
    table.top("razor-meadow")
    table.top("salt-circle")
    table.visit("boarding", "miriam")
    for sentence in ("board 1", "carry storm-cape", "use storm-cape"):
        assert terms_of(table.state, 1)["missions"] > 0
        table.play(sentence)
    assert terms_of(table.state, 1)["missions"] > 0
    table.play("keep salt-circle")
    assert "missions" not in terms_of(table.state, 1)


def test_wounds_upgrades_and_gifts_of_the_tree_have_terms_of_their_own():
    table = Table(THREE)
    before = terms_of(table.state, 1)
    table.set("miriam", cancels=1, P=(-3, 0), upgrades="carrying-straps", thule=table.state.round)
    after = terms_of(table.state, 1)
    changes = {name: round(after.get(name, 0.0) - before.get(name, 0.0), 6) for name in PARTS}
    own = {name: by for name, by in changes.items() if by and not name.startswith("rival-")}
    assert own == {"condition": -3 * 0.22 - 2 * 0.4, "machine": 0.7, "safeguards": 0.6, "markers": 0.8}


def test_majorities_count_more_towards_the_end():
    table = Table(THREE).set("miriam", tree_tokens=1)
    early = terms_of(table.state, 1)["majorities"]
    table.state.round = 6
    assert terms_of(table.state, 1)["majorities"] > 3 * early


def test_the_token_before_the_last_is_worth_more_than_those_before_it():
    table = Table(THREE)
    worth = []
    for tokens in range(5):
        table.set("miriam", tree_tokens=tokens)
        worth.append(terms_of(table.state, 1).get("tree-tokens", 0.0))
    assert worth == pytest.approx([0, 1.3, 2.6, 3 * 1.3 + 1.5, 0.8 * 60])


def test_the_terms_of_a_rival_are_those_of_the_best_one_as_losses():
    table = Table(THREE).set("matthias", points=3).set("raphael", points=7, knowledge=2)
    own, mine = terms_of(table.state, 2), terms_of(table.state, 1)
    names = [name for name in own if not name.startswith("rival-")]
    assert [mine[f"rival-{name}"] for name in names] == [-own[name] for name in names]
    assert mine["rival-points"] == -7


def test_at_the_end_only_points_and_the_victory_count():
    table = Table(THREE).set("miriam", points=9).set("raphael", points=4).climb(5, "tyllo", "", round=6)
    assert terms_of(table.state, 1) == {"points": 9, "rival-points": -4, "victory": 60}
    assert terms_of(table.state, 2) == {"points": 4, "rival-points": -9, "victory": -60}
