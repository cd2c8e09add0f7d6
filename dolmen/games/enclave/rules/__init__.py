"""Enclave's rules, one file per phase: here decisions are listed and carried out, and the round goes on by stages.

opening, planning, places (Shepherd, Oracle), shop, boarding, mission, reward, tree (tree_visit, tree_people), ending.
"""

from ..actions import (
    BID,
    BUY,
    CARRY,
    DONE,
    EXCHANGE,
    HEAL,
    KEEP,
    LEVEL,
    PASS,
    PLAY,
    PUT,
    READY,
    REPLACE,
    SCRAP,
    SELL,
    SYNC,
    SYNC_NONE,
    THIEF,
    TOKEN,
    TRADE,
    TREE_KEEP,
    USE,
    USE_PREPARATION,
)
from ..board import Phase, Stage
from ..cards import FIRST_ITEM, ITEMS, LOCATIONS, NOTHING
from ..check import check
from ..judge import judge, parts
from ..sight import guess, hide, swap
from ..tensor import observe
from ..thieves import ask, heal, seat_of
from ..traits import describe
from .boarding import board, declare_sync, list_boards, list_syncs, visit_boarding
from .ending import end_round, rank, score
from .mission import carry, equip, list_carries, list_uses, use_card, use_preparation, use_protection
from .opening import bid, choose_thieves, lead_thief, list_bids, list_thieves, set_up, take_bids
from .places import is_looking, list_looks, list_puts, look, put_back, travel, visit_oracle
from .planning import (
    choose_card,
    choose_cards,
    list_levels,
    list_plays,
    list_tokens,
    place_markers,
    place_token,
    place_tokens,
    queue,
)
from .reward import decide_token, keep_pryze, list_pryzes, list_tokens_reward, reward, sell_pryze
from .shop import buy, list_replaces, list_shop, pass_by, replace, scrap, visit_shop
from .tree import list_trades, visit_tree
from .tree_people import (
    let_go,
    list_answers,
    list_offers,
    list_pays,
    list_peeks,
    list_steals,
    list_takes,
    list_tyllo,
    list_woo,
    meet_tyllo,
    offer,
    pay,
    peek,
    sell_to_woo,
    steal,
    take,
)
from .tree_visit import decide_angelos, exchange, list_angelos, list_exchanges, list_roots, root, trade

__all__ = ["check", "describe", "guess", "hide", "judge", "observe", "parts", "rank", "score", "swap"]


def setup(state):
    """Lays out the game and asks for the first decision."""
    set_up(state)
    if state.stage == Stage.THIEVES:
        choose_thieves(state)
    elif state.stage == Stage.BIDS:
        take_bids(state)
    else:
        place_tokens(state)


def legal_actions(state, out):
    """Writes the legal actions of the player to move into `out`, in rising order; returns how many, 0 when over."""
    phase = state.phase
    if phase <= Phase.PUT:
        return list_planning(state, out)
    if phase <= Phase.PRYZE:
        return list_places(state, out)
    return list_tree(state, out)


def list_planning(state, out):
    phase = state.phase
    if phase == Phase.THIEF:
        return list_thieves(state, out)
    if phase == Phase.BID:
        return list_bids(state, out)
    if phase == Phase.TOKEN:
        return list_tokens(state, out)
    if phase == Phase.PLAY:
        return list_plays(state, out)
    if phase == Phase.LEVEL:
        return list_levels(state, out)
    if phase == Phase.LOOK:
        return list_looks(state, out)
    return list_puts(state, out)


def list_places(state, out):
    phase = state.phase
    if phase == Phase.SHOP:
        return list_shop(state, out)
    if phase == Phase.REPLACE:
        return list_replaces(state, out)
    if phase == Phase.SYNC:
        return list_syncs(state, out)
    if phase == Phase.BOARD:
        return list_boards(state, out)
    if phase == Phase.CARRY:
        return list_carries(state, out)
    if phase == Phase.USE:
        return list_uses(state, out)
    if phase == Phase.TREE_TOKEN:
        return list_tokens_reward(state, out)
    return list_pryzes(state, out)


def list_tree(state, out):
    phase = state.phase
    if phase == Phase.TRADE:
        return list_trades(state, out)
    if phase == Phase.STEAL:
        return list_steals(state, out)
    if phase == Phase.ANSWER:
        return list_answers(state, out)
    if phase == Phase.PEEK:
        return list_peeks(state, out)
    if phase == Phase.TAKE:
        return list_takes(state, out)
    if phase == Phase.PAY:
        return list_pays(state, out)
    if phase == Phase.WOO:
        return list_woo(state, out)
    if phase == Phase.ALBA:
        return list_exchanges(state, out)
    if phase == Phase.ANGELOS:
        return list_angelos(state, out)
    if phase == Phase.FOXES:
        return list_offers(state, out)
    if phase == Phase.TYLLO:
        return list_tyllo(state, out)
    if phase == Phase.ORDER:
        return list_roots(state, out)
    return 0


def apply(state, action):
    """Plays a legal action, and all that follows from it without a choice."""
    phase = state.phase
    state.phase = Phase.NONE
    if action < HEAL + ITEMS:
        heal(state, FIRST_ITEM + action - HEAL)
    elif phase <= Phase.PUT:
        apply_planning(state, phase, action)
    elif phase <= Phase.PRYZE:
        apply_places(state, phase, action)
    else:
        apply_tree(state, phase, action)
    proceed(state)


def apply_planning(state, phase, action):
    if phase == Phase.THIEF:
        lead_thief(state, state.player, action - THIEF)
    elif phase == Phase.BID:
        bid(state, action - BID)
    elif phase == Phase.TOKEN:
        place_token(state, (action - TOKEN) // LOCATIONS + 1, (action - TOKEN) % LOCATIONS)
    elif phase == Phase.PLAY:
        choose_card(state, action - PLAY)
    elif phase == Phase.LEVEL:
        queue(state, state.player, LOCATIONS + action - LEVEL)
    elif phase == Phase.LOOK:
        look(state, action)
    else:
        put_back(state, (action - PUT) // 2, (action - PUT) % 2)


def apply_places(state, phase, action):
    if phase == Phase.SHOP:
        if action == PASS:
            pass_by(state)
        elif action < SCRAP:
            buy(state, action - BUY)
        else:
            scrap(state, action - SCRAP)
    elif phase == Phase.REPLACE:
        replace(state, FIRST_ITEM + action - REPLACE)
    elif phase == Phase.SYNC:
        declare_sync(state, state.player, NOTHING if action == SYNC_NONE else seat_of(state, action - SYNC))
    elif phase == Phase.BOARD:
        board(state, action)
    elif phase == Phase.CARRY:
        if action == READY:
            state.member += 1
        else:
            carry(state, FIRST_ITEM + action - CARRY)
    elif phase == Phase.USE:
        if action == DONE:
            state.member += 1
        elif action == USE_PREPARATION:
            use_preparation(state)
        else:
            use_card(state, FIRST_ITEM + action - USE)
    elif phase == Phase.TREE_TOKEN:
        decide_token(state, action == TREE_KEEP)
    elif action < SELL:
        keep_pryze(state, FIRST_ITEM + action - KEEP)
    else:
        sell_pryze(state, FIRST_ITEM + action - SELL)


def apply_tree(state, phase, action):
    if phase == Phase.TRADE:
        trade(state, action - TRADE)
    elif phase == Phase.STEAL:
        steal(state, action)
    elif phase == Phase.ANSWER:
        let_go(state, state.line[LOCATIONS + state.level][state.turn])
    elif phase == Phase.PEEK:
        peek(state, action)
    elif phase == Phase.TAKE:
        take(state, action)
    elif phase == Phase.PAY:
        pay(state, action)
    elif phase == Phase.WOO:
        sell_to_woo(state, action)
    elif phase == Phase.ALBA:
        exchange(state, action - EXCHANGE)
    elif phase == Phase.ANGELOS:
        decide_angelos(state, action)
    elif phase == Phase.FOXES:
        offer(state, action)
    elif phase == Phase.TYLLO:
        meet_tyllo(state, action)
    else:
        root(state, action)


def proceed(state):
    """Goes on from stage to stage until somebody has to decide."""
    while state.phase == Phase.NONE:
        if state.pending != NOTHING:
            ask(state, Phase.REPLACE, state.player)
        elif is_looking(state):
            ask(state, Phase.PUT, state.player)
        elif state.stage == Stage.THIEVES:
            choose_thieves(state)
        elif state.stage == Stage.BIDS:
            take_bids(state)
        elif state.stage == Stage.INITIATIVE:
            place_tokens(state)
        elif state.stage == Stage.CHOOSE:
            choose_cards(state)
        elif state.stage == Stage.PLACE:
            place_markers(state)
        elif state.stage == Stage.TRAVEL:
            travel(state)
        elif state.stage == Stage.ORACLE:
            visit_oracle(state)
        elif state.stage == Stage.SHOP:
            visit_shop(state)
        elif state.stage == Stage.BOARDING:
            visit_boarding(state)
        elif state.stage == Stage.EQUIP:
            equip(state)
        elif state.stage == Stage.USE:
            use_protection(state)
        elif state.stage == Stage.REWARD:
            reward(state)
        elif state.stage == Stage.TREE:
            visit_tree(state)
        else:
            end_round(state)
