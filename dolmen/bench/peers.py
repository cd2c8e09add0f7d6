"""Other projects' engines, installed from the package index into environments of their own, measured in the same run.

`.peers/main` has this Python; `.peers/newer` has another, 3.12 or later, for peers that ask for it. Versions and hashes
are those of locks/peers.lock. A peer that cannot be installed is named, and the run goes on.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import dolmen
from dolmen.bench.speed import Speed

CHECKOUT = Path(dolmen.__file__).parent.parent
SCRIPTS = CHECKOUT / "bench" / "peers"
LOCK = CHECKOUT / "locks" / "peers.lock"
HOME = CHECKOUT / ".peers"
INSTALL_LIMIT = 300  # seconds
NEWER = (3, 12)


@dataclass(frozen=True)
class Peer:
    """A script of bench/peers and what it needs."""

    script: str
    packages: tuple[str, ...]
    needs_newer: bool = False
    words: tuple[str, ...] = ()
    limit: float = 90.0  # seconds, besides those of the measurements


PEERS = (
    Peer("open_spiel_games", ("open_spiel",)),
    Peer("open_spiel_rollouts", ("open_spiel",)),
    Peer("pgx_games", ("pgx",), limit=180.0),
    Peer("catanatron_games", ("catanatron",)),
    Peer("rlcard_games", ("rlcard",)),
    Peer("fastcatan_games", ("fastcatan", "numba"), needs_newer=True, words=("one",)),
    Peer("fastcatan_games", ("fastcatan", "numba"), needs_newer=True),
)


class PeerMissing(Exception):
    """Why a peer could not be measured, in one sentence."""


def are_here() -> bool:
    """Whether the scripts are there: they belong to the checkout, not to the installed package."""
    return SCRIPTS.is_dir() and LOCK.is_file()


def measure_peer(peer: Peer, seconds: float) -> Iterator[Speed]:
    """Installs a peer if need be and runs its script, a measurement a game."""
    python = _prepare(peer)
    command = [str(python), f"{peer.script}.py", str(seconds), *peer.words]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "JAX_PLATFORMS": "cpu"}
    process = subprocess.Popen(
        command, cwd=SCRIPTS, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        output, complaint = process.communicate(timeout=peer.limit + 20 * seconds)
        late = ""
    except subprocess.TimeoutExpired:
        process.kill()
        output, complaint = process.communicate()
        late = "it took too long"
    for line in output.splitlines():
        if line.startswith("{"):
            yield Speed(**json.loads(line))
    if late or process.returncode:
        raise PeerMissing(f"{peer.script}: {late or _last_line(complaint)}")


def _prepare(peer: Peer) -> Path:
    """The Python of the environment in which the peer is installed."""
    name = "newer" if peer.needs_newer and sys.version_info < NEWER else "main"
    python = HOME / name / ("Scripts" if os.name == "nt" else "bin") / "python"
    uv = shutil.which("uv", path=sysconfig.get_path("scripts")) or shutil.which("uv")
    if uv is None:
        raise PeerMissing(f"{peer.script}: peers are installed with uv, which is not here")
    if not python.exists():
        base = sys.executable if name == "main" else _newer_python()
        if base is None:
            raise PeerMissing(f"{peer.script}: {', '.join(peer.packages)} needs Python {NEWER[0]}.{NEWER[1]} or later")
        _do([uv, "venv", "--quiet", "--python", base, str(HOME / name)], peer)
    _do([uv, "pip", "install", "--quiet", "--python", str(python), "--constraint", str(LOCK), *peer.packages], peer)
    return python


def _do(command: list[str], peer: Peer) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALL_LIMIT)
    except subprocess.TimeoutExpired:
        raise PeerMissing(f"{peer.script}: installing took too long") from None
    if done.returncode:
        raise PeerMissing(f"{peer.script}: cannot be installed: {_last_line(done.stderr)}")


def _newer_python() -> str | None:
    """A Python of 3.12 or later on this machine: on the path, or among pyenv's."""
    names = [f"python3.{minor}" for minor in range(NEWER[1], NEWER[1] + 4)]
    found = [shutil.which(name) for name in names]
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    found += [str(path) for name in names for path in kept.glob(f"*/bin/{name}")]
    for python in found:
        if python and subprocess.run([python, "--version"], capture_output=True).returncode == 0:
            return python
    return None


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["it said nothing"])[-1].strip()
