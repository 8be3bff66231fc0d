"""Colour is never the only sign: glyphs, contrast and colour-vision deficiency."""

from __future__ import annotations

import re
from itertools import combinations

import numpy as np
import pytest
import shapely
from shapely import Point, Polygon
from shapely.geometry.base import BaseGeometry

from branchline.boards.arrays import Floats
from branchline.boards.palette import GLYPHS, INKS, LIVERIES
from branchline.cli.terminal.glyphs import GLYPHS as TERMINAL
from branchline.core.cards import COLOURS

# Machado, Oliveira and Fernandes (2009), full deficiency, on linear light.
DEFICIENCIES = {
    "none": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
    "none at all": [[0.2126, 0.7152, 0.0722]] * 3,
}
every_sight = pytest.mark.parametrize("sight", DEFICIENCIES)


def seen(colour: str, sight: str) -> Floats:
    """Return a colour in linear light, as someone sees it."""
    values = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    light: Floats = np.clip(np.array(DEFICIENCIES[sight]) @ linear, 0, 1)
    return light


def luminance(light: Floats) -> float:
    return float(np.array([0.2126, 0.7152, 0.0722]) @ light)


def contrast(a: str, b: str, sight: str) -> float:
    """Return the contrast of two colours, as the web's guidelines define it."""
    low, high = sorted((luminance(seen(a, sight)), luminance(seen(b, sight))))
    return (high + 0.05) / (low + 0.05)


def lab(light: Floats) -> Floats:
    """Return linear light as CIE L*a*b*."""
    matrix = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    xyz = np.array(matrix) @ light / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def shape_of(path: str) -> BaseGeometry:
    """Return the area of a glyph; circles are two arcs around a middle."""
    area: BaseGeometry = Polygon()
    for part in path.split("Z")[:-1]:
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        if "a" in part:
            ring: BaseGeometry = Point(numbers[0] + numbers[2], numbers[1]).buffer(numbers[2])
        else:
            ring = Polygon(np.array(numbers).reshape(-1, 2))
        area = area.symmetric_difference(ring)
    return area


def test_every_card_colour_has_a_glyph_of_its_own() -> None:
    assert set(GLYPHS) == set(COLOURS)
    assert len(set(GLYPHS.values())) == len(COLOURS)
    assert set(INKS) == {*COLOURS, "gray"}


def test_glyphs_differ_in_shape() -> None:
    shapes = {colour: shape_of(path) for colour, path in GLYPHS.items()}
    for (one, a), (other, b) in combinations(shapes.items(), 2):
        common = a.intersection(b).area / a.union(b).area
        assert common < 0.86, f"{one} looks like {other}"
    assert all(9 < shape.area < 50 for shape in shapes.values())


def test_glyphs_are_those_of_the_terminal() -> None:
    shapes = {colour: shape_of(GLYPHS[colour]) for colour in COLOURS}
    middle = Point(0, 0)
    for sign, colour in zip(TERMINAL, COLOURS, strict=False):
        assert shapes[colour].contains(middle) == (sign not in "○◇"), colour
    assert shapes["green"].centroid.y > 0 > shapes["blue"].centroid.y  # ▲ and ▼
    assert shapely.minimum_bounding_radius(shapes["red"]) > shapes["red"].bounds[2]  # ■


@every_sight
@pytest.mark.parametrize("colour", COLOURS)
def test_glyphs_stand_out_for_everyone(colour: str, sight: str) -> None:
    assert contrast(INKS[colour].face, INKS[colour].glyph, sight) >= 3.0


@every_sight
def test_colours_that_look_alike_are_told_apart_by_their_glyph(sight: str) -> None:
    for one, other in combinations(COLOURS, 2):
        gap = np.linalg.norm(lab(seen(INKS[one].face, sight)) - lab(seen(INKS[other].face, sight)))
        common = shape_of(GLYPHS[one]).intersection(shape_of(GLYPHS[other])).area
        whole = shape_of(GLYPHS[one]).union(shape_of(GLYPHS[other])).area
        assert gap > 25 or common / whole < 0.75, f"{one} and {other}"


def test_seats_differ_in_pattern() -> None:
    assert len({livery.pattern for livery in LIVERIES}) == len(LIVERIES) == 6


@every_sight
def test_patterns_stand_out_for_everyone(sight: str) -> None:
    for livery in LIVERIES:
        assert contrast(livery.face, livery.light, sight) >= 1.6, livery.name
