"""The command `dolmen`: play, watch, replay and check games in a terminal."""
