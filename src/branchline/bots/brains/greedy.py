"""A simple bot that works on its tickets: plan paths, collect colours, claim."""

from __future__ import annotations

from itertools import combinations

from branchline.bots.base import Bot
from branchline.bots.brains.simple_plan import FAR, PlannedPaths, SimplePlan, make_simple_plan
from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, TICKETS_ACTION
from branchline.core.cards import GRAY, LOCOMOTIVE, N_COLOURS
from branchline.core.game import Game
from branchline.core.state import ASKED, SECOND, TURN
from branchline.maps.readers import displays_of
from branchline.mechanics.display_parts import ActionParts
from branchline.play.view import PHASES, View

SPARE_TRAINS = 12
"""With this many trains beyond its plan, it risks drawing more tickets."""


class GreedyBot(Bot):
    """Claims what its tickets need as soon as it can, the longest first."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.displays = displays_of(game)
        self.names = {kind: names for each in self.displays for kind, names in each.names().items()}

    def choose(self, view: View, legal: list[int]) -> int:
        """Return the action that serves the plan best."""
        if view.offers and view.seat in view.to_act:
            return self.choose_tickets(view, legal)
        if view.phase in (PHASES[TURN], PHASES[SECOND]):
            return self.choose_turn(view, legal)
        return self.answer(view, legal)

    def answer(self, view: View, legal: list[int]) -> int:
        """Answer a mechanic.

        Cards towards a locomotive are those the plan needs least. Of other answers the first is
        always the cautious one, so take the next.
        """
        plan = make_simple_plan(self.game, view, view.tickets)
        claims = [a for a in legal if self.game.claim_action <= a < self.game.mechanic_action]
        if claims:
            best = self.best_claim(view, plan, claims)
            return legal[-1] if best is None else best
        cards = {action: self.parts(view, action).ids.get("card", -1) for action in legal}
        if min(cards.values()) >= 0:
            needs = self.needs(plan)
            needs[LOCOMOTIVE] = len(self.game.points)
            return max(legal, key=lambda action: view.hand[cards[action]] - needs[cards[action]])
        return legal[1] if len(legal) > 1 else legal[0]

    def choose_turn(self, view: View, legal: list[int]) -> int:
        """Claim, draw tickets or draw cards, in this order of preference."""
        plan = make_simple_plan(self.game, view, view.tickets)
        bought = self.purchase(view, plan, legal)
        if bought is not None:
            return bought
        claims = [a for a in legal if self.game.claim_action <= a < self.game.mechanic_action]
        if claims:
            best = self.best_claim(view, plan, claims)
            if best is not None:
                return best
        tickets = [action for action in legal if self.draws_tickets(action)]
        if not plan.tracks and tickets and self.dares(view, plan):
            return tickets[len(tickets) // 2]
        draws = [a for a in legal if a <= BLIND_ACTION]
        if draws:
            return self.best_draw(view, plan, draws)
        return claims[0] if claims else legal[0]

    def draws_tickets(self, action: int) -> bool:
        """Return whether an action draws tickets, maybe in one of several ways to do so."""
        dealer = self.game.dealer
        if dealer is None:
            return action == TICKETS_ACTION
        return dealer.action <= action < dealer.action + dealer.n_actions

    def parts(self, view: View, action: int) -> ActionParts:
        """Return what an action of a mechanic says."""
        display = self.displays[self.game.owner(action).phase - ASKED]
        shown = dict(view.mechanics.get(display.rules.name, {}))
        return display.parts(self.game, action, shown)

    def purchase(self, view: View, plan: SimplePlan, legal: list[int]) -> int | None:
        """Return the action that buys what the plan needs most, with few substitutes first."""
        best: tuple[int, int, int] | None = None
        for action in legal if plan.purchases else ():
            if action < self.game.mechanic_action:
                continue
            said = self.parts(view, action)
            for name in (self.names[kind][n] for kind, n in said.ids.items() if kind in self.names):
                substitutes = said.payment.substitutes if said.payment else 0
                if name in plan.purchases and substitutes <= 1:
                    found = (substitutes, plan.purchases.index(name), action)
                    best = found if best is None else min(best, found)
        return best[2] if best else None

    def dares(self, view: View, plan: SimplePlan) -> bool:
        """Return whether there are trains and time for more tickets."""
        return view.turns_left < 0 and min(view.trains) - plan.trains >= SPARE_TRAINS

    def best_claim(self, view: View, plan: SimplePlan, claims: list[int]) -> int | None:
        """Return the best claim of a planned track, or of any track when nothing is planned."""
        game = self.game
        needs = self.needs(plan)
        best: tuple[float, int] | None = None
        for action in claims:
            track = int(game.track_of[action - game.claim_action])
            filler = not plan.tracks or view.turns_left >= 0
            if track not in plan.tracks and not filler:
                continue
            length = int(game.board.length[track])
            row = int(game.claim_row(action))
            waste = int(game.prices.row_locomotives[row]) * 2.0
            card = int(game.prices.row_card[row])
            if card != LOCOMOTIVE and game.board.colour[track] == GRAY:
                waste += min(needs[card], int(game.prices.row_cards[row]))
            value = int(game.points[length]) - waste + (20 if track in plan.tracks else 0)
            if track not in plan.tracks and not self.worth(view, length):
                continue
            if best is None or value > best[0]:
                best = (value, action)
        return best[1] if best else None

    def worth(self, view: View, length: int) -> bool:
        """Return whether a track outside the plan is worth its trains now."""
        return length >= 3 or view.turns_left >= 0 or sum(view.hand) > 12

    def needs(self, plan: SimplePlan) -> list[int]:
        """Return how many cards of each colour the coloured tracks of the plan ask for."""
        needs = [0] * (N_COLOURS + 1)
        for track in plan.tracks:
            needs[self.game.board.colour[track]] += int(self.game.board.length[track])
        return needs

    def best_draw(self, view: View, plan: SimplePlan, draws: list[int]) -> int:
        """Return the row card of the colour most missing, else a locomotive, else a blind card."""
        needs = self.needs(plan)
        gray = max(range(N_COLOURS), key=lambda c: (view.hand[c], needs[c]))

        def use(action: int) -> float:
            if action == BLIND_ACTION:
                return 0.5
            card = view.row[action]
            if card == LOCOMOTIVE:
                return 3.0 if plan.purchases else 1.5 if plan.tracks else 1.0
            missing = needs[card] - view.hand[card]
            if missing > 0:
                return 2 + missing / 10
            return 0.8 if card == gray and needs[GRAY] else 0.1

        return max(draws, key=use)

    def choose_tickets(self, view: View, legal: list[int]) -> int:
        """Keep the tickets that promise most points for the trains they take."""
        choices = {action - KEEP_ACTION for action in legal}
        best: tuple[float, int] | None = None
        for size in range(1, len(view.offers) + 1):
            for kept in combinations(range(len(view.offers)), size):
                choice = sum(2**i for i in kept)
                if choice in choices:
                    value = self.promise(view, tuple(view.offers[i] for i in kept))
                    if best is None or value > best[0]:
                        best = (value, choice)
        return KEEP_ACTION + best[1] if best else legal[0]

    def promise(self, view: View, tickets: tuple[int, ...]) -> float:
        """Return the points a set of tickets promises, less the trains and the risk."""
        plan = make_simple_plan(self.game, view, view.tickets + tickets)
        paths = PlannedPaths(self.game, view)
        total = 0.0
        for ticket in tickets:
            points, length, _ = paths.ticket_path(ticket)
            total += -points if ticket in plan.lost or length >= FAR else points
        slack = view.trains[view.seat] - plan.trains
        return total - 0.6 * plan.trains - (10 if slack < 3 else 0)
