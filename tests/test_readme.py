"""What the documents say runs."""

import re
from pathlib import Path

import pytest

from docs.site.links import ELSEWHERE, addresses_in, links_in
from dolmen.__main__ import commands

ROOT = Path(__file__).parent.parent
# game.md shows files of examples/honey_fair, which test_game_docs.py compares.
PAGES = [ROOT / "README.md", *sorted(page for page in (ROOT / "docs").glob("*.md") if page.name != "game.md")]
LINKED = sorted(page for place in (".", "docs", "docs/*", "bench") for page in ROOT.glob(f"{place}/*.md"))
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_every_python_example_of_the_documents_runs(code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_page_of_the_terminal_names_every_command():
    table = re.search(r"\| command .*?\n\n", (ROOT / "docs" / "terminal.md").read_text("utf-8"), re.S)
    cells = re.findall(r"^\| (`.*?) \|", table[0], re.M)
    named = {word for cell in cells for word in re.findall(r"`(?:dolmen )?([\w-]+)", cell)}
    assert {command.name for command in commands().registered_commands} == named


@pytest.mark.parametrize("page", LINKED, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_the_documents_leads_to_a_file_and_a_heading(page):
    for link in links_in(page.read_text("utf-8")):
        if not link.startswith(ELSEWHERE):
            path, _, heading = link.partition("#")
            target = page.parent / path if path else page
            assert target.exists(), link
            assert not heading or heading in addresses_in(target.read_text("utf-8")), link
