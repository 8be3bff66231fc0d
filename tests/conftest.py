"""What every test may rely on."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs under test, also where the tests run in the background.

    A shell starts background jobs with interrupts ignored, and programs inherit that.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with building and installing, which takes minutes on one core.

    Whoever runs tests on several would else wait for it in the end.
    """
    items.sort(key=lambda item: "packaging" not in item.path.parts)


@pytest.fixture(scope="session", autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep tests away from the games, weights and language of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        patch.setenv("BRANCHLINE_LANGUAGE", "en")
        yield
