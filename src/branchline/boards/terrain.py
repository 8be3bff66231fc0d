"""The colours of the land: heights as tints, with light from the north-west."""

from __future__ import annotations

import io

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from branchline.boards.arrays import Floats

RAMP = ("#d3e0b5", "#e0e4bd", "#ece0b6", "#e6cf9f", "#d8b88a", "#c9a684", "#f5f1ea")
"""From the sea to the peaks; the heights between are in the settings."""
SHADE = np.array([74, 58, 82]) / 255
LIGHT = np.array([255, 250, 230]) / 255


def paint_relief(heights: Floats, stops: tuple[float, ...], quality: int = 82) -> bytes:
    """Return a WebP picture of the land, as large as the grid of heights."""
    smooth = gaussian_filter(heights, 1.0)
    colours = tint(gaussian_filter(heights, 2.5), stops)
    light = hillshade(smooth)[..., None]
    dark, bright = np.clip(-light, 0, 0.5), np.clip(light, 0, 0.5)
    picture = colours * (1 - dark) + SHADE * dark
    picture = picture * (1 - bright) + LIGHT * bright
    image = Image.fromarray(np.round(255 * np.clip(picture, 0, 1)).astype(np.uint8), "RGB")
    file = io.BytesIO()
    image.save(file, "WEBP", quality=quality, method=6)
    return file.getvalue()


def tint(heights: Floats, stops: tuple[float, ...]) -> Floats:
    """Return the colour of each height."""
    ramp = np.array([[int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)] for c in RAMP])
    ramp = ramp[[round(i) for i in np.linspace(0, len(RAMP) - 1, len(stops))]]
    parts = [np.interp(heights, stops, ramp[:, channel]) for channel in range(3)]
    return np.stack(parts, axis=-1)


def hillshade(heights: Floats) -> Floats:
    """Return how much lighter or darker than flat land each point is, about -0.5 to 0.5."""
    down, across = np.gradient(heights)
    slope = np.hypot(across, down)
    steep = float(np.percentile(slope[heights > 0], 98)) if (heights > 0).any() else 1.0
    x, y = -across / max(steep, 1e-6), -down / max(steep, 1e-6)
    light = np.array([-0.6, -0.6, 0.53])
    found: Floats = (x * light[0] + y * light[1] + light[2]) / np.sqrt(x**2 + y**2 + 1) - light[2]
    return np.where(found > 0, 0.55 * found, 0.70 * found)
