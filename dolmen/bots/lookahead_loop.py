"""Games that are imagined and played on by a network, written against the contract; compiled only."""

from dolmen.bots.box import give_dice
from dolmen.core.contract.rules import apply, describe, guess, hide, legal_actions, observe, rank
from dolmen.core.dice import DICE_WORDS, fork_dice, next_word, roll
from dolmen.core.viewer import EVERYBODY

WORDS = 4294967296.0  # how many different words dice have
ANYHOW = 4  # one guess in so many owes nothing to belief, so that the truth is never left out


def imagine(view, seat, dice, tried, states, streams, legal, counts):
    """Fills all games with guesses of what `seat` cannot see; each of the tried actions is played in every guess.

    Games of the same guess have the same dice, those of their players too, so that actions are compared and not luck.
    """
    each = len(tried)
    for first in range(0, len(states) - each + 1, each):
        guess_anew(view, seat, dice, states, first)
        try_each(first, dice, tried, states, streams, legal, counts)


def imagine_among(pool, view, seat, dice, tried, states, streams, legal, counts):
    """The same with guesses drawn from a pool, dealt anew where nobody has seen anything; some are not from there."""
    each = len(tried)
    for nth in range(len(states) // each):
        first = nth * each
        if nth % ANYHOW == ANYHOW - 1:
            guess_anew(view, seat, dice, states, first)
        else:
            states[first] = pool[roll(dice, len(pool))]
            deal_anew(dice, states, first)
        try_each(first, dice, tried, states, streams, legal, counts)


def guess_anew(view, seat, dice, states, i):
    """Puts a guess of what `seat` cannot see into game i."""
    states[i] = view[0]
    give_dice(dice, states[i])
    guess(states[i], seat)


def deal_anew(dice, states, i):
    """Deals anew what no player has seen in game i, and gives it fresh dice; everybody holds what they held."""
    hide(states[i], EVERYBODY)
    give_dice(dice, states[i])
    guess(states[i], EVERYBODY)


def try_each(first, dice, tried, states, streams, legal, counts):
    """Plays each of the tried actions in a copy of the game `first`, which is the first of them."""
    each = len(tried)
    fork_dice(dice, streams[first])
    for k in range(1, each):
        states[first + k] = states[first]
        for word in range(DICE_WORDS):
            streams[first + k][word] = streams[first][word]
    for k in range(each):
        apply(states[first + k], tried[k])
        counts[first + k] = go_on(states, first + k, legal)


def go_on(states, i, legal):
    """Plays whatever leaves no choice in game i; returns how many actions are legal then."""
    n = legal_actions(states[i], legal[i])
    while n == 1:
        apply(states[i], legal[i][0])
        n = legal_actions(states[i], legal[i])
    return n


def look(states, legal, counts, games, box, rows, seen, traits, owner):
    """Writes what the players to move see in the games that go on, and what they can do; returns how many of both.

    `rows` has the game of each row of `seen`. Both `seen` and `traits` are zeroed; what is behind the observation in a
    row of `seen` is not touched.
    """
    n = 0
    m = 0
    for i in range(games):
        if counts[i] > 0 and m + counts[i] <= len(owner):
            box[0] = states[i]
            hide(box[0], states[i].player)
            observe(box[0], states[i].player, seen[n])
            for k in range(counts[i]):
                describe(box[0], legal[i][k], traits[m])
                owner[m] = n
                m += 1
            rows[n] = i
            n += 1
    return n, m


def play_on(states, legal, counts, streams, rows, n, weights):
    """Plays an action in each game that goes on, drawn by the weights of its actions, which lie one after another."""
    start = 0
    for row in range(n):
        i = rows[row]
        total = 0.0
        for k in range(counts[i]):
            total += weights[start + k]
        left = total * next_word(streams[i]) / WORDS
        chosen = 0
        while chosen < counts[i] - 1 and left >= weights[start + chosen]:
            left -= weights[start + chosen]
            chosen += 1
        start += counts[i]
        apply(states[i], legal[i][chosen])
        counts[i] = go_on(states, i, legal)


def settle(states, counts, games, seat, rewards):
    """Writes what `seat` has of the games that are over."""
    for i in range(games):
        if counts[i] == 0:
            first = 0
            for player in range(states[i].players):
                if rank(states[i], player) == 0:
                    first += 1
            rewards[i] = 1.0 / first if rank(states[i], seat) == 0 else 0.0
