"""Hot functions work on native integers: the C that is made of them holds no Python numbers.

A conditional expression that mixes a native integer with a literal, or a range that does, is turned
into Python's integers without a word; only the generated C shows it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = (
    "src/branchline/core/*.py",
    "src/branchline/mechanics/*/rules.py",
    "src/branchline/mechanics/technologies/cards.py",
    "src/branchline/mechanics/technologies/claims.py",
    "src/branchline/mechanics/technologies/scoring.py",
    "src/branchline/mechanics/stations/borrowed_tracks.py",
    "src/branchline/mechanics/base.py",
    "src/branchline/mechanics/bonus.py",
    "src/branchline/mechanics/fields.py",
    "src/branchline/env/observe.py",
    "src/branchline/env/rewards.py",
    "src/branchline/env/seat_observation.py",
    "src/branchline/env/stepped_game.py",
    "src/branchline/play/playout.py",
)
NOT_COMPILED = {"__init__.py"}
HOT = (
    "arrays___bits",
    "arrays___lowest_bit",
    "arrays___zeros",
    "branches___Branches___add",
    "branches___Branches___peel",
    "chance___Dice___below",
    "city_markers___rules___CityMarkers___after_claim",
    "city_markers___rules___CityMarkers___owner_of",
    "claim___claim",
    "claim___claimed",
    "claim___close_route",
    "claim___leave_open",
    "claim___pay",
    "claim___pay_cards",
    "claim___take_track",
    "claim_sets___ClaimSets___claims_into",
    "claim_sets___ClaimSets___count",
    "claim_sets___ClaimSets___is_any",
    "claim_sets___ClaimSets___pays",
    "claim_sets___ClaimSets___pick",
    "company_shares___rules___Shares___after_claim",
    "company_shares___rules___Shares___answers",
    "connected_building___rules___ConnectedBuilding___after_claim",
    "connected_building___rules___ConnectedBuilding___is_new",
    "connected_building___rules___ConnectedBuilding___open_at",
    "connected_building___rules___ConnectedBuilding___open_tracks",
    "costs___Prices___affordable",
    "costs___Prices___find_mixes",
    "costs___hand_size",
    "draw___can_sweep",
    "draw___draw_card",
    "draw___fill",
    "draw___take_from_row",
    "fields___byte",
    "fields___seat_after",
    "flexible_prices___FlexiblePrices___affordable",
    "flexible_prices___FlexiblePrices___find_mixes",
    "game___Game___draws_into",
    "game___Game___end_turn",
    "game___Game___rate",
    "game___Game___sample",
    "game___Game___sample_turn",
    "graph___Network____find_longest",
    "graph___Network____search",
    "mountains___rules___Mountains___after_claim",
    "passengers___rules___Passengers___answers",
    "passengers___rules___Passengers___take",
    "playout___play_out",
    "score___Sheet___add",
    "score___is_joined",
    "score___ticket_points",
    "seat_observation___SeatObservation___label_places",
    "seat_observation___SeatObservation___update",
    "seat_observation___SeatObservation___write_cards",
    "seat_observation___SeatObservation___write_joined",
    "seat_observation___SeatObservation___write_mechanics",
    "seat_observation___SeatObservation___write_seats",
    "seat_observation___SeatObservation___write_tickets",
    "seat_observation___SeatObservation___write_tracks",
    "seat_observation___SeatObservation___write_turn",
    "seat_observation___differ",
    "seat_observation___flip",
    "seat_observation___put_counts",
    "seat_observation___put_set",
    "seat_observation___relabel",
    "seeds___Word___mix",
    "seeds___Word___multiply",
    "state___State___copy",
    "stations___rules___Stations___count_turn_actions",
    "stepped_game___SteppedGame___list_legal",
    "stepped_game___SteppedGame___play",
    "stepped_game___SteppedGames___first_illegal",
    "stepped_game___SteppedGames___sample",
    "stepped_game___SteppedGames___step",
    "substitutes___rules___Substitutes___answers",
    "substitutes___rules___Substitutes___count_taken",
    "substitutes___rules___Substitutes___free_from",
    "substitutes___rules___Substitutes___pay_all",
    "substitutes___rules___Substitutes___taken_of",
    "sweep___Sweep____put",
    "technologies___rules___Technologies___buys_into",
    "technologies___rules___Technologies___open_tracks",
    "terrain_cards___rules___TerrainCards___before_claim",
    "terrain_cards___rules___TerrainCards___cards_for",
    "terrain_cards___rules___TerrainCards___claim_points",
    "terrain_cards___rules___TerrainCards___fill",
    "terrain_cards___rules___TerrainCards___lacking",
    "terrain_cards___rules___TerrainCards___turn_actions",
    "ticket_decks___rules___TicketDecks___turn_actions",
    "ticket_discards___rules___TicketDiscards___refill_pile",
    "ticket_discards___rules___TicketDiscards___reject_ticket",
    "tickets___keeps_into",
    "tolls___rules___Tolls___after_claim",
    "tolls___rules___Tolls___payee",
    "visitor___rules___Visitor___after_claim",
    "visitor___rules___Visitor___end_turn",
)
NUMBERS = re.compile(r"PyLong_FromLong(?:Long)?|CPyTagged_\w+|CPyLong_As\w+")
"""What makes Python's integers of native ones, and the other way round."""
BOXING = """
from mypy_extensions import i64

def plain(n: i64) -> i64:
    if n < 0:
        n = 0
    return n

def boxing(n: i64) -> i64:
    return n if n > 0 else 0
"""
GENERATE = """
import sys
from mypyc.build import mypycify
mypycify(["--config-file=pyproject.toml", *sys.argv[2:]], target_dir=sys.argv[1], group_name="hot")
"""


def numbers_by_function(folder: Path, *modules: str) -> dict[str, Counter[str]]:
    """Return what is made of numbers in every function of some modules, by its name in C."""
    command = [sys.executable, "-c", GENERATE, str(folder), *modules]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)  # noqa: S603 - our own code
    (file,) = folder.glob("__native*.c")
    text = file.read_text(encoding="utf-8")
    starts = re.finditer(r"^\w[^\n;{}]*?\bCPyDef_(\w+)\([^;{}]*\) \{$", text, re.MULTILINE)
    return {
        start[1]: Counter(NUMBERS.findall(text[start.end() : text.index("\n}\n", start.end())]))
        for start in starts
    }


@pytest.fixture(scope="module")
def numbers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Counter[str]]:
    """Return the numbers made in every function of the engine."""
    pytest.importorskip("mypyc")
    files = [path for pattern in MODULES for path in sorted(ROOT.glob(pattern))]
    chosen = [str(path.relative_to(ROOT)) for path in files if path.name not in NOT_COMPILED]
    return numbers_by_function(tmp_path_factory.mktemp("c"), *chosen)


@pytest.mark.parametrize("function", HOT)
def test_hot_functions_hold_no_python_numbers(
    numbers: dict[str, Counter[str]], function: str
) -> None:
    assert numbers[function] == Counter()


def test_dice_box_only_what_they_write_down(numbers: dict[str, Counter[str]]) -> None:
    for kind in ("card", "ticket", "index"):
        assert numbers[f"chance___Dice___{kind}"] == Counter({"PyLong_FromLongLong": 1})


def test_boxing_is_found_where_it_is(tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    module = tmp_path / "boxed.py"
    module.write_text(BOXING, encoding="utf-8")
    found = numbers_by_function(tmp_path / "c", str(module))
    assert found["plain"] == Counter()
    assert found["boxing"].total() > 0
