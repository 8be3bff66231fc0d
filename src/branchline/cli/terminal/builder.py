"""Choosing what to build, and how to pay for it."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from branchline.cli.terminal.ask import QUIT, Leave, ask, number
from branchline.cli.terminal.board import show_tracks
from branchline.cli.terminal.closed import find_place, tracks_at
from branchline.cli.terminal.glyphs import bold, paint
from branchline.cli.terminal.guide import show_guide
from branchline.cli.terminal.offers import (
    NO_TECHNOLOGY,
    NO_TRACK,
    Offer,
    matching,
    show_claims,
    show_others,
)
from branchline.cli.terminal.payments import has_substitutes, in_words, rate
from branchline.cli.terminal.shelf import show_shelf
from branchline.cli.terminal.ways import wanted
from branchline.maps.schema import fold
from branchline.play.match import Match
from branchline.play.view import View

LEAST_SHOWN: Final = 10
AROUND: Final = 6


def span(most: int) -> str:
    """Return the numbers that can be typed."""
    return f"1–{most}" if most > 1 else "1"


class Builder:
    """Lets a person choose from what is on offer; None means that they went back."""

    def __init__(self, console: Console, match: Match, view: View) -> None:
        self.console = console
        self.match = match
        self.view = view

    def say(self, text: str | Text) -> None:
        """Print a line."""
        self.console.print(Text(text) if isinstance(text, str) else text)

    def claim(self, offers: list[Offer], rest: str) -> int | None:
        """Let the person choose a track, then the payment; `rest` may hold the choice."""
        if not offers:
            self.say("Nothing: you need more cards (or more trains). m closed: what else it takes.")
            return None
        wishes = wanted(self.match, self.view)
        return self.choose(sorted(offers, key=lambda offer: offer.track not in wishes), rest)

    def other(self, offers: list[Offer], rest: str) -> int | None:
        """Let the person choose what a mechanic allows; the shelf is shown in any case."""
        if not offers:
            show_shelf(self.console, self.match, self.view, offers)
            self.say("Nothing of that kind is possible now.")
            return None
        return self.choose(offers, rest)

    def choose(self, offers: list[Offer], rest: str) -> int | None:
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
            if near and len(near) < len(offers) and near[0].technology != NO_TECHNOLOGY:
                if len(near) == 1:  # a name is enough to buy; the shelf stays whole
                    return self.pay(near[0])
                near = offers
            if near:
                shown = near
                self.show(shown, len(shown) if every else self.room())
            elif not self.show_closed(shown, rest, []):
                self.say(f"Nothing here goes by {rest!r}.")
            if near and rest:
                self.show_closed(shown, rest, [offer.track for offer in near])
            kinds = "a place or colour" if shown[0].track != NO_TRACK else "a name"
            rest = self.read(f"Number ({span(len(shown))}), {kinds}, or Enter to go back: ")
            if not rest:
                return None
            chosen = number(rest, len(shown))
            if chosen is not None:
                return self.pay(shown[chosen - 1])

    def show_closed(self, offers: list[Offer], words: str, but: list[int]) -> bool:
        """Show the tracks of a place that cannot be claimed now; tell whether it is a place."""
        place = find_place(self.match, words)
        if place is None or offers[0].track == NO_TRACK:
            return False
        rest = [track for track in tracks_at(self.match, place) if track not in but]
        if rest:
            self.say(Text(f"Not now, at {self.match.notation.place(place)}:", "dim"))
            show_tracks(self.console, self.match, self.view, rest, cards=True)
        return True

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

    def show(self, offers: list[Offer], limit: int) -> None:
        """Print a list to choose from."""
        if offers[0].track != NO_TRACK:
            wishes = wanted(self.match, self.view)
            show_claims(self.console, self.match, self.view, offers, wishes, limit)
            return
        rest = [offer for offer in offers if offer.technology == NO_TECHNOLOGY]
        if len(rest) < len(offers):
            show_shelf(self.console, self.match, self.view, offers)
        if rest:
            show_others(self.console, rest, len(offers) - len(rest) + 1)

    def pay(self, offer: Offer, chosen: str = "") -> int | None:
        """Return the action for an offer, asking how to pay if there is a choice.

        Nobody gives several cards for a locomotive without having been asked.
        """
        if len(offer.actions) == 1 and not has_substitutes(offer.payments[0]):
            return offer.actions[0]
        shown = list(range(len(offer.actions)))
        limit = self.room()
        while True:
            place = number(chosen, len(offer.actions))
            if place is not None:
                return offer.actions[place - 1]
            near = [i for i, pay in enumerate(offer.payments) if chosen and fold(chosen) in pay]
            if fold(chosen) == "all" or near:
                shown = near or list(range(len(offer.actions)))
                limit = len(shown)
            elif chosen:
                self.say(f"{chosen!r} is none of the payments.")
            self.show_payments(offer, shown, limit)
            chosen = self.read(f"Number ({span(len(offer.actions))}), or Enter to go back: ")
            if not chosen:
                return None

    def show_payments(self, offer: Offer, places: list[int], limit: int) -> None:
        """List ways to pay, by their places among all."""
        self.say(Text(f"{offer.name}: how do you pay?", "bold"))
        for place in places[:limit]:
            words = paint(in_words(offer.payments[place], rate(self.view)))
            self.say(bold(f"{place + 1:3} ").append_text(words))
        if len(places) > limit:
            rest = f"… and {len(places) - limit} more: type all, or a colour to see fewer"
            self.say(Text(rest, "dim"))
