"""The constants of a game's folder, each with the file it stands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dolmen.core.contract.needed import Needed

# board.py
STATE = Needed("the layout of a position", 'record(("hand", np.int8, 8), ("player", np.int8), ("players", np.int8))')
ACTIONS = Needed("how many action numbers there are", "50")
MOST_LEGAL = Needed("the longest list of legal actions that can occur", "10")
LONGEST = Needed("no game has more actions than this", "72")
# Fields of the state that everybody sees whole at any time, such as points and stocks: a law compares every view.
PUBLIC: tuple[str, ...] = ()

# check.py
INVARIANTS = Needed("what check() numbers from 1, the healthy state first", '("healthy", "every stone is somewhere")')

# tensor.py
PLANES = Needed("names and sizes of what observe() writes, in its order", '(("my hand", 24), ("dropped", 24))')

# traits.py
TRAITS = Needed("names and sizes of what describe() writes, in its order", '(("draw", 1), ("stone", 24))')

# judge.py
PARTS = Needed("the names of what parts() writes, in its order", '("towers", "hand", "rival-towers")')

# elements.py, which may be missing
ELEMENTS: tuple = ()

# claims.py, which may be missing: for each text that why_not gives, whether what it says is true now, from the rules
# alone: claim(state, viewer, phrase, details). A law evaluates it wherever the reason is given.
CLAIMS: Mapping[str, Callable[[Any, int, str, Mapping[str, Any]], bool]] = {}

# forecasts.py, which may be missing: for each number of a text that foretells something, by `key.detail`, what comes of
# it in one deal that fits what the viewer knows: outcome(state, viewer, details). A law draws many such deals. A number
# must be so in each of them; a yes or no makes the number shown its chance in percent; a tuple of them has one for each
# way in which the viewer may go about it, and the number is the chance of the best.
FORECASTS: Mapping[str, Callable[[Any, int, Mapping[str, Any]], int | bool | tuple[bool, ...]]] = {}

# figures.py, which may be missing: pictures of the rules for players, `![caption](figure:NAME)`, each made of its texts
FIGURES: Mapping[str, Callable[[Any], str]] = {}

FILES = {
    "board": ("STATE", "ACTIONS", "MOST_LEGAL", "LONGEST", "PUBLIC"),
    "check": ("INVARIANTS",),
    "tensor": ("PLANES",),
    "traits": ("TRAITS",),
    "judge": ("PARTS",),
    "elements": ("ELEMENTS",),
    "claims": ("CLAIMS",),
    "forecasts": ("FORECASTS",),
    "figures": ("FIGURES",),
}
