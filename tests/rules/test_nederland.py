"""NL1 to NL13: Nederland, its tolls and loans, and the open pile of rejected tickets."""

from __future__ import annotations

import pytest

from branchline import new_game
from branchline.core.chance import Dice
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.mechanics.start_points.rules import StartPoints
from branchline.mechanics.tolls.rules import Tolls

from .table import Table

BREDA = "Rotterdam–Breda"
"""A double route of toll 4."""


class Bank(Table):
    """A table in Nederland on which tokens and loans can be handed out."""

    def __init__(self, players: int = 2, variant: str | None = None) -> None:
        super().__init__("nederland", players, variant=variant)
        found = [m for m in self.game.mechanics if isinstance(m, Tolls)]
        self.tolls = found[0] if found else Tolls([], 0, 0, {})

    def purse(self, seat: int, tokens: int, loans: int = 0) -> None:
        """Give a seat so many tokens and loans."""
        self.state.slots[self.tolls.slot + seat] = tokens
        self.state.slots[self.tolls.slot + self.game.players + seat] = loans

    def purses(self) -> list[tuple[int, int]]:
        """Return everybody's tokens and loans."""
        shown = self.view(0).mechanics["tolls"]
        return list(zip(shown["tokens"], shown["loans"], strict=True))

    def build(self, track: str) -> list[str]:
        """Let the seat on turn build a free track of this name; return what happened."""
        number = next(
            i
            for i, name in enumerate(self.notation.tracks)
            if name.startswith(track) and i in self.view(self.seat).open_tracks
        )
        length = int(self.game.board.length[number])
        self.hand(self.seat, loco=length)
        events = self.play(f"claim {self.notation.tracks[number]} loco×{length}")
        return [event.kind for event in events]

    def points(self, line: str) -> list[int]:
        return [self.line(seat, line) for seat in range(self.game.players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_NL1_40_trains_4_cards_and_both_tracks_of_double_routes(players: int) -> None:
    match = new_game("nederland", players=players, seed=1)
    assert match.view(0).trains == (40,) * players
    assert list(match.game.cards) == [12] * 8 + [14]
    assert [sum(match.view(seat).hand) for seat in range(players)] == [4] * players
    assert set(match.game.board.route_limit) == {2}
    assert set(match.game.board.route_each) == {1}


@pytest.mark.parametrize("players", [1, 6])
def test_NL1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("nederland"), players)


def test_NL1_of_a_double_route_everybody_builds_one_track() -> None:
    t = Bank()
    t.build(BREDA)
    t.turn(0)
    t.hand(0, loco=2)
    assert not any(BREDA in text for text in t.legal())
    t.turn(1)
    t.hand(1, loco=2)
    assert any(BREDA in text for text in t.legal())


def test_NL2_five_tickets_are_dealt_and_three_kept_then_four_drawn_and_one_kept() -> None:
    match = new_game("nederland", players=2, seed=1)
    assert len(match.view(0).offers) == 5
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 3
    for seat in range(2):
        match.play("keep 1 2 3", seat)
    seat = match.view(0).to_act[0]
    match.play("tickets")
    assert len(match.view(seat).offers) == 4
    match.play("keep 1")
    assert [len(batch) for batch in match.state.ticket_batches()] == [30]
    assert len(match.view(0).mechanics["ticket_discards"]["tickets"]) == 4 + 3


def test_NL2_everybody_sees_what_was_rejected() -> None:
    match = new_game("nederland", players=2, seed=1)
    rejected = {seat: match.view(seat).offers[3:] for seat in range(2)}
    for seat in range(2):
        match.play("keep 1 2 3", seat)
    for seat in (-1, 0, 1):
        shown = match.view(seat).mechanics["ticket_discards"]["tickets"]
        assert shown == sorted([*rejected[0], *rejected[1]])


def test_NL2_a_draw_that_empties_the_deck_goes_on_with_the_shuffled_pile() -> None:
    t = Bank()
    t.pile("Nijmegen–Antwerpen", "Amsterdam–Rotterdam", "Utrecht–Hasselt")
    first, second, third = "Nijmegen–Antwerpen", "Amsterdam–Rotterdam", "Utrecht–Hasselt"
    discards = t.view(0).mechanics["ticket_discards"]["tickets"]
    assert discards  # of the first choice
    names = [t.data.tickets[ticket].text for ticket in discards]
    events = t.play("tickets", first, second, third, names[0])
    assert [event.kind for event in events].count("tickets_shuffled") == 1
    assert len(t.offered(0)) == 4
    assert names[0] in t.offered(0)
    assert t.view(1).mechanics["ticket_discards"]["tickets"] == []
    kinds = [event.kind for event in t.play("keep 1")]
    assert kinds.count("ticket_rejected") == 3
    assert len(t.view(1).mechanics["ticket_discards"]["tickets"]) == 3


def test_NL2_an_empty_deck_is_filled_at_once_by_what_is_rejected() -> None:
    t = Bank()
    t.state.slots[t.game.mechanics[0].slot] = 0
    t.pile("Nijmegen–Antwerpen", "Amsterdam–Rotterdam")
    t.play("tickets", "Nijmegen–Antwerpen", "Amsterdam–Rotterdam")
    assert t.state.pile_size == 0
    kinds = [event.kind for event in t.play("keep 1")]
    assert kinds[-1] == "tickets_shuffled"
    [left] = t.in_pile()
    assert len(left) == 1
    assert t.can("tickets")


def test_NL3_everybody_starts_with_30() -> None:
    assert Bank(5).purses() == [(30, 0)] * 5


@pytest.mark.parametrize("starter", range(5))
def test_NL4_later_seats_start_with_a_point_more_each(starter: int) -> None:
    game = build_game(load_map("nederland"), 5, first_seat=starter)
    points = list(game.start(Dice(1)).points)
    assert [points[(starter + place) % 5] for place in range(5)] == [0, 1, 2, 3, 4]
    sheet = game.score(game.start(Dice(1)))
    for seat in range(5):
        lines = {line.name: line.points for line in sheet.lines(seat)}
        assert lines["tracks"] == 0
        assert lines.get("start_points", 0) == points[seat]


def test_NL5_the_toll_of_a_single_track_goes_to_the_bank() -> None:
    t = Bank()
    assert "toll_to_bank" in t.build("Waddeneilanden–Groningen")
    assert t.purses() == [(26, 0), (30, 0)]


def test_NL5_every_track_has_a_toll_of_1_to_4_and_parallel_tracks_the_same() -> None:
    data = load_map("nederland")
    tolls: dict[tuple[int, int], set[int]] = {}
    for track in data.tracks:
        low, high = sorted((track.a, track.b))
        tolls.setdefault((low, high), set()).add(track.get("toll", 0))
    assert all(len(found) == 1 and 1 <= min(found) <= 4 for found in tolls.values())
    assert len(tolls) == 53


def test_NL5_worked_example_the_second_track_is_paid_to_the_owner_of_the_first() -> None:
    t = Bank()  # Kirsten has the first seat, Jasper the second
    t.build(BREDA)
    assert t.purses() == [(26, 0), (30, 0)]
    assert t.build(BREDA)[-2:] == ["toll_paid", "toll_received"]
    assert t.purses() == [(30, 0), (26, 0)]


def test_NL6_worked_example_who_cannot_pay_takes_a_loan_and_keeps_the_tokens() -> None:
    t = Bank()
    t.build(BREDA)
    t.purse(1, 2)
    assert t.build(BREDA)[-2:] == ["loan_taken", "toll_received"]
    assert t.purses() == [(30, 0), (2, 1)]


def test_NL6_who_can_pay_must() -> None:
    t = Bank()
    t.purse(0, 4)
    assert "loan_taken" not in t.build(BREDA)
    assert t.purses()[0] == (0, 0)


def test_NL6_a_loan_for_a_toll_to_the_bank() -> None:
    t = Bank()
    t.purse(0, 3)
    t.build(BREDA)
    assert t.purses() == [(3, 1), (30, 0)]


def test_NL7_loans_do_not_run_out() -> None:
    t = Bank()
    t.purse(0, 0, loans=60)
    t.build(BREDA)
    assert t.purses()[0] == (0, 61)


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ((9, 4), (35, 0)),
        ((9, 9), (35, 35)),
        ((9, 4, 6), (55, 0, 35)),
        ((1, 4, 6, 9), (0, 20, 35, 55)),
        ((9, 9, 9, 1), (55, 55, 55, 0)),
        ((5, 4, 3, 2, 1), (55, 35, 20, 10, 0)),
        ((5, 4, 4, 2, 0), (55, 35, 35, 10, 0)),
    ],
)
def test_NL8_tokens_left_rank_the_players(tokens: tuple[int, ...], points: tuple[int, ...]) -> None:
    t = Bank(len(tokens))
    for seat, number in enumerate(tokens):
        t.purse(seat, number)
    assert tuple(t.points("tolls")) == points


def test_NL8_players_with_a_loan_fill_no_rank() -> None:
    t = Bank(3)
    for seat, (tokens, loans) in enumerate([(30, 1), (0, 0), (4, 0)]):
        t.purse(seat, tokens, loans)
    assert t.points("tolls") == [0, 35, 55]


def test_NL8_NL9_worked_example() -> None:
    t = Bank(4)
    for seat, (tokens, loans) in enumerate([(9, 0), (9, 0), (1, 0), (3, 1)]):
        t.purse(seat, tokens, loans)
    assert t.points("tolls") == [55, 55, 20, 0]
    assert t.points("loans") == [0, 0, 0, -5]


def test_NL9_each_loan_costs_5_points() -> None:
    t = Bank()
    t.purse(1, 0, loans=3)
    assert t.points("loans") == [0, -15]


def test_NL10_no_further_bonus_and_completed_tickets_break_ties() -> None:
    data = load_map("nederland")
    assert list(data.mechanics) == ["ticket_discards", "start_points", "tolls"]
    t = Bank()
    assert t.game.ties == ["completed_tickets"]
    t.path(0, "Amsterdam", "Haarlem")
    t.own(1, "Arnhem–Nijmegen")
    t.state.points[1] -= t.state.points[1] - t.state.points[0]
    assert t.score().ranks() == [1, 1]


@pytest.mark.parametrize(("players", "limit"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_NL11_without_tolls(players: int, limit: int) -> None:
    t = Bank(players, variant="no_tolls")
    assert [m.name for m in t.game.mechanics] == ["ticket_discards"]
    assert list(t.state.points) == [0] * players
    assert set(t.game.board.route_limit) == {limit}
    assert "tolls" not in t.view(0).mechanics


def test_NL12_the_neutral_player_is_not_offered() -> None:
    assert load_map("nederland").variants == ("no_tolls",)


def test_NL13_tokens_follow_from_payments_so_everybody_sees_them() -> None:
    t = Bank(3)
    t.build(BREDA)
    t.build(BREDA)
    seen = [t.view(seat).mechanics["tolls"] for seat in (-1, 0, 1, 2)]
    assert all(each == seen[0] for each in seen)
    assert seen[0]["tokens"] == [30, 26, 30]
    assert any(isinstance(m, StartPoints) for m in t.game.mechanics)
