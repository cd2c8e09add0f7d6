"""The hunt for puzzles in games of bots: a cheap sieve first, then tests that cost more and more. Needs Numba."""
