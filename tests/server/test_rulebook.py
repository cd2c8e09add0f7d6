"""The rules for players as the page shows them: anchors, headings, figures."""

import dataclasses
import re

import pytest

from dolmen.core.game import find_game, games
from dolmen.server.web.lobby import rules_shown
from dolmen.server.web.rulebook import rendered
from dolmen.words import LANGUAGES, texts
from dolmen.words.rulebook import anchors_in, figures_in, without_marks

TEXT = """# Rules

## Your turn {#turn}

A paragraph with **bold** words. {#bold}

- an item of a tight list {#item}
- another

![Three **stones**](figure:stones)

| a | b |
| - | - |
| {#not} | 1 |
"""
GAME = dataclasses.replace(find_game("cairn"), figures={"stones": lambda words: f"<svg>{words.language}</svg>"})


def html():
    return rendered(GAME, TEXT, texts("it", GAME))[0]


def test_an_anchor_is_the_address_of_its_heading_paragraph_or_item_and_is_not_shown():
    assert '<h2 id="turn">Your turn</h2>' in html()
    assert re.search(r'<p id="bold">A paragraph with <strong>bold</strong> words\.</p>', html())
    assert '<li id="item">an item of a tight list</li>' in html()
    assert "{#turn}" not in html() and "{#item}" not in html()


def test_headings_keep_their_own_address_or_are_numbered():
    _, headings = rendered(GAME, TEXT, texts("it", GAME))
    assert [(heading.id, heading.text) for heading in headings] == [("rule-1", "Rules"), ("turn", "Your turn")]


def test_a_figure_is_drawn_in_the_readers_language_with_its_caption():
    assert re.search(r"<figure[^>]*><svg>it</svg><figcaption>Three \*\*stones\*\*</figcaption></figure>", html())


def test_a_table_and_a_figure_move_sideways_in_a_frame_that_keys_reach():
    assert '<figure class="sideways" tabindex="0">' in html()
    assert '<div class="sideways" tabindex="0"><table>' in html() and "</table></div>" in html()


def test_a_figure_that_nobody_draws_stays_a_picture_with_its_caption():
    shown, _ = rendered(dataclasses.replace(GAME, figures={}), TEXT, texts("it", GAME))
    assert "<figure" not in shown and 'alt="Three' in shown


def test_what_is_written_by_hand_is_no_html():
    shown, _ = rendered(GAME, "A <script>alert(1)</script> {#x}\n", texts("it", GAME))
    assert "<script>" not in shown and 'id="x"' in shown


def test_marks_are_found_and_taken_out_for_those_who_read_plain_text():
    assert anchors_in(TEXT)[:3] == ["turn", "bold", "item"] and figures_in(TEXT) == ["stones"]
    plain = without_marks(TEXT)
    assert "## Your turn\n" in plain and "*Three **stones***" in plain and "{#turn}" not in plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_every_address_that_a_refusal_links_to_is_on_the_page(game, language):
    found = find_game(game)
    shown, words = rules_shown(found, language).html, texts(language, found)
    for key in found.claims:
        if words.has(f"{key}.rule"):
            assert f'id="{words(f"{key}.rule")}"' in shown, key
