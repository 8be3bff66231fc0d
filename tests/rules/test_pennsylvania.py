"""PA1 to PA12: Pennsylvania, its companies and their shares."""

from __future__ import annotations

import pytest

from branchline import new_game
from branchline.bots import make_bot
from branchline.core.chance import Script
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.mechanics.company_shares.rules import OWNERS, Shares

from .table import Table

THREE = "Oil City–Warren"
"""A track that shows Pennsylvania, Baltimore & Ohio and Erie Lackawanna."""
COMPANIES = {
    "Pennsylvania Railroad": (15, [30, 21, 14, 9, 6]),
    "Baltimore & Ohio": (10, [20, 14, 9, 5, 2]),
    "Erie Lackawanna": (8, [16, 10, 5, 1]),
    "Reading Lines": (7, [14, 9, 5]),
    "Lehigh Valley": (6, [12, 7, 3]),
    "New York Central": (5, [10, 6, 3]),
    "Western Maryland": (4, [9, 5]),
    "Jersey Central Lines": (3, [8, 5]),
    "Buffalo, Rochester & Pittsburgh": (2, [7, 4]),
}


class Market(Table):
    """A table in Pennsylvania on which shares can be given away."""

    def __init__(self, players: int = 3) -> None:
        super().__init__("pennsylvania", players)
        self.shares = next(m for m in self.game.mechanics if isinstance(m, Shares))

    def company(self, name: str) -> int:
        return [each.name for each in self.shares.companies].index(name)

    def give(self, name: str, *owners: int) -> None:
        """Let owners take the next shares of a company; 0 is the first seat, -1 the dummy."""
        company = self.company(name)
        for owner in owners:
            at = self.shares.first[company] + self.shares.gone(self.state, company)
            holder = self.shares.dummy if owner < 0 else owner + 1
            self.state.slots[self.shares.slot + OWNERS + at] = holder

    def held(self, seat: int, name: str) -> list[int]:
        return list(self.view(0).mechanics["company_shares"]["held"][self.company(name)][seat])

    def build(self, track: str = THREE, colour: str = "") -> None:
        """Let the seat on turn build a track."""
        number = self.track(track)
        length = int(self.game.board.length[number])
        self.hand(self.seat, loco=length)
        self.play(f"claim {self.notation.tracks[number]} loco×{length}")

    def points(self) -> list[int]:
        return [self.line(seat, "company_shares") for seat in range(self.game.players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_PA1_two_to_five_players_with_45_trains_and_4_cards(players: int) -> None:
    match = new_game("pennsylvania", players=players, seed=1)
    assert match.view(0).trains == (45,) * players
    assert list(match.game.cards) == [12] * 8 + [14]
    assert [sum(match.view(seat).hand) for seat in range(players)] == [4] * players
    limits = set(match.game.board.route_limit)
    assert limits == {1 if players < 4 else 2}


@pytest.mark.parametrize("players", [1, 6])
def test_PA1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("pennsylvania"), players)


def test_PA2_only_cumberland_to_baltimore_has_seven_spaces_for_18_points() -> None:
    t = Market()
    data = t.data
    assert data.points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}
    seven = [t.notation.tracks[i] for i, track in enumerate(data.tracks) if track.length == 7]
    assert seven == ["Baltimore–Cumberland"]


def test_PA3_five_tickets_are_dealt_and_three_kept_then_four_drawn_and_one_kept() -> None:
    match = new_game("pennsylvania", players=2, seed=1)
    assert len(match.view(0).offers) == 5
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 3
    for seat in range(2):
        match.play("keep 1 2 3", seat)
    assert [len(batch) for batch in match.state.ticket_batches()] == [40, 4]
    seat = match.view(0).to_act[0]
    match.play("tickets")
    assert len(match.view(seat).offers) == 4
    match.play("keep 1")
    assert [len(batch) for batch in match.state.ticket_batches()] == [36, 4, 3]


def test_PA4_ferries_to_the_two_ends_of_ontario() -> None:
    data = load_map("pennsylvania")
    ferries = sorted(
        (data.places[t.a].name, data.places[t.b].name, t.length, t.get("locomotives", 0))
        for t in data.tracks
        if t.get("locomotives", 0)
    )
    ends = {frozenset((a, b)) for a, b, _, _ in ferries}
    assert [(length, symbols) for _, _, length, symbols in ferries] in (
        [(1, 1), (1, 1), (3, 2), (3, 2)],
        [(3, 2), (3, 2), (1, 1), (1, 1)],
    )
    assert {place for pair in ends for place in pair} == {
        "Buffalo",
        "Erie",
        "Ontario 1",
        "Ontario 2",
    }


def test_PA4_a_ticket_to_ontario_counts_either_end_and_no_way_leads_through() -> None:
    t = Market()
    ticket = next(each.text for each in t.data.tickets if "Ontario" in each.text)
    [leg] = t.data.tickets[t.ticket(ticket)].legs
    assert {len(leg.starts), len(leg.ends)} == {1, 2}
    t.own(0, *(name for name in t.notation.tracks if "Ontario" in name), trains=False)
    network = t.score().networks[0]
    one, two = t.data.find_place("Ontario 1"), t.data.find_place("Ontario 2")
    assert one is not None
    assert two is not None
    assert not network.connected(one, two)


def test_PA5_sixty_shares_of_nine_companies_in_open_stacks_the_lowest_on_top() -> None:
    t = Market()
    there = {each.name: (each.shares, list(each.points)) for each in t.shares.companies}
    assert there == COMPANIES
    assert sum(count for count, _ in there.values()) == 60
    t.build()
    t.play("take_share Erie Lackawanna")
    assert t.held(0, "Erie Lackawanna") == [1]
    assert t.view(1).mechanics["company_shares"]["left"][t.company("Erie Lackawanna")] == 7


def test_PA6_a_claim_offers_one_share_of_the_companies_of_its_track() -> None:
    t = Market()
    t.build()
    assert t.phase == "company_shares"
    assert set(t.legal()) == {
        "leave_share",
        "take_share Pennsylvania Railroad",
        "take_share Baltimore & Ohio",
        "take_share Erie Lackawanna",
    }
    t.play("take_share Baltimore & Ohio")
    assert (t.seat, t.phase) == (1, "turn")


def test_PA6_taking_is_optional() -> None:
    t = Market()
    t.build()
    t.play("leave_share")
    assert t.seat == 1
    assert t.view(0).mechanics["company_shares"]["count"] == [0, 0, 0]


def test_PA6_a_track_without_companies_or_with_empty_stacks_gives_none() -> None:
    t = Market()
    plain = next(
        name
        for name, track in zip(t.notation.tracks, t.data.tracks, strict=True)
        if not track.get("companies", ())
    )
    t.build(plain)
    assert (t.seat, t.phase) == (1, "turn")
    t.give("Pennsylvania Railroad", *[2] * 15)
    t.give("Erie Lackawanna", *[2] * 8)
    t.build()
    assert set(t.legal()) == {"leave_share", "take_share Baltimore & Ohio"}
    t.play("take_share Baltimore & Ohio")
    t.give("Baltimore & Ohio", *[2] * 9)
    t.turn(2)
    other = next(
        name
        for name, track in zip(t.notation.tracks, t.data.tracks, strict=True)
        if track.get("companies", ()) == ("prr",) and t.payments(name) is not None
    )
    t.build(other)
    assert t.phase == "turn"


def test_PA7_all_shares_are_public() -> None:
    t = Market()
    t.build()
    events = [
        event for event in t.play("take_share Erie Lackawanna") if event.kind == "share_taken"
    ]
    assert [event.numbers for event in events] == [
        {"company": t.company("Erie Lackawanna"), "number": 1}
    ]
    views = [t.view(seat).mechanics["company_shares"] for seat in (-1, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert views[0]["count"] == [1, 0, 0]


def test_PA8_holders_are_ranked_by_number_then_by_the_lowest_share() -> None:
    t = Market(5)
    t.give("Pennsylvania Railroad", 3, 1, 1, 2, 2, 0, 3)
    # Seats 3, 1 and 2 have two each, with lowest numbers 1, 2 and 4; seat 0 has one.
    assert t.points() == [9, 21, 14, 30, 0]


def test_PA8_holders_beyond_the_last_rank_get_nothing() -> None:
    t = Market(4)
    t.give("Western Maryland", 0, 1, 2)
    assert t.points() == [9, 5, 0, 0]


def test_PA9_most_completed_tickets_are_worth_15_for_all_tied() -> None:
    t = Market()
    assert load_map("pennsylvania").mechanics["most_tickets"] == {"points": 15}
    assert [t.line(seat, "most_tickets") for seat in range(3)] == [15, 15, 15]
    assert "longest_path" not in t.data.mechanics


def test_PA10_ties_are_broken_by_tickets_and_then_shared() -> None:
    t = Market()
    assert t.data.ties == ("completed_tickets",)
    assert t.score().winners() == [0, 1, 2]


def test_PA11_with_two_players_the_taker_gives_the_dummy_a_share_of_the_same_track() -> None:
    t = Market(2)
    t.build()
    t.play("take_share Baltimore & Ohio")
    assert (t.seat, t.phase) == (0, "company_shares")
    assert set(t.legal()) == {
        "give_share Pennsylvania Railroad",
        "give_share Baltimore & Ohio",
        "give_share Erie Lackawanna",
    }
    t.play("give_share Baltimore & Ohio")
    assert t.seat == 1
    assert t.view(1).mechanics["company_shares"]["dummy"][t.company("Baltimore & Ohio")] == [2]


def test_PA11_where_one_company_is_left_the_dummy_gets_that_unasked() -> None:
    t = Market(2)
    t.give("Pennsylvania Railroad", *[1] * 15)
    t.give("Erie Lackawanna", *[1] * 8)
    t.build()
    t.play("take_share Baltimore & Ohio")
    assert t.seat == 1
    assert t.view(1).mechanics["company_shares"]["dummy"][t.company("Baltimore & Ohio")] == [2]


def test_PA11_if_none_is_left_or_the_player_declines_the_dummy_gets_none() -> None:
    t = Market(2)
    t.give("Pennsylvania Railroad", *[1] * 15)
    t.give("Erie Lackawanna", *[1] * 8)
    t.give("Baltimore & Ohio", *[1] * 9)
    t.build()
    t.play("take_share Baltimore & Ohio")
    assert t.seat == 1
    assert not any(t.view(1).mechanics["company_shares"]["dummy"])
    other = Market(2)
    other.build()
    other.play("leave_share")
    assert not any(other.view(1).mechanics["company_shares"]["dummy"])


def test_PA11_with_three_players_there_is_no_dummy() -> None:
    t = Market(3)
    t.build()
    t.play("take_share Baltimore & Ohio")
    assert (t.seat, t.shares.dummy) == (1, 0)


def end(t: Market, *drawn: int) -> None:
    """End the game; the dummy's shares that count are drawn by these numbers."""
    script = Script(list(drawn))
    t.game.end_game(t.state, script)
    script.finish()


def test_PA12_half_of_the_dummys_shares_rounded_up_count_and_nobody_gets_their_points() -> None:
    t = Market(2)
    t.give("Western Maryland", -1, 0)
    t.give("Lehigh Valley", -1, -1, 1)
    end(t, 0, 0)  # the first share of each: Lehigh Valley comes first
    shown = t.view(0).mechanics["company_shares"]
    assert shown["revealed"][t.company("Lehigh Valley")] == [1, 2]
    assert shown["dummy"][t.company("Western Maryland")] == [1]
    assert t.points() == [9, 7]


def test_PA12_it_is_drawn_after_the_last_turn_and_recorded() -> None:
    match = new_game("pennsylvania", players=2, seed=3)
    bot = make_bot("random", match.game, seed=5)
    while not match.over:
        seat = match.to_act[0]
        chosen = bot.choose(match.view(seat), match.actions(seat))
        match.play(match.notation.text(chosen), seat)
    told = [event.kind for event in match.moves[-1].events]
    dummy = sum(map(len, match.view(0).mechanics["company_shares"]["dummy"]))
    shown = sum(map(len, match.view(0).mechanics["company_shares"]["revealed"]))
    assert told.count("share_revealed") == shown == (dummy + shown + 1) // 2


def test_PA12_the_example_of_the_rulebook() -> None:
    t = Market(2)
    t.give("Baltimore & Ohio", 0, 0, -1, -1, 1)
    t.give("Jersey Central Lines", -1, -1, -1)  # further down the list
    end(t, 0, 0, 0)  # both of Baltimore & Ohio, and one of the others
    assert t.points() == [20, 9]


def test_PA6_the_example_oil_city_to_warren() -> None:
    t = Market()
    shown = [t.shares.companies[each].name for each in t.shares.shown[t.track(THREE)]]
    assert set(shown) == {"Pennsylvania Railroad", "Baltimore & Ohio", "Erie Lackawanna"}
