"""How long a table takes to be shown on a bad line: `python -m tests.browser.slow_line`, with titles only those.

The line has a round trip of 400 ms and 50 KB a second, as Chromium makes it. Newer ones slow sockets down as well;
where opening one took less than half a round trip, the browser did not, and its round trip and bytes are added.
"""

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from dolmen.core.game import find_game, games
from tests.browser.chromium import FLAGS, chromium
from tests.browser.conftest import DESK, PHONE, invited
from tests.browser.house import House
from tests.browser.person import Person

ROUND_TRIP, SPEED = 0.4, 50_000  # seconds; bytes per second
SHOWN = "() => document.querySelector('#stage svg') !== null"


@dataclass
class Visit:
    """What one visit to a table took."""

    requests: int = 0
    bytes: int = 0
    socket: int = 0
    asked: float = 0.0  # when the socket was asked for, and when it was open
    opened: float = 0.0
    seconds: float = 0.0

    def of_the_socket(self) -> float:
        """The seconds that a browser leaves out which does not slow sockets down."""
        return 0.0 if self.opened - self.asked > ROUND_TRIP / 2 else ROUND_TRIP + self.socket / SPEED


def visit(person: Person, path: str) -> Visit:
    """Opens a page on the slow line, until the board is there."""
    found = Visit()
    page = person.context.new_page()
    wire = person.context.new_cdp_session(page)
    wire.send("Network.enable")
    line = {"offline": False, "latency": 1000 * ROUND_TRIP, "downloadThroughput": SPEED, "uploadThroughput": SPEED}
    wire.send("Network.emulateNetworkConditions", line)

    def finished(event: dict) -> None:
        found.bytes += int(event["encodedDataLength"])
        found.requests += event["encodedDataLength"] > 0  # what was kept takes nothing

    def framed(event: dict) -> None:
        payload, is_packed = event["response"]["payloadData"], event["response"]["opcode"] == 2
        found.socket += len(payload) * 3 // 4 if is_packed else len(payload.encode())

    wire.on("Network.loadingFinished", finished)
    wire.on("Network.webSocketFrameReceived", framed)
    wire.on("Network.webSocketWillSendHandshakeRequest", lambda event: setattr(found, "asked", event["timestamp"]))
    wire.on("Network.webSocketHandshakeResponseReceived", lambda event: setattr(found, "opened", event["timestamp"]))
    page.goto(person.url + path)
    page.wait_for_function(SHOWN)
    measured = page.evaluate("() => performance.now() / 1000")
    page.wait_for_timeout(500)
    found.seconds = measured + found.of_the_socket()
    page.close()
    return found


def main() -> None:
    """Says the figures of the first and the second visit for every title."""
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            print("| title | requests | KB | of it by the socket | seconds | second visit |")
            print("| --- " * 6 + "|")
            for name in sys.argv[1:] or games():
                print(row(browser, house, name), flush=True)
            browser.close()
    finally:
        house.close()


def row(browser: Browser, house: House, name: str) -> str:
    """A title's line of the table: a newcomer's first visit, then the same page once more."""
    host = invited(browser, house, "en", DESK)
    bots = [{"kind": "bot", "level": "random"}] * (find_game(name).players[0] - 1)
    path = host.open_table(name, [{"kind": "me"}, *bots])
    host.wait_to_be_asked()  # nothing moves while somebody comes
    guest = Person(browser.new_context(**PHONE), house.url)
    first, second = visit(guest, path), visit(guest, path)
    kilobytes, socket = (first.bytes + first.socket) / 1000, first.socket / 1000
    seconds = f"{first.seconds:.1f} | {second.seconds:.1f}"
    return f"| {name} | {first.requests} | {kilobytes:.0f} | {socket:.0f} | {seconds} |"


if __name__ == "__main__":
    main()
