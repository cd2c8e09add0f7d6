"""The page for researchers tells the truth, and its notebook runs."""

import json
from pathlib import Path

import pytest

import dolmen
from bench.titles import PAGE, row, sizes
from dolmen.core.game import games

TOUR = PAGE.with_name("tour.ipynb")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", games())
def test_the_table_has_every_title_with_its_sizes(name):
    assert sizes(games()[name]) in PAGE.read_text("utf-8"), "python -m bench.titles writes it"


@pytest.mark.slow
def test_the_table_has_what_its_command_measures():
    assert row(games()["cairn"]) in PAGE.read_text("utf-8"), "python -m bench.titles writes it"


@pytest.mark.slow
def test_the_tour_runs_and_its_network_learns():
    around: dict = {"__name__": "tour"}
    for cell in json.loads(TOUR.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "tour", "exec"), around)
    assert around["last"] > around["first"]


def test_the_citation_is_of_this_version():
    assert f"version: {dolmen.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
