"""Choosing what to build, and how to pay for it."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from branchline.cli.terminal.glyphs import bold, paint
from branchline.cli.terminal.guide import show_guide
from branchline.cli.terminal.offers import (
    NO_TRACK,
    TerminalOffer,
    matching,
    show_claims,
    show_others,
)
from branchline.cli.terminal.payments import payment_words, rate
from branchline.cli.terminal.prompts import QUIT, Leave, ask, number
from branchline.cli.terminal.purchases import show_purchases
from branchline.cli.terminal.tickets import tracks_on_the_way
from branchline.cli.terminal.track_lists import show_tracks
from branchline.cli.terminal.tracks import find_place, is_free, tracks_at
from branchline.locales import say
from branchline.maps.schema import fold
from branchline.play.match import Match
from branchline.play.notation import payment_text
from branchline.play.view import View

LEAST_SHOWN: Final = 10
AROUND: Final = 6


class Builder:
    """Lets a person choose from what is on offer; None means that they went back."""

    def __init__(self, console: Console, match: Match, view: View) -> None:
        self.console = console
        self.match = match
        self.view = view

    def print(self, text: str | Text) -> None:
        """Print a line."""
        self.console.print(Text(text) if isinstance(text, str) else text)

    def claim(self, offers: list[TerminalOffer], rest: str) -> int | None:
        """Let the person choose a track, then the payment; `rest` may hold the choice."""
        if not offers:
            self.print(say("nothing-to-claim"))
            return None
        wishes = tracks_on_the_way(self.match, self.view)
        return self.choose(sorted(offers, key=lambda offer: offer.track not in wishes), rest)

    def other(self, offers: list[TerminalOffer], rest: str) -> int | None:
        """Let the person choose what a mechanic allows; purchases are shown in any case."""
        if not offers:
            show_purchases(self.console, self.match, self.view, offers)
            self.print(say("nothing-of-that-kind"))
            return None
        return self.choose(offers, rest)

    def choose(self, offers: list[TerminalOffer], rest: str) -> int | None:
        """Let the person choose from a list, then the payment."""
        first, _, second = rest.partition(" ")
        chosen = number(first, len(offers))
        if chosen is not None:
            return self.pay(offers[chosen - 1], second.strip())
        if rest and not matching(offers, rest) and self.show_closed(offers, rest, []):
            return None
        shown = offers
        while True:
            every = fold(rest) == "all"
            near = matching(offers, rest) if rest and not every else offers
            if near and len(near) < len(offers) and near[0].thing is not None:
                if len(near) == 1:  # a name is enough to buy; the list stays whole
                    return self.pay(near[0])
                near = offers
            if near:
                shown = near
                self.show(shown, len(shown) if every else self.room())
            elif not self.show_closed(shown, rest, []):
                self.print(say("nothing-by-that-name", typed=repr(rest)))
            if near and rest:
                self.show_closed(shown, rest, [offer.track for offer in near])
            prompt = "choose-track" if shown[0].track != NO_TRACK else "choose-other"
            rest = self.read(say(prompt, most=len(shown)))
            if not rest:
                return None
            chosen = number(rest, len(shown))
            if chosen is not None:
                return self.pay(shown[chosen - 1])

    def show_closed(self, offers: list[TerminalOffer], typed: str, but: list[int]) -> bool:
        """Show the tracks of a place that cannot be claimed now; tell whether it is a place."""
        place = find_place(self.match, typed)
        if place is None or offers[0].track == NO_TRACK:
            return False
        tracks = self.match.data.tracks
        listed = {tracks[track] for track in but}  # a free twin of one of these is no other choice
        rest = [
            track
            for track in tracks_at(self.match, place)
            if track not in but
            and not (tracks[track] in listed and is_free(self.match, self.view, track))
        ]
        if rest:
            name = self.match.notation.place_in_words(place)
            self.print(Text(say("closed-at-place", place=name), "dim"))
            show_tracks(self.console, self.match, self.view, rest, cards=True)
        return True

    def read(self, prompt: str) -> str:
        """Return what is typed; help and the way out are there here too."""
        while fold(line := ask(f"{prompt} ")) in ("?", "help"):
            show_guide(self.console, self.match)
        if fold(line) in ("q", "quit", "exit"):
            raise Leave(QUIT)
        return line

    def room(self) -> int:
        """Return how many lines of a list fit on the screen, with what is around them."""
        return max(LEAST_SHOWN, self.console.height - AROUND)

    def show(self, offers: list[TerminalOffer], limit: int) -> None:
        """Print a list to choose from."""
        if offers[0].track != NO_TRACK:
            wishes = tracks_on_the_way(self.match, self.view)
            show_claims(self.console, self.match, self.view, offers, wishes, limit)
            return
        rest = [offer for offer in offers if offer.thing is None]
        if len(rest) < len(offers):
            show_purchases(self.console, self.match, self.view, offers)
        if rest:
            show_others(self.console, rest, len(offers) - len(rest) + 1)

    def pay(self, offer: TerminalOffer, chosen: str = "") -> int | None:
        """Return the action for an offer, asking how to pay if there is a choice.

        Nobody gives several cards for a locomotive without having been asked.
        """
        if len(offer.actions) == 1 and not offer.payments[0].substitutes:
            return offer.actions[0]
        texts = [payment_text(payment) for payment in offer.payments]
        shown = list(range(len(offer.actions)))
        limit = self.room()
        while True:
            place = number(chosen, len(offer.actions))
            if place is not None:
                return offer.actions[place - 1]
            near = [i for i in range(len(texts)) if chosen and fold(chosen) in texts[i]]
            if fold(chosen) == "all" or near:
                shown = near or list(range(len(offer.actions)))
                limit = len(shown)
            elif chosen:
                self.print(say("not-a-payment", typed=repr(chosen)))
            self.show_payments(offer, shown, limit)
            chosen = self.read(say("go-back", most=len(offer.actions)))
            if not chosen:
                return None

    def show_payments(self, offer: TerminalOffer, places: list[int], limit: int) -> None:
        """List ways to pay, by their places among all."""
        self.print(Text(say("how-to-pay", what=offer.name), "bold"))
        for place in places[:limit]:
            text = paint(payment_words(offer.payments[place], rate(self.match, self.view)))
            self.print(bold(f"{place + 1:3} ").append_text(text))
        if len(places) > limit:
            self.print(Text(say("more-payments", count=len(places) - limit), "dim"))
