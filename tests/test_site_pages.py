"""What the site is made of is complete, and its links lead somewhere; the generator is not needed for this."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource

import dolmen
from docs.site import reference
from docs.site.arrange import HERE, HOME, LANGUAGES, ROOT, LostLink, arrange, places
from docs.site.links import address_of, addresses_in, links_in, relinked
from docs.site.whole import faults_of
from dolmen.core.game import games
from tests.docs.planted import copy_of_the_pages


def texts_of(language: str) -> set[str]:
    resource = FluentResource((HERE / "words" / f"{language}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in resource.body if hasattr(entry, "id")}


def test_every_page_of_the_docs_has_its_place_on_the_site():
    arranged = {source for language in LANGUAGES for source in places(language)}
    written = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert written <= arranged
    assert all((ROOT / source).exists() for source in arranged)


def test_every_italian_page_for_players_has_an_english_twin_of_the_same_name():
    assert set(places("it").values()) <= set(places("en").values())


def test_both_languages_say_everything_and_what_each_title_hides():
    assert texts_of("en") == texts_of("it")
    assert {f"hidden-{name.replace('_', '-')}" for name in games()} <= texts_of("en")


def test_the_reference_tells_of_every_name_of_the_front_door():
    assert reference.told() == set(dolmen.__all__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_arrive_with_links_that_lead_somewhere(language, tmp_path):
    arrange(language, tmp_path)
    for place in places(language).values():
        for link in links_in((tmp_path / place).read_text("utf-8")):
            path = link.partition("#")[0]
            if path and ":" not in path:
                assert (tmp_path / place).parent.joinpath(path).exists(), f"{place}: {link}"


@pytest.mark.parametrize("planted", ["[lost](no-such-page.md)", "[lost](../tests/games/README.md)"])
def test_a_link_that_leads_nowhere_is_refused(planted, tmp_path):
    root = copy_of_the_pages(tmp_path)
    first = root / HOME["en"]
    first.write_text(first.read_text("utf-8") + f"\n{planted}\n", "utf-8")
    with pytest.raises(LostLink):
        arrange("en", tmp_path / "there", root)


def test_links_are_found_outside_code_alone():
    text = "[a](one.md) `[b](two.md)`\n\n```\n[c](three.md)\n```\n[`d`](four.md#place)\n"
    assert links_in(text) == ["one.md", "four.md#place"]
    assert relinked(text, str.upper).count(".MD") == 2


def test_headings_have_the_addresses_that_links_use():
    assert address_of("Laws, golden games, versions") == "laws-golden-games-versions"
    assert addresses_in("# One `two`\n\n```\n# three\n```\n") == {"one-two"}


FAULTS = {
    '<a href="other.html">': "which is not there",
    '<a href="#nowhere">': "which is not there",
    '<script src="https://elsewhere.example/a.js"></script>': "fetches https://elsewhere.example/a.js",
    '<img src="lost.svg">': "which is not there",
}


@pytest.mark.parametrize("planted", FAULTS)
def test_a_site_that_is_not_whole_is_found_out(planted, tmp_path):
    page: Path = tmp_path / "index.html"
    page.write_text('<h1 id="here"></h1><a href="#here"></a><a href="https://elsewhere.example"></a>', "utf-8")
    assert list(faults_of(tmp_path)) == []
    (tmp_path / "second.html").write_text(planted, "utf-8")
    assert [FAULTS[planted] in fault for fault in faults_of(tmp_path)] == [True]
