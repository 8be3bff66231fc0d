"""The toy mechanic: registered in this process, or installed for processes of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from coal_mines import MECHANIC

from branchline.mechanics.registry import register, unregister
from tests.toy.installing import Installed, install

collect_ignore = ["project"]
"""A package of its own, which is no part of the tests."""


@pytest.fixture
def coal() -> Iterator[None]:
    """Make the mechanic known to this process, while a test runs."""
    register(MECHANIC)
    yield
    unregister(MECHANIC.name)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Install the package, as anybody would, where only processes of the tests find it."""
    return install(tmp_path_factory.mktemp("installed"))
