"""Cities from a CSV file, as gazetteers and spreadsheets write them."""

from __future__ import annotations

import csv
import re
from typing import Final

from branchline.maps.schema import fold
from branchline.maps.shape import MOST_PLACES
from branchline.studio.messages import FoundCities, FoundCity

NAMES: Final = ("name", "city", "place", "ville", "stadt", "ort", "ciudad", "citta", "miasto")
LATITUDES: Final = ("lat", "latitude", "breite", "latitud", "latitudine", "y")
LONGITUDES: Final = ("lon", "lng", "long", "longitude", "lange", "longitud", "longitudine", "x")
QUOTED: Final = re.compile('"[^"]*"')
SIGNS: Final = ";\t|"
"""What stands between cells where it is no comma, which may be part of numbers."""


def read_cities(text: str) -> FoundCities:
    r"""Return the cities of a CSV file: a name, and where there are such columns, where it is.

    >>> read_cities("city;lat;lon\nPort;53,4;14.5\n;1;2").skipped
    (3,)
    """
    lines = text.removeprefix("\ufeff").splitlines()
    first = next((line for line in lines if line.strip()), "")
    sign = sign_of(first)
    columns: tuple[int, int | None, int | None] | None = None
    found: list[FoundCity] = []
    seen: set[str] = set()
    skipped = []
    for number, row in enumerate(csv.reader(lines, delimiter=sign), 1):
        cells = [cell.strip() for cell in row]
        if not any(cells):
            continue
        if columns is None:
            columns, is_head = columns_of(cells)
            if is_head:
                continue
        city = city_of(cells, columns)
        if city is None or fold(city.name) in seen or len(found) >= MOST_PLACES:
            skipped.append(number)
            continue
        seen.add(fold(city.name))
        found.append(city)
    return FoundCities(tuple(found), tuple(skipped))


def sign_of(line: str) -> str:
    """Return what stands between the cells of a line.

    >>> sign_of("Port;53,4;14,5"), sign_of('"Port; old",53.4,14.5')
    (';', ',')
    """
    bare = QUOTED.sub("", line)
    sign = max(SIGNS, key=bare.count)
    return sign if sign in bare else ","


def columns_of(cells: list[str]) -> tuple[tuple[int, int | None, int | None], bool]:
    """Return where name, latitude and longitude stand, and whether the first line says so."""
    heads = [fold(cell) for cell in cells]

    def at(words: tuple[str, ...]) -> int | None:
        return next((i for i, head in enumerate(heads) if head in words), None)

    name = at(NAMES)
    if name is not None:
        return (name, at(LATITUDES), at(LONGITUDES)), True
    numbers = [i for i, cell in enumerate(cells) if number_of(cell, 180) is not None]
    words = [i for i in range(len(cells)) if i not in numbers]
    pair = (numbers[0], numbers[1]) if len(numbers) > 1 else (None, None)
    return (words[0] if words else 0, *pair), False


def city_of(cells: list[str], columns: tuple[int, int | None, int | None]) -> FoundCity | None:
    """Return the city of a line; None if it names none."""
    name, lat, lon = columns
    if len(cells) <= name:
        return None
    called = "".join(letter for letter in cells[name] if letter.isprintable()).strip()[:60].strip()
    if not called or number_of(called, 1e9) is not None:
        return None
    at = [
        number_of(cells[column], most) if column is not None and column < len(cells) else None
        for column, most in ((lat, 90), (lon, 180))
    ]
    return FoundCity(called, *at) if None not in at else FoundCity(called, None, None)


def number_of(cell: str, most: float) -> float | None:
    """Return a number within bounds, with a point or a comma; None if there is none."""
    try:
        value = float(cell.replace(",", "."))
    except ValueError:
        return None
    return value if -most <= value <= most else None
