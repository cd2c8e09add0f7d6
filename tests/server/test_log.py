"""A log that grows line by line is the log that is told from the beginning."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.seed import by_lot, seed_from
from dolmen.core.viewer import NOBODY
from dolmen.server.store.rows import Agreed, KeptSeat
from dolmen.server.table.table import Table
from dolmen.server.web.showing import Look
from dolmen.wire.messages import Pace

STEPS = 100


def table_of(play: Play) -> Table:
    """A table at which a play runs, all seats taken by people."""
    game = play.game
    agreed = Agreed(
        "log", game.name, game.version, dict(play.options), play.seed, Pace("none"), 0.0, False, True, "p0", 0.0
    )
    seats = [KeptSeat("person", f"Anna {seat}", f"p{seat}") for seat in range(play.players)]
    table = Table(agreed, seats, "running")
    table.running = table.begin(play)
    return table


def log_of(table: Table, seat: int | None) -> list[tuple[str, int]]:
    """The log as a seat or a spectator reads it now."""
    table.at_play.shown.clear()
    return [(line.text, line.step) for line in Look(table, seat, "en").log()]


def differences(game: str, options: dict[str, str]) -> list[int]:
    """After how many steps of a random game the two logs differ for anybody; with steps that are taken back."""
    play = Play.new(find_game(game), options=options, seed=seed_from(3))
    growing, found = table_of(play), []
    seats: list[int | None] = [*range(play.players), None]
    for number in range(STEPS):
        for seat in seats:
            if log_of(growing, seat) != log_of(table_of(play), seat):
                found.append(len(play.steps))
        if play.over:
            break
        if number % 3 == 0 and not play.why_no_undo():
            growing.at_play.take_back()
        else:
            play.act(by_lot(play.legal, seed_from(number)))
    return found


@pytest.mark.parametrize("game", sorted(games()))
def test_every_viewer_reads_the_log_that_would_be_told_from_the_beginning(game: str) -> None:
    assert not differences(game, {})


def test_open_discards_are_named_when_their_round_is_over() -> None:
    assert not differences("tain", {"discards": "open"})


def test_a_log_whose_lines_change_unsaid_is_found_out() -> None:
    with patch.object(find_game("tain").story, "log_hangs_on", lambda view, events: 0):
        assert differences("tain", {})


def test_a_spectator_is_nobody() -> None:
    assert Look(table_of(Play.new(find_game("cairn"))), None, "en").viewer == NOBODY
