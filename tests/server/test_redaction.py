"""Nothing a seat is sent depends on what it may not know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, TICKETS_ACTION
from branchline.core.chance import Dice
from branchline.maps import load_map
from branchline.play.redeal import redeal
from branchline.play.view import SPECTATOR, view_of
from branchline.server.command_results import act, deal
from branchline.server.log_entries import Created, LogEntry, Played, SeatPlan, StoredEntry
from branchline.server.redaction import update_for
from branchline.server.room_state import RoomState
from tests.tables import tables

TABLES = st.sampled_from(tables())
SEEDS = st.integers(0, 2**40)


def log_of(entries: Sequence[LogEntry]) -> RoomState:
    """Return the state of a room that entries lead to."""
    state = RoomState()
    for version, entry in enumerate(entries, 1):
        state.add(StoredEntry(version, 1000 * version, entry))
    return state


def a_room_state(which: tuple[str, str | None, int], seed: int, steps: int) -> RoomState:
    """Return the state of a room in which some random moves have been made."""
    name, variant, players = which
    data = load_map(name, variant)
    plans = tuple(SeatPlan("human", f"P{seat}") for seat in range(players))
    state = log_of([Created(name, variant, data.rules_hash, plans)])
    push(state, deal(state, Dice(seed)))
    dice = Dice(seed)
    for _ in range(steps):
        assert state.match is not None
        if state.match.over:
            break
        seat = state.match.to_act[dice.below(len(state.match.to_act))]
        legal = state.match.actions(seat)
        push(state, act(state, seat, legal[dice.below(len(legal))], dice.below(2**30), "player"))
    return state


def push(state: RoomState, entry: LogEntry) -> None:
    state.add(StoredEntry(state.version + 1, 0, entry))


def again(state: RoomState) -> RoomState:
    """Return the same room's state, built from its log as it is stored."""
    raw = msgspec.json.encode(state.log)
    copy = RoomState()
    for stored in msgspec.json.decode(raw, type=list[StoredEntry]):
        copy.add(stored)
    return copy


def sent(state: RoomState, seat: int, since: int = 0) -> bytes:
    """Return what a seat is sent."""
    return msgspec.json.encode(update_for(state, seat, since, whole=True))


@given(TABLES, SEEDS, st.integers(0, 200))
@settings(max_examples=40, deadline=None)
def test_a_log_rebuilds_the_same_table(
    which: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    state = a_room_state(which, seed, steps)
    copy = again(state)
    assert state.match is not None
    assert copy.match is not None
    assert copy.match.state.key() == state.match.state.key()
    for seat in range(SPECTATOR, which[2]):
        assert sent(copy, seat) == sent(state, seat)


@given(TABLES, SEEDS, st.integers(0, 160), SEEDS)
@settings(max_examples=60, deadline=None)
def test_positions_that_a_seat_cannot_tell_apart_are_sent_alike(
    which: tuple[str, str | None, int], seed: int, steps: int, other: int
) -> None:
    state = a_room_state(which, seed, steps)
    match = state.match
    assert match is not None
    if match.over:
        return
    seat = other % (which[2] + 1) - 1
    before = sent(state, seat)
    # A spectator knows less than any seat, so what one of them cannot tell apart, it cannot either.
    knower = seat if seat != SPECTATOR else other % which[2]
    view = view_of(match.game, match.state, knower)
    match.state = redeal(match.game, view, Dice(other))
    assert sent(state, seat) == before


HIDDEN = {BLIND_ACTION, TICKETS_ACTION}


def twins(state: RoomState, seat: int, dice: Dice) -> tuple[Played, Played] | None:
    """Return two moves of a seat that differ in nothing the others may know, if there are any."""
    match = state.match
    assert match is not None
    legal = match.actions(seat)
    secret = [a for a in legal if a in HIDDEN]
    keeps = [a for a in legal if KEEP_ACTION <= a < match.game.claim_action]
    if keeps:
        size = (keeps[dice.below(len(keeps))] - KEEP_ACTION).bit_count()
        alike = [a for a in keeps if (a - KEEP_ACTION).bit_count() == size]
        return (
            act(state, seat, alike[0], 1, "player"),
            act(state, seat, alike[-1], 1, "player"),
        )
    if not secret or match.state.deck_size < 4:
        return None
    action = secret[dice.below(len(secret))]
    one, two = (act(state, seat, action, dice.below(2**30), "player") for _ in range(2))
    return one, two


@given(TABLES, SEEDS, st.integers(0, 160))
@settings(max_examples=60, deadline=None)
def test_moves_that_others_cannot_tell_apart_are_told_alike(
    which: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    state = a_room_state(which, seed, steps)
    assert state.match is not None
    if state.match.over:
        return
    dice = Dice(seed + 1)
    mover = state.match.to_act[dice.below(len(state.match.to_act))]
    moves = twins(state, mover, dice)
    if moves is None:
        return
    one, two = again(state), again(state)
    push(one, moves[0])
    push(two, moves[1])
    if one.match is None or one.match.over:
        return  # all is shown at the end
    for seat in range(SPECTATOR, which[2]):
        if seat != mover:
            assert sent(one, seat, 0) == sent(two, seat, 0)


@given(TABLES, SEEDS, st.integers(0, 160))
@settings(max_examples=30, deadline=None)
def test_digests_actions_and_chance_results_stay_in_the_log(
    which: tuple[str, str | None, int], seed: int, steps: int
) -> None:
    state = a_room_state(which, seed, steps)
    for seat in range(SPECTATOR, which[2]):
        text = sent(state, seat).decode()
        assert '"check"' not in text
        assert '"chance"' not in text
        assert '"slots"' not in text
        for stored in state.log:
            if isinstance(stored.entry, Played):
                assert stored.entry.check not in text
        told = msgspec.json.decode(text)
        for news in told["news"]:
            for event in news["events"]:
                if event["id"].endswith("-hidden"):
                    assert "args" not in event
                    assert event["seat"] != seat
                if event["id"] in ("dealt", "drew", "offered", "kept-ticket"):
                    assert event["seat"] == seat
