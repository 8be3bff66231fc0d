"""Draw the pictures of the documentation: the layers of the code, and the walk of one move.

    python scripts/pictures.py

Both have a background of their own and follow the reader's light or dark colours. The steps of the
walk are in `STEPS`; docs/architecture.md explains each of them, and a test checks that every name
in page and picture exists.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
STYLE: Final = """
  .paper { fill: #fbfaf7; stroke: #c9c2b4 }
  .box { stroke-width: 1.5 }
  .engine { fill: #e4eefb; stroke: #3a6ea5 }
  .server { fill: #e6f4e6; stroke: #3d7f45 }
  .browser { fill: #fdf0d9; stroke: #a8701a }
  .beside { fill: #efece6; stroke: #8a8272 }
  .arrow { fill: none; stroke: #5b5648; stroke-width: 1.8; marker-end: url(#head) }
  .head { fill: #5b5648 }
  text { font: 14px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #24211b }
  .code { font: 600 13px ui-monospace, "DejaVu Sans Mono", monospace }
  .name { font-weight: 700; font-size: 16px }
  .small { font-size: 12.5px; fill: #55503f }
  .middle { text-anchor: middle }
  .end { text-anchor: end }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1f1d1a; stroke: #4d483e }
    .engine { fill: #1d3148; stroke: #7fb0e6 }
    .server { fill: #1d3a22; stroke: #7cc487 }
    .browser { fill: #46331a; stroke: #e0aa55 }
    .beside { fill: #33302a; stroke: #a69d8b }
    .arrow { stroke: #cfc8b8 }
    .head { fill: #cfc8b8 }
    text { fill: #f3efe6 }
    .small { fill: #c9c2b2 }
  }
"""
HEAD: Final = (
    '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" '
    'markerHeight="7" orient="auto-start-reverse"><path class="head" d="M0 0 10 5 0 10z"/>'
    "</marker></defs>"
)


class Step(NamedTuple):
    """A step of the walk: who takes it, what it does, and the functions that do it."""

    lane: str
    words: str
    code: tuple[str, ...]


BROWSER, SERVER, ENGINE = "browser", "server", "engine"
LANES: Final = {BROWSER: "Browser", SERVER: "Server", ENGINE: "Engine"}
STEPS: Final = (
    Step(BROWSER, "A click finds a track", ("found", "trackAt", "pick")),
    Step(BROWSER, "A payment is chosen", ("Table.choose", "Table.act")),
    Step(BROWSER, "A command is sent", ("Connection.send",)),
    Step(SERVER, "It is read and checked", ("Connection.handle", "Connection.execute")),
    Step(SERVER, "It is tried on a copy", ("act_as_person", "act")),
    Step(ENGINE, "Is the action legal?", ("Match.play", "Game.is_legal")),
    Step(ENGINE, "The rules are applied", ("Game.apply", "claim")),
    Step(ENGINE, "Mechanics join in", ("before_claim", "after_claim", "end_turn")),
    Step(ENGINE, "Events are written down", ("Chance.tell", "read_event")),
    Step(SERVER, "It becomes an entry", ("RoomState.add", "play_move")),
    Step(SERVER, "The entry is stored", ("Room.commit", "Store.write")),
    Step(SERVER, "Each seat gets its part", ("Room.publish", "update_for")),
    Step(ENGINE, "What may a seat know?", ("seen_by", "view_of")),
    Step(SERVER, "It is sent and acknowledged", ("Connection.send", "Connection.answer")),
    Step(BROWSER, "The update is heard", ("Connection.update", "Table.hear")),
    Step(BROWSER, "Wagons land on the board", ("Board.svelte",)),
)

WIDE, HIGH, GAP, TOP, LEFT = 326, 66, 16, 58, 24
BETWEEN: Final = 30
"""Between two lanes."""


class Drawing:
    """A picture that grows by boxes, words and arrows."""

    def __init__(self, width: int, height: int, title: str) -> None:
        size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>{HEAD}",
            f'<rect class="paper" x="1" y="1" width="{width - 2}" height="{height - 2}" rx="10"/>',
        ]

    def box(self, x: int, y: int, width: int, height: int, kind: str) -> None:
        """Draw a box."""
        size = f'x="{x}" y="{y}" width="{width}" height="{height}"'
        self.parts.append(f'<rect class="box {kind}" {size} rx="8"/>')

    def text(self, x: int, y: int, words: str, kind: str = "") -> None:
        """Write words."""
        self.parts.append(f'<text x="{x}" y="{y}" class="{kind}">{escape(words)}</text>')

    def arrow(self, *points: tuple[int, int]) -> None:
        """Draw an arrow through points."""
        line = " ".join(f"{x},{y}" for x, y in points)
        self.parts.append(f'<polyline class="arrow" points="{line}"/>')

    def svg(self) -> str:
        """Return the picture as a file."""
        return "\n".join([*self.parts, "</svg>"]) + "\n"


def one_move() -> str:
    """Return the picture of the walk: a lane for each part, a row for each step."""
    lanes = list(LANES)
    height = TOP + len(STEPS) * (HIGH + GAP) + 8
    width = 2 * LEFT + len(lanes) * WIDE + (len(lanes) - 1) * BETWEEN
    picture = Drawing(width, height, "One move, from the click to the wagons on the board")
    at = {lane: LEFT + number * (WIDE + BETWEEN) for number, lane in enumerate(lanes)}
    for lane, name in LANES.items():
        picture.text(at[lane] + WIDE // 2, 36, name, "name middle")
    for number, step in enumerate(STEPS):
        x, y = at[step.lane], TOP + number * (HIGH + GAP)
        picture.box(x, y, WIDE, HIGH, step.lane)
        picture.text(x + 14, y + 27, f"{number + 1}. {step.words}")
        picture.text(x + 14, y + 50, " · ".join(step.code), "code")
        if number + 1 < len(STEPS):
            draw_way(picture, at[step.lane], at[STEPS[number + 1].lane], y)
    return picture.svg()


def draw_way(picture: Drawing, x: int, to: int, y: int) -> None:
    """Draw the arrow from a step at `x`, `y` to the next one, a row below at `to`."""
    middle, below = y + HIGH // 2, y + HIGH + GAP
    if to == x:
        picture.arrow((x + WIDE // 2, y + HIGH), (x + WIDE // 2, below))
    else:
        side = x + WIDE if to > x else x
        picture.arrow((side, middle), (to + WIDE // 2, middle), (to + WIDE // 2, below))


TOP_LAYERS: Final = (
    ("bots", "programs that play"),
    ("arena", "tournaments"),
    ("env", "for learning"),
    ("lab", "studies"),
    ("boards", "drawn boards"),
    ("review", "reviews"),
    ("studio", "map studio"),
    ("server", "rooms, logs"),
)
LOWER_LAYERS: Final = (
    ("play", "matches, records, notation, views: what one seat may know"),
    ("maps", "the map format, its checks, and a folder for each map"),
    ("mechanics", "a folder for each mechanic: rules, words, display, planning, drawing"),
    ("core", "rules that every map shares; knows no map, no mechanic, no random numbers"),
)
WORDS: Final = (
    "locales",
    "every word people read, for play and the layers above it, and for the browser",
)
BESIDE: Final = (
    ("tests/", "mirrors src/"),
    ("docs/", "rules, guides"),
    ("scripts/", "renew and measure"),
    ("building/", "client into wheels"),
    ("examples/", "learn to play"),
)


def layout() -> str:
    """Return the picture of the layers: each may import those below it, never those above."""
    full, left, high = 912, 24, 58
    width, gap, y = full + 2 * left, 14, 20
    picture = Drawing(width, 618, "The layers of branchline; imports run downwards only")
    client = full * 2 // 3 + left + gap
    picture.box(left, y, client - left - gap, high, ENGINE)
    picture.text(left + 14, y + 25, "src/branchline/cli", "code")
    picture.text(left + 14, y + 46, "the branchline command, and the game in the terminal")
    picture.box(client, y, left + full - client, high, BROWSER)
    picture.text(client + 14, y + 25, "web/", "code")
    picture.text(client + 14, y + 46, "the browser client: no rules in it")
    y += high + 40
    each = (full - (len(TOP_LAYERS) - 1) * gap) // len(TOP_LAYERS)
    for number, (name, words) in enumerate(TOP_LAYERS):
        x = left + number * (each + gap)
        picture.box(x, y, each, high, SERVER if name == "server" else ENGINE)
        picture.text(x + each // 2, y + 25, name, "code middle")
        picture.text(x + each // 2, y + 46, words, "small middle")
    end = left + (len(TOP_LAYERS) - 1) * (each + gap) + each // 2
    picture.arrow((end, y - 40), (end, y))
    picture.text(end - 12, y - 16, "WebSocket, JSON", "small end")
    picture.arrow((left + each // 2, y - 40), (left + each // 2, y))
    picture.text(
        left + each // 2 + 12,
        y - 16,
        "imports run downwards only, and in this row to the left",
        "small",
    )
    y += high
    for name, words in LOWER_LAYERS:
        y += 22
        picture.arrow((left + full // 2, y - 22), (left + full // 2, y))
        picture.box(left, y, full, 44, ENGINE)
        picture.text(left + 14, y + 27, name, "code")
        picture.text(left + 120, y + 27, words)
        y += 44
    y += 22
    picture.box(left, y, full, 44, BROWSER)
    picture.text(left + 14, y + 27, WORDS[0], "code")
    picture.text(left + 120, y + 27, WORDS[1])
    y += 44 + 22
    each = (full - (len(BESIDE) - 1) * gap) // len(BESIDE)
    for number, (name, words) in enumerate(BESIDE):
        x = left + number * (each + gap)
        picture.box(x, y, each, high, "beside")
        picture.text(x + each // 2, y + 25, name, "code middle")
        picture.text(x + each // 2, y + 46, words, "small middle")
    return picture.svg()


PICTURES: Final = {"layout.svg": layout, "one-move.svg": one_move}


def main() -> None:
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")
        print(FOLDER / name)


if __name__ == "__main__":
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    ).parse_args()
    main()
