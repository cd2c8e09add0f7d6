"""Mac Robber: who knows what. Hands, the deck, a card face down, and the numbers of tiles are secret.

What lies open in the discard pile, and what a player holds or has laid on a closed pile, narrows what the rest can be.
EVERYBODY sees all of these, but not the deck, and no tile that was not shown. Nothing is forgotten: the table shows
again all that a view knows.
"""

from dolmen.core.dice import clear_dice, roll
from dolmen.core.viewer import EVERYBODY

from .board import CARDS, FACE_DOWN, NO_CARD, TILE_NUMBERS, TILES, TILES_OF, UNKNOWN, VALUES, Phase, Place
from .cards import draw_one


def hide(state, viewer):
    """Blanks, in place, all that `viewer` does not know."""
    if state.phase == Phase.OVER:
        return
    clear_dice(state.dice)
    for value in range(VALUES):
        state.deck[value] = UNKNOWN
    for player in range(state.players):
        if not sees_cards(viewer, player):
            for value in range(VALUES):
                state.hand[player][value] = UNKNOWN
                state.fresh[player][value] = UNKNOWN
                state.covered[player][value] = UNKNOWN
    if is_face_down(state) and not sees_cards(viewer, state.attacker):
        state.duel_card[state.combat][0] = FACE_DOWN
    for tile in range(TILES):
        if state.tile_place[tile] != Place.SHOWN:
            state.tile[tile] = UNKNOWN


def sees_cards(viewer, player):
    """Whether a viewer knows the cards of a player: their own, or those of all players together."""
    if viewer == EVERYBODY:
        return True
    return viewer == player


def is_face_down(state):
    """Whether the attacker's card lies face down: the defender is asked for theirs."""
    return state.phase == Phase.COMBAT and state.player == state.defender


def unseen(state, viewer, value):
    """How many cards of a value `viewer` has no sight of (a place, value - 1)."""
    n = CARDS[value] - state.discards[value]
    for player in range(state.players):
        if sees_cards(viewer, player):
            n -= state.hand[player][value] + state.fresh[player][value] + state.covered[player][value]
            if is_face_down(state) and state.attacker == player:
                n -= state.duel_card[state.combat][0] == value + 1
    return n


def guess(state, viewer):
    """Fills the blanks, in place, with one deal that `viewer` cannot tell from the truth, each equally likely."""
    if state.phase == Phase.OVER:
        return
    # All cards that are out of sight make up the deck; then everybody gets theirs from it.
    state.in_deck = 0
    for value in range(VALUES):
        state.deck[value] = unseen(state, viewer, value)
        state.in_deck += state.deck[value]
    if is_face_down(state) and not sees_cards(viewer, state.attacker):
        state.duel_card[state.combat][0] = draw_one(state) + 1
    for player in range(state.players):
        if not sees_cards(viewer, player):
            deal(state, state.hand[player], state.in_hand[player])
            deal(state, state.fresh[player], state.in_fresh[player])
            deal(state, state.covered[player], state.in_covered[player])
    guess_tiles(state)


def deal(state, cards, count):
    """Deals so many cards from the deck into counts that were blank."""
    for value in range(VALUES):
        cards[value] = 0
    for _ in range(count):
        cards[draw_one(state)] += 1


def guess_tiles(state):
    """Puts the numbers that were not shown where tiles are unknown, in any order."""
    at = 0
    for number in range(TILE_NUMBERS):
        left = 0 + TILES_OF[number]
        for tile in range(TILES):
            left -= state.tile_place[tile] == Place.SHOWN and state.tile[tile] == number
        while left > 0:
            if state.tile_place[at] != Place.SHOWN:
                state.tile[at] = number
                left -= 1
            at += 1
    for last in range(TILES - 1, 0, -1):
        if state.tile_place[last] != Place.SHOWN:
            exchange_tiles(state, last, roll(state.dice, last + 1))


def exchange_tiles(state, tile, other):
    """Exchanges two numbers, unless one was shown."""
    if state.tile_place[other] == Place.SHOWN:
        return
    number = state.tile[tile]
    state.tile[tile] = state.tile[other]
    state.tile[other] = number


# For swap: the spots where cards can be. A hand, fresh and covered cards of each player, then the deck, then a card
# face down.
SPOTS_OF_PLAYER = 3
SWAPS = 40


def swap(state, viewer):
    """Exchanges, at random, single cards that the viewer does not see, and numbers of tiles that nobody has seen."""
    if state.phase == Phase.OVER:
        return
    deck = SPOTS_OF_PLAYER * state.players
    for _ in range(SWAPS):
        here, there = roll(state.dice, deck + 2), roll(state.dice, deck + 2)
        mine, theirs = roll(state.dice, VALUES), roll(state.dice, VALUES)
        are_unseen = here != there and is_unseen(state, here, viewer) and is_unseen(state, there, viewer)
        if are_unseen and holds(state, here, mine) > 0 and holds(state, there, theirs) > 0:
            change(state, here, mine, theirs)
            change(state, there, theirs, mine)
    for tile in range(TILES):
        if state.tile_place[tile] != Place.SHOWN:
            exchange_tiles(state, tile, roll(state.dice, TILES))


def is_unseen(state, spot, viewer):
    """Whether the viewer has no sight of a spot."""
    deck = SPOTS_OF_PLAYER * state.players
    if spot == deck:
        return True
    if viewer == EVERYBODY:
        return False
    if spot < deck:
        return spot // SPOTS_OF_PLAYER != viewer
    waits = state.phase == Phase.COMBAT and state.player != state.attacker
    return waits and state.attacker != viewer and state.duel_card[state.combat][0] != NO_CARD


def holds(state, spot, value):
    """How many cards of a value lie on a spot."""
    player, which = spot // SPOTS_OF_PLAYER, spot % SPOTS_OF_PLAYER
    if player == state.players:
        if which == 0:
            return 0 + state.deck[value]
        return 1 if state.duel_card[state.combat][0] == value + 1 else 0
    if which == 0:
        return 0 + state.hand[player][value]
    return 0 + (state.fresh[player][value] if which == 1 else state.covered[player][value])


def change(state, spot, old, new):
    """Puts a card of one value where one of another was."""
    player, which = spot // SPOTS_OF_PLAYER, spot % SPOTS_OF_PLAYER
    if player == state.players:
        if which == 0:
            state.deck[old] -= 1
            state.deck[new] += 1
        else:
            state.duel_card[state.combat][0] = new + 1
    elif which == 0:
        state.hand[player][old] -= 1
        state.hand[player][new] += 1
    elif which == 1:
        state.fresh[player][old] -= 1
        state.fresh[player][new] += 1
    else:
        state.covered[player][old] -= 1
        state.covered[player][new] += 1
