"""Lessons over HTTP: nothing is kept, everything is replayed; what comes back is what the pupil may see."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from dolmen.core.game import games
from dolmen.lessons import Course, taught
from dolmen.lessons.said import about, title_of
from dolmen.words import LANGUAGES, texts
from tests.server.helpers import open_house, run

FIRST = "/api/lessons/cairn/first"


@run
async def test_every_step_of_every_lesson_is_served_in_both_languages(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        for game in games().values():
            for lesson in game.lessons:
                said: list[str] = []
                for number, step in enumerate(lesson.steps):
                    asked = {"said": ";".join(said), "language": "it" if number % 2 else "en", "layout": "390x480c"}
                    shown = await aoife.get(f"/api/lessons/{game.name}/{lesson.name}/{number}", **asked)
                    assert shown["text"] and shown["position"]["picture"].startswith("<svg")
                    assert bool(shown["goal"]) == step.is_task
                    said += [step.show] if step.is_task else []


@run
async def test_a_try_is_judged_and_changes_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        wrong = await aoife.get(f"{FIRST}/2/try", said="draw", tried="lay g6")
        assert not wrong["right"] and "nothing can follow" in wrong["text"]
        right = await aoife.get(f"{FIRST}/2/try", said="draw", tried="lay g2")
        assert right["right"] and right["position"]["number"] == 2
        again = await aoife.get(f"{FIRST}/2", said="draw")
        assert again["position"]["number"] == 1
        reason = await aoife.get(f"{FIRST}/1/why", phrase="lay g6")
        assert reason["text"] == "First draw a stone." and reason["rule"] == "turn"


@run
async def test_the_other_hands_of_a_lesson_stay_hidden(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        shown = await aoife.get(f"{FIRST}/0", layout="wide")
        assert "stone-g6" in shown["position"]["picture"] and "stone-g1" not in shown["position"]["picture"]


@run
async def test_odd_questions_about_lessons_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        asked = {
            f"{FIRST}/99": 400, f"{FIRST}/x": 400, f"{FIRST}/2": 400, f"{FIRST}/2?said=lay g6": 400,
            f"{FIRST}/1/try?tried=fly": 400, "/api/lessons/cairn/second/0": 404, "/api/lessons/chess/first/0": 404,
            f"{FIRST}/0?said={'x' * 5000}": 400, "/learn/cairn/second": 404, "/learn/chess": 404,
        }  # fmt: skip
        for path, status in asked.items():
            answer = await aoife.http.get(path)
            assert answer.status_code == status, path


@run
async def test_a_free_game_is_played_to_the_end_from_sentences_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        cairn = games()["cairn"]
        body: dict = {"said": Course(cairn, cairn.lessons[0]).shown(), "seed": 4, "moves": [], "layout": "none"}
        heard = await aoife.post(f"{FIRST}/free", **body)
        for _ in range(60):
            if heard["position"]["over"]:
                break
            sentence = heard["position"]["legal"][0]["sentence"]
            heard = await aoife.post(f"{FIRST}/free", **{**body, "moves": heard["moves"], "sentence": sentence})
        assert heard["position"]["over"] and heard["position"]["result"]["winners"]
        why = await aoife.post(f"{FIRST}/free/why", **{**body, "sentence": "lay g6"})
        assert why["text"]


@run
async def test_pages_of_lessons_open_and_the_lobby_and_a_new_table_offer_them(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife", "it")
        for game in games().values():
            for path in (f"/learn/{game.name}", *(f"/learn/{game.name}/{lesson.name}" for lesson in game.lessons)):
                page = await aoife.http.get(path)
                assert page.status_code == 200 and 'id="card"' in page.text, path
            assert f"/learn/{game.name}" in (await aoife.http.get(f"/new/{game.name}")).text
        assert "Imparalo in 5 minuti" in (await aoife.http.get("/")).text


@run
async def test_the_page_of_lessons_lists_every_lesson_of_every_title_in_both_languages(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        for language in LANGUAGES:
            aoife = await door.visitor("Aoife", language)
            page = unescape((await aoife.http.get("/learn")).text)
            for game in games().values():
                words = texts(language, taught(game))
                assert f'id="{game.name}"' in page and words("title") in page
                for lesson in taught(game).lessons:
                    for told in (title_of(words, lesson), about(words, lesson), f"/learn/{game.name}/{lesson.name}"):
                        assert told in page, (language, game.name, lesson.name)


@run
async def test_the_page_of_lessons_has_the_lightest_titles_first_and_the_template_last(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        listed = re.findall(r'<li class="game" id="(\w+)"', (await aoife.http.get("/learn")).text)
        assert listed == [game["name"] for game in (await aoife.get("/api/games"))["games"]]
        minutes = [sum(games()[name].minutes) for name in listed[:-1]]
        assert minutes == sorted(minutes) and games()[listed[-1]].is_template


@run
async def test_every_link_of_the_page_of_lessons_leads_somewhere(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        found = set(re.findall(r'<a [^>]*href="(/[^"]*)"', (await aoife.http.get("/learn")).text))
        assert len(found) > len(games())
        for path in found:
            assert (await aoife.http.get(path)).status_code == 200, path


@run
async def test_the_lobby_leads_to_the_page_of_lessons_and_the_rules_to_those_of_their_title(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        assert re.search(r'<main.*href="/learn"', (await aoife.http.get("/")).text, re.S)
        for name in games():
            assert f'href="/learn#{name}"' in (await aoife.http.get(f"/rules/{name}")).text


@run
async def test_games_tell_how_many_steps_their_lessons_have(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        for game in (await aoife.get("/api/games"))["games"]:
            lessons = taught(games()[game["name"]]).lessons
            assert [one["steps"] for one in game["lessons"]] == [len(lesson.steps) for lesson in lessons]
