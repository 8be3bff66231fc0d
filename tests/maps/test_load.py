"""Loading: which file, in which order, with which names and variants."""

from __future__ import annotations

import itertools
import pickle
import re
from pathlib import Path

import pytest

from branchline.core.cards import GRAY, TRACK_COLOURS
from branchline.maps import MapError, load_map, map_ids, routes

ISLE = Path(__file__).with_name("isle.toml")


def test_packaged_maps_load_once() -> None:
    assert map_ids() == tuple(sorted(map_ids()))
    assert load_map("poland") is load_map("poland")
    assert load_map("usa", "mega") is load_map("usa", "mega")
    assert load_map("poland").source == "poland/map.toml"


def test_a_path_may_be_text() -> None:
    data = load_map(str(ISLE))
    assert (data.id, data.source, data.variant) == ("isle", str(ISLE), None)
    assert data.content_hash == load_map(ISLE).content_hash


@pytest.mark.parametrize(
    ("which", "hint"),
    [
        ("Polnad", 'did you mean "poland"?'),
        ("nowhere", "no such map"),
        ("nowhere.toml", "no such file"),
        (Path("nowhere"), "no such file"),
        (ISLE.parent, "is not a file"),
        ("\0", ""),
        ("x" * 5000, ""),
    ],
)
def test_no_such_map(which: str | Path, hint: str) -> None:
    with pytest.raises(MapError) as caught:
        load_map(which)
    assert caught.value.file == str(which)
    assert hint in caught.value.hint


def test_no_such_variant() -> None:
    with pytest.raises(MapError, match=r'variants: "mor": no such variant; did you mean "more"\?'):
        load_map(ISLE, "mor")
    with pytest.raises(MapError, match="no such variant"):
        load_map("poland", "mega")


def test_load_raises_the_first_problem(tmp_path: Path) -> None:
    file = tmp_path / "isle.toml"
    file.write_text(ISLE.read_text("utf-8").replace("3 = 4 }", "4 = 4 }"), "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(file)
    hint = "no points for this length; add 3 to [points]"
    assert str(caught.value) == f"{file}: tracks[2].length: 3: {hint}"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301


def test_tracks_of_one_price_stand_together() -> None:
    for data in (*map(load_map, map_ids()), load_map(ISLE)):
        prices = [((t.colour + 1) % 9, t.length, t.added) for t in data.tracks]
        order = [price[:2] for price in prices]
        assert order == sorted(order)
        blocks = [price for price, _ in itertools.groupby(prices)]
        assert len(blocks) == len(set(blocks))
        assert (GRAY + 1) % 9 == 0
    isle = load_map(ISLE).tracks
    assert [TRACK_COLOURS[t.colour] for t in isle[:4]] == ["gray", "gray", "gray", "pink"]
    assert [
        (t.a, t.b, t.length, t.get("locomotives", 0), t.get("tunnel", False)) for t in isle[:3]
    ] == [
        (2, 5, 1, 0, False),
        (0, 4, 2, 1, False),
        (1, 2, 3, 0, True),
    ]


@pytest.mark.rule("B13")
def test_routes_are_parallel_tracks_of_one_length_and_group() -> None:
    data = load_map(ISLE)
    assert sorted(i for route in routes(data) for i in route) == list(range(8))
    together = [
        sorted(TRACK_COLOURS[data.tracks[i].colour] for i in route)
        for route in routes(data)
        if len(route) > 1
    ]
    assert sorted(together) == [["blue", "red"], ["pink", "white"]]  # not the longer green one


def test_tickets_stand_deck_by_deck_with_copies() -> None:
    data = load_map(ISLE)
    assert [(t.deck, t.text) for t in data.tickets[3:]] == [
        ("long", "Port–Norge"),
        ("regular", "Port–Hill"),
        ("regular", "Łódka–France"),
        ("regular", "Łódka–France"),
        ("regular", "France–Norge 2/Łódka 4"),
    ]
    legs = data.tickets[-1].legs
    assert [(leg.starts, leg.ends, leg.points) for leg in legs] == [
        ((4, 5), (3,), 2),
        ((4, 5), (1,), 4),
    ]
    assert data.first.deal == (("long", 1), ("regular", 1))
    assert data.later.deck == "regular"


def test_variants_state_only_what_differs() -> None:
    base, more, port = load_map(ISLE), load_map(ISLE, "more"), load_map(ISLE, "port")
    assert base.variants == ("more", "port")
    assert (more.variant, more.name, port.name) == ("more", "The Isle and more", "The Isle")
    assert (base.first.keep, more.first.keep, more.first.deal) == (1, 2, base.first.deal)
    assert more.mechanics == {
        "ferries": {},
        "tunnels": {"reveal": 3},
        "country_cards": {"stacks": {"Norge": [5, 3]}},
        "longest_path": {"points": 10},
    }
    assert (base.ties, more.ties) == (("completed_tickets", "fewest_stations"), ("longest_path",))
    assert [t.text for t in port.tickets] == ["Port–Norge"] * 4 + ["Port–Hill"]
    assert port.first.deal == (("long", 1),)
    assert base.content_hash == more.content_hash


def test_places_are_found_as_people_type_them() -> None:
    data = load_map(ISLE)
    assert [data.find_place(name) for name in ("Port", "lodka", "ŁÓDKA", "boat")] == [0, 1, 1, 1]
    assert data.find_place("Norway") == 3
    assert data.find_place("France") is None  # two places bear this label
    assert data.find_place("Atlantis") is None
    assert load_map("poland").find_place("germany") == load_map("poland").find_place("Niemcy")
    assert load_map("india").find_place("Ratlam") == load_map("india").find_place("RATIAM")


def test_defaults_of_a_map_that_says_little(tmp_path: Path) -> None:
    file = tmp_path / "least.toml"
    file.write_text(
        """
        format = 1
        id = "least"
        name = "Least"
        players = [2, 3]
        trains = 5
        cards = { each_colour = 12, locomotives = 0 }
        points = { 1 = 1 }
        places = [{ name = "A" }, { name = "B" }]
        tracks = [{ a = "A", b = "B", length = 1, colour = "red" }]
        [tickets]
        first = { deal = 1, keep = 1, rejected = "under" }
        later = { draw = 1, keep = 1, rejected = "under" }
        cards = [{ from = "A", to = "B", points = 1, copies = 4 }]
        """,
        "utf-8",
    )
    data = load_map(file)
    assert data.group_rules["double"].tracks_by_players == {2: 1, 3: 1}
    assert data.ties == ("completed_tickets",)
    assert (data.mechanics, data.areas, data.variants) == ({}, {}, ())
    assert (data.later.deck, data.first.deal) == ("standard", (("standard", 1),))


def test_the_hash_is_of_what_the_file_says(tmp_path: Path) -> None:
    text = ISLE.read_text("utf-8")
    file = tmp_path / "other.toml"
    loosened = re.sub(r"^(\w+ = .*)$", r"\1   # as printed", text.replace(" = ", "="), flags=re.M)
    head, rest = loosened.split("trains=12\n")
    file.write_text("trains=12\n" + head + rest, "utf-8")
    assert load_map(file).content_hash == load_map(ISLE).content_hash
    file.write_text(text.replace("trains = 12", "trains = 13"), "utf-8")
    assert load_map(file).content_hash != load_map(ISLE).content_hash
