"""What two processes say arrives in order, whoever sleeps, and a sleeper is always woken."""

from __future__ import annotations

import platform
import select
from array import array
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest

from branchline.env import game_channel
from branchline.env.game_channel import (
    ASLEEP,
    CHANNEL_BYTES,
    MOST_UNREAD,
    NAP,
    NUMBERS,
    SENT,
    Channel,
    MemoryChannel,
    PipeChannel,
    keeps_order,
)


class WatchedPoll:
    """A pipe that has something happen whenever somebody is about to sleep on it."""

    def __init__(self, pipe: Connection, happens: Callable[[float | None], None]) -> None:
        self.pipe = pipe
        self.happens = happens
        self.recv_bytes, self.send_bytes, self.close = pipe.recv_bytes, pipe.send_bytes, pipe.close

    def poll(self, seconds: float | None) -> bool:
        """Let it happen; then tell whether a message is there, without waiting any longer."""
        self.happens(seconds)
        return self.pipe.poll(0)


def memory() -> memoryview:
    """Return memory for one direction."""
    return memoryview(array("q", bytes(CHANNEL_BYTES)))


def ends(
    happens: Callable[[float | None], None],
) -> tuple[MemoryChannel, MemoryChannel, memoryview]:
    """Return who receives and who sends, and the memory for what is sent."""
    here, there = Pipe()
    sent, back = memory(), memory()
    receiver = MemoryChannel(WatchedPoll(here, happens), back, sent)  # type: ignore[arg-type]
    return receiver, MemoryChannel(there, sent, back), sent


def both_kinds() -> list[tuple[Channel, Channel]]:
    """Return the two ends of a channel of each kind."""
    (a, b), (c, d), one, other = Pipe(), Pipe(), memory(), memory()
    return [
        (MemoryChannel(a, one, other), MemoryChannel(b, other, one)),
        (PipeChannel(c), PipeChannel(d)),
    ]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fall asleep at once."""
    monkeypatch.setattr(game_channel, "WATCHED", 0.0)


@pytest.mark.parametrize("kind", [0, 1])
def test_numbers_and_texts_arrive_in_order_both_ways(kind: int) -> None:
    here, there = both_kinds()[kind]
    assert not here.has_number()
    assert not there.has_number()
    for start in range(0, 5 * MOST_UNREAD, MOST_UNREAD // 2):
        for number in range(start, start + 100):
            here.send(number, b"text %d" % number if number % 7 == 0 else b"")
            there.send(number + 1)
        for number in range(start, start + 100):
            assert there.has_number()
            assert there.receive() == number
            if number % 7 == 0:
                assert there.text() == b"text %d" % number
            assert here.receive() == number + 1
    assert not here.has_number()
    assert not there.has_number()


@pytest.mark.parametrize("kind", [0, 1])
def test_who_waits_for_somebody_who_is_gone_is_told(kind: int) -> None:
    here, there = both_kinds()[kind]
    there.send(5, b"last words")
    there.close()
    assert here.receive() == 5
    assert here.text() == b"last words"
    with pytest.raises((EOFError, OSError)):
        here.receive()


def test_a_sleeper_is_woken_through_the_pipe() -> None:
    slept: list[float | None] = []

    def happens(seconds: float | None) -> None:
        slept.append(seconds)
        if seconds is None:
            assert sent[ASLEEP]
            sender.send(5)
            assert receiver._pipe.pipe.poll(0), "nobody is woken"  # type: ignore[attr-defined]

    receiver, sender, sent = ends(happens)
    assert receiver.receive() == 5
    assert slept == [NAP, None]
    assert not sent[ASLEEP]
    sender.send(6, b"a text")  # the call is still in the pipe
    assert receiver.receive() == 6
    assert receiver.text() == b"a text"


def test_a_call_that_comes_late_is_no_number() -> None:
    polls = 0

    def happens(seconds: float | None) -> None:
        nonlocal polls
        polls += 1
        if polls in {1, 3}:
            sender.send(polls)

    receiver, sender, sent = ends(happens)
    assert receiver.receive() == 1  # and the call stays in the pipe
    assert receiver.receive() == 3
    assert polls == 3, "the old call ends one sleep and no more"
    assert not sent[ASLEEP]


def test_a_number_is_found_after_a_nap_though_nobody_calls() -> None:
    slept: list[float | None] = []

    def happens(seconds: float | None) -> None:
        slept.append(seconds)
        sent[NUMBERS] = 5  # from somebody who does not see yet that the other sleeps
        sent[SENT] = 1

    receiver, _, sent = ends(happens)
    assert receiver.receive() == 5
    assert slept == [NAP]


def test_nobody_who_is_awake_is_called() -> None:
    receiver, sender, _ = ends(lambda _: None)
    sender.send(5)
    assert not receiver._pipe.poll(0)
    assert receiver.receive() == 5


def test_memory_is_used_only_where_the_order_of_writing_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for machine, kept in {"x86_64": True, "AMD64": True, "arm64": False, "aarch64": False}.items():
        monkeypatch.setattr(platform, "machine", lambda machine=machine: machine)
        assert keeps_order() is kept


def test_without_a_way_to_let_others_go_first_numbers_arrive_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_channel, "let_others_go_first", lambda: None)
    monkeypatch.setattr(game_channel, "WATCHED", 0.01)
    monkeypatch.delattr(select, "poll", raising=False)
    for here, there in both_kinds():
        there.send(3)
        assert here.has_number()
        assert here.receive() == 3
