"""Processes beside the server that are written to and read from: each message is four bytes of length, then so many."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import BinaryIO

HEAD = 4  # bytes that say how long a message is


async def start(module: str, niceness: int) -> asyncio.subprocess.Process:
    """Starts a module as a process that steps back behind others as far as it is nice."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, stdin=pipe, stdout=pipe, env=os.environ.copy()
    )
    with contextlib.suppress(OSError, ValueError):
        os.setpriority(os.PRIO_PROCESS, process.pid, niceness)
    return process


async def send(process: asyncio.subprocess.Process, body: bytes) -> None:
    """Sends a message to a process."""
    assert process.stdin is not None
    process.stdin.write(len(body).to_bytes(HEAD, "big") + body)
    await process.stdin.drain()


async def receive(process: asyncio.subprocess.Process) -> bytes:
    """The next message of a process."""
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    return await process.stdout.readexactly(size)


# --- in the process itself -------------------------------------------------------------------------------------------


def answers() -> BinaryIO:
    """Where a process writes its messages; whatever else is printed goes to the errors, not between them."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return out


def read(stream: BinaryIO) -> bytes | None:
    """The next message; None when nobody asks any more."""
    head = stream.read(HEAD)
    return stream.read(int.from_bytes(head, "big")) if len(head) == HEAD else None


def write(stream: BinaryIO, body: bytes) -> None:
    """Writes a message."""
    stream.write(len(body).to_bytes(HEAD, "big") + body)
    stream.flush()
