"""The life of a table: seats, actions, clocks, windows, bots, chat, endings, ratings."""
