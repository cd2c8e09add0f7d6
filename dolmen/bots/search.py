"""Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012), for any game, compiled.

One tree, seen by the searcher alone. Each iteration guesses what cannot be seen, walks down the actions that are legal
in that guess, adds one node, plays a little further and judges. A node remembers how often its action was available,
so that what is seldom possible is not thought rarely good. Everybody is taken to play for themselves: a node keeps
the value of whoever chose it. The tree lies in arrays that the caller owns; several can grow in threads of their own.

What others cannot see they do not answer: actions after which everybody sees the same (a card laid face down, a plan
that is sealed) have one node in common for what the next player does, whatever was laid or planned.

The game's judge helps, too: actions are added to a node the better ones first, and a new node begins with the judge's
opinion of it, which its own visits outweigh soon. What can be done now is judged first over many guesses, as the
adept does, and that opinion weighs more.
"""

import math

from dolmen.bots.adept import GUESSED, TRIED, guesses_for
from dolmen.bots.box import copy_state
from dolmen.core.contract.rules import apply, guess, hide, judge, legal_actions, rank
from dolmen.core.dice import DRAWN, SEED_WORDS
from dolmen.core.inline import inline
from dolmen.core.loops import MOVER_WORDS, next_word_of_mover, pick
from dolmen.core.viewer import NOBODY

ROOT, NOTHING = 0, -1
DICE = MOVER_WORDS  # numbers in the dice that a search draws from

# Columns of a node's whole numbers. A node's children hang at its home: itself, or a sibling that looks the same to
# everybody else; SIGHT is a fingerprint of how it looks.
ACTION, PLAYER, VISITS, AVAILABLE, CHILD, SIBLING, HOME, SIGHT, COLUMNS = 0, 1, 2, 3, 4, 5, 6, 7, 8
# Columns of a node's values, all of the player who chose it: sums of rewards, of chances to win and of leads in points,
# and what the judge thought of it at first.
REWARD, WIN, LEAD, OPINION, MEASURES = 0, 1, 2, 3, 4
SUMMED = 3  # so many of them are sums over visits

# Places in `settings`, how a game wants to be searched (settings.py says what each means).
CURIOSITY, DEPTH, GREED, SCALE, TRIES, TRUST, LOOKS, FAITH = 0, 1, 2, 3, 4, 5, 6, 7
# Places in `counts`, what a search did.
MOVES, ENDS, COUNTS = 0, 1, 2
MILLION = 1_000_000
MARGIN = 0.3  # how much of the reward is the lead and not the victory
STEEP = 40.0  # leads beyond so many scales are as good as won or lost
STIR, SPREAD = 29, 0x2545F4914F6CDD1D  # for fingerprints: bits that are folded down, an odd number to multiply by


def plant(view, seat, dice, boxes, words, nodes, values, settings, legal, rewards):
    """Makes a tree of the root and what can be done there, each judged over many guesses; returns how many nodes."""
    clear_node(nodes, values, ROOT, NOTHING, NOTHING)
    n = min(legal_actions(view[0], legal), len(nodes) - 1)
    if n == 0:
        return 1
    for i in range(n):
        add_child(nodes, values, ROOT, 1 + i, legal[i], seat)
    guesses = guesses_for(n) if settings[FAITH] > 0.0 else 1
    for number in range(guesses):
        guess_anew(view, seat, dice, boxes)
        for i in range(n):
            child = 1 + i
            copy_state(boxes, GUESSED, boxes, TRIED)
            apply(boxes[TRIED], legal[i])
            appraise(boxes[TRIED], settings, False, rewards)
            for measure in range(SUMMED):
                values[child][measure] += rewards[seat][measure] / guesses
            if number == 0:
                find_home(boxes, words, nodes, child)
    for child in range(1, 1 + n):
        values[child][OPINION] = values[child][REWARD]
    return 1 + n


def clear_node(nodes, values, node, action, player):
    for column in range(COLUMNS):
        nodes[node][column] = 0
    nodes[node][ACTION] = action
    nodes[node][PLAYER] = player
    nodes[node][CHILD] = NOTHING
    nodes[node][SIBLING] = NOTHING
    nodes[node][HOME] = node
    for measure in range(MEASURES):
        values[node][measure] = 0.0


def grow(
    view, seat, dice, boxes, words, nodes, values, size, iterations, settings, legal, children, path, rewards, counts
):
    """Runs iterations from the view of `seat`; returns how many nodes the tree has now."""
    for _ in range(iterations):
        guess_anew(view, seat, dice, boxes)
        length, size = descend(boxes, words, dice, nodes, values, size, settings, legal, children, path, rewards)
        counts[MOVES] += length
        is_over = play_on(boxes, dice, settings, legal, counts)
        counts[ENDS] += is_over
        appraise(boxes[GUESSED], settings, is_over, rewards)
        back_up(nodes, values, path, length, rewards)
    return size


def guess_anew(view, seat, mover, boxes):
    """Puts a new guess into GUESSED, with dice of its own, drawn from a mover, which makes four words at once."""
    copy_state(view, 0, boxes, GUESSED)
    for word in range(SEED_WORDS):
        boxes[GUESSED].dice[word] = next_word_of_mover(mover)
    boxes[GUESSED].dice[DRAWN] = 0
    guess(boxes[GUESSED], seat)


def descend(boxes, words, dice, nodes, values, size, settings, legal, children, path, rewards):
    """Walks from the root to a node that is new (or an end), playing in GUESSED; returns path length and tree size."""
    node, length = ROOT, 0
    while length < len(path):
        n = legal_actions(boxes[GUESSED], legal)
        if n == 0:
            return length, size
        player = boxes[GUESSED].player
        untried = look_up_children(nodes, node, legal, n, children, player)
        if untried > 0 and size < len(nodes):
            n = keep_untried(legal, n, children)
            forget_children(nodes, node, children)
            action = pick_by_judge(boxes, dice, legal, n, int(settings[LOOKS]))
            apply(boxes[GUESSED], action)
            add_child(nodes, values, node, size, action, player)
            appraise(boxes[GUESSED], settings, False, rewards)
            values[size][OPINION] = rewards[player][REWARD]
            copy_state(boxes, GUESSED, boxes, TRIED)
            find_home(boxes, words, nodes, size)
            path[length] = size
            return length + 1, size + 1
        trust = settings[FAITH] if node == ROOT else settings[TRUST]
        child = pick_best(nodes, values, settings[CURIOSITY], trust, legal, n, children)
        forget_children(nodes, node, children)
        if child == NOTHING:
            return length, size
        nodes[child][VISITS] += 1
        path[length] = child
        length += 1
        apply(boxes[GUESSED], nodes[child][ACTION])
        node = nodes[child][HOME]
    return length, size


def add_child(nodes, values, node, child, action, player):
    clear_node(nodes, values, child, action, player)
    nodes[child][AVAILABLE] = 1
    nodes[child][VISITS] = 1
    nodes[child][SIBLING] = nodes[node][CHILD]
    nodes[node][CHILD] = child


def find_home(boxes, words, nodes, child):
    """Finds where the children of a new child hang, given the state after its action in TRIED (used up).

    Players who move on themselves know what they did, and so the child is its own home.
    """
    player = nodes[child][PLAYER]
    if boxes[TRIED].player == player:
        return
    hide(boxes[TRIED], NOBODY)
    nodes[child][SIGHT] = fingerprint(words, TRIED)
    sibling = nodes[child][SIBLING]
    while sibling != NOTHING:
        if nodes[sibling][SIGHT] == nodes[child][SIGHT] and nodes[sibling][PLAYER] == player:
            nodes[child][HOME] = nodes[sibling][HOME]
            return
        sibling = nodes[sibling][SIBLING]


def fingerprint(words, box):
    """A number that two different states hardly ever share."""
    found = 0
    for i in range(len(words[box])):
        found = (found ^ words[box][i]) * SPREAD
        found ^= found >> STIR
    return found


def look_up_children(nodes, node, legal, n, children, player):
    """Notes the child of each action in `children`, counts legal ones as available; returns how many are new."""
    child = nodes[node][CHILD]
    while child != NOTHING:
        if nodes[child][PLAYER] == player:
            children[nodes[child][ACTION]] = child
        child = nodes[child][SIBLING]
    untried = 0
    for i in range(n):
        child = children[legal[i]]
        if child == NOTHING:
            untried += 1
        else:
            nodes[child][AVAILABLE] += 1
    return untried


def forget_children(nodes, node, children):
    """Leaves `children` empty for the next node."""
    child = nodes[node][CHILD]
    while child != NOTHING:
        children[nodes[child][ACTION]] = NOTHING
        child = nodes[child][SIBLING]


def keep_untried(legal, n, children):
    """Moves the actions that have no child to the front of the list; returns how many they are."""
    kept = 0
    for i in range(n):
        if children[legal[i]] == NOTHING:
            legal[kept] = legal[i]
            kept += 1
    return kept


def pick_best(nodes, values, curiosity, trust, legal, n, children):
    """The child with the best upper bound: mean reward, and more for what was seldom tried when it was possible."""
    best, highest = NOTHING, -1e300
    for i in range(n):
        child = children[legal[i]]
        if child != NOTHING:
            visits = nodes[child][VISITS]
            bound = (values[child][REWARD] + trust * values[child][OPINION]) / (visits + trust)
            bound += curiosity * math.sqrt(math.log(nodes[child][AVAILABLE]) / (visits + trust))
            if bound > highest:
                best, highest = child, bound
    return best


def play_on(boxes, dice, settings, legal, counts):
    """Plays further, by the judge now and then and else by lot; returns whether the end came before the depth."""
    for _ in range(int(settings[DEPTH])):
        n = legal_actions(boxes[GUESSED], legal)
        if n == 0:
            return True
        looks = int(settings[TRIES])
        if settings[GREED] < 1.0 and (settings[GREED] == 0.0 or pick(dice, MILLION) >= settings[GREED] * MILLION):
            looks = 1
        apply(boxes[GUESSED], pick_by_judge(boxes, dice, legal, n, looks))
        counts[MOVES] += 1
    return legal_actions(boxes[GUESSED], legal) == 0


@inline
def pick_by_judge(boxes, dice, legal, n, looks):
    """The best of a few actions, one step ahead, for whoever is to move: all of them if they are no more, else by lot.

    With one look it is any action.
    """
    if looks <= 1 or n == 1:
        return legal[pick(dice, n)]
    player = boxes[GUESSED].player
    best, highest = legal[0], -1e300
    for look in range(min(looks, n)):
        action = legal[look] if n <= looks else legal[pick(dice, n)]
        copy_state(boxes, GUESSED, boxes, TRIED)
        apply(boxes[TRIED], action)
        value = judge(boxes[TRIED], player)
        if value > highest:
            best, highest = action, value
    return best


def chance_of(lead, settings):
    """What a lead in points promises, from 0 to 1."""
    return 1.0 / (1.0 + 1.0 / odds_of(lead, settings))


def odds_of(lead, settings):
    """The same as odds: how many victories for one defeat."""
    return math.exp(max(-STEEP, min(STEEP, lead / settings[SCALE])))


def appraise(state, settings, is_over, rewards):
    """Writes each player's reward, 0 to 1, chance to win, and lead in points.

    Before the end the leads stand for the chances to win, which are one in all; a good lead counts a little besides.
    """
    players = state.players
    total = 0.0
    for player in range(players):
        lead = judge(state, player)
        rewards[player][LEAD] = lead
        if is_over:
            rewards[player][WIN] = 1.0 if rank(state, player) == 0 else 0.0
        else:
            rewards[player][WIN] = odds_of(lead, settings)
        total += rewards[player][WIN]
    for player in range(players):
        rewards[player][WIN] /= total
        chance = chance_of(rewards[player][LEAD], settings)
        rewards[player][REWARD] = (1.0 - MARGIN) * rewards[player][WIN] + MARGIN * chance


def back_up(nodes, values, path, length, rewards):
    for i in range(length):
        node = path[i]
        player = nodes[node][PLAYER]
        for measure in range(SUMMED):
            values[node][measure] += rewards[player][measure]
