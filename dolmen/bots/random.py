"""The random bot: any legal action, all equally likely."""

from dolmen.core.contract.rules import legal_actions
from dolmen.core.dice import roll

BOXES = 1


def choose(view, seat, dice, boxes, legal, values):
    """One of the legal actions by lot."""
    return legal[roll(dice, legal_actions(view[0], legal))]
