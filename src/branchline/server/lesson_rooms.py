"""Rooms for lessons: dealt and played as far as the lesson lays it down before the person comes."""

from __future__ import annotations

from branchline.bots import LESSON
from branchline.core.chance import Script
from branchline.play.lessons import Lesson
from branchline.server.command_results import deal
from branchline.server.log_entries import Created, LogEntry, Played, SeatPlan, StoredEntry
from branchline.server.names import names_for, usual_name
from branchline.server.room_state import RoomState


def created_entry(lesson: Lesson, name: str) -> Created:
    """Return the entry that makes a room for a lesson."""
    script, data = lesson.script, lesson.data
    usual = [told or usual_name(seat) for seat, told in enumerate(script.seats)]
    wanted = [("" if script.seats[seat] else name, each) for seat, each in enumerate(usual)]
    return Created(
        map=data.id,
        variant=data.variant,
        rules=data.rules_hash,
        seats=tuple(
            SeatPlan("human", called)
            if seat == script.person
            else SeatPlan("bot", called, f"{LESSON}{lesson.id}")
            for seat, called in enumerate(names_for(wanted))
        ),
        first_seat=lesson.match.first_seat,
        spectators=False,
        kept=script.opening,
        text=data.text,
        lesson=lesson.id,
    )


def first_entries(lesson: Lesson, name: str) -> tuple[Created, list[LogEntry]]:
    """Return how a new room is made, and what follows at once: the deal and the opening."""
    created = created_entry(lesson, name)
    state = RoomState()
    state.add(StoredEntry(1, 0, created))
    # The digest of the deal covers the names, which the script does not know.
    dealt = deal(state, Script(lesson.match.setup.chance))
    text = lesson.match.notation.text
    opening = [
        Played(move.seat, text(move.action), move.chance, move.check)
        for move in lesson.moves[: lesson.script.opening]
    ]
    return created, [dealt, *opening]
