"""UK7 to UK11: buying technologies, and what they open and score."""

from __future__ import annotations

from itertools import combinations

import pytest

from branchline.maps.readers import displays_of
from branchline.play.view import SPECTATOR

from .uk_table import BASIC, OPENING, UkTable

IRELAND = "Ireland/France Concession"
PRICES = {
    "Wales Concession": 1,
    IRELAND: 1,
    "Scotland Concession": 1,
    "Mechanical Stoker": 1,
    "Superheated Steam Boiler": 2,
    "Propellers": 2,
    "Booster": 2,
    "Boiler Lagging": 2,
    "Steam Turbines": 2,
    "Double Heading": 4,
    "Right of Way": 4,
}


# UK7: buying


@pytest.mark.parametrize(("name", "price"), [x for x in PRICES.items() if x[0] != "Right of Way"])
def test_UK7_a_technology_costs_its_price_in_locomotives(name: str, price: int) -> None:
    t = UkTable()
    t.hand(0, loco=price - 1, red=3)
    assert name not in t.offers()
    t.hand(0, loco=price + 1, red=3)
    t.play(f"buy {name} loco×{price}")
    assert t.has(0, name)
    assert not t.has(1, name)
    assert t.shelf()[name]["left"] == 3
    assert t.cards_of(0) == {"red": 3, "loco": 1}
    assert t.in_discards() == {"loco": price}


@pytest.mark.parametrize("action", ["take 1", "draw", "tickets", "claim Leeds–Manchester [red]"])
def test_UK7_the_action_follows_as_usual(action: str) -> None:
    t = UkTable()
    t.hand(0, loco=2, red=1)
    t.play("buy Wales Concession loco×1")
    assert t.seat == 0
    assert t.phase == "turn"
    if action == "take 1":
        t.play("take 1", "red")
        t.play("draw", "red")
    elif action == "draw":
        t.play("draw", "red")
        t.play("draw", "red")
    elif action == "tickets":
        t.play("tickets", "Leeds–London", "Leeds–France", "Wick–Dundee")
        t.play("keep 1")
    else:
        t.play(f"{action} red×1")
    assert t.seat == 1


def test_UK7_what_was_bought_can_be_used_at_once() -> None:
    t = UkTable()
    t.hand(0, loco=1, pink=1)
    assert t.payments("Llandrindod Wells–Cardiff") == set()
    t.play("buy Wales Concession loco×1")
    t.play("claim Llandrindod Wells–Cardiff pink×1")
    assert t.owns(0, "Llandrindod Wells–Cardiff")


def test_UK7_one_purchase_a_turn() -> None:
    t = UkTable()
    t.hand(0, loco=9)
    t.play("buy Wales Concession loco×1")
    assert t.offers() == set()
    t.play("draw", "red")
    t.play("draw", "red")
    t.turn(0)
    assert t.offers() >= {"Booster", IRELAND}


def test_UK7_before_the_action_and_not_in_the_midst_of_it() -> None:
    t = UkTable()
    t.hand(0, loco=9)
    t.play("draw", "red")
    assert t.offers() == set()
    t.play("draw", "red")
    assert t.seat == 1


def test_UK7_not_in_the_midst_of_drawing_tickets() -> None:
    t = UkTable()
    t.hand(0, loco=9)
    t.play("tickets", "Leeds–London", "Leeds–France", "Wick–Dundee")
    assert t.offers() == set()


def test_UK7_only_in_ones_own_turn() -> None:
    t = UkTable()
    t.hand(0, loco=9)
    t.turn(1)
    assert t.offers() == set()


def test_UK7_one_copy_of_a_technology_per_player() -> None:
    t = UkTable()
    t.give(0, "Booster")
    t.hand(0, loco=9)
    t.hand(1, loco=9)
    assert "Booster" not in t.offers()
    t.turn(1)
    t.play("buy Booster loco×2")
    assert t.shelf()["Booster"]["owners"] == [0, 1]
    assert t.shelf()["Booster"]["left"] == 2


def test_UK7_four_players_can_all_have_one() -> None:
    t = UkTable(4)
    for seat in range(4):
        t.turn(seat)
        t.hand(seat, loco=1)
        t.play("buy Mechanical Stoker loco×1")
        t.play("draw", "red")
        t.play("draw", "red")
    assert t.shelf()["Mechanical Stoker"]["left"] == 0
    assert t.shelf()["Mechanical Stoker"]["owners"] == [0, 1, 2, 3]


def test_UK7_the_price_is_in_locomotives_and_not_in_other_cards() -> None:
    t = UkTable()
    t.hand(0, red=3)
    assert t.offers() == set()


def test_UK7_every_mix_of_locomotives_and_substitutes_is_offered() -> None:
    t = UkTable()
    t.hand(0, red=12, blue=4, loco=4)
    ways = {text for text in t.legal() if text.startswith("buy Double Heading")}
    assert {way.removeprefix("buy Double Heading ") for way in ways} == {
        "loco×4",
        "loco×3+sub×1",
        "loco×2+sub×2",
        "loco×1+sub×3",
        "sub×4",
    }


def stuck() -> UkTable:
    """Return a turn with nothing to draw, no ticket, and no track to claim, but a locomotive."""
    t = UkTable()
    t.hand(0, loco=1)
    t.row("gap", "gap", "gap", "gap", "gap")
    t.deck(hoarder=1)
    t.pile()
    t.close_board()
    return t


def test_UK7_buying_is_no_action_so_a_player_without_one_may_pass() -> None:
    t = stuck()
    assert t.can("pass")
    assert t.offers() == {name for name, price in PRICES.items() if price == 1}
    t.play("pass")
    assert t.seat == 1


def test_UK7_the_price_is_discarded_at_once_and_may_be_shuffled_in() -> None:
    t = stuck()
    t.play("buy Wales Concession loco×1", "loco")
    assert t.in_row() == ["loco", "gap", "gap", "gap", "gap"]
    assert not t.can("pass")
    t.play("take 1")
    assert t.cards_of(0) == {"loco": 1}
    assert t.seat == 1


# UK8: regions


def needed(t: UkTable, number: int) -> set[str]:
    """Return the technologies a track needs, by the words of UK6 to UK10."""
    track = t.data.tracks[number]
    places = [t.data.places[end] for end in (track.a, track.b)]
    if "New York" in {place.name for place in places}:
        return set()
    by_region = {
        "Wales": "Wales Concession",
        "Ireland": IRELAND,
        "France": IRELAND,
        "Scotland": "Scotland Concession",
    }
    found = {by_region[place.region] for place in places if place.region != "England"}
    if track.length == 3:
        found.add("Mechanical Stoker")
    if track.length >= 4:
        found.add("Superheated Steam Boiler")
    if track.get("locomotives", 0):
        found.add("Propellers")
    return found


@pytest.mark.parametrize("size", range(len(OPENING) + 1))
def test_UK8_every_set_of_technologies_opens_exactly_its_tracks(size: int) -> None:
    for owned in combinations(OPENING, size):
        t = UkTable()
        t.give(0, *owned)
        expected = {
            t.notation.tracks[number]
            for number in range(len(t.data.tracks))
            if needed(t, number) <= set(owned)
        }
        assert t.open(0) == expected


def test_UK8_all_tracks_are_open_with_all_technologies() -> None:
    t = UkTable()
    t.give(0, *OPENING)
    assert len(t.open(0)) == 125


EXAMPLES = {
    "Stranraer–Londonderry": (
        "Scotland Concession",
        IRELAND,
        "Mechanical Stoker",
        "Propellers",
    ),
    "Newcastle–Edinburgh": ("Scotland Concession", "Mechanical Stoker"),
}


@pytest.mark.parametrize(
    ("track", "payment"),
    [
        ("Stranraer–Londonderry", "red×2+loco×1"),
        ("Newcastle–Edinburgh [green]", "green×3"),
        ("Newcastle–Edinburgh [pink]", "pink×3"),
    ],
)
def test_UK8_the_examples_of_the_rulebook(track: str, payment: str) -> None:
    names = EXAMPLES[track.split(" [")[0]]
    claim = f"claim {track} {payment}"
    for size in range(len(names)):
        for some in combinations(names, size):
            t = UkTable()
            t.give(0, *some, *(set(BASIC) - set(names)))  # everything else is of no help
            t.hand(0, red=2, green=3, pink=3, loco=1)
            assert not t.can(claim)
    t = UkTable()
    t.give(0, *names)
    t.hand(0, red=2, green=3, pink=3, loco=1)
    t.play(claim)
    assert len(t.view(0).owned[0]) == 1
    assert t.state.trains[0] == 35 - 3


@pytest.mark.parametrize(
    ("track", "concessions"),
    [
        ("Carmarthen–Cardiff", {"Wales Concession"}),
        ("Llandrindod Wells–Birmingham", {"Wales Concession"}),
        ("Limerick–Cork", {IRELAND}),
        ("Dover–France East", {IRELAND, "Propellers"}),
        ("Edinburgh–Carlisle", {"Scotland Concession"}),
        ("Dublin–Holyhead", {IRELAND, "Wales Concession", "Propellers"}),
        ("Stranraer–Belfast", {IRELAND, "Scotland Concession", "Propellers"}),
        ("Barrow–Liverpool", {"Propellers"}),
    ],
)
def test_UK8_what_a_player_lacks_is_named(track: str, concessions: set[str]) -> None:
    t = UkTable()
    number = t.track(track)
    lacking = {
        name
        for display in displays_of(t.game)
        for name in display.missing(t.game, t.state, 0, number)
    }
    assert lacking == concessions
    t.give(0, *concessions)
    assert t.notation.tracks[number] in t.open(0)
    assert t.notation.tracks[number] not in t.open(1)


# UK9: Southampton–New York


def test_UK9_new_york_needs_no_technology() -> None:
    t = UkTable()
    t.hand(0, red=7, loco=3)
    t.play("claim Southampton–New York red×7+loco×3")
    assert t.owns(0, "Southampton–New York")
    assert t.state.trains[0] == 25
    assert t.line(0, "tracks") == 40
    assert t.score().total(0) == 40


@pytest.mark.parametrize("locos", [0, 1, 2])
def test_UK9_its_symbols_must_still_be_paid(locos: int) -> None:
    t = UkTable()
    t.hand(0, red=10, loco=locos)
    assert t.payments("Southampton–New York") == set()


def test_UK9_its_symbols_may_be_substitutes() -> None:
    t = UkTable()
    t.hand(0, red=7, blue=4, loco=2)
    assert t.payments("Southampton–New York") == {"red×7+loco×2+sub×1"}
    t.play("claim Southampton–New York red×7+loco×2+sub×1")
    assert t.cards_of(0) == {}


@pytest.mark.parametrize(
    ("technologies", "more"),
    [(("Boiler Lagging",), 1), (("Steam Turbines",), 2), (("Boiler Lagging", "Steam Turbines"), 3)],
)
def test_UK9_it_is_a_route_and_a_ferry(technologies: tuple[str, ...], more: int) -> None:
    t = UkTable()
    t.give(0, *technologies)
    t.hand(0, red=7, loco=3)
    t.play("claim Southampton–New York red×7+loco×3")
    assert t.score().total(0) == 40 + more


# UK10 and UK11: the price list and the bonuses


def test_UK10_the_price_list() -> None:
    shelf = UkTable().shelf()
    assert {name: card["price"] for name, card in shelf.items()} == PRICES
    copies = {name: card["left"] for name, card in shelf.items()}
    assert copies == {name: 1 if name == "Right of Way" else 4 for name in PRICES}


@pytest.mark.parametrize(
    ("technology", "tracks"),
    [
        ("Mechanical Stoker", {3: True, 4: False, 5: False, 6: False}),
        ("Superheated Steam Boiler", {3: False, 4: True, 5: True, 6: True}),
    ],
)
def test_UK10_the_lengths_two_technologies_open(technology: str, tracks: dict[int, bool]) -> None:
    t = UkTable()
    others = set(OPENING) - {"Mechanical Stoker", "Superheated Steam Boiler"}
    t.give(0, technology, *others)
    for number, track in enumerate(t.data.tracks):
        if 3 <= track.length <= 6:
            assert (t.notation.tracks[number] in t.open(0)) is tracks[track.length]


def test_UK10_double_heading_adds_two_for_each_completed_ticket() -> None:
    t = UkTable()
    t.give(0, "Double Heading")
    t.path(0, "Leeds", "Manchester", "Liverpool")
    t.path(1, "Norwich", "Ipswich")
    t.tickets(0, "Leeds–Manchester", "Liverpool–Hull", "Leeds–London")
    t.tickets(1, "Norwich–Ipswich")
    assert t.line(0, "double_heading") == 2
    t.path(0, "Leeds", "Hull")
    assert t.line(0, "double_heading") == 4
    assert t.line(1, "double_heading") == 0
    assert t.score().total(0) == 3 + 1 + 3 - 6 + 4


def test_UK10_double_heading_counts_tickets_completed_before_it_was_bought() -> None:
    t = UkTable()
    t.path(0, "Leeds", "Manchester")
    t.tickets(0, "Leeds–Manchester")
    t.hand(0, loco=4)
    assert t.line(0, "double_heading") == 0
    t.play("buy Double Heading loco×4")
    assert t.line(0, "double_heading") == 2


FERRY = "claim Barrow–Liverpool loco×1"
INLAND = "claim Carlisle–Barrow red×1"


@pytest.mark.parametrize(
    ("technologies", "ferry", "inland"),
    [
        ((), 0, 0),
        (("Boiler Lagging",), 1, 1),
        (("Steam Turbines",), 2, 0),
        (("Boiler Lagging", "Steam Turbines"), 3, 1),
    ],
)
def test_UK11_the_bonuses_add_up(technologies: tuple[str, ...], ferry: int, inland: int) -> None:
    for claim, more in ((FERRY, ferry), (INLAND, inland)):
        t = UkTable()
        t.give(0, "Propellers", *technologies)
        t.hand(0, loco=1, red=1)
        t.play(claim)
        assert t.score().total(0) == 1 + more
        assert t.score().total(1) == 0


def test_UK11_only_tracks_claimed_after_buying_count() -> None:
    t = UkTable()
    t.give(0, "Propellers")
    t.hand(0, loco=9, red=9)
    t.play(INLAND)
    t.turn(0)
    t.play("buy Boiler Lagging loco×2")
    assert t.line(0, "boiler_lagging") == 0
    t.play("claim Leeds–Manchester [red] red×1")  # in the turn it was bought
    assert t.line(0, "boiler_lagging") == 1
    t.turn(0)
    t.play("buy Steam Turbines loco×2")
    assert t.line(0, "steam_turbines") == 0
    t.play(FERRY)
    assert t.line(0, "boiler_lagging") == 2
    assert t.line(0, "steam_turbines") == 2


def test_UK11_a_claim_paid_with_substitutes_counts_too() -> None:
    t = UkTable()
    t.give(0, "Propellers", "Boiler Lagging", "Steam Turbines")
    t.hand(0, red=4)
    t.play("claim Barrow–Liverpool sub×1")
    assert t.score().total(0) == 1 + 3


def test_UK11_a_bonus_is_for_its_owner_only() -> None:
    t = UkTable()
    t.give(0, "Boiler Lagging")
    t.turn(1)
    t.hand(1, red=1)
    t.play(INLAND)
    assert [t.score().total(seat) for seat in (0, 1)] == [0, 1]


# B19: everybody sees the technologies


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_B19_technologies_supplies_and_owners_are_public(viewer: int) -> None:
    t = UkTable(3, advanced=True)
    t.give(0, "Booster", "Wales Concession")
    t.give(2, "Booster", "Diesel Power")
    shelf = t.shelf(viewer)
    owners = {name: card["owners"] for name, card in shelf.items() if card["owners"]}
    assert owners == {"Booster": [0, 2], "Wales Concession": [0], "Diesel Power": [2]}
    assert shelf["Booster"]["left"] == 2
    assert shelf["Diesel Power"]["left"] == 0
    assert shelf["Wales Concession"]["price"] == 1
    assert t.view(viewer).mechanics["substitutes"]["rate"] == [3, 4, 3]
    assert t.view(viewer).mechanics == t.view(SPECTATOR).mechanics


def test_B19_a_purchase_is_told_to_all() -> None:
    t = UkTable()
    t.hand(0, loco=2)
    [event] = t.play("buy Booster loco×2")
    assert (event.kind, event.seat, event.secret) == ("technology_bought", 0, False)
    assert t.notation.name("technology", event.numbers["technology"]) == "Booster"


def test_B19_locomotives_paid_are_no_longer_known_to_be_held() -> None:
    t = UkTable()
    t.hand(0, loco=2)
    t.state.known[8] = 1
    t.play("buy Wales Concession loco×1")
    assert t.known_of(0) == {}
