"""Workers share work by groups, so that what a group has compiled, started or drawn is made once."""

import os
import re
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

from tests.spread import diagonal, in_turn

TESTS = """
import pytest

@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("group", [pytest.param(group, marks=pytest.mark.xdist_group(group)) for group in "abc"])
def test(group, number):
    pass
"""


def test_the_tests_of_a_group_run_at_one_worker(tmp_path: Path) -> None:
    (tmp_path / "test_groups.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-p", "xdist", "-n", "2", "--dist", "loadgroup", "-v"]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    told = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, check=True).stdout
    workers = defaultdict(set)
    for worker, group in re.findall(r"\[(gw\d)\].*PASSED .*\[(\w)-\d\]", told):
        workers[group].add(worker)
    assert {group: len(each) for group, each in workers.items()} == {"a": 1, "b": 1, "c": 1}, told


def test_groups_that_wait_and_groups_that_work_take_turns_the_largest_first() -> None:
    working, waiting = Counter(keltis=3, cairn=2, enclave=9), Counter({"table": 1, "screens keltis": 4})
    assert [*in_turn(working, waiting)] == ["enclave", "screens keltis", "keltis", "table", "cairn"]


def test_every_value_of_every_axis_lies_on_the_diagonal_and_all_other_cases_are_long() -> None:
    sizes, boards, players = ("small", "wide", "tall", "large"), ("old", "new"), (2, 3, 4)
    cases = diagonal("size, board, players", sizes, boards, players).args[1]
    near = [case.values for case in cases if not case.marks]
    assert [set(axis) for axis in zip(*near, strict=True)] == [{*sizes}, {*boards}, {*players}]
    assert (len(near), len(cases)) == (4, 4 * 2 * 3)
