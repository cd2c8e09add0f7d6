"""The worked examples E1 to E31, each a small position played in words."""

import pytest

from dolmen.games.enclave import rules
from dolmen.games.enclave.board import Ending, Phase, Place, Stage
from dolmen.games.enclave.cards import CARD_WORDS
from tests.games.enclave.table import Table

ALL = "matthias miriam raphael lars"
THREE = "matthias miriam raphael"


def plan(table, *steps):
    """Plays the initiative in a fixed way, then `matthias shepherd, miriam knives` and so on, a string a step."""
    for sentence in ("token 1 shepherd", "token 2 oracle", "token 3 maggot", "token 4 knives"):
        table.play(sentence)
    for step in steps:
        for words in step.split(", "):
            thief, location = words.split()
            table.play(f"{thief}: play {location}")


def test_e1_planning_queues_in_turn_order_step_by_step():
    table = Table(THREE)
    plan(
        table,
        "matthias boarding, miriam shepherd, raphael shepherd",
        "matthias knives, miriam boarding, raphael maggot",
        "matthias maggot, miriam tree, raphael knives",
        "matthias shepherd, miriam knives, raphael boarding",
    )
    assert table.line_of("shepherd") == ["miriam", "raphael", "matthias"]
    assert table.line_of("boarding") == ["matthias", "miriam", "raphael"]
    assert table.line_of("knives") == ["matthias", "raphael", "miriam"]
    assert table.line_of("maggot") == ["raphael", "matthias"]
    assert table.line_of("1") == ["miriam"]  # no level was asked: there was one option
    assert table.line_of("oracle") == []
    # The Shepherd had the first token, the Oracle's empty line was skipped.
    assert table.told("SHEPHERD") == [[1, 2, 1], [2, 5, 0], [0, 4, 0]]
    assert (table.phase, table.asked) == ("SHOP", "raphael")


def test_e2_upgrades_are_added_removed_and_replaced():
    table = Table(THREE).set("miriam", upgrades="tattoo-bear", P=(-1, 2), coins=9)
    table.row("knives", "tattoo-owl ghost-coat decoy-doll shaman-drum")
    table.visit("knives", "miriam")
    table.play("miriam: buy 1")
    assert table.conditions("miriam") == ((-1, 2), (2, 2))
    assert table.coins("miriam") == 6

    table.row("maggot", "steel-bones field-kit dream-tea new-blood")
    table.visit("maggot", "miriam")
    table.play("miriam: buy 1")
    assert table.options == ["replace tattoo-bear", "replace tattoo-owl"]
    table.play("miriam: replace tattoo-bear")
    assert table.conditions("miriam") == ((0, 3), (2, 2))
    assert table.coins("miriam") == 1
    assert table.discards_of("knives")[-1] == "tattoo-bear"


def test_e3_a_talisman_heals_up_to_the_max():
    table = Table(THREE).set("miriam", upgrades="tattoo-bear", P=(-3, 2), hand="healing-talisman")
    table.visit("knives", "miriam").play("miriam: heal healing-talisman")
    assert table.conditions("miriam")[0] == (2, 2)
    assert table.discards_of("maggot") == ["healing-talisman"]
    assert table.phase == "SHOP"  # the same decision is asked again


def test_e4_two_actions_in_a_shop():
    table = Table(THREE)
    table.set("miriam", coins=9).set("raphael", coins=6).set("matthias", coins=8)
    table.row("knives", "ghost-coat carrying-straps tattoo-bear riot-shield-yellow")
    table.top("sesame-lens shaman-drum lead-helmet twin-sarcophagus decoy-doll")
    table.visit("knives", "miriam raphael matthias")
    table.play("miriam: buy 2")
    assert table.coins("miriam") == 6
    assert table.state.sarcophagus[1] == 3
    assert table.row_of("knives") == ["ghost-coat", "tattoo-bear", "riot-shield-yellow", "sesame-lens"]
    table.play("raphael: scrap 1")
    assert table.discards_of("knives") == ["ghost-coat"]
    assert table.row_of("knives") == ["tattoo-bear", "riot-shield-yellow", "sesame-lens", "shaman-drum"]
    table.play("matthias: buy 4")
    assert table.coins("matthias") == 4
    assert "shaman-drum" in table.hand_of("matthias")
    assert table.row_of("knives") == ["tattoo-bear", "riot-shield-yellow", "sesame-lens", "lead-helmet"]
    table.play("miriam: buy 3")
    assert (table.coins("miriam"), table.state.sesame[1]) == (3, 2)
    assert table.row_of("knives")[2:] == ["lead-helmet", "twin-sarcophagus"]
    table.play("raphael: buy 1")
    assert table.coins("raphael") == 3
    assert table.conditions("raphael")[0] == (2, 2)
    assert table.row_of("knives") == ["riot-shield-yellow", "lead-helmet", "twin-sarcophagus", "decoy-doll"]
    table.play("matthias: pass")
    assert table.phase == "LOOK"  # the shop is finished


def test_e5_a_mission():
    table = Table(THREE).set("matthias", hand="riot-shield-red ghost-coat saints-medal-red", prepared=1)
    table.row("mission", "war-heaven suburb orchard")
    table.top("razor-meadow guardian-seraph")
    table.top("sun-scheme golden-sesame")
    table.visit("boarding", "matthias", round=2)
    table.play("matthias: board 1", "matthias: carry riot-shield-red", "matthias: carry ghost-coat")
    assert table.phase == "USE"  # at the limit, unhurt: ready is automatic
    assert table.told("TRAPS") == [[12, table.card("razor-meadow"), table.card("guardian-seraph"), -1, -1, -1, -1]]
    table.play("matthias: use riot-shield-red", "matthias: use ghost-coat", "matthias: use preparation")
    assert table.conditions("matthias") == ((-2, 0), (0, 0))
    assert table.knowledge("matthias") == 3
    assert table.options == ["keep sun-scheme", "keep golden-sesame", "sell sun-scheme", "sell golden-sesame"]
    table.play("sell sun-scheme", "sell golden-sesame")
    assert table.discards_of("knives")[-2:] == ["riot-shield-red", "ghost-coat"]
    assert table.state.prepared[0] == 0
    assert table.hand_of("matthias") == ["saints-medal-red"]


def test_e6_the_tree_turns_knowledge_into_points_until_the_marker_is_taken():
    table = Table(THREE)
    for thief, knowledge in (("raphael", 4), ("miriam", 3), ("matthias", 5)):
        table.set(thief, knowledge=knowledge)
    table.climb(3, "tertius", "raphael miriam matthias")
    table.play("raphael: trade 4")
    assert (table.points("raphael"), table.state.marker[2]) == (4, 5)
    table.play("miriam: trade 3")
    assert (table.points("miriam"), table.state.marker[2]) == (3, 2)
    assert table.options == ["trade 0", "trade 1", "trade 2"]
    table.play("matthias: trade 2")
    assert (table.points("matthias"), table.knowledge("matthias"), table.state.marker[2]) == (2, 3, 0)
    assert table.state.marker_owner[2] == table.seat("matthias")
    assert table.told("TERTIUS") == [[2], [1], [0]]  # each uses the card right after the own trade


def test_e7_initiative_with_two_players():
    table = Table("miriam raphael")
    sizes = []
    for line in ("miriam: token 1 knives", "raphael: token 2 boarding", "miriam: token 5 oracle"):
        sizes.append(len(table.options))
        table.play(line)
    sizes.append(len(table.options))
    table.play("raphael: token 3 maggot")
    assert sizes == [25, 16, 9, 4]
    assert table.told("PLACED_TOKEN")[-1] == [0, 4, 0]  # miriam puts 4 on the shepherd: forced
    assert table.state.token == [4, 5, 3, 1, 2]


def test_e8_the_auction_orders_bids_and_then_zeros():
    table = Table("miriam raphael lars matthias", order_method=1)
    while table.asked != "miriam":  # who bids first is random: take a table where it is miriam
        table = Table("miriam raphael lars matthias", order_method=1, seed=table.state.dice[0] + 1)
    table.play("miriam: bid 2", "raphael: bid 0")
    assert "bid 2" not in table.options
    table.play("lars: bid 3", "matthias: bid 0")
    assert [table.thieves[p] for p in table.state.order] == ["lars", "miriam", "raphael", "matthias"]
    assert [table.coins(thief) for thief in ("lars", "miriam", "raphael", "matthias")] == [8, 9, 11, 11]


@pytest.mark.parametrize(
    ("uses", "condition", "knowledge", "pryzes", "hand"),
    [
        (("use riot-shield-red", "use dream-mask-red"), -3, 1, 1, []),
        (("use dream-mask-red", "done"), -4, 1, 0, ["riot-shield-red"]),
    ],
)
def test_e9_boarding_in_critical_condition(uses, condition, knowledge, pryzes, hand):
    table = Table(THREE).set("matthias", P=(-3, 0), hand="riot-shield-red dream-mask-red")
    table.row("mission", "suburb orchard foundry")
    table.top("hall-of-faces")
    table.visit("boarding", "matthias")
    table.play("board 1", "carry riot-shield-red", "carry dream-mask-red", *uses)
    assert table.conditions("matthias")[0] == (condition, 0)
    assert table.knowledge("matthias") == knowledge
    assert table.state.drawn == pryzes
    if not pryzes:
        assert table.hand_of("matthias") == hand


@pytest.mark.parametrize(
    ("trap", "uses", "condition", "outcome"),
    [("whispering-fog", ("use dream-mask-blue",), 2, "SUCCEEDED"), ("burning-louse", ("done",), -3, "FAILED")],
)
def test_e10_optimal_condition_takes_one_from_the_danger(trap, uses, condition, outcome):
    table = Table(THREE).set("miriam", upgrades="steel-bones", hand="dream-mask-blue")
    table.row("mission", "foundry orchard suburb")
    table.top(trap)
    table.visit("boarding", "miriam")
    table.play("board 1", "carry dream-mask-blue", *uses)
    assert table.conditions("miriam") == ((condition, 3), (0, 0))
    assert table.told(outcome)
    assert table.knowledge("miriam") == (2 if outcome == "SUCCEEDED" else 1)
    assert table.state.drawn == (1 if outcome == "SUCCEEDED" else 0)


@pytest.mark.parametrize(("used", "knowledge"), [("riot-shield-yellow", 2), ("leathers-yellow", 1)])
def test_e11_akunen_cancels_the_critical_spaces(used, knowledge):
    table = Table(ALL).set("lars", cancels=1, P=(-4, 0), hand="leathers-yellow riot-shield-yellow")
    table.row("mission", "reading-room orchard suburb foundry")
    table.top("burning-louse")
    table.visit("boarding", "lars")
    table.play("board 1", "carry leathers-yellow", "carry riot-shield-yellow", f"use {used}", "done")
    assert table.conditions("lars")[0] == (-5, 0)
    assert table.knowledge("lars") == knowledge


@pytest.mark.parametrize(
    ("acts", "coins"),
    [(("keep golden-sesame", "sell sun-scheme"), 10), (("sell sun-scheme", "keep golden-sesame"), 7)],
)
def test_e12_the_order_of_pryzes_changes_the_sale(acts, coins):
    table = Table(THREE).set("raphael", coins=0, hand="dream-mask-green", upgrades="carrying-straps")
    table.row("mission", "orchard suburb foundry")
    table.top("hall-of-faces")
    table.top("sun-scheme golden-sesame")
    table.visit("boarding", "raphael")
    table.play("board 1", "carry dream-mask-green", "use dream-mask-green", *acts)
    assert table.coins("raphael") == coins
    assert table.state.sesame[2] == 3


def test_e13_passing_in_a_shop_gives_up_the_second_action():
    table = Table(ALL)
    for thief in ("lars", "matthias", "miriam"):
        table.set(thief, coins=9)
    table.visit("maggot", "lars matthias miriam")
    table.play("lars: pass", "matthias: scrap 1", "miriam: buy 1", "matthias: pass", "miriam: scrap 2")
    assert table.phase == "LOOK"


def test_e14_the_oracle_shows_and_orders():
    table = Table(ALL)
    table.top("burning-louse hall-of-faces")
    table.top("sun-scheme")
    table.visit("oracle", "lars miriam")
    table.play("lars: look trap 2 pryze 1")
    assert table.phase == "PUT"
    assert len(table.options) == 6
    table.play("put burning-louse bottom", "put sun-scheme top", "put hall-of-faces top")
    assert table.deck_of("trap")[0] == "hall-of-faces"
    assert table.deck_of("trap")[-1] == "burning-louse"
    assert table.deck_of("pryze")[0] == "sun-scheme"
    table.play("miriam: look none")
    assert table.next_order() == ["lars", "miriam", "matthias", "raphael"]
    assert [table.thieves[p] for p in table.state.order] == ALL.split()


def test_e15_a_deck_under_three_takes_its_discards_in():
    table = Table(THREE)
    row = table.row_of("mission")
    table.discard(" ".join(row[1:]))
    table.keep_in_deck("mission", 3)
    assert len(table.discards_of("mission")) == 14
    table.visit("boarding", "matthias").play("prepare")
    assert len(table.row_of("mission")) == 3
    assert len(table.deck_of("mission")) == 15
    assert table.discards_of("mission") == []


def test_e16_tree_tokens_reach_other_levels():
    table = Table("raphael miriam").set("raphael", tree_tokens=1)
    table.state.round = 2
    plan(table, "raphael tree, miriam tree")
    assert table.options == ["level 1", "level 2", "level 3"]
    table.play("raphael: level 3")
    assert (table.line_of("2"), table.line_of("3")) == (["miriam"], ["raphael"])


def in_sync(physical, **options):
    """The shared mission of E17; Raphael begins with this physical condition."""
    table = Table(THREE, **options)
    table.set("raphael", in_sync=1, upgrades="second-soul", P=(physical, 0), hand="leathers-green saints-medal-green")
    table.set("miriam", hand="riot-shield-blue dream-mask-blue")
    table.row("mission", "suburb glass-city orchard")
    table.top("razor-meadow hall-of-faces guardian-seraph")
    table.top("sun-scheme wing-scheme lamp-scheme well-scheme")
    table.visit("boarding", "miriam", round=2)
    table.play("raphael: sync miriam", "miriam: board 2")
    table.play("miriam: carry riot-shield-blue", "miriam: carry dream-mask-blue")
    table.play("raphael: carry leathers-green", "raphael: carry saints-medal-green")
    table.play("miriam: use riot-shield-blue", "miriam: use dream-mask-blue")
    table.play("raphael: use leathers-green", "raphael: use saints-medal-green")
    return table


def test_e17_in_sync_shares_danger_protection_and_reward():
    table = in_sync(0)
    assert table.conditions("miriam") == ((-1, 0), (-1, 0))
    assert table.conditions("raphael") == ((-1, 0), (3, 3))
    assert table.knowledge("miriam") == 2
    table.play("miriam: sell sun-scheme", "miriam: sell wing-scheme")
    assert table.knowledge("raphael") == 2
    table.play("raphael: sell lamp-scheme", "raphael: sell well-scheme")
    assert table.state.in_sync[2] == 0


def test_e18_a_preparation_token_runs_out_after_the_next_round():
    table = Table(ALL).visit("boarding", "lars", round=2)
    table.play("lars: prepare")
    assert table.state.prepared[3] == 2
    table.climb(2, "lizard", "", round=3)  # nothing on the Tree: the round ends
    assert table.state.round == 4
    assert table.state.prepared[3] == 0
    assert table.told("LOST_PREPARATION") == [[3]]


def test_e18_a_new_preparation_replaces_the_old_one():
    table = Table(ALL).set("lars", prepared=2).visit("boarding", "lars", round=3)
    table.play("lars: prepare")
    table.climb(3, "tertius", "", round=3)
    assert (table.state.round, table.state.prepared[3]) == (4, 3)


def test_e19_lizard_pays_by_place():
    table = Table(ALL)
    for thief, coins in (("miriam", 5), ("lars", 4), ("raphael", 0)):
        table.set(thief, coins=coins)
    table.climb(2, "lizard", "miriam lars raphael")
    table.play("lars: pay")
    assert (table.coins("miriam"), table.coins("lars"), table.coins("raphael")) == (5, 1, 3)
    assert table.knowledge("lars") == 1


def test_e20_mr_woo_buys_upgrades_at_twice_their_value():
    table = Table(ALL).set("lars", upgrades="tattoo-wolf", coins=2, P=(1, 3), M=(-2, -1), hand="")
    table.climb(2, "woo", "lars")
    table.play("lars: sell tattoo-wolf")
    assert table.coins("lars") == 10
    assert table.conditions("lars") == ((-2, 0), (-1, 0))


def test_e21_the_foxes_take_medicine_for_knowledge_after_the_trade():
    table = Table(THREE).set("miriam", knowledge=3, hand="field-kit")
    table.state.marker[4] = 2
    table.climb(5, "foxes", "miriam")
    table.play("miriam: trade 2")
    assert (table.points("miriam"), table.knowledge("miriam")) == (2, 1)
    assert table.state.marker_owner[4] == table.seat("miriam")
    table.play("miriam: offer field-kit")
    assert table.knowledge("miriam") == 3
    assert table.discards_of("maggot")[0] == "field-kit"


def test_e22_the_victim_of_loki_may_use_medicine_first():
    table = Table(THREE).set("miriam", P=(-2, 0), hand="healing-talisman dream-mask-blue")
    table.climb(1, "loki", "raphael")
    table.play("raphael: steal miriam")
    assert (table.phase, table.asked) == ("ANSWER", "miriam")
    table.play("miriam: heal healing-talisman")
    assert table.conditions("miriam")[0] == (0, 0)
    assert "dream-mask-blue" in table.hand_of("raphael")
    assert table.hand_of("miriam") == []


def test_e23_bonuses_go_to_the_most_and_are_shared():
    table = Table(THREE)
    pryzes = ["silver-leech", "halo-shield mirror-skin", "angel-milk salt-circle"]
    facts = [("matthias", 14, 1, 9), ("miriam", 15, 0, 12), ("raphael", 13, 1, 12)]
    for (thief, points, tokens, coins), hand in zip(facts, pryzes, strict=True):
        table.set(thief, points=points, tree_tokens=tokens, coins=coins, hand=hand)
    table.state.marker_owner[:4] = [0, 1, 2, 2]
    table.climb(5, "tyllo", "", round=6)
    assert table.state.ending == Ending.ROUNDS
    assert [rules.score(table.state, player) for player in range(3)] == [15, 17, 18]
    assert rules.rank(table.state, 2) == 0


def test_e24_four_tree_tokens_win_at_the_end_of_the_round():
    table = Table(ALL).set("lars", tree_tokens=3, points=8, hand="storm-cape ghost-coat").set("miriam", points=15)
    table.row("mission", "root-chapel suburb orchard foundry")
    table.top("guardian-seraph living-nightmare")
    table.top("sun-scheme")
    table.visit("boarding", "lars", round=4)
    table.play("board 1", "carry storm-cape", "carry ghost-coat", "use storm-cape", "use ghost-coat")
    table.play("tree keep", "sell sun-scheme")
    assert table.phase == "LOOK"  # the round is played to its end
    table.play("look none")
    assert table.state.ending == Ending.TOKENS
    assert rules.rank(table.state, 3) == 0
    assert rules.score(table.state, 3) == 8  # no bonuses
    assert table.told("BONUS") == []


def test_e25_ultima_thule_gives_a_fifth_card_in_the_next_round():
    table = Table("matthias miriam").climb(4, "thule", "matthias")
    assert (table.state.round, table.phase) == (5, "TOKEN")
    table.order("matthias miriam")
    steps = ("shepherd", "oracle", "maggot", "knives")
    plan(table, *(f"matthias {place}, miriam {place}" for place in steps))
    assert (table.asked, table.options) == ("matthias", ["play boarding", "play tree"])
    table.play("matthias: play boarding")
    assert table.state.stage not in (Stage.CHOOSE, Stage.PLACE)
    while table.state.round == 5:
        table.play(table.options[-1])
    table.order("matthias miriam")
    plan(table, *(f"matthias {place}, miriam {place}" for place in steps))
    assert table.phase != "PLAY"


def test_e26_the_order_trades_one_more_on_any_level():
    table = Table(ALL).set("lars", knowledge=2)
    table.state.marker = [7, 1, 7, 7, 0]
    table.climb(5, "order", "lars")
    assert table.phase == "ORDER"  # trade 0 was forced
    table.play("lars: root 2")
    assert (table.points("lars"), table.knowledge("lars")) == (1, 1)
    assert (table.state.marker[1], table.state.marker_owner[1]) == (0, table.seat("lars"))


def test_e27_a_failure_leaves_the_damage_and_one_knowledge():
    table = Table(THREE).set("raphael", P=(-1, 0), hand="riot-shield-green dream-mask-green")
    table.row("mission", "hanging-gardens suburb orchard")
    table.top("brass-hound solar-scythe")
    table.visit("boarding", "raphael")
    table.play("board 1", "carry riot-shield-green", "carry dream-mask-green")
    table.play("use riot-shield-green", "done")
    assert table.conditions("raphael")[0] == (-5, 0)
    assert table.knowledge("raphael") == 1
    assert table.hand_of("raphael") == ["dream-mask-green"]
    assert table.discards_of("knives")[-1] == "riot-shield-green"
    assert table.discards_of("mission") == ["hanging-gardens"]


def test_e28_blind_boarding_brings_the_discards_in():
    table = Table(ALL).set("lars", hand="riot-shield-yellow")
    for word in table.deck_of("mission")[3:]:
        table.discard(word)
    assert (len(table.deck_of("mission")), len(table.discards_of("mission"))) == (3, 11)
    if "archive" in table.row_of("mission"):
        table.row("mission", " ".join(table.discards_of("mission")[:4]))
    table.top("archive")
    for word in table.deck_of("mission")[3:]:
        table.discard(word)
    table.visit("boarding", "lars").play("board blind")
    assert (len(table.deck_of("mission")), len(table.discards_of("mission"))) == (13, 0)
    assert CARD_WORDS[table.state.place.index(Place.MISSION)] == "archive"
    table.play("ready")
    assert table.discards_of("mission") == ["archive"]


def test_e29_mixed_medicine_has_a_side_effect():
    table = Table(THREE).set("miriam", P=(-4, 0), M=(-5, 0), hand="black-honey")
    table.visit("knives", "miriam").play("miriam: heal black-honey")
    assert table.conditions("miriam") == ((-5, 0), (0, 0))


def test_e30_a_shared_mission_succeeds_if_one_holds_out():
    table = in_sync(-2)
    assert table.conditions("raphael")[0] == (-3, 0)
    assert table.told("SUCCEEDED")
    assert (table.knowledge("miriam"), table.state.drawn) == (2, 2)


def test_e30_with_the_strict_option_one_failure_fails_all():
    table = in_sync(-2, sync_failure=1)
    assert table.told("FAILED")
    assert (table.knowledge("miriam"), table.knowledge("raphael"), table.state.drawn) == (1, 1, 0)


def test_e31_no_hint_by_silence():
    table = Table(THREE).set("miriam", M=(-1, 0), hand="riot-shield-blue").climb(5, "foxes", "miriam")
    assert (table.phase, table.options) == ("TRADE", ["trade 0"])
    table.play("trade 0")
    assert (table.phase, table.options) == ("FOXES", ["skip"])

    healthy = Table(THREE).set("miriam", hand="riot-shield-blue").climb(5, "foxes", "miriam")
    assert healthy.phase == "FOXES"

    empty = Table(THREE).set("miriam", M=(-1, 0), hand="").climb(5, "foxes", "miriam")
    assert empty.state.phase not in (Phase.TRADE, Phase.FOXES)
