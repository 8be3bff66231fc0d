"""Finds the sources of compiled modules; `branchline._interpreted` puts it to use where wanted."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the source of a module of this package before its compiled form is found."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return how to load a module from its source, or None to let others look."""
        if not fullname.startswith("branchline."):
            return None
        for folder in path or ():
            source = Path(folder) / f"{fullname.rpartition('.')[2]}.py"
            if source.is_file():
                return spec_from_file_location(fullname, source)
        return None
