"""Carrying commands out: by the owner of a room, for clients of any server.

A command is *posted* with all that its owner needs to know of who sent it. It counts once: its key
is stored with the entry it led to.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from branchline.server import command_results, database_errors
from branchline.server.changes import LeaseLost
from branchline.server.commands import (
    SPECTATOR_SEAT,
    Act,
    Leave,
    LoggedCommand,
    Mute,
    Rematch,
    Rename,
    Say,
    Start,
    TakeBack,
    Undo,
)
from branchline.server.log_entries import LogEntry
from branchline.server.messages import Detail, Reason
from branchline.server.names import check_free
from branchline.server.refusals import Refusal
from branchline.server.room import Answers, Room

NAMELESS = "?"
"""What spectators are called who gave no name."""


class TakeSeat(msgspec.Struct, frozen=True, tag="take-seat"):
    """Take an open seat: asked for over HTTP."""

    name: str
    token: str
    """Hashed."""


class Posted(msgspec.Struct, frozen=True):
    """A command, and who sent it."""

    command: LoggedCommand | TakeSeat
    client: str = ""
    name: str = ""
    """What a spectator is called."""

    @property
    def key(self) -> str:
        """What the command is known by."""
        if isinstance(self.command, TakeSeat):
            return f"seat/{self.command.token}"
        return f"{self.command.seat}/{self.client}/{self.command.id}"


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a command: the version it led to, or why it was refused."""

    version: int = 0
    seat: int = -1
    """The seat that was taken."""
    reason: Reason | None = None
    detail: Detail | None = None

    def checked(self) -> Result:
        """Return it, or raise the refusal that it is."""
        if self.reason is None:
            return self
        raise Refusal.of(self.reason, self.detail)


def refused(refusal: Refusal) -> Result:
    """Return a refusal as a result."""
    return Result(reason=refusal.reason, detail=refusal.detail)


class RoomCommands:
    """Carries commands out in the rooms that this server owns."""

    def __init__(self, rematch: Callable[[Room], Awaitable[LogEntry]]) -> None:
        self.rematch = rematch

    async def carry_out(
        self, room: Room, posted: Posted, number: int | None = None
    ) -> tuple[Result, bool]:
        """Carry a command out, once.

        `number` is the id of its row if another server posted it; return also whether the answer
        is in that row. Raises `LeaseLost` if the room is another server's.
        """
        async with room.lock:
            if room.epoch is None or room.is_lost():
                raise LeaseLost(room.name)
            known = room.state.commands.get(posted.key)
            if known is not None:
                return result_of(room, posted, known), False
            try:
                return await self._carry_out(room, posted, number), True
            except (database_errors.SQLAlchemyError, LeaseLost):  # the state has been read anew
                known = None if room.is_lost() else room.state.commands.get(posted.key)
                if known is None:
                    raise
                return result_of(room, posted, known), False

    async def _carry_out(self, room: Room, posted: Posted, number: int | None) -> Result:
        command = posted.command
        if not isinstance(command, Act | Undo | TakeSeat):
            check_talk(room, command)
        entries, tokens = await self.entries_for(room, posted)
        answers: Answers = ()
        if number is not None:
            seat = tokens[0][1] if tokens else -1
            answers = [(number, lambda last: msgspec.json.encode(Result(last, seat)))]
        version = await room.commit(entries, posted.key, tokens, answers=answers)
        if isinstance(command, Start | TakeSeat):
            await room.deal_if_full()
        return result_of(room, posted, version)

    async def entries_for(
        self, room: Room, posted: Posted
    ) -> tuple[list[LogEntry], tuple[tuple[str, int], ...]]:
        """Return the entries a command leads to, and the tokens it makes."""
        command = posted.command
        if isinstance(command, TakeSeat):
            entry = command_results.join(room.state, command.name)
            return [entry], ((command.token, entry.seat),)
        return await self.logged_entries(room, posted, command), ()

    async def logged_entries(
        self, room: Room, posted: Posted, command: LoggedCommand
    ) -> list[LogEntry]:
        """Return the entries that a command of a client leads to."""
        state, seat, settings = room.state, command.seat, room.settings
        match command:
            case Act(expected=expected, action=action):
                seed = settings.seed()
                return [command_results.act_as_person(state, seat, action, expected, seed)]
            case Undo(expected=expected):
                return [command_results.undo(state, seat, expected)]
            case Say(text=text):
                if seat != SPECTATOR_SEAT:
                    return [command_results.say(seat, state.seats[seat].name, text)]
                if posted.name:  # somebody may have sat down under it since
                    check_free(posted.name, (holder.name for holder in state.seats))
                return [command_results.say(seat, posted.name or NAMELESS, text)]
            case Mute(whom=whom, on=on):
                return [command_results.mute(state, seat, whom, on)]
            case Rename(name=name):
                return [command_results.rename(state, seat, name)]
            case Start():
                return command_results.start(state, settings.stand_in)
            case Leave():
                return [command_results.leave(state, seat, settings.stand_in)]
            case TakeBack():
                return [command_results.take_back(state, seat)]
            case Rematch():
                return [await self.rematch(room)]


def check_talk(room: Room, command: LoggedCommand) -> None:
    """Refuse what makes the log of a room longer too fast, or by too much.

    Each seat has its own share, so nobody keeps others from talking, or from beginning a game. Who
    has said all that may be said can still stop hearing others, and go.
    """
    said, most = room.state.talk[command.seat], room.settings.most_talk
    shares = 1 if isinstance(command, Say | Rename) else 2
    if isinstance(command, Say | Rename | Mute | Leave) and said >= shares * most:
        raise Refusal("not now", "refusal-too-much-chat")
    if not room.may_talk(command.seat):
        raise Refusal("too fast", "refusal-too-much-chat")


def result_of(room: Room, posted: Posted, version: int) -> Result:
    """Return what a command that led to a version came to."""
    if isinstance(posted.command, TakeSeat):
        return Result(version, room.tokens.get(posted.command.token, -1))
    return Result(version)
