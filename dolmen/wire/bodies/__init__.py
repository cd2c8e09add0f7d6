"""Bodies and answers of the JSON interface; docs/http.md describes them, the OpenAPI document is made of them.

A file for each subject; all of them are known as `bodies.NewTable`, wherever they stand.
"""

# ruff: noqa: F403 — a new body is written once, in the file of its subject

from dolmen.wire.bodies.body import *
from dolmen.wire.bodies.calls import *
from dolmen.wire.bodies.duplicates import *
from dolmen.wire.bodies.finding import *
from dolmen.wire.bodies.games import *
from dolmen.wire.bodies.hosting import *
from dolmen.wire.bodies.keys import *
from dolmen.wire.bodies.lessons import *
from dolmen.wire.bodies.people import *
from dolmen.wire.bodies.puzzles import *
from dolmen.wire.bodies.reviews import *
from dolmen.wire.bodies.tables import *
