"""Tunnels as people see them: the one waiting for a decision, and the ways to decide."""

from __future__ import annotations

from typing import cast

from branchline.core.cards import LOCOMOTIVE
from branchline.core.game import Game
from branchline.core.rules import Rules
from branchline.core.state import State
from branchline.mechanics.base import Display, Shown
from branchline.mechanics.display_parts import (
    ActionParts,
    CardCount,
    Item,
    PanelLine,
    PanelText,
    Payment,
    Question,
    SeatKnowledge,
    message,
    payment_of,
)
from branchline.mechanics.tunnels.rules import ROW, SURCHARGE, TRACK, Tunnels


class TunnelsDisplay(Display):
    """Shows the tunnel being decided; laid and revealed cards are public."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tunnels = cast(Tunnels, rules)

    def view(self, game: Game, s: State, seat: int) -> Shown:
        """Return the tunnel waiting for a decision."""
        tunnels = self.tunnels
        if s.phase != tunnels.phase:
            return {}
        return {
            "track": int(tunnels.get(s, TRACK)),
            "payment": payment_of(game, int(tunnels.get(s, ROW)))._asdict(),
            "surcharge": int(tunnels.get(s, SURCHARGE)),
            "revealed": tunnels.cards_aside(s),
        }

    def parts(self, game: Game, action: int, shown: Shown) -> ActionParts:
        """Say an answer: `decline`, or `surcharge` with a number of locomotives."""
        locomotives = action - int(self.tunnels.action) - 1
        if locomotives < 0:
            return ActionParts("decline", {})
        payment = Payment(locomotives=locomotives)
        if shown:
            cards = shown["surcharge"] - locomotives
            laid = Payment(**shown["payment"])
            payment = Payment(laid.card if cards else -1, cards, locomotives)
        return ActionParts("surcharge", {}, payment, says=f"loco×{locomotives}")

    def question(self, game: Game, view: SeatKnowledge) -> Question:
        """Return what is laid and revealed, and the surcharge."""
        shown = view.mechanics[self.rules.name]
        laid = Payment(**shown["payment"])
        left = list(view.hand)
        left[LOCOMOTIVE] -= laid.locomotives
        if laid.cards:
            left[laid.card] -= laid.cards
        cards: list[Item] = [(CardCount(card, n),) for card, n in enumerate(left) if n]
        none: Item = (PanelText(message("tunnel-no-cards-left"), "faint"),)
        costs = message("tunnel-costs-locomotives", count=shown["surcharge"])
        if laid.cards:
            costs = message("tunnel-costs-cards", count=shown["surcharge"], card=laid.card)
        return Question(
            [
                PanelLine([(PanelText(message("tunnel-waits", track=shown["track"])),)]),
                PanelLine(
                    [(PanelText(message("tunnel-laid-cards", payment=laid)),)],
                    message("label-tunnel-laid"),
                ),
                PanelLine(
                    [(CardCount(card),) for card in shown["revealed"]],
                    message("label-tunnel-revealed"),
                ),
                PanelLine(cards or [none], message("label-tunnel-left")),
                PanelLine([(PanelText(costs),)]),
            ]
        )
