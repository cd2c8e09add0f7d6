"""The checker of the campaign refuses histories that are wrong in one way each; and a short campaign with its kills."""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.server.web.showing import fields_of, viewer_of
from tests.server.campaign.__main__ import read_done
from tests.server.campaign.checker import Story, asked_keys, check, check_round
from tests.server.campaign.rounds import Campaign, check_aside
from tests.server.postgres import programs

PEOPLE = {"Aoife": "a" * 32, "Brian": "b" * 32, "Ciara": "c" * 32}  # Ciara watches
SEATS = {"Aoife": 0, "Brian": 1, "Ciara": None}
GAME = "keltis"  # where a step can be taken back
CHAT = "Aoife says 99"


def a_good_story(steps: int = 12) -> Story:
    """Two people play some steps of Keltis, one of which is taken back, a third watches; one of them says something."""
    play = Play.new(GAME, 2, seed=seed_from(4))
    story = Story([], None)
    events: list[dict[str, Any]] = story.events
    for who, person in PEOPLE.items():
        events.append({"who": who, "do": "arrived", "person": person})
    events.append({"who": "Aoife", "do": "ask", "key": "k1", "path": "/api/tables", "body": {}})
    events.append({"who": "Aoife", "do": "answered", "key": "k1", "status": 201, "table": "t"})
    events.append({"who": "", "do": "table", "table": "t", "game": GAME})
    events.append({"who": "Brian", "do": "ask", "key": "k2", "path": "/api/tables/t/sit", "body": {"seat": 1}})
    events.append({"who": "Brian", "do": "answered", "key": "k2", "status": 200, "table": "t"})
    events += [{"who": who, "do": "open", "link": 1, "door": 0, "language": "en"} for who in PEOPLE]
    rows: list[list[Any]] = []
    _all_see(events, play)
    dice, has_undone = random.Random(1), False
    while len(rows) < steps:
        seat = play.steps[-1].player if play.steps else play.player
        if play.steps and not has_undone and not play.why_no_undo(seat):
            has_undone = True
            _say(events, rows, seat, {"type": "undo", "number": len(play.steps), "seat": seat})
            play.undo(seat)
        else:
            seat, sentence = play.player, dice.choice(play.sentences)
            message = {"type": "act", "number": len(play.steps), "seat": seat, "sentence": sentence}
            _say(events, rows, seat, message)
            play.play(sentence)
        events.append(
            {"who": events[-1]["who"], "do": "done", "of": events[-1]["message"]["id"], "number": len(play.steps)}
        )
        _all_see(events, play)
    assert has_undone
    message = {"type": "chat", "text": CHAT, "id": "Aoife-99"}
    events.append({"who": "Aoife", "do": "send", "link": 1, "message": message})
    events.append({"who": "Aoife", "do": "done", "of": "Aoife-99", "number": len(play.steps)})
    events += [{"who": who, "do": "heard", "link": 1, "texts": [CHAT]} for who in PEOPLE]
    events.append({"who": "", "do": "end"})
    seats = [{"kind": "person", "name": who, "person": PEOPLE[who]} for who in ("Aoife", "Brian")]
    usual = {"level": None, "has_left": False, "left_by": None}
    story.kept = {
        "table": "t", "game": GAME, "version": play.game.version, "options": play.options, "host": PEOPLE["Aoife"],
        "seed": play.seed.hex().upper(), "status": "running", "closed": None, "steps": rows,
        "seats": [{**seat, **usual} for seat in seats],
        "chats": [[CHAT, f"{PEOPLE['Aoife']} Aoife-99"]], "messages": [], "requests": [],
    }  # fmt: skip
    story.kept["requests"] = list(asked_keys(story))
    return story


def _say(events: list[dict], rows: list[list[Any]], seat: int, message: dict[str, Any]) -> None:
    who = ("Aoife", "Brian")[seat]
    message["id"] = f"{who}-{len(rows)}"
    events.append({"who": who, "do": "send", "link": 1, "message": message})
    rows.append([len(rows), seat, message.get("sentence"), f"{PEOPLE[who]} {message['id']}"])


def _all_see(events: list[dict], play: Play) -> None:
    for who, seat in SEATS.items():
        view = msgspec.json.decode(msgspec.json.encode(fields_of(play.view(viewer_of(seat)))))
        legal = list(play.sentences) if play.player == seat else []
        frame = {"number": len(play.steps), "seat": seat, "turn": play.player, "over": play.over, "view": view}
        words = {"ask": "", "progress": "", "players": [], "log": {"from": 0, "lines": []}}
        events.append({"who": who, "do": "saw", "link": 1, "legal": legal, "early": [], **frame, **words})


@pytest.fixture(autouse=True)
def no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """These stories are not told in words."""
    monkeypatch.setattr("tests.server.campaign.order.Truth.words", lambda *_: {})


def test_a_good_history_is_accepted() -> None:
    story = a_good_story()
    assert check(story) == []
    assert check_round([story], {"t": story.kept}) == []


def lose_an_act(story: Story) -> None:
    story.kept["steps"].pop()


def lose_a_line(story: Story) -> None:
    story.kept["chats"].clear()


def lose_a_seat(story: Story) -> None:
    story.kept["seats"][1]["person"] = "d" * 32


def lose_a_request(story: Story) -> None:
    story.kept["requests"].pop()


def lose_the_table(story: Story) -> None:
    story.kept = None


def keep_under_another_number(story: Story) -> None:
    next(event for event in story.all("done"))["number"] += 1


def acknowledge_twice(story: Story) -> None:
    done = next(event for event in story.all("done"))
    story.events.append({**done, "number": done["number"] + 1})


def play_a_step_twice(story: Story) -> None:
    rows = story.kept["steps"]
    rows.append([len(rows), *rows[-1][1:]])


def play_what_was_refused(story: Story) -> None:
    done = next(event for event in story.all("done"))
    done.update(do="refused", key="error-late")


def play_what_nobody_sent(story: Story) -> None:
    story.kept["steps"][-1][3] = None
    story.events[:] = [event for event in story.events if event.get("of") != last_act(story)]


def keep_a_line_twice(story: Story) -> None:
    story.kept["chats"] *= 2


def hear_a_line_twice(story: Story) -> None:
    story.events.insert(-1, {"who": "Brian", "do": "heard", "link": 1, "texts": [CHAT]})


def last_act(story: Story) -> str:
    return [event["message"]["id"] for event in story.all("send") if event["message"]["type"] == "act"][-1]


def see_another_order(story: Story) -> None:
    mine = [place for place, event in enumerate(story.events) if event["do"] == "saw" and event["who"] == "Brian"]
    one, two = mine[-1], mine[-3]
    story.events[one], story.events[two] = story.events[two], story.events[one]


def see_a_step_that_never_was(story: Story) -> None:
    frame = [event for event in story.all("saw") if event["who"] == "Ciara"][-1]
    frame["number"] += 1


def see_an_old_table_in_the_end(story: Story) -> None:
    frames = [event for event in story.all("saw") if event["who"] == "Brian"]
    story.events += [{"who": "Brian", "do": "open", "link": 2, "door": 1, "language": "en"}]
    story.events += [{"who": "Brian", "do": "last", "link": 2}, {**frames[2], "link": 2}]
    story.processes = 2


def keep_what_is_no_game(story: Story) -> None:
    story.kept["steps"][0][1] = 1 - story.kept["steps"][0][1]


def show_the_stones_of_another(story: Story) -> None:
    seen = {(event["who"], event["number"]): event for event in story.all("saw")}
    last = max(number for _, number in seen)
    seen["Ciara", last]["view"] = seen["Aoife", last]["view"]


def show_one_number_too_much(story: Story) -> None:
    view = [event for event in story.all("saw") if event["who"] == "Ciara"][-1]["view"]
    view["dice"] = [1] * len(view["dice"])


def lend_eyes(story: Story) -> None:
    frame = [event for event in story.all("saw") if event["who"] == "Ciara"][-1]
    mine = [event for event in story.all("saw") if event["who"] == "Brian"][-1]
    frame.update(seat=1, view=mine["view"], legal=mine["legal"])


def offer_choices_of_another(story: Story) -> None:
    seen = [event for event in story.all("saw") if not event["legal"]]
    seen[-1]["legal"] = next(event["legal"] for event in story.all("saw") if event["legal"])


def stand_still(story: Story) -> None:
    story.events.insert(-1, {"who": "", "do": "calm"})


def never_end(story: Story) -> None:
    story.events.pop()


BAD: dict[Callable[[Story], None], str] = {
    lose_an_act: "lost", lose_a_line: "lost", lose_a_seat: "lost", lose_a_request: "lost", lose_the_table: "lost",
    keep_under_another_number: "lost",
    acknowledge_twice: "doubled", play_a_step_twice: "doubled", play_what_was_refused: "doubled",
    play_what_nobody_sent: "doubled", keep_a_line_twice: "doubled", hear_a_line_twice: "doubled",
    see_another_order: "disorder", see_a_step_that_never_was: "disorder", see_an_old_table_in_the_end: "disorder",
    keep_what_is_no_game: "disorder",
    show_the_stones_of_another: "leak", show_one_number_too_much: "leak", lend_eyes: "leak",
    offer_choices_of_another: "leak",
    stand_still: "stuck", never_end: "stuck",
}  # fmt: skip


@pytest.mark.parametrize("spoil", BAD, ids=lambda spoil: spoil.__name__)
def test_a_history_that_is_wrong_in_one_way_is_refused_for_it(spoil: Callable[[Story], None]) -> None:
    story = copy.deepcopy(a_good_story())
    spoil(story)
    assert BAD[spoil] in {problem.kind for problem in check(story)}


def test_a_table_that_no_evening_knows_of_was_made_twice() -> None:
    story = a_good_story()
    twin = {**story.kept, "table": "u", "requests": ["nobody's"]}  # type: ignore[dict-item]
    found = check_round([story], {"t": story.kept, "u": twin})
    assert [(problem.kind, problem.table) for problem in found] == [("doubled", "u")] * 2


def campaign(folder: Path, database: str, processes: int, seconds: float) -> dict[str, Any]:
    """One round of a campaign, and what its checker found."""

    async def scene() -> None:
        whole = Campaign(folder, database, processes, random.Random(5), tables=4)
        try:
            await whole.open()
            await check_aside(await whole.round(0, seconds))
        finally:
            await whole.close()

    asyncio.run(scene())
    (done,) = read_done(folder)
    return done


def assert_nothing_was_found(done: dict[str, Any]) -> None:
    assert done["what"] == [] and not any(done["problems"].values())
    assert done["faults"]["kills"] > 0
    assert done["figures"]["acknowledged: act"] > 0 and done["figures"]["positions compared"] > 0


def test_a_short_campaign_finds_nothing_lost_doubled_out_of_order_leaked_or_stuck(tmp_path: Path) -> None:
    assert_nothing_was_found(campaign(tmp_path, "sqlite", 1, 20.0))


if programs():

    @pytest.mark.long
    def test_nor_does_one_of_two_processes_on_postgresql(tmp_path: Path) -> None:
        assert_nothing_was_found(campaign(tmp_path, "postgres", 2, 60.0))


@pytest.mark.long
def test_nor_does_a_longer_one_on_sqlite(tmp_path: Path) -> None:
    assert_nothing_was_found(campaign(tmp_path, "sqlite", 1, 60.0))
