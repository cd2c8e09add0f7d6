"""The constants of a game's folder, each with the file it stands in."""

from __future__ import annotations

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

# judge.py
PARTS = Needed("the names of what parts() writes, in its order", '("towers", "hand", "rival-towers")')

# elements.py, which may be missing
ELEMENTS: tuple = ()

FILES = {
    "board": ("STATE", "ACTIONS", "MOST_LEGAL", "LONGEST", "PUBLIC"),
    "check": ("INVARIANTS",),
    "tensor": ("PLANES",),
    "judge": ("PARTS",),
    "elements": ("ELEMENTS",),
}
