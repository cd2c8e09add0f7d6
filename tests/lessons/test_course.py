"""A lesson is replayed from what its pupil said; tries are judged; what it claims is asked of the engine."""

import pytest

from dolmen.core.errors import IllegalAction
from dolmen.core.game import find_game, games
from dolmen.core.seed import seed_from
from dolmen.lessons import Course, FreeGame, NoLessons, UnknownLesson, find_lesson, said_at, taught
from dolmen.lessons.course import BadCourse
from dolmen.lessons.facts import untrue, value_of
from dolmen.words import LANGUAGES, texts

TITLES = [taught(game) for game in games().values() if not game.is_template]
SPECIAL = {"keltis": "classic", "enclave": "missions", "woolly_bully": "wolves"}


@pytest.fixture
def course():
    cairn = find_game("cairn")
    return Course(cairn, find_lesson(cairn))


def test_every_title_has_a_guided_first_game_of_eight_to_fourteen_steps_and_some_one_for_what_is_special():
    for game in TITLES:
        assert game.lessons[0].name == "first", game.name
        for lesson in game.lessons:
            assert 8 <= len(lesson.steps) <= 14 and 3 <= lesson.minutes <= 5, (game.name, lesson.name)
            assert len(lesson.tasks) >= 4, "the pupil acts"
    assert {game.name: game.lessons[1].name for game in TITLES if len(game.lessons) > 1} == SPECIAL


def test_a_step_is_reached_by_what_was_said_before_it(course):
    assert course.at(0, []).steps == []
    play = course.at(3, ["draw", "lay g2"])
    assert [play.game.notation.sentence(step.action) for step in play.steps] == ["draw", "lay g2", "draw", "drop g5"]
    assert play.player == course.lesson.pupil


@pytest.mark.parametrize(("step", "said"), [(2, []), (2, ["lay g2"]), (1, ["draw"]), (9, []), (3, ["draw", "lay g6"])])
def test_what_was_not_said_leads_nowhere(course, step, said):
    with pytest.raises(BadCourse):
        course.at(step, said)


def test_a_wrong_try_is_done_on_a_copy_and_answered_by_its_own_text_or_the_general_one(course):
    verdict = course.judge(2, ["draw"], "lay g6")
    assert not verdict.is_right and verdict.form == "high"
    assert course.judge(2, ["draw"], "lay r3").form == "else"
    assert course.judge(2, ["draw"], "lay g2").is_right
    assert len(course.at(2, ["draw"]).steps) == 1
    with pytest.raises(IllegalAction):
        course.judge(1, [], "lay g6")


def test_claims_are_asked_of_the_engine(course):
    play = course.at(3, ["draw", "lay g2"])
    asked = {"score 0": -4, "legal": 2, "legal tak*": 1, "count 2 place": 4, "board.COSTS 0": 6, "told told-dropped": 1}
    assert {name: value_of(play, name, 0) for name in asked} == asked
    assert value_of(play, "after take: score 0", 0) == 1
    assert value_of(play, "after take: line 0 points-tower", 0) == 1
    assert len(play.steps) == 4, "what is asked about afterwards is played on a copy"
    assert list(untrue(play, {"score 0": 3}, 0)) == ["score 0 is -4, not 3"]


def test_a_lesson_is_found_by_name_and_the_first_without_one():
    keltis = find_game("keltis")
    assert find_lesson(keltis).name == "first" and find_lesson(keltis, "classic").name == "classic"
    with pytest.raises(UnknownLesson, match="it has first, classic"):
        find_lesson(keltis, "second")


def test_a_game_without_lessons_has_none(make_game):
    import shutil

    folder = make_game()
    shutil.rmtree(folder / "lessons")
    game = find_game(folder.name)
    assert game.lessons == ()
    with pytest.raises(NoLessons):
        find_lesson(game)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_free_game_after_every_lesson_is_the_pupils_or_soon_will_be(game):
    for lesson in game.lessons:
        said = Course(game, lesson).shown()
        play = FreeGame(game, lesson).begin(said, seed_from(5))
        assert not play.over
        assert play.game.story.ask(play.sight(lesson.pupil), lesson.pupil)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_every_lesson_can_be_said(language):
    for game in games().values():
        for lesson in game.lessons:
            for number, step in enumerate(lesson.steps):
                said = said_at(texts(language, game), lesson, number)
                assert said.title and said.text and bool(said.goal) == bool(said.hint) == step.is_task
