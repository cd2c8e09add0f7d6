"""Puzzles over HTTP: answers are judged by chances, nothing secret comes before them, first tries are rated."""

from __future__ import annotations

from pathlib import Path

from dolmen.core.game import games
from dolmen.puzzles import find_puzzle
from tests.server.helpers import open_house, run

CAIRN = find_puzzle(games()["cairn"])
HOME = f"/api/puzzles/cairn/{CAIRN.name}"
WRONG = CAIRN.ranked[-1][0]


@run
async def test_a_wrong_answer_is_told_kindly_and_tells_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        heard = await aoife.post(f"{HOME}?language=en", sentence=WRONG, layout="wide")
        assert not heard["right"] and heard["text"].startswith("There is something better")
        assert heard["solution"] is None and heard["position"] is None


@run
async def test_before_an_answer_others_hands_stay_hidden_and_afterwards_they_are_seen(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        shown = await aoife.get(HOME, layout="wide")
        assert not shown["tried"] and {one["sentence"] for one in shown["position"]["legal"]} == {*CAIRN.chances}
        heard = await aoife.post(HOME, sentence=CAIRN.best[0], layout="wide")
        assert heard["right"] and heard["solution"]["chances"][0]["right"]
        seen = heard["solution"]["eyes"][0]["picture"]
        secret = next(name for name in ("stone-r5", "stone-g5", "stone-b3", "stone-b4") if name in seen)
        assert secret not in shown["position"]["picture"]


@run
async def test_the_first_try_is_rated_and_a_later_one_solves(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        first = await aoife.post(HOME, sentence=WRONG)
        assert first["rating"] < first["before"]
        second = await aoife.post(HOME, sentence=CAIRN.best[0])
        assert second["right"] and second["rating"] is None
        titles = (await aoife.get("/api/puzzles"))["titles"]
        mine = next(one for one in titles if one["game"] == "cairn")
        assert (mine["tried"], mine["solved"], mine["rating"]) == (1, 1, first["rating"])
        other = await door.visitor()
        theirs = next(one for one in (await other.get("/api/puzzles"))["titles"] if one["game"] == "cairn")
        assert (theirs["tried"], theirs["rating"]) == (0, None)


@run
async def test_whoever_asks_for_the_solution_has_tried_and_not_solved(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        heard = await aoife.post(HOME, layout="none")
        assert not heard["right"] and heard["solution"]["sentence"] in CAIRN.best
        shown = await aoife.get(HOME)
        assert shown["tried"] and not shown["solved"]


@run
async def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_in_the_lobby(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, bran = await door.visitor(), await door.visitor()
        today = (await aoife.get("/api/puzzles"))["today"]
        assert today == (await bran.get("/api/puzzles"))["today"]
        address = f"/puzzles/{today['game']}/{today['puzzle']}"
        assert address in (await bran.http.get("/")).text
        assert (await bran.http.get(address)).status_code == 200
        assert (await bran.http.get("/puzzles")).status_code == 200


@run
async def test_odd_questions_about_puzzles_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        for path, status in {
            "/api/puzzles/cairn/none": 404, "/api/puzzles/chess/none": 404, "/puzzles/chess": 404,
            "/puzzles/cairn/none": 404,
        }.items():  # fmt: skip
            assert (await aoife.http.get(path)).status_code == status, path
        assert (await aoife.http.post(HOME, json={"sentence": "fly"})).status_code == 400
        reason = await aoife.get(f"{HOME}/why", phrase="take", language="en")
        assert reason["text"]
