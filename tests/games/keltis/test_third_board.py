"""Keltis: a further board is a table in data.toml, and nothing else; so is the size of a hand."""

import shutil
import subprocess
import sys
from pathlib import Path

import dolmen

BOARD = """
[scoring.stepping]
stones = [-1, 0, 1, 2, 3, 4]

[[tile_mix.stepping]]
tile = "clover"
count = 1
stays = true

[board.stepping]
goal_rows = [3]
many_own_figures_per_space = true

[board.stepping.start]
id = "start"
row = 0
x = 50
y = 0
value = 0
next = ["a1", "north1"]
"""
SPACE = """
[[board.stepping.spaces]]
id = "{id}"
row = {row}
x = {x}
y = {y}
color = "{color}"
value = {value}
kind = "{kind}"
tile = {tile}
goal = {goal}
next = [{next}]
"""
SPACES = (
    ("a1", 1, 20, "green", -1, "plain", ["a2"]),
    ("north1", 1, 80, "pink", -1, "tile", ["a2", "north2"]),
    ("a2", 2, 20, "joker", 2, "joker", ["home"]),
    ("north2", 2, 80, "blue", 3, "plain", ["home"]),
    ("home", 3, 50, "red", 6, "end", []),
)
PLAY = """
import random
from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.words import texts

chance = random.Random(1)
for players in (2, 3, 4):
    play = Play.new("keltis", players, {"board": "stepping"}, seed_from(players))
    said = set()
    while not play.over:
        said.update(play.sentences)
        assert play.rules.check(play.state) == 0, play.game.invariants[play.rules.check(play.state)]
        if len(play.steps) % 20 == 0:
            for box in (DESK, PHONE):
                svg = play.game.picture(play.sight(0), 0, texts("it", play.game), box=box)
                assert "north1" in svg or "1" in svg
            play.game.sketch(play.sight(0), 0, texts("en", play.game))
        play.act(chance.choice(play.legal))
    assert any(text.startswith("move small start north1") for text in said)
    assert any(text.startswith("move small north1 a2") for text in said)
print("played")
"""


HANDS = """
import random
from dolmen.core import transcript
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.games.keltis.board import Event

chance = random.Random(2)
play = Play.new("keltis", 3, {}, seed_from(4))
dealt = [event for event in play.opening if event[0] == Event.DEALT]
assert [len(event) for event in dealt] == [2 + 6] * 3, dealt
for elements in play.game.elements:
    if elements.kind == "card":
        assert [len(list(elements.heard(event))) for event in dealt] == [6] * 3
while not play.over:
    assert play.rules.check(play.state) == 0, play.game.invariants[play.rules.check(play.state)]
    play.act(chance.choice(play.legal))
assert transcript.dump(transcript.load(transcript.dump(play))) == transcript.dump(play)
print("played")
"""


def run_with(tmp_path, change, code):
    """What some code prints, run with a copy of Keltis whose data.toml is changed."""
    copy = tmp_path / "dolmen"
    shutil.copytree(Path(dolmen.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "server"))
    data = copy / "games" / "keltis" / "data.toml"
    data.write_text(change(data.read_text("utf-8")), "utf-8")
    for game in (copy / "games").iterdir():
        if game.is_dir() and game.name != "keltis":
            shutil.rmtree(game)
    return subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=120)


def with_a_further_board(text):
    text = text.replace('boards = ["new_paths",', 'boards = ["new_paths", "stepping",') + BOARD
    for name, row, x, colour, value, kind, after in SPACES:
        ways = ", ".join(f'"{to}"' for to in after)
        is_tile, is_goal = str(kind == "tile").lower(), str(row == 3).lower()
        text += SPACE.format(
            id=name,
            row=row,
            x=x,
            y=10 * row,
            color=colour,
            value=value,
            kind=kind,
            tile=is_tile,
            goal=is_goal,
            next=ways,
        )
    return text


def test_a_board_of_five_stones_is_played_and_drawn_from_its_data(tmp_path):
    done = run_with(tmp_path, with_a_further_board, PLAY)
    assert done.stdout.strip() == "played", done.stderr


def test_hands_of_six_cards_are_dealt_and_told_where_the_data_says_six(tmp_path):
    done = run_with(tmp_path, lambda text: text.replace("hand_size = 8", "hand_size = 6"), HANDS)
    assert done.stdout.strip() == "played", done.stderr
