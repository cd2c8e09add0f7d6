"""Twenty kills in the middle of play; `python -m tests.server.crash --kills 1000` for more."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crash import crash

KILLS = 20


def test_every_acknowledged_act_survives_kills_exactly_once(tmp_path: Path) -> None:
    counts = asyncio.run(crash(KILLS, "cairn", 5, tmp_path))
    assert counts["kills"] == KILLS
    assert counts["acknowledged acts"] > 100
    for what in ("sent again after a loss", "repeated messages", "late messages", "cut connections"):
        assert counts[what] > 0, what
