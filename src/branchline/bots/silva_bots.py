"""The four agents of the literature on play-testing by program, as they behave there.

de Mesentier Silva, Lee, Togelius, Nealen: "AI-based playtesting of contemporary board games", 2017.
They are here to repeat published experiments (`scripts/replicate.py`), and have the weaknesses of
the originals. The styles in `planner_bots` are only inspired by them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from branchline.bots.brains.greedy import GreedyBot
from branchline.bots.silva_paths import FAR, Paths
from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, TICKETS_ACTION
from branchline.core.cards import GRAY, LOCOMOTIVE, N_COLOURS
from branchline.core.game import Game
from branchline.play.view import View

LEFT_BY_CHOICE = 5
"""Trains that a choice of tickets has to leave Destination Hungry."""
LEFT_FOR_MORE = 8
"""With more trains left than this it draws more tickets; One Step Thinker with at least so many."""
LONG = 3
"""Spaces of the shortest track that Long Route Junkie plans with."""


class SilvaBot(GreedyBot):
    """What the four agents share: how they pay, draw and choose."""

    by_tracks = True

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.planned_for: object = None
        self.planned: Paths | None = None

    def paths(self, view: View) -> Paths:
        """Return the paths it plans with: it plans again whenever somebody has built."""
        position = (view.seat, view.open_tracks, view.owned)
        if self.planned is None or position != self.planned_for:
            self.planned_for, self.planned = position, self.make_paths(view)
        return self.planned

    def make_paths(self, view: View) -> Paths:
        """Return the paths of a position."""
        return Paths(self.game, view, by_tracks=self.by_tracks)

    def track_points(self, track: int) -> int:
        """Return what a track scores."""
        return int(self.game.points[int(self.game.board.length[track])])

    def ticket_points(self, ticket: int) -> int:
        """Return the points of a ticket."""
        return int(self.game.board.leg_points[self.game.board.first_leg[ticket]])

    def claims_of(self, legal: Iterable[int], track: int) -> list[int]:
        """Return the legal claims of a track."""
        game = self.game
        return [
            action
            for action in legal
            if game.claim_action <= action < game.mechanic_action
            and game.track_of[action - game.claim_action] == track
        ]

    def pay(self, view: View, claims: list[int], spared: Iterable[int] = ()) -> int | None:
        """Return the claim paid with the colour it has most of, few locomotives first."""
        prices = self.game.prices
        kept = set(spared)

        def rank(action: int) -> tuple[bool, int, int]:
            row = int(self.game.claim_row(action))
            card = int(prices.row_card[row])
            return (card in kept, int(prices.row_locomotives[row]), -view.hand[card])

        return min(claims, key=rank, default=None)

    def draw(self, view: View, legal: list[int], colours: Iterable[int]) -> int:
        """Take the first of some colours that lies in the row, else draw blind."""
        for colour in colours:
            for action in legal:
                if action < BLIND_ACTION and view.row[action] == colour:
                    return action
        if BLIND_ACTION in legal:
            return BLIND_ACTION
        draws = [action for action in legal if action < BLIND_ACTION]
        return draws[0] if draws else self.otherwise(legal)

    def otherwise(self, legal: list[int]) -> int:
        """Return what is left where there is no card to draw: a claim rather than tickets."""
        claims = [a for a in legal if self.game.claim_action <= a < self.game.mechanic_action]
        return claims[0] if claims else legal[-1]

    def colour_for(self, view: View, track: int) -> int:
        """Return the colour to collect for a track: its own, or what it has most of."""
        colour = int(self.game.board.colour[track])
        return max(range(N_COLOURS), key=lambda c: view.hand[c]) if colour == GRAY else colour

    def keep_all(self, legal: list[int]) -> int:
        """Keep all tickets that are offered."""
        return max(legal, key=lambda action: (action - KEEP_ACTION).bit_count())

    def choose_tickets(self, view: View, legal: list[int]) -> int:
        """Keep all tickets."""
        return self.keep_all(legal)

    def open_tickets(self, view: View, paths: Paths) -> dict[int, list[int]]:
        """Return the tickets that are not completed but can be, each with what it lacks."""
        found = {ticket: paths.missing_tracks(ticket) for ticket in view.tickets}
        return {ticket: tracks for ticket, tracks in found.items() if tracks}


class SilvaHungryBot(SilvaBot):
    """Destination Hungry: draws tickets as long as its plan leaves trains, then works on all.

    What is known of it can be read in two ways: from the row it takes the one colour that it needs
    most, or, with `any_needed`, whichever it needs most of those that lie there.
    """

    by_tracks = False
    any_needed = False

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.joint_for: object = None
        self.joint: tuple[set[int], int, int] = (set(), 0, 0)

    def plan_of_own(self, view: View) -> tuple[set[int], int, int]:
        """Return the joint plan of the tickets it has, made again whenever somebody has built."""
        position = (view.seat, view.tickets, view.open_tracks, view.owned)
        if position != self.joint_for:
            self.joint_for, self.joint = position, self.joint_plan(view, view.tickets)
        return self.joint

    def joint_plan(self, view: View, tickets: Iterable[int]) -> tuple[set[int], int, int]:
        """Return the tracks of a joint plan, its ticket points and the trains it takes."""
        paths = self.make_paths(view)
        tracks: set[int] = set()
        points = trains = 0
        for ticket in sorted(tickets, key=lambda each: -self.ticket_points(each)):
            length, way = paths.ticket_path(ticket)
            if length >= FAR:
                continue
            tracks.update(track for track in way if track not in paths.built)
            points += self.ticket_points(ticket)
            trains += length
            paths.use(way)
        return tracks, points, trains

    def choose_tickets(self, view: View, legal: list[int]) -> int:
        """Keep the subset with most points a train, among those that leave enough trains."""
        allowed = {action - KEEP_ACTION for action in legal}
        have = view.trains[view.seat]
        best: tuple[tuple[bool, float], int] | None = None
        for size in range(1, len(view.offers) + 1):
            for kept in combinations(range(len(view.offers)), size):
                choice = sum(2**i for i in kept)
                if choice not in allowed:
                    continue
                offers = [view.offers[i] for i in kept]
                tracks, points, trains = self.joint_plan(view, (*view.tickets, *offers))
                points += sum(map(self.track_points, tracks))
                fits = have - trains >= LEFT_BY_CHOICE
                rank = (fits, points / max(1, trains) if fits else float(-trains))
                if best is None or rank > best[0]:
                    best = (rank, choice)
        return KEEP_ACTION + best[1] if best else legal[0]

    def choose_turn(self, view: View, legal: list[int]) -> int:
        """Draw tickets, claim what is planned, or draw what the plan needs most."""
        tracks, _, trains = self.plan_of_own(view)
        left = view.trains[view.seat] - trains
        if TICKETS_ACTION in legal and left > LEFT_FOR_MORE:
            return TICKETS_ACTION
        needs = [0] * (N_COLOURS + 1)
        for track in tracks:
            needs[int(self.game.board.colour[track])] += int(self.game.board.length[track])
        wanted = [colour for colour in range(N_COLOURS) if needs[colour]]
        candidates = tracks or set(view.open_tracks)
        for track in sorted(candidates, key=lambda t: (-self.game.board.length[t], t)):
            claim = self.pay(view, self.claims_of(legal, track), wanted if tracks else ())
            if claim is not None:
                return claim
        lacking = sorted(
            range(N_COLOURS), key=lambda c: (view.hand[c] - needs[c], -view.hand[c], c)
        )
        if needs[GRAY] and not any(needs[c] > view.hand[c] for c in range(N_COLOURS)):
            lacking = sorted(range(N_COLOURS), key=lambda c: (-view.hand[c], c))
        needed = [c for c in lacking if needs[c] > view.hand[c]] if self.any_needed else []
        return self.draw(view, legal, needed or lacking[:1])


class SilvaPathBot(SilvaBot):
    """Route Focused ("Path"): ranks what its tickets lack by track points + 2 x ticket points.

    With all tickets done it ranks every free track with the lowest points first, as the original
    does, in which a sign is missing.
    """

    def choose_turn(self, view: View, legal: list[int]) -> int:
        """Claim the best track it can pay, else draw the colour it has most of."""
        ranks: dict[int, int] = {}
        for ticket, tracks in self.open_tickets(view, self.paths(view)).items():
            for track in tracks:
                worth = self.track_points(track) + 2 * self.ticket_points(ticket)
                ranks[track] = max(ranks.get(track, 0), worth)
        if not ranks:
            ranks = {track: -self.track_points(track) for track in view.open_tracks}
        order = sorted(ranks, key=lambda track: (-ranks[track], track))
        for track in order:
            claim = self.pay(view, self.claims_of(legal, track))
            if claim is not None:
                return claim
        colours = [self.colour_for(view, order[0])] if order else []
        return self.draw(view, legal, colours)


class SilvaOneStepBot(SilvaBot):
    """One Step Thinker: the next track of its most valuable open ticket, one at a time."""

    draws_more_tickets = True

    def goal(self, view: View) -> int | None:
        """Return the track it works on; None if all tickets are done or lost."""
        waiting = self.open_tickets(view, self.paths(view))
        if not waiting:
            return None
        best = max(waiting, key=lambda ticket: (self.ticket_points(ticket), -ticket))
        return waiting[best][-1]

    def best_free_track(self, view: View) -> int | None:
        """Return the free track worth most that it has the trains for."""
        have = view.trains[view.seat]
        free = [t for t in view.open_tracks if self.game.trains_for[t] <= have]
        return max(free, key=lambda t: (self.track_points(t), -t), default=None)

    def choose_turn(self, view: View, legal: list[int]) -> int:
        """Claim the next track, or draw for it; draw tickets when all are done."""
        track = self.goal(view)
        if track is None:
            everybody = min(view.trains) >= LEFT_FOR_MORE
            if self.draws_more_tickets and everybody and TICKETS_ACTION in legal:
                return TICKETS_ACTION
            track = self.best_free_track(view)
        if track is None:
            return self.draw(view, legal, ())
        claim = self.pay(view, self.claims_of(legal, track))
        if claim is not None:
            return claim
        return self.draw(view, legal, (self.colour_for(view, track), LOCOMOTIVE))


class SilvaLongBot(SilvaOneStepBot):
    """Long Route Junkie: like One Step Thinker, over tracks of at least three spaces."""

    draws_more_tickets = False

    def make_paths(self, view: View) -> Paths:
        """Plan over long tracks only; shorter ones when fewer trains are left."""
        shortest = min(LONG, max(1, view.trains[view.seat]))
        return Paths(self.game, view, by_tracks=self.by_tracks, shortest=shortest)

    def choose_tickets(self, view: View, legal: list[int]) -> int:
        """Keep the tickets with most points for each train they need, as few as allowed."""
        paths = self.paths(view)

        def rate(ticket: int) -> float:
            missing = paths.missing_tracks(ticket)
            if missing is None:
                return 0.0
            trains = sum(int(self.game.trains_for[track]) for track in missing)
            return self.ticket_points(ticket) / max(1, trains)

        def rank(action: int) -> tuple[int, float]:
            kept = [
                ticket for i, ticket in enumerate(view.offers) if (action - KEEP_ACTION) >> i & 1
            ]
            return -len(kept), sum(map(rate, kept))

        return max(legal, key=rank)
