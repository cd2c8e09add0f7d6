"""Keltis, cards: hands, rows, discard piles and the deck."""

from dolmen.core.inline import inline
from dolmen.core.tell import tell

from .board import (
    COLOURS,
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    HAND,
    HELD,
    HELD_BITS,
    NO_CARD,
    NO_PILE,
    PLAY,
    REMOVED,
    SECRET,
    SHED_HAND,
    SHED_ROW,
    STALL_ROUNDS,
    VALUES,
    Direction,
    Ending,
    Event,
    Phase,
    RowRule,
)
from .steps import reach


def _is_taken(rule, direction, last, value):
    """Whether a row takes a value; gaps do not matter, equal values always fit (R2, R3)."""
    if last == NO_CARD or value == last:
        return True
    if value > last:
        return direction != Direction.FALLING
    return direction != Direction.RISING and rule == RowRule.BOTH


# A bit for each value that a row takes, by rule, direction and last card + 1 (there may be none).
TAKES = tuple(
    tuple(
        tuple(
            sum(1 << value for value in range(VALUES) if _is_taken(rule, direction, last, value))
            for last in range(NO_CARD, VALUES)
        )
        for direction in Direction
    )
    for rule in RowRule
)


def takes(state, player, colour):
    """A bit for each value that fits a player's row."""
    return TAKES[state.row_rule][state.direction[player][colour]][state.last[player][colour] + 1]


def fits(state, player, colour, value):
    """Whether a card fits a player's row."""
    return (takes(state, player, colour) >> value) & 1 == 1


def open_numbers(state, player, colour):
    """How many values a row can still take, in its direction or the better one."""
    last = state.last[player][colour]
    if last == NO_CARD:
        return VALUES
    up, down = VALUES - last, last + 1
    if state.direction[player][colour] == Direction.RISING or state.row_rule != RowRule.BOTH:
        return up
    if state.direction[player][colour] == Direction.FALLING:
        return down
    return max(up, down)


def skipped(state, player, colour, value):
    """How many numbers a card would leave out."""
    last = state.last[player][colour]
    if last == NO_CARD:
        return value if state.row_rule != RowRule.BOTH else min(value, VALUES - 1 - value)
    return abs(value - last)


def list_main(state, out):
    """R5: cards that fit their row and move a figure may be played; any card may be discarded (R44).

    Every card is written, and the next one over it if it does not count: a processor guesses badly at hands.
    """
    me = state.player
    cards = playable(state, me)
    n = 0
    before = NO_CARD
    for i in range(state.hand_size[me]):
        card = card_at(state, me, i)
        out[n] = PLAY + card
        n += (card != before) & (cards >> card)
        before = card
    return list_hand(state, out, n, DISCARD)


def playable(state, player):
    """A bit for each card that would fit its row and move a figure."""
    colours = reach(state, player)
    cards = 0
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            cards |= takes(state, player, colour) << (colour * VALUES)
    return cards


@inline
def list_hand(state, out, n, action):
    """An option for each different card in the hand."""
    me = state.player
    before = NO_CARD
    for i in range(state.hand_size[me]):
        card = card_at(state, me, i)
        out[n] = action + card
        n += card != before
        before = card
    return n


def list_shed(state, out):
    """R17, R19: any card of the hand, or the last one of any own row."""
    n = list_hand(state, out, 0, SHED_HAND)
    for colour in range(COLOURS):
        if state.last[state.player][colour] != NO_CARD:
            out[n] = SHED_ROW + colour
            n += 1
    return n


def list_draw(state, out):
    """R22: the deck, or a pile whose top card was not put there in this turn."""
    out[0] = DRAW_DECK
    n = 1
    for colour in range(COLOURS):
        if state.pile_size[colour] > 0 and colour != state.closed:
            out[n] = DRAW_PILE + colour
            n += 1
    return n


def card_at(state, player, i):
    """The card in a place of a hand, whether it is known or secret."""
    return state.hand[player][i] >> HELD_BITS


@inline
def hold(state, player, slot):
    """Puts a card into a hand, in its place."""
    i = state.hand_size[player]
    while i > 0 and state.hand[player][i - 1] > slot:
        state.hand[player][i] = state.hand[player][i - 1]
        i -= 1
    state.hand[player][i] = slot
    state.hand_size[player] += 1


@inline
def let_go(state, player, card):
    """R57: takes a card out of a hand; of two copies the one that is known to be there."""
    i = 0
    while card_at(state, player, i) != card:
        i += 1
    size = state.hand_size[player] - 1
    while i < size:
        state.hand[player][i] = state.hand[player][i + 1]
        i += 1
    state.hand[player][size] = NO_CARD
    state.hand_size[player] = size


def play_card(state, player, card):
    """Lays a card in its row; it may settle the row's direction."""
    let_go(state, player, card)
    colour = card // VALUES
    value = card - colour * VALUES
    last = state.last[player][colour]
    if last != NO_CARD and value != last:
        state.direction[player][colour] = Direction.RISING if value > last else Direction.FALLING
    state.last[player][colour] = value
    state.laid[player][card] += 1
    state.colour = colour
    state.phase = Phase.MOVE
    tell(state, Event.PLAYED, player, card)


def put_on_pile(state, card):
    """R22: a card goes face up on its pile, which is closed for this turn."""
    colour = card // VALUES
    state.pile[colour][state.pile_size[colour]] = card - colour * VALUES
    state.pile_size[colour] += 1
    state.closed = colour
    state.phase = Phase.DRAW


def discard(state, player, card):
    let_go(state, player, card)
    put_on_pile(state, card)
    tell(state, Event.DISCARDED, player, card)


def shed_from_hand(state, player, card):
    let_go(state, player, card)
    put_on_pile(state, card)
    tell(state, Event.SHED_CARD, player, card, 0)


def shed_from_row(state, player, colour):
    """R4, R20: the last card leaves its row, which takes its direction afresh; no figure goes back."""
    card = colour * VALUES + state.last[player][colour]
    state.laid[player][card] -= 1
    settle_row(state, player, colour)
    put_on_pile(state, card)
    tell(state, Event.SHED_CARD, player, card, 1)


def settle_row(state, player, colour):
    """Last card and direction, from the cards left; a row that rises or falls is in the order of its values."""
    falls = state.direction[player][colour] == Direction.FALLING
    last = NO_CARD
    different = 0
    for i in range(VALUES):
        value = VALUES - 1 - i if falls else i
        if state.laid[player][colour * VALUES + value] > 0:
            last = value
            different += 1
    state.last[player][colour] = last
    if different < 2:
        state.direction[player][colour] = Direction.UNDECIDED


def draw(state, action):
    """Takes a card; the last one of the deck ends the game at once (R24), a full hand the turn."""
    me = state.player
    if action == DRAW_DECK:
        top = REMOVED[state.players] + state.deck_size - 1
        card = state.deck[top]
        state.deck[top] = NO_CARD
        state.deck_size -= 1
        state.stirred = 1
        hold(state, me, HELD * card + SECRET)
        tell(state, Event.DREW, me, card, state.deck_size)
        if state.deck_size == 0:
            state.ending = Ending.DECK
            state.phase = Phase.ENDED
            return
    else:
        colour = action - DRAW_PILE
        state.pile_size[colour] -= 1
        card = colour * VALUES + state.pile[colour][state.pile_size[colour]]
        state.pile[colour][state.pile_size[colour]] = NO_CARD
        hold(state, me, HELD * card)
        tell(state, Event.TOOK, me, card)
    if state.hand_size[me] == HAND:
        end_turn(state)


def end_turn(state):
    """R39: counts quiet turns; then the next player's turn begins."""
    state.still = 0 if state.stirred else state.still + 1
    state.stirred = 0
    state.closed = NO_PILE
    if state.still >= STALL_ROUNDS[state.stall_rounds] * state.players:
        state.ending = Ending.STALL
        state.phase = Phase.ENDED
        return
    state.player = state.player + 1 if state.player + 1 < state.players else 0
    state.phase = Phase.MAIN
    tell(state, Event.TURN, state.player)
