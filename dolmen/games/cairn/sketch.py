"""Cairn for the terminal."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import around, name_of
from dolmen.picture.letters import DYE_STYLES, cell, join, mark, seat
from dolmen.words import minus

from .board import COLOURS, NOTHING, VALUES, Phase, Place, value_of
from .notation import STONE_WORDS
from .sight import hand_size
from .story import COLOUR_WORDS, progress, public_score, stones_at

NAME, TOWER = 19, 14  # columns


def sketch(view, viewer, words, names=()):
    """The view as lines of rich's markup."""
    me, others = around(view.players, viewer)
    lines = []
    for player in (*others, me):
        lines.append(seat(player, name_of(player, names, words), NAME) + towers(view, player) + score(view, player))
        if player != viewer:
            lines.append("  " + hand(view, player, words))
    lines += ["", mark(words("bag") + ": ", "dim") + words.say(progress(view)), dropped(view, words)]
    if viewer != NOBODY:
        lines.append(mark(words("hand") + ": ", "dim") + stones(view, Place.HAND + viewer))
    return join([*lines, legend(words)])


def legend(words):
    """What the letters of the stones stand for."""
    return mark(" · ".join(f"{colour[0]} {words(f'colour-{colour}')}" for colour in COLOUR_WORDS), "dim")


def towers(view, player):
    """The four towers, each in a column of its own: `r 1 3 .`."""
    drawn = []
    for colour in range(COLOURS):
        values = [str(value_of(s)) for s in stones_at(view, Place.TOWER + player) if s // VALUES == colour]
        word = COLOUR_WORDS[colour]
        drawn.append(cell(f"{word[0]} {' '.join(values) or '·'}", TOWER, DYE_STYLES[word] if values else "dim"))
    return "".join(drawn)


def score(view, player):
    return cell(minus(public_score(view, player)), 5, "bold", right=True)


def hand(view, player, words):
    """Closed stones; open ones when the game is over."""
    if view.phase == Phase.OVER:
        return stones(view, Place.HAND + player)
    return mark(f"{'■ ' * hand_size(view, player)}{words('fact-hand')}", "dim")


def dropped(view, words):
    offered = stone(view.offered) if view.offered != NOTHING else "·"
    earlier = " ".join(stone(s) for s in stones_at(view, Place.DROPPED) if s != view.offered)
    line = mark(words("dropped") + ": ", "dim") + offered
    return line + (mark(f"   {words('earlier')}: ", "dim") + earlier if earlier else "")


def stones(view, place):
    return " ".join(stone(s) for s in stones_at(view, place)) or "·"


def stone(number):
    return mark(STONE_WORDS[number], DYE_STYLES[COLOUR_WORDS[number // VALUES]])
