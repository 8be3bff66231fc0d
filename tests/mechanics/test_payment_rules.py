"""Rules for payments stand alone: any map may use them, each without the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline import Match, new_game
from branchline.maps import check_map, load_map
from branchline.maps.build import build_game
from branchline.mechanics.registry import declarations
from branchline.play.notation import Notation
from tests.tables import game_of, tables

ISLE = (Path(__file__).parent.parent / "maps" / "isle.toml").read_text("utf-8")
LIMITED = ISLE.replace(
    "mechanics.stations = { count = 2, costs = [1, 2], unused_points = 4 }\n", ""
).replace(', "fewest_stations"', "")
PLAIN = LIMITED.replace("mechanics.tunnels = { reveal = 3 }\n", "").replace(", tunnel = true", "")
TERRAIN = (
    'terrain_cards = { types = { plain = ["gray"], hill = ["red", "orange", "yellow", "green", '
    '"blue", "pink", "white", "black"] }, each = 9, face_up = 2, start = 1, price = { 1 = 1, '
    "2 = 1, 3 = 1 }, factor = 2 }"
)
RED_FERRY = 'length = 2, colour = "red", locomotives = 1'


def written(folder: Path, text: str) -> Path:
    path = folder / "isle.toml"
    path.write_text(text, encoding="utf-8")
    assert [str(error) for error in check_map(path)] == []
    return path


def using(text: str, *mechanics: str) -> str:
    lines = "".join(f"mechanics.{each}\n" for each in mechanics)
    return text.replace("mechanics.ferries", f"{lines}mechanics.ferries", 1)


def payments(path: Path, track: str) -> set[str]:
    """Return every payment there is for a track, whatever the hand."""
    data = load_map(path)
    notation = Notation(data, build_game(data, 2))
    start = f"claim {track} "
    texts = (notation.text(action) for action in range(notation.game.n_actions))
    return {text.removeprefix(start) for text in texts if text.startswith(start)}


def played_out(path: Path) -> Match:
    match = new_game(path, players=2, seed=5)
    while not match.over:
        match.play(match.actions()[-1])
    return match


def test_F1_a_ferry_may_have_a_colour(tmp_path: Path) -> None:
    coloured = PLAIN.replace('length = 2, colour = "gray", locomotives = 1', RED_FERRY)
    path = written(tmp_path, coloured)
    assert payments(path, "Port–France 1") == {"red×1+loco×1", "loco×2"}
    assert played_out(path).over


@pytest.mark.parametrize(
    ("only_on", "ferry", "tunnel", "plain"),
    [
        ('"tunnels"', False, True, False),
        ('"ferries"', True, False, False),
        ('["tunnels", "ferries"]', True, True, False),
    ],
)
def test_locomotives_may_be_limited_to_tunnels_ferries_or_both(
    tmp_path: Path, only_on: str, ferry: bool, tunnel: bool, plain: bool
) -> None:
    text = using(ISLE, f"locomotive_limits = {{ only_on = {only_on} }}")
    data = load_map(written(tmp_path, text))
    game = build_game(data, 2)
    for number, track in enumerate(data.tracks):
        symbols = track.get("locomotives", 0)
        wild = ferry if symbols else tunnel if track.get("tunnel", False) else plain
        price = game.prices.price_of[number]
        rows = range(game.prices.rows[price], game.prices.rows[price] + game.prices.sizes[price])
        most = max(game.prices.row_locomotives[row] for row in rows)
        assert most == (track.length if wild else symbols)


def test_substitutes_need_no_technologies(tmp_path: Path) -> None:
    path = written(tmp_path, using(PLAIN, "substitutes = { cards = 2 }"))
    assert {"sub×1", "loco×1"} <= payments(path, "Hill–France 2")
    assert played_out(path).over


def test_NO7_substitutes_may_serve_the_tracks_of_some_mechanics_only(tmp_path: Path) -> None:
    # Tunnels and stations take plain payments, which they get.
    path = written(tmp_path, using(ISLE, 'substitutes = { cards = 2, only_on = "ferries" }'))
    made = {track for track in tracks(path) if any("sub" in p for p in payments(path, track))}
    assert made == {"Port–France 1"}
    assert played_out(path).over


def test_NO8_substitutes_may_stand_for_the_colour_of_some_tracks(tmp_path: Path) -> None:
    rule = 'for_colour = { cards = 4, tracks = [["Port", "Łódka"], ["Hill", "France 2"]] }'
    path = written(
        tmp_path, using(ISLE, f'substitutes = {{ cards = 2, only_on = "ferries", {rule} }}')
    )
    assert payments(path, "Łódka–Port [blue 2]") == {"blue×2", "blue×1+set×1", "set×2"}
    assert "loco×1" not in payments(path, "Hill–France 2")
    assert {"red×1", "set×1"} <= payments(path, "Hill–France 2")
    assert played_out(path).over


def test_where_the_mechanic_named_is_not_used_the_map_is_refused(tmp_path: Path) -> None:
    text = using(PLAIN, 'substitutes = { cards = 3, only_on = "tunnels" }')
    path = tmp_path / "isle.toml"
    path.write_text(text, encoding="utf-8")
    [error] = check_map(path)
    assert error.key == "mechanics.substitutes.only_on"
    assert "add the mechanic tunnels" in str(error)


def test_saving_needs_no_substitutes(tmp_path: Path) -> None:
    path = written(tmp_path, using(PLAIN, "saving = {}"))
    assert all("sub" not in payment for payment in payments(path, "Hill–France 2"))
    kinds = {payment for track in tracks(path) for payment in payments(path, track)}
    assert any("less×1" in payment for payment in kinds)
    assert played_out(path).over


def tracks(path: Path) -> list[str]:
    data = load_map(path)
    return Notation(data, build_game(data, 2)).tracks


@pytest.mark.parametrize("rule", ["substitutes = { cards = 3 }", "saving = {}"])
@pytest.mark.parametrize("other", ["tunnels", "stations"])
def test_where_no_rule_says_how_to_pay_the_map_is_refused(
    tmp_path: Path, rule: str, other: str
) -> None:
    text = using(LIMITED if other == "tunnels" else PLAIN, rule)
    if other == "stations":
        text = using(text, "stations = { count = 1, costs = [1], unused_points = 4 }")
    path = tmp_path / "isle.toml"
    path.write_text(text, encoding="utf-8")
    [error] = check_map(path)
    assert f"does not go with {other}" in str(error)


@pytest.mark.parametrize(
    ("text", "rule", "other"),
    [
        (LIMITED, "", "tunnels"),
        (PLAIN, "substitutes = { cards = 3 }", "substitutes"),
        (PLAIN, 'substitutes = { cards = 3, only_on = "ferries" }', "substitutes"),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_terrain_cards_do_not_go_with_what_else_interrupts_a_claim(
    tmp_path: Path, text: str, rule: str, other: str, first: bool
) -> None:
    rules = [TERRAIN, *([rule] if rule else [])]
    path = tmp_path / "isle.toml"
    path.write_text(using(text, *(rules if first else reversed(rules))), encoding="utf-8")
    [error] = check_map(path)
    assert f"terrain_cards does not go with {other}" in str(error)


def test_saving_goes_with_terrain_cards(tmp_path: Path) -> None:
    assert played_out(written(tmp_path, using(PLAIN, "saving = {}", TERRAIN))).over


def test_who_interrupts_claims_says_so() -> None:
    for table in tables():
        game = game_of(*table)
        asking = {mechanic.name for mechanic in game.overriding("before_claim")}
        used = {mechanic.name for mechanic in game.mechanics}
        assert asking == {name for name in used if declarations()[name].interrupts_claims}
