"""UK20: Diesel Power, which saves a card."""

from __future__ import annotations

from .uk_table import UkTable


def diesel() -> UkTable:
    t = UkTable(advanced=True)
    t.give(0, "Diesel Power")
    return t


def test_UK20_one_card_less_for_a_claim_if_the_owner_likes() -> None:
    t = diesel()
    t.hand(0, red=2)
    assert t.payments("Southampton–London [red]") == {"red×2", "red×1+less×1"}
    t.play("claim Southampton–London [red] red×1+less×1")
    assert t.cards_of(0) == {"red": 1}
    assert t.in_discards() == {"red": 1}


def test_UK20_all_trains_are_placed_and_all_points_scored() -> None:
    t = diesel()
    t.hand(0, red=1)
    t.play("claim Southampton–London [red] red×1+less×1")
    assert t.state.trains[0] == 33
    assert t.score().total(0) == 2


def test_UK20_a_player_without_enough_trains_cannot_claim() -> None:
    t = diesel()
    t.hand(0, red=2)
    t.state.trains[0] = 1
    assert t.payments("Southampton–London [red]") == set()


def test_UK20_never_less_than_one_card() -> None:
    t = diesel()
    t.hand(0, blue=4)
    assert t.payments("Carlisle–Barrow") == {"sub×1"}
    t.hand(0, red=1)
    assert t.payments("Carlisle–Barrow") == {"red×1"}
    t.hand(0)
    assert t.claimable() == set()


def test_UK20_never_a_ferrys_symbols() -> None:
    t = diesel()
    t.give(0, "Propellers", "Ireland/France Concession", "Superheated Steam Boiler")
    t.hand(0, red=5)
    assert t.payments("Dover–France East") == {"red×1+sub×1", "sub×1+less×1"}
    t.hand(0, red=1)
    assert t.payments("Dover–France East") == set()
    t.hand(0, red=1, loco=1)
    assert t.payments("Dover–France East") == {"red×1+loco×1", "loco×1+less×1"}
    assert t.payments("Barrow–Liverpool") == {"loco×1"}
    t.hand(0, red=5, loco=1)
    assert t.payments("Cork–Penzance") == set()
    t.hand(0, red=3, loco=2)
    assert t.payments("Cork–Penzance") == {"red×3+loco×2+less×1"}


def test_UK20_it_helps_on_the_way_to_new_york() -> None:
    t = diesel()
    t.hand(0, red=6, loco=3)
    assert t.payments("Southampton–New York") == {"red×6+loco×3+less×1"}
    t.hand(0, red=7, loco=2)
    assert t.payments("Southampton–New York") == set()


def test_UK20_one_card_and_not_two() -> None:
    t = diesel()
    t.give(0, "Mechanical Stoker")
    t.hand(0, yellow=3)
    assert t.payments("Bristol–Plymouth") == {"yellow×3", "yellow×2+less×1"}


def test_UK20_only_for_claims_and_not_for_technologies() -> None:
    t = diesel()
    t.hand(0, loco=1)
    assert "Booster" not in t.offers()
    assert "Wales Concession" in t.offers()


def test_UK20_only_for_the_owner() -> None:
    t = diesel()
    t.turn(1)
    t.hand(1, red=2)
    assert t.payments("Southampton–London [red]") == {"red×2"}


def test_UK20_in_the_turn_it_is_bought() -> None:
    t = UkTable(advanced=True)
    t.hand(0, loco=3, red=1)
    t.play("buy Diesel Power loco×3")
    t.play("claim Southampton–London [red] red×1+less×1")
    assert t.owns(0, "Southampton–London [red]")


def test_UK20_for_a_right_of_way_too() -> None:
    t = diesel()
    t.own(1, "Southampton–London [red]")
    t.hand(0, loco=4, red=1)
    t.play("buy Right of Way loco×4")
    assert t.legal() == ["claim Southampton–London [red] red×1+less×1"]


def test_UK20_together_with_substitutes() -> None:
    t = diesel()
    t.hand(0, green=4)
    assert t.payments("Southampton–London [red]") == {"sub×1+less×1"}
    t.play("claim Southampton–London [red] sub×1+less×1")
    assert t.cards_of(0) == {}
    assert t.owns(0, "Southampton–London [red]")


def test_UK20_ruling_one_space_less_however_it_would_be_paid() -> None:
    t = diesel()
    t.hand(0, green=8)
    assert t.payments("Southampton–London [red]") == {"sub×2", "sub×1+less×1"}
    t.play("claim Southampton–London [red] sub×1+less×1")
    for _ in range(4):
        t.play("substitute green")
    assert t.owns(0, "Southampton–London [red]")
    assert t.cards_of(0) == {"green": 4}  # the space saved would have taken four cards
    t.turn(0)
    t.hand(0, loco=2)
    assert t.payments("Bristol–Southampton") == {"loco×2", "loco×1+less×1"}
