"""`python -m branchline` is the command `branchline`."""

from __future__ import annotations

from branchline.cli import main

if __name__ == "__main__":
    main()
