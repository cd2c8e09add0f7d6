"""Enclave, drawn: what all drawings of one view ask."""

from dolmen.picture.scene import Scene
from dolmen.picture.svg import about, part

from .actions import MOST_LEGAL
from .board import Phase
from .notation import sentence
from .rules import legal_actions
from .story import label, seat


class EnclaveScene(Scene):
    """One view of Enclave being drawn, with what may be said now."""

    def __init__(self, view, viewer, words, names, narrow):
        super().__init__(view, viewer, words, names, narrow)
        self.colours = [seat(view, player).colour for player in range(view.players)]
        self.is_asked = viewer == view.player and view.phase not in (Phase.NONE, Phase.OVER)
        self.labels = {}
        if self.is_asked:
            out = [0] * MOST_LEGAL
            actions = out[: legal_actions(view, out)]
            self.labels = {sentence(action): words.say(label(action, view), self.names) for action in actions}
        self.drawn = set()  # sentences that some part of the picture says by itself

    def chooses(self, *phases):
        """Whether the viewer is asked one of these decisions."""
        return self.is_asked and self.view.phase in phases

    def pick(self, content, phrase, edge, hover="", key=""):
        """A part that says a whole sentence; plain where it cannot be said now."""
        if phrase in self.labels:
            self.drawn.add(phrase)
            return part(content, phrase, self.labels[phrase], hover, key=key, rim=edge)
        return about(content, hover) if hover else content

    def ask_or_pick(self, content, phrase, edge, hover, key):
        """A part of the viewer's own that says a sentence, or is asked why it cannot be said now."""
        if phrase in self.labels or not self.is_asked:
            return self.pick(content, phrase, edge, hover, key)
        return part(content, phrase, hover, hover, key=key, rim=edge)
