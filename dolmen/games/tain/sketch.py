"""Táin in a terminal."""


def sketch(view, viewer, words, names=()):
    """The title alone."""
    return words("title")
