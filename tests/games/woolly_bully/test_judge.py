"""Woolly Bully: the judge's reasons are those that a player would give."""

from collections import Counter

import pytest

from dolmen.arena.match import play_seated
from dolmen.bots import find_bot
from dolmen.bots.desk import desk_of
from dolmen.core.seed import seed_from
from dolmen.games.woolly_bully import GAME
from dolmen.games.woolly_bully.board import PASS, STOP, Phase
from dolmen.games.woolly_bully.judge import PARTS, judge, parts
from tests.games.woolly_bully.tables import FENCED, Table

OPEN = "t12b 1 0 r3 [kkkv], t32b 2 0 r0 [fffk], t03b 1 1 r3 [vvkv]"  # FENCED without its last tile
BAG = "t01 t02 t06 t07 t08 t09 t10 t13 t14 t15"


def terms(table, player=0):
    """The judge's opinion by the names of its terms."""
    out = [7.0] * len(PARTS)
    parts(table.state, player, out)
    assert sum(out) == pytest.approx(judge(table.state, player))
    return dict(zip(PARTS, out, strict=True))


def gains(before, after):
    """What changed, term by term."""
    return {name: after[name] - before[name] for name in PARTS if abs(after[name] - before[name]) > 1e-9}


def test_a_fence_makes_open_sheep_closed_ones():
    table = Table(OPEN, hands={"p1": "t48", "p2": "t05"}, bag=BAG)
    before = terms(table)
    assert (before["closed"], before["open"] > 0, before["gates"]) == (0, True, 0)
    after = terms(table.play("place t48a 1 -1 r1"))
    assert (after["closed"], after["open"]) == (6, 0)


def test_a_gate_that_no_tile_can_close_takes_nearly_all_of_a_field():
    table = Table("t12b 1 0 r3 [kkkv], t01b 0 1 r0 [vvvr]", hands={"p1": "t05"}, bag=BAG.replace("t01 ", ""))
    before = terms(table)
    table.lay("wolf t61 1 2")  # the place between them wants village and forest
    found = gains(before, terms(table))
    assert min(found, key=found.get) == "gates"
    assert terms(table)["gates"] < -0.9 * terms(table)["open"]


def test_a_wolf_is_a_loss_to_who_has_the_field_and_a_gain_to_the_others():
    table = Table(FENCED, hands={"p1": "t05", "p2": "t06"}, bag=BAG)
    before, before_rival = terms(table, 0), terms(table, 1)
    table.lay("wolf t61 3 0")
    found = gains(before, terms(table, 0))
    assert min(found, key=found.get) == "wolves"
    assert gains(before_rival, terms(table, 1))["rival-wolves"] > 0
    table.lay("hunter t65 3 0")
    assert terms(table, 0)["wolves"] == pytest.approx(0)


def test_a_beast_that_is_due_is_a_reason_for_who_has_declared_it_alone():
    table = Table(FENCED, hands={"p1": "t05", "p2": "t61 t06"}, bag=BAG, at_turn="p2")
    table.play("declare wolf")
    assert terms(table, 1)["beast"] > 0
    assert terms(table, 0)["beast"] == terms(table, 2)["beast"] == 0


def test_who_has_stopped_has_the_bonus_and_no_hope():
    table = Table(FENCED, hands={"p1": "t05", "p2": "t06"}, bag=BAG)
    before = terms(table)
    assert before["growth"] > 0 < before["tiles"] and before["turn"] > 0
    after = terms(table.play("stop"))
    assert (after["growth"], after["tiles"], after["turn"]) == (0, 0, 0)
    assert after["bonus"] > before["bonus"]


def test_to_have_stopped_behind_somebody_who_has_stopped_is_to_be_beaten():
    table = Table(FENCED, hands={"p3": "t05"}, bag=BAG, stopped="p2 p1", at_turn="p3")
    assert terms(table, 0)["beaten"] == 0 > terms(table, 1)["beaten"]
    assert terms(table, 2)["beaten"] == 0


def test_once_the_game_is_over_closed_sheep_and_the_bonus_are_the_only_reasons():
    table = Table(FENCED, stopped="p2 p1 p3 p4")
    table.state.phase = Phase.OVER
    found = {name: value for name, value in terms(table).items() if value}
    assert set(found) == {"closed", "bonus", "rival-bonus"}


GOOD_FIELD = 8  # sheep: with the bonus of who stops first, enough to win one game in three or more


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_a_novice_does_not_stop_on_its_first_turn_without_a_good_field(players):
    """One in twelve who stopped did so with nothing, before it left out what nobody would do."""
    novice, desk, seen = find_bot("novice"), desk_of(GAME), []
    novice.get_ready(GAME)
    for number in range(12):
        turns: Counter[int] = Counter()

        def hear(seat, action, count, turns=turns):
            state = seen[-1] if seen else None
            is_turn = action == PASS if count == 1 else state["phase"] == Phase.TURN
            turns[seat] += is_turn
            if action == STOP and turns[seat] <= 1:
                assert desk.rules.score(state, seat) >= GOOD_FIELD

        watch = lambda table: seen.append(table[0].copy())  # noqa: E731
        seed = seed_from(number)
        play_seated(desk, [novice] * players, GAME.settle(players), seed, seed, watch=watch, hear=hear)
