"""B19: what is hidden and what is public."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from branchline import SPECTATOR
from branchline.play.telling import Event, seen_by

from .table import CARDS, Table

DRAWN = ("Boston–Miami", "Denver–El Paso", "Duluth–Houston")


def position() -> Table:
    """Return a table at which both seats hold cards and tickets."""
    t = Table()
    t.hand(0, red=3, loco=1)
    t.hand(1, blue=2, green=2)
    t.tickets(0, "Boston–Miami")
    t.tickets(1, "Denver–El Paso", "Duluth–Houston")
    return t


def other_cards(t: Table) -> None:
    t.hand(1, white=1, loco=3)


def other_tickets(t: Table) -> None:
    t.tickets(1, "Dallas–New York", "Vancouver–Montréal")


def other_pile(t: Table) -> None:
    names = [ticket for batch in t.in_pile() for ticket in batch]
    t.pile(*reversed(names))


@pytest.mark.parametrize("change", [other_cards, other_tickets, other_pile])
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_B19_others_cannot_tell_hidden_things_apart(
    change: Callable[[Table], None], seat: int
) -> None:
    one, two = position(), position()
    change(two)
    assert one.view(seat) == two.view(seat)


@pytest.mark.parametrize("change", [other_cards, other_tickets])
def test_B19_their_owner_can(change: Callable[[Table], None]) -> None:
    one, two = position(), position()
    change(two)
    assert one.view(1) != two.view(1)


def test_B19_a_spectator_sees_no_hand_and_no_ticket() -> None:
    view = position().view(SPECTATOR)
    assert (view.hand, view.tickets, view.offers) == ((), (), ())


def test_B19_rejected_tickets_are_hidden() -> None:
    views = []
    for choice in ("keep 1", "keep 3"):
        t = position()
        t.turn(1)
        t.play("tickets", "Dallas–New York", "Vancouver–Montréal", "Toronto–Miami")
        t.play(choice)
        views.append(t.view(0))
    assert views[0] == views[1]
    assert views[0].ticket_counts == (1, 3)


def test_B19_hand_sizes_ticket_counts_and_trains_are_public() -> None:
    t = position()
    t.own(1, "Chicago–Duluth")
    for seat in (0, 1, SPECTATOR):
        view = t.view(seat)
        assert view.hand_sizes == (4, 4)
        assert view.ticket_counts == (1, 2)
        assert view.trains == (45, 42)


def test_B19_row_discards_owners_and_track_points_are_public() -> None:
    t = position()
    t.play("claim Chicago–Duluth red×3")
    for seat in (0, 1, SPECTATOR):
        view = t.view(seat)
        assert view.row == tuple(CARDS[c] for c in ("pink", "white", "blue", "yellow", "orange"))
        assert view.discard == (0, 0, 0, 0, 0, 0, 3, 0, 0)
        assert view.owned == ((t.track("Chicago–Duluth"),), ())
        assert view.points == (4, 0)


def test_B19_country_cards_are_public() -> None:
    t = Table("poland")
    t.own(0, "Olsztyn–Rosja [white]", "Olsztyn–Ełk", "Ełk–Suwałki")
    t.hand(0, green=1)
    t.play("claim Suwałki–Litwa green×1")
    shown = [t.view(seat).mechanics["country_cards"]["points"] for seat in (0, 1, SPECTATOR)]
    assert shown == [[10, 0]] * 3


def test_B19_stations_are_public() -> None:
    t = Table("europe")
    t.stations(0, "Paris")
    paris = t.data.find_place("Paris")
    for seat in (0, 1, SPECTATOR):
        assert t.view(seat).mechanics["stations"] == {"places": {paris: 0}, "left": [2, 3]}


def seen(events: list[Event], kind: str, seat: int) -> list[Event | None]:
    return [seen_by(event, seat) for event in events if event.kind == kind]


def test_B19_a_card_taken_from_the_row_is_public_knowledge() -> None:
    t = Table()
    events = t.play("take 1", "red")
    assert t.view(1).known[0][CARDS["pink"]] == 1
    assert t.known_of(0) == {"pink": 1}
    [event] = seen(events, "took", 1)
    assert event is not None
    assert event.numbers["card"] == CARDS["pink"]


def test_B19_a_card_drawn_blind_is_not() -> None:
    t = Table()
    events = t.play("draw", "red")
    assert t.known_of(0) == {}
    [hidden] = seen(events, "drew", 1)
    [own] = seen(events, "drew", 0)
    assert hidden is not None
    assert own is not None
    assert "card" not in hidden.numbers
    assert own.numbers["card"] == CARDS["red"]


def test_B19_drawn_tickets_are_for_their_owner_alone() -> None:
    t = Table()
    events = t.play("tickets", *DRAWN)
    events += t.play("keep 1")
    for event in events:
        told = seen_by(event, 1)
        assert told is None or "ticket" not in told.numbers
    assert len(seen(events, "offered", 0)) == 3
    assert all(event is not None and event.numbers for event in seen(events, "offered", 0))
    assert seen(events, "kept_ticket", 1) == [None]


def test_B19_how_many_tickets_were_kept_is_public() -> None:
    t = Table()
    t.play("tickets", *DRAWN)
    [event] = seen(t.play("keep 1 2"), "kept", 1)
    assert event is not None
    assert event.numbers == {"kept": 2, "rejected": 1}


def test_B19_payments_are_public() -> None:
    t = Table()
    t.hand(0, red=2, loco=1)
    [event] = seen(t.play("claim Chicago–Duluth red×2+loco×1"), "claimed", 1)
    assert event is not None
    assert event.numbers == {
        "track": t.track("Chicago–Duluth"),
        "card": CARDS["red"],
        "cards": 2,
        "locomotives": 1,
    }


def test_B19_a_payment_may_spend_the_cards_that_were_known() -> None:
    t = Table()
    t.row("red", "red", "blue", "yellow", "orange")
    t.hand(0, red=2)
    t.play("take 1", "red")
    t.play("take 2", "red")
    assert t.known_of(0) == {"red": 2}
    t.turn(0)
    t.play("claim Chicago–Duluth red×3")
    assert t.known_of(0) == {}
    assert t.cards_of(0) == {"red": 1}


def test_B19_cards_laid_at_a_tunnel_are_known_when_taken_back() -> None:
    t = Table("europe")
    t.hand(0, yellow=2)
    t.play("claim München–Zürich yellow×2", "yellow", "red", "red")
    t.play("decline")
    assert t.known_of(0) == {"yellow": 2}


@pytest.mark.parametrize("paid", ["surcharge loco×0", "surcharge loco×1"])
def test_B19_the_payment_of_a_surcharge_is_public_too(paid: str) -> None:
    t = Table("europe")
    t.hand(0, yellow=3, loco=1)
    t.play("claim München–Zürich yellow×2", "yellow", "red", "red")
    t.play(paid)
    yellow, loco = (3, 0) if paid.endswith("0") else (2, 1)
    revealed = 1
    discard = t.view(1).discard
    assert (discard[CARDS["yellow"]], discard[CARDS["loco"]]) == (yellow + revealed, loco)
