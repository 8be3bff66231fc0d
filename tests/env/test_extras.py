"""Without the libraries of an extra, an environment says what to install."""

from __future__ import annotations

import sys

import pytest
from click.testing import CliRunner

from branchline import env
from branchline.cli.bench import bench


@pytest.mark.parametrize(
    ("library", "module", "make", "remedy"),
    [
        ("pettingzoo", "pettingzoo_env", env.aec, r"pip install 'branchline\[env\]'"),
        ("gymnasium", "gymnasium_env", env.single, r"pip install 'branchline\[env\]'"),
        ("pyspiel", "openspiel", env.spiel, r"pip install 'branchline\[openspiel\]'"),
    ],
)
def test_what_is_missing_is_named(
    library: str, module: str, make: object, remedy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"branchline.env.{module}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    assert callable(make)
    with pytest.raises(env.MissingExtra, match=f"{library} is not installed; run: {remedy}"):
        make("usa")


def test_the_bench_says_so_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "branchline.env.pettingzoo_env", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    done = CliRunner().invoke(bench, ["--only", "env", "--games", "10"])
    assert done.exit_code == 1
    assert done.output == (
        "Error: pettingzoo is not installed; run: pip install 'branchline[env]'\n"
    )
