"""Choosing what to build, and how to pay for it."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from branchline.cli.terminal.ask import QUIT, Leave, ask, number
from branchline.cli.terminal.glyphs import bold, paint
from branchline.cli.terminal.guide import show_guide
from branchline.cli.terminal.offers import NO_TRACK, Offer, matching, show_claims, show_others
from branchline.cli.terminal.ways import wanted
from branchline.maps.schema import fold
from branchline.play.match import Match
from branchline.play.view import View

LEAST_SHOWN: Final = 10
AROUND: Final = 6


class Builder:
    """Lets a person choose from what is on offer; None means that they went back."""

    def __init__(self, console: Console, match: Match, view: View) -> None:
        self.console = console
        self.match = match
        self.view = view

    def say(self, text: str) -> None:
        """Print a line."""
        self.console.print(Text(text))

    def choose(self, offers: list[Offer], rest: str) -> int | None:
        """Let the person choose from a list, then the payment; `rest` may hold the choice."""
        if not offers:
            self.say("Nothing: you need more cards (or more trains).")
            return None
        wishes = wanted(self.match.data, self.view)
        offers = sorted(offers, key=lambda offer: offer.track not in wishes)
        first, _, second = rest.partition(" ")
        chosen = number(first, len(offers))
        if chosen is not None:
            return self.pay(offers[chosen - 1], second.strip())
        shown = offers
        while True:
            every = fold(rest) == "all"
            near = matching(offers, rest) if rest and not every else offers
            if near:
                shown = near
                self.show(shown, wishes, len(shown) if every else self.room())
            else:
                self.say(f"Nothing here goes by {rest!r}.")
            rest = self.read(f"Number (1–{len(shown)}), a place or colour, or Enter to go back: ")
            if not rest:
                return None
            chosen = number(rest, len(shown))
            if chosen is not None:
                return self.pay(shown[chosen - 1])

    def read(self, prompt: str) -> str:
        """Return what is typed; help and the way out are there here too."""
        while fold(line := ask(prompt)) in ("?", "help"):
            show_guide(self.console, self.match)
        if fold(line) in ("q", "quit", "exit"):
            raise Leave(QUIT)
        return line

    def room(self) -> int:
        """Return how many lines of a list fit on the screen, with what is around them."""
        return max(LEAST_SHOWN, self.console.height - AROUND)

    def show(self, offers: list[Offer], wishes: set[int], limit: int) -> None:
        """Print a list to choose from."""
        if offers[0].track == NO_TRACK:
            show_others(self.console, offers)
        else:
            show_claims(self.console, self.match, offers, wishes, limit)

    def pay(self, offer: Offer, chosen: str = "") -> int | None:
        """Return the action for an offer, asking how to pay if there is a choice."""
        if len(offer.actions) == 1:
            return offer.actions[0]
        while True:
            place = number(chosen, len(offer.actions))
            if place is not None:
                return offer.actions[place - 1]
            if chosen:
                self.say(f"{chosen!r} is none of the payments.")
            self.console.print(Text(f"{offer.name}: how do you pay?", "bold"))
            for count, payment in enumerate(offer.payments, 1):
                line = bold(f"{count:3} ")
                self.console.print(line.append_text(paint(payment)))
            chosen = self.read(f"Number (1–{len(offer.actions)}), or Enter to go back: ")
            if not chosen:
                return None
