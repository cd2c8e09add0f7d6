"""Phrases: what is clicked adds up to a sentence."""

import pytest

from dolmen.core.phrase import completes, continuing, fits

RAID = "raid boy green stable 2"


@pytest.mark.parametrize(
    "phrase", ["raid", "boy", "green stable", "raid * stable 2", "raid * green stable 2", "raid * 2", RAID, "* 2"]
)
def test_words_of_a_sentence_in_their_order_fit(phrase):
    assert fits(RAID, [phrase])


@pytest.mark.parametrize(
    "phrase", ["raid green", "boy raid", "stable 3", "2 *  boy", "green * green", "rai", "stable 22"]
)
def test_other_words_another_order_and_words_that_do_not_stand_together_do_not_fit(phrase):
    assert not fits(RAID, [phrase])


def test_phrases_take_words_of_their_own():
    assert not fits("pay cow", ["cow", "cow"])
    assert fits("pay cow cow", ["cow", "cow"])
    assert not fits(RAID, ["raid boy", "boy green"])


def test_phrases_may_be_clicked_in_any_order():
    assert completes(RAID, ["green stable 2", "raid", "boy"])


def test_a_gap_is_filled_by_another_phrase():
    assert completes(RAID, ["raid * green stable 2", "boy"])
    assert not completes(RAID, ["raid * green stable 2"])


def test_a_gap_may_be_empty():
    assert fits("raid boy", ["raid * boy"])
    assert completes("raid boy", ["raid * boy"])


def test_a_place_that_blocks_the_next_phrase_is_left_for_another():
    # "a" is found first at the first word, which the second phrase needs.
    assert completes("a b a", ["a", "a b"])


def test_one_of_several_alternatives_is_enough():
    part = "drop r3|lay r3"
    assert fits("lay r3", [part])
    assert completes("drop r3", [part])
    assert not fits("lay r4", [part])
    assert not completes("lay r3 drop r3", [part])


def test_no_phrase_fits_everything_and_completes_nothing():
    assert fits(RAID, [])
    assert not completes(RAID, [])


def test_the_sentences_that_go_on_are_those_that_fit():
    legal = ["lay r3", "lay g1", "drop r3", "draw"]
    assert continuing(legal, ["r3"]) == ["lay r3", "drop r3"]
    assert continuing(legal, ["r3", "drop"]) == ["drop r3"]
    assert continuing(legal, ["draw", "r3"]) == []


def test_a_word_may_ask_for_its_place_in_the_sentence():
    series = ["declare wolf", "declare wolf hunter", "declare hunter wolf", "declare wolf hunter wolf"]
    assert continuing(series, ["hunter@2"]) == ["declare wolf hunter", "declare wolf hunter wolf"]
    assert completes("declare hunter wolf", ["declare hunter", "wolf@2"])
    assert not fits("declare hunter wolf", ["declare wolf", "hunter@2"])


def test_a_word_that_must_be_there_is_left_for_another_phrase():
    legal = ["play red 3", "play blue 6", "drop red 3", "drop blue 6"]
    assert continuing(legal, ["play =red"]) == ["play red 3"]
    assert completes("play red 3", ["play =red", "red 3"])
    assert not completes("play red 3", ["play =red"])
    assert continuing(legal, ["blue 6", "play =red"]) == []


def test_what_is_said_in_an_order_comes_after_what_was_said_before():
    wolf, hunter = "declare wolf|wolf@+", "declare hunter|hunter@+"
    assert completes("declare wolf hunter", [wolf, hunter])
    assert not fits("declare hunter wolf", [wolf, hunter])
    assert completes("declare hunter wolf wolf", [hunter, wolf, wolf])
    assert completes("declare hunter wolf", ["declare", hunter, wolf])
    assert not fits("declare wolf", ["wolf@+"])
