"""The reference of the front door, `import dolmen`, from its docstrings."""

from __future__ import annotations

from pathlib import Path

from docs.site.arrange import write

CLASSES = {
    "Games": ("Play", "Title"),
    "What somebody sees": ("DrawnView", "View"),
    "Bots": ("Bot", "Answer", "Candidate"),
    "Many games": ("Batch",),
}
FUNCTIONS = {"Games": ("titles", "new", "load"), "Bots": ("levels",), "Many games": ("study.run",)}
ERRORS = ("DolmenError", "UnknownBot", "IllegalChoice")
CONSTANTS = {
    "NOBODY": "A spectator, who is no player; also who is to move when a game is over.",
    "FULL": "Who may see everything: the keeper of the game, or anybody once it is over.",
    "EVERYBODY": "All players together: what any of them has seen, and nothing that nobody has.",
    "Seed": "``int | bytes``: a number from 0 to 2^128 - 1, or 16 bytes.",
    "__version__": "The version of Dolmen that is installed.",
}
INTRODUCTION = """Reference: ``import dolmen``
============================

Everything that the front door has, from its docstrings; :doc:`library` shows how it is used.
"""


def write_reference(folder: Path) -> None:
    """Writes the page for Sphinx, which reads the docstrings."""
    lines = [INTRODUCTION]
    for heading, classes in CLASSES.items():
        lines.append(titled(heading))
        lines += [f".. autofunction:: dolmen.{name}\n" for name in FUNCTIONS.get(heading, ())]
        lines += [members(name) for name in classes]
    lines.append(titled("Errors"))
    lines += [f".. autoexception:: dolmen.{name}\n" for name in ERRORS]
    lines.append(titled("Words for numbers"))
    lines += [f".. py:data:: dolmen.{name}\n\n   {text}\n" for name, text in CONSTANTS.items()]
    write(folder / "reference.rst", "\n".join(lines))


def titled(heading: str) -> str:
    """A heading with its line below."""
    return f"{heading}\n{'-' * len(heading)}\n"


def members(name: str) -> str:
    """A class with everything it has, inherited or not, that a docstring explains."""
    return f".. autoclass:: dolmen.{name}\n   :members:\n   :inherited-members:\n   :member-order: bysource\n"


def told() -> set[str]:
    """Every name that the page tells of."""
    names = {name for group in (*CLASSES.values(), *FUNCTIONS.values()) for name in group}
    return {name.partition(".")[0] for name in names} | {*ERRORS, *CONSTANTS}
