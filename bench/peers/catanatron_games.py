"""Catanatron: four players who choose at random."""

from catanatron import Color, Game, RandomPlayer
from clock import measure

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play():
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    game.play()
    return len(game.state.actions), 1


measure("catanatron/catan", len(COLOURS), play)
