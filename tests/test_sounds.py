"""The sounds of the client: as the script makes them, small, clean, like what they stand for."""

from __future__ import annotations

import io
import wave

import numpy as np
import pytest
from numpy.typing import NDArray
from scripts.sounds import RATE, SOUNDS, TARGET, files

MOST_BYTES = 150_000
COMMITTED = {path.name: path.read_bytes() for path in sorted(TARGET.glob("*.wav"))}


def samples(name: str) -> NDArray[np.float64]:
    """Return a sound as numbers between -1 and 1."""
    with wave.open(io.BytesIO(COMMITTED[f"{name}.wav"])) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


def spectrum(sound: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return pitches, and how strong each is in a sound."""
    strength = np.abs(np.fft.rfft(sound * np.hanning(len(sound))))
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    return pitch.astype(np.float64), strength.astype(np.float64)


def flatness(sound: NDArray[np.float64]) -> float:
    """Return how much a sound is like noise: near 0 for tones, towards 1 for noise."""
    power = spectrum(sound)[1] ** 2 + 1e-12
    return float(np.exp(np.log(power).mean()) / power.mean())


def test_the_script_writes_the_files_that_are_there_byte_for_byte() -> None:
    assert files() == COMMITTED
    assert files() == COMMITTED  # and again


def test_there_are_eight_to_ten_and_they_are_small() -> None:
    assert 8 <= len(COMMITTED) <= 10
    assert sum(map(len, COMMITTED.values())) <= MOST_BYTES


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_clean_and_neither_faint_nor_cut_off(name: str) -> None:
    sound = samples(name)
    assert 0.08 <= len(sound) / RATE <= 0.8
    assert 0.45 <= np.abs(sound).max() <= 0.75
    assert np.sqrt((sound**2).mean()) > 0.04
    assert abs(sound[0]) < 0.01
    assert np.abs(sound[-8:]).max() < 0.01
    assert abs(sound.mean()) < 0.002
    pitch, strength = spectrum(sound)
    centre = (pitch * strength).sum() / strength.sum()
    assert 500 < centre < 6000


def test_things_sound_like_what_they_are() -> None:
    tones = {name: flatness(samples(name)) for name in ("bell", "chime", "whistle")}
    rustles = {name: flatness(samples(name)) for name in ("card", "shuffle", "steam")}
    assert max(tones.values()) < min(rustles.values()), (tones, rustles)
    for name, expected in (("bell", 1046), ("hammer", 1160), ("wagon", 640)):
        pitch, strength = spectrum(samples(name))
        near = strength[np.abs(pitch - expected) < 40].max()
        assert near > 0.3 * strength[pitch > 300].max(), name
    pitch, strength = spectrum(samples("whistle"))
    for pipe in (466, 587, 698):  # three pipes at once
        assert strength[np.abs(pitch - pipe) < 25].max() > 0.3 * strength.max(), pipe
    riffle = np.abs(samples("shuffle"))
    loud = np.convolve(riffle, np.ones(90) / 90, "same") > 0.3 * riffle.max() * 0.35
    assert np.count_nonzero(np.diff(loud.astype(int)) == 1) >= 6  # many cards, one by one
