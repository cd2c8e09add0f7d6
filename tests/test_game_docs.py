"""docs/game.md tells the truth: its code is the example's, its reference names the whole contract."""

import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest

from dolmen.core.contract import data, notation, picture, rules, sketch, story
from dolmen.core.contract.needed import is_needed
from dolmen.core.game import Game
from dolmen.terminal.app import app
from dolmen.terminal.new import make_package
from tests.packages import EXAMPLES

TEXT = (Path(__file__).parents[1] / "docs" / "game.md").read_text("utf-8")
CODE = re.findall(r"^```(?:python|ftl)\n# (\S+)\n(.+?)^```$", TEXT, re.M | re.S)
EXAMPLE = EXAMPLES / "honey_fair"
CONSTANTS = {name.lower() for names in data.FILES.values() for name in names}
TAKEN_FROM_FILES = {"folder", "rules", "notation", "story", "picture", "sketch", *CONSTANTS}


def test_every_piece_of_code_names_its_file():
    assert len(CODE) == len(re.findall(r"^```(?:python|ftl)$", TEXT, re.M)) > 8


@pytest.mark.parametrize(("file", "code"), CODE, ids=[file for file, _ in CODE])
def test_the_code_of_the_docs_is_that_of_the_example(file, code):
    source = (EXAMPLE / file).read_text("utf-8")
    for piece in code.split("…\n"):
        assert piece in source, piece


def test_what_the_docs_do_not_change_is_as_dolmen_new_makes_it(tmp_path, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)  # nobody has made the example here yet
    made = make_package("honey_fair", tmp_path)
    for file in ("pyproject.toml", ".gitignore", "tests/test_laws.py"):
        assert (EXAMPLE / file).read_text("utf-8") == (made / file).read_text("utf-8")


@pytest.mark.parametrize("contract", [rules, notation, story, picture, sketch], ids=lambda module: module.__name__)
def test_the_reference_names_every_function_of_the_contract_as_it_is_called(contract):
    for name, function in vars(contract).items():
        if inspect.isfunction(function) and function.__module__ == contract.__name__:
            call = f"`{name}({', '.join(inspect.signature(function).parameters)})`"
            assert (f"| **{call}** |" if is_needed(function) else f"| {call} |") in TEXT


@pytest.mark.parametrize("contract", [data, story], ids=lambda module: module.__name__)
def test_the_reference_names_every_constant_of_the_contract(contract):
    for name, value in vars(contract).items():
        if name.isupper() and name != "FILES":
            assert (f"| **`{name}`** |" if is_needed(value) else f"| `{name}` |") in TEXT


def test_the_reference_names_every_fact_that_is_in_no_file():
    facts = {field.name for field in fields(Game)} - TAKEN_FROM_FILES
    assert [fact for fact in facts if f"`{fact}`" not in TEXT] == []


def test_the_commands_of_the_docs_exist():
    known = {command.name for command in app.registered_commands} | {"serve"}  # the server's own
    asked = set(re.findall(r"(?:^|`)dolmen ([a-z]+)", TEXT, re.M))
    assert {"new", "play", "golden", "games", "stress"} <= asked <= known
