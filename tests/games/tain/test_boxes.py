"""Táin: the picture in every box that a page may give it: letters, edges, places that stay, taps that reach all."""

import random
from collections.abc import Iterator
from functools import cache

from dolmen.core.contract.room import Box
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.view import View
from dolmen.games.tain import GAME
from dolmen.laws.suite.pictures import attributes_of_parts, can_be_clicked
from dolmen.words import texts
from tests.games.boxes import NAMES, SIZES, check_letters, check_rims, drawn, letters, measured, overlaps, viewers
from tests.spread import diagonal

STAY = ("gate", "guard", "raid", "outland", "clan", "pasture", "supply", "discards", "clash")


@cache
def moments(players: int, count: int = 7) -> list[Play]:
    """The opening, some moments of a game in which many tiles are laid, and its end."""
    return [play.copy() for play in walked(players, count)]


def walked(players: int, count: int) -> Iterator[Play]:
    play = Play.new(
        GAME, players, {"rounds": "4", "discards": ("hidden", "open")[players % 2]}, seed=seed_from(players)
    )
    chance = random.Random(players)
    yield play
    wanted = sorted(chance.sample(range(10, 150), count))
    while not play.over:
        laying = [text for text in play.sentences if text != "pass"]
        play.play(chance.choice(laying if laying and chance.random() < 0.95 else list(play.sentences)))
        if wanted and len(play.steps) >= wanted[0]:
            wanted.pop(0)
            yield play
    yield play


def scenes(play: Play) -> Iterator[View]:
    """What the last step of a play that told something shows to a seat: every third scene, another first each time."""
    step = next((step for step in reversed(play.steps) if step.frames), None)
    yield from (play.sight(0, frame) for _, frame in (step.frames[len(play.steps) % 3 :: 3] if step else ()))


@diagonal("size, players", SIZES, GAME.players)
def test_letters_are_large_enough_and_within_the_box(size, players):
    for play in moments(players):
        for viewer in viewers(play):
            check_letters(drawn(GAME, play, size, viewer), size)


@diagonal("size, players", SIZES, GAME.players)
def test_no_two_texts_lie_over_each_other(size, players):
    for play in moments(players):
        svg = drawn(GAME, play, size, viewers(play)[0])
        on_table = [one for one in letters(svg) if not any("sheet" in cls for cls in one[3])]
        on_sheet = [one for one in letters(svg) if any("sheet" in cls for cls in one[3])]
        for shown in (on_table, on_sheet):
            assert not overlaps(shown), f"after {len(play.steps)} steps"


@diagonal("size, players", SIZES, GAME.players)
def test_every_place_stays_from_the_first_move_to_the_last(size, players):
    found = {}
    for play in moments(players, 12):
        pictures = [drawn(GAME, play, size, 0)]
        pictures += [GAME.picture(sight, 0, texts("it", GAME), NAMES, box=Box.read(size)) for sight in scenes(play)]
        for svg in pictures:
            for element, x, y, _ in measured(svg):
                key = element.get("data-place") or element.get("data-piece") or ""
                if key.startswith(STAY):
                    assert found.setdefault(key, (x, y)) == (x, y), key


@diagonal("size", SIZES)
def test_every_legal_sentence_is_reached_by_taps(size):
    for play in moments(4):
        if not play.over:
            phrases = set(attributes_of_parts(drawn(GAME, play, size, play.player), "data-phrase"))
            for sentence in play.sentences:
                assert can_be_clicked(sentence, play.sentences, phrases), sentence


@diagonal("size", SIZES)
def test_what_is_tapped_is_large_enough_and_within_the_box(size):
    for play in moments(4):
        check_rims(drawn(GAME, play, size, play.player if not play.over else 0), size)


@diagonal("size, players", SIZES, GAME.players)
def test_who_gets_past_whom_is_in_sight_or_one_tap_away_and_never_over_my_tiles(size, players):
    play = moments(players)[0]
    tree = measured(drawn(GAME, play, size, play.player))
    cells = [(y, path) for element, _, y, path in tree if (element.get("data-place") or "").startswith("clash-")]
    assert len(cells) == 15
    handles = [element for element, *_ in tree if element.get("data-opens") == "help"]
    assert len(handles) == 1
    hand = [(x, y) for element, x, y, _ in tree if element.get("data-hold") == "tile"]
    surface = next((e, x, y) for e, x, y, _ in tree if e.get("class") == "sheet-surface")
    right, low = surface[1] + float(surface[0].get("width")), surface[2] + float(surface[0].get("height"))
    assert all(x >= right or y >= low for x, y in hand)
