"""The page's types are those of the messages."""

from dolmen.server.web.types_js import FILE, types_js


def test_the_types_of_the_page_are_made_from_the_messages():
    assert FILE.read_text("utf-8") == types_js(), "run python -m dolmen.server.web.types_js"


def test_a_type_of_the_page_says_what_its_struct_says():
    lines = types_js().splitlines()
    assert " * @typedef {{text: string, step: number}} LogLine" in lines
    assert ' * @typedef {{type: "look", id: string, seat?: number|null}} Look' in lines
    assert " * @property {LegalAction[]} legal" in lines
    assert " * @property {string} [picture]" in lines
    assert any("choices: Record<string, Value[]>" in line for line in lines)
