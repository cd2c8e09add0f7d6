"""What a game is: these functions, in its rules.py. Here they are empty, to be read and to be imported by bots.

A bot written against this module runs on any game: `native(bot_module, rules)` puts the game's own in their place,
and `plain(bot_module, rules)` does the same for the interpreter.

Every state has at least the fields `dice` (see core.dice), `players` and `player`, who is to move. Before `setup` the
edge has written `players`, `dice` and, under its own name, the number of each option's value; all else is zero.
"""

from dolmen.core.contract.needed import needed

UNCOUNTED = -1


@needed
def setup(state):
    """Deals a new game into a zeroed state whose dice are seeded and whose options are set."""
    raise NotImplementedError


@needed
def legal_actions(state, out):
    """Writes the legal actions of the player to move into `out`, in rising order; returns how many, 0 when over."""
    raise NotImplementedError


def count_legal(state):
    """How many actions are legal, without a list of them; by default UNCOUNTED, and whoever asks has to list them.

    Random play needs no more than this and `nth_legal`. Worth having where lists are long.
    """
    return UNCOUNTED


def nth_legal(state, nth):
    """The legal action in a place, from 0, of the list that `legal_actions` would write; beside `count_legal`."""
    return UNCOUNTED


def is_long(state, action):
    """Whether a legal action is followed by far more than most are, as at the end of a round; by default never.

    A hint, which changes no game: on a GPU the threads of a warp put such actions off and play several together.
    """
    return False


@needed
def apply(state, action):
    """Plays a legal action, and all that follows from it without a choice."""
    raise NotImplementedError


@needed
def hide(state, viewer):
    """Blanks all that `viewer` (a player, NOBODY, EVERYBODY) does not know, the dice too; nothing once it is over.

    EVERYBODY knows what any player has seen; what nobody has seen (orders of decks, bags and piles) is blanked.
    """
    raise NotImplementedError


def forget(view, viewer):
    """Blanks, in a view, what its viewer was shown but the table does not show again to a person; by default nothing.

    Bots remember perfectly and are handed views; pictures, logs and pages are made from what is left after forgetting.
    """


@needed
def guess(state, viewer):
    """Fills the blanks of a view with one deal that `viewer` cannot tell from the truth, each as likely as it is.

    The caller has put fresh dice into the view; what they have left after the guess is the future of the guessed state.
    """
    raise NotImplementedError


@needed
def swap(state, viewer):
    """Exchanges, by the state's own dice, things that `viewer` cannot see, in a true state; the dice stay advanced.

    Written apart from `hide`, so that the secrecy laws have a second opinion. Does nothing when the game is over.
    """
    raise NotImplementedError


@needed
def check(state):
    """The number of the first broken invariant (the game's INVARIANTS names it), or 0."""
    raise NotImplementedError


@needed
def score(state, player):
    """The points of `player` if the game ended now."""
    raise NotImplementedError


@needed
def rank(state, player):
    """How many players stand before `player`, tie-breaks applied; 0 for the winner or for all who share."""
    raise NotImplementedError


@needed
def judge(state, player):
    """A rough value, in points, of a full position for `player`: how far they are ahead of the best rival."""
    raise NotImplementedError


@needed
def parts(state, player, out):
    """Writes the judge's opinion in terms, PARTS of the game's judge.py one after another; their sum is `judge`.

    Reasons given to people are the terms in which two actions differ most. `out` need not be zeroed.
    """
    raise NotImplementedError


@needed
def observe(view, viewer, out):
    """Writes the view as numbers into `out`, PLANES of the game's tensor.py one after another, `viewer` as player 0.

    `out` is zeroed by the caller. A spectator sees as from seat 0, without its secrets.
    """
    raise NotImplementedError


@needed
def describe(view, action, out):
    """Writes a legal action of the player to move as numbers into `out`, TRAITS of the game's traits.py in their order.

    What that player knows of it: what is done, with what, where, what lies there, what it costs and brings; players
    are seats counted from the one to move. Two actions have the same numbers only if they do the same. `out` is zeroed
    by the caller.
    """
    raise NotImplementedError
