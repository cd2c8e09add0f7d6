"""Standard environments over every game: PettingZoo, Gymnasium, OpenSpiel; docs/envs.md explains them.

Nothing in them names a game: whatever is found is an environment, with all its player counts and options.
"""

from dolmen.core.extras import need

need("envs", asked="dolmen.envs")
