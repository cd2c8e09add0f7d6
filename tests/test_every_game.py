"""Every game that is found keeps every law."""

from dolmen.core.game import games
from dolmen.laws.suite import LAWS, laws_of
from dolmen.words import LANGUAGES
from dolmen.words.keys import keys_in
from dolmen.words.texts import HERE

# Laws that a game does not keep yet. Each of these tests must fail: whoever mends a game takes its line away.
NOT_YET: dict[str, list[str]] = {}

test_laws = laws_of(*games().values(), not_yet=NOT_YET)


def test_what_is_not_kept_yet_are_laws_of_games_that_there_are():
    assert {*NOT_YET} <= {*games()}
    assert {name for laws in NOT_YET.values() for name in laws} <= {law.name for law in LAWS}


def test_dolmen_itself_speaks_both_languages():
    keys = [keys_in(HERE, language) for language in LANGUAGES]
    assert all(others == keys[0] for others in keys[1:])
