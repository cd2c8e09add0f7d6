"""A state of learning on disk, whole, to go on from."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from dolmen.train.league import League
from dolmen.train.learn import Learner, Settings

FORMAT = 1


@dataclass
class Course:
    """How far learning has come."""

    seconds: float = 0.0
    decisions: int = 0
    rounds: int = 0
    seed: int = 1
    learned_until: float = 0.0  # when the last earlier self was kept


def save(path: Path, game: str, learner: Learner, league: League, course: Course) -> None:
    """Writes everything that is needed to go on; an earlier file stays until the new one is whole."""
    kept: dict[str, Any] = {
        "format": FORMAT,
        "game": game,
        "settings": asdict(learner.settings),
        "network": learner.network.state_dict(),
        "average": learner.average.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
        "steps": learner.steps,
        "league": {"selves": league.selves, "shares": league.shares, "ages": league.ages},
        "course": asdict(course),
        "chance": learner.chance.get_state(),
    }
    written = path.with_name(f"{path.name}.{os.getpid()}")
    torch.save(kept, written)
    written.replace(path)


def load(path: Path, game: str) -> dict[str, Any]:
    """What was saved of a game."""
    kept = torch.load(path, map_location="cpu", weights_only=True)
    if kept["format"] != FORMAT or kept["game"] != game:
        raise ValueError(f"{path} holds {kept['game']}, format {kept['format']}, not {game}, format {FORMAT}")
    return kept


def settings_of(kept: dict[str, Any]) -> Settings:
    """The settings that it was learned with."""
    return Settings(**kept["settings"])


def restore(kept: dict[str, Any], learner: Learner, league: League) -> Course:
    """Puts everything back in its place."""
    learner.network.load_state_dict(kept["network"])
    learner.average.load_state_dict(kept["average"])
    learner.optimiser.load_state_dict(kept["optimiser"])
    learner.steps = kept["steps"]
    learner.chance.set_state(kept["chance"])
    league.selves, league.shares, league.ages = (kept["league"][name] for name in ("selves", "shares", "ages"))
    return Course(**kept["course"])
