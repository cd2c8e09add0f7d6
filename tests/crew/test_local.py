"""Work in processes of this machine."""

import os
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 120.0
# A program that shares work out over two processes: the last task has no end, and for the other process none is left.
PROGRAM = """
import sys, time
from pathlib import Path

def work(seconds):
    if seconds:
        Path(sys.argv[1]).touch()
    time.sleep(seconds)

if __name__ == "__main__":
    from dolmen.crew import run_all
    for _ in run_all(work, [0, 0, 3600], jobs=2, is_compiled=False):
        pass
"""


def test_nobody_stays_behind_when_the_program_that_shared_work_out_is_killed(tmp_path: Path) -> None:
    """Neither who works, nor who waits for a task."""
    file, begun = tmp_path / "program.py", tmp_path / "begun"
    file.write_text(PROGRAM)
    program = subprocess.Popen([sys.executable, file, begun])
    until = time.monotonic() + PATIENCE
    while not begun.exists() and time.monotonic() < until:
        time.sleep(0.05)
    crew = children(program.pid)
    assert len(crew) >= 2
    program.kill()
    program.wait()
    while any(map(is_alive, crew)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(is_alive, crew))


def children(process: int) -> list[int]:
    """Whoever was started by a process."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=True)
    return [int(line) for line in found.stdout.split()]


def is_alive(process: int) -> bool:
    """Whether a process runs or waits, and is not only remembered by the system."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return state.returncode == 0 and not state.stdout.strip().startswith("Z")
