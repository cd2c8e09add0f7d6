"""The chances shown at Boarding: those of the law's table, and those that playing every draw of traps gives."""

from itertools import combinations

import pytest

from dolmen.core.play import Play
from dolmen.core.tell import Tale
from dolmen.core.viewer import NOBODY
from dolmen.games.enclave import GAME, odds, rules
from dolmen.games.enclave.board import Event, Phase, Place
from dolmen.games.enclave.cards import (
    CARD_WORDS,
    EFFECT,
    FIRST,
    FIRST_MISSION,
    MISSION_DAMAGE,
    MISSION_TRAPS,
    SIZE,
    Deck,
)
from dolmen.games.enclave.notation import parse
from dolmen.games.enclave.odds import bearable, best_chance, carried_chance, percent, sums_of, trap_sums
from dolmen.laws.forecasts import forecasts_come_true
from tests.games.enclave.table import Table

TRAPS = range(FIRST[Deck.TRAP], FIRST[Deck.TRAP] + SIZE[Deck.TRAP])
# Chance in % by the same protection on both types, 0 to 10; both conditions at 0, so two points of each may be lost.
FIGURES = {
    "suburb": (0, 56, 100, 100, 100, 100),
    "foundry": (0, 22, 78, 100, 100, 100),
    "market-of-light": (0, 0, 56, 100, 100, 100),
    "archive": (0, 0, 11, 100, 100, 100),
    "glass-city": (0, 10, 42, 71, 100, 100),
    "root-chapel": (0, 0, 21, 57, 86, 100),
    "war-heaven": (0, 0, 0, 35, 71, 86),
    "twelve-thrones": (0, 0, 0, 27, 72, 84),
    "heart-of-enclave": (0, 0, 0, 4, 59, 75),
}


def number(word):
    return CARD_WORDS.index(word) - FIRST_MISSION


def seen(table, viewer):
    """What a player sees of a table."""
    view = table.state.copy()
    GAME.rules.hide(view, viewer)
    return view


@pytest.mark.parametrize("word", FIGURES)
def test_sums_of_traps_give_the_chances_of_the_table(word):
    mission = number(word)
    sums = dict(sums_of(tuple(EFFECT[card] for card in TRAPS), MISSION_TRAPS[mission]))
    physical, mental = MISSION_DAMAGE[mission]

    def held(shield):
        ways = sum(n for (p, m), n in sums.items() if p + physical <= 2 + shield and m + mental <= 2 + shield)
        return round(100 * ways / sum(sums.values()))

    assert tuple(held(shield) for shield in range(0, 12, 2)) == FIGURES[word]


def test_what_a_thief_bears_depends_on_the_space():
    table = Table("matthias miriam").set("matthias", upgrades="steel-bones", P=(3, 3), M=(-3, 0))
    assert [bearable(table.state, 0, wound) for wound in range(2)] == [6, -1]
    table.set("matthias", cancels=1)
    assert bearable(table.state, 0, 1) == 2


def test_a_trap_that_was_looked_at_is_no_longer_left_to_chance():
    table = Table("matthias miriam")
    table.top("burning-louse", known=1)
    assert trap_sums(seen(table, 0), 1) == {(5, 0): 1}
    assert len(trap_sums(seen(table, 1), 1)) == 5


def test_traps_in_the_discard_pile_cannot_come_unless_the_deck_runs_out():
    table = Table("matthias miriam")
    table.keep_in_deck("trap", 3)
    view = seen(table, NOBODY)
    assert sum(trap_sums(view, 3).values()) == 1
    assert sum(trap_sums(view, 4).values()) == 15


# --- against the rules themselves ---


def played_out(table, slot, carries):
    """Of all draws of traps that the boarder must reckon with, the part that succeeds; all that is carried is used."""
    viewer, won = table.state.player, 0
    mission = table.state.row[Deck.MISSION][slot - 1] - FIRST_MISSION
    companions = sum(partner == viewer for partner in table.state.partner)
    view = seen(table, viewer)
    pool = [card for card in TRAPS if view.place[card] == Place.UNKNOWN]
    draws = list(combinations(pool, MISSION_TRAPS[mission] + companions))
    for draw in draws:
        state = table.state.copy()
        state.tale = Tale()
        put_on_top(state, draw)
        act(state, f"board {slot}", *carries)
        while state.phase == Phase.USE:
            act(state, options(state)[0])
        won += any(event[0] == Event.SUCCEEDED for event in state.tale.events)
    return won / len(draws)


def put_on_top(state, cards):
    """Makes these the next traps: each changes places with the card that lies there."""
    top = state.deck_size[Deck.TRAP] - 1
    for nth, card in enumerate(cards):
        other = next(c for c in TRAPS if state.place[c] == Place.DECK and state.rank[c] == top - nth)
        state.rank[card], state.rank[other] = state.rank[other], state.rank[card]


def options(state):
    out = [0] * GAME.most_legal
    return [GAME.notation.sentence(action) for action in out[: rules.legal_actions(state, out)]]


def act(state, *sentences):
    for sentence in sentences:
        assert sentence in options(state), f"{sentence!r} is not among {options(state)}"
        rules.apply(state, parse(sentence))


@pytest.mark.parametrize("condition", [(0, 0), (-3, 0), (-1, -2)])
def test_the_chance_of_a_boarder_is_that_of_the_best_cards_over_every_draw(condition):
    table = Table("matthias miriam").set("matthias", hand="leathers-red saints-medal-red ghost-coat fireproof-cloak")
    table.set("matthias", P=(condition[0], 0), M=(condition[1], 0))
    table.discard("burning-louse hall-of-faces white-silence")
    table.row("mission", "market-of-light suburb")
    table.visit("boarding", "matthias miriam")
    pairs = combinations(("leathers-red", "saints-medal-red", "ghost-coat", "fireproof-cloak"), 2)
    ready = ["ready"] if condition != (0, 0) else []  # a possible patient is asked once more
    best = max(played_out(table, 1, [f"carry {one}", f"carry {two}", *ready]) for one, two in pairs)
    assert 0 < best < 1
    assert best_chance(seen(table, 0), 0, number("market-of-light")) == pytest.approx(best)


@pytest.mark.parametrize("sync_failure", [0, 1])
def test_the_chance_of_a_shared_mission_counts_the_further_trap_and_the_companion(sync_failure):
    table = Table("matthias miriam raphael", sync_failure=sync_failure)
    table.set("matthias", hand="ghost-coat saints-medal-red").set("miriam", hand="leathers-blue dream-mask-blue")
    table.set("miriam", in_sync=1, P=(-2, 0)).set("raphael", hand="")
    table.row("mission", "foundry suburb orchard")
    table.visit("boarding", "matthias", round=2).play("miriam: sync matthias")
    alone = best_chance(seen(Table("matthias miriam raphael"), 0), 0, number("foundry"))
    carries = ["carry ghost-coat", "carry saints-medal-red", "carry leathers-blue", "carry dream-mask-blue"]
    shared = played_out(table, 1, carries)
    assert best_chance(seen(table, 0), 0, number("foundry")) == pytest.approx(shared)
    assert shared not in (0, 1, alone)


def test_while_equipping_the_chance_is_that_of_what_is_carried():
    table = Table("matthias miriam").set("matthias", hand="leathers-red saints-medal-red ghost-coat", prepared=1)
    table.row("mission", "market-of-light suburb")
    table.visit("boarding", "matthias miriam", round=2)
    carries = ["carry leathers-red", "carry saints-medal-red"]
    whole = played_out(table, 1, carries)
    table.play("board 1", "carry leathers-red")
    fewer = carried_chance(seen(table, 0))
    table.state.sarcophagus[0] = 3
    table.play("carry saints-medal-red")
    assert carried_chance(seen(table, 0)) == pytest.approx(whole)
    assert 0 < fewer < whole < 1


def test_cards_of_a_companion_that_the_boarder_does_not_know_are_not_counted():
    table = Table("matthias miriam").set("matthias", hand="").set("miriam", hand="storm-cape", in_sync=1)
    table.row("mission", "suburb orchard")
    table.visit("boarding", "matthias", round=2).play("miriam: sync matthias")
    known = best_chance(seen(table, 0), 0, number("suburb"))
    table.state.known[table.card("storm-cape")] = 1 << 1
    assert best_chance(seen(table, 0), 0, number("suburb")) == 0 < known


def test_the_best_cards_that_fit_the_sarcophagus_are_counted():
    table = Table("matthias miriam").set("matthias", hand="leathers-red saints-medal-red ghost-coat storm-cape")
    glass_city = number("glass-city")
    two = best_chance(seen(table, 0), 0, glass_city)
    table.set("matthias", hand="ghost-coat storm-cape")
    assert best_chance(seen(table, 0), 0, glass_city) == two < 1
    table.set("matthias", prepared=1)
    table.state.round = 2
    assert best_chance(seen(table, 0), 0, glass_city) == 1


def test_percent_keeps_0_and_100_for_what_is_certain():
    assert [percent(chance) for chance in (0, 0.001, 0.424, 0.999, 1)] == [0, 1, 42, 99, 100]


def test_the_law_of_forecasts_finds_odds_that_leave_out_the_trap_of_a_companion(monkeypatch):
    table = Table("matthias miriam raphael").set("matthias", hand="ghost-coat saints-medal-red")
    table.set("miriam", hand="leathers-blue dream-mask-blue", in_sync=1).set("raphael", hand="")
    table.row("mission", "foundry suburb orchard")
    table.visit("boarding", "matthias", round=2).play("miriam: sync matthias")
    play = Play.from_state(GAME, table.state)
    assert list(forecasts_come_true(play)) == []
    monkeypatch.setattr(odds, "SYNC_TRAPS", 0)
    assert any("pic-odds-shared, $n" in fault for fault in forecasts_come_true(play))
