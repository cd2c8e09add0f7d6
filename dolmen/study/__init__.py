"""Studies over many games: the laws every game keeps, and the stress test."""
