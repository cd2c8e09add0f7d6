"""Who looks at a position: a player from 0, or one of these."""

NOBODY = -1  # a spectator, who is no player
FULL = -2  # who may see everything: the keeper of the game, or anybody once it is over
EVERYBODY = -3  # all players together: what any of them has seen, and nothing that nobody has
