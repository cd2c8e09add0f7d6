"""Lessons at the terminal: taken to the end, wrong tries answered, back and skip, and on into a free game."""

import pytest

from dolmen.core.game import find_game
from dolmen.lessons import Course, find_lesson, taught, with_lessons
from dolmen.lessons.said import title_of
from dolmen.words import texts

WHOLE = ["draw", "lay g2", "take", "lay g6"]


def test_a_lesson_is_taken_by_sentences_and_leads_into_a_free_game(dolmen):
    result = dolmen("learn cairn", [*WHOLE, "quit"])
    assert result.exit_code == 0, result.output
    for told in (
        "Step 1 of 6",
        "→ Draw a stone.",
        "✓ From −4 to 1",
        "Maeve drops the green 5",
        "Now you play on your own",
    ):
        assert told in result.output
    assert "a bot of the level “novice”" in result.output


def test_wrong_tries_are_answered_and_what_is_not_legal_by_the_rules_own_reason(dolmen):
    result = dolmen("learn cairn", ["lay g6", "draw", "lay g6", "lay r3", "hint", "show"])
    assert "First draw a stone." in result.output
    assert "nothing can follow a 6" in result.output and "Nothing has happened: try again." in result.output
    assert "your hand has more green stones" in result.output
    assert "Choose the green 2 in your hand" in result.output and "Type: lay g2" in result.output
    assert "See you soon" in result.output


def test_a_number_that_is_not_in_the_list_is_answered_with_those_that_are(dolmen):
    result = dolmen("learn keltis", ["skip", "99"])
    assert "There is no 99 in the list; the numbers go from 1 to 2." in result.output


def test_a_step_can_be_skipped_and_taken_back_in_italian(dolmen):
    result = dolmen("learn cairn --lang it", ["salta", "indietro", "draw", "esci"])
    assert result.exit_code == 0, result.output
    assert result.output.count("→ Pesca una pietra.") == 2
    assert result.output.count("→ Posa il 2 verde.") == 2
    assert "A presto" in result.output


def test_a_lesson_that_jumps_ahead_does_not_tell_all_that_happened(dolmen):
    keltis = find_game("keltis")
    said = Course(keltis, find_lesson(keltis)).shown()
    result = dolmen("learn keltis first", [*said, "quit"])
    assert "it is over at once" in result.output
    assert result.output.count("Maeve plays") < 20


def test_an_unknown_lesson_is_said_with_those_there_are(dolmen):
    result = dolmen("learn keltis second")
    assert result.exit_code == 2
    assert "first, classic" in result.output


@pytest.mark.parametrize(("language", "minutes"), [("en", "4 minutes"), ("it", "4 minuti")])
def test_without_a_game_every_lesson_is_listed_with_its_minutes_and_what_begins_it(dolmen, language, minutes):
    result = dolmen(f"learn --lang {language}")
    assert result.exit_code == 0, result.output
    for game in with_lessons():
        words = texts(language, taught(game))
        assert words("title") in result.output
        for lesson in taught(game).lessons:
            assert title_of(words, lesson) in result.output
            assert f"dolmen learn {game.name} {lesson.name} --lang {language}\n" in result.output
    assert minutes in result.output


def test_the_list_of_lessons_has_the_lightest_titles_first_and_the_template_last(dolmen):
    output = dolmen("learn").output
    places = [output.index(f"dolmen learn {game.name} ") for game in with_lessons()]
    assert places == sorted(places)
    assert output.index("dolmen learn woolly_bully first") < output.index("dolmen learn enclave first")
    assert output.index("dolmen learn enclave missions") < output.index("dolmen learn cairn first")


def test_what_begins_a_lesson_in_the_list_begins_it(dolmen):
    listed = [line.strip() for line in dolmen("learn").output.splitlines() if "dolmen learn " in line]
    assert len(listed) > 1
    for line in listed:
        assert dolmen(line.removeprefix("dolmen "), ["quit"]).exit_code == 0, line
