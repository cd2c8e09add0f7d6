"""Pictures of Cairn's rules for players."""

from dolmen.words import Texts, position


def tower(words: Texts) -> str:
    """Some turns into a game of two: towers, a hand, a stone just dropped."""
    sentences = ("draw", "lay b1", "draw", "lay b2", "draw", "lay b4", "draw", "drop g5")
    return position(__package__, words, sentences, viewer=0, players=2, options={"first_player": "first"}, seed=1)


FIGURES = {"towers": tower}
