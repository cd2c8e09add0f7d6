"""Keltis: the picture in every box that a page may give it: letters, edges, places that stay, taps that reach all."""

import random
from collections.abc import Iterator
from functools import cache

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.games.keltis import GAME
from dolmen.laws.suite.pictures import attributes_of_parts, can_be_clicked
from tests.games.boxes import SIZES, check_letters, check_rims, drawn, letters, measured, overlaps, viewers
from tests.spread import diagonal

BOARDS = ("new_paths", "classic")


@cache
def moments(players: int, board: str, count: int = 7) -> list[Play]:
    """The opening, some moments of a game in which figures walk, and its end."""
    return [play.copy() for play in walked(players, board, count)]


def walked(players: int, board: str, count: int) -> Iterator[Play]:
    play = Play.new(GAME, players, {"board": board}, seed=seed_from(players))
    chance = random.Random(players)
    yield play
    wanted = sorted(chance.sample(range(10, 150), count))
    while not play.over:
        walking = [text for text in play.sentences if text.startswith(("play", "move", "clover small"))]
        play.play(chance.choice(walking or list(play.sentences)))
        if wanted and len(play.steps) >= wanted[0]:
            wanted.pop(0)
            yield play
    yield play


@diagonal("size, board, players", SIZES, BOARDS, GAME.players)
def test_letters_are_large_enough_and_within_the_box(size, board, players):
    for play in moments(players, board):
        for viewer in viewers(play):
            check_letters(drawn(GAME, play, size, viewer), size)


@diagonal("size, board, players", SIZES, BOARDS, GAME.players)
def test_no_two_texts_lie_over_each_other(size, board, players):
    for play in moments(players, board):
        svg = drawn(GAME, play, size, viewers(play)[0])
        on_table = [one for one in letters(svg) if not any("sheet" in cls or "ways" in cls for cls in one[3])]
        on_sheet = [one for one in letters(svg) if any("sheet" in cls for cls in one[3])]
        for shown in (on_table, on_sheet):
            assert not overlaps(shown), f"after {len(play.steps)} steps"


@diagonal("size, board", SIZES, BOARDS)
def test_every_place_stays_from_the_first_move_to_the_last(size, board):
    found = {}
    for play in moments(3, board, 12):
        svg = drawn(GAME, play, size, 0)
        for element, x, y, _ in measured(svg):
            if key := element.get("data-place"):
                assert found.setdefault(key, (x, y)) == (x, y), key


@diagonal("size, board", SIZES, BOARDS)
def test_every_legal_sentence_is_reached_by_taps(size, board):
    for play in moments(4, board):
        if not play.over:
            phrases = set(attributes_of_parts(drawn(GAME, play, size, play.player), "data-phrase"))
            for sentence in play.sentences:
                assert can_be_clicked(sentence, play.sentences, phrases), sentence


@diagonal("size, board", SIZES, BOARDS)
def test_what_is_tapped_is_large_enough_and_within_the_box(size, board):
    for play in moments(4, board):
        check_rims(drawn(GAME, play, size, play.player if not play.over else 0), size)
