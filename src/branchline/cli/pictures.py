"""Pictures that commands write: a drawing as PNG, a game as an animation."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from branchline.boards import load_drawing
from branchline.boards.film import film_of
from branchline.boards.picture import can_make_pictures, png_of
from branchline.cli.progress import bar_of
from branchline.locales import say
from branchline.play.match import Match

MOVING: Final = ("webp", "gif")
"""The kinds of animations, by the ending of their files."""


def to_png(picture: str, width: int | None) -> bytes:
    """Return a drawing as PNG."""
    if not can_make_pictures():
        raise click.ClickException(say("png-needs-packages"))
    return png_of(picture, width)


def write_animation(match: Match, output: Path) -> None:
    """Write a match as an animated picture, with a progress bar where somebody looks on."""
    kind = output.suffix[1:].lower()
    if kind not in MOVING:
        raise click.UsageError(say("not-an-animation", file=str(output)))
    if not can_make_pictures():
        raise click.ClickException(say("animation-needs-packages"))
    from branchline.boards.animation import animated
    from branchline.boards.plain import plain_drawing

    film = film_of(match, load_drawing(match.data) or plain_drawing(match.data))
    with bar_of(say("animation-working")) as bar:
        task = bar.add_task("")
        content = animated(
            film,
            "gif" if kind == "gif" else "webp",
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    try:
        output.write_bytes(content)
    except OSError as error:
        problem = say("error-in", file=str(output), problem=error.strerror or str(error))
        raise click.ClickException(problem) from None
    size = f"{max(0.01, len(content) / 1_000_000):.2f}"
    click.echo(say("animation-written", file=str(output), megabytes=size), err=True)
