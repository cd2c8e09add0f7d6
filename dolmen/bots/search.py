"""Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012), for any game, compiled.

One tree, seen by the searcher alone. Each iteration guesses what cannot be seen, walks down the actions that are legal
in that guess, adds one node, plays a little further and judges. A node remembers how often its action was available,
so that what is seldom possible is not thought rarely good. Everybody is taken to play for himself: a node keeps the
value of whoever chose it. The tree lies in arrays that the caller owns; several trees can grow in threads of their own.
"""

import math

from dolmen.bots.box import copy_state, give_dice
from dolmen.core.contract import apply, guess, judge, legal_actions, rank
from dolmen.core.dice import roll

ROOT, NOTHING = 0, -1
BOXES = 3
GUESSED, TRIED, KEPT = 0, 1, 2

# Columns of a node's whole numbers.
ACTION, PLAYER, VISITS, AVAILABLE, CHILD, SIBLING, COLUMNS = 0, 1, 2, 3, 4, 5, 6
# Columns of a node's values, both of the player who chose it: the sum of rewards, and of wins among the games seen out.
REWARD, WIN, LEAD, MEASURES = 0, 1, 2, 3

# Places in `taste`, how a game wants to be searched (its own search settings).
CURIOSITY, DEPTH, GREED, SCALE, TRIES, TASTES = 0, 1, 2, 3, 4, 5
MILLION = 1_000_000
MARGIN = 0.3  # of a finished game, how much of the reward is the lead and not the victory


def plant(nodes, values):
    """Makes an empty tree; returns how many nodes it has."""
    clear_node(nodes, values, ROOT, NOTHING, NOTHING)
    return 1


def clear_node(nodes, values, node, action, player):
    for column in range(COLUMNS):
        nodes[node][column] = 0
    nodes[node][ACTION] = action
    nodes[node][PLAYER] = player
    nodes[node][CHILD] = NOTHING
    nodes[node][SIBLING] = NOTHING
    for measure in range(MEASURES):
        values[node][measure] = 0.0


def grow(view, seat, dice, boxes, nodes, values, size, iterations, taste, legal, children, path, rewards):
    """Runs iterations from the view of `seat`; returns how many nodes the tree has now."""
    for _ in range(iterations):
        copy_state(view, 0, boxes, GUESSED)
        give_dice(dice, boxes[GUESSED])
        guess(boxes[GUESSED], seat)
        length, size = descend(boxes, dice, nodes, values, size, taste, legal, children, path)
        is_over = play_on(boxes, dice, taste, legal)
        appraise(boxes, taste, is_over, rewards)
        back_up(nodes, values, path, length, rewards)
    return size


def descend(boxes, dice, nodes, values, size, taste, legal, children, path):
    """Walks from the root to a node that is new (or an end), playing in GUESSED; returns path length and tree size."""
    node, length = ROOT, 0
    nodes[ROOT][VISITS] += 1
    while True:
        n = legal_actions(boxes[GUESSED], legal)
        if n == 0:
            return length, size
        player = boxes[GUESSED].player
        untried = look_up_children(nodes, node, legal, n, children, player)
        if untried > 0 and size < len(nodes):
            action = pick_untried(dice, legal, n, children, untried)
            child = size
            size += 1
            clear_node(nodes, values, child, action, player)
            nodes[child][AVAILABLE] = 1
            nodes[child][SIBLING] = nodes[node][CHILD]
            nodes[node][CHILD] = child
            forget_children(nodes, node, children)
            nodes[child][VISITS] += 1
            path[length] = child
            apply(boxes[GUESSED], action)
            return length + 1, size
        child = pick_best(nodes, values, taste, legal, n, children)
        forget_children(nodes, node, children)
        if child == NOTHING or length + 1 >= len(path):
            return length, size
        nodes[child][VISITS] += 1
        path[length] = child
        length += 1
        apply(boxes[GUESSED], nodes[child][ACTION])
        node = child


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


def pick_untried(dice, legal, n, children, untried):
    nth = roll(dice, untried)
    for i in range(n):
        if children[legal[i]] == NOTHING:
            if nth == 0:
                return legal[i]
            nth -= 1
    return legal[0]


def pick_best(nodes, values, taste, legal, n, children):
    """The child with the best upper bound: mean reward, and more for what was seldom tried when it was possible."""
    best, highest = NOTHING, -1e300
    for i in range(n):
        child = children[legal[i]]
        if child != NOTHING:
            visits = nodes[child][VISITS]
            bound = values[child][REWARD] / visits
            bound += taste[CURIOSITY] * math.sqrt(math.log(nodes[child][AVAILABLE]) / visits)
            if bound > highest:
                best, highest = child, bound
    return best


def play_on(boxes, dice, taste, legal):
    """Plays further, by the judge now and then and else by lot; returns whether the end came before the depth."""
    for _ in range(int(taste[DEPTH])):
        n = legal_actions(boxes[GUESSED], legal)
        if n == 0:
            return True
        if roll(dice, MILLION) < taste[GREED] * MILLION:
            apply(boxes[GUESSED], pick_greedily(boxes, dice, legal, n, int(taste[TRIES])))
        else:
            apply(boxes[GUESSED], legal[roll(dice, n)])
    return legal_actions(boxes[GUESSED], legal) == 0


def pick_greedily(boxes, dice, legal, n, tries):
    """The best of a few actions drawn by lot, one step ahead, for whoever is to move."""
    player = boxes[GUESSED].player
    best, highest = legal[0], -1e300
    for _ in range(min(tries, n)):
        action = legal[roll(dice, n)]
        copy_state(boxes, GUESSED, boxes, TRIED)
        apply(boxes[TRIED], action)
        value = judge(boxes[TRIED], player)
        if value > highest:
            best, highest = action, value
    return best


def appraise(boxes, taste, is_over, rewards):
    """Writes each player's reward, 0 to 1, his share of the victory, and his lead in points.

    Before the end the lead stands for the chance to win; at the end a victory counts most, and a good lead a little.
    """
    players = boxes[GUESSED].players
    first = 0
    for player in range(players):
        first += rank(boxes[GUESSED], player) == 0
    for player in range(players):
        lead = judge(boxes[GUESSED], player)
        won = 1.0 / first if rank(boxes[GUESSED], player) == 0 else 0.0
        chance = 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, lead / taste[SCALE]))))
        rewards[player][REWARD] = (1.0 - MARGIN) * won + MARGIN * chance if is_over else chance
        rewards[player][WIN] = won
        rewards[player][LEAD] = lead


def back_up(nodes, values, path, length, rewards):
    for i in range(length):
        node = path[i]
        player = nodes[node][PLAYER]
        for measure in range(MEASURES):
            values[node][measure] += rewards[player][measure]
