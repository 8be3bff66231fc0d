"""Threads that do what the event loop hands them."""

from __future__ import annotations

import asyncio
import threading

import pytest

from branchline.server.work_threads import WorkThreads


def test_work_is_done_in_turn_by_a_thread() -> None:
    done: list[int] = []

    async def scenario() -> list[str]:
        threads = WorkThreads(1, "worker")

        def work(number: int) -> str:
            done.append(number)
            return threading.current_thread().name

        names = await asyncio.gather(*(threads.run(lambda n=n: work(n)) for n in range(5)))  # type: ignore[misc]
        threads.close()
        return names

    assert asyncio.run(scenario()) == ["worker-0"] * 5
    assert done == list(range(5))


def test_what_fails_is_told_and_the_next_is_done() -> None:
    async def scenario() -> int:
        threads = WorkThreads(1, "worker")
        with pytest.raises(ZeroDivisionError):
            await threads.run(lambda: 1 // 0)
        found = await threads.run(lambda: 7)
        threads.close()
        return found

    assert asyncio.run(scenario()) == 7


def test_work_that_nobody_waits_for_any_more_is_done_before_the_end() -> None:
    done = threading.Event()
    may_go_on = threading.Event()

    async def scenario() -> None:
        threads = WorkThreads(1, "worker")
        first = asyncio.create_task(threads.run(may_go_on.wait))
        second = asyncio.create_task(threads.run(done.set))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        may_go_on.set()
        threads.close()

    asyncio.run(scenario())
    assert done.is_set()
