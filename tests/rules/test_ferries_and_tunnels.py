"""F1 and T1 to T5: ferries and tunnels."""

from __future__ import annotations

import pytest

from .table import Table

YELLOW = "claim München–Zürich yellow×2"  # a yellow tunnel of 2 spaces
GRAY = "claim Bucuresti–Sofia"  # a gray tunnel of 2 spaces


def test_F1_a_ferry_needs_a_locomotive_for_each_symbol() -> None:
    t = Table("europe")
    t.hand(0, red=5)
    assert t.payments("Athina–Brindisi") == set()
    t.hand(0, red=5, loco=1)
    assert t.payments("Athina–Brindisi") == {"red×3+loco×1"}
    assert t.payments("Amsterdam–London") == set()
    assert t.payments("Palermo–Smyrna") == set()


def test_F1_two_symbols_need_two_locomotives() -> None:
    t = Table("europe")
    t.hand(0, red=5, loco=2)
    assert t.payments("Amsterdam–London") == {"loco×2"}
    assert t.payments("Constantinople–Sevastopol") == {"red×2+loco×2"}
    t.play("claim Constantinople–Sevastopol red×2+loco×2")
    assert t.cards_of(0) == {"red": 3}
    assert t.in_discards() == {"red": 2, "loco": 2}


def test_F1_the_other_spaces_take_any_single_colour() -> None:
    t = Table("europe")
    t.hand(0, red=3, blue=3, green=2, loco=1)
    assert t.payments("Athina–Brindisi") == {"red×3+loco×1", "blue×3+loco×1"}
    t.hand(0, red=2, blue=1, loco=1)
    assert t.payments("Athina–Brindisi") == set()


def test_F1_extra_locomotives_may_replace_colour_cards() -> None:
    t = Table("europe")
    t.hand(0, red=3, loco=4)
    assert t.payments("Athina–Brindisi") == {
        "red×3+loco×1",
        "red×2+loco×2",
        "red×1+loco×3",
        "loco×4",
    }
    assert t.payments("Constantinople–Sevastopol") == {"red×2+loco×2", "red×1+loco×3", "loco×4"}


def test_F1_ferries_are_gray() -> None:
    for map_id in ("europe", "india"):
        t = Table(map_id)
        ferries = [track for track in t.data.tracks if track.get("locomotives", 0)]
        assert ferries
        assert all(track.colour == 8 for track in ferries)


def test_T1_the_payment_is_laid_and_three_cards_are_revealed() -> None:
    t = Table("europe")
    t.hand(0, yellow=4)
    deck = t.state.deck_size
    events = t.play(YELLOW, "yellow", "red", "blue")
    assert [event.kind for event in events if event.seat == 0] == [
        "tunnel_laid",
        "tunnel_revealed",
        "tunnel_revealed",
        "tunnel_revealed",
        "tunnel_surcharge",
    ]
    assert t.state.deck_size == deck - 3
    assert t.phase == "tunnels"
    assert not t.owns(0, "München–Zürich")


def test_T1_the_payment_laid_must_be_legal() -> None:
    t = Table("europe")
    t.hand(0, yellow=1, red=5, loco=1)
    assert t.payments("München–Zürich") == {"yellow×1+loco×1"}
    assert t.payments("Bucuresti–Sofia") == {"red×2", "red×1+loco×1", "yellow×1+loco×1"}


def test_T1_only_tunnels_reveal_cards() -> None:
    t = Table("europe")
    t.hand(0, pink=2)
    t.play("claim Frankfurt–München pink×2")
    assert t.owns(0, "Frankfurt–München")


@pytest.mark.parametrize("n", [0, 1, 2])
def test_T1_fewer_cards_are_revealed_if_fewer_exist(n: int) -> None:
    t = Table("europe")
    t.hand(0, yellow=2)
    t.deck(red=n)
    events = t.play(YELLOW, *["red"] * n)
    assert [event.kind for event in events].count("tunnel_revealed") == n
    assert t.owns(0, "München–Zürich")


def test_T1_the_discards_are_shuffled_in_when_the_deck_runs_out() -> None:
    t = Table("europe")
    t.hand(0, yellow=3)
    t.discards(green=2)
    t.deck(red=2)
    t.play(YELLOW, "red", "red", "green")
    assert t.owns(0, "München–Zürich")
    assert t.in_deck() == {"green": 1}
    assert t.in_discards() == {"yellow": 2, "red": 2, "green": 1}


@pytest.mark.parametrize(
    ("revealed", "surcharge"),
    [
        (("yellow", "red", "blue"), 1),
        (("loco", "red", "blue"), 1),
        (("yellow", "loco", "blue"), 2),
        (("yellow", "yellow", "yellow"), 3),
        (("loco", "loco", "loco"), 3),
    ],
)
def test_T2_the_colour_laid_and_locomotives_cost_one_more(
    revealed: tuple[str, str, str], surcharge: int
) -> None:
    t = Table("europe")
    t.hand(0, yellow=5)
    t.play(YELLOW, *revealed)
    assert set(t.legal()) == {"decline", "surcharge loco×0"}
    t.play("surcharge loco×0")
    assert t.cards_of(0) == ({"yellow": 3 - surcharge} if surcharge < 3 else {})


def test_T2_the_surcharge_is_paid_with_the_colour_or_locomotives_in_any_mix() -> None:
    t = Table("europe")
    t.hand(0, yellow=4, loco=2)
    t.play(YELLOW, "yellow", "yellow", "red")
    assert set(t.legal()) == {
        "decline",
        "surcharge loco×0",
        "surcharge loco×1",
        "surcharge loco×2",
    }
    t.play("surcharge loco×1")
    assert t.cards_of(0) == {"yellow": 1, "loco": 1}


def test_T2_cards_already_laid_cannot_pay_it() -> None:
    t = Table("europe")
    t.hand(0, yellow=2, loco=1)
    t.play("claim München–Zürich yellow×1+loco×1", "yellow", "yellow", "red")
    assert t.legal() == ["decline"]


def test_T2_on_a_gray_tunnel_the_colour_laid_counts() -> None:
    t = Table("europe")
    t.hand(0, red=3, yellow=2)
    t.play(f"{GRAY} red×2", "red", "yellow", "blue")
    assert set(t.legal()) == {"decline", "surcharge loco×0"}
    t.play("surcharge loco×0")
    assert t.cards_of(0) == {"yellow": 2}


def test_T2_other_colours_cannot_pay_the_surcharge() -> None:
    t = Table("europe")
    t.hand(0, red=2, yellow=5)
    t.play(f"{GRAY} red×2", "red", "yellow", "blue")
    assert t.legal() == ["decline"]


def test_T2_a_mixed_payment_is_of_its_colour() -> None:
    t = Table("europe")
    t.hand(0, yellow=3, loco=1)
    t.play("claim München–Zürich yellow×1+loco×1", "yellow", "red", "red")
    assert set(t.legal()) == {"decline", "surcharge loco×0"}


@pytest.mark.parametrize("track", ["München–Zürich", "Bucuresti–Sofia"])
def test_T2_with_locomotives_laid_only_revealed_locomotives_count(track: str) -> None:
    t = Table("europe")
    t.hand(0, loco=2, yellow=5)
    t.play(f"claim {track} loco×2", "yellow", "red", "blue")
    assert t.owns(0, track)
    assert t.cards_of(0) == {"yellow": 5}


@pytest.mark.parametrize("track", ["München–Zürich", "Bucuresti–Sofia"])
def test_T2_with_locomotives_laid_only_locomotives_can_pay(track: str) -> None:
    t = Table("europe")
    t.hand(0, loco=3, yellow=5)
    t.play(f"claim {track} loco×2", "yellow", "loco", "blue")
    assert set(t.legal()) == {"decline", "surcharge loco×1"}
    t.play("surcharge loco×1")
    assert t.cards_of(0) == {"yellow": 5}
    t.turn(1)
    t.hand(1, loco=4, yellow=5)
    t.play("claim Marseille–Zürich loco×2", "loco", "loco", "loco")
    assert t.legal() == ["decline"]


def test_T3_paying_claims_the_tunnel() -> None:
    t = Table("europe")
    t.hand(0, yellow=4)
    t.play(YELLOW, "yellow", "red", "blue")
    t.play("surcharge loco×0")
    assert t.owns(0, "München–Zürich")
    assert t.seat == 1
    assert list(t.state.trains) == [43, 45]
    assert list(t.state.points) == [2, 0]
    assert t.in_discards() == {"yellow": 4, "red": 1, "blue": 1}


def test_T3_declining_returns_the_laid_cards_and_ends_the_turn() -> None:
    t = Table("europe")
    t.hand(0, yellow=4)
    t.play(YELLOW, "yellow", "red", "blue")
    assert t.can("decline")
    t.play("decline")
    assert t.cards_of(0) == {"yellow": 4}
    assert t.seat == 1
    assert not t.owns(0, "München–Zürich")
    assert list(t.state.trains) == [45, 45]
    assert list(t.state.points) == [0, 0]


def test_T3_who_cannot_pay_must_decline() -> None:
    t = Table("europe")
    t.hand(0, yellow=2, red=5)
    t.play(YELLOW, "yellow", "red", "blue")
    assert t.legal() == ["decline"]
    t.play("decline")
    assert t.cards_of(0) == {"yellow": 2, "red": 5}


def test_T3_a_declined_tunnel_stays_open() -> None:
    t = Table("europe")
    t.hand(0, yellow=2)
    t.hand(1, yellow=2)
    t.play(YELLOW, "yellow", "red", "blue")
    t.play("decline")
    t.play(YELLOW, "green", "red", "blue")
    assert t.owns(1, "München–Zürich")


@pytest.mark.parametrize("answer", ["decline", "surcharge loco×0"])
def test_T4_the_revealed_cards_are_discarded_after_the_decision(answer: str) -> None:
    t = Table("europe")
    t.hand(0, yellow=3)
    t.play(YELLOW, "yellow", "red", "blue")
    assert t.in_discards() == {}
    t.play(answer)
    paid = 0 if answer == "decline" else 3
    assert t.in_discards() == {"yellow": 1 + paid, "red": 1, "blue": 1}


def test_T4_a_shuffle_they_cause_happens_then() -> None:
    t = Table("europe")
    t.hand(0, yellow=2)
    t.deck(yellow=1, red=2)
    t.play(YELLOW, "yellow", "red", "red")
    assert (t.in_deck(), t.in_discards()) == ({}, {})
    events = t.play("decline")
    assert "shuffled" in [event.kind for event in events]
    assert (t.in_deck(), t.in_discards()) == ({"yellow": 1, "red": 2}, {})


def test_T4_the_revealed_cards_are_not_in_an_earlier_shuffle() -> None:
    t = Table("europe")
    t.hand(0, yellow=2)
    t.discards(green=2)
    t.deck(yellow=1, red=2)
    t.play(YELLOW, "yellow", "red", "red")
    assert (t.in_deck(), t.in_discards()) == ({"green": 2}, {})
    t.play("decline")
    assert (t.in_deck(), t.in_discards()) == ({"green": 2}, {"yellow": 1, "red": 2})


def test_T5_a_surcharge_of_nothing_claims_at_once() -> None:
    t = Table("europe")
    t.hand(0, yellow=4)
    t.play(YELLOW, "pink", "red", "blue")
    assert t.owns(0, "München–Zürich")
    assert t.seat == 1
    assert t.phase == "turn"
    assert t.cards_of(0) == {"yellow": 2}
    assert t.in_discards() == {"yellow": 2, "pink": 1, "red": 1, "blue": 1}
