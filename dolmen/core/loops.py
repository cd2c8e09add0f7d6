"""The loops over many games, written against the contract: `native(loops, rules)` runs them at machine speed.

Each takes first arrays that begin with the same games and belong to nobody else, so that slices of a batch can run in
threads of their own, on a GPU one game per thread; then what all games share; then boxes of its own. What is written
down of a game: its state, its legal actions and how many they are, the number of actions played, its mover (the dice
of random moves) and, once it is over, its scores and ranks.
"""

from dolmen.core.contract.rules import (
    UNCOUNTED,
    apply,
    count_legal,
    describe,
    hide,
    legal_actions,
    nth_legal,
    observe,
    rank,
    score,
    setup,
)
from dolmen.core.dice import DRAWN, MASK, fit, philox_block
from dolmen.core.inline import inline
from dolmen.core.viewer import NOBODY

BLOCK = 5  # in a mover, after its dice: the block of four words that is being used up
MOVER_WORDS = 9


def begin(where, states, numbers, movers, legal, counts, moves, chosen, is_laid, game_seed, move_seed, further, skip):
    """Deals the game `further` numbers on where it is wanted, from a state that has players and options only.

    `is_laid` says that this state is in its place already.
    """
    for i in range(len(states)):
        if where[i]:
            numbers[i] += further
            if not is_laid:
                states[i] = chosen[0]
            seed_nth(states[i].dice, game_seed, numbers[i])
            seed_nth(movers[i], move_seed, numbers[i])
            setup(states[i])
            moves[i] = 0
            go_on(states, i, legal, counts, moves, skip)


def go_on(states, i, legal, counts, moves, skip):
    """Lists the legal actions of game i; with `skip`, plays on as long as there is only one."""
    counts[i] = legal_actions(states[i], legal[i])
    while skip and counts[i] == 1:
        apply(states[i], legal[i][0])
        counts[i] = legal_actions(states[i], legal[i])
        moves[i] += 1


def seed_nth(dice, seed, number):
    """Starts dice from the words 4 × number to 4 × number + 3 of the stream of `seed`: one whole block."""
    philox_block(seed[0], seed[1], number & MASK, (number >> 32) & MASK, seed[2], seed[3], dice, 0)
    dice[DRAWN] = 0


@inline
def next_word_of_mover(mover):
    """The next word of the mover's dice; a block is made once and used four times."""
    drawn = mover[DRAWN]
    lane = drawn & 3
    if lane == 0:
        block = drawn >> 2
        philox_block(mover[0], mover[1], block & MASK, (block >> 32) & MASK, mover[2], mover[3], mover, BLOCK)
    mover[DRAWN] = drawn + 1
    return mover[BLOCK + lane]


@inline
def pick(mover, n):
    """A number from 0 to n - 1, as `roll` would draw it; where there is no choice nothing is drawn."""
    if n == 1:
        return 0
    number = fit(next_word_of_mover(mover), n)
    while number < 0:
        number = fit(next_word_of_mover(mover), n)
    return number


def play_out(states, movers, legal, counts, moves):
    """Plays every game to its end by random legal actions; returns how many actions that took.

    Where a game counts its actions without a list, `legal` is left as it was.
    """
    total = 0
    for i in range(len(states)):
        n = count_legal(states[i])
        is_listed = n == UNCOUNTED
        if is_listed:
            n = counts[i]
        played = 0
        while n > 0:
            nth = pick(movers[i], n)
            apply(states[i], legal[i][nth] if is_listed else nth_legal(states[i], nth))
            n = legal_actions(states[i], legal[i]) if is_listed else count_legal(states[i])
            played += 1
        counts[i] = 0
        moves[i] += played
        total += played
    return total


def pick_actions(movers, legal, counts, actions):
    """Writes a random legal action of each game; NOBODY's where it is over."""
    for i in range(len(counts)):
        actions[i] = legal[i][pick(movers[i], counts[i])] if counts[i] > 0 else NOBODY


def mark_illegal(legal, counts, actions, wrong, some):
    """Marks running games whose action is neither legal nor NOBODY's; `some` says whether there are any."""
    for i in range(len(counts)):
        wrong[i] = counts[i] > 0 and actions[i] != NOBODY and not is_among(legal[i], counts[i], actions[i])
        if wrong[i]:
            some[0] = True


def is_among(legal, n, action):
    """Whether an action is among the first n of a rising list."""
    low = 0
    high = n
    while low < high:
        middle = (low + high) >> 1
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < n and legal[low] == action


def step(states, actions, legal, counts, moves, ended, skip):
    """Plays an action in each game that is not over, unless it is NOBODY's; `ended` says which games it ended."""
    for i in range(len(states)):
        ended[i] = False
        if counts[i] > 0 and actions[i] != NOBODY:
            apply(states[i], actions[i])
            moves[i] += 1
            go_on(states, i, legal, counts, moves, skip)
            ended[i] = counts[i] == 0


def list_legal(states, legal, counts, moves, skip):
    """Lists the legal actions afresh."""
    for i in range(len(states)):
        go_on(states, i, legal, counts, moves, skip)


def mark_over(counts, out):
    """Marks the games that are over."""
    for i in range(len(counts)):
        out[i] = counts[i] == 0


def mark_running(counts, out):
    """Marks the games that are not over."""
    for i in range(len(counts)):
        out[i] = counts[i] > 0


def name_players(states, counts, out):
    """Writes who is to move in each game; NOBODY where it is over."""
    for i in range(len(states)):
        out[i] = states[i].player if counts[i] > 0 else NOBODY


def mask_legal(legal, counts, out, is_clear):
    """Marks the legal actions of each game in its row of `out`."""
    for i in range(len(counts)):
        row = out[i]
        if not is_clear:
            for action in range(len(row)):
                row[action] = False
        for k in range(counts[i]):
            row[legal[i][k]] = True


def look(states, viewers, out, is_clear, box):
    """Writes what each game's viewer sees, as numbers; `box` has room for one view."""
    for i in range(len(states)):
        row = out[i]
        if not is_clear:
            for k in range(len(row)):
                row[k] = 0
        box[0] = states[i]
        hide(box[0], viewers[i])
        observe(box[0], viewers[i], row)


def describe_legal(states, legal, counts, out, mask, is_clear, box):
    """Describes each game's legal actions as their player sees them, one after another; the rest of `out` is 0."""
    for i in range(len(states)):
        box[0] = states[i]
        hide(box[0], states[i].player)
        for k in range(mask.shape[1]):
            mask[i][k] = k < counts[i]
            row = out[i][k]
            if not is_clear:
                for number in range(len(row)):
                    row[number] = 0
            if mask[i][k]:
                describe(box[0], legal[i][k], row)


def count_points(where, states, scores, ranks):
    """Writes the scores and ranks of all players as they stand, where they are wanted."""
    for i in range(len(states)):
        if where[i]:
            for player in range(states[i].players):
                scores[i][player] = score(states[i], player)
                ranks[i][player] = rank(states[i], player)


def copy_numbers(given, out):
    """Copies a number for each game, whatever its type."""
    for i in range(len(out)):
        out[i] = given[i]
