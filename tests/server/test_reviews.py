"""Reviews at the server: made once, beside everything else, kept with the game, shown to those who may see them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.seed import by_lot, seed_from, subseed
from dolmen.review.model import load
from dolmen.server.store.reviews import LEASE_SECONDS, ask_review, review_of, take_review
from dolmen.server.table.playing_on import dealt_afresh
from dolmen.server.table.reviewer import Finished
from dolmen.server.table.reviewers import NotReviewed, Reviewers
from dolmen.words import texts
from tests.server.helpers import Hands, Refused, open_house, play_on, run, sit_down
from tests.server.reviews import FIRST, Quick, finished, reviewed

CAIRN = find_game("cairn")


@run
async def test_a_review_is_made_once_and_kept_over_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        door.house.reviewers = quick = Quick()
        aoife = await door.visitor("Aoife")
        table = await finished(door, aoife)
        assert (await aoife.get(f"/api/tables/{table}"))["review"] == f"/table/{table}/review"
        assert (await aoife.get(f"/api/tables/{table}/review"))["status"] == "none"
        states = await asyncio.gather(*(reviewed(aoife, table) for _ in range(3)))
        assert [state["status"] for state in states] == ["done"] * 3 and len(quick.made) == 1
        data = await aoife.http.get(f"/api/tables/{table}/review/data")
        page = await aoife.get(f"/table/{table}/review")
        mine = load(data.content).decisions_of(0)
        assert "Turning points" in page and page.count('data-title="Step') >= len(mine)
        names = re.findall(r'data-name="([^"]+)"', page)
        assert len(names) == len(set(names)) >= len(mine)
        scores = [seat["score"] for seat in (await aoife.get("/api/history"))["games"][0]["seats"]]
        assert f"Aoife {texts('en', CAIRN).figure(scores[0])} · " in page, "how the game ended"
        best, told = mine[0].best, texts("en", CAIRN)
        chance = f"<b>{round(100 * best.win)} %</b><small>{told('review-points', points=round(best.points))}</small>"
        assert chance in page, "what the best action brings, in chances and in points"
        cookies = aoife.http.cookies
    async with open_house(tmp_path) as door:
        door.house.reviewers = again = Quick()
        back = await door.visitor()
        back.http.cookies = cookies
        assert (await back.post(f"/api/tables/{table}/review"))["status"] == "done" and not again.made
        assert (await back.http.get(f"/api/tables/{table}/review/data")).content == data.content


@run
async def test_a_running_game_has_no_review(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random", options=FIRST)
        for path in (f"/api/tables/{table}/review", f"/table/{table}/review", f"/api/tables/{table}/review/data"):
            with pytest.raises(Refused) as refused:
                await aoife.get(path)
            assert refused.value.status == 409
        with pytest.raises(Refused, match="not over"):
            await aoife.post(f"/api/tables/{table}/review/play", step=0)


@run
async def test_strangers_see_a_review_only_when_all_who_sat_there_share_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        door.house.reviewers = Quick()
        table, sockets = await sit_down(door, "cairn", 2, options=FIRST)
        positions = await asyncio.gather(*(socket.next("position") for socket in sockets))
        await asyncio.gather(*(play_on(socket, at) for socket, at in zip(sockets, positions, strict=True)))
        stranger = await door.visitor("Seán")
        people = [await door.visitor() for _ in range(2)]
        for seat, person in enumerate(people):  # the cookies of those who played
            person.http.cookies.set("dolmen", sockets[seat].cookie)
        await reviewed(people[0], table.id)
        address = f"/api/tables/{table.id}/review"
        with pytest.raises(Refused) as refused:
            await stranger.get(address)
        assert refused.value.key == "error-review-not-shared"
        assert refused.value.status == 403 and (await stranger.get(f"/api/tables/{table.id}"))["review"] is None
        state = await people[0].post(f"{address}/share", shared=True)
        assert (state["open"], state["shared"], state["asked"]) == (False, True, ["Seat 1"])
        with pytest.raises(Refused):
            await stranger.get(address)
        assert (await people[1].post(f"{address}/share", shared=True))["open"]
        assert (await stranger.get(address))["status"] == "done" and not (await stranger.get(address))["mine"]
        with pytest.raises(Refused):  # looking is one thing, asking for work another
            await stranger.post(address)
        await people[1].post(f"{address}/share", shared=False)
        with pytest.raises(Refused):
            await stranger.get(address)


@run
async def test_the_review_of_a_duplicate_waits_for_the_last_group(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        made = await aoife.post("/api/duplicates", game="cairn", players=2, groups=2, bots=None, options=FIRST)
        tables = [group["table"] for group in made["groups"]]
        for person, table in zip((aoife, brian), tables, strict=True):
            await person.post(f"/api/tables/{table}/sit", seat=0)
            await aoife.post(f"/api/tables/{table}/start", fill="random")
        socket = await aoife.live(tables[0])
        await play_on(socket, await socket.next("position"))
        with pytest.raises(Refused) as refused:
            await aoife.post(f"/api/tables/{tables[0]}/review")
        assert refused.value.key == "error-sealed"
        assert (await aoife.get(f"/api/tables/{tables[0]}"))["review"] is None


class Never(Reviewers):
    """Is at it for ever."""

    async def review(self, finished: Finished, tell) -> bytes:  # type: ignore[no-untyped-def]
        tell(1, 9)
        await asyncio.Event().wait()
        return b""


@run
async def test_one_person_has_few_reviews_under_way(tmp_path: Path) -> None:
    async with open_house(tmp_path, reviews_waiting=1) as door:
        door.house.reviewers = Never(60.0)
        aoife = await door.visitor("Aoife")
        one, two = await finished(door, aoife), await finished(door, aoife)
        await aoife.post(f"/api/tables/{one}/review")
        with pytest.raises(Refused) as refused:
            await aoife.post(f"/api/tables/{two}/review")
        assert refused.value.status == 429
        assert (await aoife.post(f"/api/tables/{one}/review"))["status"] in ("waiting", "taken")


@run
async def test_bots_go_on_while_a_review_is_made(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        door.house.reviewers = Never(60.0)
        aoife = await door.visitor("Aoife")
        table = await finished(door, aoife)
        await aoife.post(f"/api/tables/{table}/review")
        while (await aoife.get(f"/api/tables/{table}/review"))["done"] != 1:
            await asyncio.sleep(0.05)
        assert await finished(door, aoife)


class Broken(Reviewers):
    """Cannot."""

    tries = 0

    async def review(self, finished: Finished, tell) -> bytes:  # type: ignore[no-untyped-def]
        Broken.tries += 1
        raise NotReviewed("no")


@run
async def test_a_review_that_fails_is_given_up_after_some_tries(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        door.house.reviewers = Broken(60.0)
        aoife = await door.visitor("Aoife")
        table = await finished(door, aoife)
        assert (await reviewed(aoife, table))["status"] == "failed" and Broken.tries == 3
        door.house.reviewers = Quick()
        assert (await reviewed(aoife, table))["status"] == "done"


@run
async def test_what_a_process_that_died_had_taken_another_takes(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, now=hands, reviews=0) as door:
        aoife = await door.visitor("Aoife")
        table, store = await finished(door, aoife), door.house.store
        assert await store.write(ask_review, table, "somebody", 3, hands())
        assert await store.write(take_review, "one", hands()) == table
        assert await store.write(take_review, "two", hands()) is None
        hands.at += LEASE_SECONDS + 1
        assert await store.write(take_review, "two", hands()) == table
        kept = await store.read(review_of, table)
        assert kept is not None and kept.status == "taken"


@run
async def test_a_process_of_its_own_makes_a_review_and_says_how_far_it_is(tmp_path: Path) -> None:
    play, told = Play.new("cairn", 2, seed=seed_from(2)), []
    while not play.over:
        play.act(play.legal[0])
    given = (play.game.name, play.game.version, 2, play.options, play.seed, [step.action for step in play.steps])
    reviewers = Reviewers(240.0, niceness=0)  # behind all other tests it would wait for minutes
    data = await reviewers.review(Finished(*given, guesses=2), lambda done, of: told.append((done, of)))
    assert load(data).steps == len(play.steps) and told and all(done <= of for done, of in told)


# --- playing on ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games())
def test_what_is_dealt_afresh_keeps_the_view_and_legal_actions(name: str) -> None:
    play = Play.new(name, seed=seed_from(3))
    while not play.over and len(play.steps) < 120:
        play.act(by_lot(play.legal, subseed(play.seed, len(play.steps))))
    for number in range(0, len(play.steps), max(1, len(play.steps) // 5)):
        past, player = play.at(number), play.steps[number].player
        seen = past.view(player).pack(play.game.state)
        fresh = [Play.from_state(play.game, dealt_afresh(play, number, seed_from(seed))) for seed in (1, 2)]
        for begun in fresh:
            assert begun.view(player).pack(play.game.state) == seen
            assert begun.player == player and begun.legal == past.legal


@run
async def test_playing_on_seats_me_with_bots_unrated_and_survives_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        door.house.reviewers = Quick()
        aoife = await door.visitor("Aoife")
        old = await finished(door, aoife, "random", "heuristic")
        play = door.house.tables[old].play
        step = next(number for number in range(4, len(play.steps)) if play.steps[number].player == 0)
        seen = play.at(step).view(0).pack(play.game.state)
        new = await aoife.post(f"/api/tables/{old}/review/play", step=step)
        table = door.house.tables[new["table"]]
        assert [seat.level for seat in table.seats] == [None, "random", "heuristic"] and new["mine"] == [0]
        assert table.play.view(0).pack(play.game.state) == seen and new["came_from"] == f"/table/{old}/review"
        socket = await aoife.live(table.id)
        position = await socket.next("position")
        said = position["legal"][0]["sentence"]
        await socket.ask(type="act", id="m", number=0, seat=0, sentence=said)
        steps = [step.action for step in table.play.steps[:1]]
        cookies = aoife.http.cookies
    async with open_house(tmp_path) as door:
        back = await door.visitor()
        back.http.cookies = cookies
        socket = await back.live(table.id)
        position = await socket.next("position")
        again = door.house.tables[table.id].play
        assert [step.action for step in again.steps[:1]] == steps and again.at(0).view(0).pack(again.game.state) == seen
        await play_on(socket, position)
        shown = await back.get(f"/api/tables/{table.id}")
        assert all(seat["rating"] is None for seat in shown["seats"])
        assert (await back.get(f"/api/tables/{table.id}/check"))["replays"]
        rematch = await back.post(f"/api/tables/{table.id}/rematch")
        assert rematch["came_from"] is None


@run
async def test_nobody_plays_on_from_behind_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await finished(door, aoife)
        with pytest.raises(Refused) as refused:
            await aoife.post(f"/api/tables/{table}/review/play", step=99_999)
        assert refused.value.status == 404
