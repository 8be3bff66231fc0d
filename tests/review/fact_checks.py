"""Checks of the facts that reasons state, against the position they are about.

Nothing here asks the code that finds reasons: paths are found by a search of its own, tickets are
scored by the engine, cards are counted where they lie.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from branchline.bots.brains.fitting_tickets import FittingRedealer
from branchline.bots.brains.planner import Planner
from branchline.bots.brains.tuned_weights import planner_weights_for
from branchline.core.arrays import POW, WORD
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.claim import leave_open, open_tracks, take_track
from branchline.core.state import OVER, State
from branchline.maps.readers import plannings_of
from branchline.play.match import Match
from branchline.review.messages import Fact
from branchline.review.steps import Step
from tests.review.check_names import check_name

FAR = 10**6
DEALS = 16
SEED = 1


@dataclass
class FactChecker:
    """Checks facts of one match."""

    match: Match

    def __post_init__(self) -> None:
        self.game = self.match.game
        self.board = self.game.board

    def check(self, step: Step, action: int, fact: Fact) -> None:
        """Raise unless a fact about an action is so; every kind of fact has a check."""
        assert fact.tickets or fact.tracks or fact.cards or fact.seats, fact
        if check_name(fact.id) == "check_against":
            self.check_against(step, action, fact)
            return
        getattr(self, check_name(fact.id))(step.before, action, fact)

    # Helpers

    def scored(self, s: State, ticket: int, seat: int) -> int:
        """Return what a ticket scores for a seat as things are, whether it is kept or offered."""
        s = s.copy()
        s.kept[seat * self.board.ticket_words + ticket // WORD] |= POW[ticket % WORD]
        lines = self.game.score(s).lines(seat)
        return next(int(line.points) for line in lines if line.ticket == ticket)

    def given(self, s: State, track: int, seat: int) -> State:
        s = s.copy()
        s.owned[seat * self.board.n_words + track // WORD] |= POW[track % WORD]
        for each in range(self.game.players):
            open_tracks(self.game, s, each)
        return s

    @property
    def is_plain(self) -> bool:
        """Whether tracks of others are of no use, and none asks for a purchase."""
        return len(self.game.joining) == 0 and not any(self.match.facts.gates)

    def trains_to(self, s: State, seat: int, ticket: int, over: int = -1) -> int:
        """Return the fewest trains that join a ticket's places, over a track if one is given.

        Where all tracks of a seat must be joined to its network, so are these.
        """
        costs = self.costs(s, seat)
        network = self.network(s, seat)
        best = FAR
        for leg in range(self.board.first_leg[ticket], self.board.first_leg[ticket + 1]):
            places = self.board.leg_places
            groups = [
                [int(p) for p in places[self.board.leg_from[leg] : self.board.leg_to[leg]]],
                [int(p) for p in places[self.board.leg_to[leg] : self.board.leg_end[leg]]],
            ]
            trees = self.trees([*groups, network] if network else groups, costs)
            if over < 0:
                best = min(best, *trees[-1])
            else:
                # A track is of use only if what it parts has some of the groups on either side.
                a, b = int(self.board.track_a[over]), int(self.board.track_b[over])
                length = costs.get(over, FAR)
                whole = len(trees) - 1
                for some in range(1, whole):
                    best = min(best, trees[some][a] + length + trees[whole - some][b])
        return best

    def costs(self, s: State, seat: int) -> dict[int, int]:
        """Return the trains that tracks take, those of them that a seat may have or use."""
        own = set(s.members(s.owned, seat))
        taken = {
            track
            for other in range(self.game.players)
            if other != seat
            for track in s.members(s.owned, other)
        }
        now_open = set(s.members(s.open, seat))
        later = s.copy()
        leave_open(self.game, later, seat)
        free = set(later.members(later.open, seat)) - taken
        if self.is_plain and not self.match.facts.rooted:
            assert now_open <= free
            free = now_open
        costs = {track: int(self.game.trains_for[track]) for track in free}
        costs |= dict.fromkeys(own, 0)
        if len(self.game.joining) > 0:
            costs |= dict.fromkeys(taken, 0)
        return costs

    def network(self, s: State, seat: int) -> list[int]:
        """Return the places a seat has reached, if all its tracks must be joined to them."""
        if not self.match.facts.rooted:
            return []
        own = s.members(s.owned, seat)
        places = {int(end[t]) for t in own for end in (self.board.track_a, self.board.track_b)}
        if self.game.place_owners is not None:
            places |= {int(self.game.place_owners.start_place(s, seat))} - {-1}
        return sorted(places)

    def trees(self, groups: list[list[int]], costs: dict[int, int]) -> list[list[int]]:
        """Return the trains of the cheapest tree that joins every place to some groups of places.

        The groups are the bits of an index: trees grow from those of fewer groups.
        """
        links: list[list[tuple[int, int]]] = [[] for _ in range(self.board.n_places)]
        for track, cost in costs.items():
            a, b = int(self.board.track_a[track]), int(self.board.track_b[track])
            links[a].append((b, cost))
            links[b].append((a, cost))
        found = [[FAR] * int(self.board.n_places)]
        for some in range(1, 1 << len(groups)):
            begun = [FAR] * int(self.board.n_places)
            for i, group in enumerate(groups):
                if some == 1 << i:
                    for place in group:
                        begun[place] = 0
            for part in range(1, some):
                if part & some == part:
                    both = zip(found[part], found[some - part], strict=True)
                    begun = [min(old, sum(new)) for old, new in zip(begun, both, strict=True)]
            found.append(self.distances(begun, links))
        return found

    def distances(self, begun: list[int], links: list[list[tuple[int, int]]]) -> list[int]:
        """Return how far places are, some of which are so far at most."""
        found = list(begun)
        queue = [(far, place) for place, far in enumerate(begun) if far < FAR]
        heapq.heapify(queue)
        while queue:
            far, place = heapq.heappop(queue)
            if far > found[place]:
                continue
            for there, cost in links[place]:
                if far + cost < found[there]:
                    found[there] = far + cost
                    heapq.heappush(queue, (found[there], there))
        return found

    def claimed(self, action: int, fact: Fact) -> int:
        """Return the track of a fact about a claim, which must be the one that is claimed."""
        [track] = fact.tracks
        if self.game.claim_action <= action < self.game.mechanic_action:
            assert self.game.track_of[action - self.game.claim_action] == track
        return track

    def is_open(self, s: State, ticket: int) -> bool:
        seat = int(s.seat)
        return ticket in s.members(s.kept, seat) and self.scored(s, ticket, seat) <= 0

    # Building

    def check_completes(self, s: State, action: int, fact: Fact) -> None:
        after = self.given(s, self.claimed(action, fact), int(s.seat))
        assert all(self.is_open(s, ticket) for ticket in fact.tickets)
        won = [self.scored(after, ticket, int(s.seat)) for ticket in fact.tickets]
        assert min(won) > 0
        assert sum(won) == fact.numbers["points"]

    def check_serves(self, s: State, action: int, fact: Fact) -> None:
        track = self.claimed(action, fact)
        for ticket in fact.tickets:
            assert self.is_open(s, ticket)
            trains = self.trains_to(s, int(s.seat), ticket, over=track)
            assert trains <= s.trains[s.seat]

    def check_only_way(self, s: State, action: int, fact: Fact) -> None:
        without = self.given(s, self.claimed(action, fact), (int(s.seat) + 1) % self.game.players)
        for ticket in fact.tickets:
            assert self.is_open(s, ticket)
            assert self.trains_to(s, int(s.seat), ticket) <= s.trains[s.seat]
            if self.is_plain:
                assert self.trains_to(without, int(s.seat), ticket) > s.trains[s.seat]

    def check_detour(self, s: State, action: int, fact: Fact) -> None:
        without = self.given(s, self.claimed(action, fact), (int(s.seat) + 1) % self.game.players)
        [ticket] = fact.tickets
        assert self.is_open(s, ticket)
        assert fact.numbers["more"] > 0
        legs = self.board.first_leg[ticket + 1] - self.board.first_leg[ticket]
        if self.is_plain and legs == 1:
            seat = int(s.seat)
            more = self.trains_to(without, seat, ticket) - self.trains_to(s, seat, ticket)
            assert more == fact.numbers["more"]

    def check_contested(self, s: State, action: int, fact: Fact) -> None:
        track, [seat] = self.claimed(action, fact), fact.seats
        assert seat != s.seat
        assert track in s.members(s.open, seat) or self.match.facts.about_tracks
        planner = Planner(self.game, planner_weights_for(self.game))
        redealer = FittingRedealer(self.game)
        count = 0
        for each in range(DEALS):
            planner.prepare(redealer.deal(s, s.seat, Dice(SEED + each)), seat)
            count += int(planner.plan.survey.planned[track] == 1)
        assert fact.numbers["percent"] == round(100 * count / DEALS)

    def check_blocks(self, s: State, action: int, fact: Fact) -> None:
        track, [seat], [ticket] = self.claimed(action, fact), fact.seats, fact.tickets
        assert seat != s.seat
        assert ticket in s.members(s.kept, seat)
        assert self.scored(s, ticket, seat) <= 0
        assert self.trains_to(s, seat, ticket, over=track) <= s.trains[seat]

    def points_at_once(self, s: State, track: int) -> int:
        """Return what the seat to act scores when it takes a track."""
        after = s.copy()
        take_track(self.game, after, track, Dice(SEED))
        if not self.game.rewarding:
            return int(self.game.points[self.board.length[track]])
        return int(after.points[s.seat] - s.points[s.seat]) - self.won(s, after, "visitor_taken")

    def points_and_trains(self, s: State, track: int) -> dict[str, int]:
        """Return what a track scores, and the trains it takes."""
        points = self.points_at_once(s, track)
        return {"points": points, "trains": int(self.game.trains_for[track])}

    def check_scores(self, s: State, action: int, fact: Fact) -> None:
        assert fact.numbers == self.points_and_trains(s, self.claimed(action, fact))

    def check_gains(self, s: State, action: int, fact: Fact) -> None:
        track = self.claimed(action, fact)
        after = s.copy()
        self.game.apply(after, action, Dice(SEED))
        if track in after.members(after.owned, int(s.seat)):
            won = self.worth(after, int(s.seat)) - self.worth(s, int(s.seat))
            assert fact.numbers["points"] == won - self.points_at_once(s, track)

    check_country_cards = check_gains

    def check_grand_tour(self, s: State, action: int, fact: Fact) -> None:
        after = self.given(s, self.claimed(action, fact), int(s.seat))
        assert fact.numbers["points"] == self.won(s, after, "grand_tour") > 0
        assert fact.numbers["count"] == len(fact.tickets) > 0
        assert set(fact.tickets) <= set(s.members(s.kept, int(s.seat)))

    def check_longest_path(self, s: State, action: int, fact: Fact) -> None:
        after = self.given(s, self.claimed(action, fact), int(s.seat))
        assert self.line_points(s, "longest_path", int(s.seat)) == 0
        assert self.won(s, after, "longest_path") == fact.numbers["points"]
        assert self.game.score(after).measures["longest_path"][s.seat] == fact.numbers["length"]

    def check_visitor(self, s: State, action: int, fact: Fact) -> None:
        after = s.copy()
        take_track(self.game, after, self.claimed(action, fact), Dice(SEED))
        assert self.won(s, after, "visitor_taken") == fact.numbers["points"]
        assert self.won(s, after, "visitor_kept") == fact.numbers["kept"]

    def check_passengers(self, s: State, action: int, fact: Fact) -> None:
        self.claimed(action, fact)
        after, seat = s.copy(), int(s.seat)
        self.game.apply(after, action, Dice(SEED))
        won = [self.line_points(each, "passengers", seat) for each in self.turn_ends(after, s.turn)]
        assert fact.numbers["points"] == max(won) - self.line_points(s, "passengers", seat) > 0

    def turn_ends(self, s: State, turn: int) -> list[State]:
        """Return where the questions that a turn still asks may lead."""
        if s.turn != turn or s.phase == OVER:
            return [s]
        found = []
        for answer in self.game.legal(s):
            after = s.copy()
            self.game.apply(after, answer, Dice(SEED))
            found += self.turn_ends(after, turn)
        return found

    def line_points(self, s: State, name: str, seat: int) -> int:
        """Return what a line of the score sheet gives a seat, were the game over."""
        lines = self.game.score(s).lines(seat)
        return sum(int(line.points) for line in lines if line.name == name)

    def won(self, s: State, after: State, name: str) -> int:
        """Return what a line gives the seat to act in a later position beyond what it did."""
        return self.line_points(after, name, s.seat) - self.line_points(s, name, s.seat)

    def worth(self, s: State, seat: int) -> int:
        """Return a seat's points so far, with what mechanics have given it."""
        given = sum(each.standing(self.game, s, seat) for each in plannings_of(self.game))
        return int(s.points[seat] + given)

    # Cards

    def check_needs_card(self, s: State, action: int, fact: Fact) -> None:
        [card], [track] = fact.cards, fact.tracks
        assert s.row[action] == card
        assert fact.numbers["held"] == s.hands[s.seat * N_CARDS + card]
        assert fact.numbers["length"] == self.board.length[track]
        assert self.fits(card, track)
        assert card == LOCOMOTIVE or fact.numbers["held"] < fact.numbers["length"]
        assert fact.numbers["points"] == self.points_at_once(s, track)
        assert track in s.members(s.open, int(s.seat)) or self.match.facts.about_tracks
        assert self.game.trains_for[track] <= s.trains[s.seat]
        for ticket in fact.tickets:
            assert self.is_open(s, ticket)
            assert self.trains_to(s, int(s.seat), ticket, over=track) <= s.trains[s.seat]

    check_needs_locomotive = check_needs_card
    check_saves_up = check_needs_card
    check_saves_up_locomotive = check_needs_card

    def check_takes(self, s: State, action: int, fact: Fact) -> None:
        [card] = fact.cards
        assert s.row[action] == card
        assert fact.numbers["held"] == s.hands[s.seat * N_CARDS + card]

    def fits(self, card: int, track: int) -> bool:
        """Return whether a card may pay for a space of a track."""
        if card == LOCOMOTIVE:
            return bool(self.game.most_locomotives[track] > 0)
        return self.board.colour[track] in (card, GRAY)

    def unseen(self, s: State) -> list[int]:
        """Return how many of each card the seat to act has not seen."""
        unseen = [int(n) for n in s.deck]
        for seat in range(self.game.players):
            if seat != s.seat:
                for card in range(N_CARDS):
                    at = seat * N_CARDS + card
                    unseen[card] += int(s.hands[at] - s.known[at])
        return unseen

    def check_deck_odds(self, s: State, action: int, fact: Fact) -> None:
        unseen, [track] = self.unseen(s), fact.tracks
        helping = sum(unseen[card] for card in fact.cards)
        assert 0 < helping < sum(unseen)
        assert fact.numbers["percent"] == round(100 * helping / sum(unseen))
        assert all(self.fits(card, track) for card in fact.cards)

    def check_deck_any(self, s: State, action: int, fact: Fact) -> None:
        unseen, [track] = self.unseen(s), fact.tracks
        assert all(self.fits(card, track) for card in range(N_CARDS) if unseen[card])

    # Tickets

    def check_more_tickets(self, s: State, action: int, fact: Fact) -> None:
        assert fact.numbers["trains"] == s.trains[s.seat]
        assert fact.numbers["count"] == len(fact.tickets) > 0
        assert all(self.is_open(s, ticket) for ticket in fact.tickets)

    def check_all_done(self, s: State, action: int, fact: Fact) -> None:
        seat = int(s.seat)
        assert fact.numbers["trains"] == s.trains[seat]
        assert set(fact.tickets) <= set(s.members(s.kept, seat))
        assert all(self.scored(s, ticket, seat) > 0 for ticket in fact.tickets)

    def check_no_tickets(self, s: State, action: int, fact: Fact) -> None:
        assert fact.seats == (s.seat,)
        assert fact.numbers["trains"] == s.trains[s.seat]

    def check_keep(self, s: State, action: int, fact: Fact) -> None:
        seat, [ticket] = int(s.seat), fact.tickets
        first = seat * self.game.most_offered
        assert ticket in s.offers[first : first + s.n_offers[seat]]
        legs = range(self.board.first_leg[ticket], self.board.first_leg[ticket + 1])
        assert fact.numbers["points"] == max(self.board.leg_points[leg] for leg in legs)
        assert fact.numbers["left"] == s.trains[seat]
        if fact.id.endswith("-done"):
            assert self.scored(s, ticket, seat) > 0
        elif self.is_plain and len(legs) == 1:
            trains = self.trains_to(s, seat, ticket)
            if fact.id.endswith("-impossible"):
                assert trains > s.trains[seat]
            else:
                assert trains == fact.numbers["trains"]

    check_leave = check_keep

    def check_together(self, s: State, action: int, fact: Fact) -> None:
        assert len(fact.tickets) > 1
        assert fact.numbers["count"] == len(fact.tracks)
        trains = sum(int(self.game.trains_for[track]) for track in fact.tracks)
        assert fact.numbers["trains"] == trains

    # The rest

    def check_opens(self, s: State, action: int, fact: Fact) -> None:
        seat = int(s.seat)
        after = s.copy()
        self.game.apply(after, action, Dice(SEED))
        opened = set(after.members(after.open, seat)) - set(s.members(s.open, seat))
        assert set(fact.tracks) <= opened
        assert fact.numbers["count"] == len(fact.tracks) > 0
        assert all(self.is_open(s, ticket) for ticket in fact.tickets)

    def check_helps(self, s: State, action: int, fact: Fact) -> None:
        after = s.copy()
        self.game.apply(after, action, Dice(SEED))
        assert fact.numbers["count"] == len(fact.tickets) > 0
        assert all(self.is_open(s, ticket) for ticket in fact.tickets)
        assert after.members(after.owned, int(s.seat)) == s.members(s.owned, int(s.seat))

    def check_works_on(self, s: State, action: int, fact: Fact) -> None:
        [ticket] = fact.tickets
        assert self.is_open(s, ticket)
        assert fact.numbers["left"] == s.trains[s.seat]
        assert 0 <= fact.numbers["trains"] <= s.trains[s.seat]
        legs = self.board.first_leg[ticket + 1] - self.board.first_leg[ticket]
        if self.is_plain and legs == 1:
            assert fact.numbers["trains"] == self.trains_to(s, int(s.seat), ticket)

    def check_goes_for(self, s: State, action: int, fact: Fact) -> None:
        [track] = fact.tracks
        length = int(self.board.length[track])
        fitting = [
            int(self.board.length[each])
            for each in s.members(s.open, int(s.seat))
            if self.game.trains_for[each] <= s.trains[s.seat]
        ]
        assert length == max(fitting)
        assert fact.numbers == self.points_and_trains(s, track)

    def check_trains_left(self, s: State, action: int, fact: Fact) -> None:
        assert fact.seats == (s.seat,)
        assert fact.numbers["trains"] == s.trains[s.seat]

    def check_last_round(self, s: State, action: int, fact: Fact) -> None:
        assert s.turns_left >= 0
        assert fact.seats == (s.seat,)

    def check_end_near(self, s: State, action: int, fact: Fact) -> None:
        [seat] = fact.seats
        assert fact.numbers["trains"] == s.trains[seat] == min(s.trains)

    def check_against(self, step: Step, action: int, fact: Fact) -> None:
        """Check what is said of the move that was played, beside a better one."""
        s, seat = step.before, step.seat
        if fact.id == "spares":
            assert fact.cards == (LOCOMOTIVE,)
            assert fact.numbers["count"] == self.spent(s, step.action) - self.spent(s, action) > 0
            return
        assert self.game.claim_action <= step.action < self.game.mechanic_action
        assert fact.tracks == (int(self.game.track_of[step.action - self.game.claim_action]),)
        waiting = [t for t in s.members(s.kept, seat) if self.is_open(s, t)]
        waiting = [t for t in waiting if self.trains_to(s, seat, t) <= s.trains[seat]]
        assert waiting
        after = self.given(s, fact.tracks[0], seat)
        for ticket in waiting:
            assert self.scored(after, ticket, seat) <= 0
            legs = self.board.first_leg[ticket + 1] - self.board.first_leg[ticket]
            if self.is_plain and legs == 1:
                fewest = self.trains_to(s, seat, ticket)
                assert self.trains_to(s, seat, ticket, over=fact.tracks[0]) > fewest

    def spent(self, s: State, action: int) -> int:
        """Return how many locomotives a move spends."""
        if action < self.game.claim_action:
            return 0
        if action < self.game.mechanic_action:
            return int(self.game.prices.row_locomotives[self.game.claim_row(action)])
        after = s.copy()
        self.game.apply(after, action, Dice(SEED))
        held = s.seat * N_CARDS + LOCOMOTIVE
        return max(0, int(s.hands[held] - after.hands[held]))

    def check_later(self, number: int, seat: int, fact: Fact) -> None:
        """Check what became of a track after a move."""
        [track] = fact.tracks
        if fact.id == "never-built":
            owned = range(self.game.players)
            state = self.match.state
            assert all(track not in state.members(state.owned, each) for each in owned)
            return
        builder = self.match.moves[number - 1 + fact.numbers["moves"]]
        assert fact.seats == (builder.seat,)
        assert (fact.id == "built-later") == (builder.seat == seat)
        assert fact.numbers["moves"] > 0
        if self.game.claim_action <= builder.action < self.game.mechanic_action:
            assert self.game.track_of[builder.action - self.game.claim_action] == track
