"""Honey Fair keeps every law of Dolmen's."""

from dolmen.laws.suite import laws_of

test_laws = laws_of("honey_fair")
