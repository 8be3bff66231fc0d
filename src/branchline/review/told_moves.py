"""Moves as reviews and puzzles tell them."""

from __future__ import annotations

from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, PASS_ACTION, TICKETS_ACTION
from branchline.core.cards import LOCOMOTIVE
from branchline.core.state import State
from branchline.mechanics.display_parts import payment_of
from branchline.play.notation import Notation
from branchline.review.messages import Choice, Fact


class ToldMoves:
    """Tells the moves of one game."""

    def __init__(self, notation: Notation) -> None:
        self.game = notation.game
        self.notation = notation

    def choice(
        self,
        s: State,
        action: int,
        points: int = 0,
        chance: int = 0,
        reason: tuple[Fact, ...] = (),
    ) -> Choice:
        """Return an action as it is told, with what it costs."""
        kind, card, tickets = self.kind_of(s, action)
        return Choice(
            action,
            self.notation.text(action),
            kind,
            self.track_of(action),
            card,
            tickets,
            self.payment_of(action),
            points,
            chance,
            reason,
        )

    def track_of(self, action: int) -> int:
        """Return the track that an action claims, or -1."""
        game = self.game
        if game.claim_action <= action < game.mechanic_action:
            return int(game.track_of[action - game.claim_action])
        return -1

    def payment_of(self, action: int) -> tuple[tuple[int, int], ...]:
        """Return the cards that pay for a claim; none if other cards stand in for some."""
        if self.track_of(action) < 0:
            return ()
        paid = payment_of(self.game, int(self.game.claim_row(action)))
        if paid.substitutes or paid.saved:
            return ()
        pairs = ((paid.card, paid.cards), (LOCOMOTIVE, paid.locomotives))
        return tuple((int(card), int(count)) for card, count in pairs if count)

    def kind_of(self, s: State, action: int) -> tuple[str, int, tuple[int, ...]]:
        """Return the kind of an action, the card it takes and the tickets it keeps."""
        game = self.game
        if action < BLIND_ACTION:
            return "take", int(s.row[action]), ()
        if action == BLIND_ACTION:
            return "draw", -1, ()
        if action == TICKETS_ACTION:
            return "tickets", -1, ()
        if action == PASS_ACTION:
            return "pass", -1, ()
        if action < game.claim_action:
            first = s.seat * game.most_offered
            offers = s.offers[first : first + s.n_offers[s.seat]]
            mask = action - KEEP_ACTION
            return "keep", -1, tuple(int(t) for i, t in enumerate(offers) if mask >> i & 1)
        if action < game.mechanic_action:
            return "claim", -1, ()
        return self.notation.parts(action).kind, -1, ()
