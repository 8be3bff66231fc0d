"""What has happened, turn by turn, as one seat may know it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.text import Text

from branchline.cli.styled import Styled, styled
from branchline.cli.terminal.glyphs import GLYPHS, STYLES, card_name
from branchline.core.cards import LOCOMOTIVE
from branchline.locales import has_message
from branchline.message import Message
from branchline.play.match import Match, Move
from branchline.play.telling import (
    AGAIN,
    NAMED,
    YOU,
    YOU_AGAIN,
    Event,
    cards_in_words,
    message_of,
    seen_by,
)

QUIET: Final = frozenset({"dealt", "row_filled", "offered", "kept_ticket", "ended"})
"""Events that the screen shows anyway."""
ALONE: Final = frozenset({"kept", "last_round"})
"""Events that get a line of their own."""


@dataclass(frozen=True)
class Deed:
    """An event to be told, with events just before it that the same sentence tells."""

    event: Event
    kind_before: str = ""
    cards: Counter[int] = field(default_factory=Counter)
    """The cards of those events."""


@dataclass
class Line:
    """What one seat did, or what happened to the table: deeds with how often each was done."""

    deeds: list[tuple[Deed, int]]

    def takes(self, deed: Deed) -> bool:
        """Return whether a deed goes on with this line: same seat, same turn."""
        last = self.deeds[-1][0].event
        same = last.seat == deed.event.seat >= 0
        return same and deed.event.kind not in ALONE and last.kind != "kept"

    def add(self, deed: Deed) -> None:
        """Add a deed; the last one done again is counted."""
        last, times = self.deeds[-1]
        if last == deed:
            self.deeds[-1] = (last, times + 1)
        else:
            self.deeds.append((deed, 1))


def news(match: Match, viewer: int, since: int) -> list[Text]:
    """Return what happened from move number `since` on, one line for each turn or so."""
    lines: list[Line] = []
    for move in match.moves[since:]:
        for deed in deeds(move, viewer):
            if deed.event.kind in QUIET:
                continue
            if lines and lines[-1].takes(deed):
                lines[-1].add(deed)
            else:
                lines.append(Line([(deed, 1)]))
    return [line_text(match, viewer, line) for line in lines]


def deeds(move: Move, viewer: int | None) -> list[Deed]:
    """Return what a viewer (None: everybody) may know of a move.

    Events of one kind, each about a card, are told with the event that follows them where there is
    a message for both.
    """
    told = [event if viewer is None else seen_by(event, viewer) for event in move.events]
    out: list[Deed] = []
    for kind, group in groupby((event for event in told if event), key=lambda event: event.kind):
        events = list(group)
        if out and has_message(telling_both(out[-1].event.kind, kind)):
            before = out[-1].event.kind
            cards: Counter[int] = Counter()
            while out and out[-1].event.kind == before:
                cards[out.pop().event.numbers["card"]] += 1
            out.append(Deed(events.pop(0), before, cards))
        out += [Deed(event) for event in events]
    return out


def telling_both(before: str, kind: str) -> str:
    """Return the id of the message that tells an event and those of a kind just before it."""
    return f"{kind}-after-{before}".replace("_", "-")


def line_text(match: Match, viewer: int, line: Line) -> Text:
    """Return a line of news: whole sentences, the later ones without their subject."""
    text = Text()
    for number, (deed, times) in enumerate(line.deeds):
        mine = deed.event.seat == viewer
        subject = (YOU_AGAIN if mine else AGAIN) if number else (YOU if mine else NAMED)
        told = sentence(match, deed, subject)
        if times > 1:
            told = styled("told-times", told=told, count=times)
        text = styled("told-then", told=text, more=told) if number else told
    return Text(text.plain[:1].upper()).append_text(text[1:])


def sentence(match: Match, deed: Deed, subject: str = NAMED, glyphs: bool = True) -> Text:
    """Return a deed as a sentence, cards with or without their glyphs."""
    event = deed.event
    message, arguments = message_of(match.notation, match.seats, event, subject)
    if glyphs and "locomotives" in event.numbers:
        paid = [(event.numbers["card"], event.numbers["cards"])]
        paid.append((LOCOMOTIVE, event.numbers["locomotives"]))
        arguments["payment"] = cards_shown(paid) or arguments["payment"]
    if "card" in event.numbers and glyphs:
        arguments["card"] = card_name(event.numbers["card"])
    if deed.kind_before:
        message = telling_both(deed.kind_before, event.kind)
        cards = sorted(deed.cards.items())
        shown = cards_shown if glyphs else cards_told
        arguments["before"] = shown(cards)
        is_paid = any(event.numbers.get(each) for each in ("cards", "locomotives"))
        arguments["paid"] = "cards" if is_paid else "nothing"
        arguments["locomotives"] = -(-deed.cards.total() // (int(match.game.substitute) or 1))
    return styled(message, **arguments)


def cards_told(cards: list[tuple[int, int]]) -> list[Message]:
    """Return cards with their numbers, those there are none of left out."""
    return [cards_in_words(card, count) for card, count in cards if count]


def cards_shown(cards: list[tuple[int, int]]) -> list[Styled]:
    """Return cards with their numbers and their glyphs."""
    return [
        Styled(cards_in_words(card, count), STYLES[card], f"{GLYPHS[card]} ")
        for card, count in cards
        if count
    ]
