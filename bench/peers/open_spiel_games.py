"""OpenSpiel's games, driven from Python."""

import pyspiel
from clock import measure
from random_play import play_on

GAMES = ("hanabi", "gin_rummy", "hearts", "liars_dice", "leduc_poker", "backgammon", "go(board_size=9)", "connect_four")


def play(game):
    """Plays one game; returns its moves, 1, and its steps."""
    moves, steps = play_on(game.new_initial_state())
    return moves, 1, steps


for name in GAMES:
    game = pyspiel.load_game(name)
    measure(f"open_spiel/{name}", game.num_players(), lambda game=game: play(game))
