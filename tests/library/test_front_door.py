"""The front door: `import dolmen` is enough, and brings nothing that nobody asked for."""

import json
import os
import subprocess
import sys
import typing
from pathlib import Path

import pytest

import dolmen
from dolmen.core import extras

HEAVY = {*extras.MODULES["fast"], *extras.MODULES["server"], *extras.MODULES["postgres"], "llvmlite"}
EVERYTHING = """
import dolmen
for name in dolmen.__all__:
    getattr(dolmen, name)
play = dolmen.new("cairn", players=2, seed=7)
play.play(play.sentences[0])
play.ask("adept", seed=1)
play.svg(0, "it")
dolmen.load(play.dump(), seed=7)
dolmen.titles()
"""


def modules_after(code):
    """What a Python that runs the code has imported in the end."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport json, sys; print(json.dumps(list(sys.modules)))"],
        stdout=subprocess.PIPE,
        check=True,
        env={**os.environ, "PYTHONPATH": str(Path(dolmen.__file__).parent.parent)},
    ).stdout
    return set(json.loads(told.splitlines()[-1]))


@pytest.mark.parametrize("code", ["import dolmen", EVERYTHING], ids=["the import", "everything but a search"])
def test_neither_numba_nor_a_web_server_is_imported(code):
    assert modules_after(code).isdisjoint(HEAVY)


def test_the_import_alone_brings_no_module_of_ours_but_the_door():
    assert {name for name in modules_after("import dolmen") if name.startswith("dolmen")} == {"dolmen"}


def test_the_terminal_and_the_server_stay_outside():
    rooms = {".".join(name.split(".")[:2]) for name in modules_after(EVERYTHING)}
    assert "dolmen.library" in rooms and rooms.isdisjoint({"dolmen.terminal", "dolmen.server", "dolmen.arena"})


def test_every_name_of_the_door_is_there_and_listed():
    for name in dolmen.__all__:
        assert getattr(dolmen, name) is getattr(dolmen, name)
    assert set(dolmen.__all__) <= set(dir(dolmen))
    with pytest.raises(AttributeError, match="dolmen has no 'castle'; it has "):
        _ = dolmen.castle


def test_what_the_type_checker_sees_is_what_there_is():
    names = {name for names in dolmen.HOMES.values() for name in names}
    assert {*names, *dolmen.ROOMS, "__version__"} == set(dolmen.__all__)
    assert typing.get_type_hints(dolmen.new)["return"] is dolmen.Play
    assert (Path(dolmen.__file__).parent / "py.typed").exists()


def test_without_numba_a_game_is_played_and_the_adept_is_asked(tmp_path):
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "import dolmen; p = dolmen.new('keltis', players=2, seed=7); p.play(p.sentences[0]); print(p.ask('adept'))"
    )
    root = str(Path(dolmen.__file__).parent.parent)
    told = subprocess.run(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": root},
    ).stdout
    play = dolmen.new("keltis", players=2, seed=7)
    play.play(play.sentences[0])
    assert told.strip() in play.sentences and told.strip() == str(play.ask("adept"))


def test_without_numba_a_batch_says_what_to_install(monkeypatch):
    monkeypatch.setitem(extras.MODULES, "fast", ("no_such_module",))
    with pytest.raises(dolmen.DolmenError, match=r"dolmen\[fast\]"):
        dolmen.Batch("cairn", 1)
