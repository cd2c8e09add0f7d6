"""Sentences: from the number to the words and back, with the numbers of the rules."""

import pytest

from dolmen.core.sentences import Sentences


def test_a_sentence_and_its_action_lead_to_each_other():
    said = Sentences({0: ["lay r1", "lay r2"], 2: ["draw"]})
    assert [said.sentence(action) for action in range(3)] == ["lay r1", "lay r2", "draw"]
    assert [said.parse(text) for text in said.listed] == [0, 1, 2]


def test_what_no_action_says_is_refused():
    with pytest.raises(KeyError, match="drop"):
        Sentences({0: ["draw"]}).parse("drop")


def test_a_family_that_begins_elsewhere_than_in_the_rules_is_refused():
    with pytest.raises(ValueError, match="'draw' is action 3 in the rules, but 2 in the notation"):
        Sentences({0: ["lay r1", "lay r2"], 3: ["draw"]})


def test_a_sentence_of_two_actions_is_refused():
    with pytest.raises(ValueError, match="two actions have the sentence 'lay r1'"):
        Sentences({0: ["lay r1"], 1: ["draw", "lay r1"]})
