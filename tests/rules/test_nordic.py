"""NO1 to NO12: the Nordic Countries, their ferries, and the way to Murmansk."""

from __future__ import annotations

import pytest

from branchline import new_game
from branchline.maps import load_map
from branchline.maps.build import build_game

from .table import Table

MURMANSK = "Lieksa–Murmansk"


@pytest.mark.parametrize("players", [2, 3])
def test_NO1_two_or_three_players_with_40_trains_and_4_cards(players: int) -> None:
    match = new_game("nordic", players=players, seed=1)
    assert match.view(0).trains == (40,) * players
    assert list(match.game.cards) == [12] * 8 + [14]
    assert [sum(match.view(seat).hand) for seat in range(players)] == [4] * players


@pytest.mark.parametrize("players", [1, 4])
def test_NO1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("nordic"), players)


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, True)])
def test_NO1_both_tracks_of_a_double_route_are_open_with_three(players: int, open_: bool) -> None:
    t = Table("nordic", players)
    t.own(0, "Norrköping–Stockholm [red]")
    t.turn(1)
    t.hand(1, orange=1)
    assert t.can("claim Norrköping–Stockholm [orange] orange×1") is open_


def test_NO1_one_player_never_owns_both() -> None:
    t = Table("nordic", 3)
    t.own(0, "Norrköping–Stockholm [red]")
    t.hand(0, orange=1)
    assert not t.can("claim Norrköping–Stockholm [orange] orange×1")


@pytest.mark.parametrize(
    ("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15), (9, 27)]
)
def test_NO2_points_by_length(length: int, points: int) -> None:
    assert load_map("nordic").points[length] == points


def test_NO2_only_the_way_to_murmansk_has_nine_spaces() -> None:
    t = Table("nordic")
    names = [
        name
        for name, track in zip(t.notation.tracks, t.data.tracks, strict=True)
        if track.length == 9
    ]
    assert names == [MURMANSK]
    assert set(t.data.points) == {1, 2, 3, 4, 5, 6, 9}


def test_NO3_five_tickets_are_dealt_and_two_kept() -> None:
    match = new_game("nordic", players=2, seed=1)
    assert len(match.view(0).offers) == 5
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 2


def test_NO3_rejected_first_tickets_leave_the_game_unseen() -> None:
    match = new_game("nordic", players=3, seed=1)
    dealt = {ticket for seat in range(3) for ticket in match.view(seat).offers}
    for seat in range(3):
        match.play("keep 1 2", seat)
    [pile] = match.state.ticket_batches()
    assert len(pile) == 46 - 15
    assert not dealt & set(pile)
    rejected = dealt - {ticket for seat in range(3) for ticket in match.view(seat).tickets}
    told = [event for move in match.moves for event in move.events if event.seat != 0]
    assert rejected
    assert not any(event.numbers.get("ticket") in rejected for event in told)


def test_NO3_later_three_are_drawn_one_kept_and_rejects_leave_too() -> None:
    t = Table("nordic")
    t.pile("Oslo–Vaasa", "Oslo–Stavanger", "Oslo–Helsinki", "Tampere–Boden")
    t.play("tickets", "Oslo–Vaasa", "Oslo–Stavanger", "Oslo–Helsinki")
    assert len(t.offered(0)) == 3
    assert not t.can("keep none")
    t.play("keep 1")
    assert t.in_pile() == [["Tampere–Boden"]]


def test_NO3_the_last_tickets_are_drawn_if_fewer_are_left_and_the_deck_runs_out() -> None:
    t = Table("nordic")
    t.pile("Oslo–Vaasa", "Oslo–Stavanger")
    t.play("tickets", "Oslo–Vaasa", "Oslo–Stavanger")
    assert len(t.offered(0)) == 2
    t.play("keep 1")
    assert t.in_pile() == []
    assert not t.can("tickets")


def test_NO4_two_row_locomotives_may_be_taken_in_one_turn() -> None:
    t = Table("nordic")
    t.row("loco", "white", "loco", "yellow", "orange")
    t.play("take 1", "red")
    assert t.seat == 0
    t.play("take 3", "red")
    assert t.seat == 1
    assert t.cards_of(0) == {"loco": 2}


def test_NO4_a_row_locomotive_may_be_the_second_pick() -> None:
    t = Table("nordic")
    t.row("loco", "white", "blue", "yellow", "orange")
    t.play("draw", "red")
    t.play("take 1", "red")
    assert t.cards_of(0) == {"red": 1, "loco": 1}


def test_NO4_three_locomotives_are_swept() -> None:
    t = Table("nordic")
    t.row("loco", "loco", "blue", "yellow", "orange")
    t.play("take 5", "loco", "pink", "pink", "red", "green", "black")
    assert t.in_row() == ["pink", "pink", "red", "green", "black"]


@pytest.mark.parametrize(
    ("track", "payments"),
    [
        ("Göteborg–Oslo", {"orange×2"}),  # orange, neither tunnel nor ferry
        ("Norrköping–Örebro", {"orange×2"}),  # gray, neither
        ("Lillehammer–Trondheim", {"orange×3", "orange×2+loco×1", "orange×1+loco×2", "loco×3"}),
    ],
)
def test_NO5_locomotives_may_be_played_on_tunnels_and_ferries_only(
    track: str, payments: set[str]
) -> None:
    t = Table("nordic")
    t.hand(0, orange=3, loco=3)
    assert t.payments(track) == payments


def test_NO5_locomotives_alone_claim_tunnels_and_ferries_only() -> None:
    t = Table("nordic")
    t.hand(0, loco=8)
    start = t.game.claim_action
    claims = [a for a in t.game.legal(t.state) if start <= a < t.game.mechanic_action]
    tracks = {t.data.tracks[t.game.track_of[a - start]] for a in claims}
    assert tracks == {
        track
        for track in t.data.tracks
        if track.get("tunnel", False) or track.get("locomotives", 0)
    }


def test_NO6_ferry_example_a_coloured_ferry_is_paid_in_its_colour() -> None:
    t = Table("nordic")
    t.hand(0, orange=2, loco=1)
    assert t.payments("Kristiansand–Stavanger [orange 3]") == {"orange×2+loco×1"}
    t.play("claim Kristiansand–Stavanger [orange 3] orange×2+loco×1")
    assert t.owns(0, "Kristiansand–Stavanger [orange 3]")
    assert list(t.state.points) == [4, 0]


def test_NO6_no_other_colour_and_no_ferry_without_its_symbols() -> None:
    t = Table("nordic")
    t.hand(0, red=2, loco=1)
    assert t.payments("Kristiansand–Stavanger [orange 3]") == set()
    t.hand(0, orange=3)
    assert t.payments("Kristiansand–Stavanger [orange 3]") == set()


def test_NO6_more_locomotives_may_replace_colour_cards() -> None:
    t = Table("nordic")
    t.hand(0, red=1, loco=2)
    assert t.payments("Ålborg–Kristiansand") == {"red×1+loco×1", "loco×2"}


def test_NO6_a_gray_ferry_takes_any_one_colour() -> None:
    t = Table("nordic")
    t.hand(0, red=1, blue=1, loco=1)
    assert t.payments("Ålborg–Göteborg") == {"red×1+loco×1", "blue×1+loco×1"}


def test_NO6_two_symbols_take_two_locomotives() -> None:
    t = Table("nordic")
    t.hand(0, black=4, loco=1)
    assert t.payments("Åndalsnes–Bergen") == set()
    t.hand(0, black=3, loco=2)
    assert t.payments("Åndalsnes–Bergen") == {"black×3+loco×2"}


def test_NO7_any_three_cards_serve_for_a_symbol() -> None:
    t = Table("nordic")
    t.hand(0, red=1, pink=1, white=2, green=1)
    assert t.payments("Ålborg–Kristiansand") == {"red×1+sub×1"}
    t.play("claim Ålborg–Kristiansand red×1+sub×1")
    assert t.phase == "substitutes"
    for card in ("pink", "white", "green"):
        t.play(f"substitute {card}")
    assert t.owns(0, "Ålborg–Kristiansand")
    assert t.cards_of(0) == {"white": 1}


def test_NO7_and_in_place_of_a_colour_card_as_often_as_wanted() -> None:
    t = Table("nordic")
    t.hand(0, pink=3, white=3, blue=3)
    assert t.payments("Ålborg–Oslo") == {"white×2+sub×1", "white×1+sub×2", "sub×3"}
    t.play("claim Ålborg–Oslo sub×3")  # all nine: there is nothing to choose
    assert t.owns(0, "Ålborg–Oslo")
    assert t.cards_of(0) == {}
    assert list(t.state.points) == [4, 0]


def test_NO7_locomotives_may_be_among_the_three() -> None:
    t = Table("nordic")
    t.hand(0, red=1, loco=3)
    assert "red×1+sub×1" in t.payments("Ålborg–Kristiansand")
    t.play("claim Ålborg–Kristiansand red×1+sub×1")
    assert t.cards_of(0) == {}


@pytest.mark.parametrize("track", ["Bergen–Oslo [blue]", "Göteborg–Örebro", "Göteborg–Norrköping"])
def test_NO7_not_on_tunnels_nor_on_other_tracks(track: str) -> None:
    t = Table("nordic")
    t.hand(0, blue=11, red=12)
    assert not any("sub" in payment for payment in t.payments(track))


def test_NO7_only_ferries_have_such_payments_at_all() -> None:
    t = Table("nordic")
    prices = t.game.prices
    for number, track in enumerate(t.data.tracks):
        rows = range(prices.rows[prices.price_of[number]], len(prices.row_card))
        rows = rows[: prices.sizes[prices.price_of[number]]]
        made = max(prices.row_substitutes[row] for row in rows)
        ferry = track.get("locomotives", 0) > 0
        assert (made > 0) is (ferry or t.notation.tracks[number] == MURMANSK)


def test_NO8_worked_example_seven_green_and_any_eight_others() -> None:
    t = Table("nordic")
    t.hand(0, green=7, red=3, blue=2, loco=1, black=2)
    assert "green×7+set×2" in t.payments(MURMANSK)
    t.play(f"claim {MURMANSK} green×7+set×2")
    assert t.cards_of(0) == {}
    assert t.owns(0, MURMANSK)
    assert t.state.trains[0] == 31
    assert list(t.state.points) == [27, 0]
    assert sum(t.in_discards().values()) == 15


def test_NO8_the_player_chooses_the_cards() -> None:
    t = Table("nordic")
    t.hand(0, green=8, red=5, blue=4)
    t.play(f"claim {MURMANSK} green×7+set×2")
    assert t.phase == "substitutes"
    for card in ("blue", "blue", "blue", "red", "red", "red", "red", "green"):
        t.play(f"substitute {card}")
    assert t.cards_of(0) == {"blue": 1, "red": 1}
    assert t.owns(0, MURMANSK)


def test_NO8_every_number_of_colour_cards() -> None:
    t = Table("nordic")
    t.hand(0, green=9, red=6)
    assert t.payments(MURMANSK) == {"green×9", "green×8+set×1", "green×7+set×2"}
    t.hand(0, green=9, red=7)
    assert "red×7+set×2" in t.payments(MURMANSK)
    t.hand(0, green=8, red=3)
    assert t.payments(MURMANSK) == set()  # a set of four takes twelve cards in all
    t.hand(0, green=8, red=4)
    assert t.payments(MURMANSK) == {"green×8+set×1"}


def test_NO8_locomotives_are_no_wild_cards_but_may_be_among_the_four() -> None:
    t = Table("nordic")
    t.hand(0, green=8, loco=3)
    assert t.payments(MURMANSK) == set()
    t.hand(0, green=8, loco=4)
    assert t.payments(MURMANSK) == {"green×8+set×1"}
    t.play(f"claim {MURMANSK} green×8+set×1")
    assert t.cards_of(0) == {}


def test_NO8_thirty_six_cards_of_any_kinds() -> None:
    t = Table("nordic")
    t.hand(0, pink=5, white=5, blue=5, yellow=5, orange=5, black=5, red=3, loco=2)
    assert "set×9" not in t.payments(MURMANSK)
    t.hand(0, pink=5, white=5, blue=5, yellow=5, orange=5, black=5, red=3, loco=3)
    assert "set×9" in t.payments(MURMANSK)
    t.play(f"claim {MURMANSK} set×9")
    assert t.cards_of(0) == {}
    assert sum(t.in_discards().values()) == 36
    assert list(t.state.points) == [27, 0]


def test_NO8_of_forty_cards_thirty_six_are_chosen_one_by_one() -> None:
    t = Table("nordic")
    t.hand(0, pink=10, white=10, blue=10, yellow=10)
    t.play(f"claim {MURMANSK} set×9")
    for card, n in (("pink", 6), ("white", 10), ("blue", 10), ("yellow", 10)):
        for _ in range(n):
            t.play(f"substitute {card}")
    assert t.owns(0, MURMANSK)
    assert t.cards_of(0) == {"pink": 4}


def test_NO8_nine_trains_are_needed() -> None:
    t = Table("nordic")
    t.hand(0, green=9)
    t.state.trains[0] = 8
    assert t.payments(MURMANSK) == set()


@pytest.mark.parametrize(
    ("payment", "revealed", "ways"),
    [
        ("green×2", "green", [{"green": 1, "loco": 3}, {"green": 2, "loco": 2}]),
        ("green×2", "loco", [{"green": 1, "loco": 3}, {"green": 2, "loco": 2}]),
        ("loco×2", "loco", [{"green": 4}]),
    ],
)
def test_NO9_tunnel_examples_of_the_rulebook(
    payment: str, revealed: str, ways: list[dict[str, int]]
) -> None:
    left = []
    for way in range(len(ways)):
        t = Table("nordic")
        t.hand(0, green=4, loco=3)
        t.play(f"claim Kristiansand–Stavanger [green 2] {payment}", revealed, "red", "red")
        decline, *surcharges = t.legal()
        assert decline == "decline"
        assert len(surcharges) == len(ways)
        t.play(surcharges[way])
        assert t.owns(0, "Kristiansand–Stavanger [green 2]")
        left.append(t.cards_of(0))
    assert left == ways


def test_NO9_locomotives_laid_are_not_caught_by_a_colour() -> None:
    t = Table("nordic")
    t.hand(0, loco=2)
    t.play("claim Kristiansand–Stavanger [green 2] loco×2", "green", "green", "red")
    assert t.owns(0, "Kristiansand–Stavanger [green 2]")


def test_NO9_three_cards_pay_no_surcharge() -> None:
    t = Table("nordic")
    t.hand(0, green=2, red=9)
    t.play("claim Kristiansand–Stavanger [green 2] green×2", "green", "red", "red")
    assert t.legal() == ["decline"]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("taken", "other", "payment"),
    [
        (
            "Kristiansand–Stavanger [green 2]",
            "Kristiansand–Stavanger [orange 3]",
            "orange×2+loco×1",
        ),
        ("Mo I Rana–Trondheim [green 5]", "Mo I Rana–Trondheim [red 6]", "red×4+loco×2"),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_NO10_parallel_tracks_of_different_length_are_no_double_route(
    players: int, taken: str, other: str, payment: str, owner: int
) -> None:
    t = Table("nordic", players)
    t.own(owner, taken)
    t.hand(0, orange=2, red=4, loco=2)
    assert t.can(f"claim {other} {payment}")


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, True)])
def test_NO10_helsinki_stockholm_is_a_double_route(players: int, open_: bool) -> None:
    t = Table("nordic", players)
    t.own(1, "Helsinki–Stockholm [gray]")
    t.hand(0, yellow=3, loco=1)
    assert t.can("claim Helsinki–Stockholm [yellow] yellow×3+loco×1") is open_
    t.own(0, "Helsinki–Tampere")
    t.turn(1)
    t.hand(1, yellow=3, loco=1)
    assert not t.can("claim Helsinki–Stockholm [yellow] yellow×3+loco×1")


def test_NO11_the_most_completed_tickets_score_ten() -> None:
    t = Table("nordic")
    t.path(0, "Oslo", "Örebro", "Stockholm")
    t.tickets(0, "Oslo–Stockholm")
    t.path(1, "Bergen", "Stavanger", "Kristiansand")
    assert [t.line(seat, "most_tickets") for seat in (0, 1)] == [10, 0]


def test_NO11_all_tied_players_score_it() -> None:
    t = Table("nordic", 3)
    assert [t.line(seat, "most_tickets") for seat in range(3)] == [10, 10, 10]


def test_NO11_there_is_no_bonus_for_the_longest_path() -> None:
    t = Table("nordic")
    t.path(0, "Oslo", "Örebro", "Stockholm")
    assert {line.name for line in t.score().lines(0)} == {"tracks", "most_tickets"}


def tied(t: Table) -> list[int]:
    t.level_totals()
    assert len(set(t.score().totals)) == 1
    return t.score().winners()


def test_NO12_most_completed_tickets_break_a_tie() -> None:
    t = Table("nordic")
    t.path(0, "Oslo", "Örebro", "Stockholm")
    t.tickets(0, "Oslo–Stockholm")
    t.path(1, "Trondheim", "Mo I Rana", "Narvik")
    assert tied(t) == [0]


def test_NO12_then_the_longest_path() -> None:
    t = Table("nordic")
    t.path(0, "Oslo", "Örebro", "Stockholm")
    t.path(1, "Trondheim", "Mo I Rana")
    assert tied(t) == [1]


def test_NO12_even_one_that_is_not_the_longest_of_all() -> None:
    t = Table("nordic", 3)
    t.path(0, "Oslo", "Örebro")
    t.path(1, "Bergen", "Oslo")
    t.path(2, "Trondheim", "Mo I Rana")
    t.level_totals()
    t.state.points[2] -= 1
    assert t.score().winners() == [1]


def test_NO12_then_the_victory_is_shared() -> None:
    t = Table("nordic")
    t.path(0, "Göteborg", "Oslo")
    t.path(1, "Kristiansand", "Oslo")
    assert tied(t) == [0, 1]
