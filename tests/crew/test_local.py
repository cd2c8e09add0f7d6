"""Work in processes of this machine."""

import os
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 120.0
# A program that shares work out over two processes, each of which writes down who it is and then works for ever.
PROGRAM = """
import os, sys, time
from pathlib import Path

def work(task):
    Path(sys.argv[1], str(os.getpid())).touch()
    time.sleep(task)

if __name__ == "__main__":
    from dolmen.crew import run_all
    for _ in run_all(work, [0, 0, 3600], jobs=2, is_compiled=False):
        pass
"""


def is_alive(process: int) -> bool:
    """Whether a process runs or waits, and is not only remembered by the system."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return not state.stdout.strip().startswith("Z") and state.returncode == 0


def test_nobody_stays_behind_when_the_program_that_shared_work_out_is_killed(tmp_path: Path) -> None:
    """Neither who works, nor who waits for a task."""
    file, home = tmp_path / "program.py", tmp_path / "home"
    file.write_text(PROGRAM)
    home.mkdir()
    program = subprocess.Popen([sys.executable, file, home])
    until = time.monotonic() + PATIENCE
    while len(os.listdir(home)) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    crew = [int(name) for name in os.listdir(home)]
    assert len(crew) == 2
    program.kill()
    program.wait()
    while any(map(is_alive, crew)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(is_alive, crew))
