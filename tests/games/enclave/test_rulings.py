"""The rulings that no worked example covers, each named in its test."""

import pytest

from dolmen.games.enclave import rules
from dolmen.games.enclave.board import Ending, Place
from dolmen.games.enclave.cards import CARD_WORDS, LOCATIONS, SIZE, THREE_PLUS, Deck
from tests.games.enclave.table import Table

ALL = "matthias miriam raphael lars"
THREE = "matthias miriam raphael"
TWO = "matthias miriam"


@pytest.mark.parametrize(
    ("thieves", "knives", "maggot", "missions", "marker", "rows"),
    [(TWO, 15, 9, 16, 7, (3, 3, 2)), (THREE, 18, 8, 15, 9, (4, 4, 3)), (ALL, 14, 8, 14, 10, (4, 4, 4))],
)
def test_set_up_by_number_of_players(thieves, knives, maggot, missions, marker, rows):
    table = Table(thieves)
    assert table.state.deck_size == [18, 18, missions, knives, maggot]
    assert tuple(len(table.row_of(deck)) for deck in ("knives", "maggot", "mission")) == rows
    assert table.state.marker == [marker] * 5
    assert sorted(table.state.coins[: len(table.thieves)]) == [8, 9, 10, 11][: len(table.thieves)]


def test_r2_starting_cards_of_other_colours_are_in_the_deck():
    table = Table("miriam raphael")
    places = {word: table.state.place[table.card(word)] for word in ("leathers-red", "dream-mask-yellow")}
    assert set(places.values()) <= {Place.DECK, Place.ROW}
    assert table.hand_of("miriam") == ["leathers-blue", "riot-shield-blue", "saints-medal-blue", "dream-mask-blue"]


def test_r3_two_players_put_eight_cards_away():
    table = Table(TWO)
    away = [card for card, place in enumerate(table.state.place) if place == Place.BOX]
    assert len(away) == 8
    assert all(THREE_PLUS[card] for card in away)


def test_r5_nobody_bids_more_than_eleven_and_zero_may_be_repeated():
    table = Table(TWO, order_method=1)
    assert table.options == [f"bid {n}" for n in range(12)]
    table.play("bid 0")
    assert "bid 0" in table.options


def test_r7_a_chosen_card_is_final_and_later_steps_see_earlier_reveals():
    table = Table(TWO)
    for sentence in ("token 1 shepherd", "token 2 oracle", "token 3 maggot", "token 4 knives"):
        table.play(sentence)
    assert len(table.options) == 6
    table.play("play shepherd", "play shepherd")
    assert table.told("SHOWED") == [[0, 0], [1, 0]]
    assert len(table.options) == 5


def test_r10_in_the_last_round_every_level_is_open():
    table = Table(TWO)
    table.state.round = 6
    for sentence in ("token 1 shepherd", "token 2 oracle", "token 3 maggot", "token 4 knives"):
        table.play(sentence)
    table.play("play tree", "play oracle")
    assert table.options == [f"level {level}" for level in range(1, 6)]


def test_r11_an_empty_line_leaves_its_row_as_it_is():
    table = Table(TWO)
    before = table.row_of("maggot")
    table.visit("knives", "matthias").play("pass")
    assert table.row_of("maggot") == before


def test_r12_a_deck_that_runs_out_inside_a_draw_takes_its_discards_in():
    table = Table(THREE).set("matthias", hand="")
    table.keep_in_deck("trap", 1)
    table.row("mission", "twelve-thrones suburb orchard")
    table.visit("boarding", "matthias").play("board 1")
    # One trap from the deck, two from the new one; afterwards fifteen are left, and the three come back as discards.
    assert table.told("SHUFFLED")[0] == [Deck.TRAP, 17]
    assert table.state.deck_size[Deck.TRAP] == 15
    assert table.state.discard_size[Deck.TRAP] == 3


def test_r13_a_row_that_cannot_be_filled_stays_short_until_a_later_refill():
    table = Table(THREE).set("miriam", coins=30)
    words = [word for word in CARD_WORDS[-12:] if word not in table.row_of("maggot")]
    table.hand("matthias", " ".join(word for word in words if word not in ("steel-bones", "second-soul")))
    for word in words:
        if word in ("steel-bones", "second-soul", "grafted-glands", "new-blood") and word in table.deck_of("maggot"):
            table.lift(word)
    assert table.deck_of("maggot") == []
    table.visit("maggot", "miriam").play("buy 1")
    if table.phase == "REPLACE":
        table.play(table.options[0])
    assert len(table.row_of("maggot")) == 3


@pytest.mark.parametrize(("where", "count"), [("oracle", 36), ("amber", 211)])
def test_r17_everything_is_declared_before_anything_is_seen(where, count):
    table = Table(ALL).set("lars", hand="")
    if where == "oracle":
        table.visit("oracle", "lars")
    else:
        table.climb(4, "amber", "lars")
    assert len(table.options) == count
    assert table.options[-1] == "look none"


def test_r18_a_pass_after_a_first_action_does_no_harm():
    table = Table(TWO).visit("knives", "matthias miriam")
    table.play("matthias: scrap 1", "miriam: pass", "matthias: pass")
    assert table.phase == "LOOK"


def test_r20_a_replaced_pryze_goes_to_the_pryzes():
    table = Table(THREE).set("miriam", upgrades="glass-heart third-eye", coins=9)
    table.row("maggot", "steel-bones field-kit dream-tea new-blood")
    table.visit("maggot", "miriam").play("buy 1", "replace glass-heart")
    assert table.discards_of("pryze") == ["glass-heart"]
    assert table.conditions("miriam") == ((4, 4), (2, 2))


def test_r21_a_surplus_over_the_end_of_the_track_comes_back_when_another_card_leaves():
    table = Table(ALL).set("lars", upgrades="steel-bones tattoo-wolf")
    assert table.conditions("lars") == ((5, 5), (-1, -1))
    table.climb(2, "woo", "lars").play("lars: sell steel-bones")
    assert table.conditions("lars") == ((3, 3), (-1, -1))


def test_r21_removal_and_installation_are_two_steps():
    table = Table(THREE).set("miriam", upgrades="steel-bones grafted-glands", coins=9)
    table.set("miriam", P=(-4, 4), M=(1, 1))
    table.row("maggot", "new-blood field-kit dream-tea lotus-pills")
    table.visit("maggot", "miriam").play("buy 1", "replace steel-bones")
    assert table.conditions("miriam") == ((-3, 3), (3, 3))  # down to −5, the rest ignored, then up by two


def test_r22_medicine_that_would_heal_nothing_is_not_offered():
    table = Table(THREE).set("miriam", P=(-2, 0), hand="dream-tea field-kit").visit("knives", "miriam")
    assert [option for option in table.options if option.startswith("heal")] == ["heal field-kit"]


def test_r22_no_medicine_once_the_traps_are_shown_nor_among_pryzes():
    table = Table(THREE).set("miriam", M=(-1, 0), hand="dream-tea storm-cape")
    table.row("mission", "suburb orchard foundry")
    table.top("razor-meadow")
    table.visit("boarding", "miriam")
    assert "heal dream-tea" in table.options
    table.play("board 1")
    assert "heal dream-tea" in table.options
    table.play("carry storm-cape", "ready")
    assert (table.phase, table.options) == ("USE", ["use storm-cape", "done"])
    table.play("use storm-cape")
    assert table.phase == "PRYZE"
    assert not any(option.startswith("heal") for option in table.options)


def test_r26_both_critical_numbers_come_even_without_traps():
    table = Table(ALL).set("lars", P=(-3, 0), M=(-4, 0), hand="")
    table.row("mission", "suburb orchard foundry cloister")
    table.top("razor-meadow")
    table.visit("boarding", "lars").play("board 1")
    assert table.told("WOUNDED") == [[3, 5, 2]]


def test_r29_a_preparation_token_does_not_serve_in_its_own_round():
    table = Table(THREE).set("miriam", prepared=3, hand="")
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "miriam", round=3).play("board 1")
    assert table.told("USED_PREPARATION") == []
    assert table.phase != "USE"


def test_r31_there_is_no_pass_at_boarding():
    table = Table(THREE).visit("boarding", "miriam")
    assert table.options == ["board 1", "board 2", "board 3", "board blind", "prepare"]


def test_slots_of_missions_keep_their_numbers_until_the_location_is_finished():
    table = Table(THREE).set("matthias", hand="")
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "matthias miriam").play("board 1")
    while table.phase == "PRYZE":
        table.play(table.options[-1])
    assert "board 1" not in table.options
    assert "board 3" in table.options


def test_r33_with_an_empty_supply_a_tree_token_is_swapped():
    table = Table(ALL).set("lars", hand="storm-cape ghost-coat")
    table.state.tree_tokens = [3, 3, 3, 1]
    table.row("mission", "root-chapel suburb orchard foundry")
    table.top("guardian-seraph living-nightmare")
    table.visit("boarding", "lars")
    table.play("board 1", "carry storm-cape", "carry ghost-coat", "use storm-cape", "use ghost-coat")
    assert table.phase == "PRYZE"
    assert table.knowledge("lars") == 1 + 2


def test_r35_the_card_does_not_depend_on_trading():
    table = Table(THREE).set("miriam", knowledge=2, P=(-3, 0), hand="").climb(3, "tertius", "miriam")
    table.play("trade 0")
    assert table.conditions("miriam")[0] == (0, 0)
    assert table.knowledge("miriam") == 2


def test_r36_nobody_with_cards_nothing_to_steal():
    table = Table(TWO).set("miriam", hand="").climb(1, "loki", "matthias")
    assert table.phase == "TOKEN"  # the round is over


def test_r36_loki_may_be_declined():
    table = Table(TWO).climb(1, "loki", "matthias")
    assert table.options == ["steal miriam", "skip"]
    table.play("skip")
    assert len(table.hand_of("miriam")) == 4


def test_r37_anzelm_shows_two_cards_and_the_other_stays_on_top():
    table = Table(THREE).set("miriam", coins=4)
    table.top("ghost-coat shaman-drum")
    table.climb(1, "anzelm", "miriam").play("peek deck")
    assert table.options == ["take ghost-coat", "take shaman-drum", "pass"]
    table.play("take shaman-drum")
    assert table.coins("miriam") == 0
    assert "shaman-drum" in table.hand_of("miriam")
    assert table.told("SAW") == [[1, table.card("ghost-coat")], [1, table.card("shaman-drum")]]


def test_r37_ma_lou_sells_from_the_discard_pile():
    table = Table(THREE).set("miriam", coins=3)
    table.discard("field-kit dream-tea")
    table.climb(1, "malou", "miriam").play("peek discard", "take field-kit")
    assert "field-kit" in table.hand_of("miriam")
    assert table.discards_of("maggot")[0] == "dream-tea"


def test_r37_the_deck_check_follows_the_purchase():
    table = Table(THREE).set("miriam", coins=9)
    table.keep_in_deck("knives", 3)
    table.top("ghost-coat")
    table.keep_in_deck("knives", 3)
    table.climb(1, "anzelm", "miriam").play("peek deck", "take ghost-coat")
    assert table.told("SHUFFLED")[0][0] == Deck.KNIVES


def test_r38_who_declines_does_not_hand_the_place_on():
    table = Table(THREE)
    for thief in THREE.split():
        table.set(thief, coins=9)
    table.climb(2, "lizard", "miriam raphael matthias").play("miriam: skip", "raphael: pay")
    assert (table.coins("raphael"), table.coins("matthias")) == (6, 12)
    assert (table.knowledge("miriam"), table.knowledge("raphael")) == (0, 1)


def test_r40_alba_gives_seven_coins_each():
    table = Table(THREE).set("miriam", coins=1, knowledge=3).climb(2, "alba", "miriam")
    table.play("trade 0")
    assert table.options == ["exchange 0", "exchange 1", "exchange 2", "exchange 3"]
    table.play("exchange 2")
    assert (table.coins("miriam"), table.knowledge("miriam")) == (15, 1)


def test_r41_angelos_is_a_mission_without_cards_where_preparation_serves():
    table = Table(THREE).set("miriam", hand="storm-cape", prepared=2)
    table.top("sun-scheme")
    table.climb(3, "angelos", "miriam").play("board angelos", "carry storm-cape")
    table.play("use storm-cape", "use preparation")
    assert table.conditions("miriam") == ((0, 0), (0, 0))
    assert table.knowledge("miriam") == 2
    table.play("sell sun-scheme")
    assert table.told("TRAPS") == [[18, -1, -1, -1, -1, -1, -1]]
    assert "storm-cape" in table.discards_of("knives")


def test_r42_if_the_partner_prepares_the_token_is_gone():
    table = Table(THREE).set("raphael", in_sync=1).visit("boarding", "miriam", round=2)
    table.play("raphael: sync miriam", "miriam: prepare")
    assert table.state.in_sync[2] == 0
    assert table.told("JOINED") == []


def test_r42_without_another_in_the_line_nothing_is_asked_and_the_token_is_gone():
    table = Table(THREE).set("miriam", in_sync=1).visit("boarding", "miriam", round=2)
    assert table.phase == "BOARD"
    assert table.state.in_sync[1] == 0


def test_r42_a_token_of_this_round_is_not_yet_valid():
    table = Table(THREE).set("raphael", in_sync=2).visit("boarding", "miriam", round=2)
    assert (table.phase, table.state.in_sync[2]) == ("BOARD", 2)


def test_r42_holders_may_choose_each_other():
    table = Table(THREE).set("raphael", in_sync=1, hand="").set("miriam", in_sync=1, hand="")
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "miriam raphael", round=2)
    table.play("miriam: sync raphael", "raphael: sync miriam", "miriam: board 1")
    assert table.told("JOINED") == [[2, 1]]
    assert len([card for card in table.told("TRAPS")[0][1:] if card >= 0]) == 2


def test_r43_amber_does_not_touch_the_order():
    table = Table(THREE).climb(4, "amber", "raphael").play("look trap 6")
    while table.phase == "PUT":
        table.play(table.options[0])
    assert [table.thieves[p] for p in table.state.order[:3]] == THREE.split()


@pytest.mark.parametrize(("level", "card", "field"), [(3, "insync", "in_sync"), (4, "thule", "thule")])
def test_r44_late_tokens_are_legal(level, card, field):
    table = Table(THREE).climb(level, card, "miriam", round=6)
    assert getattr(table.state, field)[1] == 6
    assert table.state.ending == Ending.ROUNDS


def test_r46_the_foxes_have_no_medicine_window():
    table = Table(THREE).set("miriam", P=(-2, 0), hand="field-kit").climb(5, "foxes", "miriam")
    table.play("trade 0")
    assert table.options == ["offer field-kit", "skip"]


def test_r47_tyllo_exchanges_once_in_the_game():
    table = Table(THREE).set("miriam", tree_tokens=2).climb(5, "tyllo", "miriam")
    assert table.options == ["exchange tree", "skip"]
    table.play("exchange tree")
    assert (table.knowledge("miriam"), table.state.tree_tokens[1]) == (4, 1)
    table.climb(5, "tyllo", "miriam").play("trade 0")
    assert table.phase == "TOKEN"


def test_tyllo_both_ways_as_an_option():
    table = Table(THREE, tyllo_both_ways=1).set("miriam", knowledge=4).climb(5, "tyllo", "miriam").play("trade 0")
    table.play("exchange knowledge")
    assert (table.knowledge("miriam"), table.state.tree_tokens[1]) == (0, 1)


def test_r50_tokens_are_counted_at_the_end_of_the_round():
    table = Table(THREE).set("miriam", tree_tokens=4).climb(5, "tyllo", "miriam", round=3).play("exchange tree")
    assert table.state.ending == Ending.NONE


def test_three_tokens_win_as_an_option():
    table = Table(THREE, tree_tokens_to_win=1).set("miriam", tree_tokens=3).climb(3, "tertius", "", round=3)
    assert table.state.ending == Ending.TOKENS
    assert rules.rank(table.state, 1) == 0


def test_several_with_the_tokens_are_ranked_by_tokens_points_and_knowledge():
    table = Table(ALL, tree_tokens_to_win=1)
    table.set("matthias", tree_tokens=3, points=2).set("miriam", tree_tokens=3, points=5)
    table.set("raphael", points=30)
    table.climb(3, "tertius", "", round=3)
    assert [rules.rank(table.state, player) for player in range(4)] == [1, 0, 2, 3]


def test_r52_a_complete_tie_is_shared():
    table = Table(TWO).set("matthias", coins=5).set("miriam", coins=5).climb(5, "tyllo", "", round=6)
    assert [rules.rank(table.state, player) for player in range(2)] == [0, 0]


def test_ties_are_broken_by_tree_tokens_and_then_by_knowledge():
    table = Table(TWO).set("matthias", coins=5, points=4, knowledge=1).set("miriam", coins=5, points=4)
    table.climb(5, "tyllo", "", round=6)
    assert [rules.rank(table.state, player) for player in range(2)] == [0, 1]


def test_r49_no_rotation_after_the_last_round():
    table = Table(TWO).climb(5, "tyllo", "", round=6)
    assert table.told("ROTATED") == []


def test_rotation_discards_the_first_card_of_each_row():
    table = Table(TWO)
    first = [table.row_of(deck)[0] for deck in ("maggot", "knives", "mission")]
    table.climb(5, "tyllo", "", round=5)
    assert [CARD_WORDS[card] for _, card in table.told("ROTATED")] == first


def test_r55_a_look_into_the_deck_always_asks_what_to_take():
    table = Table(THREE).set("miriam", coins=0).climb(1, "anzelm", "miriam").play("peek deck")
    assert table.options == ["pass"]


def test_r55_a_look_into_the_open_pile_does_not_ask_who_cannot_pay():
    table = Table(THREE).set("miriam", coins=0)
    table.discard("ghost-coat")
    table.climb(1, "anzelm", "miriam").play("peek discard")
    assert table.phase == "TOKEN"


def test_r55_at_the_limit_ready_is_asked_of_a_possible_patient():
    table = Table(THREE).set("miriam", M=(-1, 0), hand="ghost-coat storm-cape decoy-doll")
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "miriam").play("board 1", "carry ghost-coat", "carry storm-cape")
    assert (table.phase, table.options) == ("CARRY", ["ready"])


def test_r57_a_pryze_used_as_protection_is_not_among_the_pryzes_drawn_for_that_reward():
    table = Table(THREE).set("miriam", hand="feather-cloak salt-circle")
    table.keep_in_deck("pryze", 0)
    table.row("mission", "orchard suburb foundry")
    table.top("razor-meadow")
    table.visit("boarding", "miriam").play("board 1", "carry feather-cloak", "carry salt-circle")
    table.play("use feather-cloak", "done")
    drawn = [CARD_WORDS[card] for card in table.told("DREW_PRYZES")[0][1:]]
    assert "feather-cloak" not in drawn
    assert table.state.deck_size[Deck.PRYZE] + len(drawn) == SIZE[Deck.PRYZE] - 2


def test_renewing_in_sync_counts_as_received_now():
    table = Table(THREE).set("miriam", in_sync=2).climb(3, "insync", "miriam", round=3)
    assert (table.state.round, table.state.in_sync[1]) == (4, 3)


def test_the_oracle_leaves_the_order_of_who_did_not_come():
    table = Table(ALL).visit("oracle", "raphael").play("look none")
    assert table.next_order() == ["raphael", "matthias", "miriam", "lars"]
    assert table.state.line_size[LOCATIONS:] == [0] * 5
