"""Mac Robber, the end of a turn: an assault of three combat rounds, an exchange of cards, or nothing."""

from dolmen.core.tell import tell
from dolmen.core.viewer import NOBODY

from .board import (
    ASSAULT,
    ATTACKER1,
    COMBATS,
    DEFEAT_POINTS,
    DEFENCE_POINTS,
    DRAWN_POINTS,
    END_TURN,
    ENOUGH,
    EXCHANGE,
    FROM_HAND,
    LEAVE,
    NO_CARD,
    NO_FLOOR,
    PAIRS,
    PLAY,
    RAZE_ABBEY,
    RAZE_CASTLE,
    REFILL,
    SET_COUNTS,
    SETS,
    SLOTS,
    SORT,
    STEAL,
    STEAL_TO_BAG,
    TRIPLES,
    TWO,
    UPTO3,
    VALUES,
    WIN_POINTS,
    WIN_POINTS_BARE,
    Colour,
    Estate,
    Event,
    Phase,
    Source,
)
from .cards import discard_from_fresh, discard_from_hand, draw_cards, draw_fresh, join_hand
from .cubes import clear_estate, find_estate, has_piece, spend
from .scoring import score
from .turn import end_turn


def list_ventures(state, out):
    """R27, R38: an assault on anybody else, an exchange of three cards, or nothing."""
    me, n = state.active, 0
    for rival in range(state.players):
        out[n] = ASSAULT + rival
        n += rival != me
    n = list_sets(state.hand[me], 0 if state.exchange == UPTO3 else TRIPLES, SETS, EXCHANGE, out, n)
    out[n] = END_TURN
    return n + 1


def list_sets(cards, first, last, action, out, n):
    """Writes `action` counted on for each set of cards that is among `cards`; returns the new length."""
    for place in range(first, last):
        out[n] = action + place
        counts = SET_COUNTS[place]
        n += counts[0] <= cards[0] and counts[1] <= cards[1] and counts[2] <= cards[2] and counts[3] <= cards[3]
    return n


def venture(state, action):
    """Plays assault, exchange or end of turn."""
    forget_assault(state)
    if action < EXCHANGE:
        begin_assault(state, action - ASSAULT)
        return
    if action == END_TURN:
        tell(state, Event.ENDED_TURN, state.active)
    else:
        exchange(state, action - EXCHANGE)
    end_turn(state)


def exchange(state, place):
    """R38: the cards are discarded, then as many are drawn."""
    counts, count = SET_COUNTS[place], 0
    for value in range(VALUES):
        discard_from_hand(state, state.active, value, counts[value])
        count += counts[value]
    tell(state, Event.EXCHANGED, state.active, counts[0], counts[1], counts[2], counts[3])
    draw_cards(state, state.active, count)


def forget_assault(state):
    """The assault that was fought last is not shown any longer."""
    state.attacker = NOBODY
    state.defender = NOBODY
    state.combat = 0
    for combat in range(COMBATS):
        for side in range(2):
            state.duel_card[combat][side] = NO_CARD
            state.duel_piper[combat][side] = 0


def begin_assault(state, defender):
    state.attacker = state.active
    state.defender = defender
    state.phase = Phase.COMBAT
    tell(state, Event.ASSAULTED, state.active, defender)


def list_plays(state, out):
    """A card of the hand, with a piper where there is one; it is asked even with one option (R53)."""
    n = 0
    has_piper = state.court[state.player][Colour.BLUE] > 0
    for value in range(VALUES):
        if state.hand[state.player][value] > 0:
            out[n] = PLAY + 2 * value
            out[n + 1] = PLAY + 2 * value + 1
            n += 1 + has_piper
    return n


def play_card(state, action):
    """R29: the attacker lays a card face down and a piper openly on it, then the defender; then both are revealed."""
    value, piper = (action - PLAY) >> 1, (action - PLAY) & 1
    me = state.player
    side = 0 if me == state.attacker else 1
    state.hand[me][value] -= 1
    state.in_hand[me] -= 1
    spend(state, me, Colour.BLUE, piper)
    state.duel_card[state.combat][side] = value + 1
    state.duel_piper[state.combat][side] = piper
    tell(state, Event.PLAYED, me, value + 1, piper, state.combat)
    if side == 0:
        state.player = state.defender
        return
    state.player = state.attacker
    reveal_duel(state)
    if state.combat == COMBATS:  # R30
        end_assault(state)


def reveal_duel(state):
    """Both cards go to the open pile, pipers into the bag, also the winner's (R35)."""
    cards, pipers = state.duel_card[state.combat], state.duel_piper[state.combat]
    for side in range(2):
        state.discards[cards[side] - 1] += 1
        state.bag[Colour.BLUE] += pipers[side]
    combat = state.combat
    state.combat += 1
    if state.combat == COMBATS:
        state.phase = Phase.SHOW
    tell(state, Event.DUEL, state.attacker, cards[0], pipers[0], state.defender, cards[1], pipers[1], combat)


def lead_of(state):
    """By how many combat rounds the attacker is ahead."""
    lead = 0
    for combat in range(state.combat):
        mine = state.duel_card[combat][0] + state.duel_piper[combat][0]
        theirs = state.duel_card[combat][1] + state.duel_piper[combat][1]
        lead += (mine > theirs) - (mine < theirs)
    return lead


def wins_of(state, side):
    """How many combat rounds a side has won: 0 is the attacker, 1 the defender."""
    wins = 0
    for combat in range(state.combat):
        mine = state.duel_card[combat][side] + state.duel_piper[combat][side]
        theirs = state.duel_card[combat][1 - side] + state.duel_piper[combat][1 - side]
        wins += mine > theirs
    return wins


def winner_of(state):
    """R31: 0 for the attacker, 1 for the defender, -1 for a drawn assault."""
    attack, defence = wins_of(state, 0), wins_of(state, 1)
    if state.assault_win == TWO and attack < ENOUGH and defence < ENOUGH:
        return -1
    if attack == defence:
        return -1
    return 0 if attack > defence else 1


def end_assault(state):
    """Gives the points; the winning attacker may plunder, then both refill their hands."""
    a, d = state.attacker, state.defender
    winner = winner_of(state)
    gain, loss = 0, 0
    if winner == 0:
        gain = WIN_POINTS if has_piece(state, d) else WIN_POINTS_BARE  # R33
        state.earned[a][Source.ATTACK] += gain
    elif winner == 1:
        state.earned[d][Source.DEFENCE] += DEFENCE_POINTS
        if state.score_floor == NO_FLOOR or score(state, a) >= DEFEAT_POINTS:  # R40
            loss = DEFEAT_POINTS
            state.earned[a][Source.DEFEAT] -= loss
    elif state.assault_draw == ATTACKER1:  # R32
        gain = DRAWN_POINTS
        state.earned[a][Source.ATTACK] += gain
    defence = DEFENCE_POINTS if winner == 1 else 0
    tell(state, Event.FOUGHT, a, d, wins_of(state, 0), wins_of(state, 1), gain - loss, defence)
    if winner == 0 and has_piece(state, d):
        state.phase = Phase.PLUNDER
    else:
        refill(state)


def list_plunder(state, out):
    """R34: what the defender has, or nothing."""
    d, n = state.defender, 0
    if find_estate(state, d, Estate.CATTLE) < SLOTS:
        out[n] = STEAL
        n += 1
        if find_estate(state, state.attacker, Estate.EMPTY) < SLOTS:
            out[n] = STEAL_TO_BAG
            n += 1
    if find_estate(state, d, Estate.CASTLE) < SLOTS:
        out[n] = RAZE_CASTLE
        n += 1
    if find_estate(state, d, Estate.ABBEY) < SLOTS:
        out[n] = RAZE_ABBEY
        n += 1
    out[n] = LEAVE
    return n + 1


def plunder(state, action):
    """R34: a herd changes hands or goes into the bag, a castle or an abbey is razed; the estate stays."""
    a, d = state.attacker, state.defender
    state.phase = Phase.SHOW
    if action == RAZE_CASTLE:
        clear_estate(state, d, Estate.CASTLE)
    elif action == RAZE_ABBEY:
        clear_estate(state, d, Estate.ABBEY)
    elif action != LEAVE:
        clear_estate(state, d, Estate.CATTLE)
        slot = find_estate(state, a, Estate.EMPTY)
        if slot == SLOTS:
            action = STEAL_TO_BAG
        if action == STEAL:
            state.bag[Colour.RED] -= 1
            state.estate[a][slot] = Estate.CATTLE
    tell(state, Event.PLUNDERED, a, d, action)
    refill(state)


def refill(state):
    """R36: the attacker draws five cards, then the defender; then both discard two."""
    draw_fresh(state, state.attacker, REFILL)
    draw_fresh(state, state.defender, REFILL)
    if state.refill == FROM_HAND:
        join_hand(state, state.attacker)
        join_hand(state, state.defender)
    state.player = state.attacker
    state.phase = Phase.SORT


def list_sorts(state, out):
    """R36, R53: two of the five new cards; with `refill = hand` two of the whole hand."""
    cards = state.hand[state.player] if state.refill == FROM_HAND else state.fresh[state.player]
    return list_sets(cards, PAIRS, TRIPLES, SORT - PAIRS, out, 0)


def sort_cards(state, action):
    """Two cards are discarded, the others join the hand."""
    me, counts = state.player, SET_COUNTS[action - SORT + PAIRS]
    for value in range(VALUES):
        if state.refill == FROM_HAND:
            discard_from_hand(state, me, value, counts[value])
        else:
            discard_from_fresh(state, me, value, counts[value])
    join_hand(state, me)
    tell(state, Event.SORTED, me, counts[0], counts[1], counts[2], counts[3])
    if me == state.attacker:
        state.player = state.defender
    else:
        end_turn(state)
