"""A wheel of this tree, installed into an empty environment, is all that anybody needs."""

import urllib.request
import zipfile
from pathlib import Path

import pytest

import dolmen
from tests.browser.house import House
from tests.wheel.conftest import ROOT

BATCH = """
import dolmen
batch = dolmen.Batch("cairn", 50, players=3, seed=7)
batch.play_random()
print(batch.scores.shape)
"""


def test_every_file_of_the_package_is_in_the_wheel(wheel):
    package = ROOT / "dolmen"
    ours = {path.relative_to(ROOT) for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    held = {Path(name) for name in zipfile.ZipFile(wheel).namelist() if name.startswith("dolmen/")}
    assert held == ours


def test_without_extras_a_game_is_played(bare):
    told = bare.run("-m", "dolmen", "watch", "cairn", "--seats", "random,random", "--seed", "4")
    assert told.returncode == 0, told.stderr
    assert "wins!" in told.stdout or "share the victory!" in told.stdout


def test_without_extras_the_front_door_plays_and_asks_a_bot(bare):
    code = "import dolmen; p = dolmen.new('keltis', players=2, seed=7); p.play(p.sentences[0]); print(p.ask('adept'))"
    told = bare.run("-c", code)
    assert told.returncode == 0, told.stderr
    play = dolmen.new("keltis", players=2, seed=7)
    play.play(play.sentences[0])
    assert told.stdout.strip() in play.sentences


def test_without_extras_every_game_is_listed(bare):
    told = bare.run("-m", "dolmen", "games")
    assert told.returncode == 0, told.stderr
    names = {path.parent.name for path in (ROOT / "dolmen" / "games").glob("*/rules*") if path.suffix in ("", ".py")}
    assert names <= set(told.stdout.split())


def test_without_extras_a_new_game_is_made(bare):
    told = bare.run("-m", "dolmen", "new", "stone_soup")
    assert told.returncode == 0, told.stderr
    made = {str(path.relative_to(bare.folder)) for path in (bare.folder / "stone_soup").rglob("*")}
    parts = (
        "pyproject.toml",
        ".gitignore",
        "tests/test_laws.py",
        "src/stone_soup/rules.py",
        "tests/golden/stone_soup-2.game",
    )
    assert {f"stone_soup/{part}" for part in parts} <= made


@pytest.mark.parametrize(
    ("command", "extra"),
    [("serve", "server"), ("backup copy.sqlite3", "server"), ("stress cairn", "fast")],
)
def test_a_command_without_its_extra_says_in_one_sentence_what_to_install(bare, command, extra):
    english, italian = (bare.run("-m", "dolmen", *command.split(), LANG=tongue) for tongue in ("en_GB", "it_IT"))
    name = f"dolmen {command.split()[0]}"
    assert english.stderr == f'{name} needs packages that are not installed: pip install "dolmen[{extra}]"\n'
    assert italian.stderr == f'Per {name} mancano alcuni pacchetti: pip install "dolmen[{extra}]"\n'
    assert english.returncode == italian.returncode == 2


def test_a_batch_without_its_extra_says_what_to_install(bare):
    told = bare.run("-c", BATCH)
    assert told.stderr.splitlines()[-1].endswith('pip install "dolmen[fast]"')


def test_with_all_extras_a_page_is_served(full):
    house = House(full.folder, full.python, full.environment)
    house.open()
    try:
        for path, part in (("/", b"data-game"), ("/static/css/base.css", b"{"), ("/healthz", b"well")):
            with urllib.request.urlopen(house.url + path, timeout=20) as answer:
                assert part in answer.read(), path
    finally:
        house.close()


def test_with_all_extras_a_batch_runs(full):
    told = full.run("-c", BATCH)
    assert told.returncode == 0, told.stderr
    assert told.stdout == "(50, 3)\n"
