"""One script and one sheet per page: made of the files as they are, packed, and kept until they change."""

import gzip
import re
from pathlib import Path

import pytest

from dolmen.core.game import find_game
from dolmen.server.refusals import NotFound
from dolmen.server.web.bundle import STATIC, address, bundle, files_of, sheet_name
from tests.server.helpers import open_house, run

TEMPLATES = STATIC.parent / "templates"
# What a page does without a script of its own, and the scripts that templates name.
ENTRIES = sorted(
    {"page"}.union(*(re.findall(r"set script = '(\w+)'", path.read_text("utf-8")) for path in TEMPLATES.glob("*.html")))
)


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_script_has_each_module_once_after_those_it_imports(entry):
    files = [path.stem for path in files_of("js", entry)]
    assert len(files) == len(set(files)) and files[-1] == entry
    for place, name in enumerate(files):
        wanted = re.findall(r'^import .*"\./(\w+)\.js"', (STATIC / "js" / f"{name}.js").read_text("utf-8"), re.M)
        assert set(wanted) <= set(files[:place]), name


@pytest.mark.parametrize("entry", ENTRIES)
def test_nothing_of_modules_is_left_in_a_script(entry):
    text = bundle("js", entry).whole.decode()
    assert not re.search(r"^(import|export) ", text, re.M)
    assert "/**" not in text


@pytest.mark.parametrize("names", ["../secret", "nothing", "page+nothing", "", "Page"])
def test_only_our_own_files_are_put_together(names):
    with pytest.raises(NotFound):
        bundle("js", names)


@run
async def test_a_page_names_bundles_that_are_packed_and_may_be_kept_for_ever(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        page = await aoife.get("/")
        found = re.findall(r'"(/static/bundle/[^"]+)"', page)
        assert found == [address("css", "picture+base+controls+lobby+puzzle"), address("js", "lobby")]
        for path in found:
            answer = await aoife.http.get(path.replace("&#43;", "+"), headers={"accept-encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip" and "immutable" in answer.headers["cache-control"]
        old = await aoife.http.get("/static/bundle/lobby.js?v=0")
        assert old.headers["cache-control"] == "no-cache"


def test_a_bundle_unpacks_to_itself():
    made = bundle("css", "picture+base")
    assert gzip.decompress(made.packed) == made.whole


@pytest.mark.parametrize("names", ["base+cairn", "cairn.99", "soup.1", "cairn.x", "../cairn.1", "cairn.1.1"])
def test_only_games_that_are_there_bring_a_sheet(names):
    with pytest.raises(NotFound):
        bundle("css", names)
    with pytest.raises(NotFound):
        bundle("js", f"page{sheet_name(find_game('cairn'))}")


@run
async def test_the_sheet_of_a_game_comes_with_its_tables_and_rules_and_with_no_other(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "open")
        for page in (f"/table/{table}", "/rules/cairn", "/", "/rules/tain"):
            found = re.search(r'"(/static/bundle/picture[^"]+)"', await aoife.get(page))
            sheet = (await aoife.http.get(found[1])).text
            assert (".cairn .moss" in sheet) == ("table" in page or "cairn" in page), page
        picture = await aoife.get("/api/games/cairn/picture.svg")
        assert ".cairn .moss" in picture and 'class="picture cairn"' in picture
        assert 'class="picture cairn"' in await aoife.get("/rules/cairn")
