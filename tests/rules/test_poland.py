"""PL1 to PL9: Poland, its country routes and country cards."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from branchline import new_game
from branchline.maps import MapData, load_map
from branchline.maps.build import build_game
from branchline.play.telling import Event

from .table import Table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_PL1_two_to_four_players_with_35_trains(players: int) -> None:
    match = new_game("poland", players=players, seed=1)
    assert match.view(0).trains == (35,) * players
    assert list(match.game.cards) == [12] * 8 + [14]


@pytest.mark.parametrize("players", [1, 5])
def test_PL1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("poland"), players)


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, False), (4, True)])
def test_PL1_both_tracks_of_a_double_are_open_with_four_players(players: int, open_: bool) -> None:
    t = Table("poland", players)
    t.own(0, "Katowice–Kraków [blue]")
    t.turn(1)
    t.hand(1, yellow=1)
    assert t.can("claim Katowice–Kraków [yellow] yellow×1") is open_


def test_PL1_one_track_of_a_double_per_player() -> None:
    t = Table("poland", 4)
    t.own(0, "Katowice–Kraków [blue]")
    t.hand(0, yellow=1)
    assert not t.can("claim Katowice–Kraków [yellow] yellow×1")


def test_PL2_four_tickets_are_dealt_and_two_kept() -> None:
    match = new_game("poland", players=3, seed=1)
    assert all(len(match.view(seat).offers) == 4 for seat in range(3))
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 2


def test_PL2_rejected_first_tickets_go_under_the_deck_shuffled_together() -> None:
    match = new_game("poland", players=3, seed=1)
    offers = [match.view(seat).offers for seat in range(3)]
    for seat, choice in enumerate(("keep 1 2", "keep 1 2 3", "keep 3 4")):
        match.play(choice, seat)
    rejected = [*offers[0][2:], *offers[1][3:], *offers[2][:2]]
    top, bottom = match.state.ticket_batches()
    assert len(top) == 35 - 12
    assert bottom == sorted(rejected)


def test_PL2_later_three_are_drawn_one_kept_and_rejects_go_under() -> None:
    t = Table("poland")
    t.pile("Kraków–Katowice", "Warszawa–Łódź", "Warszawa–Lublin", "Kraków–Łódź")
    t.play("tickets", "Kraków–Katowice", "Warszawa–Łódź", "Warszawa–Lublin")
    assert len(t.offered(0)) == 3
    assert not t.can("keep none")
    t.play("keep 3")
    kept = t.tickets_of(0)
    assert len(kept) == 1
    assert t.in_pile()[0] == ["Kraków–Łódź"]
    assert len(t.in_pile()[1]) == 2
    assert kept[0] not in t.in_pile()[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_PL3_country_routes_are_open_in_full_at_every_player_count(players: int) -> None:
    t = Table("poland", players)
    for seat, colour in zip(range(players), ("pink", "white", "blue", "red"), strict=False):
        t.turn(seat)
        t.hand(seat, **{colour: 3})
        t.play(f"claim Wrocław–Czechy [{colour}] {colour}×3")
        assert t.owns(seat, f"Wrocław–Czechy [{colour}]")


@pytest.mark.parametrize("players", [2, 4])
def test_PL3_but_only_one_track_of_each_per_player(players: int) -> None:
    t = Table("poland", players)
    t.own(0, "Rzeszów–Ukraina [blue]")
    t.hand(0, yellow=2, orange=2, white=2)
    assert not t.can("claim Rzeszów–Ukraina [yellow] yellow×2")
    assert not t.can("claim Rzeszów–Ukraina [orange] orange×2")
    assert t.can("claim Olsztyn–Rosja [white] white×2")


def stacks(t: Table) -> dict[str, list[int]]:
    shown = t.view(0).mechanics["country_cards"]["stacks"]
    assert isinstance(shown, dict)
    return {t.data.places[place].label: cards for place, cards in shown.items()}


def test_PL4_the_stacks_of_country_cards() -> None:
    assert stacks(Table("poland")) == {
        "Germany": [7, 4, 3],
        "Russia": [7, 4, 3],
        "Lithuania": [3],
        "Belarus": [6, 4, 2],
        "Ukraine": [6, 4, 2],
        "Slovakia": [6, 4, 2],
        "Czech Republic": [10, 7, 4, 2],
    }


def taken(t: Table, events: list[Event]) -> dict[str, int]:
    """Return the country cards taken, by country."""
    return {
        t.data.places[event.numbers["place"]].label: event.numbers["points"]
        for event in events
        if event.kind == "country_card"
    }


def claim(t: Table, seat: int, track: str) -> dict[str, int]:
    """Let a seat claim a track with locomotives; return the country cards it takes."""
    length = t.data.tracks[t.track(track)].length
    t.turn(seat)
    t.hand(seat, loco=length)
    return taken(t, t.play(f"claim {track} loco×{length}"))


def test_PL5_joining_two_countries_takes_a_card_of_both() -> None:
    t = Table("poland")
    t.path(0, "Rosja", "Olsztyn", "Ełk", "Suwałki")
    assert claim(t, 0, "Suwałki–Litwa") == {"Russia": 7, "Lithuania": 3}
    assert stacks(t)["Russia"] == [4, 3]
    assert stacks(t)["Lithuania"] == []


def test_PL5_a_first_country_gives_nothing() -> None:
    t = Table("poland")
    t.path(0, "Olsztyn", "Ełk", "Suwałki")
    assert claim(t, 0, "Suwałki–Litwa") == {}
    assert stacks(t)["Lithuania"] == [3]


def test_PL5_a_country_in_another_network_does_not_help() -> None:
    t = Table("poland")
    t.path(0, "Rosja", "Olsztyn")
    assert claim(t, 0, "Suwałki–Litwa") == {}


def test_PL5_another_players_network_does_not_help() -> None:
    t = Table("poland")
    t.path(1, "Rosja", "Olsztyn", "Ełk", "Suwałki")
    assert claim(t, 0, "Suwałki–Litwa") == {}


def test_PL5_every_country_of_the_network_gives_its_top_card() -> None:
    t = Table("poland")
    t.path(0, "Rosja", "Olsztyn", "Ełk", "Białystok", "Siedlce", "Białoruś")
    t.path(0, "Ełk", "Suwałki")
    assert claim(t, 0, "Suwałki–Litwa") == {"Russia": 7, "Belarus": 6, "Lithuania": 3}


@pytest.fixture
def second_way(tmp_path: Path) -> MapData:
    """Return the board with a second way into Russia, from Gdańsk."""
    text = (resources.files("branchline.maps") / "poland" / "map.toml").read_text("utf-8")
    track = '{ a = "Gdańsk", b = "Rosja", length = 2, colour = "gray" },'
    text = text.replace("tracks = [", f"tracks = [\n    {track}", 1).replace("counts = ", "# ", 1)
    path = tmp_path / "second_way.toml"
    path.write_text(text, encoding="utf-8")
    return load_map(path)


def test_PL5_a_second_track_into_a_country_of_the_network_gives_nothing(
    second_way: MapData,
) -> None:
    t = Table(data=second_way)
    t.path(0, "Rosja", "Olsztyn", "Ełk", "Suwałki")
    claim(t, 0, "Suwałki–Litwa")
    t.path(0, "Olsztyn", "Gdańsk")
    assert claim(t, 0, "Gdańsk–Rosja") == {}
    assert stacks(t)["Russia"] == [4, 3]


def test_PL5_a_track_out_of_a_country_of_the_network_gives_nothing(second_way: MapData) -> None:
    t = Table(data=second_way)
    t.path(0, "Rosja", "Olsztyn", "Ełk", "Suwałki")
    claim(t, 0, "Suwałki–Litwa")
    assert claim(t, 0, "Gdańsk–Rosja") == {}


def test_PL5_a_network_with_a_country_may_reach_one_that_another_network_holds(
    second_way: MapData,
) -> None:
    t = Table(data=second_way)
    t.path(0, "Litwa", "Suwałki", "Ełk", "Białystok", "Warszawa", "Płock", "Gdańsk")
    t.path(0, "Rosja", "Olsztyn")
    assert claim(t, 0, "Gdańsk–Rosja") == {"Russia": 7, "Lithuania": 3}


def test_PL5_the_card_is_taken_at_once() -> None:
    t = Table("poland")
    t.path(0, "Rosja", "Olsztyn", "Ełk", "Suwałki")
    claim(t, 0, "Suwałki–Litwa")
    assert t.line(0, "country_cards") == 10
    assert t.seat == 1


def test_PL6_a_claim_that_reaches_no_country_gives_no_card() -> None:
    t = Table("poland")
    t.path(0, "Rosja", "Olsztyn", "Ełk")
    t.path(0, "Suwałki", "Litwa")
    assert claim(t, 0, "Ełk–Suwałki") == {}
    assert t.line(0, "country_cards") == 0


def test_PL7_an_empty_stack_gives_nothing_and_the_others_still_pay() -> None:
    t = Table("poland")
    t.path(0, "Rosja", "Olsztyn", "Ełk", "Suwałki")
    claim(t, 0, "Suwałki–Litwa")
    t.path(0, "Ełk", "Białystok", "Siedlce")
    assert stacks(t)["Lithuania"] == []
    assert claim(t, 0, "Siedlce–Białoruś [red]") == {"Russia": 4, "Belarus": 6}


def worked_example() -> tuple[Table, list[dict[str, int]]]:
    """Play the first worked example; return the table and the cards each claim took."""
    t = Table("poland", 3)
    a, b, c = range(3)
    cards = []
    t.path(a, "Rosja", "Olsztyn", "Płock", "Bydgoszcz", "Poznań", "Gorzów Wielkopolski")
    cards.append(claim(t, a, "Gorzów Wielkopolski–Niemcy [yellow]"))
    t.path(b, "Gorzów Wielkopolski", "Zielona Góra", "Wrocław")
    t.own(b, "Wrocław–Czechy [pink]")
    cards.append(claim(t, b, "Gorzów Wielkopolski–Niemcy [black]"))
    t.path(a, "Płock", "Warszawa", "Siedlce")
    cards.append(claim(t, a, "Siedlce–Białoruś [black]"))
    t.own(c, "Wrocław–Czechy [white]")
    t.path(c, "Wrocław", "Poznań", "Piła", "Gorzów Wielkopolski")
    cards.append(claim(t, c, "Gorzów Wielkopolski–Niemcy [red]"))
    return t, cards


def test_PL5_worked_example() -> None:
    _, (first, second, third, _) = worked_example()
    assert first == {"Russia": 7, "Germany": 7}
    assert second == {"Germany": 4, "Czech Republic": 10}
    assert third == {"Germany": 3, "Russia": 4, "Belarus": 6}


def test_PL7_worked_example_no_german_card_is_left() -> None:
    t, (_, _, _, last) = worked_example()
    assert "Germany" not in last
    assert last == {"Czech Republic": 7}
    assert stacks(t)["Germany"] == []


def test_PL8_worked_example_the_values_are_added() -> None:
    t, _ = worked_example()
    assert [t.line(seat, "country_cards") for seat in range(3)] == [27, 14, 7]


def test_PL6_no_text_says_that_joining_is_enough() -> None:
    words = resources.files("branchline") / "locales" / "en" / "mechanics" / "country_cards.ftl"
    told = [
        line for line in words.read_text(encoding="utf-8").splitlines() if "join" in line.lower()
    ]
    assert told
    assert all("track into a country" in line or line.startswith("#") for line in told), told


def test_PL6_second_worked_example() -> None:
    t = Table("poland")
    t.path(0, "Rosja", "Olsztyn", "Białystok", "Siedlce")
    assert claim(t, 0, "Siedlce–Białoruś [black]") == {"Russia": 7, "Belarus": 6}
    t.path(0, "Ukraina", "Rzeszów", "Kraków", "Bielsko-Biała")
    assert claim(t, 0, "Bielsko-Biała–Słowacja [red]") == {"Ukraine": 6, "Slovakia": 6}
    t.path(0, "Siedlce", "Lublin")
    assert claim(t, 0, "Lublin–Rzeszów [white]") == {}
    t.path(0, "Bielsko-Biała", "Opole", "Wrocław")
    assert claim(t, 0, "Wrocław–Czechy [red]") == {
        "Russia": 4,
        "Belarus": 4,
        "Ukraine": 4,
        "Slovakia": 4,
        "Czech Republic": 10,
    }
    assert t.line(0, "country_cards") == 25 + 26


def test_PL8_country_cards_are_public_and_added_at_the_end() -> None:
    t = Table("poland")
    t.path(0, "Rosja", "Olsztyn", "Ełk", "Suwałki")
    tracks = t.line(0, "tracks")
    claim(t, 0, "Suwałki–Litwa")
    assert t.view(1).mechanics["country_cards"]["points"] == [10, 0]
    assert t.view(1).points[0] == tracks + 1
    assert t.score().total(0) == tracks + 1 + 10


def test_PL8_no_longest_path_or_globetrotter_bonus() -> None:
    t = Table("poland")
    t.path(0, "Kraków", "Katowice")
    t.tickets(0, "Kraków–Katowice")
    assert [(line.name, line.points) for line in t.score().lines(0)] == [
        ("tracks", 1),
        ("ticket", 1),
    ]


def test_PL9_most_completed_tickets_break_a_tie() -> None:
    t = Table("poland")
    t.path(0, "Kraków", "Katowice")
    t.tickets(0, "Kraków–Katowice")
    t.level_totals()
    assert t.score().winners() == [0]


def test_PL9_then_most_points_from_completed_tickets() -> None:
    t = Table("poland")
    t.path(0, "Kraków", "Katowice")
    t.path(1, "Warszawa", "Łódź")
    t.tickets(0, "Kraków–Katowice")
    t.tickets(1, "Warszawa–Łódź", "Warszawa–Szczecin")
    t.level_totals()
    assert t.score().winners() == [1]


def test_PL9_then_the_win_is_shared() -> None:
    t = Table("poland")
    t.path(0, "Kraków", "Katowice")
    t.path(1, "Gdańsk", "Płock")
    t.level_totals()
    assert t.score().winners() == [0, 1]
