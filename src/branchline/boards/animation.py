"""A film as an animated picture, GIF or WebP, never larger than it may be.

Needs the extra ``branchline[pictures]``. The board is painted once; every scene adds small pictures
of what it brings. A file that turns out too large is made again, smaller, until it fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from math import ceil, floor, sqrt
from typing import Any, Final, Literal

from PIL import Image

from branchline.boards.draw import definitions
from branchline.boards.film import Box, Film, Scene
from branchline.boards.fonts import style
from branchline.boards.picture import png_of

Kind = Literal["gif", "webp"]
Report = Callable[[int, int], None]
"""Told how many pieces of work are done, and of how many."""

MOST_BYTES: Final = 3_000_000
PIXELS: Final = 760_000
"""Of a frame, if the file is not too large so."""
NARROWEST: Final = 420
"""Rather than make frames narrower than this, some are left out."""
QUALITY: Final = 72
COLOURS: Final = 255


@dataclass(frozen=True, slots=True)
class Patch:
    """A small picture and where it goes: what stays, and what glows in its scene alone."""

    x: int
    y: int
    stays: Image.Image
    glows: Image.Image | None = None


class Studio:
    """Paints the frames of a film."""

    def __init__(self, film: Film, report: Report) -> None:
        self.film = film
        height = film.above + film.board_height + film.below
        self.width = min(film.width, round(sqrt(PIXELS * film.width / height)))
        self.scale = self.width / film.width
        self.base = opened(png_of(film.base, self.width)).convert("RGB")
        self.scenes: list[tuple[list[Patch], int]] = []
        self.total = 2 * len(film.scenes) + 1
        for number, scene in enumerate(film.scenes, 1):
            self.scenes.append((self.patches(scene), scene.milliseconds))
            report(number, self.total)

    def patches(self, scene: Scene) -> list[Patch]:
        """Return what a scene changes, as pictures."""
        film = self.film
        found = []
        for each in scene.added:
            left, top, right, bottom = each.box
            box = (left, top + film.above, right, bottom + film.above)
            down = f'<g transform="translate(0 {film.above})">'
            x, y, stays = self.painted(box, f"{down}{each.svg}</g>")
            _, _, glows = self.painted(box, f"{down}{each.glow}</g>")
            found.append(Patch(x, y, stays, glows))
        below = film.above + film.board_height
        bands = [
            ((0.0, 0.0, film.width, film.above), scene.title),
            (
                (0.0, below, film.width, below + film.below),
                f'<g transform="translate(0 {below})">{scene.score_line}</g>',
            ),
        ]
        return found + [Patch(*self.painted(box, svg)) for box, svg in bands]

    def painted(self, box: Box, inside: str) -> tuple[int, int, Image.Image]:
        """Return a piece of the picture, on whole pixels, and where it lies."""
        scale = self.scale
        x, y = max(0, floor(box[0] * scale)), max(0, floor(box[1] * scale))
        wide = min(self.base.width, ceil(box[2] * scale)) - x
        high = min(self.base.height, ceil(box[3] * scale)) - y
        view = f"{x / scale:.4f} {y / scale:.4f} {wide / scale:.4f} {high / scale:.4f}"
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{wide}" '
            f'height="{high}"><style>{style()}</style>{definitions()}{inside}</svg>'
        )
        return x, y, opened(png_of(svg, wide)).convert("RGBA")

    def frames(self, width: int, every: int) -> Iterator[Image.Image]:
        """Give the frames in some width; of the scenes in between, only every so many."""
        canvas = self.base.copy()
        last = len(self.scenes) - 1
        for number, (patches, _) in enumerate(self.scenes):
            shown = is_shown(number, last, every)
            lit = canvas.copy() if shown and number < last else None
            for patch in patches:
                canvas.paste(patch.stays, (patch.x, patch.y), patch.stays)
                if lit is not None:
                    for layer in (patch.glows, patch.stays):
                        if layer is not None:
                            lit.paste(layer, (patch.x, patch.y), layer)
            if shown:
                yield resized(lit or canvas.copy(), width)

    def milliseconds(self, every: int) -> list[int]:
        """Return how long each of these frames is seen."""
        last = len(self.scenes) - 1
        return [
            time if number in (0, last) else time * every
            for number, (_, time) in enumerate(self.scenes)
            if is_shown(number, last, every)
        ]


def is_shown(number: int, last: int, every: int) -> bool:
    """Return whether a scene has a frame of its own: the first and the last always have."""
    return number in (0, last) or number % every == 0


def resized(frame: Image.Image, width: int) -> Image.Image:
    """Return a frame in some width."""
    if width == frame.width:
        return frame
    height = max(1, round(frame.height * width / frame.width))
    return frame.resize((width, height), Image.Resampling.LANCZOS)


def tell_nobody(_done: int, _total: int) -> None:
    """Report to nobody."""


def animated(film: Film, kind: Kind, report: Report = tell_nobody, most: int = MOST_BYTES) -> bytes:
    """Return a film as a file of at most so many bytes; raise `ValueError` if none is so small."""
    studio = Studio(film, report)
    width, every = studio.width, 1

    def step(number: int) -> None:
        report(min(len(studio.scenes) + number, studio.total - 1), studio.total)

    while True:
        content = encoded(studio, kind, width, every, step)
        if len(content) <= most:
            report(studio.total, studio.total)
            return content
        smaller = floor(0.94 * width * sqrt(most / len(content)))
        if smaller >= NARROWEST or every > len(studio.scenes):
            width = max(1, min(smaller, width - 1))
        else:
            width, every = min(width, NARROWEST), 2 * every
        if width < 16:
            raise ValueError(most)


def encoded(
    studio: Studio, kind: Kind, width: int, every: int, step: Callable[[int], None]
) -> bytes:
    """Return all frames as one file."""

    def told() -> Iterator[Image.Image]:
        for number, frame in enumerate(studio.frames(width, every), 1):
            yield frame
            step(number)

    frames: Iterator[Image.Image] = told()
    how: dict[str, Any] = {"quality": QUALITY, "method": 3, "kmin": 0, "kmax": 0}
    if kind == "gif":
        palette = palette_of(studio, width)
        frames = (frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames)
        how = {"optimize": True, "disposal": 1}  # what stays the same is left out
    first = next(frames)
    out = BytesIO()
    times = studio.milliseconds(every)
    first.save(out, kind, save_all=True, append_images=frames, duration=times, loop=0, **how)
    return out.getvalue()


def palette_of(studio: Studio, width: int) -> Image.Image:
    """Return colours that suit the empty board and the full one."""
    shots = list(islice(studio.frames(width, max(1, len(studio.scenes))), 2))
    sheet = Image.new("RGB", (width, sum(shot.height for shot in shots)))
    top = 0
    for shot in shots:
        sheet.paste(shot, (0, top))
        top += shot.height
    return sheet.quantize(COLOURS, Image.Quantize.MAXCOVERAGE)


def opened(png: bytes) -> Image.Image:
    """Return a PNG as a picture."""
    picture = Image.open(BytesIO(png))
    picture.load()
    return picture
