"""The base map: sea, land, relief, rivers, borders and coast as the inside of an SVG."""

from __future__ import annotations

from branchline.boards.files import RELIEF
from branchline.boards.ground import Ground
from branchline.boards.paths import SCALE, path_of
from branchline.boards.settings import Settings

SHORES = ((40, 0.09), (26, 0.11), (15, 0.14), (6, 0.30))
"""Widths and opacities of the light rings around the land."""


def paint(ground: Ground, settings: Settings, size: tuple[int, int]) -> str:
    """Return the base map of a board."""
    layers = [
        sea(ground, size),
        land(ground, settings),
        water(ground),
        borders(ground),
    ]
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">\n{definitions(ground)}\n'
        f'<g id="base">\n{chr(10).join(layers)}\n</g>\n</svg>'
    )


def definitions(ground: Ground) -> str:
    """Return what the rest refers to: the colour of the sea, the shape of the land."""
    return (
        '<defs><linearGradient id="sea" x1="0" y1="0" x2=".25" y2="1">'
        '<stop offset="0" stop-color="#a5cfd6"/><stop offset=".55" stop-color="#8fbfcb"/>'
        '<stop offset="1" stop-color="#7aaebd"/></linearGradient>'
        f'<path id="land" fill-rule="evenodd" d="{path_of(ground.land)}"/>'
        f'<clipPath id="land-clip"><use href="#land" transform="scale({1 / SCALE:g})"/>'
        "</clipPath></defs>"
    )


def stroke(colour: str, width: float, extra: str = "") -> str:
    """Return the attributes of a line, its width in board units."""
    return (
        f'fill="none" stroke="{colour}" stroke-width="{width * SCALE:g}" '
        f'stroke-linejoin="round" stroke-linecap="round"{extra}'
    )


def scaled(*parts: str) -> str:
    """Return shapes in path units as a group in board units."""
    return f'<g transform="scale({1 / SCALE:g})">' + "\n".join(filter(None, parts)) + "</g>"


def sea(ground: Ground, size: tuple[int, int]) -> str:
    """Return the water with its grid and the light along the shore."""
    width, height = size
    lines = path_of(*ground.graticule)
    return (f'<rect width="{width}" height="{height}" fill="url(#sea)"/>') + scaled(
        f'<path d="{lines}" {stroke("#fff", 0.8)} stroke-opacity=".25"/>' if lines else "",
        *(
            f'<use href="#land" {stroke("#e9f6f4", wide)} stroke-opacity="{opacity}"/>'
            for wide, opacity in SHORES
        ),
    )


def land(ground: Ground, settings: Settings) -> str:
    """Return the relief, the tints of regions, ice, and the veil over foreign land."""
    rows, columns = ground.heights.shape
    image = (
        f'<image href="{RELIEF}" width="{columns * ground.step:g}" '
        f'height="{rows * ground.step:g}" preserveAspectRatio="none"/>'
    )
    tints = [
        f'<path d="{path_of(region)}" fill="{settings.tints[name]}" fill-opacity=".38"/>'
        for name, region in ground.regions
    ]
    ice = path_of(ground.glaciers)
    veil = path_of(ground.faded)
    return (
        f'<g clip-path="url(#land-clip)">{image}'
        + scaled(
            f'<path d="{veil}" fill="#ece6da" fill-opacity=".58" fill-rule="evenodd"/>'
            if veil
            else "",
            *tints,
            f'<path d="{ice}" fill="#fbfdfd" fill-opacity=".8"/>' if ice else "",
        )
        + "</g>"
    )


def water(ground: Ground) -> str:
    """Return rivers and lakes."""
    widths: dict[float, list[str]] = {}
    for rank, line in ground.rivers:
        wide = 2.0 if rank <= 4 else 1.5 if rank <= 6 else 1.1
        widths.setdefault(wide, []).append(path_of(line))
    lakes = path_of(ground.lakes)
    outline = stroke("#6fa3b3", 0.9).replace('fill="none" ', "")
    return scaled(
        *(f'<path d="{"".join(d)}" {stroke("#7fb3c4", wide)}/>' for wide, d in widths.items()),
        f'<path id="lakes" d="{lakes}" fill="#9fcbd4" fill-rule="evenodd" {outline}/>'
        if lakes
        else "",
    )


def borders(ground: Ground) -> str:
    """Return the coast and the lines between countries."""
    lines, inner = path_of(*ground.borders), path_of(*ground.inner_borders)
    dashes = f' stroke-dasharray="{7 * SCALE} {4 * SCALE} {SCALE} {4 * SCALE}"'
    return scaled(
        f'<path d="{inner}" {stroke("#8a6f55", 0.8)} stroke-opacity=".38"/>' if inner else "",
        f'<path d="{lines}" {stroke("#c98a5a", 7)} stroke-opacity=".26"/>'
        f'<path d="{lines}" {stroke("#8a5f45", 1.2, dashes)}/>'
        if lines
        else "",
        f'<use href="#land" {stroke("#4f8291", 1.2)}/>',
    )
