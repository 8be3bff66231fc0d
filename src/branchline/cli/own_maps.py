"""The user's own map files for a server: read and checked before it starts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from branchline.locales import say
from branchline.maps import check_map, load_map, map_ids
from branchline.server.catalogue import OwnMap


def read_own_maps(files: Sequence[str]) -> tuple[OwnMap, ...]:
    """Return maps by their files; what `check-map` refuses ends the command in the same way.

    The id of a packaged map may be given as well: that map is offered anyway.
    """
    own = [file for file in files if file not in map_ids()]
    problems = [problem for file in own for problem in check_map(file)]
    if problems:
        from branchline.cli.maps import show_problems

        show_problems(problems, err=True)
        click.get_current_context().exit(1)
    found: dict[str, OwnMap] = {}
    for file in own:
        data = load_map(file)
        other = found.get(data.id)
        if data.id in map_ids():
            raise click.ClickException(say("map-id-is-packaged", file=file, id=data.id))
        if other is None:
            found[data.id] = OwnMap(data, Path(file).absolute().parent)
        elif other.data.content_hash != data.content_hash:
            names = {"file": file, "other": other.data.source}
            raise click.ClickException(say("map-id-twice", id=data.id, **names))
    return tuple(found.values())
