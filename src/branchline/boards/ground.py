"""The ground of a board: geography projected, warped and cut to the board's size."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import numpy as np
import shapely
from scipy.ndimage import zoom
from shapely import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from branchline.boards.arrays import Floats
from branchline.boards.geography import Geography
from branchline.boards.settings import Settings

BLEED = 30.0
"""How far the ground goes on beyond the edge of the board."""
COARSE = 6.0
"""Board units between the points at which the way back to the globe is computed."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Land and water in board units, and the height of the land on a grid."""

    land: MultiPolygon
    heights: Floats
    step: float
    """Board units between points of the grid of heights."""
    faded: MultiPolygon = field(default_factory=MultiPolygon)
    """Land outside the countries of the game."""
    lakes: MultiPolygon = field(default_factory=MultiPolygon)
    glaciers: MultiPolygon = field(default_factory=MultiPolygon)
    rivers: tuple[tuple[int, BaseGeometry], ...] = ()
    borders: tuple[BaseGeometry, ...] = ()
    inner_borders: tuple[BaseGeometry, ...] = ()
    regions: tuple[tuple[str, MultiPolygon], ...] = ()
    graticule: tuple[BaseGeometry, ...] = ()


def polygons(shape: BaseGeometry, least: float = 0.0) -> MultiPolygon:
    """Return the polygons of any shape that have at least some area."""
    shape = shapely.make_valid(shape)
    parts = shapely.get_parts(shapely.get_parts(shape))
    return MultiPolygon([p for p in parts if isinstance(p, Polygon) and p.area > least])


def union(shapes: Iterable[BaseGeometry]) -> MultiPolygon:
    """Return polygons joined into one shape."""
    return polygons(shapely.union_all(list(shapes)))


class Surveyor:
    """Brings geography to a board, by the projection and the warp of its places."""

    def __init__(
        self,
        geography: Geography,
        settings: Settings,
        forth: Callable[[Floats], Floats],
        back: Callable[[Floats], Floats],
        size: tuple[int, int],
    ) -> None:
        self.geography, self.settings = geography, settings
        self.forth, self.back, self.size = forth, back, size
        width, height = size
        self.frame = shapely.box(-BLEED, -BLEED, width + BLEED, height + BLEED)

    def bring(self, shape: BaseGeometry, step: float = 0.25) -> BaseGeometry:
        """Return a shape on the board."""
        dense = shapely.segmentize(shape, step)
        moved = shapely.transform(dense, lambda points: self.forth(points).round(4))
        return shapely.make_valid(moved).intersection(self.frame)

    def survey(self) -> Ground:
        """Return the whole ground."""
        names, countries = self.countries()
        land = union(countries)
        focus = self.settings.focus
        inside = [c for n, c in zip(names, countries, strict=True) if not focus or n in focus]
        faded = polygons(land.difference(union(inside).buffer(0.4)))
        lakes = self.areas("lake", 20.0, 0.7)
        return Ground(
            land=land,
            heights=self.heights(),
            step=2.0,
            faded=faded,
            lakes=polygons(lakes.intersection(land), 12.0),
            glaciers=self.areas("glacier", 30.0, 1.0),
            rivers=self.rivers(),
            borders=self.borders(countries),
            inner_borders=self.lines("internal_border"),
            regions=self.regions(land),
            graticule=self.graticule(),
        )

    def countries(self) -> tuple[list[str], list[MultiPolygon]]:
        """Return the countries, simplified together so that their borders still meet."""
        found = [
            (feature.name, polygons(self.bring(feature.shape)))
            for feature in self.geography.layer("country")
        ]
        found = [(name, shape) for name, shape in found if not shape.is_empty]
        shapes = shapely.coverage_simplify([shape for _, shape in found], 1.0)
        return [name for name, _ in found], [polygons(shape, 8.0) for shape in shapes]

    def borders(self, countries: list[MultiPolygon]) -> tuple[BaseGeometry, ...]:
        """Return the lines between countries, but for areas that are to have none."""
        if not self.settings.borders:
            return ()
        lines: Iterable[BaseGeometry] = shared(countries)
        for west, south, east, north in self.settings.no_lines:
            area = self.bring(shapely.box(west, south, east, north))
            lines = [line.difference(area) for line in lines]
        return tuple(line for line in lines if not line.is_empty)

    def areas(self, layer: str, least: float, tolerance: float) -> MultiPolygon:
        """Return the areas of a layer that are large enough to see."""
        shapes = [self.bring(f.shape, 0.1) for f in self.geography.layer(layer)]
        return polygons(shapely.simplify(union(shapes), tolerance), least)

    def lines(self, layer: str) -> tuple[BaseGeometry, ...]:
        """Return the lines of a layer."""
        shapes = [self.bring(f.shape, 0.1) for f in self.geography.layer(layer)]
        return tuple(shapely.simplify(s, 0.8) for s in shapes if not s.is_empty)

    def rivers(self) -> tuple[tuple[int, BaseGeometry], ...]:
        """Return the rivers that matter enough, with their ranks."""
        found = []
        for feature in self.geography.layer("river"):
            if feature.rank <= self.settings.rivers:
                line = shapely.simplify(self.bring(feature.shape, 0.1), 0.8)
                if not line.is_empty:
                    found.append((feature.rank, line))
        return tuple(found)

    def regions(self, land: MultiPolygon) -> tuple[tuple[str, MultiPolygon], ...]:
        """Return the regions that have a tint."""
        every = [(f.name, self.bring(f.shape)) for f in self.geography.layer("region")]
        found = []
        for tint in self.settings.tints:
            inside = union(shape for name, shape in every if tint in name)
            outside = union(shape for name, shape in every if tint not in name)
            # Wider than it is, since the coast of the land was simplified by itself.
            region = shapely.simplify(inside.buffer(8).difference(outside), 0.8)
            found.append((tint, polygons(region.intersection(land))))
        return tuple(found)

    def graticule(self) -> tuple[BaseGeometry, ...]:
        """Return meridians and parallels."""
        step = self.settings.graticule
        if not step:
            return ()
        west, south, east, north = self.geography.bounds
        meridians = np.arange(np.ceil(west / step) * step, east, step)
        parallels = np.arange(np.ceil(south / step) * step, north, step)
        lines = [[(lon, lat) for lat in np.linspace(south, north, 60)] for lon in meridians]
        lines += [[(lon, lat) for lon in np.linspace(west, east, 60)] for lat in parallels]
        shapes = [self.bring(shapely.LineString(line), 10) for line in lines]
        return tuple(shapely.simplify(s, 0.6) for s in shapes if not s.is_empty)

    def heights(self) -> Floats:
        """Return the height of the land at every second board unit."""
        width, height = self.size
        across = np.arange(0, width + COARSE, COARSE)
        down = np.arange(0, height + COARSE, COARSE)
        grid = np.stack(np.meshgrid(across, down), axis=-1)
        lonlat = self.back(grid.reshape(-1, 2)).reshape(grid.shape)
        finer = int(COARSE / 2)
        fine = [zoom(lonlat[..., axis], finer, order=1, grid_mode=False) for axis in (0, 1)]
        rows, columns = height // 2 + 1, width // 2 + 1
        flat = np.stack([part[:rows, :columns].ravel() for part in fine], axis=-1)
        return np.maximum(0, self.geography.height_at(flat)).reshape(rows, columns)


def shared(countries: list[MultiPolygon]) -> Iterable[BaseGeometry]:
    """Return the lines where two countries meet."""
    tree = shapely.STRtree(countries)
    for i, country in enumerate(countries):
        for j in tree.query(country, predicate="intersects"):
            if j < i:
                common = country.boundary.intersection(countries[j].boundary)
                lines = [p for p in shapely.get_parts(common) if p.geom_type == "LineString"]
                if lines:
                    yield shapely.line_merge(shapely.multilinestrings(lines))
