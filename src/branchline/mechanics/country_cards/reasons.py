"""Why to build a track into a country: the cards it takes."""

from __future__ import annotations

from typing import cast

from branchline.core.chance import Dice
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.country_cards.rules import CountryCards
from branchline.mechanics.reasons import MechanicReasons, TrackReason


class CountryCardsReasons(MechanicReasons):
    """Counts the cards that a track would bring at once."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.cards = cast(CountryCards, rules)

    def of_track(
        self, game: Game, before: State, after: State, seat: int, track: int
    ) -> list[TrackReason]:
        """Return the worth of the country cards that the track takes."""
        s = after.copy()
        s.seat = seat
        self.cards.after_claim(game, s, track, Dice(0))
        points = int(self.cards.points(s, seat) - self.cards.points(before, seat))
        return [TrackReason("country-cards", points)] if points > 0 else []
