"""Make the sounds of the game: a table and a railway, from noise, struck bodies and pipes.

    python scripts/sounds.py            write web/src/sounds/*.wav

The same files come out byte for byte wherever this runs; a test compares them.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "sounds"
RATE: Final = 22_050
"""Samples a second: enough for all that is below 11 kHz, in a small file every browser plays."""
FADE: Final = 0.008
Sound = NDArray[np.float64]


def times(seconds: float) -> Sound:
    """Return the time of each sample."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(name: str, seconds: float, low: float, high: float) -> Sound:
    """Return noise between two pitches; the name alone decides which, on every machine."""
    count = round(seconds * RATE)
    drawn = np.frombuffer(hashlib.shake_256(name.encode()).digest(2 * count), dtype="<u2")
    spectrum = np.fft.rfft(drawn / 32768.0 - 1.0)
    pitch = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(pitch, 1.0)) ** 6) / (1 + (pitch / high) ** 6)
    found: Sound = np.fft.irfft(spectrum, count)
    return found / float(np.abs(found).max())


def decay(seconds: float, half: float) -> Sound:
    """Return a loudness that halves again and again."""
    fading: Sound = np.exp2(-times(seconds) / half)
    return fading


def struck(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Sound:
    """Return a body that was struck: its pitches, each with a loudness and how fast it halves."""
    parts = [
        loud * np.sin(2 * np.pi * pitch * times(seconds)) * decay(seconds, half)
        for pitch, loud, half in modes
    ]
    whole: Sound = np.sum(parts, axis=0)
    return whole * np.minimum(1.0, times(seconds) / 0.0008)


def laid(seconds: float, *parts: tuple[float, Sound]) -> Sound:
    """Return parts laid over one another, each from its time on."""
    whole = np.zeros(round(seconds * RATE))
    for start, part in parts:
        at = round(start * RATE)
        end = min(len(whole), at + len(part))
        whole[at:end] += part[: end - at]
    return whole


def hump(seconds: float) -> Sound:
    """Return a loudness that swells and sinks."""
    return np.sin(np.pi * np.arange(round(seconds * RATE)) / round(seconds * RATE)) ** 2


def card() -> Sound:
    """Return a card that slides off its pile and is laid down."""
    slide = noise("card slides", 0.085, 1800, 6500) * hump(0.085)
    tap = noise("card lands", 0.04, 500, 4500) * decay(0.04, 0.004)
    body = struck(0.05, [(170, 0.8, 0.012), (310, 0.4, 0.008)])
    return laid(0.13, (0.0, 0.6 * slide), (0.072, tap), (0.072, body))


def shuffle() -> Sound:
    """Return cards that riffle into one another, ever faster, and are pushed together."""
    gaps = [0.040 * 0.9**n for n in range(11)]
    starts = np.cumsum([0.0, *gaps])
    flicks = [
        (float(at), (0.5 + 0.05 * n) * noise(f"flick {n}", 0.03, 1500, 7000) * decay(0.03, 0.004))
        for n, at in enumerate(starts)
    ]
    push = 0.5 * noise("push", 0.07, 900, 5000) * hump(0.07)
    return laid(0.38, *flicks, (0.305, push))


def wagon() -> Sound:
    """Return a wooden wagon that is put on the board, and settles."""
    wood = [(640, 1.0, 0.013), (1510, 0.7, 0.009), (2420, 0.4, 0.006), (3900, 0.25, 0.003)]
    knock = struck(0.1, wood) + 0.5 * laid(0.1, (0, noise("knock", 0.006, 1500, 8000)))
    table = struck(0.1, [(150, 0.7, 0.02), (235, 0.4, 0.015)])
    return laid(0.16, (0.0, knock), (0.0, table), (0.062, 0.35 * knock), (0.098, 0.13 * knock))


def ticket() -> Sound:
    """Return a conductor's punch: the spring gives, then the hole is through."""
    spring = struck(0.05, [(2650, 0.7, 0.006), (4300, 0.5, 0.004), (6100, 0.3, 0.003)])
    bite = noise("bite", 0.035, 900, 6000) * decay(0.035, 0.005)
    jaw = struck(0.08, [(410, 0.7, 0.012), (1880, 0.4, 0.009), (3340, 0.25, 0.006)])
    return laid(0.16, (0.0, 0.5 * spring), (0.048, bite), (0.048, jaw), (0.115, 0.25 * spring))


def hammer() -> Sound:
    """Return a hammer that drives a spike into a sleeper."""
    steel = [(1160, 0.8, 0.05), (3190, 0.6, 0.035), (6240, 0.35, 0.018), (2410, 0.25, 0.03)]
    wood = [(120, 1.1, 0.03), (260, 0.6, 0.02)]
    blow = noise("blow", 0.012, 800, 9000) * decay(0.012, 0.002)
    return laid(0.22, (0.0, 0.9 * struck(0.22, steel)), (0.0, struck(0.2, wood)), (0.0, blow))


def lever() -> Sound:
    """Return a signalman's lever: the catch ticks, the lever falls home."""
    tick = struck(0.03, [(1900, 0.6, 0.004), (3350, 0.5, 0.003), (5200, 0.3, 0.002)])
    home = struck(0.12, [(98, 1.0, 0.03), (215, 0.7, 0.02), (690, 0.4, 0.012), (1570, 0.3, 0.008)])
    clank = noise("lever", 0.02, 600, 5000) * decay(0.02, 0.004)
    ticks = [(at, 0.45 * tick) for at in (0.0, 0.035, 0.066, 0.092)]
    return laid(0.24, *ticks, (0.118, home), (0.118, 0.7 * clank))


def steam() -> Sound:
    """Return an engine that lets out steam, twice."""
    long = 0.15
    puff = noise("steam", long, 500, 6500) * np.minimum(1.0, times(long) / 0.006)
    puff = puff * decay(long, 0.032)
    chest = struck(long, [(92, 0.6, 0.03), (138, 0.35, 0.025)])
    return laid(0.3, (0.0, puff), (0.0, chest), (0.15, 0.7 * puff), (0.15, 0.6 * chest))


def bell() -> Sound:
    """Return a bell on the platform, struck once: with the minor third that all bells have."""
    ratios = [(0.5, 0.35, 0.16), (1.0, 1.0, 0.12), (1.2, 0.55, 0.1), (1.5, 0.3, 0.07)]
    ratios += [(2.0, 0.6, 0.08), (2.67, 0.3, 0.04), (3.01, 0.25, 0.035), (4.2, 0.15, 0.02)]
    clapper = 0.3 * noise("clapper", 0.006, 2500, 9000)
    return laid(0.5, (0.0, struck(0.5, [(1046 * r, g, h) for r, g, h in ratios])), (0.0, clapper))


def whistle() -> Sound:
    """Return a steam whistle of three pipes: pressure comes up, the chord stands, and falls."""
    long = 0.5
    time = times(long)
    pressure = np.minimum(1.0, time / 0.07) * np.minimum(1.0, (long - time) / 0.12)
    bend = 1 - 0.045 * np.exp(-time / 0.035) - 0.03 * np.maximum(0.0, (time - 0.4) / 0.1) ** 2
    turns = np.cumsum(bend) / RATE
    chord = np.zeros_like(time)
    for pitch, loud in ((466.2, 1.0), (587.3, 0.8), (698.5, 0.7)):
        for harmonic, part in ((1, 1.0), (2, 0.28), (3, 0.12)):
            chord += loud * part * np.sin(2 * np.pi * pitch * harmonic * turns)
    breath = noise("breath", long, 900, 4200) * (0.35 + 0.5 * np.exp(-time / 0.04))
    return (chord + 0.9 * breath) * pressure**1.5


def chime() -> Sound:
    """Return the gong before an announcement: three soft bars, going down and home again."""
    bars = []
    for number, pitch in enumerate((659.3, 523.3, 784.0)):
        modes = [(pitch, 1.0, 0.11), (2.0 * pitch, 0.12, 0.08), (3.93 * pitch, 0.2, 0.03)]
        long = 0.7 - 0.16 * number
        bars.append((0.16 * number, struck(long, modes) * np.minimum(1.0, times(long) / 0.004)))
    return laid(0.7, *bars)


SOUNDS: Final[dict[str, tuple[Callable[[], Sound], float]]] = {
    "bell": (bell, 0.6),
    "card": (card, 0.55),
    "chime": (chime, 0.6),
    "hammer": (hammer, 0.7),
    "lever": (lever, 0.7),
    "shuffle": (shuffle, 0.5),
    "steam": (steam, 0.5),
    "ticket": (ticket, 0.55),
    "wagon": (wagon, 0.7),
    "whistle": (whistle, 0.5),
}
"""What makes each sound, and how loud it gets at most."""


def wave_file(sound: Sound, peak: float) -> bytes:
    """Return a sound as a file: one channel of 16 bits, ending in silence."""
    fading = np.minimum(1.0, np.arange(len(sound))[::-1] / (FADE * RATE))
    level = sound - sound.mean()
    level = level * fading * np.minimum(1.0, np.arange(len(sound)) / 8)
    samples = np.rint(level * (peak * 32767 / np.abs(level).max())).astype("<i2")
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())
    return file.getvalue()


def files() -> dict[str, bytes]:
    """Return all files by their names."""
    return {f"{name}.wav": wave_file(make(), peak) for name, (make, peak) in SOUNDS.items()}


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (TARGET / name).write_bytes(content)
        print(f"{name:12} {len(content) / 1000:5.1f} kB")


if __name__ == "__main__":
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    ).parse_args()
    main()
