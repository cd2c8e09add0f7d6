"""Enclave: where it goes, which missions it boards and how they end, what it buys, steals and trades."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bench.style.hearing import Counts, Moment, Title, ratio
from dolmen.games.enclave.board import Ending, Event
from dolmen.games.enclave.cards import DECK_OF, LOCATION_WORDS, Deck, Location

PLACES = {
    "shepherd": "the Shepherd", "oracle": "the Oracle", "maggot": "Maggot’s Outlet", "knives": "Knives Square",
    "boarding": "Boarding", "tree": "the Tree",
}  # fmt: skip
QUESTIONS = {
    "play": "an action card", "token": "an initiative token", "level": "a level of the Tree", "buy": "in a shop",
    "scrap": "in a shop", "take": "in a shop", "pass": "in a shop", "heal": "medicine", "board": "a mission",
    "prepare": "a mission", "carry": "what to carry", "ready": "what to carry", "use": "what to use in a mission",
    "done": "what to use in a mission", "tree": "a tree token of a reward", "keep": "a pryze of a reward",
    "sell": "a pryze of a reward", "trade": "knowledge to trade", "steal": "whom to rob", "look": "at the Oracle",
    "put": "at the Oracle",
}  # fmt: skip


def kind_of(words: list[str]) -> tuple[str, str]:
    """Action cards by their place; of cards, whether one is bought or used at all."""
    verb = words[0]
    question = QUESTIONS.get(verb, "what the people of the Tree ask")
    if verb == "play":
        return question, f"to {PLACES[words[1]]}"
    if verb == "token":
        return question, f"{words[1]} for {PLACES[words[2]]}"
    if verb == "board":
        return question, "one unseen" if words[1] == "blind" else "an open one"
    if verb in ("buy", "scrap", "carry", "use", "keep", "sell", "heal", "replace", "put", "take", "steal", "offer"):
        return question, f"{verb} one"
    return question, " ".join(words)


def count(players: int, moments: Iterable[Moment]) -> list[Counts]:
    """What each thief did in a game."""
    found = [Counter[str]() for _ in range(players)]
    for moment in moments:
        for kind, *details in moment.events:
            if details and 0 <= details[0] < players:
                note(kind, details, found[details[0]])
    state = moment.state
    return [habits(each, state) for each in found]


def note(event: int, details: list[int], each: Counter[str]) -> None:
    """Counts one event of a thief."""
    if event == Event.QUEUED:
        each["visits"] += 1
        each[LOCATION_WORDS[min(details[1], Location.TREE)]] += 1
    elif event == Event.BOUGHT:
        each["knives-bought" if DECK_OF[details[1]] == Deck.KNIVES else "maggot-bought"] += 1
        each["coins"] += details[2]
    elif event in (Event.KNOWLEDGE, Event.TRADED):
        each["knowledge" if event == Event.KNOWLEDGE else "traded"] += details[1]
        each["trades"] += event == Event.TRADED
    elif event == Event.SHEPHERD:
        each["shepherd-knowledge"] += details[2]
    elif event == Event.WOUNDED:
        each["wounds"] += details[1] + details[2]
    elif event in NAMES:
        each[NAMES[event]] += 1


KNOWLEDGE = ("traded", "knowledge", "shepherd-knowledge", "schemes")
NAMES: dict[int, str] = {
    Event.STUDIED: "schemes",
    Event.BOARDED: "boarded", Event.BLIND: "blind", Event.PREPARED: "prepared", Event.SUCCEEDED: "won",
    Event.FAILED: "failed", Event.KEPT: "kept", Event.SOLD: "sold", Event.STEALS: "steals", Event.HEALED: "healed",
    Event.KEPT_TOKEN: "tokens", Event.SWAPPED_TOKEN: "swapped", Event.INSTALLED: "installed", Event.USED: "used",
}  # fmt: skip


def habits(found: Counter[str], state) -> Counts:
    """The habits of a thief."""
    missions = found["won"] + found["failed"]
    places = {f"to-{word}": ratio(found[word], found["visits"]) for word in LOCATION_WORDS}
    names = (
        "knives-bought",
        "maggot-bought",
        "coins",
        "steals",
        "healed",
        "wounds",
        "prepared",
        "installed",
        *KNOWLEDGE,
    )
    return places | {name: float(found[name]) for name in names} | {
        "missions": float(missions),
        "won": ratio(found["won"], missions),
        "blind": ratio(found["blind"], found["blind"] + found["boarded"]),
        "used": ratio(found["used"], missions),
        "sold": ratio(found["sold"], found["kept"] + found["sold"]),
        "swapped": ratio(found["swapped"], found["tokens"] + found["swapped"]),
        "tokens-end": float(state.ending == Ending.TOKENS),
    }  # fmt: skip


TITLE = Title(
    kind_of,
    {
        **{f"to-{word}": (f"of its visits, to {PLACES[word]}", "%") for word in LOCATION_WORDS},
        "missions": ("missions as boarder", ""),
        "won": ("of its missions, successful", "%"),
        "blind": ("of the cards for missions that it chose, unseen ones", "%"),
        "prepared": ("times that it prepared instead of boarding", ""),
        "used": ("cards used for each mission", ""),
        "wounds": ("wounds, physical and mental", ""),
        "knives-bought": ("cards bought at Knives Square", ""),
        "maggot-bought": ("cards bought at Maggot’s Outlet", ""),
        "coins": ("coins spent on these", ""),
        "installed": ("upgrades installed", ""),
        "healed": ("medicine used", ""),
        "sold": ("of the pryzes of its rewards, sold instead of kept", "%"),
        "swapped": ("of the tree tokens of its rewards, swapped for knowledge", "%"),
        "traded": ("knowledge traded for points on the Tree", ""),
        "knowledge": ("knowledge from missions", ""),
        "shepherd-knowledge": ("knowledge from the Shepherd", ""),
        "schemes": ("pryzes turned into knowledge", ""),
        "steals": ("robberies through Loki", ""),
        "tokens-end": ("games that ended by tree tokens", "%"),
    },
    count,
    openings=(
        "an initiative token",
        "an action card",
        "a mission",
        "what to use in a mission",
        "in a shop",
        "at the Oracle",
    ),
)
