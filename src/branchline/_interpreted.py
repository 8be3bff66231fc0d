"""Run the engine from its source even where a compiled one is installed.

With BRANCHLINE_INTERPRETED=1 in the environment, modules of the package are loaded from their
source files; extension modules beside them are passed over. Tests and benchmarks use it to run
both engines on one machine.
"""

from __future__ import annotations

import os
import sys

VARIABLE = "BRANCHLINE_INTERPRETED"


def prefer_source() -> None:
    """Load the engine from source if the environment asks for it."""
    if os.environ.get(VARIABLE, "0") not in ("", "0"):
        from branchline._source_finder import SourceFinder

        sys.meta_path.insert(0, SourceFinder())
