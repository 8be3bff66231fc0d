"""What each seat may know: everything that is sent about a game goes through this module.

`update_for` makes every message about a game, live, after a reconnection and in its log. It is
built from the two whitelists of the engine, `view_of` for positions and `seen_by` for events, and
never passes on an action, a chance result or a digest from the log.
"""

from __future__ import annotations

from typing import Final

import msgspec

from branchline.locales import message_id
from branchline.play.match import Match
from branchline.play.offers import offers_of
from branchline.play.telling import Event, seen_by
from branchline.play.view import SPECTATOR, SeatView, View
from branchline.server.clock import now_ms
from branchline.server.log_entries import (
    BotFailed,
    BotReplaced,
    Dealt,
    Handed,
    Muted,
    Played,
    Rematched,
    Said,
    Seated,
    StoredEntry,
    TakenBack,
    TimedOut,
    Undone,
)
from branchline.server.messages import (
    EventMessage,
    LessonState,
    News,
    Position,
    RoomFacts,
    SeatFacts,
    Update,
)
from branchline.server.names import told_name
from branchline.server.room_state import RoomState

SENT_FIELDS: Final = len(SeatView.__struct_fields__)
"""A view begins with them."""


def update_for(state: RoomState, seat: int, since: int, *, whole: bool = False) -> Update:
    """Return what a seat (or `SPECTATOR`) may know that it did not at version `since`.

    The position is included if it has changed, or if `whole` is set.
    """
    news = [told for stored in state.log[since:] if (told := news_for(state, stored, seat))]
    position = None
    if state.match is not None and (whole or state.changed > since):
        position = position_for(state, state.match, seat)
    return Update(seat, since, state.version, facts_of(state), tuple(news), position)


def position_for(state: RoomState, match: Match, seat: int) -> Position:
    """Return where the game stands for a seat."""
    view = match.view(seat)
    free = seat != SPECTATOR and not state.seats[seat].played_by
    analysis = state.analyses.of(match.data, match.game, match.facts, view)
    actions = match.actions(seat) if free and seat in match.to_act else []
    can_undo = free and state.undo_seat == seat
    deadline = state.deadline
    return Position(
        view=sent_view(view),
        actions=offers_of(match.notation, view, actions),
        can_undo=can_undo,
        undo_left=undo_left(state) if can_undo else None,
        tickets=analysis.tickets,
        closed=analysis.closed,
        opens=analysis.opens,
        clock_left=None if deadline is None else max(0, deadline - now_ms()),
        scores=state.analyses.scores(match) if match.over else None,
        mutes=tuple(sorted(state.seats[seat].mutes)) if seat != SPECTATOR else (),
    )


def undo_left(state: RoomState) -> int | None:
    """Return in how many milliseconds a bot moves, after which nothing can be taken back."""
    bot, at = state.bot_move
    return max(0, at - now_ms()) if bot >= 0 else None


def sent_view(view: View) -> SeatView:
    """Return what is sent of a view: all but the mechanics' numbers."""
    return SeatView(*msgspec.structs.astuple(view)[:SENT_FIELDS])


def facts_of(state: RoomState) -> RoomFacts:
    """Return what everybody may know of a room; it is the same until the log goes on."""
    if state.facts is None or state.facts[0] != state.version:
        state.facts = (state.version, make_facts(state))
    return state.facts[1]


def make_facts(state: RoomState) -> RoomFacts:
    """Return what everybody may know of a room, from its state."""
    created = state.created
    waiting = state.match is None
    return RoomFacts(
        map=state.map_key,
        variant=created.variant,
        map_name=state.data.name,
        status="waiting" if waiting else "over" if state.over else "playing",
        seats=tuple(
            SeatFacts(seat.kind, told_name(number, seat.name), seat.bot, seat.played_by)
            for number, seat in enumerate(state.seats)
        ),
        clock=created.clock,
        away=created.away,
        spectators=created.spectators,
        rematch=state.rematch,
        lesson=lesson_state(state),
    )


def lesson_state(state: RoomState) -> LessonState | None:
    """Return the lesson of a room and how far it is; None if it is an ordinary room."""
    lesson, match = state.created.lesson, state.match
    return LessonState(lesson, len(match.moves)) if lesson and match is not None else None


def news_for(state: RoomState, stored: StoredEntry, seat: int) -> News | None:
    """Return the events of an entry that a seat may know; None if there are none."""
    events = tuple(events_for(state, stored, seat))
    return News(stored.version, stored.at, events) if events else None


def events_for(state: RoomState, stored: StoredEntry, seat: int) -> list[EventMessage]:
    """Return the events of an entry that a seat may know."""
    match stored.entry:
        case Dealt() | Played():
            happened = state.events[stored.version - 1]
            seen = [told for each in happened if (told := seen_by(each, seat))]
            return [message_of(each) for each in seen]
        case Undone(seat=who):
            return [EventMessage("undone", who)]
        case Said(seat=who, name=name, text=text):
            muted = seat != SPECTATOR and who in state.seats[seat].mutes
            given: dict[str, int | str] = {"name": told_name(who, name), "text": text}
            return [] if muted else [EventMessage("said", who, given)]
        case Muted(seat=who, whom=whom, on=on):
            kind = "muted" if on else "unmuted"
            return [EventMessage(kind, who, {"whom": whom})] if who == seat else []
        case Seated(seat=who, name=name):
            return [EventMessage("seated", who, {"name": told_name(who, name)})]
        case Handed(seat=who, bot=bot, reason=reason):
            return [EventMessage("handed", who, {"bot": bot, "reason": reason})]
        case TakenBack(seat=who):
            return [EventMessage("taken-back", who)]
        case BotFailed(seat=who, bot=bot, reason=reason):
            return [EventMessage("bot-failed", who, {"bot": bot, "reason": reason})]
        case BotReplaced(seat=who, bot=bot, by=by, reason=reason):
            return [EventMessage("bot-replaced", who, {"bot": bot, "by": by, "reason": reason})]
        case TimedOut(seat=who):
            return [EventMessage("timed-out", who)]
        case Rematched(room=room):
            return [EventMessage("rematched", SPECTATOR, {"room": room})]
        case _:
            return []


def message_of(seen: Event) -> EventMessage:
    """Return an event, already as its reader may see it, as a message id and arguments."""
    hidden = seen.secret and not seen.numbers
    return EventMessage(message_id(seen.kind, hidden), seen.seat, dict(seen.numbers))
