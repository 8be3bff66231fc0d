"""Study the packaged boards in the lab: a table and heat maps for docs, and their profiles.

    python scripts/lab_boards.py [MAP ...] [--rounds 4] [--folder lab-boards]

Reports are kept in the folder and taken up again; the table of docs/lab.md, the pictures in
docs/pictures/lab and the profiles that reports compare a map with are made from all that are there.
Needs the extra: pip install '.[pictures]'.
"""

from __future__ import annotations

import argparse
import json
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

import branchline
from branchline.arena.executor_options import add_executor_options, executor_of
from branchline.boards.picture import png_of
from branchline.lab.findings import Findings, findings_of
from branchline.lab.heat_map import heat_map, picture_of
from branchline.lab.profiles import FILE, profile_of
from branchline.lab.report_parts import in_line, stands_out
from branchline.lab.study import StudyPlan, read_state, run_study, write_state
from branchline.lab.study_jobs import PLANNER, RoundSize
from branchline.lab.tables import StudiedTable
from branchline.maps import load_map, map_ids

DOCS = Path(__file__).parent.parent / "docs"
PICTURES = DOCS / "pictures" / "lab"
START, END = "<!-- boards -->", "<!-- end of boards -->"
WIDE = 900
MOST_BYTES = 100_000
PLAYERS = 2
SIZE = RoundSize(style=160, luck=40)
"""Rounds are few, so that each looks more closely at what is rare in others."""


def study(which: str, options: argparse.Namespace) -> None:
    """Study a board and keep its report."""
    folder = options.folder / which
    folder.mkdir(parents=True, exist_ok=True)
    table = StudiedTable(which, None, PLAYERS, 1)
    plan = StudyPlan(table, precision=0.0, seconds=1e9, rounds=options.rounds, size=SIZE)
    file = folder / "lab-state.json"
    with executor_of(options) as executor:
        state = run_study(
            plan, read_state(file, plan), executor, lambda now: write_state(file, plan, now)
        )
    found = findings_of(plan, state)
    (folder / "lab.json").write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    draw(which, found)
    print(which, found["games"], flush=True)


def draw(which: str, found: Findings) -> None:
    """Draw the heat map of a board, small enough for the repository."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture = Image.open(
        BytesIO(png_of(heat_map(picture_of(load_map(which)), found["tracks"]), WIDE))
    )
    for quality in (70, 55, 40, 25):
        target = PICTURES / f"{which}.webp"
        picture.convert("RGB").save(target, "WEBP", quality=quality, method=6)
        if target.stat().st_size <= MOST_BYTES:
            return


def row(found: Findings) -> str:
    """Return a board's line of the table."""
    first, decided = found["first_seat"], found["decided"]
    best = next(each for each in found["styles"] if each["style"] != PLANNER)
    cells = [
        f"[{found['map']['name']}](pictures/lab/{found['map']['id']}.webp)",
        f"{found['games']:,}",
        in_line(first["advantage"], 1, 100, signed=True),
        in_line(first["compensation"]),
        in_line(found["game"]["turns"]),
        in_line(found["game"]["margin"]),
        in_line(decided["favourite_from"], 0, 100),
        in_line(found["luck"], 0, 100),
        f"{sum(map(stands_out, found['tickets']))} / {len(found['tickets'])}",
        str(sum(track["dead"] for track in found["tracks"])),
        str(sum(track["fought_over"] for track in found["tracks"])),
        f"{best['style']}, {in_line(best['win_share'], 0, 100)}",
    ]
    return "| " + " | ".join(cells) + " |"


def write_docs(reports: list[Findings]) -> None:
    """Write the table and the profiles."""
    heads = (
        *("board", "games", "beginning is worth", "made up for by, points", "turns"),
        *("points between 1st and 2nd", "winner ahead for good after", "luck"),
        *(
            "tickets with a wrong price",
            "dead tracks",
            "contested tracks",
            "best simple style wins",
        ),
    )
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|", *map(row, reports)]
    page = DOCS / "lab.md"
    text = page.read_text(encoding="utf-8")
    before, after = text.split(START)[0], text.split(END)[1]
    table = "\n".join(lines)
    page.write_text(f"{before}{START}\n\n{table}\n\n{END}{after}", encoding="utf-8")
    profiles: dict[str, dict[str, Any]] = {
        f"{found['map']['id']}-{found['players']}": {
            "name": found["map"]["name"],
            "rules": found["map"]["rules"],
            "players": found["players"],
            "styles": profile_of(found),
        }
        for found in reports
    }
    target = Path(branchline.__file__).parent / "lab" / FILE
    target.write_text(json.dumps(profiles, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("map", nargs="*")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--folder", type=Path, default=Path("lab-boards"))
    add_executor_options(parser, processes=2)
    options = parser.parse_args()
    for which in options.map or map_ids():
        study(which, options)
    files = [options.folder / which / "lab.json" for which in map_ids()]
    write_docs([json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()])


if __name__ == "__main__":
    main()
