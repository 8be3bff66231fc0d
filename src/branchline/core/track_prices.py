"""Payments where substitutes serve some tracks only, or stand for colour cards (NO7, NO8).

`Game.track_rates` says what each track takes; see `branchline.core.costs.PLAIN`.
"""

from __future__ import annotations

from branchline.core.cards import GRAY, LOCOMOTIVE, N_COLOURS
from branchline.core.costs import BY_SEAT, Row
from branchline.core.flexible_prices import FlexiblePrices


class TrackPrices(FlexiblePrices):
    """Prices that differ from track to track in what may be played instead of the plain cards.

    Where sets of cards stand for colour cards, the payments of a price are numbered colour by
    colour, within a colour by the number of sets; then comes that of sets alone. Locomotives are in
    them only for the symbols of a ferry.
    """

    def add_rows(self, colour: int, length: int, least: int, most: int, rate: int) -> None:
        """Add the payments of a price, whatever it takes."""
        if rate <= BY_SEAT:
            super().add_rows(colour, length, least, most, rate)
            return
        for less in (0, 1) if self.can_save else (0,):
            spaces = length - less - least
            if length - less < 1 or spaces < 0:
                continue
            for card in range(N_COLOURS) if colour == GRAY else (colour,):
                for sets in range(spaces):
                    self.made.append(Row(card, spaces - sets, least, sets, less, rate))
            self.made.append(Row(LOCOMOTIVE, 0, least, spaces, less, rate))

    def add_mixes(self, card: int, cards: int, locomotives: int, less: int, rate: int) -> None:
        """Add the payments of so many locomotives; on plain tracks all of them are real."""
        for substitutes in range(locomotives + 1 if rate == BY_SEAT else 1):
            self.made.append(Row(card, cards, locomotives - substitutes, substitutes, less))
