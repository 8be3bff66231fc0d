"""A review in words: facts and moves as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.core.cards import CARD_NAMES
from branchline.locales import has_message, say
from branchline.locales.numbers import number
from branchline.message import Message
from branchline.play.match import Match
from branchline.play.offers import Payment
from branchline.review.messages import WHOLE, Choice, Fact, Parts


class ReviewWords:
    """Says facts and moves of one match, to whoever sits on the seat of `you` if given."""

    def __init__(self, match: Match, you: int | None = None) -> None:
        self.match = match
        self.you = you

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
        own = f"reason-{fact.id}-you"
        is_own = fact.seats == (self.you,) and has_message(own)
        return capital(say(own if is_own else f"reason-{fact.id}", **arguments, **fact.numbers))

    def reason(self, facts: Iterable[Fact]) -> str:
        """Return facts as one paragraph."""
        return " ".join(self.fact(fact) for fact in facts)

    def ticket(self, ticket: int) -> str:
        """Return the name of a ticket."""
        return self.match.notation.ticket_ends(ticket)

    def move(self, choice: Choice) -> str:
        """Return a move in words."""
        if choice.kind == "take":
            return say("move-take", card=card_name(choice.ids["card"]))
        if choice.kind == "keep":
            names = [self.ticket(ticket) for ticket in choice.tickets or ()]
            return say("move-keep", tickets=names) if names else say("move-keep-some")
        if choice.kind == "claim":
            track = self.match.notation.track(choice.track)
            return say("move-claim-for", track=track, cards=payment_words(choice.payment))
        if choice.mechanic:
            return self.mechanic_move(choice)
        return say(f"move-{choice.kind}")

    def mechanic_move(self, choice: Choice) -> str:
        """Return a move of a mechanic in words; as records write it if it brings none."""
        name = f"action-{choice.kind.replace('_', '-').replace(' ', '-')}"
        if not has_message(name):
            return choice.text
        notation = self.match.notation
        things = {kind: notation.in_words(kind, number) for kind, number in choice.ids.items()}
        paid = {"payment": payment_words(choice.payment)} if choice.payment else {}
        return say(name, **things, **choice.counts, **paid)


def payment_words(payment: Payment | None) -> list[Message]:
    """Return the parts of a payment, to be listed.

    >>> [str(part) for part in payment_words(Payment(6, 1, locomotives=2, saved=1))]
    ['1 red', '2 locomotives', '1 card saved']
    """
    found = []
    if payment is not None:
        made, each = payment.substitutes, payment.each
        if payment.cards:
            card = card_name(payment.card)
            found.append(Message("cards-of", {"count": payment.cards, "card": card}))
        if payment.locomotives:
            found.append(Message("locomotives-of", {"count": payment.locomotives}))
        if made and each:
            found.append(Message("payment-sets", {"count": made * each, "spaces": made}))
        elif made:
            found.append(Message("payment-substitutes", {"count": made}))
        if payment.saved:
            found.append(Message("payment-saved", {"count": payment.saved}))
    return found or [Message("nothing-to-pay")]


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


def with_noise(points: int, noise: int) -> str:
    """Return what a move cost, in points as people read them, with its standard error.

    >>> with_noise(340, 120)
    '−3.4 ±1.2'
    """
    return f"{number(-points / 100)} ±{number(noise / 100)}"


def percent(chance: int, signed: bool = False) -> str:
    """Return a chance in per cent.

    >>> percent(456_000), percent(-30_000, signed=True)
    ('46', '−3')
    """
    share = round(100 * chance / WHOLE)
    sign = "−" if share < 0 else "+" if signed and share > 0 else ""
    return f"{sign}{abs(share)}"


def parts_in_words(parts: Parts) -> list[str]:
    """Return what moved a seat's chance, as the cells of a table."""
    signed = (percent(each, signed=True) for each in (parts.luck, parts.own, parts.others))
    told = (percent(parts.first), *signed, percent(parts.last))
    return [say("review-percent", percent=each) for each in told]
