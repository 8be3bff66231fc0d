"""What a room keeps in memory, of which a server may have thousands awake."""

from __future__ import annotations

import gc
import random
import tracemalloc

from branchline import load_map
from branchline.core.chance import Dice
from branchline.server.command_results import act, deal
from branchline.server.log_entries import Created, SeatPlan, StoredEntry
from branchline.server.room_state import RoomState

MOVES = 100
ROOMS = 8
MOST_KB = 60


def room_at_move(moves: int, seed: int) -> RoomState:
    """Return a room of two people, so many moves after it was dealt."""
    data = load_map("europe")
    dice = random.Random(seed)  # noqa: S311 - no secret
    state = RoomState()
    seats = (SeatPlan("human", "Ann"), SeatPlan("human", "Bo"))
    state.add(StoredEntry(1, 1, Created("europe", None, data.rules_hash, seats)))
    state.add(StoredEntry(2, 2, deal(state, Dice(seed))))
    for number in range(moves):
        assert state.match is not None
        seat = state.match.to_act[0]
        action = dice.choice(state.match.actions(seat))
        entry = act(state, seat, action, seed * 1000 + number, "player")
        at = 1_800_000_000_000 + number
        command = f"{seat}/client-{seed}/{number}"
        state.add(StoredEntry(state.version + 1, at, entry, command))
    return state


def test_a_room_at_its_hundredth_move_keeps_little() -> None:
    """What all rooms share, such as the game, its words and events, is there before."""
    for seed in range(ROOMS):
        room_at_move(MOVES, seed)
    gc.collect()
    tracemalloc.start()
    try:
        kept = [room_at_move(MOVES, seed) for seed in range(ROOMS)]
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(kept) == ROOMS
    assert size / ROOMS / 1000 < MOST_KB


def test_moves_are_nothing_that_the_search_for_garbage_has_to_look_at() -> None:
    state = room_at_move(MOVES, 1)
    assert state.match is not None
    gc.collect()
    moves = state.match.moves
    assert not any(gc.is_tracked(move) for move in moves)
    assert not any(gc.is_tracked(move.events) for move in moves)
    assert not any(gc.is_tracked(event) for move in moves for event in move.events)
