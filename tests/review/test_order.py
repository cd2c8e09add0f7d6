"""What it is worth to begin, in reviews, is what the ready studies found."""

import csv
from pathlib import Path

import pytest

from dolmen.core.game import find_game
from dolmen.review.yardstick import yardstick_of

STUDIES = Path(__file__).parents[2] / "docs" / "studies"


def found_by(title):
    """The shares of places in the order of play, by number of players."""
    with (STUDIES / title / "adepts-comparisons.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["section"] == "order"]
    return {(int(row["players"]), int(row["name"].removeprefix("order-"))): float(row["value"]) for row in rows}


@pytest.mark.parametrize("title", sorted(folder.name for folder in STUDIES.iterdir() if folder.is_dir()))
def test_reviews_weigh_who_begins_as_the_study_found(title):
    written = yardstick_of(find_game(title)).order
    shares = {
        (players, place): share / 1000
        for players, places in written.items()
        for place, share in enumerate(places, 1)
    }  # fmt: skip
    assert shares == pytest.approx(found_by(title), abs=0.001)
