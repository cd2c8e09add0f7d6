"""A bot for Dolmen that is a program of its own: dolmen arena tain --seats "exec:python3 examples/mybot.py,adept"

It reads one JSON object a line and answers each question with one of the sentences it is offered. It imports nothing of
Dolmen; a bot in another language does the same. What it prints elsewhere than on standard output is for its author.
"""

import json
import sys


def choose(view, legal, seat):
    """Prefers the sentence with the highest number in it, and what comes first among equals."""
    return max(legal, key=lambda sentence: max((int(n) for n in sentence.split() if n.isdecimal()), default=0))


seat = 0
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:  # {"hello": 1, "game": "tain", "players": 2, "options": {…}, "seat": 1, "seconds": 10.0}
        seat = message["seat"]
        print(f"sitting down in seat {seat} of {message['game']}", file=sys.stderr)
    elif "legal" in message:  # {"view": {…}, "legal": ["pass", …], "seconds": 10.0}
        print(choose(message["view"], message["legal"], seat), flush=True)
    elif "over" in message:  # {"over": true, "scores": [31, 27], "ranks": [0, 1]}
        print("I won!" if message["ranks"][seat] == 0 else "Well played.", file=sys.stderr)
