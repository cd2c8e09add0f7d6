"""What docs/bots.md shows is what works."""

import re
from pathlib import Path

import dolmen
from dolmen.bots import Bot

PAGE = Path(dolmen.__file__).parent.parent / "docs/bots.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


def test_the_example_plays_a_whole_game(capsys):
    exec(EXAMPLES[0], {})
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\]\n", capsys.readouterr().out)


def test_the_example_of_a_search_shows_three_actions_and_a_line(capsys):
    exec(EXAMPLES[1], {})
    *choices, line = capsys.readouterr().out.splitlines()
    assert len(choices) == 3
    assert all(re.fullmatch(r"[a-z0-9 ]+ \d+ 0\.\d\d [+-]\d+\.\d", choice) for choice in choices)
    assert line.startswith("('")


def test_the_bot_of_three_lines_is_one():
    names = {}
    exec(EXAMPLES[2], names)
    assert isinstance(names["First"](), Bot)
    assert names["First"]().choose(None, 0, [4, 7], bytes(16)) == 4
