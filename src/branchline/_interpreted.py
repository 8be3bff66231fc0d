"""Run the engine from its source even where a compiled one is installed.

With BRANCHLINE_INTERPRETED=1 in the environment, modules of the package are loaded from their
source files; extension modules beside them are passed over. Tests and benchmarks use it to run
both engines on one machine.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "BRANCHLINE_INTERPRETED"


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


def prefer_source() -> None:
    """Load the engine from source if the environment asks for it."""
    if os.environ.get(VARIABLE, "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceFinder())
