"""Actions in words that can be read back: `claim Warszawa–Radom red×2`.

Every action of a map has exactly one text. Reading is lenient: capitals, accents, spaces, plain
hyphens for dashes and `x` for `×` do not matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final

from branchline.core.actions import (
    BLIND_ACTION,
    KEEP_ACTION,
    PASS_ACTION,
    TICKETS_ACTION,
)
from branchline.core.cards import CARD_NAMES, LOCOMOTIVE, TRACK_COLOURS
from branchline.core.game import Game
from branchline.locales import ENGLISH, language, named, say
from branchline.maps.readers import displays_of
from branchline.maps.schema import MapData, squeeze
from branchline.mechanics.base import Display
from branchline.mechanics.display_parts import ActionParts, Payment, payment_of
from branchline.message import Message
from branchline.play.view import View

COUNTRY: Final = "country"
"""The kind of places that are countries."""
JUNCTION: Final = "junction"
"""The kind of places that have no name of their own, but a word and a number."""
_MARK: Final = re.compile(r" \[([a-z]+)")
"""The colour that tells a track from others beside it."""


def _mark_in_words(found: re.Match[str]) -> str:
    return f" [{say('mark-gray' if found[1] == 'gray' else f'card-{found[1]}')}"


class NotationError(ValueError):
    """A text that is no action."""


class Notation:
    """The words of one game: its places, tracks, tickets and actions."""

    def __init__(self, data: MapData, game: Game) -> None:
        self.data = data
        self.game = game
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}
        """The actions whose texts were made, by these."""

    @cached_property
    def tracks(self) -> list[str]:
        """The name of each track; parallel tracks are told apart by colour, length or number."""
        tracks = self.data.tracks
        names = [f"{self.place(t.a)}–{self.place(t.b)}" for t in tracks]
        pairs = [frozenset((t.a, t.b)) for t in tracks]
        out = []
        for number, (track, name) in enumerate(zip(tracks, names, strict=True)):
            twins = [i for i, pair in enumerate(pairs) if pair == pairs[number]]
            if len(twins) == 1:
                out.append(name)
                continue
            marks = [TRACK_COLOURS[track.colour]]
            if len({tracks[i].length for i in twins}) > 1:
                marks.append(str(track.length))
            same = [
                i
                for i in twins
                if (tracks[i].colour, tracks[i].length) == (track.colour, track.length)
            ]
            if len(same) > 1:
                marks.append(f"#{same.index(number) + 1}")
            out.append(f"{name} [{' '.join(marks)}]")
        return out

    @cached_property
    def actions(self) -> dict[str, int]:
        """Every action by its squeezed text; a track may be named from either end."""
        found = {}
        for action in range(self.game.claim_action, self.game.mechanic_action):
            track = int(self.game.track_of[action - self.game.claim_action])
            a, b = self.data.tracks[track].a, self.data.tracks[track].b
            there, back = (f"{self.place(x)}–{self.place(y)}" for x, y in ((a, b), (b, a)))
            found[squeeze(self.text(action).replace(there, back, 1))] = action
        found |= {squeeze(self.text(action)): action for action in range(self.game.n_actions)}
        return found

    def place(self, number: int) -> str:
        """Return the name of a place, as the map writes it."""
        return self.data.places[number].name

    def place_in_words(self, number: int) -> Message | str:
        """Return the name of a place for people to read: countries have one in their language.

        Junctions have a word of it, and their number.
        """
        place = self.data.places[number]
        if place.kind == JUNCTION:
            word = place.name.rstrip(" 0123456789")
            return f"{named(word)}{place.name.removeprefix(word)}"
        if place.kind != COUNTRY:
            return place.name
        label = place.label or place.name
        crossing = place.name.removeprefix(label) if place.name.startswith(label) else ""
        return f"{named(label)}{crossing}" if crossing else named(label)

    def track(self, number: int) -> str:
        """Return the name of a track for people to read: countries and colours in their words."""
        track = self.data.tracks[number]
        ends = [str(self.place_in_words(place)) for place in (track.a, track.b)]
        mark = self.tracks[number].removeprefix(f"{self.place(track.a)}–{self.place(track.b)}")
        shown = mark if language() == ENGLISH else _MARK.sub(_mark_in_words, mark)
        return "–".join(ends) + shown

    def ticket_ends(self, number: int) -> str:
        """Return a ticket for people to read, without its points unless it has several goals."""
        ticket = self.data.tickets[number]
        ends = {place for leg in ticket.legs for place in (leg.starts[0], leg.ends[0])}
        if all(self.data.places[place].kind != COUNTRY for place in ends):
            return ticket.text
        goals = [
            f"{self._end(leg.ends)} {leg.points}" if len(ticket.legs) > 1 else self._end(leg.ends)
            for leg in ticket.legs
        ]
        return f"{self._end(ticket.legs[0].starts)}–{'/'.join(goals)}"

    def _end(self, places: Sequence[int]) -> str:
        """Return one end of a ticket: a place, or a country with several crossings."""
        place = self.data.places[places[0]]
        return str(named(place.label or place.name)) if place.kind == COUNTRY else place.name

    def ticket_in_words(self, number: int) -> str:
        """Return a ticket for people to read, with its points."""
        ticket = self.data.tickets[number]
        ends = self.ticket_ends(number)
        return ends if len(ticket.legs) > 1 else f"{ends} {ticket.legs[0].points}"

    def ticket(self, number: int) -> str:
        """Return a ticket with its points, as the map writes it."""
        ticket = self.data.tickets[number]
        if len(ticket.legs) > 1:
            return ticket.text
        return f"{ticket.text} {ticket.legs[0].points}"

    def payment(self, row: int) -> str:
        """Return a payment in words, by its row in the table of payments."""
        return payment_text(payment_of(self.game, row))

    def text(self, action: int) -> str:
        """Return an action in words."""
        found = self._texts.get(action)
        if found is None:
            found = self._texts[action] = self._make_text(action)
            self._numbers[found] = action
        return found

    def _make_text(self, action: int) -> str:
        game = self.game
        if not 0 <= action < game.n_actions:
            numbers = {"action": str(action), "last": str(game.n_actions - 1)}
            raise NotationError(Message("no-such-action", numbers))
        if action < BLIND_ACTION:
            return f"take {action + 1}"
        if action == BLIND_ACTION:
            return "draw"
        if action == TICKETS_ACTION:
            return "tickets"
        if action == PASS_ACTION:
            return "pass"
        if action < game.claim_action:
            return keep_text(action - KEEP_ACTION)
        if action < game.mechanic_action:
            track = int(game.track_of[action - game.claim_action])
            return f"claim {self.tracks[track]} {self.payment(int(game.claim_row(action)))}"
        parts = self.parts(action)
        paid = parts.says or (payment_text(parts.payment) if parts.payment else "")
        names = [self.name(kind, number) for kind, number in parts.ids.items()]
        return " ".join([parts.kind, *names, *([paid] if paid else [])])

    def parts(self, action: int, view: View | None = None) -> ActionParts:
        """Return what an action of a mechanic says, in a view if there is one."""
        owner = self.game.owner(action)
        display = next(each for each in self.displays if each.rules is owner)
        shown = view.mechanics.get(owner.name, {}) if view else {}
        return display.parts(self.game, action, shown)

    @cached_property
    def displays(self) -> list[Display]:
        """What people are shown of each mechanic."""
        return displays_of(self.game)

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """The names of things that belong to mechanics, by kind."""
        return {kind: names for each in self.displays for kind, names in each.names().items()}

    def name(self, kind: str, number: int) -> str:
        """Return the name of something by its kind: a place, a track, a card, …."""
        if kind == "place":
            return self.place(number)
        if kind == "track":
            return self.tracks[number]
        if kind == "card":
            return "loco" if number == LOCOMOTIVE else CARD_NAMES[number]
        return self.names[kind][number]

    def in_words(self, kind: str, number: int) -> Message | str | int:
        """Return something by its kind for people to read; a number if nothing has a name."""
        if kind == "card":
            return Message(f"card-{CARD_NAMES[number]}")
        if kind == "track":
            return self.track(number)
        if kind == "ticket":
            return self.ticket_in_words(number)
        if kind == "place":
            return self.place_in_words(number)
        return named(self.names[kind][number]) if kind in self.names else number

    def action(self, text: str, likely: Callable[[], Iterable[int]] = tuple) -> int:
        """Return the action that a text says.

        If it is among those that are `likely`, as `text` writes it, no others are looked at: to put
        all actions of a map in words takes long.
        """
        found = self._numbers.get(text)
        if found is None:
            found = next((each for each in likely() if self.text(each) == text), None)
        if found is None:
            found = self.actions.get(squeeze(text))
        if found is None:
            raise NotationError(Message("not-an-action", {"text": repr(text)}))
        return found


def payment_text(payment: Payment) -> str:
    """Return a payment in words: `red×2`, `red×1+loco×1`, `loco×3`.

    `sub×1` is a locomotive made of other cards, `set×1` a card of the colour made of others,
    `less×1` a space saved.

    >>> payment_text(Payment(6, 2, locomotives=1))
    'red×2+loco×1'
    """
    card = CARD_NAMES[payment.card] if payment.cards else ""
    counts = [
        (card, payment.cards),
        ("loco", payment.locomotives),
        ("set" if payment.each else "sub", payment.substitutes),
        ("less", payment.saved),
    ]
    return "+".join(f"{name}×{count}" for name, count in counts if count)


def keep_text(choice: int) -> str:
    """Return a choice of offered tickets in words: `keep 1 3`, counted from 1."""
    kept = [str(i + 1) for i in range(choice.bit_length()) if choice >> i & 1]
    return " ".join(["keep", *(kept or ["none"])])
