"""What a game is like: many numbered games of bots, kept as tables (dataset.py)."""
