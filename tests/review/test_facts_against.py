"""What speaks against a move that was played, beside a better one, in positions made for it."""

from __future__ import annotations

from itertools import pairwise

from branchline import new_game
from branchline.core.actions import BLIND_ACTION
from branchline.core.arrays import POW, WORD
from branchline.core.cards import LOCOMOTIVE, N_CARDS
from branchline.core.chance import Dice
from branchline.core.state import TURN
from branchline.play.match import Match
from branchline.review.engine import ReviewEngine
from branchline.review.messages import Fact
from branchline.review.steps import Step
from branchline.review.words import ReviewWords
from tests.review.fact_checks import FactChecker

EVERY = 4
"""Of all tracks, so many make one that is tried."""
CARDS = 9
"""As many of each card as pay for any track."""


class Told:
    """The first turn of a game, with a hand for everything, and what is said against its moves."""

    def __init__(self, which: str) -> None:
        self.match = begun(which)
        self.game = self.match.game
        self.s = self.match.state.copy()
        self.seat = int(self.s.seat)
        for card in range(N_CARDS):
            self.s.hands[self.seat * N_CARDS + card] = CARDS
        self.engine = ReviewEngine(self.match)
        self.checker = FactChecker(self.match)
        self.words = ReviewWords(self.match)

    def keep_only(self, *tickets: int) -> None:
        """Let the seat have these tickets and no others."""
        first = self.seat * self.game.board.ticket_words
        for word in range(self.game.board.ticket_words):
            self.s.kept[first + word] = 0
        for ticket in tickets:
            self.s.kept[first + ticket // WORD] |= POW[ticket % WORD]

    def claims(self, track: int | None = None) -> dict[int, int]:
        """Return the tracks of all claims by action, or those of one track."""
        found = {
            int(action): int(self.game.track_of[action - self.game.claim_action])
            for action in self.game.legal(self.s)
            if self.game.claim_action <= action < self.game.mechanic_action
        }
        return {action: each for action, each in found.items() if track in (None, each)}

    def one_each(self) -> dict[int, int]:
        """Return one claim each of some tracks all over the board."""
        found = {track: action for action, track in self.claims().items()}
        return {found[track]: track for track in sorted(found)[::EVERY]}

    def against(self, played: int, better: int) -> dict[str, Fact]:
        """Return the facts by kind, once they have been checked."""
        told = self.engine.told
        choices = [told.choice(self.s, action) for action in (played, better)]
        facts = self.engine.reasons.against(self.s, *choices)
        step = Step(1, self.seat, played, self.s, self.s, has_chance=False)
        for fact in facts:
            self.checker.check(step, better, fact)
        return {fact.id: fact for fact in facts}

    def locomotives_after(self, action: int) -> int:
        """Return how many locomotives the seat holds after a claim."""
        after = self.s.copy()
        self.game.apply(after, action, Dice(1))
        return int(after.hands[self.seat * N_CARDS + LOCOMOTIVE])


def begun(which: str) -> Match:
    """Return a game in which the first tickets have been chosen."""
    name, _, variant = which.partition(":")
    match = new_game(name, players=2, seed=1, variant=variant or None)
    while match.state.phase != TURN:
        match.play(match.actions()[0], match.seat)
    return match


def test_locomotives_that_the_better_move_saves_are_told() -> None:
    told = Told("poland")
    tracks = set(told.claims().values())
    track = max(tracks, key=lambda each: len(told.claims(each)))
    by_left = {told.locomotives_after(action): action for action in told.claims(track)}
    assert len(by_left) > 2
    left = {action: locomotives for locomotives, action in by_left.items()}
    left[BLIND_ACTION] = CARDS
    for played in by_left.values():
        for better in left:
            fact = told.against(played, better).get("spares")
            saved = left[better] - left[played]
            assert (fact.numbers["count"] if fact else 0) == max(0, saved)
            if fact:
                text = told.words.fact(fact)
                assert "a locomotive" in text if saved == 1 else f"{saved} locomotives" in text


def test_locomotives_that_a_marker_costs_are_told() -> None:
    told = Told("oldwest")
    asked = told.s.copy()
    told.game.apply(asked, next(iter(told.claims())), Dice(1))
    assert asked.turn == told.s.turn
    held = int(asked.hands[told.seat * N_CARDS + LOCOMOTIVE])
    told.s = asked
    by_left = {told.locomotives_after(action): action for action in told.game.legal(asked)}
    assert len(by_left) > 2
    for left, played in by_left.items():
        for other, better in by_left.items():
            fact = told.against(played, better).get("spares")
            assert (fact.numbers["count"] if fact else 0) == max(0, other - left)
    assert max(by_left) == held


def test_locomotives_that_a_surcharge_takes_with_what_was_laid_are_told() -> None:
    told = Told("switzerland")
    asked = None
    for action in told.claims():
        spent = CARDS - told.locomotives_after(action)
        for seed in range(9):
            after = told.s.copy()
            told.game.apply(after, action, Dice(seed))
            if after.turn == told.s.turn and spent:
                asked = after
    assert asked is not None
    told.s = asked
    by_left = {told.locomotives_after(action): action for action in told.game.legal(asked)}
    most = max(by_left)
    for left, played in by_left.items():
        fact = told.against(played, by_left[most]).get("spares")
        assert (fact.numbers["count"] if fact else 0) == most - left
    assert max(most - left for left in by_left) > 1


def test_buying_with_all_cards_is_no_better_than_with_a_locomotive() -> None:
    match = begun("uk:advanced")
    s, judge = match.state.copy(), ReviewEngine(match).judge
    hand = int(s.seat) * N_CARDS
    for card in range(N_CARDS):
        s.hands[hand + card] = int(card in (0, 1, 2, LOCOMOTIVE))
    bought = [a for a in match.game.legal(s) if a >= match.game.mechanic_action]
    locomotives = [a for a in bought if match.notation.text(a).endswith("loco×1")]
    others = [a for a in bought if match.notation.text(a).endswith("sub×1")]
    assert locomotives
    assert others
    assert not any(judge.is_dominated(s, action) for action in locomotives)
    assert all(judge.is_dominated(s, action) for action in others)


def test_a_track_on_no_shortest_way_is_told_and_no_other() -> None:
    told = Told("poland")
    ticket = 0
    told.keep_only(ticket)
    fewest = told.checker.trains_to(told.s, told.seat, ticket)
    kinds = set()
    for action, track in told.one_each().items():
        on_way = told.checker.trains_to(told.s, told.seat, ticket, over=track) == fewest
        fact = told.against(action, BLIND_ACTION).get("aside")
        assert (fact is None) == on_way
        kinds.add(on_way)
        if fact:
            assert fact.tracks == (track,)
            assert told.match.notation.track(track) in told.words.fact(fact)
            assert "aside" not in told.against(action, action)
    assert kinds == {True, False}


def test_that_a_track_is_aside_speaks_for_no_other_that_is_aside_too() -> None:
    told = Told("poland")
    told.keep_only(0)
    actions = list(told.one_each())
    aside = [action for action in actions if "aside" in told.against(action, BLIND_ACTION)]
    of_use = next(action for action in actions if action not in aside)
    assert len(aside) > 1
    for played, better in pairwise(aside):
        assert "aside" not in told.against(played, better)
        assert "aside" in told.against(played, of_use)


def test_nothing_is_aside_where_no_ticket_waits() -> None:
    told = Told("poland")
    told.keep_only()
    assert not any("aside" in told.against(action, BLIND_ACTION) for action in told.one_each())
    told.keep_only(0)
    told.s.trains[told.seat] = told.checker.trains_to(told.s, told.seat, 0) - 1
    assert told.one_each()
    assert not any("aside" in told.against(action, BLIND_ACTION) for action in told.one_each())


def test_a_track_that_brings_more_than_its_points_is_not_aside() -> None:
    told = Told("germany")  # where passengers wait at every place
    told.keep_only(0)
    assert not any("aside" in told.against(action, BLIND_ACTION) for action in told.one_each())
