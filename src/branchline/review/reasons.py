"""Why a move is good: facts of the position, taken from the bot's own plan.

Every fact names something at the table (a ticket, a track, a card, a seat) and can be checked
against the position. Facts come from what the seat may know; `blocked` alone looks into hands.
"""

from __future__ import annotations

from typing import Final

from branchline.bots.brains.fitting_tickets import FittingRedealer
from branchline.core.actions import BLIND_ACTION, KEEP_ACTION, PASS_ACTION, TICKETS_ACTION
from branchline.core.arrays import POW, WORD
from branchline.core.cards import GRAY, LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.claim import open_tracks, points_for
from branchline.core.state import FIRST, State
from branchline.maps.readers import plannings_of, reasons_of
from branchline.maps.schema import MapData
from branchline.mechanics.survey import OPEN as CAN_BUILD
from branchline.play.analysis import TicketState
from branchline.play.game_facts import GameFacts
from branchline.play.tickets import ticket_states
from branchline.play.view import View, view_of
from branchline.review.estimates import Estimator
from branchline.review.messages import Choice, Fact

MOST_FACTS: Final = 4
MOST_TICKETS: Final = 3
"""Of more tickets that a track is for, the most valuable are named."""
DEALS: Final = 16
"""Deals of what the seat cannot see, to tell how likely others want a track."""
FEW_OF_DEALS: Final = 3
"""In fewer of them it is not worth telling."""
NEAR_END: Final = 8
"""With so few trains left, a seat may soon end the game."""


def is_better(one: TicketState, other: TicketState) -> bool:
    """Return whether a ticket stands better than it did."""
    if one.done or not one.possible:
        return one.done
    return not other.possible or (one.trains + one.borrowed) < (other.trains + other.borrowed)


class Reasons:
    """Finds facts for the moves of one game."""

    def __init__(self, data: MapData, estimator: Estimator, facts: GameFacts, seed: int) -> None:
        self.data = data
        self.game = estimator.game
        self.planner = estimator.planner
        self.estimator = estimator
        self.facts = facts
        self.seed = seed
        self.redealer = FittingRedealer(self.game)
        self.mechanics = reasons_of(self.game)

    def of(self, s: State, action: int) -> tuple[Fact, ...]:
        """Return why a seat may want to make a move, the weightiest fact first."""
        game = self.game
        if KEEP_ACTION <= action < game.claim_action:
            found = self.of_tickets_kept(s, action - KEEP_ACTION)
        elif game.claim_action <= action < game.mechanic_action:
            found = self.of_claim(s, int(game.track_of[action - game.claim_action]), action)
        elif action < BLIND_ACTION:
            found = self.of_card(s, int(s.row[action]))
        elif action == BLIND_ACTION:
            found = self.of_deck(s)
        elif action == TICKETS_ACTION:
            found = self.of_new_tickets(s)
        elif action == PASS_ACTION:
            found = []
        else:
            found = self.of_mechanic(s, action)
        found = found or self.of_plan(s)
        if action != PASS_ACTION and s.phase != FIRST:
            found += self.of_end(s)
        return tuple(found[:MOST_FACTS])

    # What the seat knows

    def view(self, s: State) -> View:
        """Return the view of the seat to act."""
        return view_of(self.game, s, int(s.seat), self.facts.all)

    def tickets(self, s: State) -> dict[int, TicketState]:
        """Return how the tickets of the seat to act stand."""
        view = self.view(s)
        return {each.ticket: each for each in ticket_states(self.data, self.game, view, self.facts)}

    def plan(self, s: State) -> dict[int, int]:
        """Return the tracks of the seat's plan, each with the ticket it is for (-1: none)."""
        seat = int(s.seat)
        self.planner.prepare(s, seat)
        plan = self.planner.plan
        waiting = {ticket for ticket, state in self.tickets(s).items() if not state.done}
        kept = waiting & set(s.members(s.kept, seat))
        found = {}
        for track in range(self.game.board.n_tracks):
            if plan.survey.planned[track] == 1 and plan.survey.kind[track] == CAN_BUILD:
                ticket = int(plan.tracks_for[track]) - 1
                found[track] = ticket if ticket in kept else -1
        return found

    # Moves

    def of_claim(self, s: State, track: int, action: int) -> list[Fact]:
        """Return why to build a track, by an action."""
        before = self.tickets(s)
        after = self.tickets(self.given(s, track, int(s.seat)))
        done = tuple(t for t, state in after.items() if state.done and not before[t].done)
        points = int(points_for(self.game, s, track))
        trains = int(self.game.trains_for[track])
        found: list[Fact] = []
        if done:
            won = sum(after[ticket].points for ticket in done)
            found.append(Fact("completes", done, (track,), numbers={"points": won}))
        ticket = self.plan(s).get(track, -1)
        shorter = tuple(
            t
            for t, state in before.items()
            if not state.done
            and state.possible
            and t not in done
            and after[t].possible
            and (t == ticket or track in state.tracks)
            and after[t].trains + trains <= int(s.trains[s.seat])
        )
        if shorter:
            named = self.weightiest(shorter, before)
            found.append(Fact("serves", named, (track,), numbers={"count": len(named)}))
        found += self.of_loss(s, track, (*done, *shorter), before)
        found += self.of_mechanics(s, track) or self.of_gain(s, track, action)
        found += self.of_others(s, track)
        found.append(Fact("scores", (), (track,), numbers={"points": points, "trains": trains}))
        return found

    def of_mechanics(self, s: State, track: int) -> list[Fact]:
        """Return what mechanics have to say for a track, what brings most first."""
        seat = int(s.seat)
        after = self.given(s, track, seat)
        found = [
            reason
            for mechanic in self.mechanics
            for reason in mechanic.of_track(self.game, s, after, seat, track)
        ]
        found.sort(key=lambda reason: -reason.points)
        return [
            Fact(
                each.id,
                each.tickets,
                (track,),
                numbers={**dict(each.numbers), "points": each.points},
            )
            for each in found
        ]

    def of_gain(self, s: State, track: int, action: int) -> list[Fact]:
        """Return what a track brings beyond its points at once, in words that fit any mechanic.

        Plans also count what a track may bring later; that is no fact.
        """
        seat = int(s.seat)
        self.planner.prepare(s, seat)
        gain = int(self.planner.plan.survey.gain[track]) // 100
        after = s.copy()
        self.game.apply(after, action, Dice(self.seed))
        own = int(points_for(self.game, s, track))
        won = self.standing(after, seat) - self.standing(s, seat) - own
        if gain <= 0 or won != gain or track not in after.members(after.owned, seat):
            return []
        return [Fact("gains", (), (track,), numbers={"points": gain})]

    def standing(self, s: State, seat: int) -> int:
        """Return a seat's points so far, with what mechanics have given it."""
        given = sum(each.standing(self.game, s, seat) for each in plannings_of(self.game))
        return int(s.points[seat] + given)

    def of_loss(
        self, s: State, track: int, served: tuple[int, ...], before: dict[int, TicketState]
    ) -> list[Fact]:
        """Return what it would mean for a ticket if another seat built a track."""
        if not served:
            return []
        other = (int(s.seat) + 1) % int(self.game.players)
        without = self.tickets(self.given(s, track, other))
        lost = tuple(t for t in served if before[t].possible and not without[t].possible)
        if lost:
            named = self.weightiest(lost, before)
            return [Fact("only-way", named, (track,), numbers={"count": len(named)})]
        dearer = max(served, key=lambda t: without[t].trains - before[t].trains)
        more = without[dearer].trains - before[dearer].trains
        if more <= 0:
            return []
        return [Fact("detour", (dearer,), (track,), numbers={"more": more})]

    def weightiest(
        self, tickets: tuple[int, ...], states: dict[int, TicketState]
    ) -> tuple[int, ...]:
        """Return the tickets worth naming: those worth most, if there are many."""
        return tuple(sorted(tickets, key=lambda t: (-states[t].points, t))[:MOST_TICKETS])

    def against(self, s: State, played: Choice, better: Choice) -> tuple[Fact, ...]:
        """Return what speaks against the move that was played, beside another."""
        found = []
        spent = self.locomotives_of(s, played) - self.locomotives_of(s, better)
        if spent > 0:
            found.append(Fact("spares", cards=(LOCOMOTIVE,), numbers={"count": spent}))
        if played.kind == "claim" and played.track != better.track:
            is_alike = better.kind == "claim" and bool(self.of_no_ticket(s, better))
            found += [] if is_alike else self.of_no_ticket(s, played)
        return tuple(found)

    def locomotives_of(self, s: State, choice: Choice) -> int:
        """Return how many locomotives a move spends.

        What a mechanic asks may also decide about cards that have been laid before.
        """
        named = choice.payment.locomotives if choice.payment else 0
        if choice.action < self.game.mechanic_action:
            return named
        after = s.copy()
        self.game.apply(after, choice.action, Dice(self.seed))
        held = int(s.seat) * N_CARDS + LOCOMOTIVE
        return max(named, int(s.hands[held] - after.hands[held]))

    def of_no_ticket(self, s: State, played: Choice) -> list[Fact]:
        """Return that a track serves no ticket, if there are some, and brings nothing else."""
        before = self.tickets(s)
        after = self.tickets(self.given(s, played.track, int(s.seat)))
        trains = int(self.game.trains_for[played.track])
        waiting = [t for t, state in before.items() if not state.done and state.possible]
        served = [
            t
            for t in waiting
            if after[t].done
            or played.track in before[t].tracks
            or after[t].trains + trains <= before[t].trains
        ]
        if not waiting or served:
            return []
        if self.of_mechanics(s, played.track) or self.of_gain(s, played.track, played.action):
            return []
        return [Fact("aside", (), (played.track,))]

    def given(self, s: State, track: int, seat: int) -> State:
        """Return a position in which a seat has a track besides."""
        after = s.copy()
        after.owned[seat * self.game.board.n_words + track // WORD] |= POW[track % WORD]
        for each in range(self.game.players):
            open_tracks(self.game, after, each)
        return after

    def of_others(self, s: State, track: int) -> list[Fact]:
        """Return how likely another seat wants a track, as far as the seat to act can tell."""
        counts = self.wanted_by(s, track)
        if not counts or max(counts.values()) < FEW_OF_DEALS:
            return []
        seat = max(counts, key=lambda each: counts[each])
        percent = round(100 * counts[seat] / DEALS)
        return [Fact("contested", (), (track,), (), (seat,), {"percent": percent})]

    def wanted_by(self, s: State, track: int) -> dict[int, int]:
        """Return in how many deals each other seat's plan goes over a track."""
        seat = int(s.seat)
        counts = {other: 0 for other in range(self.game.players) if other != seat}
        for each in range(DEALS):
            deal = self.redealer.deal(s, seat, Dice(self.seed + each))
            for other in counts:
                self.planner.prepare(deal, other)
                counts[other] += int(self.planner.plan.survey.planned[track] == 1)
        return counts

    def blocked(self, s: State, track: int) -> tuple[Fact, ...]:
        """Return whose plan a track is part of, with all hands open."""
        for other in range(self.game.players):
            if other == s.seat:
                continue
            self.planner.prepare(s, other)
            plan = self.planner.plan
            ticket = int(plan.tracks_for[track]) - 1
            planned = plan.survey.planned[track] == 1 and plan.survey.kind[track] == CAN_BUILD
            if planned and ticket in s.members(s.kept, other):
                return (Fact("blocks", (ticket,), (track,), (), (other,)),)
        return ()

    def of_card(self, s: State, card: int) -> list[Fact]:
        """Return why to take a card."""
        held = int(s.hands[s.seat * N_CARDS + card])
        plan = self.plan(s)
        lacks = self.planner.plan.survey.need[card] > held
        colour = self.game.board.colour
        planned = [track for track in plan if lacks or colour[track] == card]
        track = self.best_use(s, card, list(plan) if card == LOCOMOTIVE else planned)
        if track >= 0:
            found = "needs-locomotive" if card == LOCOMOTIVE else "needs-card"
            return [self.of_use(found, s, card, held, track, plan[track])]
        track = self.best_use(s, card, s.members(s.open, int(s.seat)))
        if track >= 0:
            found = "saves-up-locomotive" if card == LOCOMOTIVE else "saves-up"
            return [self.of_use(found, s, card, held, track, -1)]
        return [Fact("takes", cards=(card,), numbers={"held": held})]

    def of_use(self, fact: str, s: State, card: int, held: int, track: int, ticket: int) -> Fact:
        """Return what a card is for."""
        length = int(self.game.board.length[track])
        points = int(points_for(self.game, s, track))
        numbers = {"held": held, "length": length, "points": points}
        tickets = (ticket,) if ticket >= 0 else ()
        if tickets:
            fact += "-for"
        return Fact(fact, tickets, (track,), (card,), numbers=numbers)

    def best_use(self, s: State, card: int, tracks: list[int]) -> int:
        """Return the track a card helps most with: the most valuable it does not suffice for."""
        board = self.game.board
        trains = int(s.trains[s.seat])
        held = int(s.hands[s.seat * N_CARDS + card])
        fitting = [
            track
            for track in tracks
            if self.game.trains_for[track] <= trains
            and self.fits(card, track)
            and (card == LOCOMOTIVE or board.length[track] > held)
        ]
        exact = [track for track in fitting if board.colour[track] == card]
        return max(exact or fitting, key=lambda track: (board.length[track], -track), default=-1)

    def fits(self, card: int, track: int) -> bool:
        """Return whether a card may pay for a space of a track."""
        if card == LOCOMOTIVE:
            return bool(self.game.most_locomotives[track] > 0)
        return self.game.board.colour[track] in (card, GRAY)

    def of_deck(self, s: State) -> list[Fact]:
        """Return why to draw from the deck: how likely it gives what a planned track lacks."""
        plan = self.plan(s)
        need = self.planner.plan.survey.need
        hand = s.seat * N_CARDS
        lacking = [card for card in range(N_CARDS) if need[card] > s.hands[hand + card]]
        colours = [card for card in lacking if card != LOCOMOTIVE]
        track = next((t for t in plan if any(self.fits(card, t) for card in colours)), -1)
        unseen = self.unseen(self.view(s))
        if track < 0 or sum(unseen) == 0:
            return []
        wanted = tuple(card for card in (*colours, LOCOMOTIVE) if self.fits(card, track))
        helping = sum(unseen[card] for card in wanted)
        if helping == 0:
            return []
        if helping == sum(unseen):
            return [Fact("deck-any", (), (track,))]
        percent = round(100 * helping / sum(unseen))
        return [Fact("deck-odds", (), (track,), wanted, numbers={"percent": percent})]

    def unseen(self, view: View) -> list[int]:
        """Return how many of each card a seat has not seen: in the deck, and unknown in hands."""
        s = self.game.new_state()
        found = [int(n) for n in self.game.cards]
        for mechanic in self.game.mechanics:
            for at, value in enumerate(view.slots):
                s.slots[at] = value
            for card in mechanic.cards_aside(s):
                found[card] -= 1
        for card in view.row:
            if card >= 0:
                found[card] -= 1
        for card in range(N_CARDS):
            others = sum(known[card] for of, known in enumerate(view.known) if of != view.seat)
            found[card] -= view.hand[card] + view.discard[card] + others
        return found

    def of_new_tickets(self, s: State) -> list[Fact]:
        """Return why to draw tickets."""
        states = self.tickets(s)
        trains = {"trains": int(s.trains[s.seat])}
        waiting = tuple(t for t, state in states.items() if not state.done and state.possible)
        if waiting:
            return [Fact("more-tickets", waiting, numbers={**trains, "count": len(waiting)})]
        done = tuple(t for t, state in states.items() if state.done)
        if done:
            return [Fact("all-done", done, numbers={**trains, "count": len(done)})]
        return [Fact("no-tickets", seats=(int(s.seat),), numbers=trains)]

    def of_tickets_kept(self, s: State, choice: int) -> list[Fact]:
        """Return why to keep some of the tickets on offer, and not the others."""
        offers = self.view(s).offers
        states = self.tickets(s)
        kept = [ticket for i, ticket in enumerate(offers) if choice >> i & 1]
        left = [ticket for ticket in offers if ticket not in kept]
        found = [self.of_ticket("keep", states[ticket], s) for ticket in kept]
        found += [self.of_ticket("leave", states[ticket], s) for ticket in left]
        together = sorted(set().union(*(states[ticket].tracks for ticket in kept)))
        common = [track for track in together if sum(track in states[t].tracks for t in kept) > 1]
        if common:
            trains = sum(int(self.game.trains_for[track]) for track in common)
            numbers = {"count": len(common), "trains": trains}
            found.insert(0, Fact("together", tuple(kept), tuple(common), numbers=numbers))
        return found

    def of_ticket(self, what: str, state: TicketState, s: State) -> Fact:
        """Return what speaks for or against a ticket."""
        legs = self.data.tickets[state.ticket].legs
        numbers = {"points": max(leg.points for leg in legs), "trains": state.trains}
        numbers["left"] = int(s.trains[s.seat])
        if state.done:
            what += "-done"
        elif not state.possible:
            what += "-impossible"
        return Fact(what, (state.ticket,), numbers=numbers)

    def of_mechanic(self, s: State, action: int) -> list[Fact]:
        """Return why to do what a mechanic allows: what it opens of the plan."""
        seat = int(s.seat)
        plan = self.plan(s)
        asked = {track for track in plan if self.planner.plan.survey.asks[track] != 0}
        after = s.copy()
        self.game.apply(after, action, Dice(self.seed))
        after.seat = seat
        opened = set(after.members(after.open, seat)) - set(s.members(s.open, seat))
        tracks = tuple(sorted(opened & asked)) or tuple(sorted(opened & set(plan)))
        found = []
        if tracks:
            tickets = tuple(sorted({plan[track] for track in tracks} - {-1}))
            name = "opens-for" if tickets else "opens"
            found.append(Fact(name, tickets, tracks, numbers={"count": len(tracks)}))
        elif opened:
            some = tuple(sorted(opened, key=lambda each: -self.game.board.length[each]))[:3]
            found.append(Fact("opens", (), some, numbers={"count": len(some)}))
        claimed = set(after.members(after.owned, seat)) - set(s.members(s.owned, seat))
        for track in claimed:
            found += self.of_claim(s, track, action)
        helped = () if claimed or opened else self.helped(s, after)
        if helped:
            found.append(Fact("helps", helped, numbers={"count": len(helped)}))
        return found

    def helped(self, s: State, after: State) -> tuple[int, ...]:
        """Return the tickets of a seat that are done, in reach or nearer in a later position."""
        before, later = self.tickets(s), self.tickets(after)
        return tuple(
            ticket
            for ticket, state in before.items()
            if not state.done and ticket in later and is_better(later[ticket], state)
        )

    def of_plan(self, s: State) -> list[Fact]:
        """Return what the seat is working on: a fact that is there for every move."""
        states = self.tickets(s)
        waiting = [each for each in states.values() if not each.done and each.possible]
        trains = int(s.trains[s.seat])
        if waiting:
            ticket = max(waiting, key=lambda each: (-each.points, -each.ticket))
            numbers = {"trains": ticket.trains, "left": trains}
            return [Fact("works-on", (ticket.ticket,), numbers=numbers)]
        tracks = [
            track
            for track in s.members(s.open, int(s.seat))
            if self.game.trains_for[track] <= trains
        ]
        if tracks:
            best = max(tracks, key=lambda track: (self.game.board.length[track], -track))
            points = int(points_for(self.game, s, best))
            numbers = {"points": points, "trains": int(self.game.trains_for[best])}
            return [Fact("goes-for", tracks=(best,), numbers=numbers)]
        return [Fact("trains-left", seats=(int(s.seat),), numbers={"trains": trains})]

    def of_end(self, s: State) -> list[Fact]:
        """Return what comes due: how near the end is."""
        if s.turns_left >= 0:
            return [Fact("last-round", seats=(int(s.seat),))]
        seats = range(self.game.players)
        first = min(seats, key=lambda seat: (s.trains[seat], seat))
        if s.trains[first] > NEAR_END:
            return []
        return [Fact("end-near", seats=(first,), numbers={"trains": int(s.trains[first])})]
