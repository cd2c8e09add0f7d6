"""What the champion plays like, drawn from its games: `python -m bench.style` plays them and writes docs/champion."""
