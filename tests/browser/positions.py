"""Games at a chosen point: played in this process, written as a server writes them, then opened."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from branchline.core.chance import Dice
from branchline.maps import load_map
from branchline.play.match import Match
from branchline.server.changes import Change
from branchline.server.clock import now_ms
from branchline.server.command_results import act, deal
from branchline.server.log_entries import Created, LogEntry, Mover, SeatPlan, StoredEntry
from branchline.server.room_state import RoomState
from branchline.server.store import Store
from branchline.server.tokens import hashed, new_room_id, new_token
from tests.browser.serving import Server

Chooser = Callable[[Match, int, random.Random], int]
"""Returns the action of a seat."""
Wanted = Callable[[Match], bool]
"""Tells whether a position is the one looked for."""
MOST_MOVES = 400
ADA = SeatPlan("human", "Ada")
BEN = SeatPlan("human", "Ben")
BRUNEL = SeatPlan("bot", "Brunel", "greedy")


@dataclass(frozen=True)
class Position:
    """A room whose game has come to the position, and the tokens of its two people."""

    room: str
    tokens: tuple[str, str]
    match: Match


def collect(match: Match, seat: int, dice: random.Random) -> int:
    """Keep the first tickets that are enough, then draw cards; never build."""
    legal = match.actions(seat)
    texts = [match.notation.text(action) for action in legal]
    for start in ("keep", "draw", "take"):
        found = [
            action
            for action, text in zip(legal, texts, strict=True)
            if text.startswith(start) and not text.startswith("draw_split")  # draws tickets
        ]
        if found:
            return found[0] if start == "keep" else dice.choice(found)
    return dice.choice(legal)


def anything(match: Match, seat: int, dice: random.Random) -> int:
    """Do anything that is legal."""
    return dice.choice(match.actions(seat))


def game_until(
    server: Server,
    which: str,
    wanted: Wanted,
    *,
    variant: str | None = None,
    choose: Chooser = collect,
    rival: SeatPlan = BEN,
    seeds: range = range(60),
) -> Position:
    """Return a game of Ada and a rival at the first position that is wanted, over several seeds.

    Whose turn it is, is a matter of the position wanted; Ada has seat 0 and goes first.
    """
    for seed in seeds:
        found = entries_until(which, variant, wanted, choose, seed, rival)
        if found is not None:
            return store(server, *found)
    raise AssertionError(f"no such position on {which} with {seeds}")


def entries_until(
    which: str, variant: str | None, wanted: Wanted, choose: Chooser, seed: int, rival: SeatPlan
) -> tuple[list[LogEntry], Match] | None:
    """Return a game up to the position wanted, and its log; None if it does not come."""
    data = load_map(which, variant)
    dice = random.Random(seed)  # noqa: S311 - a game, not a secret
    state = RoomState()
    entries: list[LogEntry] = []

    def add(entry: LogEntry) -> None:
        entries.append(entry)
        state.add(StoredEntry(len(entries), now_ms(), entry, None))

    add(Created(which, variant, data.rules_hash, (ADA, rival), 0, None, None, True))
    add(deal(state, Dice(seed)))
    for _ in range(MOST_MOVES):
        match = state.match
        assert match is not None
        if wanted(match):
            return entries, match
        if match.over:
            return None
        seat = match.to_act[0]
        by: Mover = "bot" if state.seats[seat].played_by else "player"
        add(act(state, seat, choose(match, seat, dice), dice.getrandbits(60), by, rival.bot))
    return None


def store(server: Server, entries: list[LogEntry], match: Match) -> Position:
    """Write a game into the server's database, from where it loads rooms it is asked for."""
    room, tokens = new_room_id(), (new_token(), new_token())
    stored = [StoredEntry(number, now_ms(), entry, None) for number, entry in enumerate(entries, 1)]
    kept = [(hashed(token), seat) for seat, token in enumerate(tokens)]

    async def write() -> None:
        await database.write(Change(room, stored, kept, new=True, over=match.over))

    database = Store(str(server.database))
    with ThreadPoolExecutor(1) as thread:  # Playwright has the loop of this one
        thread.submit(lambda: asyncio.run(write())).result()
    database.close()
    return Position(room, tokens, match)
