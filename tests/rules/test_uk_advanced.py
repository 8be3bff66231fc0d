"""UK14 to UK19: the advanced technologies but for Diesel Power, an optional variant."""

from __future__ import annotations

import pytest

from branchline.play.notation import NotationError

from .uk_table import ADVANCED, BASIC, UkTable


def advanced(players: int = 2) -> UkTable:
    return UkTable(players, advanced=True)


def test_UK14_they_are_no_part_of_the_usual_game() -> None:
    t = UkTable()
    assert tuple(t.shelf()) == BASIC
    with pytest.raises(NotationError):
        t.can("buy Diesel Power loco×3")
    with pytest.raises(NotationError):
        t.can("claim Southampton–London [red] red×1+less×1")


def test_UK14_the_variant_adds_them_to_the_others() -> None:
    shelf = advanced().shelf()
    assert tuple(shelf) == BASIC + ADVANCED
    assert {name: (shelf[name]["left"], shelf[name]["price"]) for name in ADVANCED} == {
        "Thermocompressor": (1, 1),
        "Water Tenders": (2, 2),
        "Risky Contracts": (1, 2),
        "Equalising Beam": (1, 2),
        "Diesel Power": (1, 3),
    }


@pytest.mark.parametrize(
    ("name", "copies"),
    [("Water Tenders", 2), ("Risky Contracts", 1), ("Equalising Beam", 1), ("Diesel Power", 1)],
)
def test_UK14_what_is_sold_out_cannot_be_bought(name: str, copies: int) -> None:
    t = advanced(3)
    t.hand(2, loco=3)
    for seat in range(copies):
        t.turn(2)
        assert name in t.offers()
        t.give(seat, name)
    assert name not in t.offers()


# UK15: Thermocompressor

FIRST = "claim Carlisle–Barrow red×1"
SECOND = "claim Southampton–Brighton blue×1"
BUY = "buy Thermocompressor loco×1"


def test_UK15_two_tracks_are_claimed_in_one_turn() -> None:
    t = advanced()
    t.hand(0, loco=1, red=1, blue=1)
    t.play(BUY)
    t.play(FIRST)
    assert t.seat == 0
    t.play(SECOND)
    assert t.owns(0, "Carlisle–Barrow")
    assert t.owns(0, "Southampton–Brighton")
    assert t.state.trains[0] == 33
    assert t.score().total(0) == 2
    assert t.cards_of(0) == {}
    assert t.seat == 1
    assert t.phase == "turn"


def test_UK15_the_action_is_claiming_and_nothing_else() -> None:
    t = advanced()
    t.hand(0, loco=6, red=1)
    t.play(BUY)
    assert all(text.startswith("claim ") for text in t.legal())
    assert FIRST in t.legal()
    t.play(FIRST)
    assert all(text.startswith("claim ") or text == "stop" for text in t.legal())


def test_UK15_the_first_claim_is_not_optional_but_the_second_is() -> None:
    t = advanced()
    t.hand(0, loco=1, red=1, blue=1)
    t.play(BUY)
    assert not t.can("stop")
    t.play(FIRST)
    t.play("stop")
    assert not t.owns(0, "Southampton–Brighton")
    assert t.cards_of(0) == {"blue": 1}
    assert t.seat == 1


def test_UK15_the_turn_ends_by_itself_if_no_second_claim_is_possible() -> None:
    t = advanced()
    t.hand(0, loco=1, red=1)
    t.play(BUY)
    t.play(FIRST)
    assert t.seat == 1
    assert t.shelf()["Thermocompressor"]["left"] == 1


@pytest.mark.parametrize("end", [SECOND, "stop"])
def test_UK15_then_the_card_returns(end: str) -> None:
    t = advanced()
    t.hand(0, loco=2, red=2, blue=1, green=1)
    t.play(BUY)
    assert t.shelf()["Thermocompressor"]["left"] == 0
    t.play(FIRST)
    assert t.shelf()["Thermocompressor"]["left"] == 0
    events = t.play(end)
    assert "technology_returned" in {event.kind for event in events}
    assert t.shelf()["Thermocompressor"]["left"] == 1
    assert t.shelf()["Thermocompressor"]["owners"] == []
    t.turn(0)
    assert t.can(BUY)  # the same player may buy it again
    t.play("claim Leeds–Manchester [red] red×1")  # and an ordinary claim is one track
    assert t.seat == 1


def test_UK15_one_track_must_be_claimable_when_buying() -> None:
    t = advanced()
    t.close_board("Carlisle–Barrow", "Limerick–Cork")
    t.hand(0, loco=1)
    assert "Thermocompressor" not in t.offers()  # nothing left to pay with
    t.hand(0, loco=1, blue=2, pink=1)
    assert "Thermocompressor" not in t.offers()  # Limerick–Cork needs a concession
    t.hand(0, loco=1, red=1)
    assert "Thermocompressor" in t.offers()
    t.hand(0, loco=2)
    assert "Thermocompressor" in t.offers()
    t.state.trains[0] = 0
    assert "Thermocompressor" not in t.offers()


def test_UK15_substitutes_for_the_price_must_leave_the_cards_of_a_claim() -> None:
    t = advanced()
    t.close_board("Carlisle–Barrow")
    t.hand(0, red=4)
    assert "Thermocompressor" not in t.offers()
    t.hand(0, red=2, blue=3)
    t.play("buy Thermocompressor sub×1")
    for _ in range(3):
        assert t.legal() == ["substitute blue"]
        t.play("substitute blue")
    t.play("substitute red")
    assert t.legal() == [FIRST]


def test_UK15_both_claims_may_be_paid_with_substitutes() -> None:
    t = advanced()
    t.hand(0, loco=1, green=9)
    t.play(BUY)
    for claim in ("Carlisle–Barrow", "Southampton–Brighton"):
        t.play(f"claim {claim} sub×1")
        for _ in range(4):
            t.play("substitute green")
        assert t.owns(0, claim)
    assert t.seat == 1
    assert t.cards_of(0) == {"green": 1}


def test_UK15_both_claims_bring_bonuses() -> None:
    t = advanced()
    t.give(0, "Boiler Lagging")
    t.hand(0, loco=1, red=1, blue=1)
    t.play(BUY)
    t.play(FIRST)
    t.play(SECOND)
    assert t.score().total(0) == 2 + 2


def test_UK15_double_routes_hold_between_the_two() -> None:
    t = advanced(4)
    t.hand(0, loco=1, red=1, blue=1)
    t.play(BUY)
    t.play("claim Leeds–Manchester [red] red×1")
    assert not t.can("claim Leeds–Manchester [blue] blue×1")
    assert t.can(SECOND)


def test_UK15_no_purchase_between_the_two() -> None:
    t = advanced()
    t.hand(0, loco=5, red=2)
    t.play(BUY)
    t.play(FIRST)
    assert t.offers() == set()
    t.play("stop")
    t.turn(0)
    assert t.offers() != set()


def test_UK15_both_claims_belong_to_one_turn() -> None:
    t = advanced()
    t.hand(0, loco=1, red=1, blue=1)
    t.state.trains[0] = 3
    t.play(BUY)
    t.play(FIRST)
    assert t.view(0).turns_left == -1  # the turn has not ended
    t.play(SECOND)
    assert t.view(0).turns_left == 2
    assert t.view(0).turn == 1


# UK16: Water Tenders


def test_UK16_three_blind_cards_instead_of_the_usual_draw() -> None:
    t = advanced()
    t.give(0, "Water Tenders")
    t.play("draw blind", "red", "loco", "red")
    assert t.cards_of(0) == {"red": 2, "loco": 1}
    assert t.known_of(0) == {}
    assert t.seat == 1


def test_UK16_the_owner_may_still_draw_as_usual() -> None:
    t = advanced()
    t.give(0, "Water Tenders")
    assert {"take 1", "draw", "draw blind"} <= set(t.legal())
    t.play("draw", "red")
    assert not t.can("draw blind")
    t.play("draw", "red")
    assert t.seat == 1
    assert not t.can("draw blind")  # the other player has none


def test_UK16_in_the_turn_it_is_bought() -> None:
    t = advanced()
    t.hand(0, loco=2)
    assert not t.can("draw blind")
    t.play("buy Water Tenders loco×2")
    t.play("draw blind", "red", "blue", "green")
    assert t.cards_of(0) == {"red": 1, "blue": 1, "green": 1}


@pytest.mark.parametrize("n", [1, 2])
def test_UK16_fewer_if_fewer_exist(n: int) -> None:
    t = advanced()
    t.give(0, "Water Tenders")
    t.deck(red=n)
    t.play("draw blind", *["red"] * n)
    assert t.cards_of(0) == {"red": n}
    assert t.seat == 1


def test_UK16_not_with_an_empty_deck() -> None:
    t = advanced()
    t.give(0, "Water Tenders")
    t.deck()
    assert not t.can("draw blind")


def test_UK16_the_discards_are_shuffled_in_when_the_deck_runs_out() -> None:
    t = advanced()
    t.give(0, "Water Tenders")
    t.discards(green=3)
    t.deck(red=2)
    events = t.play("draw blind", "red", "red", "green")
    assert [event.kind for event in events].count("shuffled") == 1
    assert t.cards_of(0) == {"red": 2, "green": 1}
    assert t.in_deck() == {"green": 2}


def test_UK16_the_cards_are_secret() -> None:
    t = advanced()
    t.give(0, "Water Tenders")
    events = t.play("draw blind", "red", "blue", "green")
    assert [(event.kind, event.secret) for event in events] == [("drew", True)] * 3


# UK17 and UK18: two bets


def test_UK17_most_completed_tickets_win_twenty() -> None:
    t = advanced()
    t.give(0, "Risky Contracts")
    t.path(0, "Leeds", "Manchester")
    t.tickets(0, "Leeds–Manchester")
    t.tickets(1, "Norwich–Ipswich")
    assert t.line(0, "risky_contracts") == 20
    assert t.score().total(0) == 1 + 1 + 20


def test_UK17_otherwise_twenty_are_lost() -> None:
    t = advanced()
    t.give(0, "Risky Contracts")
    t.path(1, "Leeds", "Manchester")
    t.tickets(1, "Leeds–Manchester")
    assert t.line(0, "risky_contracts") == -20
    assert t.line(1, "risky_contracts") == 0
    assert t.score().total(0) == -20


@pytest.mark.parametrize("completed", [0, 1])
def test_UK17_a_tie_for_most_counts(completed: int) -> None:
    t = advanced(3)
    t.give(0, "Risky Contracts")
    if completed:
        t.path(0, "Leeds", "Manchester")
        t.path(1, "Norwich", "Ipswich")
    t.tickets(0, "Leeds–Manchester")
    t.tickets(1, "Norwich–Ipswich")
    assert t.line(0, "risky_contracts") == 20


def test_UK17_it_is_completed_tickets_that_count_and_not_their_points() -> None:
    t = advanced()
    t.give(0, "Risky Contracts")
    t.path(0, "Leeds", "Hull")
    t.path(0, "Leeds", "Liverpool", "Manchester")
    t.path(1, "Cambridge", "London", "Brighton")
    t.tickets(0, "Liverpool–Hull", "Leeds–Manchester")  # 3 + 1
    t.tickets(1, "Cambridge–London", "London–Brighton")  # 3 + 3
    assert t.line(0, "risky_contracts") == 20
    t.tickets(0, "Liverpool–Hull")
    assert t.line(0, "risky_contracts") == -20


def test_UK18_the_longest_path_wins_fifteen() -> None:
    t = advanced()
    t.give(0, "Equalising Beam")
    t.path(0, "Leeds", "Manchester", "Birmingham")
    t.path(1, "Southampton", "London")
    assert t.line(0, "equalising_beam") == 15
    assert t.score().total(0) == 1 + 2 + 15


def test_UK18_otherwise_fifteen_are_lost() -> None:
    t = advanced()
    t.give(0, "Equalising Beam")
    t.path(0, "Leeds", "Manchester")
    t.path(1, "Southampton", "London")
    assert t.line(0, "equalising_beam") == -15
    assert t.line(1, "equalising_beam") == 0


def test_UK18_a_tie_counts() -> None:
    t = advanced(3)
    t.give(0, "Equalising Beam")
    assert t.line(0, "equalising_beam") == 15
    t.path(0, "Leeds", "Nottingham")
    t.path(1, "Southampton", "London")
    t.path(2, "London", "Brighton")
    assert t.line(0, "equalising_beam") == 15


def test_UK18_it_is_one_path_that_counts_and_not_all_tracks() -> None:
    t = advanced()
    t.give(0, "Equalising Beam")
    t.path(0, "Leeds", "Nottingham")
    t.path(0, "Reading", "Bristol")
    t.path(1, "Southampton", "London", "Brighton")
    assert t.line(0, "equalising_beam") == -15


def test_B17_ruling_a_tie_at_zero_counts_for_bets() -> None:
    t = advanced(3)
    t.give(0, "Risky Contracts")
    t.give(1, "Equalising Beam")
    assert t.line(0, "risky_contracts") == 20
    assert t.line(1, "equalising_beam") == 15


# UK19: gone at the first reshuffle

BETS = ("Risky Contracts", "Equalising Beam")


def about_to_shuffle() -> UkTable:
    """Return a turn in which the next blind card is the last of the deck."""
    t = advanced()
    t.hand(0, loco=2)
    t.discards(green=8)
    t.deck(red=1)
    return t


def test_UK19_the_bets_leave_the_game_at_the_first_reshuffle() -> None:
    t = about_to_shuffle()
    assert set(BETS) <= t.offers()
    t.play("draw", "red")
    assert {t.shelf()[bet]["left"] for bet in BETS} == {0}
    assert {t.shelf(1)[bet]["left"] for bet in BETS} == {0}
    t.play("draw", "green")
    t.turn(0)
    assert not set(BETS) & t.offers()
    assert {"Booster", "Water Tenders", "Thermocompressor"} <= t.offers()


def test_UK19_what_has_been_bought_stays() -> None:
    t = about_to_shuffle()
    t.give(0, "Risky Contracts")
    t.give(1, "Equalising Beam")
    t.play("draw", "red")
    assert t.has(0, "Risky Contracts")
    assert t.has(1, "Equalising Beam")
    assert t.line(0, "risky_contracts") == 20
    assert t.line(1, "equalising_beam") == 15


def test_UK19_bought_with_the_cards_that_are_shuffled() -> None:
    t = advanced()
    t.hand(0, loco=2)
    t.deck()
    t.row("pink", "white", "blue", "yellow", "orange")
    events = t.play("buy Risky Contracts loco×2")
    assert "shuffled" in {event.kind for event in events}
    assert t.has(0, "Risky Contracts")
    assert t.line(0, "risky_contracts") == 20
    assert t.shelf()["Equalising Beam"]["left"] == 0


def test_UK19_no_others_leave_the_game() -> None:
    t = about_to_shuffle()
    before = {name: card["left"] for name, card in t.shelf().items()}
    t.play("draw", "red")
    after = {name: card["left"] for name, card in t.shelf().items()}
    assert {name for name in before if before[name] != after[name]} == set(BETS)
