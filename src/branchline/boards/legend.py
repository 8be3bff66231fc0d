"""The legend: the title of the board, the points of its tracks, and what its signs mean."""

from __future__ import annotations

from html import escape

from branchline.boards.palette import INKS
from branchline.boards.pieces import draw_space, sign_of
from branchline.locales import say
from branchline.maps import MapData
from branchline.maps.readers import marks_of
from branchline.mechanics.declaration import TrackMarks

ACROSS = 216.0
TOP = 56.0
ROW = 19.0


def signs(data: MapData, tints: dict[str, str]) -> list[tuple[TrackMarks | str, str]]:
    """Return the look and the words of each sign that needs telling: a kind of track, a tint."""
    kinds = {marks.legend: marks for marks in marks_of(data) if marks.legend}
    found: list[tuple[TrackMarks | str, str]] = [
        (kinds[message], say(message)) for message in sorted(kinds)
    ]
    return found + [(colour, name) for name, colour in tints.items()]


def legend_size(data: MapData, tints: dict[str, str]) -> tuple[float, float]:
    """Return width and height of a legend."""
    rows = (len(data.points) + 1) // 2
    told = signs(data, tints)
    plain = sum(isinstance(look, TrackMarks) for look, _ in told)
    tinted = len(told) - plain
    extra = plain + (tinted + 2) // 3
    return ACROSS, TOP + ROW * (rows + extra) + (14 if extra else 8)


def draw_legend(
    data: MapData, title: str, box: tuple[float, float, float, float], tints: dict[str, str]
) -> str:
    """Return the legend in its box."""
    x, y, width, height = map(float, box)
    size = min(27.0, 330.0 / max(len(title), 1))
    head = (
        f'<rect y="2.5" width="{width}" height="{height}" rx="8" fill="#2c1d12" '
        'fill-opacity=".28"/>'
        f'<rect width="{width}" height="{height}" rx="8" fill="#fbf3df" stroke="#7a4a2c" '
        'stroke-width="2"/>'
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="5" fill="none" '
        'stroke="#c9a46a"/>'
        f'<text class="title" x="{width / 2}" y="33" font-size="{size:.1f}">{escape(title)}</text>'
        f'<path d="M20 43H{width - 20}" stroke="#c9a46a" stroke-width="1.4"/>'
    )
    rows = (len(data.points) + 1) // 2
    body = "".join(
        points_row(16 + (number // rows) * 100, TOP + (number % rows) * ROW, length, points)
        for number, (length, points) in enumerate(sorted(data.points.items()))
    )
    body += sign_rows(data, tints, TOP + rows * ROW + 6)
    return f'<g transform="translate({x:g} {y:g})">{head}{body}</g>'


def points_row(x: float, y: float, length: int, points: int) -> str:
    """Return a track of some length and what it scores."""
    shown = min(length, 6)
    wide = 8.6
    spaces = "".join(
        f'<rect x="{x + n * (wide + 1.4):.1f}" y="{y}" width="{wide}" height="7.6" rx="1.8" '
        f'fill="{INKS["gray"].face}" stroke="{INKS["gray"].rim}" stroke-width=".8"/>'
        for n in range(shown)
    )
    if length > shown:
        spaces = spaces[: spaces.rfind("<rect")]
        spaces += (
            f'<text class="small" font-size="11" x="{x + 5 * 10 + 6:.1f}" y="{y + 7.6}">'
            f"×{length}</text>"
        )
    return f'{spaces}<text class="small" font-size="14" x="{x + 76}" y="{y + 8.8}">{points}</text>'


def sign_rows(data: MapData, tints: dict[str, str], y: float) -> str:
    """Return the rows that explain special tracks and tinted regions."""
    parts = []
    x = 16.0
    for look, words in signs(data, tints):
        if isinstance(look, TrackMarks):
            parts.append(draw_space((36, y + 4, 0, 40), "gray", look, sign_of(look, 0, 1)))
            parts.append(words_at(64, y + 8.6, words))
            y += ROW
            continue
        parts.append(
            f'<rect x="{x:.1f}" y="{y - 2}" width="13" height="12" rx="3" fill="{look}" '
            'fill-opacity=".75" stroke="#7a4a2c" stroke-width=".8"/>'
        )
        parts.append(words_at(x + 17, y + 8.6, words))
        x += 26 + 6.1 * len(words)
    return "".join(parts)


def words_at(x: float, y: float, words: str) -> str:
    """Return words that begin at a point."""
    return (
        f'<text class="small" font-size="13" x="{x:.1f}" y="{y}" style="text-anchor:start">'
        f"{escape(words)}</text>"
    )
