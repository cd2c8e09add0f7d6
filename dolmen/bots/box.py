"""Boxes: where a bot keeps states. A list of Plains when interpreted, an array of records when compiled.

`boxes[i]` is a state in both; only copying differs, so it has a function with two bodies.
"""

from dolmen.core.dice import fork_dice


def copy_state(source, i, target, j):
    """Copies state `i` of one row of boxes into place `j` of another."""
    target[j] = source[i].copy()


def copy_record(source, i, target, j):
    """What `copy_state` is when compiled."""
    target[j] = source[i]


def _by_words():
    """The body for a GPU, whose compiler copies records byte by byte; states have whole words."""
    from numba import int64

    def copy_record(source, i, target, j):
        words, room = source[i : i + 1].view(int64), target[j : j + 1].view(int64)
        for word in range(len(words)):
            room[word] = words[word]

    return copy_record


copy_record.on_gpu = _by_words  # type: ignore[attr-defined]
copy_state.compiled_as = copy_record  # type: ignore[attr-defined]


def give_dice(dice, state):
    """Puts fresh dice into a view, ready for a guess: a stream of its own, so that nobody's future is foreseen."""
    fork_dice(dice, state.dice)
