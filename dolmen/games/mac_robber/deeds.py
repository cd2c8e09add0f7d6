"""Mac Robber, the actions of a turn: cattle, castle, abbey, warrior, piper, monks, estate, bard."""

from dolmen.core.tell import tell

from .board import (
    ACT,
    COURT_COLOURS,
    DEEDS,
    DISCARD,
    FREE,
    LEAST_WARRIORS,
    MOST_ACTIONS,
    MOST_ACTIONS_LAST,
    MOST_USED,
    NAMES,
    NO_COLOUR,
    PIECE_COLOUR,
    PIECE_CUBES,
    SLOTS,
    TAKE,
    TAKE_BITS,
    TAKES,
    TILES,
    VALUES,
    Colour,
    Deed,
    Estate,
    Event,
    Phase,
)
from .cards import discard_from_hand, draw_cards
from .cubes import empty_display, find_estate, spend, welcome


def is_last(state, player):
    """R13: whether a player is the last of the round."""
    return (player + 1) % state.players == state.start


def open_deeds(state):
    """What the active player may do, as bits by Deed; 0 when no action is left."""
    most = MOST_ACTIONS_LAST if is_last(state, state.active) else MOST_ACTIONS
    if state.acted >= most or state.victim >= 0:
        return 0
    yellow, blue, green, red = state.display[0], state.display[1], state.display[2], state.display[3]
    room = MOST_USED - state.used  # R10
    bits = 0
    if find_estate(state, state.active, Estate.EMPTY) < SLOTS:
        bits |= (red >= 1 and room >= 1) << Deed.CATTLE
        bits |= (blue >= 2 and room >= 2) << Deed.CASTLE
        bits |= (green >= 3 and room >= 3) << Deed.ABBEY
    if room >= 1:
        bits |= (yellow >= 1) << Deed.WARRIOR
        bits |= (blue >= 1) << Deed.PIPER
        bits |= (green >= 1) << Deed.MONKS
        bits |= (green >= 2 and room >= 2) << Deed.MONKS_TWO
    if state.acted == 0 and blue >= 1:  # R12
        for victim in range(state.players):
            if victim != state.active and removable(state, victim) != 0:
                bits |= 1 << (Deed.BARD + victim)
    if state.pile > 0 and state.estate[state.active][SLOTS - 1] == Estate.NONE:  # R24
        bits |= open_payments(state, room)
    if state.acted > 0:
        bits &= ~done_bits(state)
        bits |= 1 << Deed.DONE
    elif state.first_action == FREE:  # R9
        bits |= 1 << Deed.DONE
    return bits


def done_bits(state):
    """R11: the deeds whose names were used this turn."""
    bits = 0
    for deed in range(Deed.BARD):
        bits |= ((state.deeds & NAMES[deed]) != 0) << deed
    return bits


def open_payments(state, room):
    """R20: the ways to pay an estate, as bits by Deed."""
    yellow, green, red = state.display[Colour.YELLOW], state.display[Colour.GREEN], state.display[Colour.RED]
    monks = state.court[state.active][Colour.GREEN]
    spare = state.court[state.active][Colour.YELLOW] > LEAST_WARRIORS  # R16
    bits = (yellow >= 1 and red >= 1 and room >= 2) << Deed.RED_DRAW
    bits |= (spare and red >= 1 and room >= 1) << Deed.RED_COURT
    for drawn in range(3):
        if green >= drawn and monks >= 2 - drawn:
            bits |= (yellow >= 1 and room >= 1 + drawn) << (Deed.GREEN_DRAW + drawn)
            bits |= (spare and room >= drawn) << (Deed.GREEN_COURT + drawn)
    return bits


def removable(state, player):
    """R16, R18: what a bard may take from a court, as bits by colour."""
    court = state.court[player]
    bits = (court[Colour.YELLOW] > LEAST_WARRIORS) << Colour.YELLOW
    bits |= (court[Colour.BLUE] > 0) << Colour.BLUE
    return bits | (court[Colour.GREEN] > 0) << Colour.GREEN


def open_takes(state):
    """R17: what the bard may do with the victim's cubes, as bits by place in TAKES."""
    there = removable(state, state.victim)
    bits = 0
    for take in range(len(TAKES)):
        bits |= ((TAKE_BITS[take] & there) == TAKE_BITS[take]) << take
    return bits


def is_single(bits):
    """Whether there is at most one option."""
    return bits & (bits - 1) == 0


def first_of(bits):
    """The place of the lowest bit."""
    place = 0
    while (bits >> place) & 1 == 0:
        place += 1
    return place


def list_bits(bits, count, action, out):
    """Writes `action` counted on for each bit; what is written beyond the list does not count."""
    n = 0
    for place in range(count):
        out[n] = action + place
        n += (bits >> place) & 1
    return n


def list_deeds(state, out):
    """Writes what the active player may do in T3."""
    return list_bits(open_deeds(state), DEEDS, ACT, out)


def list_takes(state, out):
    """Writes which cubes the bard may take."""
    return list_bits(open_takes(state), len(TAKES), TAKE, out)


def list_discards(state, out):
    """Writes the values that may be discarded; it is asked even when all are alike (R53)."""
    n = 0
    for value in range(VALUES):
        if state.hand[state.player][value] > 0:
            out[n] = DISCARD + value
            n += 1
    return n


def go_on_acting(state):
    """Does what is forced and public, and stops where somebody has a choice or T3 is over."""
    while True:
        if state.phase == Phase.ACT:
            bits = open_deeds(state)
            if bits == 0 or bits == 1 << Deed.DONE:
                end_acting(state)
                return
            if not is_single(bits):
                return
            do_deed(state, first_of(bits))
        elif state.phase == Phase.BARD:
            bits = open_takes(state)
            if not is_single(bits):
                return
            take_cubes(state, first_of(bits))
        else:
            return


def act(state, action):
    """Plays an option of T3."""
    if action == ACT + Deed.DONE:
        end_acting(state)
        return
    do_deed(state, action - ACT)
    go_on_acting(state)


def end_acting(state):
    """T4: what is left of the display goes into the bag; then the venture."""
    left = state.display
    tell(state, Event.PUT_LEFT, state.active, left[0], left[1], left[2], left[3])
    empty_display(state)
    state.phase = Phase.VENTURE


def use_cube(state, colour, count):
    """Takes cubes from the display and counts them as used."""
    state.display[colour] -= count
    state.used += count
    for _ in range(count):
        tell(state, Event.USED, state.active, colour)


def do_deed(state, deed):
    """Does one action, up to the next choice."""
    state.acted += 1
    if deed >= Deed.BARD:
        send_bard(state, deed - Deed.BARD)
        return
    state.deeds |= NAMES[deed]
    if deed <= Deed.ABBEY:
        build(state, Estate.CATTLE + deed)
    elif deed == Deed.WARRIOR:
        join_court(state, Colour.YELLOW, 1)
        draw_cards(state, state.active, 1)  # R15
    elif deed == Deed.PIPER:
        join_court(state, Colour.BLUE, 1)
    elif deed <= Deed.MONKS_TWO:
        join_court(state, Colour.GREEN, 1 + deed - Deed.MONKS)
    else:
        buy_estate(state, deed)


def build(state, kind):
    """Cattle, a castle or an abbey on the lowest empty estate."""
    use_cube(state, PIECE_COLOUR[kind], PIECE_CUBES[kind])
    slot = find_estate(state, state.active, Estate.EMPTY)
    state.estate[state.active][slot] = kind
    tell(state, Event.BUILT, state.active, kind, slot)


def join_court(state, colour, count):
    use_cube(state, colour, count)
    welcome(state, state.active, colour, count)
    tell(state, Event.JOINED, state.active, colour, count)


def buy_estate(state, deed):
    """The cubes go into the bag, the top tile onto the lowest free slot; a court yellow costs a card."""
    me = state.active
    from_court = deed == Deed.RED_COURT or deed >= Deed.GREEN_COURT
    if from_court:
        spend(state, me, Colour.YELLOW, 1)
    else:
        use_cube(state, Colour.YELLOW, 1)
    state.bag[Colour.YELLOW] += 1
    if deed <= Deed.RED_COURT:
        use_cube(state, Colour.RED, 1)
        state.bag[Colour.RED] += 1
    else:
        drawn = (deed - Deed.GREEN_DRAW) % 3
        use_cube(state, Colour.GREEN, drawn)
        spend(state, me, Colour.GREEN, 2 - drawn)
        state.bag[Colour.GREEN] += 2
    slot = find_estate(state, me, Estate.NONE)
    state.estate[me][slot] = Estate.EMPTY  # R22
    state.tile_place[TILES - state.pile] = me
    state.pile -= 1
    tell(state, Event.BOUGHT, me, deed, slot)
    if from_court:
        state.phase = Phase.DISCARD


def send_bard(state, victim):
    """R19: the bard's own cube goes into the bag."""
    use_cube(state, Colour.BLUE, 1)
    state.bag[Colour.BLUE] += 1
    state.victim = victim
    state.phase = Phase.BARD
    tell(state, Event.BARD, state.active, victim)


def take(state, action):
    """Plays the choice of the victim's cubes."""
    take_cubes(state, action - TAKE)
    go_on_acting(state)


def take_cubes(state, place):
    """R17: one cube may come home when another goes into the bag; who loses a warrior discards first (R19)."""
    kept, one, two = TAKES[place][0], TAKES[place][1], TAKES[place][2]
    for colour in range(COURT_COLOURS):
        state.court[state.victim][colour] -= (TAKE_BITS[place] >> colour) & 1
    state.bag[one] += 1
    if two != NO_COLOUR:
        state.bag[two] += 1
    if kept != NO_COLOUR:
        welcome(state, state.active, kept, 1)
    state.kept = kept
    tell(state, Event.TOOK, state.active, state.victim, place)
    if TAKE_BITS[place] & 1 << Colour.YELLOW:
        state.player = state.victim
        state.phase = Phase.DISCARD
        tell(state, Event.MUST_DISCARD, state.victim)
    else:
        state.phase = Phase.ACT


def discard(state, action):
    """R15: whoever lost a warrior discards a card of their choice; then the bard's owner draws for one they kept."""
    value = action - DISCARD
    discard_from_hand(state, state.player, value, 1)
    tell(state, Event.DISCARDED, state.player, value)
    if state.player != state.active:
        if state.kept == Colour.YELLOW:
            draw_cards(state, state.active, 1)
        state.player = state.active
    state.phase = Phase.ACT
    go_on_acting(state)
