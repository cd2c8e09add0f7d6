"""Playing at a table: turns, bots, taking back, late and repeated messages, what survives a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dolmen.core import transcript
from tests.server.helpers import Refused, Socket, Visitor, open_house, play_on, run


@run
async def test_a_person_plays_a_whole_game_against_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random", "heuristic")
        socket = await aoife.live(table)
        last = await play_on(socket, await socket.next("position"))
        assert last["result"]["winners"]
        assert len(last["result"]["players"]) == 3
        shown = await socket.next("table", status="over")
        assert shown["seats"][0]["name"] == "Aoife"
        text = await aoife.get(f"/api/tables/{table}/transcript")
        assert transcript.load(text).winners == last["result"]["winners"]


@run
async def test_two_people_see_the_same_steps_and_only_their_own_choices(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian", "it")
        table = await aoife.new_table("cairn", "me", "open", options={"first_player": "first"})
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        one, two = await aoife.live(table), await brian.live(table)
        first, second = await one.next("position"), await two.next("position")
        assert [choice["sentence"] for choice in first["legal"]] == ["draw"]
        assert second["legal"] == []
        assert second["ask"] != first["ask"]
        assert (await one.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["type"] == "done"
        assert (await two.next("position"))["number"] == 1


@run
async def test_a_message_that_is_sent_again_is_harmless(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        table = await aoife.new_table("cairn", "me", "me", options={"first_player": "first"})
        socket = await aoife.live(table)
        act = {"type": "act", "id": "x", "number": 0, "seat": 0, "sentence": "draw"}
        assert await socket.ask(**act) == await socket.ask(**act) == {"type": "done", "of": "x", "number": 1}


@run
async def test_of_two_messages_for_one_step_one_loses_with_a_clear_answer(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        table = await aoife.new_table("cairn", "me", "me", options={"first_player": "first"})
        one, two = await aoife.live(table), await aoife.live(table)
        act = {"type": "act", "number": 0, "seat": 0, "sentence": "draw"}
        answers = await asyncio.gather(one.ask(**act, id="a"), two.ask(**act, id="b"))
        assert sorted(answer["type"] for answer in answers) == ["done", "error"]
        assert next(answer for answer in answers if answer["type"] == "error")["key"] == "error-late"


@run
async def test_what_is_not_possible_is_refused_in_my_language(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife", "it"), await door.visitor("Brian")
        table = await aoife.new_table("cairn", "me", "open", options={"first_player": "first"})
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        one, two = await aoife.live(table), await brian.live(table)
        act = {"type": "act", "id": "a", "number": 0}
        wrong = await one.ask(**act, seat=0, sentence="dance wildly")
        assert (wrong["key"], wrong["text"]) == (
            "error-unknown-action",
            "«dance wildly» non è un’azione di questo gioco.",
        )
        assert (await one.ask(**act, seat=0, sentence="take"))["key"] == "error-illegal-action"
        assert (await two.ask(**act, seat=1, sentence="draw"))["key"] == "error-not-your-turn"
        assert (await two.ask(**act, seat=0, sentence="draw"))["key"] == "error-not-yours"
        assert (await one.ask(type="undo", id="u", number=0, seat=0))["key"] == "error-cannot-undo"


@run
async def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random", options={"first_player": "first"})
        socket = await aoife.live(table)
        await socket.next("position")
        assert (await socket.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["number"] == 1
        cookie = aoife.http.cookies
    assert socket.closed == 1012
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        aoife.http.cookies = cookie
        socket = await aoife.live(table)
        position = await socket.next("position")
        assert position["number"] == 1 and position["legal"]
        assert (await socket.ask(type="act", id="a", number=0, seat=0, sentence="draw")) == {
            "type": "done",
            "of": "a",
            "number": 1,
        }
        assert (await play_on(socket, position))["over"]


@run
async def test_bots_that_were_to_move_when_the_server_stopped_move_after_the_start(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause=1000.0) as door:
        aoife = await door.visitor()
        table = await aoife.new_table("cairn", "random", "me", options={"first_player": "first"})
        cookie = aoife.http.cookies
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        aoife.http.cookies = cookie
        socket = await aoife.live(table)
        assert (await play_on(socket, await socket.next("position")))["over"]


@run
async def test_a_hot_seat_shows_secrets_only_to_the_seat_that_is_asked_for(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        seats = [{"kind": "me", "name": "Aoife"}, {"kind": "me", "name": "Brian"}, {"kind": "bot", "level": "random"}]
        table = await aoife.new_table("cairn", *seats, options={"first_player": "first"})
        socket = await aoife.live(table, view=1)
        curtain = await socket.next("position")
        assert curtain["seat"] is None and curtain["legal"] == [] and set(curtain["view"]["place"]) == {-1}
        socket.send(type="look", id="l", seat=0)
        mine = await socket.next("position")
        assert mine["seat"] == 0 and mine["legal"] and sorted(set(mine["view"]["place"])) == [-1, 2]
        assert (await socket.ask(type="look", id="m", seat=2))["key"] == "error-not-yours"
        assert [seat["name"] for seat in (await aoife.get(f"/api/tables/{table}"))["seats"][:2]] == ["Aoife", "Brian"]


@run
async def test_the_past_can_be_seen_with_own_eyes_while_running_and_with_all_eyes_afterwards(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, stranger = await door.visitor("Aoife"), await door.visitor()
        table = await aoife.new_table("cairn", "me", "random")
        socket = await aoife.live(table)
        position = await socket.next("position")
        path = f"/api/tables/{table}/at/0"
        assert (await aoife.get(path))["seat"] == 0
        assert (await stranger.get(path))["seat"] is None
        for person, seat in ((aoife, 1), (stranger, 0)):
            with pytest.raises(Refused) as refused:
                await person.get(path, seat=seat)
            assert refused.value.status == 403
        last = await play_on(socket, position)
        for number in range(last["number"] + 1):
            then = await stranger.get(f"/api/tables/{table}/at/{number}", seat=1, layout="wide")
            assert then["number"] == number and then["seat"] == 1 and then["picture"].startswith("<svg")
        with pytest.raises(Refused) as refused:
            await stranger.get(f"/api/tables/{table}/at/{last['number'] + 1}")
        assert refused.value.status == 404


@run
async def test_what_players_may_only_remember_cannot_be_looked_up_in_the_past(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, stranger = await door.visitor("Aoife"), await door.visitor()
        table = await aoife.new_table("tain", {"kind": "me"}, {"kind": "me"}, options={"start": "green"})
        socket = await aoife.live(table)
        round_one = ["guard warrior stable 1", "raid boy green stable 1", "pass", "pass"]
        for number, sentence in enumerate([*round_one, "pass"]):
            seat = number % 2
            if number == len(round_one):
                seen = await stranger.get(f"/api/tables/{table}/at/{number}", layout="wide")
                assert seen["scenes"] and any("boy" in line["text"] for line in seen["log"]["lines"])
                seat = 1
            await socket.ask(type="act", id=f"a{number}", number=number, seat=seat, sentence=sentence)
        past = await stranger.get(f"/api/tables/{table}/at/{len(round_one)}", layout="wide")
        assert past["scenes"] == [] and past["picture"] != seen["picture"]
        assert not any("a warrior" in line["text"] for line in past["log"]["lines"])


@run
async def test_the_shuffle_can_be_checked_when_the_game_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random")
        before = await aoife.get(f"/api/tables/{table}/check")
        assert before["seed"] is None and before["fits"] is None
        socket = await aoife.live(table)
        last = await play_on(socket, await socket.next("position"))
        after = await aoife.get(f"/api/tables/{table}/check")
        assert after["commitment"] == before["commitment"] and after["seed"] == last["result"]["seed"]
        assert after["fits"] and after["replays"]


@run
async def test_what_an_action_would_bring_is_told_to_whoever_may_play_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, bran = await door.visitor("Aoife"), await door.visitor("Bran")
        for _ in range(20):  # until a hand is dealt of which some tile makes a field at once
            mine, theirs, lays = await seated_with_tiles(aoife, bran)
            told = await brought(mine, lays)
            if any(text and "becomes a field of" in text for text in told):
                break
        else:
            raise AssertionError(told)
        assert await brought(theirs, lays) == [None] * len(lays), "it is not theirs to play"
        assert (await mine.ask(type="brings", id="n", sentence="nonsense"))["text"] is None


async def seated_with_tiles(aoife: Visitor, bran: Visitor) -> tuple[Socket, Socket, list[str]]:
    """A new table: whoever is to move, the other, and the tiles that may be laid."""
    table = await aoife.new_table("woolly_bully", "me", "open")
    await bran.post(f"/api/tables/{table}/sit", seat=1)
    sockets = [await one.live(table) for one in (aoife, bran)]
    positions = [await socket.next("position") for socket in sockets]
    asked = next(n for n, position in enumerate(positions) if position["legal"])
    legal = [one["sentence"] for one in positions[asked]["legal"]]
    return sockets[asked], sockets[1 - asked], [one for one in legal if one.startswith("place ")]


async def brought(socket: Socket, lays: list[str]) -> list[str | None]:
    """What somebody is told that each of some actions would bring."""
    return [(await socket.ask(type="brings", id=f"b{n}", sentence=one))["text"] for n, one in enumerate(lays)]


@run
async def test_why_not_and_hints_are_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random", options={"first_player": "first"}, hints=True)
        socket = await aoife.live(table)
        why = await socket.ask(type="why", id="w", phrase="* r1")
        assert why["text"] == "First draw a stone." and why["rule"] == "turn"
        assert (await socket.ask(type="why", id="d", phrase="draw"))["text"] is None  # it can be chosen
        assert (await socket.ask(type="why", id="n", phrase="nonsense"))["text"] is None
        hint = await socket.ask(type="hint", id="h")
        assert hint["sentence"] == "draw" and "Draw from the bag" in hint["text"]
        silent = await aoife.live(await aoife.new_table("cairn", "me", "random"))
        assert (await silent.ask(type="hint", id="h"))["key"] == "error-no-hints"


@run
async def test_a_person_without_pictures_is_sent_what_the_page_shows_and_not_what_a_bot_remembers(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("tain", "me", "random")
        views = []
        for view in ("sight", "1", "nonsense"):
            position = await (await aoife.live(table, view=view)).next("position")
            views.append(position.get("view", {}).get("discarded"))
        seen, remembered, nothing = views
        assert remembered[1] == [0] * 5 and seen[1] == [-1] * 5 and seen[0] == remembered[0]
        assert nothing is None


ROUND = ("guard warrior stable 1", "raid boy green stable 1", "pass", "pass")  # of Táin with two: then all is revealed


@run
async def test_whoever_comes_back_is_shown_the_scenes_that_were_missed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("tain", {"kind": "me"}, {"kind": "me"}, options={"start": "green"})
        socket = await aoife.live(table)
        for number, sentence in enumerate(ROUND):
            await socket.ask(type="act", id=f"a{number}", number=number, seat=number % 2, sentence=sentence)
        missed = await (await aoife.live(table, picture="wide", since="3")).next("position")
        assert [line for scene in missed["scenes"] for line in scene["lines"]]
        for since in ("", "4", "99", "-1", "many"):
            again = await (await aoife.live(table, picture="wide", since=since)).next("position")
            assert again["scenes"] == []


@run
async def test_whoever_comes_back_is_shown_nothing_that_may_no_longer_be_looked_up(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("tain", {"kind": "me"}, {"kind": "me"}, options={"start": "green"})
        socket = await aoife.live(table)
        for number, sentence in enumerate([*ROUND, "pass"]):
            seat = 1 if number == len(ROUND) else number % 2
            await socket.ask(type="act", id=f"a{number}", number=number, seat=seat, sentence=sentence)
        late = await (await aoife.live(table, picture="wide", since="0")).next("position")
        assert late["scenes"] == []


@run
async def test_two_answers_that_are_meant_together_are_one_message(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        for says, steps in ((lambda step: [step], 2), (lambda step: [step.split()[-1]], 1), (lambda step: [], 1)):
            table = await aoife.new_table("keltis", "me", "me", options={"start_player": "0"})
            socket = await aoife.live(table)
            play = (await door.house.table(table)).play
            card = next(one for one in play.sentences if one.startswith("play"))
            twin = play.copy()
            twin.play(card)
            then = says(twin.sentences[0])  # a small figure and the big one can go to the same stone
            act = {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": card, "then": then}
            assert (await socket.ask(**act))["type"] == "done"
            assert (await socket.ask(**act))["type"] == "done"
            assert len(play.steps) == steps
