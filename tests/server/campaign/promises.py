"""What was promised: everything acknowledged is kept once, under the number that was said; nothing else is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.server.campaign.checker import Problem, Story, asked_keys

UNSURE = ("error-try-again", "error-server", "error-too-fast")  # it may have been done, or not
TO_STEPS, TO_CHAT = ("act", "undo"), ("chat",)
NOTED = ("standing", "vote")


def broken_promises(story: Story) -> Iterator[Problem]:
    """All that was promised and is not so, or is so without a promise."""
    yield from _steps(story)
    yield from _chats(story)
    yield from _noted(story)
    yield from _requests(story)
    yield from _seats(story)


def _acknowledged(story: Story, kinds: tuple[str, ...]) -> dict[str, set[int]]:
    """The ids of messages of some kinds that were acknowledged, with the numbers that were said."""
    found: dict[str, set[int]] = {}
    for event in story.all("done"):
        if event["of"] in story.sent and story.sent[event["of"]]["message"]["type"] in kinds:
            found.setdefault(event["of"], set()).add(event["number"])
    return found


def _refused(story: Story, kinds: tuple[str, ...]) -> set[str]:
    """The ids of messages that were surely refused, and never acknowledged: whatever was done was done before."""
    sure = {event["of"] for event in story.all("refused") if event["key"] not in UNSURE and event["of"] in story.sent}
    return {id for id in sure if story.sent[id]["message"]["type"] in kinds} - _acknowledged(story, kinds).keys()


def _steps(story: Story) -> Iterator[Problem]:
    assert story.kept is not None
    rows = story.kept["steps"]
    if [row[0] for row in rows] != list(range(len(rows))):
        yield story.problem("lost", "the steps have a gap")
    stands, places = 0, {}
    for number, seat, sentence, message in rows:
        stands += 1 if sentence is not None else -1
        if message is not None:
            places.setdefault(message, []).append((number, seat, sentence, stands))
    for id, numbers in _acknowledged(story, TO_STEPS).items():
        kept = places.get(story.key(id), [])
        if len(numbers) > 1:
            yield story.problem("doubled", f"{id} was acknowledged with the numbers {sorted(numbers)}")
        if not kept:
            yield story.problem("lost", f"{id} was acknowledged and is not kept")
        elif {stands for *_, stands in kept} != numbers:
            yield story.problem("lost", f"{id} was acknowledged as {sorted(numbers)} and is kept as {kept}")
    for message, kept in places.items():
        if len(kept) > 1:
            yield story.problem("doubled", f"{message} is kept {len(kept)} times")
    yield from _unasked_steps(story)
    for id in _refused(story, TO_STEPS):
        if story.key(id) in places:
            yield story.problem("doubled", f"{id} was refused and is kept")


def _unasked_steps(story: Story) -> Iterator[Problem]:
    """Steps that nobody sent: of a person's seat only what they answered in advance may be played for them."""
    assert story.kept is not None
    keys = {story.key(id): event["message"] for id, event in story.sent.items()}
    answers = {
        (event["message"]["seat"], event["message"]["sentence"])
        for event in story.sent.values()
        if event["message"]["type"] == "standing"
    }
    bots = {number for number, seat in enumerate(story.kept["seats"]) if seat["level"] is not None or seat["left_by"]}
    for number, seat, sentence, message in story.kept["steps"]:
        if message is None:
            if seat not in bots and (seat, sentence) not in answers:
                yield story.problem("doubled", f"step {number}, {sentence}, was played by nobody")
        elif message not in keys:
            yield story.problem("doubled", f"step {number} is of a message that nobody sent: {message}")
        elif (keys[message]["seat"], keys[message].get("sentence")) != (seat, sentence):
            yield story.problem("doubled", f"step {number} is {sentence}, and {keys[message]} was sent")


def _chats(story: Story) -> Iterator[Problem]:
    assert story.kept is not None
    kept = {message: text for text, message in story.kept["chats"]}
    places = {text: place for place, (text, _) in enumerate(story.kept["chats"])}
    for text, count in Counter(text for text, _ in story.kept["chats"]).items():
        if count > 1:
            yield story.problem("doubled", f"the line {text!r} is kept {count} times")
    for id in _acknowledged(story, TO_CHAT):
        if kept.get(story.key(id)) != story.sent[id]["message"]["text"]:
            yield story.problem("lost", f"the line of {id} was acknowledged and is not kept")
    sent = {story.key(id) for id in story.sent}
    for message in kept.keys() - sent:
        yield story.problem("doubled", f"a line is kept that nobody sent: {message}")
    heard: dict[tuple[str, int], list[int]] = {}
    for event in story.all("heard"):
        line = heard.setdefault((event["who"], event["link"]), [])
        for text in event["texts"]:
            if text not in places:
                yield story.problem("lost", f"{event['who']} heard {text!r}, which is not kept")
            else:
                line.append(places[text])
    for (who, _), line in heard.items():
        if len(set(line)) < len(line):
            yield story.problem("doubled", f"{who} heard a line twice on one connection")
        elif line != sorted(line):
            yield story.problem("disorder", f"{who} heard lines in another order than they are kept in")
        elif line != list(range(len(line))):  # whoever comes is told all lines
            yield story.problem("lost", f"{who} never heard a line that others heard before the next")


def _noted(story: Story) -> Iterator[Problem]:
    assert story.kept is not None
    known = set(story.kept["messages"])
    for id in _acknowledged(story, NOTED):
        if story.key(id) not in known:
            yield story.problem("lost", f"{id} was acknowledged and is not noted")


def _requests(story: Story) -> Iterator[Problem]:
    assert story.kept is not None
    done = {event["key"]: event for event in story.all("answered") if event["status"] < 400}
    kept = set(story.kept["requests"])
    for key, event in asked_keys(story).items():
        if event["key"] in done and key not in kept:
            yield story.problem("lost", f"{event['path']} {event['body']} was answered and is not kept")


def _seats(story: Story) -> Iterator[Problem]:
    """Whoever was given a seat and did not get up has it, or had it when a bot took it over; and no other."""
    assert story.kept is not None
    seats: dict[str, int] = {}
    asks = {event["key"]: event for event in story.all("ask")}
    for event in story.all("answered"):
        if event["status"] < 400:
            asked = asks[event["key"]]
            if asked["path"] == "/api/tables":
                seats[event["who"]] = 0
            elif asked["path"].endswith("/sit"):
                seats[event["who"]] = asked["body"]["seat"]
            elif asked["path"].endswith("/leave"):
                seats.pop(event["who"], None)
    for who, person in story.people.items():
        held = [n for n, seat in enumerate(story.kept["seats"]) if person in (seat["person"], seat["left_by"])]
        if len(held) > 1:
            yield story.problem("doubled", f"{who} has the seats {held}")
        if who in seats and held != [seats[who]]:
            yield story.problem("lost", f"{who} was given seat {seats[who]} and has {held}")
