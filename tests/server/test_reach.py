"""Friends come in: the link they are given leads to this machine, or the page says that they cannot come yet."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dolmen.server.web.commands import told
from dolmen.server.web.reach import friends_home, is_own
from tests.server.helpers import Refused, open_house, run

LAN = "http://192.168.1.20:8000"


@pytest.mark.parametrize("home", ["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"])
def test_an_address_of_the_machine_itself_is_no_invitation(home):
    assert is_own(home)
    assert friends_home(home, "") is None
    assert friends_home(home, LAN) == LAN


@pytest.mark.parametrize("home", [LAN, "https://dolmen.example", "http://dolmen.local:8000"])
def test_whoever_came_by_another_address_hands_that_one_on(home):
    assert not is_own(home)
    assert friends_home(home, "http://10.0.0.1:8000") == home


def test_the_server_says_whether_friends_can_come_and_how():
    assert "--lan" in told("127.0.0.1", 8000, "")
    assert f"{LAN}/" in told("0.0.0.0", 8000, LAN)
    assert "--lan" not in told("192.168.1.20", 8000, "")


@run
async def test_a_server_for_itself_alone_invites_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "open")
        aoife.http.headers["host"] = "localhost:8000"
        assert (await aoife.get(f"/api/tables/{table}"))["invitation"] is None
        with pytest.raises(Refused):
            await aoife.get(f"/api/tables/{table}/invitation.svg")


@run
async def test_a_server_in_a_network_invites_to_its_address_there(tmp_path: Path) -> None:
    async with open_house(tmp_path, address=LAN) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "open")
        aoife.http.headers["host"] = "localhost:8000"
        assert (await aoife.get(f"/api/tables/{table}"))["invitation"] == f"{LAN}/table/{table}"
        assert ElementTree.fromstring(await aoife.get(f"/api/tables/{table}/invitation.svg")).tag.endswith("svg")


@run
async def test_a_link_has_a_preview_with_a_picture_of_the_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        page = await aoife.get(f"/table/{await aoife.new_table('keltis', 'me', 'open')}")
        image = re.search(r'property="og:image" content="http://[^/]+(/[^"]+)"', page)
        assert image and (await aoife.http.get(image[1])).content[:2] == b"\xff\xd8"
        assert re.search(r'property="og:title" content="[^"]*Keltis', page)
