"""Mac Robber: how often it attacks, whom, and with what success; what it builds and whom it lets follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bench.style.hearing import Counts, Moment, Title, ratio
from dolmen.games.mac_robber.board import LEAVE, STEAL, STEAL_TO_BAG, Colour, Estate, Event
from dolmen.games.mac_robber.scoring import score

DEEDS = {
    "cattle": "breed cattle", "castle": "build a castle", "abbey": "build an abbey", "warrior": "win a warrior",
    "piper": "win a piper", "monks": "win monks", "estate": "buy an estate", "bard": "send a bard", "done": "no action",
}  # fmt: skip
VENTURES = {"assault": "assault", "exchange": "exchange cards", "end": "nothing"}
PIECES: dict[int, str] = {Estate.CATTLE: "cattle", Estate.CASTLE: "castle", Estate.ABBEY: "abbey"}
FOLLOWERS: dict[int, str] = {Colour.YELLOW: "warriors", Colour.BLUE: "pipers", Colour.GREEN: "monks"}


def kind_of(words: list[str]) -> tuple[str, str]:
    """Actions by what is done; cards in a fight by their number."""
    verb = words[0]
    if verb in DEEDS:
        return "an action", DEEDS[verb]
    if verb in ("redraw", "no"):
        return "cubes to draw again", "keep all" if verb == "no" else "put some back"
    if verb in ("assault", "exchange", "end"):
        return "assault, exchange or nothing", VENTURES[verb]
    if verb == "play":
        return "a card in a fight", f"play a {words[1]}" + (" with a piper" if len(words) > 2 else "")
    if verb in ("steal", "raze", "leave"):
        return "what to plunder", " ".join(words[:2])
    if verb in ("keep", "bag"):
        return "cubes a bard takes", "for its own court" if verb == "keep" else "all to the bag"
    return "a card for a lost warrior" if len(words) == 2 else "two cards after an assault", " ".join(words)


def count(players: int, moments: Iterable[Moment]) -> list[Counts]:
    """What each clan did in a game."""
    found = [Counter[str]() for _ in range(players)]
    for moment in moments:
        for kind, *details in moment.events:
            if kind == Event.ASSAULTED:
                attack(found, details, [score(moment.state, seat) for seat in range(players)])
            else:
                note(kind, details, found)
    rounds = moment.state.round
    return [habits(each, rounds) for each in found]


def attack(found: list[Counter[str]], details: list[int], scores: list[int]) -> None:
    """Counts an assault, and whether it goes against whoever leads of the others."""
    attacker, defender = details
    found[attacker]["assaults"] += 1
    found[defender]["assaulted"] += 1
    others = [points for seat, points in enumerate(scores) if seat != attacker]
    found[attacker]["leader"] += scores[defender] == max(others) > min(others)
    found[attacker]["apart"] += max(others) > min(others)


def note(event: int, details: list[int], found: list[Counter[str]]) -> None:
    """Counts one event."""
    each = found[details[0]] if details and 0 <= details[0] < len(found) else Counter()
    if event == Event.FOUGHT:
        attacker, defender, ours, theirs, *_ = details
        found[attacker]["won"] += ours > theirs
        found[attacker]["lost"] += ours < theirs
        found[defender]["held"] += theirs > ours
    elif event == Event.PLUNDERED:
        each["plunders"] += 1
        each["stole"] += details[2] in (STEAL, STEAL_TO_BAG)
        each["left"] += details[2] == LEAVE
    elif event == Event.BUILT and details[1] in PIECES:
        each[PIECES[details[1]]] += 1
    elif event == Event.FOLLOWED and details[1] in FOLLOWERS:
        each[FOLLOWERS[details[1]]] += 1
    elif event == Event.PLAYED:
        each["cards"] += 1
        each["value"] += details[1]
        each["piper-cards"] += details[2]
    elif event in NAMES:
        each[NAMES[event]] += 1


NAMES: dict[int, str] = {
    Event.TURN: "turns", Event.BOUGHT: "estates", Event.BARD: "bards", Event.EXCHANGED: "exchanges",
    Event.ENDED_TURN: "quiet", Event.PUT_BACK: "redraws", Event.NO_REDRAW: "kept",
}  # fmt: skip


def habits(found: Counter[str], rounds: int) -> Counts:
    """The habits of a clan."""
    counted = {
        name: float(found[name]) for name in ("cattle", "castle", "abbey", "estates", "bards", *FOLLOWERS.values())
    }
    return counted | {
        "rounds": rounds,
        "assaults": ratio(found["assaults"], found["turns"]),
        "leader": ratio(found["leader"], found["apart"]),
        "won": ratio(found["won"], found["assaults"]),
        "lost": ratio(found["lost"], found["assaults"]),
        "assaulted": float(found["assaulted"]),
        "held": ratio(found["held"], found["assaulted"]),
        "stole": ratio(found["stole"], found["plunders"]),
        "exchanges": ratio(found["exchanges"], found["turns"]),
        "value": ratio(found["value"], found["cards"]),
        "piper-cards": ratio(found["piper-cards"], found["cards"]),
    }


TITLE = Title(
    kind_of,
    {
        "rounds": ("rounds of a game", ""),
        "assaults": ("of its turns, those with an assault", "%"),
        "leader": ("of its assaults on rivals with different points, those on the one who leads", "%"),
        "won": ("of its assaults, won", "%"),
        "lost": ("of its assaults, lost", "%"),
        "stole": ("of its plunders, cattle that it stole", "%"),
        "assaulted": ("assaults on it in a game", ""),
        "held": ("of the assaults on it, beaten off", "%"),
        "value": ("mean value of a card it plays in a fight, 1 to 4", ""),
        "piper-cards": ("of the cards it fights with, those with a piper", "%"),
        "exchanges": ("of its turns, those in which it exchanges cards", "%"),
        "cattle": ("herds bred", ""),
        "castle": ("castles built", ""),
        "abbey": ("abbeys built", ""),
        "estates": ("estates bought", ""),
        "warriors": ("warriors won", ""),
        "pipers": ("pipers won", ""),
        "monks": ("monks won", ""),
        "bards": ("bards sent to others’ courts", ""),
    },
    count,
    "An assault is neither won nor lost where both won as many combat rounds.",
    ("an action", "assault, exchange or nothing", "a card in a fight", "what to plunder", "cubes to draw again"),
)
