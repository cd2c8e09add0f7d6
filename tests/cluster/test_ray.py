"""A Ray cluster of two nodes gives the same bytes as one process, also when a node dies: `make cluster`.

Datasets, and whole studies with their slices, tables, plots and page.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dolmen.study import dataset
from dolmen.study.dataset import write
from dolmen.study.gathering import gather, tasks
from dolmen.study.report import write as write_report
from dolmen.study.series import Series, slices
from dolmen.study.study import Study
from dolmen.study.terms import Closeness, Terms

ray = pytest.importorskip("ray")
RAY = Path(sys.executable).with_name("ray")
GAMES = 24
SERIES = Series.settled("cairn", ("random", "adept", "adept"), seed=5)
CLOSE = Closeness(watched=40, moments=5, guesses=2, weighed=40, tries=2, openings=40, heard=12, matched=24)
TERMS = Terms.settled("cairn", "adept", 40, [2], {"cost": ["6", "4"]}, closeness=CLOSE)


@pytest.fixture(autouse=True)
def small_slices(monkeypatch):
    monkeypatch.setattr(dataset, "slices", lambda count: slices(count, 2))


@pytest.fixture
def nodes():
    """The head of a cluster and a second node, each with one core."""
    port, started = free_port(), []
    started.append(node("--head", f"--port={port}", "--include-dashboard=false"))
    wait_for_nodes(port, 1)
    started.append(node(f"--address=127.0.0.1:{port}"))
    wait_for_nodes(port, 2)
    os.environ["RAY_ADDRESS"] = f"127.0.0.1:{port}"
    yield started
    del os.environ["RAY_ADDRESS"]
    for process in reversed(started):
        kill(process)


def node(*how):
    """A node in a process group of its own, so that it can be killed whole."""
    command = [RAY, "start", "--block", "--num-cpus=1", "--disable-usage-stats", *how]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)


def kill(process):
    """Kills a node with all that it started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for_nodes(port, count):
    """Until so many nodes are alive."""
    asked = (
        f"import ray; ray.init('127.0.0.1:{port}', log_to_driver=False); print(sum(n['Alive'] for n in ray.nodes()))"
    )
    for _ in range(30):
        said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
        if said.stdout.strip() == str(count):
            return
        time.sleep(1)
    raise AssertionError(said.stderr)


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_cluster_writes_the_same_bytes_as_one_process(nodes, tmp_path):
    write(SERIES, GAMES, tmp_path / "here", jobs=1)
    write(SERIES, GAMES, tmp_path / "there", on="ray")
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_a_node_that_dies_half_way_costs_nothing_but_time(nodes, tmp_path):
    write(SERIES, GAMES, tmp_path / "here", jobs=1)
    done = []

    def kill_half_way(part):
        done.append(part)
        if len(done) == GAMES // 4:
            kill(nodes[1])

    write(SERIES, GAMES, tmp_path / "there", on="ray", on_slice=kill_half_way)
    assert nodes[1].poll() is not None
    assert files(tmp_path / "there") == files(tmp_path / "here")


def report(folder, on_done=lambda count: None, **where):
    """The files of the report of a study, played somewhere."""
    write_report(Study(TERMS, gather(TERMS, folder, on_done=on_done, **where)), folder, "en")
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_study_on_a_cluster_writes_the_same_bytes_as_one_process(nodes, tmp_path):
    assert report(tmp_path / "there", on="ray") == report(tmp_path / "here", jobs=1)


def test_a_study_loses_nothing_when_a_node_dies_half_way(nodes, tmp_path):
    done, half = [], len(tasks(TERMS)) // 2

    def kill_half_way(count):
        done.append(count)
        if len(done) == half:
            kill(nodes[1])

    there = report(tmp_path / "there", kill_half_way, on="ray")
    assert nodes[1].poll() is not None
    assert there == report(tmp_path / "here", jobs=1)
