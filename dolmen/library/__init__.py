"""What stands behind the front door: games with their bots, words and pictures, for whoever uses Dolmen from Python."""

from dolmen.library.answer import Answer, Candidate
from dolmen.library.play import Play, load, new
from dolmen.library.title import Title, titles
from dolmen.library.view import DrawnView

__all__ = ["Answer", "Candidate", "DrawnView", "Play", "Title", "load", "new", "titles"]
