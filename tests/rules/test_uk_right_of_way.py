"""UK12: the Right of Way, which makes a track of two owners."""

from __future__ import annotations

from .uk_table import OPENING, UkTable

RED = "Leeds–Manchester [red]"
BLUE = "Leeds–Manchester [blue]"
BUY = "buy Right of Way loco×4"


def test_UK12_both_then_own_the_track() -> None:
    t = UkTable()
    t.own(1, RED)
    t.hand(0, loco=4, red=1)
    t.play(BUY)
    t.play(f"claim {RED} red×1")
    assert t.owns(0, RED)
    assert t.owns(1, RED)
    assert t.state.trains[0] == t.state.trains[1] == 34
    assert [t.score().total(seat) for seat in (0, 1)] == [1, 1]
    assert t.cards_of(0) == {}
    assert t.in_discards() == {"loco": 4, "red": 1}
    assert t.seat == 1


def test_UK12_both_use_it_for_their_tickets() -> None:
    t = UkTable()
    t.own(1, RED)
    t.tickets(0, "Leeds–Manchester")
    t.hand(0, loco=5)
    t.play(BUY)
    t.play(f"claim {RED} loco×1")
    assert t.ticket_points(0, "Leeds–Manchester") == 1


def test_UK12_the_claim_is_this_turns_action_and_nothing_else_is() -> None:
    t = UkTable(3)
    t.own(1, RED, "Carlisle–Barrow")
    t.own(0, "Leeds–Hull")
    t.hand(0, loco=5, red=1, yellow=1)
    t.play(BUY)
    assert set(t.legal()) == {
        f"claim {RED} red×1",
        f"claim {RED} loco×1",
        "claim Carlisle–Barrow red×1",
        "claim Carlisle–Barrow loco×1",
    }


def test_UK12_the_card_returns_to_the_supply_after_the_claim() -> None:
    t = UkTable()
    t.own(1, RED, "Carlisle–Barrow")
    t.hand(0, loco=10)
    t.play(BUY)
    assert t.shelf()["Right of Way"]["left"] == 0
    events = t.play(f"claim {RED} loco×1")
    assert t.shelf()["Right of Way"] == {
        "name": "Right of Way",
        "price": 4,
        "left": 1,
        "owners": [],
    }
    assert [event.seat for event in events if event.kind == "technology_returned"] == [0]
    t.turn(0)
    t.play(BUY)  # the same player may buy it again
    t.play("claim Carlisle–Barrow loco×1")
    t.hand(1, loco=5)
    assert "Right of Way" not in t.offers()  # all of player 0's tracks are player 1's too
    t.own(0, "Leeds–Hull")
    assert "Right of Way" in t.offers()


def test_UK12_only_tracks_of_other_players() -> None:
    t = UkTable()
    t.hand(0, loco=9)
    assert "Right of Way" not in t.offers()
    t.own(0, RED)
    assert "Right of Way" not in t.offers()
    t.own(1, "Carlisle–Barrow")
    t.play(BUY)
    assert t.claimable() == {"Carlisle–Barrow"}


def test_UK12_the_payment_is_in_full() -> None:
    t = UkTable()
    t.own(1, "Manchester–Birmingham [black]")
    t.hand(0, loco=4, black=1)
    assert "Right of Way" not in t.offers()
    t.hand(0, loco=4, black=2)
    t.play(BUY)
    assert t.payments("Manchester–Birmingham [black]") == {"black×2"}


def test_UK12_substitutes_may_pay_for_the_claim() -> None:
    t = UkTable()
    t.own(1, RED)
    t.hand(0, loco=4, blue=5)
    t.play(BUY)
    t.play(f"claim {RED} sub×1")
    for _ in range(4):
        t.play("substitute blue")
    assert t.owns(0, RED)
    assert t.cards_of(0) == {"blue": 1}
    assert t.shelf()["Right of Way"]["left"] == 1
    assert t.seat == 1


def test_UK12_all_trains_are_needed() -> None:
    t = UkTable()
    t.own(1, "Manchester–Birmingham [black]")
    t.hand(0, loco=9)
    t.state.trains[0] = 1
    assert "Right of Way" not in t.offers()
    t.state.trains[0] = 2
    assert "Right of Way" in t.offers()


def test_UK12_points_and_bonuses_are_scored() -> None:
    t = UkTable()
    t.give(0, *OPENING, "Boiler Lagging", "Steam Turbines")
    t.own(1, "Plymouth–Southampton")
    t.hand(0, loco=5, red=4)
    t.play(BUY)
    t.play("claim Plymouth–Southampton red×4+loco×1")
    assert t.score().total(0) == 10 + 3
    assert t.score().total(1) == 10
    assert t.state.trains[0] == 30


def test_UK12_the_technology_requirements_apply() -> None:
    t = UkTable()
    t.own(1, "Edinburgh–Newcastle [green]")
    t.hand(0, loco=9)
    assert "Right of Way" not in t.offers()
    t.give(0, "Scotland Concession")
    assert "Right of Way" not in t.offers()
    t.give(0, "Mechanical Stoker")
    t.play(BUY)
    assert t.claimable() == {"Edinburgh–Newcastle [green]"}


def test_UK12_the_cards_of_the_claim_must_be_left_after_buying() -> None:
    t = UkTable()
    t.own(1, RED)
    t.hand(0, loco=4)
    assert "Right of Way" not in t.offers()
    t.hand(0, loco=4, blue=3)
    assert "Right of Way" not in t.offers()
    t.hand(0, loco=5)
    assert "Right of Way" in t.offers()


def test_UK12_substitutes_for_the_price_must_leave_the_cards_of_the_claim() -> None:
    t = UkTable()
    t.own(1, "Southampton–London [red]")
    t.hand(0, loco=3, red=5)
    assert "Right of Way" not in t.offers()
    t.hand(0, loco=3, red=2, blue=4)
    assert [text for text in t.legal() if "Right of Way" in text] == [
        "buy Right of Way loco×3+sub×1"
    ]
    t.play("buy Right of Way loco×3+sub×1")
    for _ in range(4):
        assert t.legal() == ["substitute blue"]
        t.play("substitute blue")
    assert t.legal() == ["claim Southampton–London [red] red×2"]


def test_UK12_the_last_card_to_choose_is_looked_at_too() -> None:
    t = UkTable()
    t.own(1, RED)
    t.hand(0, loco=3, red=2, blue=3)
    t.play("buy Right of Way loco×3+sub×1")
    for _ in range(3):
        t.play("substitute blue")
    t.play("substitute red")
    assert t.legal() == [f"claim {RED} red×1"]


def test_UK12_one_track_of_a_double_per_player_still_holds() -> None:
    t = UkTable(3)
    t.own(0, BLUE)
    t.own(1, RED)
    t.hand(0, loco=9)
    assert "Right of Way" not in t.offers()
    t.turn(2)
    t.hand(2, loco=9)
    t.play(BUY)
    assert t.claimable() == {RED, BLUE}
    t.play(f"claim {RED} loco×1")
    t.turn(2)
    assert "Right of Way" not in t.offers()


def test_UK12_the_free_track_of_a_double_is_not_open_to_it() -> None:
    for players in (2, 3):
        t = UkTable(players)
        t.own(1, RED)
        t.hand(0, loco=9)
        t.play(BUY)
        assert t.claimable() == {RED}


def test_UK12_the_limits_of_the_route_hold_afterwards() -> None:
    t = UkTable(3)
    t.own(1, RED)
    t.hand(0, loco=5, blue=1)
    t.play(BUY)
    t.play(f"claim {RED} loco×1")
    t.turn(0)
    assert not t.can(f"claim {BLUE} blue×1")
    t.turn(2)
    t.hand(2, blue=1, red=1)
    assert t.can(f"claim {BLUE} blue×1")
    assert not t.can(f"claim {RED} red×1")


def test_UK12_a_third_owner_may_follow() -> None:
    t = UkTable(3)
    t.own(1, RED)
    for seat in (0, 2):
        t.turn(seat)
        t.hand(seat, loco=5)
        t.play(BUY)
        t.play(f"claim {RED} loco×1")
    assert all(t.owns(seat, RED) for seat in range(3))


def test_UK12_it_is_the_one_purchase_of_the_turn() -> None:
    t = UkTable()
    t.own(1, RED)
    t.hand(0, loco=9)
    assert "Right of Way" in t.offers()
    t.play("buy Wales Concession loco×1")
    assert t.offers() == set()


def test_UK12_after_the_turn_the_tracks_of_others_are_closed_again() -> None:
    t = UkTable()
    t.own(1, RED, "Carlisle–Barrow")
    t.hand(0, loco=9)
    t.play(BUY)
    t.play(f"claim {RED} loco×1")
    t.turn(0)
    assert "Carlisle–Barrow" not in t.open(0)
    assert "Leeds–Hull" in t.open(0)


def test_UK12_it_can_begin_the_last_round() -> None:
    t = UkTable()
    t.own(1, RED)
    t.hand(0, loco=5)
    t.state.trains[0] = 3
    t.play(BUY)
    t.play(f"claim {RED} loco×1")
    assert t.view(0).turns_left == 2
