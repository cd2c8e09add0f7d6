"""The site that `make docs` makes is whole, works without a network, and is not made where a link leads nowhere."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from docs.site.arrange import LANGUAGES, ROOT, SITE, parts_of
from docs.site.menu import pages_of
from docs.site.whole import faults_of
from tests.browser.chromium import FLAGS, chromium
from tests.docs.planted import copy_of_the_pages

PYTHON = ROOT / "build" / "docs" / "bin" / "python"


def make(site: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [str(PYTHON), "-m", "docs.site", str(site), *more]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ})


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    made = make(folder / "site")
    assert made.returncode == 0, made.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser.new_page()
        browser.close()


def test_every_page_of_the_menu_is_there_and_every_link_leads_somewhere(site):
    for language in LANGUAGES:
        pages = [page for part in parts_of(language) for page in pages_of(part)]
        assert [page for page in pages if not (site / SITE[language] / f"{page}.html").exists()] == []
    assert list(faults_of(site)) == []


@pytest.mark.browser
@pytest.mark.parametrize(("home", "word", "found"), [("", "kidnap", "tain"), ("it/", "pecore", "woolly_bully")])
def test_words_are_found_without_a_network(site, page, home, word, found):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"file://{site}/{home}search.html?q={word}")
    page.get_by_role("main").locator(f'a[href^="games/{found}.html"]').first.wait_for()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []


def test_the_reference_has_the_docstrings_of_the_front_door(site):
    text = (site / "research" / "reference.html").read_text("utf-8")
    assert "What a bot would do in the place of the player to move" in text
    assert 'id="dolmen.Play.play"' in text  # inherited from the core


@pytest.mark.parametrize("planted", ["[lost](no-such-page.md)", "[lost](bots.md#no-such-heading)", "![lost](lost.png)"])
def test_no_site_is_made_where_a_link_leads_nowhere(planted, tmp_path):
    root = copy_of_the_pages(tmp_path)
    first = root / "docs" / "README.md"
    first.write_text(first.read_text("utf-8") + f"\n{planted}\n", "utf-8")
    made = make(tmp_path / "site", "--root", str(root))
    assert made.returncode != 0
    assert "no-such" in made.stderr or "lost" in made.stderr
