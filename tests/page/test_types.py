"""The page's types are those of the messages."""

from dolmen.server.web.types_js import FILE, types_js


def test_the_types_of_the_page_are_made_from_the_messages():
    assert FILE.read_text("utf-8") == types_js(), "run python -m dolmen.server.web.types_js"


def test_a_type_of_the_page_says_what_its_struct_says():
    text = types_js()
    assert " * @typedef {object} LegalAction\n * @property {string} sentence\n" in text
    assert " * @property {string} [picture]\n" in text
    assert ' * @property {"bot"|"open"|"person"} kind\n' in text
    assert " * @property {Record<string, Value[]>} choices\n" in text
