"""Enclave: the Tree: on each level, in line order, a trade and then the level's card."""

from dolmen.core.tell import tell

from ..actions import TRADE
from ..board import Event, Part, Phase, Stage
from ..cards import LEVELS, LOCATIONS, Tree
from ..thieves import ask, list_heals, may_be_patient
from .tree_people import answer_loki, ask_foxes, ask_lizard, ask_loki, ask_peek, ask_tyllo, ask_woo
from .tree_visit import leave, most_to_trade, root_somewhere, turn_to_card


def visit_tree(state):
    """Stage TREE: levels from the lowest, each line in its order."""
    if state.level == LEVELS:
        state.stage = Stage.END
        return
    line = LOCATIONS + state.level
    if state.turn >= state.line_size[line]:
        state.level += 1
        state.turn = 0
        state.part = Part.FIRST
        return
    player = state.line[line][state.turn]
    if state.part == Part.FIRST:
        offer_trade(state, player)
    elif state.part == Part.SECOND:
        meet(state, player)
    else:
        answer_loki(state, player)


def offer_trade(state, player):
    """R55: asked if knowledge can be traded, or if the player might want to heal."""
    if most_to_trade(state, player) > 0 or may_be_patient(state, player):
        ask(state, Phase.TRADE, player)
    else:
        turn_to_card(state, player)


def list_trades(state, out):
    n = list_heals(state, out)
    for knowledge in range(most_to_trade(state, state.player) + 1):
        out[n] = TRADE + knowledge
        n += 1
    return n


def meet(state, player):
    """The card of the level; who has nothing to decide, as all can see, is not asked."""
    card = state.tree[state.level]
    if card == Tree.LOKI:
        ask_loki(state, player)
    elif card == Tree.ANZELM or card == Tree.MALOU:
        ask_peek(state, player)
    elif card == Tree.LIZARD:
        ask_lizard(state, player)
    elif card == Tree.WOO:
        ask_woo(state, player)
    elif card == Tree.ALBA and state.knowledge[player] > 0:
        ask(state, Phase.ALBA, player)
    elif card == Tree.ANGELOS:
        ask(state, Phase.ANGELOS, player)
    elif card == Tree.AMBER:
        ask(state, Phase.LOOK, player)
    elif card == Tree.FOXES:
        ask_foxes(state, player)
    elif card == Tree.TYLLO:
        ask_tyllo(state, player)
    elif card == Tree.ORDER and root_somewhere(state, player):
        ask(state, Phase.ORDER, player)
    else:
        receive(state, player, card)
        leave(state)


def receive(state, player, card):
    """The cards that give without asking. R44: they may come too late to help."""
    if card == Tree.TERTIUS:
        state.condition[player][0] = state.best[player][0]
        state.condition[player][1] = state.best[player][1]
        tell(state, Event.TERTIUS, player)
    elif card == Tree.INSYNC:
        state.in_sync[player] = state.round
        tell(state, Event.TOOK_SYNC, player, state.round)
    elif card == Tree.THULE:
        state.thule[player] = state.round
        tell(state, Event.TOOK_THULE, player, state.round)
    elif card == Tree.AKUNEN and state.cancels[player] == 0:
        state.cancels[player] = 1
        tell(state, Event.TOOK_CANCEL, player)
