"""Táin: how often it bluffs, whether bluffs work, and what it leaves open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bench.style.hearing import Counts, Moment, Title, ratio
from dolmen.games.tain.board import SPACES, Event, Kind, Outcome, Pass

PLACES = {"stable": "a stable", "house": "the house"}
TILES = {"bluff": "a bluff", "boy": "a boy", "warrior": "a warrior", "chief": "the chief", "daughter": "the daughter"}
FAILED = (Outcome.EQUAL, Outcome.FAILED, Outcome.LOST_BOY, Outcome.CAUGHT_DAUGHTER)


def kind_of(words: list[str]) -> tuple[str, str]:
    """Spaces of one area count as alike."""
    verb = words[0]
    if verb == "free":
        return "whom to free", f"free the {words[1]}"
    if verb == "pass":
        return "a tile", "pass"
    if verb == "outland":
        return "a tile", f"{TILES[words[1]]} to the outland"
    return "a tile", f"{verb} {PLACES[words[-2]]} with {TILES[words[1]]}"


class Round:
    """What lies on the spaces of a round: by owner and space, who laid which kind, in the order of laying."""

    def __init__(self) -> None:
        self.guards: dict[tuple[int, int], int] = {}
        self.raids: dict[tuple[int, int], tuple[int, int]] = {}
        self.drawn: set[tuple[int, int]] = set()  # bluffs at entrances that a real guard came to afterwards

    def guard(self, player: int, kind: int, space: int) -> None:
        self.guards[player, space] = kind
        raid = self.raids.get((player, space))
        if kind != Kind.BLUFF and raid is not None and raid[1] == Kind.BLUFF:
            self.drawn.add((player, space))


def count(players: int, moments: Iterable[Moment]) -> list[Counts]:
    """What each clan did in a game."""
    found = [Counter[str]() for _ in range(players)]
    lies = Round()
    for moment in moments:
        for kind, *details in moment.events:
            note(kind, details, found, lies)
            if kind == Event.REVEALED:
                reveal(lies, found)
                lies = Round()
    return [shares(each) for each in found]


def note(event: int, details: list[int], found: list[Counter[str]], lies: Round) -> None:
    """Counts one event."""
    if event == Event.GUARDED:
        player, kind, space, _ = details
        laid(found[player], "guard", kind)
        lies.guard(player, kind, space)
    elif event == Event.RAIDED:
        player, kind, board, space, _ = details
        laid(found[player], "raid", kind)
        lies.raids[board, space] = (player, kind)
    elif event == Event.WENT_OUT:
        laid(found[details[0]], "outland", details[1])
    elif event == Event.CLASHED:
        found[details[2]]["real"] += 1
        found[details[2]]["won"] += details[5] not in FAILED
    elif event == Event.PASSED:
        found[details[0]]["passes"] += 1
        found[details[0]]["chosen"] += details[1] == Pass.CHOSEN


def laid(found: Counter[str], where: str, kind: int) -> None:
    """Counts a tile."""
    found["tiles"] += 1
    found[where] += 1
    found[f"{where}-bluff"] += kind == Kind.BLUFF
    found["weak-raid"] += where == "raid" and kind in (Kind.BLUFF, Kind.BOY)


def reveal(lies: Round, found: list[Counter[str]]) -> None:
    """Counts what shows when all tiles are turned up."""
    for player, each in enumerate(found):
        each["rounds"] += 1
        mine = {space: kind for (owner, space), kind in lies.guards.items() if owner == player}
        each["open"] += SPACES - len(mine)
        for space, kind in mine.items():
            if kind == Kind.BLUFF:
                raid = lies.raids.get((player, space))
                each["sham"] += 1
                each["sham-robbed"] += raid is not None and raid[1] != Kind.BLUFF
    for key, (player, kind) in lies.raids.items():
        if kind == Kind.BLUFF:
            found[player]["feint"] += 1
            found[player]["feint-drew"] += key in lies.drawn


def shares(found: Counter[str]) -> Counts:
    """The habits of a clan."""
    bluffs = found["guard-bluff"] + found["raid-bluff"] + found["outland-bluff"]
    return {
        "tiles": ratio(found["tiles"], found["rounds"]),
        "bluffs": ratio(bluffs, found["tiles"]),
        "guards": ratio(found["guard-bluff"], found["guard"]),
        "raids": ratio(found["raid-bluff"], found["raid"]),
        "outland": ratio(found["outland-bluff"], found["outland"]),
        "robbed": ratio(found["sham-robbed"], found["sham"]),
        "drew": ratio(found["feint-drew"], found["feint"]),
        "weak": ratio(found["weak-raid"], found["raid"]),
        "won": ratio(found["won"], found["real"]),
        "open": ratio(found["open"], found["rounds"]),
        "chosen": ratio(found["chosen"], found["passes"]),
        "rounds": found["rounds"],
    }


TITLE = Title(
    kind_of,
    {
        "tiles": ("tiles laid in a round", ""),
        "bluffs": ("of its tiles, bluffs (8 of the 18 of a set are: 44 %)", "%"),
        "guards": ("of its guards, bluffs: guards that are not there", "%"),
        "raids": ("of its raiders, bluffs: feints", "%"),
        "outland": ("of its tiles in the outland, bluffs", "%"),
        "robbed": ("of its bluff guards, those that met a real raider all the same", "%"),
        "drew": ("of its feints, those to which the owner then laid a real guard", "%"),
        "weak": ("of its raiders, those without force: bluffs and boys", "%"),
        "won": ("of its real raiders, those that got in", "%"),
        "open": ("own thresholds left empty when a round is revealed, of five", ""),
        "chosen": ("of its passes, those by choice (not for want of tiles or spaces)", "%"),
        "rounds": ("rounds of a game", ""),
    },
    count,
    "A tile **bluffs** if it is a bluff: it lies face down like any other and is taken off when the tiles are turned "
    "up. So a guard that bluffs is no "
    "guard, and a raider that bluffs (a **feint**) takes nothing. A set comes back only when all its tiles are laid, "
    "so that nobody is free to bluff "
    "much less often than 44 %; free is where.",
)
