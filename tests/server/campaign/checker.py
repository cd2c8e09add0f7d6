"""The checker: reads the history of a table and what the database has of it, and says what should not be.

    python -m tests.server.campaign.checker FOLDER

It proves of every table: nothing acknowledged is lost or done twice, there is one order of steps for all, nobody saw
what the game hides from them, and the game has ended or goes on. It knows the games, and nothing of people or faults.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import msgspec

from tests.server.campaign.history import Event, read_history

Kind = Literal["lost", "doubled", "disorder", "leak", "stuck"]
KINDS: tuple[Kind, ...] = ("lost", "doubled", "disorder", "leak", "stuck")
DATABASE = "database.json"  # what was kept, in the folder of the histories
VERDICT = "verdict.json"  # what the checker says, beside it


@dataclass(frozen=True)
class Problem:
    """Something that should not be."""

    kind: Kind
    table: str
    text: str


@dataclass
class Story:
    """A table as its people tell it, and as it is kept."""

    events: list[Event]
    kept: dict[str, Any] | None
    processes: int = 1

    def all(self, do: str) -> Iterator[Event]:
        """The events of a kind, in order."""
        return (event for event in self.events if event["do"] == do)

    @cached_property
    def table(self) -> str:
        """Its name; empty for one that was never made."""
        return next((event["table"] for event in self.all("table")), "")

    @cached_property
    def people(self) -> dict[str, str]:
        """Who somebody is in the database, by name."""
        return {event["who"]: event["person"] for event in self.all("arrived")}

    @cached_property
    def sent(self) -> dict[str, Event]:
        """Every message by its id, which begins with the name of whoever sent it."""
        return {event["message"]["id"]: event for event in self.all("send")}

    def key(self, id: str) -> str:
        """Under which a message is kept."""
        return f"{self.people[self.sent[id]['who']]} {id}"

    def problem(self, kind: Kind, text: str) -> Problem:
        """A problem of this table."""
        return Problem(kind, self.table, text)


def check(story: Story) -> list[Problem]:
    """All that is wrong with a table."""
    from tests.server.campaign.order import follow
    from tests.server.campaign.promises import broken_promises

    if not story.table:
        return [story.problem("stuck", "no table was made")] if any(story.events) else []
    if story.kept is None:
        return [story.problem("lost", "the table is not in the database")]
    return [*broken_promises(story), *follow(story), *_standstill(story)]


def _standstill(story: Story) -> Iterator[Problem]:
    """A table that does not go on when everything is well."""
    assert story.kept is not None
    if not any(story.all("end")):
        yield story.problem("stuck", f"nobody could finish the evening; the table is {story.kept['status']}")
        return
    if not any(story.all("calm")) or story.kept["status"] == "over":
        return
    calm = next(place for place, event in enumerate(story.events) if event["do"] == "calm")
    acts = {id for id, event in story.sent.items() if event["message"]["type"] == "act"}
    if not any(event["do"] == "done" and event["of"] in acts for event in story.events[calm:]):
        yield story.problem("stuck", "no act was taken after the last fault, and the game is not over")


def check_round(stories: list[Story], kept: dict[str, Any]) -> list[Problem]:
    """All that is wrong with the tables of a round, each by itself and all together."""
    found = [problem for story in stories for problem in check(story)]
    told = Counter(story.table for story in stories)
    known = {key for story in stories for key in asked_keys(story)}
    for name, table in kept.items():
        if told[name] != 1:
            found.append(Problem("doubled", name, f"{told[name]} evenings know of this table"))
        for key in table["requests"]:
            if key not in known:
                found.append(Problem("doubled", name, "a request was done that nobody sent"))
    return found


def asked_keys(story: Story) -> dict[str, Event]:
    """Every request of a story by the key under which the server keeps it."""
    found = {}
    for event in story.all("ask"):
        asked = f"{story.people[event['who']]} POST {event['path']} {event['key']}"
        found[hashlib.sha256(asked.encode()).hexdigest()] = event
    return found


def read_round(folder: Path) -> tuple[list[Story], dict[str, Any]]:
    """The stories of a round, and all that was kept."""
    database = msgspec.json.decode((folder / DATABASE).read_bytes())
    kept, processes = database["tables"], database["processes"]
    stories = []
    for file in sorted(folder.glob("*.jsonl.gz")):
        story = Story(read_history(file), None, processes)
        story.kept = kept.get(story.table)
        stories.append(story)
    return stories, kept


def figures(stories: list[Story]) -> Counter[str]:
    """How much was done and seen."""
    counts: Counter[str] = Counter(tables=len(stories))
    for story in stories:
        counts["games finished"] += story.kept is not None and story.kept["status"] == "over"
        counts["steps kept"] += len(story.kept["steps"]) if story.kept else 0
        counts["positions compared"] += sum(1 for _ in story.all("saw"))
        counts["connections"] += sum(1 for _ in story.all("open"))
        sends = Counter(event["message"]["id"] for event in story.all("send"))
        counts["messages sent"] += sum(sends.values())
        counts["of them repeated"] += sum(sends.values()) - len(sends)
        done = {event["of"] for event in story.all("done")}
        for id in done & sends.keys():
            kind = story.sent[id]["message"]["type"]
            counts[f"acknowledged: {kind}"] += 1
        counts["acknowledged: requests"] += sum(1 for event in story.all("answered") if event["status"] < 400)
        for event in story.all("refused"):
            counts[f"refused: {event['key']}"] += 1
    return counts


def main() -> None:
    """Checks a round and writes the verdict beside it."""
    folder = Path(sys.argv[1])
    stories, kept = read_round(folder)
    problems = check_round(stories, kept)
    by_kind = Counter(problem.kind for problem in problems)
    verdict = {
        "problems": {kind: by_kind[kind] for kind in KINDS},
        "figures": dict(figures(stories)),
        "what": [[problem.kind, problem.table, problem.text] for problem in problems[:100]],
    }
    (folder / VERDICT).write_bytes(msgspec.json.format(msgspec.json.encode(verdict)))


if __name__ == "__main__":
    main()
