"""What the documents say runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# game.md shows files of examples/honey_fair, which test_game_docs.py compares.
PAGES = [ROOT / "README.md", *sorted(page for page in (ROOT / "docs").glob("*.md") if page.name != "game.md")]
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_every_python_example_of_the_documents_runs(code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_the_documents_leads_to_a_file(page):
    for target in re.findall(r"\]\((?!http|#)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
