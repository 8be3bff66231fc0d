"""The lab finds what is known to be wrong with a small island, and the same wherever it runs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from click.testing import CliRunner, Result

from branchline import load
from branchline.arena.executor import Executor, InThisProcess, make_executor
from branchline.cli.commands import group
from branchline.lab.comparison import compare, name_of
from branchline.lab.findings import Findings, findings_of
from branchline.lab.intervals import quantile_of, share
from branchline.lab.report_page import report_page
from branchline.lab.report_parts import stands_out
from branchline.lab.resistance import conductances, resistances
from branchline.lab.study import StudyPlan, StudyState, read_state, run_study, write_state
from branchline.lab.study_jobs import RoundSize, jobs_of_round
from branchline.lab.tables import StudiedTable
from branchline.locales import speaking
from branchline.locales.numbers import number
from branchline.maps import load_map

ISLAND = Path(__file__).parent / "lopsided.toml"
SIZE = RoundSize(planner=480, value=0, style=10, without=10, luck=1)
JEWEL = 60
FAIR, PRINTED = 8, 1
J = TypeVar("J")
R = TypeVar("R")


def plan_of(file: Path = ISLAND, rounds: int = 2, size: RoundSize = SIZE) -> StudyPlan:
    return StudyPlan(StudiedTable(str(file), None, 2, seed=5), rounds=rounds, size=size)


def found_by(executor: Executor, plan: StudyPlan) -> Findings:
    return findings_of(plan, run_study(plan, StudyState(), executor, lambda _: None))


@pytest.fixture(scope="module")
def found() -> Findings:
    return found_by(InThisProcess(), plan_of())


def test_a_ticket_far_too_cheap_is_found_with_its_price(found: Findings) -> None:
    cheap = next(each for each in found["tickets"] if each["points"] == PRINTED)
    assert cheap["name"] == "Ash–Cove"
    assert stands_out(cheap)
    assert cheap["suggested"]["low"] < FAIR < cheap["suggested"]["high"]
    assert cheap["worth"]["value"] == pytest.approx(PRINTED - FAIR, abs=1)
    others = [each for each in found["tickets"] if each is not cheap]
    assert sum(map(stands_out, others)) == 0
    assert all(each["resistance"] == pytest.approx(2) for each in found["tickets"])


def test_a_dead_track_and_its_place_are_found(found: Findings) -> None:
    assert [each["name"] for each in found["tracks"] if each["dead"]] == ["Hub–Far"]
    assert [each["name"] for each in found["places"] if each["never"]] == ["Far"]
    assert not any(each["fought_over"] for each in found["tracks"])  # there is one for each player


def test_the_advantage_of_beginning_is_found_with_its_size(found: Findings) -> None:
    first = found["first_seat"]
    assert first["advantage"]["low"] > 0.45
    assert first["compensation"]["value"] == pytest.approx(JEWEL, abs=2)
    assert first["compensation"]["low"] <= first["compensation"]["value"]


def test_every_figure_has_its_interval(found: Findings) -> None:
    def figures(value: object) -> Iterator[dict[str, float]]:
        if isinstance(value, dict):
            if "value" in value:
                yield value
            else:
                for each in value.values():
                    yield from figures(each)
        elif isinstance(value, list):
            for each in value:
                yield from figures(each)

    assert all(set(each["score"]) >= {"low", "high"} for each in found["seats"])
    assert all(each["when"] is None or "low" in each["when"] for each in found["tracks"])
    every = list(figures({name: each for name, each in found.items() if name != "value"}))
    assert len(every) > 100
    assert all(each["low"] <= each["value"] <= each["high"] for each in every)


def test_a_study_that_is_taken_up_again_has_the_same_figures(
    found: Findings, tmp_path: Path
) -> None:
    file = tmp_path / "state.json"
    part = plan_of(rounds=1)
    run_study(part, StudyState(), InThisProcess(), lambda state: write_state(file, part, state))
    whole = plan_of()
    state = read_state(file, whole)
    assert state.rounds == 1
    again = findings_of(whole, run_study(whole, state, InThisProcess(), lambda _: None))
    assert json.dumps(again) == json.dumps(found)
    other = StudyPlan(StudiedTable(str(ISLAND), None, 2, seed=6), size=SIZE)
    assert read_state(file, other).rounds == 0


class InterruptedIn(InThisProcess):
    """Somebody presses Ctrl-C while a job is under way."""

    def __init__(self, job: int) -> None:
        self.left = job

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        for job in jobs:
            self.left -= 1
            if self.left < 0:
                raise KeyboardInterrupt
            yield work(job)


def test_a_study_interrupted_amid_a_round_goes_on_and_has_the_same_figures(tmp_path: Path) -> None:
    plan = plan_of(rounds=3, size=RoundSize(40, 0, 4, 4, 1))
    expected = found_by(InThisProcess(), plan)
    file = tmp_path / "state.json"

    def keep(state: StudyState) -> None:
        write_state(file, plan, state)

    in_a_round = len(jobs_of_round(plan.table, 0, plan.size))
    with pytest.raises(KeyboardInterrupt):
        run_study(plan, read_state(file, plan), InterruptedIn(in_a_round + 3), keep)
    assert read_state(file, plan).rounds == 1
    with pytest.raises(KeyboardInterrupt):
        run_study(plan, read_state(file, plan), InterruptedIn(in_a_round + 1), keep)
    state = read_state(file, plan)
    assert state.rounds == 2
    again = findings_of(plan, run_study(plan, state, InThisProcess(), keep))
    assert json.dumps(again) == json.dumps(expected)


@pytest.mark.parametrize("on", ["processes", "ray"])
def test_a_study_has_the_same_figures_on_processes_and_on_ray(on: str) -> None:
    if on == "ray":
        pytest.importorskip("ray", reason="Ray is not installed")
    plan = plan_of(rounds=1, size=RoundSize(40, 0, 4, 4, 1))
    with make_executor(on, 2) as executor:
        there = found_by(executor, plan)
    assert json.dumps(there) == json.dumps(found_by(InThisProcess(), plan))


def test_what_an_edit_changed_is_told_and_nothing_else(found: Findings, tmp_path: Path) -> None:
    file = tmp_path / "mended.toml"
    text = ISLAND.read_text(encoding="utf-8")
    file.write_text(text.replace(f"1 = {JEWEL}", "1 = 1"), encoding="utf-8")
    mended = found_by(InThisProcess(), plan_of(file))
    told = {change.message: change for change in compare(found, mended) if change.holds}
    assert told["lab-first-seat"].change["value"] < -0.3
    assert told["lab-figure-compensation"].change["high"] < -JEWEL / 2
    again = found_by(
        InThisProcess(), StudyPlan(StudiedTable(str(ISLAND), None, 2, 9), rounds=2, size=SIZE)
    )
    assert sum(change.holds for change in compare(found, again)) <= 1


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(group, [str(word) for word in words])


def test_the_command_writes_a_page_and_games_to_open(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    words = ("lab", ISLAND, "-o", folder, "--rounds", "1", "--processes", "1")
    result = run(*words)
    assert result.exit_code == 0, result.output
    page = (folder / "lab.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert 'id="heat"' in page
    for outside in ('src="http', 'href="http', "url(http", "@import", "<script"):
        assert outside not in page
    values = json.loads((folder / "lab.json").read_text(encoding="utf-8"))
    (sweeps,) = (each for each in values["oddities"] if each["kind"] == "sweeps")
    match = load(folder / sweeps["files"][0])  # the island's deck is nearly all locomotives
    assert match.over
    assert run("lab", "--compare", folder, folder, "-o", tmp_path).exit_code == 0
    assert "comparison.html" in {file.name for file in tmp_path.iterdir()}


def test_what_is_wrong_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    for words in (("lab",), ("lab", ISLAND, "--players", "5"), ("lab", "nowhere")):
        result = run(*words)
        assert result.exit_code != 0
        assert "Traceback" not in result.output
    result = run("lab", "--compare", tmp_path / "x.json", tmp_path / "x.json")
    assert "x.json is not a report of the lab" in result.output
    result = run("lab", ISLAND, "--compare", tmp_path / "x.json", tmp_path / "x.json")
    assert "takes no map" in result.output


def test_resistances_add_up_in_a_row_and_share_side_by_side() -> None:
    between = resistances(conductances(StudiedTable(str(ISLAND), None, 2, 1).game))
    hub, ash, cove, jewel, far = 0, 1, 3, 7, 8
    assert between[hub, ash] == pytest.approx(1)  # two tracks of two spaces, side by side
    assert between[ash, cove] == pytest.approx(2)
    assert between[jewel, far] == pytest.approx(7)


def test_intervals_are_right_where_nothing_was_seen_and_at_a_median() -> None:
    assert share(0, 50)["high"] == pytest.approx(0.0714, abs=0.001)
    assert quantile_of([0, 10, 0, 10], 0.5, -1)["value"] == pytest.approx(0.5)


def test_prices_follow_nothing_where_all_tickets_are_as_hard(found: Findings) -> None:
    assert found["prices"]["resistance"] is None  # they differ by rounding alone


def test_tickets_of_the_same_name_are_each_compared_with_themselves(found: Findings) -> None:
    first, *others = found["tickets"]
    twin = {**others[0], "name": first["name"], "completion": share(1, 1000)}
    twins = {**found, "tickets": [first, twin, *others[1:]]}
    assert all(change.change["value"] == 0 for change in compare(twins, twins))


def test_a_page_writes_numbers_as_its_language_does(found: Findings) -> None:
    data = load_map(ISLAND)
    with speaking("de"):
        german = report_page(data, found)
        assert number(-1.25, 2) == "−1,25"
    assert re.search(r">\+?\d+,\d&nbsp;%<", german)
    assert not re.search(r">[+−]?\d+\.\d+&nbsp;%<", german)
    assert re.search(r">\+?\d+\.\d&nbsp;%<", report_page(data, found))


def test_tracks_that_look_the_same_are_compared_once_and_named_in_words(found: Findings) -> None:
    built = [each for each in compare(found, found) if each.message == "lab-figure-built"]
    assert sorted(name_of(each).partition(":")[0] for each in built) == [
        *("Hub–Ash [gray]", "Hub–Bay [gray]", "Hub–Cove [gray]", "Hub–Dale [gray]"),
        *("Hub–Elm [gray]", "Hub–Far", "Hub–Ford [gray]", "Hub–Jewel"),
    ]
    with speaking("fr"):
        assert {name_of(each)[:16] for each in built} >= {"Hub–Ash [gris] :"}
