"""Pictures of Honey Fair's rules for players."""

from dolmen.words import Texts, position


def fair(words: Texts) -> str:
    """The third round of a game of three: a coin lies face down, the last bids are open."""
    sentences = ("bid 9", "bid 9", "bid 4", "bid 3", "bid 5", "bid 2", "bid 7")
    return position(__package__, words, sentences, viewer=0, players=3, seed=1)


FIGURES = {"round": fair}
