"""Every game that is found keeps every law."""

from dolmen.core.game import games
from dolmen.laws.suite import laws_of
from dolmen.words import LANGUAGES
from dolmen.words.keys import keys_in
from dolmen.words.texts import HERE

test_laws = laws_of(*games().values())


def test_dolmen_itself_speaks_both_languages():
    keys = [keys_in(HERE, language) for language in LANGUAGES]
    assert all(others == keys[0] for others in keys[1:])
