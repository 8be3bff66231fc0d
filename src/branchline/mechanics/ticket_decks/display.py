"""Ticket decks as people see them: their sizes, whose tickets are of which, and the split."""

from __future__ import annotations

from typing import cast

from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    Item,
    PanelLine,
    PanelText,
    Question,
    SeatKnowledge,
    message,
)
from branchline.mechanics.ticket_decks.rules import LONG, N_DECKS, SHORT, TicketDecks


class TicketDecksDisplay(Display):
    """Shows what the backs of the tickets tell everybody."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.decks = cast(TicketDecks, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the sizes of the decks, the tickets kept of each by seat, and the split's total.

        Lists are of short tickets, then of long ones.
        """
        decks, numbers = self.decks, range(N_DECKS)
        seats = range(game.players)
        return {
            "left": [int(decks.size(s, number)) for number in numbers],
            "kept": [[int(decks.kept(game, s, each, n)) for n in numbers] for each in seats],
            "total": int(decks.total(game, s)),
        }

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Say how many tickets come of each deck, as far as that is known."""
        short = action - int(self.decks.action)
        counts = {"short": short}
        if shown:
            counts["long"] = max(0, int(shown["total"]) - short)
        return ActionParts("draw_split", {}, says=f"short×{short}", counts=counts)

    def panel(self, game: Game, s: State, view: SeatKnowledge) -> list[PanelLine]:
        """Return a line on the decks and on everybody's tickets of each."""
        shown = view.mechanics[self.rules.name]
        left = shown["left"]
        told = message("decks-left", short=left[SHORT], long=left[LONG])
        items: list[Item] = [(PanelText(told),)]
        for seat, kept in enumerate(shown["kept"]):
            if sum(kept):
                words = message("decks-kept", seat=seat, short=kept[SHORT], long=kept[LONG])
                items.append((PanelText(words, "faint"),))
        return [PanelLine(items, message("decks"))]

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Ask for the split of the first tickets."""
        words = message("decks-question", count=int(self.decks.deal))
        return Question([PanelLine([(PanelText(words),)])])
