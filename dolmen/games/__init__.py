"""The games, a folder each. core.game finds them; nothing else names them."""
