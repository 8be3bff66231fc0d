"""What a seat may know: the one door through which a table is told to anybody.

`update_for` makes every message about a game, live, after a reconnection and in its log. It is
built from the two whitelists of the engine, `view_of` for positions and `seen_by` for events, and
never passes on an action, a chance result or a digest from the log.
"""

from __future__ import annotations

import msgspec

from branchline.play.match import Match
from branchline.play.telling import Event as Happening
from branchline.play.telling import seen_by
from branchline.play.view import SPECTATOR, View, view_of
from branchline.play.words import message_id
from branchline.server.entries import (
    BotFailed,
    Dealt,
    Handed,
    Muted,
    Played,
    Rematched,
    Said,
    Seated,
    Stored,
    TakenBack,
    TimedOut,
    Undone,
)
from branchline.server.messages import (
    Event,
    News,
    Position,
    RoomFacts,
    SeatFacts,
    SeatView,
    Update,
)
from branchline.server.offers import offer_of, payment_of
from branchline.server.table import Table


def update_for(table: Table, seat: int, since: int, *, whole: bool = False) -> Update:
    """Return what a seat (or `SPECTATOR`) may know that it did not at version `since`.

    The position is among it if it has changed, or if the whole is asked for.
    """
    news = [told for stored in table.log[since:] if (told := news_for(table, stored, seat))]
    position = None
    if table.match is not None and (whole or table.changed > since):
        position = position_for(table, table.match, seat)
    return Update(seat, since, table.version, facts_of(table), tuple(news), position)


def position_for(table: Table, match: Match, seat: int) -> Position:
    """Return where the game stands for a seat."""
    view = view_of(match.game, match.state, seat)
    free = seat != SPECTATOR and not table.chairs[seat].played_by
    reckoned = table.reckoning.of(match.data, match.game, view)
    actions = match.actions(seat) if free and seat in match.to_act else []
    return Position(
        view=shown(match, view),
        actions=tuple(offer_of(match.notation, view, action) for action in actions),
        can_undo=free and table.undoer == seat,
        tickets=reckoned.tickets,
        closed=reckoned.closed,
        opens=reckoned.opens,
        deadline=table.deadline,
        scores=table.reckoning.scores(match) if match.over else None,
        mutes=tuple(sorted(table.chairs[seat].mutes)) if seat != SPECTATOR else (),
    )


def shown(match: Match, view: View) -> SeatView:
    """Return a view as a message, field by field; payments are spelled out."""
    sent = msgspec.convert(view, SeatView, from_attributes=True)
    for mechanic in sent.mechanics.values():
        if "payment" in mechanic:
            mechanic["payment"] = payment_of(match.notation, mechanic["payment"])
    return sent


def facts_of(table: Table) -> RoomFacts:
    """Return what everybody may know of a room."""
    created = table.created
    waiting = table.match is None
    return RoomFacts(
        map=created.map,
        variant=created.variant,
        status="waiting" if waiting else "over" if table.over else "playing",
        seats=tuple(
            SeatFacts(chair.kind, chair.name, chair.bot, chair.played_by) for chair in table.chairs
        ),
        clock=created.clock,
        away=created.away,
        spectators=created.spectators,
        rematch=table.rematch,
    )


def news_for(table: Table, stored: Stored, seat: int) -> News | None:
    """Return an entry of the log as a seat may know it; None if it is not told of it."""
    events = tuple(events_for(table, stored, seat))
    return News(stored.version, stored.at, events) if events else None


def events_for(table: Table, stored: Stored, seat: int) -> list[Event]:
    """Return the events of an entry that a seat may know."""
    match stored.entry:
        case Dealt() | Played():
            happened = table.events[stored.version]
            seen = [told for each in happened if (told := seen_by(each, seat))]
            return [message_of(each) for each in seen]
        case Undone(seat=who):
            return [Event("undone", who)]
        case Said(seat=who, name=name, text=text):
            muted = seat != SPECTATOR and who in table.chairs[seat].mutes
            return [] if muted else [Event("said", who, {"name": name, "text": text})]
        case Muted(seat=who, whom=whom, on=on):
            kind = "muted" if on else "unmuted"
            return [Event(kind, who, {"whom": whom})] if who == seat else []
        case Seated(seat=who, name=name):
            return [Event("seated", who, {"name": name})]
        case Handed(seat=who, bot=bot, reason=reason):
            return [Event("handed", who, {"bot": bot, "reason": reason})]
        case TakenBack(seat=who):
            return [Event("taken-back", who)]
        case BotFailed(seat=who, bot=bot, reason=reason):
            return [Event("bot-failed", who, {"bot": bot, "reason": reason})]
        case TimedOut(seat=who):
            return [Event("timed-out", who)]
        case Rematched(room=room):
            return [Event("rematched", SPECTATOR, {"room": room})]
        case _:
            return []


def message_of(seen: Happening) -> Event:
    """Return an event, already as its reader may see it, as a message id and arguments."""
    hidden = seen.secret and not seen.numbers
    return Event(message_id(seen.kind, hidden), seen.seat, dict(seen.numbers))
