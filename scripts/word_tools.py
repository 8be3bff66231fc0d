"""What Mozilla's own tools say of the words: compare-locales, and the linter of Fluent files."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from scripts.word_checks import LOCALES, ROOT

CONFIG: Final = """\
basepath = "{folder}"
locales = ["{language}"]
[[paths]]
  reference = "en/**/*.ftl"
  l10n = "{{locale}}/**/*.ftl"
"""
OURS: Final = "Obsolete attribute"
"""Forms of names are attributes that English does not need."""
LINT: Final = ROOT / "scripts" / "word_lint.yml"


def compared(language: str) -> list[str]:
    """Return what compare-locales finds, but for what our own checks report."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "l10n.toml"
        text = CONFIG.format(folder=LOCALES.as_posix(), language=language)
        config.write_text(text, encoding="utf-8")
        program = Path(sys.executable).parent / "compare-locales"
        command = [program, "--json", "-", "--return-zero", config, LOCALES, language]
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    projects = json.loads(done.stdout)
    return [each for project in projects for each in errors(project["details"], "")]


def errors(found: Any, path: str) -> Iterator[str]:
    """Give the errors and warnings in the report of compare-locales."""
    if isinstance(found, dict):
        for name, inner in found.items():
            if name in {"error", "warning"} and isinstance(inner, str):
                if OURS not in inner:
                    yield f"{path}: {inner}"
            else:
                yield from errors(inner, f"{path}/{name}".lstrip("/"))
    elif isinstance(found, list):
        for each in found:
            yield from errors(each, path)


def linted() -> list[str]:
    """Return what the linter says of the English files."""
    program = Path(sys.executable).parent / "moz-fluent-lint"
    command = [program, LOCALES / "en", "--config", LINT]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    reports = done.stdout.split("File path: ")[1:]
    return [" ".join(report.split()) for report in reports]
