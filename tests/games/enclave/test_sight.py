"""Who knows what (R58, section 6): views, and guesses that respect them."""

import random
from collections import Counter

from dolmen.core.viewer import EVERYBODY, NOBODY
from dolmen.games.enclave import GAME, rules
from dolmen.games.enclave.board import HIDDEN, Place
from dolmen.games.enclave.cards import CARD_WORDS, DECK_WORDS, KIND, Kind
from tests.games.enclave.table import Table

ALL = "matthias miriam raphael lars"
THREE = "matthias miriam raphael"


def view_of(table, thief):
    view = table.state.copy()
    rules.hide(view, table.seat(thief) if thief else NOBODY)
    return view


def place_of(table, thief, word):
    """Where a viewer sees a card."""
    return view_of(table, thief).place[table.card(word)]


def with_tokens_placed(thieves):
    table = Table(thieves)
    return table.play("token 1 shepherd", "token 2 oracle", "token 3 maggot", "token 4 knives")


def test_an_action_card_is_hidden_until_all_have_chosen():
    table = with_tokens_placed(THREE).play("matthias: play oracle", "miriam: play knives")
    assert view_of(table, "matthias").chosen[:2] == [1, HIDDEN]
    assert view_of(table, "raphael").chosen[:2] == [HIDDEN, HIDDEN]
    assert view_of(table, "").chosen[:2] == [HIDDEN, HIDDEN]
    table.play("raphael: play tree")
    assert table.line_of("oracle") == ["matthias"]


def test_who_has_not_chosen_yet_can_be_seen():
    table = with_tokens_placed(THREE).play("matthias: play oracle")
    assert view_of(table, "raphael").chosen[:3] == [HIDDEN, -1, -1]


def test_cards_of_the_oracle_are_for_one_pair_of_eyes():
    table = Table(THREE)
    table.top("burning-louse")
    table.visit("oracle", "miriam").play("look trap 1 pryze 2")
    assert place_of(table, "miriam", "burning-louse") == Place.LOOKED
    assert place_of(table, "raphael", "burning-louse") == Place.UNKNOWN
    assert place_of(table, "", "burning-louse") == Place.UNKNOWN
    assert view_of(table, "raphael").looked == [1, 2, 0, 0, 0]  # how many of which decks is public


def test_what_was_looked_at_is_remembered_with_its_place():
    table = Table(THREE)
    table.top("burning-louse")
    table.visit("oracle", "miriam").play("look trap 1 pryze 2", "put burning-louse bottom")
    view = view_of(table, "miriam")
    card = table.card("burning-louse")
    assert (view.place[card], view.rank[card]) == (Place.DECK, 0)


def test_others_forget_two_cards_of_a_deck_that_somebody_looks_at_but_not_one():
    for split, is_known in (("look trap 2 pryze 1", False), ("look trap 1 pryze 2", True)):
        table = Table(THREE)
        table.top("burning-louse hall-of-faces", known=1 << table.seat("raphael"))
        table.visit("oracle", "miriam").play(split)
        assert (place_of(table, "raphael", "burning-louse") == Place.LOOKED) == is_known


def test_a_shuffle_makes_everybody_forget():
    table = Table(THREE).set("matthias", hand="")
    table.top("glass-rain", known=1 << table.seat("raphael"))
    table.keep_in_deck("trap", 2)
    table.row("mission", "suburb orchard foundry")
    table.top("glass-rain", known=1 << table.seat("raphael"))
    table.bottom("glass-rain")
    table.state.known[table.card("glass-rain")] = 1 << table.seat("raphael")
    assert place_of(table, "raphael", "glass-rain") == Place.DECK
    table.visit("boarding", "matthias").play("board 1")
    assert table.told("SHUFFLED")
    assert place_of(table, "raphael", "glass-rain") == Place.UNKNOWN


def test_anzelm_changes_no_order_so_nothing_is_forgotten():
    table = Table(THREE)
    table.top("ghost-coat shaman-drum", known=1 << table.seat("raphael"))
    table.climb(1, "anzelm", "miriam").play("peek deck")
    assert place_of(table, "raphael", "shaman-drum") == Place.DECK
    assert place_of(table, "miriam", "shaman-drum") == Place.DECK
    assert place_of(table, "matthias", "shaman-drum") == Place.UNKNOWN


def test_loki_makes_all_but_two_forget_the_victims_hand():
    table = Table(THREE).climb(1, "loki", "raphael").play("steal miriam")
    stolen = CARD_WORDS[table.told("STOLEN")[0][2]]
    left = table.hand_of("miriam")[0]
    assert place_of(table, "miriam", stolen) == Place.HAND + 2
    assert place_of(table, "raphael", stolen) == Place.HAND + 2
    assert place_of(table, "matthias", stolen) == Place.UNKNOWN
    assert place_of(table, "matthias", left) == Place.UNKNOWN
    assert place_of(table, "raphael", left) == Place.HAND + 1


def test_a_kept_pryze_is_known_to_its_owner_and_to_who_had_looked_at_it():
    table = Table(THREE).set("miriam", hand="storm-cape")
    table.row("mission", "suburb orchard foundry")
    table.top("razor-meadow")
    table.top("salt-circle", known=1 << table.seat("raphael"))
    table.visit("boarding", "miriam").play("board 1", "carry storm-cape", "use storm-cape", "keep salt-circle")
    assert place_of(table, "miriam", "salt-circle") == Place.HAND + 1
    assert place_of(table, "raphael", "salt-circle") == Place.HAND + 1
    assert place_of(table, "matthias", "salt-circle") == Place.UNKNOWN
    assert view_of(table, "matthias").hand_size[1] == 1


def test_carried_cards_are_for_the_party_until_the_reveal():
    table = Table(THREE).set("raphael", in_sync=1).set("miriam", hand="riot-shield-blue dream-mask-blue ghost-coat")
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "miriam", round=2)
    table.play("raphael: sync miriam", "miriam: board 1", "miriam: carry ghost-coat")
    card = table.card("ghost-coat")
    assert view_of(table, "miriam").rank[card] == 1
    assert view_of(table, "raphael").rank[card] == 1
    for outsider in ("matthias", ""):
        view = view_of(table, outsider)
        assert (view.place[card], view.rank[card]) == (Place.HAND + 1, 0)  # known to be held, not to be carried
        assert view.carried[1] == 1


def test_a_view_does_not_tell_who_else_knows_a_card():
    table = Table(THREE)
    table.top("burning-louse", known=0b110)
    assert view_of(table, "miriam").known[table.card("burning-louse")] == 0b010


def test_open_hands_are_open_to_spectators_but_decks_are_not():
    table = Table(THREE, open_hands=1).set("miriam", hand="storm-cape")
    table.row("mission", "orchard suburb foundry")
    table.top("razor-meadow")
    table.top("salt-circle sun-scheme")
    table.visit("boarding", "miriam").play("board 1", "carry storm-cape", "use storm-cape")
    assert place_of(table, "", "salt-circle") == Place.DRAWN
    table.play("keep salt-circle")
    assert place_of(table, "", "salt-circle") == Place.HAND + 1
    hidden = [word for word in table.deck_of("trap") if place_of(table, "", word) == Place.UNKNOWN]
    assert len(hidden) == len(table.deck_of("trap"))


def test_a_guess_leaves_what_is_known_and_never_puts_upgrades_into_hands():
    table = Table(THREE)
    table.climb(1, "loki", "raphael").play("steal miriam")
    chance = random.Random(3)
    for _ in range(50):
        view = view_of(table, "matthias")
        view.dice[:4] = [chance.getrandbits(32) for _ in range(4)]
        known = list(view.place)
        rules.guess(view, table.seat("matthias"))
        assert rules.check(view) == 0
        assert all(now == before for now, before in zip(view.place, known, strict=True) if before != Place.UNKNOWN)
        held = [card for card, place in enumerate(view.place) if Place.HAND <= place < Place.USED]
        assert {KIND[card] for card in held} <= {Kind.PROTECTION, Kind.MEDICINE}


def test_guesses_differ_where_nothing_is_known():
    table = Table(THREE)
    chance, tops = random.Random(5), set()
    for _ in range(60):
        view = view_of(table, "matthias")
        view.dice[:4] = [chance.getrandbits(32) for _ in range(4)]
        rules.guess(view, table.seat("matthias"))
        tops.add(next(c for c in range(18) if view.place[c] == Place.DECK and view.rank[c] == 17))
    assert len(tops) > 12


def test_a_guess_lets_a_hidden_party_carry_protection():
    table = Table(THREE).set("miriam", hand="storm-cape field-kit")
    table.state.known[table.card("storm-cape")] = table.state.known[table.card("field-kit")] = 0b010
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "miriam").play("board 1", "carry storm-cape")
    chance = random.Random(7)
    for _ in range(40):
        view = view_of(table, "matthias")
        assert view.place[table.card("storm-cape")] == Place.UNKNOWN
        view.dice[:4] = [chance.getrandbits(32) for _ in range(4)]
        rules.guess(view, 0)
        carried = [c for c, place in enumerate(view.place) if place == Place.HAND + 1 and view.rank[c] == 1]
        assert [KIND[card] for card in carried] == [Kind.PROTECTION]
        assert rules.check(view) == 0


def common_view(table):
    view = table.state.copy()
    rules.hide(view, EVERYBODY)
    return view


def test_all_players_together_know_hands_plans_and_what_one_of_them_has_looked_at():
    table = Table(THREE).set("miriam", hand="storm-cape field-kit")
    table.top("burning-louse hall-of-faces")
    for word, known in (("storm-cape", 0b010), ("field-kit", 0b010), ("burning-louse", 0b100)):
        table.state.known[table.card(word)] = known
    table.play("token 1 shepherd", "token 2 oracle", "token 3 maggot", "token 4 knives")
    table.play("matthias: play oracle", "miriam: play knives")
    view = common_view(table)
    assert view.chosen[:3] == [1, 3, -1]
    assert view.place[table.card("storm-cape")] == view.place[table.card("field-kit")] == Place.HAND + 1
    assert view.place[table.card("burning-louse")] == Place.DECK
    assert view.known[table.card("burning-louse")] == 0b100  # who of them knows it stays told
    assert view.place[table.card("hall-of-faces")] == Place.UNKNOWN


def test_all_players_together_know_what_a_party_carries():
    table = Table(THREE).set("miriam", hand="storm-cape field-kit")
    table.row("mission", "suburb orchard foundry")
    table.visit("boarding", "miriam").play("board 1", "carry storm-cape")
    assert common_view(table).rank[table.card("storm-cape")] == 1


def test_nobody_knows_the_decks_after_a_deal_but_all_else():
    table = Table(THREE)
    view = common_view(table)
    blank = {CARD_WORDS[card] for card, place in enumerate(view.place) if place == Place.UNKNOWN}
    assert blank == {word for deck in DECK_WORDS for word in table.deck_of(deck)}
    assert view.dice == [0] * len(view.dice)


def test_a_guess_of_what_nobody_knows_has_every_order_equally_often():
    table = Table(THREE)
    table.keep_in_deck("trap", 4)
    known, *unknown = table.deck_of("trap")[::-1]  # the lowest of the four was looked at
    table.state.known[table.card(known)] = 0b100
    chance, orders = random.Random(11), Counter()
    for _ in range(1200):
        view = common_view(table)
        view.dice[:4] = [chance.getrandbits(32) for _ in range(4)]
        rules.guess(view, EVERYBODY)
        assert view.rank[table.card(known)] == 0
        orders[tuple(view.rank[table.card(word)] for word in unknown)] += 1
    assert len(orders) == 6
    assert sum((n - 200) ** 2 / 200 for n in orders.values()) < 20.5  # chi square of 5: one in a thousand


def test_a_swap_of_what_nobody_knows_leaves_hands_plans_and_known_cards_alone():
    table = Table(THREE).set("miriam", hand="storm-cape")
    table.state.known[table.card("storm-cape")] = 0b010
    table.top("burning-louse", known=0b001)
    table.play("token 1 shepherd", "token 2 oracle", "token 3 maggot", "token 4 knives", "matthias: play oracle")
    before, other = table.deck_of("trap"), table.state.copy()
    rules.swap(other, EVERYBODY)
    table.state.place, table.state.rank = other.place, other.rank
    assert table.deck_of("trap")[0] == "burning-louse"
    assert table.deck_of("trap") != before
    assert table.hand_of("miriam") == ["storm-cape"]
    assert other.chosen == table.state.chosen


def test_when_the_game_is_over_nothing_is_hidden():
    table = Table(THREE).climb(5, "tyllo", "", round=6)
    assert view_of(table, "").place == table.state.place


def test_a_record_seals_plans_puts_and_kept_cards():
    from dolmen.core.play import Play
    from dolmen.core.seed import seed_from
    from dolmen.core.transcript import dump

    play = Play.new(GAME, 2, {"tree_set": "first"}, seed_from(4))
    for sentence in ("token 1 oracle", "token 2 shepherd", "token 3 maggot", "token 4 knives"):
        play.play(sentence)
    play.play("play oracle")
    first, other = play.steps[-1].player, play.player
    assert "play oracle" in dump(play, first)
    assert "play card" in dump(play, other)
    for sentence in ("oracle", "knives", "knives", "tree", "tree", "shepherd", "shepherd"):
        play.play(f"play {sentence}")
    assert "play oracle" in dump(play, other)
    play.play("look trap 3")
    play.play(play.sentences[0])
    looker = play.steps[-1].player
    assert f"see trap {play.sentences[0].split()[1]}" in dump(play, looker)
    assert "see trap card" in dump(play, 1 - looker)
    assert "put trap top" in dump(play, 1 - looker)
