"""Make the geography that boards are drawn from, out of public-domain data.

    python scripts/geography.py FOLDER SOURCES [MAP ...]

SOURCES is a folder with these files, all in the public domain:

- Natural Earth 1:10m as GeoJSON (https://github.com/nvkelso/natural-earth-vector, folder
  ``geojson``; or https://www.naturalearthdata.com): the files named in `LAYERS`.
- ``height.tif`` or ``height.png``: heights of the world in metres on a regular grid of longitude
  and latitude, north up, sea 0; for example SRTM30 (NASA) or ETOPO (NOAA), scaled down as you like.

For each map, its bounds as its ``board.toml`` gives them, FOLDER gets ``<map>.geojson`` and
``<map>-height.png``. Then make the boards: ``python scripts/boards.py FOLDER``. Neither the
sources nor FOLDER belong in the repository. Needs the extra: pip install '.[boards]'.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from PIL import Image
from shapely.geometry import mapping, shape

from branchline.boards.settings import read_settings
from branchline.maps import load_map, map_ids

Bounds = tuple[float, float, float, float]

LAYERS = {
    "country": ["ne_10m_admin_0_countries"],
    "lake": ["ne_10m_lakes", "ne_10m_lakes_europe"],
    "river": ["ne_10m_rivers_lake_centerlines", "ne_10m_rivers_europe"],
    "glacier": ["ne_10m_glaciated_areas"],
    "region": ["ne_10m_admin_0_map_subunits"],
    "internal_border": ["ne_10m_admin_1_states_provinces_lines"],
}
FINEST = 1400
"""Columns of a picture of heights, at most."""


def main(folder: Path, sources: Path, which: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in which or map_ids():
        settings = read_settings(load_map(name))
        if settings.bounds is None:
            sys.exit(f"{name}: its board.toml gives no bounds")
        features = clip(sources, settings.bounds, regions=bool(settings.tints))
        content = {"type": "FeatureCollection", "features": features}
        (folder / f"{name}.geojson").write_text(json.dumps(content), "utf-8")
        cut_heights(sources, settings.bounds).save(folder / f"{name}-height.png")
        print(name, len(features), "features")


def clip(sources: Path, bounds: Bounds, regions: bool) -> list[dict[str, Any]]:
    """Return what lies inside the bounds, a little simplified, with the facts boards use."""
    west, south, east, north = bounds
    frame = shapely.box(west, south, east, north)
    tolerance = (east - west) / 9000
    found = []
    for layer, files in LAYERS.items():
        if layer == "region" and not regions:
            continue
        for file in files:
            content = json.loads((sources / f"{file}.geojson").read_text("utf-8"))
            for feature in content["features"]:
                if feature["geometry"] is None:
                    continue
                whole = shapely.make_valid(shape(feature["geometry"]))
                part = shapely.simplify(whole.intersection(frame), tolerance)
                if not part.is_empty:
                    facts = facts_of(layer, feature["properties"])
                    found.append(
                        {"type": "Feature", "properties": facts, "geometry": mapping(part)}
                    )
    return found


def facts_of(layer: str, values: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of a feature that boards use."""
    plain = {key.lower(): value for key, value in values.items()}
    facts: dict[str, Any] = {"layer": layer}
    if layer in ("country", "region"):
        facts["name"] = plain.get("name") or ""
    if layer == "river":
        facts["scalerank"] = int(plain.get("scalerank") or 0)
    return facts


def cut_heights(sources: Path, bounds: Bounds) -> Image.Image:
    """Return the heights inside the bounds, out of a picture of the whole world."""
    Image.MAX_IMAGE_PIXELS = None
    file = next((f for f in sorted(sources.glob("height.*"))), None)
    if file is None:
        sys.exit(f"{sources}: no height.tif or height.png")
    west, south, east, north = bounds
    with Image.open(file) as world:
        x, y = world.width / 360, world.height / 180
        box = (west + 180) * x, (90 - north) * y, (east + 180) * x, (90 - south) * y
        cut = world.crop((round(box[0]), round(box[1]), round(box[2]), round(box[3])))
    metres = np.maximum(np.asarray(cut, dtype=np.float32), 0)
    heights = Image.fromarray(metres)
    if heights.width > FINEST:
        heights = heights.resize((FINEST, round(heights.height * FINEST / heights.width)))
    return Image.fromarray(np.asarray(heights).round().astype(np.uint16))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the geography goes")
    parser.add_argument("sources", type=Path, help="the folder with the public-domain data")
    parser.add_argument("maps", nargs="*", metavar="MAP", help="a map; all packaged ones if none")
    options = parser.parse_args()
    main(options.folder, options.sources, options.maps)
