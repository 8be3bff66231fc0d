"""DE1 to DE12: Germany, its two ticket decks and its passengers."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline import Match, new_game
from branchline.core.chance import Dice
from branchline.core.tickets import draw_from
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.mechanics.passengers.rules import WAITING, Passengers
from branchline.mechanics.ticket_decks.rules import LONG, SHORT
from branchline.play.redeal import redeal

from .table import Table

COLOURS = ["red", "green", "black", "yellow", "blue", "white"]
CROWDS = {
    "Berlin": 5,
    **dict.fromkeys(("Hamburg", "Köln", "Frankfurt", "München"), 4),
    **dict.fromkeys(("Leipzig", "Stuttgart"), 3),
}
COUNTRIES = ["Denmark", "France", "Netherlands", "Austria", "Switzerland"]


class Germany(Table):
    """A table in Germany on which passengers can be put anywhere."""

    def __init__(self, players: int = 3) -> None:
        super().__init__("germany", players)
        self.passengers = next(m for m in self.game.mechanics if isinstance(m, Passengers))

    def place(self, name: str) -> int:
        found = self.data.find_place(name)
        assert found is not None
        return found

    def wait(self, place: str, *colours: str) -> None:
        """Let exactly these passengers wait at a place."""
        rules = self.passengers
        at = rules.slot + WAITING + rules.stop_of[self.place(place)] * rules.n_colours
        for number, colour in enumerate(COLOURS):
            self.state.slots[at + number] = colours.count(colour)

    def waiting(self, place: str) -> list[str]:
        """Return who waits at a place, as everybody sees it."""
        shown = self.view(-1).mechanics["passengers"]
        counts = shown["waiting"][str(shown["stop_of"][self.place(place)])]
        return [c for c, n in zip(COLOURS, counts, strict=True) for _ in range(n)]

    def give(self, seat: int, **colours: int) -> None:
        """Give a seat exactly these passengers."""
        rules = self.passengers
        at = rules.slot + rules.held_slot + seat * rules.n_colours
        for number, colour in enumerate(COLOURS):
            self.state.slots[at + number] = colours.get(colour, 0)

    def held(self, seat: int) -> list[str]:
        counts = self.view(-1).mechanics["passengers"]["held"][seat]
        return [c for c, n in zip(COLOURS, counts, strict=True) for _ in range(n)]

    def build(self, track: str) -> None:
        """Let the seat on turn build a track."""
        number = self.track(track)
        length = int(self.game.board.length[number])
        self.hand(self.seat, loco=length)
        self.play(f"claim {self.notation.tracks[number]} loco×{length}")

    def points(self) -> list[int]:
        return [self.line(seat, "passengers") for seat in range(self.game.players)]


def started(players: int = 2, seed: int = 1) -> Match:
    return new_game("germany", players=players, seed=seed)


def sizes(match: Match) -> list[list[int]]:
    return [[len(batch) for batch in batches] for batches in match.state.deck_batches()]


def decks_of(match: Match, tickets: tuple[int, ...]) -> list[str]:
    return sorted(match.data.tickets[ticket].deck for ticket in tickets)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_DE1_two_to_five_players_with_45_trains_and_4_cards(players: int) -> None:
    match = started(players)
    assert match.view(0).trains == (45,) * players
    assert list(match.game.cards) == [12] * 8 + [14]
    assert [sum(match.view(seat).hand) for seat in range(players)] == [4] * players
    board = match.game.board
    several = [route for route in range(board.n_routes) if board.route_size[route] > 1]
    assert {int(board.route_size[route]) for route in several} == {2, 3}
    for route in several:
        free = 1 if players < 4 else board.route_size[route]
        assert min(board.route_limit[route], board.route_size[route]) == free
        assert board.route_each[route] == 1


@pytest.mark.parametrize("players", [1, 6])
def test_DE1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("germany"), players)


def test_DE2_seven_spaces_score_18() -> None:
    data = load_map("germany")
    assert data.points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}
    assert max(track.length for track in data.tracks) == 7


def test_DE3_55_short_and_34_long_tickets_in_decks_of_their_own() -> None:
    data = load_map("germany")
    decks = Counter(ticket.deck for ticket in data.tickets)
    assert decks == {"short": 55, "long": 34}
    points = {deck: [t.legs[0].points for t in data.tickets if t.deck == deck] for deck in decks}
    assert max(points["short"]) == 11  # the smallest is worth 2, where the rules say 3 to 11
    assert (min(points["long"]), max(points["long"])) == (12, 22)
    assert sizes(started()) == [[55], [34]]


def test_DE3_a_split_is_named_then_four_are_dealt_two_kept_and_the_others_shuffled_in() -> None:
    match = started()
    assert match.legal(0) == [f"draw_split short×{n}" for n in range(5)]
    match.play("draw_split short×3", 0)
    match.play("draw_split short×0", 1)
    assert decks_of(match, match.view(0).offers) == ["long", "short", "short", "short"]
    assert decks_of(match, match.view(1).offers) == ["long"] * 4
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 2
    match.play("keep 1 2", 0)
    match.play("keep 1 2 3 4", 1)
    kept = match.view(0).tickets
    short = decks_of(match, kept).count("short")
    assert sizes(match) == [[55 - short], [34 - (2 - short) - 4]]  # one batch: mixed, not under


def test_DE4_all_name_their_split_before_anybody_draws() -> None:
    match = started(3)
    for seat in (2, 0):
        match.play("draw_split short×1", seat)
        assert match.view(seat).choice == 1
        assert all(view.offers == () for view in map(match.view, range(3)))
        assert match.view(1).choice == -1
        assert sizes(match) == [[55], [34]]
    assert match.view(1).to_act == (1,)
    match.play("draw_split short×2", 1)
    assert [len(match.view(seat).offers) for seat in range(3)] == [4, 4, 4]
    assert match.view(0).to_act == (0, 1, 2)
    told = [event for event in match.moves[-1].events if event.kind == "drew_of_decks"]
    assert [event.seat for event in told] == [0, 1, 2]  # in seat order
    assert [event.numbers["short"] for event in told] == [1, 2, 1]


def test_DE4_nobody_can_tell_what_another_has_named() -> None:
    one, other = started(), started()
    one.play("draw_split short×4", 0)
    other.play("draw_split short×0", 0)
    assert one.view(1) == other.view(1)
    dealt = {int(redeal(one.game, one.view(1), Dice(n)).chosen[0]) for n in range(40)}
    assert dealt == {0, 1, 2, 3, 4}


def test_DE4_a_deck_that_runs_short_gives_what_it_has_and_the_other_fills_up() -> None:
    game = build_game(load_map("germany"), 2, first_seat=0)
    dice = Dice(1)
    for deck, wanted in ((LONG, 0), (SHORT, 4)):
        s = game.start(dice)
        assert s.ticket_decks is not None
        for _ in range(int(s.ticket_decks[deck].size) - 2):
            draw_from(s, s.ticket_decks[deck], dice)
        first = game.legal(s)[0]
        for _ in range(2):
            assert game.is_legal(s, first + wanted)
            game.apply(s, first + wanted, dice)
        of_deck = [
            sum(game.deck_of[s.offers[seat * game.most_offered + i]] == deck for i in range(4))
            for seat in range(2)
        ]
        assert of_deck == [2, 0]
        assert list(s.n_offers) == [4, 4]


def test_DE5_later_draws_are_of_four_with_one_kept_and_rejects_under_their_own_deck() -> None:
    t = Germany()
    assert [text for text in t.legal() if text.startswith("draw_split")] == [
        f"draw_split short×{n}" for n in range(5)
    ]
    assert "tickets" not in t.legal()
    names = ["Mainz–Stuttgart", "Hamburg–Rostock", "Köln–Leipzig", "Leipzig–Ulm"]
    events = t.play("draw_split short×2", *names)
    assert [e.numbers for e in events if e.kind == "drew_of_decks"] == [{"short": 2, "long": 2}]
    assert sorted(t.offered(0)) == sorted(names)
    assert min(len(text.split()) - 1 for text in t.legal()) == 1
    t.play(f"keep {t.offered(0).index('Köln–Leipzig') + 1}")
    assert t.tickets_of(0) == ["Köln–Leipzig"]
    short, long = t.state.deck_batches()
    assert [len(batch) for batch in short] == [53, 2]
    assert [len(batch) for batch in long] == [32, 1]
    assert {t.data.tickets[ticket].text for ticket in short[-1]} == set(names[:2])
    assert t.data.tickets[long[-1][0]].text == "Leipzig–Ulm"
    assert t.seat == 1


def test_DE5_a_split_asks_no_deck_for_more_than_it_holds() -> None:
    t = Germany()
    short, long = t.game.ticket_rules.split
    t.lay_decks(short[:1], long[:9])
    assert [x for x in t.legal() if x.startswith("draw")] == [
        "draw",
        "draw_split short×0",
        "draw_split short×1",
    ]
    assert not t.can("draw_split short×2")
    t.lay_decks(short[:9], [])
    assert [x for x in t.legal() if x.startswith("draw_split")] == ["draw_split short×4"]


def test_DE5_with_fewer_than_four_left_all_are_drawn() -> None:
    t = Germany()
    short, long = t.game.ticket_rules.split
    t.lay_decks(short[:2], long[:1])
    assert [x for x in t.legal() if x.startswith("draw_split")] == ["draw_split short×2"]
    t.play("draw_split short×2", *(t.data.tickets[n].text for n in [*short[:2], long[0]]))
    assert len(t.offered(0)) == 3
    t.play("keep 1 2 3")
    assert not any(text.startswith("draw_split") for text in t.legal())


def test_DE5_the_sizes_of_both_decks_and_the_backs_of_tickets_are_public() -> None:
    match = started()
    match.play("draw_split short×3", 0)
    match.play("draw_split short×1", 1)
    for viewer in (0, 1, -1):
        view = match.view(viewer)
        assert view.deck_batches == ((51,), (30,))
        assert view.deck_offers == ((3, 1), (1, 3))
        assert view.mechanics["ticket_decks"]["left"] == [51, 30]
    for seat in (0, 1):
        match.play("keep 1 2 3 4", seat)
    assert match.view(1).mechanics["ticket_decks"]["kept"] == [[3, 1], [1, 3]]
    again = redeal(match.game, match.view(0), Dice(5))
    other = again.members(again.kept, 1)
    assert [match.data.tickets[ticket].deck for ticket in other].count("short") == 1


def test_DE6_a_ticket_naming_a_country_counts_any_of_its_ends() -> None:
    t = Germany()
    t.tickets(0, "France–München")
    [leg] = t.data.tickets[t.ticket("France–München")].legs
    assert {t.data.places[place].name for place in leg.starts} == {
        "France 1",
        "France 2",
        "France 3",
    }
    assert set(t.data.areas) == set(COUNTRIES)


def test_DE6_freiburg_and_saarbruecken_both_joined_to_france_are_not_joined() -> None:
    t = Germany()
    to_france = [
        name
        for name in t.notation.tracks
        if "France" in name and ("Freiburg" in name or "Saarbrücken" in name)
    ]
    assert len(to_france) >= 2
    t.own(0, *to_france, trains=False)
    network = t.score().networks[0]
    assert not network.connected(t.place("Freiburg"), t.place("Saarbrücken"))


def test_DE7_sixty_open_passengers_five_in_berlin_and_one_at_most_places() -> None:
    seen = set()
    for seed in range(3):
        match = started(seed=seed)
        shown = match.view(-1).mechanics["passengers"]
        names = {str(n): place.name for n, place in enumerate(match.data.places)}
        counts = {names[place]: sum(each) for place, each in shown["waiting"].items()}
        assert {name: n for name, n in counts.items() if n != 1} == CROWDS
        assert len(counts) == 35 + len(COUNTRIES)
        assert [sum(each) for each in zip(*shown["waiting"].values(), strict=True)] == [10] * 6
        assert match.view(0).mechanics["passengers"] == shown
        seen.add(str(shown["waiting"]))
    assert len(seen) == 3  # drawn anew for every game


def test_DE8_berlin_to_magdeburg_brings_the_one_there_and_one_by_choice() -> None:
    t = Germany()
    t.wait("Berlin", "red", "red", "blue", "white", "white")
    t.wait("Magdeburg", "green")
    t.build("Berlin–Magdeburg")
    assert t.phase == "passengers"
    assert set(t.legal()) == {f"fetch {colour}-passenger" for colour in ("red", "blue", "white")}
    t.play("fetch blue-passenger")
    assert t.held(0) == ["green", "blue"]
    assert t.waiting("Berlin") == ["red", "red", "white", "white"]
    assert t.waiting("Magdeburg") == []
    assert (t.seat, t.phase) == (1, "turn")


def test_DE8_both_ends_ask_one_after_the_other() -> None:
    t = Germany()
    t.wait("Berlin", "red", "blue")
    t.wait("Leipzig", "black", "white")
    t.build("Berlin–Leipzig")
    asked = [t.view(0).mechanics["passengers"]["place"]]
    t.play("fetch red-passenger")
    asked.append(t.view(0).mechanics["passengers"]["place"])
    assert {t.data.places[place].name for place in asked} == {"Berlin", "Leipzig"}
    assert set(t.legal()) == {"fetch black-passenger", "fetch white-passenger"}
    t.play("fetch white-passenger")
    assert t.held(0) == ["red", "white"]
    assert t.seat == 1


def test_DE8_taking_is_compulsory_and_empty_ends_give_nobody() -> None:
    t = Germany()
    t.wait("Berlin")
    t.wait("Magdeburg", "green")
    t.build("Berlin–Magdeburg")
    assert t.held(0) == ["green"]
    assert t.seat == 1
    t.wait("Berlin")
    t.wait("Dresden")
    t.build("Berlin–Dresden")
    assert t.held(1) == []
    assert t.seat == 2


def test_DE8_a_country_gives_its_passenger_to_the_first_track_into_any_of_its_ends() -> None:
    t = Germany()
    t.wait("France 1", "black")
    t.wait("Saarbrücken", "red")
    t.wait("Freiburg", "blue")
    assert t.waiting("France 3") == ["black"]
    t.build(t.track_between("Saarbrücken", "France 1"))
    assert sorted(t.held(0)) == ["black", "red"]
    assert t.waiting("France 3") == []
    other = next(name for name in t.notation.tracks if "Freiburg" in name and "France" in name)
    t.build(other)
    assert t.held(1) == ["blue"]


def test_DE9_passengers_taken_are_open() -> None:
    t = Germany()
    t.give(1, red=2, white=1)
    for viewer in (0, 2, -1):
        assert t.view(viewer).mechanics["passengers"]["held"][1] == [2, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ([3, 2, 1], [20, 10, 0]),
        ([2, 2, 1], [20, 20, 0]),  # tied for most: nobody is second
        ([3, 1, 1], [20, 10, 10]),  # several are second
        ([1, 1, 1], [20, 20, 20]),
        ([1, 0, 0], [20, 0, 0]),  # nobody scores for a colour without a passenger of it
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_DE10_the_most_of_a_colour_score_20_and_the_second_most_10(
    held: list[int], points: list[int]
) -> None:
    t = Germany()
    for seat, count in enumerate(held):
        t.give(seat, yellow=count)
    assert t.points() == points


def test_DE10_each_colour_is_scored_on_its_own() -> None:
    t = Germany(2)
    t.give(0, red=3, green=1)
    t.give(1, red=1, green=2, black=1)
    assert t.points() == [20 + 10, 10 + 20 + 20]


def test_DE11_most_completed_tickets_score_15_and_no_path_does() -> None:
    t = Germany()
    t.tickets(0, "Mainz–Stuttgart")
    t.tickets(1, "Hamburg–Rostock")
    t.path(0, "Mainz", "Mannheim", "Stuttgart")
    t.path(1, "Hamburg", "Schwerin", "Rostock")
    assert [t.line(seat, "most_tickets") for seat in range(3)] == [15, 15, 0]
    assert "longest_path" not in t.data.mechanics


def test_DE12_ties_go_by_completed_tickets_then_passengers_then_are_shared() -> None:
    t = Germany(2)
    t.tickets(0, "Mainz–Stuttgart")
    t.path(0, "Mainz", "Mannheim", "Stuttgart")
    t.give(1, red=1)
    t.level_totals()
    assert t.score().winners() == [0]
    t = Germany(2)
    t.give(0, red=2, blue=1)
    t.give(1, red=1, blue=1)
    t.level_totals()
    assert t.score().winners() == [0]
    t.give(1, red=1, blue=2)
    t.level_totals()
    assert t.score().winners() == [0, 1]
