"""Táin: every worked example, one test each, named after the rule it shows."""

import tomllib
from pathlib import Path

import pytest

from dolmen.games.tain import rules
from tests.games.tain.positions import facts, offered, position

SCENARIOS = tomllib.loads((Path(__file__).parent / "scenarios.toml").read_text("utf-8"))["scenario"]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["name"])
def test_scenario(scenario):
    state = position(**scenario)
    assert rules.check(state) == 0
    found = facts(state)
    for name, wanted in scenario["expect"].items():
        if name == "offered":
            assert set(wanted) <= set(offered(state))
        elif name == "not_offered":
            assert not set(wanted) & set(offered(state))
        elif name == "hostages":
            assert found[name] == sorted((h["holder"], h["owner"], h["kind"], h.get("n", 1)) for h in wanted)
        elif name in ("passed", "winners"):
            assert found[name] == sorted(wanted)
        else:
            assert narrowed(found[name], wanted) == wanted, name


def narrowed(found, wanted):
    """Only what is named is compared, at every depth."""
    if isinstance(wanted, dict):
        return {key: narrowed(found[key], value) for key, value in wanted.items()}
    return found
