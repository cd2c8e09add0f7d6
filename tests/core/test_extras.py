"""What is installed beyond the base, and what is said to people who lack it."""

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from dolmen.core import extras
from dolmen.core.errors import MissingExtra

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
DECLARED = PROJECT["project"]["optional-dependencies"]
ONLY_SPEEDS_UP = {"uvloop"}  # never imported by name, and not to be had everywhere
HEAVY = ("torch", "ray", "nvidia", "jax", "cupy", "triton")


def plain(name: str) -> str:
    """The name of a distribution as registries compare it."""
    return re.match(r"[\w.-]+", name)[0].lower().replace("_", "-").replace(".", "-")


def test_every_extra_but_all_is_known_by_what_it_brings():
    assert {*extras.MODULES, "all"} == set(DECLARED)
    homes = packages_distributions()
    for extra in extras.MODULES.keys() - extras.LARGE:
        modules = extras.MODULES[extra]
        brought = {plain(name) for name in DECLARED[extra] if not name.startswith("dolmen[")} - ONLY_SPEEDS_UP
        assert {plain(homes[module][0]) for module in modules} == brought


def test_all_brings_every_extra_but_the_large_ones():
    (everything,) = DECLARED["all"]
    assert set(re.search(r"\[(.*)\]", everything)[1].split(",")) == extras.MODULES.keys() - extras.LARGE


def test_what_is_missing_is_said_with_the_command_that_installs_it(monkeypatch):
    monkeypatch.setitem(extras.MODULES, "fast", ("no_such_module",))
    assert not extras.has("fast")
    with pytest.raises(MissingExtra, match=re.escape("dolmen stress needs packages that are not installed: pip ins")):
        extras.need("fast", asked="dolmen stress")


def test_what_is_installed_is_not_complained_about():
    for extra in extras.MODULES.keys() - extras.LARGE:
        extras.need(extra, asked="this test")


@pytest.mark.parametrize("path", sorted((ROOT / "locks").glob("*.lock")), ids=lambda path: path.stem)
def test_a_lock_file_has_hashes_and_names_no_registry(path):
    text = path.read_text("utf-8")
    assert "://" not in text
    assert "index-url" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "==" in entry
        assert "--hash=sha256:" in entry


@pytest.mark.parametrize("name", ["play", "host", "dev"])
def test_neither_playing_nor_testing_downloads_machines_for_learning(name):
    locked = re.findall(r"^[\w.-]+(?===)", (ROOT / "locks" / f"{name}.lock").read_text("utf-8"), re.M)
    assert locked
    assert [package for package in locked if package.startswith(HEAVY)] == []


@pytest.mark.parametrize("name", ["play", "host"])
def test_what_is_played_with_is_what_was_tested(name):
    tested, played = ((ROOT / "locks" / f"{lock}.lock").read_text("utf-8") for lock in ("dev", name))
    versions = re.findall(r"^[\w.-]+==[^ ]+", played, re.M)
    assert set(versions) <= set(re.findall(r"^[\w.-]+==[^ ]+", tested, re.M))
