"""Processes that work for the studio: an order goes in, steps come out, then what was made."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec


async def run_process(module: str, order: msgspec.Struct, step: Callable[[bytes], int]) -> bytes:
    """Have a process do something; it leads a group, so that all it starts ends with it.

    `step` reads each line that it writes, and returns the size of what follows; 0 for nothing yet.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    if process.stdin is None or process.stdout is None:
        raise BrokenPipeError
    try:
        process.stdin.write(msgspec.json.encode(order))
        await process.stdin.drain()
        process.stdin.close()
        async for line in process.stdout:
            size = step(line)
            if size:
                return await process.stdout.readexactly(size)
        raise EOFError  # it ended without a word
    finally:
        end_group(process)
        await process.wait()


def end_group(process: asyncio.subprocess.Process) -> None:
    """End a process and those it started."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
