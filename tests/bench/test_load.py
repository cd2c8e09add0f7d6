"""The load on a server: by which Python it is measured."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from bench.figures import machine
from bench.load import runs


@pytest.mark.parametrize("address", ["", "postgresql://host/name"])
def test_another_python_runs_every_server(address: str, tmp_path: Path) -> None:
    asked = SimpleNamespace(rate=1000.0, python="/opt/python3.99")
    assert {run.python for run in runs(asked, tmp_path, address)} == {"/opt/python3.99"}


def test_the_page_names_the_python_that_ran_the_server(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho Python 3.99.1\n")
    python.chmod(0o700)
    assert ", Python 3.99.1, load " in machine(str(python))
