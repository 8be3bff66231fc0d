"""AF1 to AF16: the Heart of Africa, its junctions and its terrain cards."""

from __future__ import annotations

import pytest

from branchline import new_game
from branchline.core.cards import TRACK_COLOURS
from branchline.core.chance import Script
from branchline.maps import load_map
from branchline.maps.build import build_game
from branchline.mechanics.terrain_cards.rules import TerrainCards

from .table import Table

CAPE = "Cape Town–Port Elizabeth"
"""A black track of three spaces."""
DESERT, JUNGLE, MOUNTAIN = range(3)


class Land(Table):
    """A table in Africa on which terrain cards can be handed out."""

    def __init__(self, players: int = 2) -> None:
        super().__init__("africa", players)
        self.terrain = next(m for m in self.game.mechanics if isinstance(m, TerrainCards))
        self.cape = self.notation.tracks[self.track(CAPE)]
        for seat in range(players):
            self.hold(seat)

    def hold(self, seat: int, desert: int = 0, jungle: int = 0, mountain: int = 0) -> None:
        """Let a seat hold exactly these terrain cards; the others go back to the deck."""
        for terrain, count in enumerate((desert, jungle, mountain)):
            at = self.terrain.held_slot(seat, terrain)
            self.state.slots[self.terrain.deck_slot(terrain)] += self.state.slots[at] - count
            self.state.slots[at] = count

    def show(self, *types: int) -> None:
        """Lay these terrain cards face up; -1 is a gap."""
        for place, terrain in enumerate(types):
            at = self.terrain.shown_slot(place)
            if self.state.slots[at]:
                self.state.slots[self.terrain.deck_slot(self.state.slots[at] - 1)] += 1
            self.state.slots[at] = terrain + 1
            if terrain >= 0:
                self.state.slots[self.terrain.deck_slot(terrain)] -= 1

    def box_terrain(self) -> None:
        """Take the deck of terrain cards out of the game."""
        for terrain in range(3):
            self.state.slots[self.terrain.deck_slot(terrain)] = 0

    def held(self, seat: int) -> list[int]:
        return list(self.view(seat).mechanics["terrain_cards"]["held"][seat])

    def pick(self, text: str, *index: int) -> None:
        """Play a pick; numbers say which card of the terrain deck comes, counted by type."""
        assert self.can(text)
        script = Script(list(index))
        self.game.apply(self.state, self.notation.action(text), script)
        script.finish()

    def answers(self) -> list[str]:
        return self.legal() if self.phase == "terrain_cards" else []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_AF1_45_trains_4_cards_and_double_routes_from_four_players(players: int) -> None:
    match = new_game("africa", players=players, seed=1)
    assert match.view(0).trains == (45,) * players
    assert list(match.game.cards) == [12] * 8 + [14]
    assert [sum(match.view(seat).hand) for seat in range(players)] == [4] * players
    assert set(match.game.board.route_limit) == {1 if players < 4 else 2}


@pytest.mark.parametrize("players", [1, 6])
def test_AF1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        build_game(load_map("africa"), players)


def test_AF2_four_tickets_are_dealt_and_two_kept_then_four_drawn_and_one_kept() -> None:
    match = new_game("africa", players=2, seed=1)
    assert len(match.view(0).offers) == 4
    assert min(len(text.split()) - 1 for text in match.legal(0)) == 2
    for seat in range(2):
        match.play("keep 1 2", seat)
    assert [len(batch) for batch in match.state.ticket_batches()] == [40, 4]
    match.play("tickets")
    match.play("keep 1")
    assert [len(batch) for batch in match.state.ticket_batches()] == [36, 4, 3]


def test_AF3_ten_junctions_that_no_ticket_names() -> None:
    data = load_map("africa")
    junctions = {i for i, place in enumerate(data.places) if place.kind == "junction"}
    assert len(junctions) == 10
    ends = {p for t in data.tickets for leg in t.legs for p in (*leg.starts, *leg.ends)}
    assert not ends & junctions


def test_AF4_ends_of_countries_are_places_of_their_own() -> None:
    data = load_map("africa")
    for country in ("Nigeria", "Tchad", "Sudan"):
        ends = [i for i, place in enumerate(data.places) if place.label == country]
        assert len(ends) == 2
        assert not any({t.a, t.b} <= set(ends) for t in data.tracks)
    madagascar = {i for i, place in enumerate(data.places) if place.label == "Madagascar"}
    assert any({t.a, t.b} == madagascar for t in data.tracks)
    goals = [leg for t in data.tickets for leg in t.legs if madagascar & {*leg.starts, *leg.ends}]
    assert goals
    assert all(madagascar <= {*leg.starts, *leg.ends} for leg in goals)


@pytest.mark.parametrize("players", [2, 5])
def test_AF5_45_cards_of_three_types_one_each_and_two_face_up(players: int) -> None:
    match = new_game("africa", players=players, seed=2)
    shown = match.view(0).mechanics["terrain_cards"]
    assert shown["count"] == [1] * players
    assert all(each >= 0 for each in shown["face_up"])
    assert len(shown["face_up"]) == 2
    assert shown["deck"] == 45 - players - 2


def test_AF5_the_type_follows_from_the_colour() -> None:
    t = Land()
    types = {"yellow": 0, "orange": 0, "red": 0, "pink": 1, "blue": 1, "green": 1}
    for track, of_type in zip(t.data.tracks, t.terrain.type_of, strict=True):
        assert of_type == types.get(TRACK_COLOURS[track.colour], MOUNTAIN)


def test_AF6_each_pick_may_be_a_terrain_card() -> None:
    t = Land()
    t.show(DESERT, JUNGLE)
    t.pick("take_terrain desert", 0)  # the first of the deck, another desert, follows
    assert t.phase == "second card"
    assert t.held(0) == [1, 0, 0]
    assert t.view(0).mechanics["terrain_cards"]["face_up"] == [DESERT, JUNGLE]
    t.pick("draw_terrain", 45 - 4)
    assert t.held(0) == [1, 0, 1]
    assert t.seat == 1


def test_AF6_a_card_may_come_first_or_second() -> None:
    t = Land()
    t.show(DESERT, JUNGLE)
    t.play("take 1", "red")
    assert t.can("take_terrain jungle")
    t.pick("take_terrain jungle", 0)
    assert t.seat == 1
    t.pick("draw_terrain", 0)
    t.play("take 2", "red")
    assert t.seat == 0


def test_AF6_a_locomotive_of_the_row_is_the_whole_draw() -> None:
    t = Land()
    t.row("loco", "white", "blue", "yellow", "orange")
    t.pick("draw_terrain", 0)
    assert not t.can("take 1")
    t.play("take 2", "red")
    t.play("take 1", "red")
    assert t.seat == 0


def test_AF7_the_discards_become_the_deck() -> None:
    t = Land()
    t.box_terrain()
    t.show(DESERT, JUNGLE)
    t.box_terrain()
    t.state.slots[t.terrain.discard_slot(MOUNTAIN)] = 2
    t.state.slots[t.terrain.deck_slot(DESERT)] = 1
    t.pick("draw_terrain", 0)
    shown = t.view(0).mechanics["terrain_cards"]
    assert (shown["deck"], shown["discarded"]) == (2, [0, 0, 0])


def test_AF7_with_both_empty_gaps_stay() -> None:
    t = Land()
    t.show(DESERT, JUNGLE)
    t.box_terrain()
    t.pick("take_terrain desert")
    assert t.view(0).mechanics["terrain_cards"]["face_up"] == [-1, JUNGLE]
    assert not t.can("draw_terrain")
    assert not t.can("take_terrain desert")
    t.pick("take_terrain jungle")
    assert not any("terrain" in text for text in t.legal())


def test_AF8_AF9_AF10_AF12_worked_example() -> None:
    john, peter = 0, 1
    t = Land()
    t.hold(john, mountain=1)
    t.hold(peter, mountain=2)
    t.hand(john, black=3, loco=1)
    t.play(f"claim {t.cape} black×3")
    assert t.answers() == ["no_double", "double_points 0", "double_points 1"]
    before = int(t.state.points[john])
    t.play("double_points 0")
    assert t.state.points[john] - before == 4 * 2
    assert t.held(john) == [0, 0, 1]
    assert t.in_discards() == {"black": 3, "loco": 1}
    assert t.line(john, "terrain_cards") == 4


@pytest.mark.parametrize(("length", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_AF8_one_card_up_to_three_spaces_and_two_beyond(length: int, price: int) -> None:
    t = Land()
    track = next(i for i, each in enumerate(t.data.tracks) if each.length == length)
    t.hold(0, desert=2, jungle=2, mountain=2)
    t.hand(0, loco=length)
    t.play(f"claim {t.notation.tracks[track]} loco×{length}")
    assert t.answers() == ["no_double", f"double_points {price}"]
    t.play(f"double_points {price}")
    assert sum(t.held(0)) == 6 - price
    assert t.state.points[0] == 2 * t.game.points[length]


def test_AF8_a_player_may_decline() -> None:
    t = Land()
    t.hold(0, mountain=1)
    t.hand(0, black=3)
    t.play(f"claim {t.cape} black×3")
    t.play("no_double")
    assert t.state.points[0] == 4
    assert t.held(0) == [0, 0, 1]
    assert t.owns(0, t.cape)


def test_AF9_not_with_fewer_cards_than_another() -> None:
    t = Land(3)
    t.hold(0, mountain=1)
    t.hold(2, mountain=2)
    t.hand(0, black=3)
    t.play(f"claim {t.cape} black×3")
    assert t.owns(0, t.cape)  # nothing was asked
    assert t.seat == 1


def test_AF10_locomotives_alone_may_pay_and_count() -> None:
    t = Land()
    t.hand(0, black=3, loco=1)
    t.play(f"claim {t.cape} black×3")
    assert t.answers() == ["no_double", "double_points 0"]
    t.play("double_points 0")
    assert t.state.points[0] == 8


def test_AF11_more_locomotives_than_the_price_only_as_far_as_needed() -> None:
    t = Land()
    t.hold(1, mountain=3)
    t.hold(0, mountain=1)
    t.hand(0, black=3, loco=4)
    t.play(f"claim {t.cape} black×3")
    assert t.view(0).mechanics["terrain_cards"]["doubling"] == [[0, 2], [1, 2]]
    t.play("double_points 0")
    assert t.in_discards() == {"black": 3, "loco": 2}
    assert t.held(0) == [0, 0, 1]


def test_AF12_locomotives_of_the_payment_do_not_count() -> None:
    t = Land()
    t.hand(0, loco=3)
    t.play(f"claim {t.cape} loco×3")
    assert t.owns(0, t.cape)
    assert t.seat == 1


def test_AF13_trains_are_as_always_and_cards_left_are_worth_nothing() -> None:
    t = Land()
    t.hold(0, desert=5, mountain=1)
    t.hand(0, black=3)
    t.play(f"claim {t.cape} black×3")
    t.play("double_points 1")
    assert t.state.trains[0] == 45 - 3
    assert t.score().total(0) == 8 + 10  # and the bonus for most tickets, shared by all with none


def test_AF14_ferries() -> None:
    data = load_map("africa")
    ferries = sorted(
        (t.length, t.get("locomotives", 0)) for t in data.tracks if t.get("locomotives", 0)
    )
    assert ferries == [(3, 1), (3, 1), (6, 2), (6, 2)]


def test_AF15_most_tickets_10_points_and_ties_by_tickets() -> None:
    data = load_map("africa")
    assert data.mechanics["most_tickets"] == {"points": 10}
    assert "longest_path" not in data.mechanics
    assert Land().game.ties == ["completed_tickets"]


def test_AF16_everybody_sees_all_terrain_cards() -> None:
    t = Land(3)
    t.hold(1, jungle=2)
    seen = [t.view(seat).mechanics["terrain_cards"] for seat in (-1, 0, 1, 2)]
    assert all(each == seen[0] for each in seen)
    assert seen[0]["held"][1] == [0, 2, 0]


def test_B19_only_the_seat_asked_learns_for_how_many_locomotives_it_could_double() -> None:
    t = Land(3)
    t.hold(0, mountain=1)
    t.hand(0, black=3, loco=2)
    t.play(f"claim {t.cape} black×3")
    ways = [t.view(seat).mechanics["terrain_cards"]["doubling"] for seat in (-1, 0, 1, 2)]
    assert ways == [[], [[0, 1], [1, 0]], [], []]
