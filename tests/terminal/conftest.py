"""Commands as a user gives them, in a folder of their own and in English unless they say otherwise."""

import pytest
from typer.testing import CliRunner

from dolmen.__main__ import commands


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


@pytest.fixture
def dolmen():
    """`dolmen("play cairn --seats me,random", lines)` runs a command; lines are what somebody types."""

    def run(command, lines=(), *more):
        typed = "".join(f"{line}\n" for line in lines)
        return CliRunner().invoke(commands(), [*command.split(), *more], input=typed, prog_name="dolmen")

    return run
