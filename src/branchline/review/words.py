"""A review in words: facts and moves as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.core.cards import CARD_NAMES
from branchline.locales import say
from branchline.message import Message
from branchline.play.match import Match
from branchline.review.messages import WHOLE, Choice, Fact, Parts

NAMED_MOVES = ("take", "draw", "tickets", "pass", "keep", "claim")


class ReviewWords:
    """Says facts and moves of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def fact(self, fact: Fact) -> str:
        """Return a fact as a sentence."""
        match = self.match
        lists = {
            "tickets": [self.ticket(ticket) for ticket in fact.tickets],
            "tracks": [match.notation.track(track) for track in fact.tracks],
            "cards": [card_name(card) for card in fact.cards],
            "seats": [match.seats[seat] for seat in fact.seats],
        }
        arguments = {name: parts for name, parts in lists.items() if parts}
        return capital(say(f"reason-{fact.id}", **arguments, **fact.numbers))

    def reason(self, facts: Iterable[Fact]) -> str:
        """Return facts as one paragraph."""
        return " ".join(self.fact(fact) for fact in facts)

    def ticket(self, ticket: int) -> str:
        """Return the name of a ticket."""
        return self.match.notation.ticket_ends(ticket)

    def move(self, choice: Choice) -> str:
        """Return a move in words."""
        if choice.kind not in NAMED_MOVES:
            return say("move-other", text=choice.text)
        if choice.kind == "take":
            return say("move-take", card=card_name(choice.card))
        if choice.kind == "keep":
            names = [self.ticket(ticket) for ticket in choice.tickets]
            return say("move-keep", tickets=names) if names else say("move-other", text=choice.text)
        if choice.kind == "claim":
            track = self.match.notation.track(choice.track)
            cards = [
                Message("move-cards", {"count": count, "card": card_name(card)})
                for card, count in choice.payment
            ]
            if not cards:
                return say("move-claim", track=track)
            return say("move-claim-for", track=track, cards=cards)
        return say(f"move-{choice.kind}")


def card_name(card: int) -> Message:
    """Return a card's name."""
    return Message(f"card-{CARD_NAMES[card]}")


def capital(text: str) -> str:
    """Return a sentence that begins with a capital letter.

    >>> capital("red is for it.")
    'Red is for it.'
    """
    return text[:1].upper() + text[1:]


def written(points: int) -> str:
    """Return points with a true minus.

    >>> written(-8), written(16)
    ('−8', '16')
    """
    return f"−{-points}" if points < 0 else str(points)


def percent(chance: int, signed: bool = False) -> str:
    """Return a chance in per cent.

    >>> percent(456_000), percent(-30_000, signed=True)
    ('46', '−3')
    """
    number = round(100 * chance / WHOLE)
    sign = "−" if number < 0 else "+" if signed and number > 0 else ""
    return f"{sign}{abs(number)}"


def parts_in_words(parts: Parts) -> list[str]:
    """Return what moved a seat's chance, as the cells of a table."""
    signed = (percent(each, signed=True) for each in (parts.luck, parts.own, parts.others))
    told = (percent(parts.first), *signed, percent(parts.last))
    return [say("review-percent", percent=each) for each in told]
