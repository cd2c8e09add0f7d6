"""What the rough value of a position prefers."""

from dolmen.games.enclave import rules
from dolmen.games.enclave.notation import parse
from tests.games.enclave.table import Table

THREE = "matthias miriam raphael"


def worth_of(table, sentence):
    """The value of a decision for who makes it."""
    state, player = table.state.copy(), table.state.player
    rules.apply(state, parse(sentence))
    return rules.judge(state, player)


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
