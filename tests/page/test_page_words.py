"""The page's own words: both languages have them all, and nothing asks for one that is not there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from jinja2 import Environment, FileSystemLoader, meta

import dolmen.server
from dolmen.server.web.script_words import all_script_words, said_by, script_words
from dolmen.words import LANGUAGES, texts
from dolmen.words.texts import HERE

SERVER = Path(dolmen.server.__file__).parent
SCRIPTS = sorted((SERVER / "static" / "js").glob("*.js"))
TEMPLATES = sorted((SERVER / "templates").glob("*.html"))
PARTS = ("page", "reviewpage", "coach", "review")  # files with words of pages
PLURALS = ("", "-one", "-other")


def page_words(language: str) -> dict[str, set[str]]:
    """The keys of the page's files, each with the names of what is filled in."""
    parsed = (FluentParser().parse((HERE / f"{language}-{part}.ftl").read_text("utf-8")) for part in PARTS)
    found = {}
    for entry in (entry for resource in parsed for entry in resource.body):
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    """The names of all variables below a node of the syntax tree."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def test_both_languages_have_every_word_of_the_page_with_the_same_gaps():
    first, *others = (page_words(language) for language in LANGUAGES)
    assert all(first == other for other in others)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_what_a_script_says_is_handed_to_it(path):
    given, source = said_by(path.stem), re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)
    for key in re.findall(r'"(script-[a-z-]+[a-z])"', source):
        assert any(key + plural in given for plural in PLURALS), key
    for stem in re.findall(r"`(script-[a-z-]+-)\$\{", source):
        assert any(key.startswith(stem) for key in given), stem


def test_a_page_is_not_handed_the_words_of_another():
    assert "script-puzzle-solved" in said_by("puzzle") and "script-puzzle-solved" not in said_by("table")


def test_every_word_for_scripts_is_said_somewhere():
    templates = "".join(path.read_text("utf-8") for path in TEMPLATES)
    said = {key for path in SCRIPTS for key in said_by(path.stem)}
    assert [key for key in all_script_words() if key not in said and key not in templates] == []


def test_what_a_script_fills_in_stands_in_braces():
    assert script_words("table", texts("en"))["script-won"] == "{name} wins"


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_every_text_a_template_asks_for_exists(path):
    known = page_words(LANGUAGES[0])
    for key in re.findall(r"\bt\('([a-z-]+[a-z])'", path.read_text("utf-8")):
        assert key in known, key


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_no_template_has_script_or_style_inside(path):
    source = path.read_text("utf-8")
    for script in re.findall(r"<script[^>]*>", source):
        assert " src=" in script or 'type="application/json"' in script
    assert "<style" not in source
    assert not re.search(r"\s(style|on[a-z]+)=", source)


def test_templates_ask_only_for_what_the_server_promises():
    promised = {"t", "script_words", "language", "languages", "me", "static", "path", "home", "levels"}
    more = {"games", "open", "running", "mine", "game", "table", "rules", "history", "ratings", "rows", "name", "token"}
    more |= {
        "calls",
        "days",
        "title",
        "button",
        "keys",
        "can_mail",
        "plots",
        "statistics",
        "duplicate",
        "players",
        "pace",
        "lesson",
        "steps",
        "names",
        "seat",
        "state",
        "seen",
        "today",
        "titles",
        "puzzle",
        "number",
        "of",
    }
    more |= {"sheet", "bundle", "sheets", "script", "solo"}  # the last three are set by the templates themselves
    environment = Environment(loader=FileSystemLoader(SERVER / "templates"))
    for path in TEMPLATES:
        wanted = meta.find_undeclared_variables(environment.parse(path.read_text("utf-8")))
        assert wanted <= promised | more | {"status", "text", "range"}, path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_page_can_be_said(language):
    say = texts(language)
    for key, gaps in page_words(language).items():
        assert say(key, **dict.fromkeys(gaps, "x")).strip()


def test_scripts_stay_short_enough_to_be_read_in_a_sitting():
    for path in SCRIPTS:
        is_made = path.name == "types.js"  # by a command, and not to be read
        assert is_made or len(path.read_text("utf-8").splitlines()) <= 250, path.name
