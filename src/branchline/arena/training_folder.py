"""Where a training is kept while it lasts, so that it goes on after it was interrupted.

Games are stored in parts as they are played; every finished round with its network, the state of
the fit and the figures.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


class OtherTraining(Exception):  # noqa: N818 - it names what is there
    """A folder that holds a training of another plan."""


class TrainingFolder:
    """The folder of one training."""

    def __init__(self, path: Path, plan: Mapping[str, Any]) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        kept = path / "plan.json"
        wanted = json.loads(json.dumps(plan))
        if not kept.exists():
            self._write_text(kept, json.dumps(wanted, indent=1) + "\n")
        elif json.loads(kept.read_text(encoding="utf-8")) != wanted:
            raise OtherTraining(str(path))

    # Games

    def part(self, number: int, part: int) -> tuple[Array, Array] | None:
        """Return a part of a round's positions and margins; None if it was not played yet."""
        path = self._part_path(number, part)
        if not path.exists():
            return None
        with np.load(path) as stored:
            return stored["x"], stored["y"]

    def store_part(self, number: int, part: int, x: Array, y: Array) -> None:
        """Keep a part of a round's positions and margins."""
        self._write_arrays(self._part_path(number, part), {"x": x, "y": y})

    def _part_path(self, number: int, part: int) -> Path:
        return self.path / f"games-{number}-{part}.npz"

    # Rounds

    def figures(self) -> list[dict[str, Any]]:
        """Return the figures of the rounds that are finished: the learning curve so far."""
        path = self.path / "rounds.json"
        found: list[dict[str, Any]] = (
            json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
        )
        return found

    def arrays(self, name: str) -> dict[str, Array]:
        """Return arrays that were stored with the last finished round."""
        with np.load(self.path / f"{name}-{len(self.figures()) - 1}.npz") as stored:
            return {key: stored[key] for key in stored.files}

    def finish_round(
        self, figures: dict[str, Any], best: Mapping[str, Array], fit: Mapping[str, Array]
    ) -> None:
        """Keep a finished round: its figures, the best network and the state of the fit."""
        rounds = self.figures()
        self._write_arrays(self.path / f"best-{len(rounds)}.npz", best)
        self._write_arrays(self.path / f"fit-{len(rounds)}.npz", fit)
        text = json.dumps([*rounds, figures], indent=1) + "\n"
        self._write_text(self.path / "rounds.json", text)

    def _write_arrays(self, path: Path, arrays: Mapping[str, Array]) -> None:
        unfinished = path.with_suffix(".unfinished")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
        unfinished.replace(path)

    def _write_text(self, path: Path, text: str) -> None:
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
