"""Honey Fair for the terminal."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import around, name_of
from dolmen.picture.letters import cell, join, mark, seat

from .board import NOTHING, ROUNDS
from .story import bought, last_bids, on_sale, progress, public_coins, public_score


def sketch(view, viewer, words, names=()):
    """The view as lines of rich's markup."""
    me, others = around(view.players, viewer)
    lines = [mark(words.say(progress(view)), "bold"), labelled(words("on-sale"), numbers(on_sale(view))), ""]
    for player in (*others, me):
        lines.append(
            seat(player, name_of(player, names, words), 26) + cell(public_score(view, player), 5, "bold", True)
        )
        lines.append("  " + labelled(words("jars"), numbers(bought(view, player))))
        lines.append("  " + labelled(words("coins"), numbers(public_coins(view, player))))
        lines.append("  " + labelled(words("last-bid"), last_bid(view, player)))
    lines += ["", labelled(words("your-bid"), face_down(view, viewer))] if viewer != NOBODY else []
    return join(lines)


def labelled(name, shown):
    return mark(f"{name}: ", "dim") + shown


def numbers(worths):
    return mark(" ".join(str(worth) for worth in worths) or "·")


def last_bid(view, player):
    return numbers(last_bids(view)[player : player + 1])


def face_down(view, viewer):
    coin = view.bid[viewer][view.round] if view.round < ROUNDS else NOTHING
    return numbers([coin] if coin != NOTHING else [])
