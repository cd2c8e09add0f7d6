"""The ready studies of docs/studies: `python -m bench.studies [TITLE …]`.

Plays what is not yet kept in build/studies (bench/campaign.py says what), and writes one page for each title
(bench/ready.py). `--play adepts` only plays, `--write` only writes from what is kept whole.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from bench.campaign import ADEPTS, ITERATIONS, KEPT, MASTERS, OPTION, Part, parts
from bench.ready import Ready
from dolmen.study.report import put
from dolmen.study.study import Study

PAGES = Path(__file__).parents[1] / "docs" / "studies"
TIMES = "times.json"  # seconds of processors that each part took, added up over all runs


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("titles", nargs="*", default=list(ITERATIONS), metavar="TITLE")
    asked.add_argument("--play", default="", metavar="PART", help="only play adepts, options or masters; write nothing")
    asked.add_argument("--write", action="store_true", help="only write; leave out what was not played to the end")
    asked.add_argument("--adepts", type=int, default=ADEPTS, metavar="N", help="games of a title")
    asked.add_argument("--masters", type=int, default=MASTERS, metavar="N")
    asked.add_argument("--option", type=int, default=OPTION, metavar="N")
    asked.add_argument("--jobs", type=int, default=None)
    given = asked.parse_args()
    for title in given.titles or list(ITERATIONS):
        made = {}
        for part in parts(title, given.adepts, given.masters, given.option):
            if part.name.startswith(given.play) and (not given.write or part.is_whole(KEPT / title)):
                made[part.name] = played(part, KEPT / title, given.jobs)
        if not given.play:
            ready_of(title, made).write(PAGES)


def played(part: Part, folder: Path, jobs: int | None) -> Study:
    """A study, played to the end; its time is written down."""
    spent = time.process_time()
    study = part.play(folder, jobs)
    path = folder / TIMES
    times = json.loads(path.read_text("utf-8")) if path.exists() else {}
    times[part.name] = round(times.get(part.name, 0.0) + time.process_time() - spent, 1)
    put(path, json.dumps(times, indent=1, sort_keys=True) + "\n")
    return study


def ready_of(title: str, made: dict[str, Study]) -> Ready:
    """The studies of a title as a page has them; masters are judged by the scales of the adepts."""
    adepts, masters = made["adepts"], made.get("masters")
    if masters is not None:
        for key, sample in masters.main.items():
            sample.scales = adepts.main[key].chances.scales
    options = {name.partition(" ")[2]: study for name, study in made.items() if name.startswith("options")}
    return Ready(title, adepts, masters, options)


if __name__ == "__main__":
    main()
