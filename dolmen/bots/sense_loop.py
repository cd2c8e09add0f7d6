"""What a network is told of a view and of its legal actions, written against the contract."""

from dolmen.core.contract.rules import describe, observe


def write_senses(view, seat, legal, seen, traits):
    """Writes the view and each legal action as numbers; `seen` and `traits` are zeroed."""
    observe(view[0], seat, seen)
    for k in range(len(legal)):
        describe(view[0], legal[k], traits[k])
