"""Each reason why something cannot be chosen: given where it holds, true there, and not true where it does not hold."""

import pytest

from dolmen.games.enclave import GAME
from dolmen.games.enclave.claims import CLAIMS
from dolmen.games.enclave.story import why_not
from dolmen.words import texts
from tests.games.enclave.table import Table

THREE = "matthias miriam raphael"
NAMES = ["Anna", "Bea", "Ezio"]


def shop():
    table = Table(THREE).set("matthias", coins=2, hand="riot-shield-red")
    table.row("knives", "ghost-coat carrying-straps tattoo-bear storm-cape")
    return table.visit("knives", "matthias")


def stand():
    table = Table(THREE).set("matthias", coins=2)
    table.top("storm-cape leathers-yellow")
    return table.climb(1, "anzelm", "matthias").play("peek deck")


def packing():
    table = Table(THREE).set("matthias", hand="riot-shield-red leathers-red ghost-coat field-kit", M=(-1, 0))
    table.row("mission", "suburb orchard foundry")
    return table.visit("boarding", "matthias").play("board 1", "carry riot-shield-red", "carry leathers-red")


def mission():
    return packing().play("ready")


def tokens():
    return Table(THREE).play("token 3 knives")


def levels():
    table = Table(THREE).set("matthias", tree_tokens=1)
    for token in ("token 1 knives", "token 2 maggot", "token 3 oracle", "token 4 shepherd"):
        table.play(token)
    return table.play("play tree", "play knives", "play knives")


def plans():
    table = levels().play("level 2")
    return table


def trade():
    return Table(THREE).set("matthias", knowledge=3).climb(2, "alba", "matthias")


def order():
    table = Table(THREE).set("matthias", knowledge=3)
    table.state.marker[2], table.state.marker_owner[2] = 0, 1
    return table.climb(5, "order", "matthias").play("trade 0")


def loki():
    return Table(THREE).set("miriam", hand="").climb(1, "loki", "matthias")


def sync():
    return Table(THREE).set("matthias", in_sync=1).visit("boarding", "miriam", round=2)


def oracle():
    table = Table(THREE)
    table.keep_in_deck("maggot", 1)
    return table.visit("oracle", "matthias")


def auction():
    table = Table(THREE, order_method=1)
    return table.play("bid 4")


# Where it is asked, what is asked about, the reason; and a position in which the same reason would be false.
REASONS = [
    (shop, "buy 4", "why-too-dear", None),
    (stand, "take storm-cape", "why-too-dear", None),
    (packing, "carry ghost-coat", "why-full", None),
    (shop, "carry riot-shield-red", "why-mission-only", packing),
    (mission, "use ghost-coat", "why-left-behind", None),
    (mission, "heal field-kit", "why-no-medicine-now", packing),
    (packing, "heal field-kit", "why-heals-nothing", None),
    (levels, "level 4", "why-too-far", None),
    (plans, "play tree", "why-played", None),
    (auction, "bid 4", "why-bid-taken", None),
    (tokens, "token 3 oracle", "why-token-placed", None),
    (tokens, "token 1 knives", "why-place-taken", None),
    (trade, "trade 4", "why-trade-most", None),
    (order, "root 3", "why-level-empty", None),
    (loki, "steal miriam", "why-empty-hand", sync),
    (sync, "sync raphael", "why-not-boarding", None),
    (oracle, "look maggot 2 trap 1", "why-deck-short", None),
]


@pytest.mark.parametrize(("build", "phrase", "key", "elsewhere"), REASONS, ids=[f"{r[2]}, {r[1]}" for r in REASONS])
def test_a_reason_is_given_where_it_holds(build, phrase, key, elsewhere):
    state = build().state
    line = why_not(phrase, state, state.player)
    assert line.key == key
    assert CLAIMS[key](state, state.player, phrase, line.details)
    for language in ("it", "en"):
        assert texts(language, GAME).say(line, NAMES)
    if elsewhere is not None:
        other = elsewhere().state
        assert not CLAIMS[key](other, other.player, phrase, line.details)


def test_every_reason_has_its_claim_and_is_shown_here():
    assert {reason[2] for reason in REASONS} == {*CLAIMS}
