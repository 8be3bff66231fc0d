"""Finished games: played by bots in this process, written as a server writes them."""

from __future__ import annotations

from branchline.bots import make_bot
from branchline.core.chance import Dice
from branchline.maps import load_map
from branchline.server.clock import now_ms
from branchline.server.command_results import act, deal
from branchline.server.log_entries import Created, LogEntry, SeatPlan, StoredEntry
from branchline.server.room_state import RoomState
from tests.browser.positions import Position, store
from tests.browser.serving import Server


def finished_game(
    server: Server,
    which: str,
    *names: str,
    variant: str | None = None,
    seed: int = 1,
    bot: str = "medium",
) -> Position:
    """Return a finished game of people with these names; a bot of some level chose their moves."""
    state = RoomState()
    entries: list[LogEntry] = []

    def add(entry: LogEntry) -> None:
        entries.append(entry)
        state.add(StoredEntry(len(entries), now_ms(), entry, None))

    seats = tuple(SeatPlan("human", name) for name in names)
    rules = load_map(which, variant).rules_hash
    add(Created(which, variant, rules, seats, 0, None, None, True))
    add(deal(state, Dice(seed)))
    match = state.match
    assert match is not None
    bots = [make_bot(bot, match.game, seed + seat) for seat in range(len(names))]
    while not match.over:
        seat = match.to_act[0]
        action = bots[seat].choose(match.view(seat), match.actions(seat))
        add(act(state, seat, action, seed + len(entries), "player"))
    return store(server, entries, match)
