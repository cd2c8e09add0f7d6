"""Enclave's picture in every box: it fills it, can be read, keeps its zones, and every sentence is in reach."""

import zlib
from functools import cache

import pytest

from dolmen.core.contract.room import Box
from dolmen.core.game import find_game
from dolmen.core.phrase import completes, continuing
from dolmen.core.viewer import NOBODY
from dolmen.games.enclave.cards import DECK_WORDS, LOCATION_WORDS
from dolmen.words import texts
from tests.games.enclave.boxes import BOXES, measured, overlaps, questions, surfaces, written
from tests.spread import diagonal, named

GAME = find_game("enclave")
NAMES = ["Anna", "Maeve", "Conall", "Bruno"]
SMALLEST, FLOOR = 12, 24


every_table = diagonal("box, players", BOXES, GAME.players)


@cache
def pictures(box: Box, players: int) -> list[tuple[tuple[str, ...], str]]:
    """Every kind of question of a game, drawn; with two players in English."""
    words = texts("en" if players == 2 else "it", GAME)
    return [
        (sentences, GAME.picture(sight, viewer, words, NAMES[:players], box=box))
        for sentences, sight, viewer in questions(players)
    ]


@every_table
def test_every_text_can_be_read_lies_in_the_box_and_over_no_other(box, players):
    for _, svg in pictures(box, players):
        assert f'viewBox="0 0 {box.width} {box.height}"' in svg
        lines = written(svg)
        assert [line for line in lines if line.size < SMALLEST] == []
        outside = [
            line
            for line in lines
            if min(line.x, line.y) < -1 or line.x + line.w > box.width + 1 or line.y + line.h > box.height + 1
        ]
        assert outside == []
        assert overlaps(lines) == []


@every_table
def test_zones_stay_where_they_are_whatever_is_asked(box, players):
    found = {tuple(surfaces(svg, "edge")) + tuple(surfaces(svg, "ash")[:1]) for _, svg in pictures(box, players)}
    assert len(found) == 1


@every_table
def test_what_can_be_hit_is_large_enough_for_a_finger(box, players):
    for _, svg in pictures(box, players):
        rims = surfaces(svg, "rim")
        assert [rim for rim in rims if min(rim[2:]) < FLOOR] == []


@every_table
def test_every_sentence_is_reached_by_taps_in_every_box(box, players):
    for sentences, svg in pictures(box, players):
        phrases = {found for part, *_ in measured(svg) if (found := part.get("data-phrase"))}
        for sentence in sentences:
            chosen: list[str] = []
            for phrase in sorted(phrases, key=lambda phrase: -len(phrase)):
                if continuing([sentence], [*chosen, phrase]):
                    chosen.append(phrase)
            assert completes(sentence, chosen) or continuing(sentences, chosen) == [sentence], sentence


@pytest.mark.parametrize("box", BOXES, ids=named)
def test_all_that_is_public_is_one_tap_away(box):
    (_, sight, viewer), *_ = questions(4)
    svg = GAME.picture(sight, viewer, texts("en", GAME), NAMES, box=box)
    drawn = measured(svg)
    sheets = {name for element, *_ in drawn if (name := element.get("data-sheet"))}
    at_sight = {name for element, _, _, sheet in drawn if not sheet and (name := element.get("data-opens"))}
    wanted = {f"place-{word}" for word in LOCATION_WORDS} | {f"thief-{player}" for player in range(4)}
    assert wanted <= at_sight
    assert wanted | {f"deck-{word}" for word in DECK_WORDS} <= sheets
    assert {f"deck-{word}" for word in DECK_WORDS} & at_sight


def test_a_sheet_never_covers_my_edge():
    for box in BOXES:
        (_, sight, viewer), *_ = questions(3)
        svg = GAME.picture(sight, viewer, texts("it", GAME), NAMES, box=box)
        (edge,) = surfaces(svg, "edge")
        for x, y, w, h in surfaces(svg, "sheet-surface"):
            assert x + w <= edge[0] + 1 or y + h <= edge[1] + 1


def test_those_who_watch_see_backs_and_nothing_to_choose():
    for _, sight, _ in questions(3)[:1]:
        svg = GAME.picture(sight, NOBODY, texts("it", GAME), NAMES, box=Box(1077, 756))
        assert "data-phrase" not in svg


def test_a_picture_is_light_on_the_wire():
    for _, svg in pictures(Box(1488, 936), 4):
        assert len(zlib.compress(svg.encode())) < 35_000
