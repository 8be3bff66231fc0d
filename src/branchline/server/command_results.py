"""What a command leads to: new entries for the log of a room, or a refusal.

Nothing here changes what is played: the caller stores the entries and then adds them to the state.
"""

from __future__ import annotations

from collections.abc import Iterable

from branchline.core.chance import Chance, Dice
from branchline.play.lessons import lesson_ids, load_lesson
from branchline.play.match import IllegalAction, Match
from branchline.server.commands import MOST_NAME
from branchline.server.log_entries import (
    BotReplaced,
    Dealt,
    Handed,
    LogEntry,
    Mover,
    Muted,
    Played,
    Said,
    Seated,
    TakenBack,
    Undone,
)
from branchline.server.names import check_free, checked_name, free_name, told_name, usual_name
from branchline.server.plain_text import clean_text
from branchline.server.refusals import Refusal
from branchline.server.room_state import RoomState
from branchline.server.settings import Settings


def current_match(state: RoomState) -> Match:
    """Return the game that is being played, or refuse."""
    if state.match is None:
        raise Refusal("not started", "refusal-seats-open")
    if state.over:
        raise Refusal("over")
    return state.match


def check_version(state: RoomState, seat: int, expected: int) -> None:
    """Refuse a command about a position that is no longer the one its seat saw."""
    if expected < state.seats[seat].changed:
        raise Refusal("stale", "refusal-changed-at", version=state.seats[seat].changed)
    if expected > state.version:
        raise Refusal("stale", "refusal-no-version", version=expected)


def deal(state: RoomState, chance: Chance) -> Dealt:
    """Begin the game."""
    match = Match(
        state.data,
        len(state.seats),
        0,
        seats=[holder.name for holder in state.seats],
        first_seat=state.created.first_seat,
        setup=chance,
        rules=state.created.rules,
    )
    return Dealt(match.setup.chance, match.setup.check)


def act(state: RoomState, seat: int, action: int, seed: int, by: Mover, bot: str = "") -> Played:
    """Play an action; the chance results it takes come from the seed, or the lesson.

    The state keeps what the move leads to, so that adding the entry need not work it out again.
    """
    match = current_match(state)
    if seat not in match.to_act:
        raise out_of_turn(told_name(each, state.seats[each].name) for each in match.to_act)
    chance = lesson_chance(state, match, seat, action) or Dice(seed)
    try:
        outcome = match.try_out(action, seat, chance)
    except IllegalAction:
        raise Refusal("illegal", "refusal-illegal-action", action=str(action)) from None
    move = outcome.move
    entry = Played(seat, match.notation.text(action), move.chance, move.check, by, bot)
    state.prepared = (entry, outcome)
    return entry


def out_of_turn(names: Iterable[str]) -> Refusal:
    """Return the refusal that says whose turn it is, if all of them have names."""
    to_act = list(names)
    if not all(to_act):
        return Refusal("out of turn")
    return Refusal("out of turn", "refusal-others-to-act", names=", ".join(to_act))


def lesson_chance(state: RoomState, match: Match, seat: int, action: int) -> Chance | None:
    """Return what chance gives for a move in a lesson; None where nothing is laid down for it."""
    lesson = state.created.lesson
    if lesson not in lesson_ids():
        return None
    return load_lesson(lesson).chance_of(match.moves, seat, action)


def act_as_person(state: RoomState, seat: int, action: int, expected: int, seed: int) -> Played:
    """Play an action of the person on a seat."""
    current_match(state)
    check_version(state, seat, expected)
    if state.seats[seat].played_by:
        raise Refusal("out of turn", "refusal-bot-plays")
    return act(state, seat, action, seed, "player")


def undo(state: RoomState, seat: int, expected: int) -> Undone:
    """Take the last move back, as long as it told nobody anything new."""
    match = current_match(state)
    check_version(state, seat, expected)
    if state.undo_seat != seat or state.seats[seat].played_by:
        raise Refusal("cannot undo", "refusal-undo")
    before = match.moves[-2] if len(match.moves) > 1 else match.setup
    return Undone(seat, before.check)


def say(seat: int, name: str, text: str) -> Said:
    """Say something in the chat."""
    words = clean_text(text)
    if not words:
        raise Refusal("malformed", "refusal-nothing-said")
    return Said(seat, name, words)


def mute(state: RoomState, seat: int, whom: int, on: bool) -> Muted:
    """Stop or start hearing somebody."""
    if whom == seat or whom >= len(state.seats):
        raise Refusal("malformed", "refusal-mute")
    return Muted(seat, whom, on)


def rename(state: RoomState, seat: int, name: str) -> Seated:
    """Give a person a name."""
    if state.seats[seat].kind == "bot":
        raise Refusal("not now", "refusal-bot-sits-there")
    words = checked_name(name)
    if not words:
        raise Refusal("bad name", "refusal-name-length", most=MOST_NAME)
    check_free(words, names_besides(state, seat))
    return Seated(seat, words)


def names_besides(state: RoomState, seat: int) -> list[str]:
    """Return what the others of a room are called."""
    return [holder.name for number, holder in enumerate(state.seats) if number != seat]


def join(state: RoomState, name: str) -> Seated:
    """Take the first open seat."""
    for seat, holder in enumerate(state.seats):
        if holder.kind == "open":
            words, others = checked_name(name), names_besides(state, seat)
            if words:
                check_free(words, others)
            return Seated(seat, words or free_name(usual_name(seat), others))
    raise Refusal("not now", "refusal-no-open-seat")


def start(state: RoomState, bot: str) -> list[LogEntry]:
    """Give the open seats to bots."""
    if state.match is not None:
        raise Refusal("not now", "refusal-already-begun")
    return [
        Handed(seat, bot, "nobody")
        for seat, holder in enumerate(state.seats)
        if holder.kind == "open"
    ]


def leave(state: RoomState, seat: int, bot: str) -> Handed:
    """Let a bot play a seat whose person goes."""
    current_match(state)
    if state.seats[seat].played_by:
        raise Refusal("not now", "refusal-bot-plays-already")
    return Handed(seat, bot, "left")


def take_back(state: RoomState, seat: int) -> TakenBack:
    """Let the person play again."""
    if not state.seats[seat].played_by or state.seats[seat].kind != "human":
        raise Refusal("not now", "refusal-no-bot-plays")
    return TakenBack(seat)


def check_hint(state: RoomState, seat: int) -> Match:
    """Return the game in which a seat may have a hint: it is its person's turn."""
    match = current_match(state)
    if seat not in match.to_act or state.seats[seat].played_by:
        raise Refusal("out of turn", "refusal-hint-turn")
    return match


def replace_bots(state: RoomState, settings: Settings) -> list[LogEntry]:
    """Let another bot play where the server lacks the bot of a seat, until it has it again."""
    if state.over:
        return []
    entries: list[LogEntry] = []
    for seat, holder in enumerate(state.seats):
        if holder.played_by and not settings.has_bot(holder.played_by):
            entries.append(BotReplaced(seat, holder.played_by, settings.fallback, "gone"))
        elif holder.is_gone and settings.has_bot(holder.bot):
            entries.append(BotReplaced(seat, holder.played_by, holder.bot, "back"))
    return entries
