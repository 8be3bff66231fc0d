"""The tools of a contributor: hooks, workflow, templates, pinned versions, addresses."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from typing import Any, Final

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.markdown import ROOT

HOOKS: Final = ROOT / ".pre-commit-config.yaml"
WORKFLOW: Final = ROOT / ".github" / "workflows" / "tests.yml"
TEMPLATES: Final = ROOT / ".github" / "ISSUE_TEMPLATE"
PYTHONS: Final = ["3.11", "3.12", "3.13", "3.14"]
FORMS: Final = sorted(path for path in TEMPLATES.glob("*.yml") if path.name != "config.yml")


def project() -> dict[str, Any]:
    """Return what pyproject.toml says of the project."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["project"]
    return found


def recipe(target: str) -> list[str]:
    """Return the commands of a target of the Makefile."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf"^{target}:.*\n((?:\t.+\n)+)", text, re.MULTILINE)
    assert found is not None
    return [line.strip().replace("$(BIN)", ".venv/bin") for line in found[1].splitlines()]


def test_the_hooks_run_what_make_check_runs() -> None:
    config = yaml.safe_load(HOOKS.read_text(encoding="utf-8"))
    hooks = [hook for repo in config["repos"] for hook in repo["hooks"]]
    (parts,) = recipe("check")
    commands = [line for part in re.findall(r"\bcheck-\w+", parts) for line in recipe(part)]
    assert sorted(hook["entry"] for hook in hooks) == sorted(commands)
    assert len(hooks) >= 5
    assert {repo["repo"] for repo in config["repos"]} == {"local"}
    assert not any(hook["pass_filenames"] for hook in hooks)


def validated(*command: object) -> None:
    """Run a checker of this environment."""
    done = subprocess.run(  # noqa: S603 - checkers that the project names
        [sys.executable, "-m", *map(str, command)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_hooks_can_be_read() -> None:
    validated("pre_commit", "validate-config", HOOKS)


def test_the_workflow_follows_the_schema() -> None:
    validated("check_jsonschema", "--builtin-schema", "vendor.github-workflows", WORKFLOW)
    limits = "custom.github-workflows-require-timeout"
    validated("check_jsonschema", "--builtin-schema", limits, WORKFLOW)


def test_the_workflow_runs_every_python_on_both_systems_with_and_without_a_compiler() -> None:
    jobs = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    matrix = jobs["quick"]["strategy"]["matrix"]
    assert matrix["python"] == PYTHONS
    assert [system.split("-")[0] for system in matrix["system"]] == ["ubuntu", "macos"]
    assert matrix["engine"] == ["compiled", "interpreted"]
    taken_away = [step for step in jobs["quick"]["steps"] if "CC=false" in step.get("run", "")]
    assert [step["if"] for step in taken_away] == ["matrix.engine == 'interpreted'"]


def test_the_workflow_runs_targets_of_the_makefile() -> None:
    targets = re.findall(r"\bmake ([\w-]+)", re.sub("#.*", "", WORKFLOW.read_text("utf-8")))
    assert set(targets) == {"setup", "test-quick", "test"}
    for target in targets:
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_the_forms_for_issues_follow_their_schema(form: object) -> None:
    validated("check_jsonschema", "--builtin-schema", "vendor.github-issue-forms", form)


def test_the_choice_of_forms_follows_its_schema() -> None:
    assert len(FORMS) >= 3
    config = TEMPLATES / "config.yml"
    validated("check_jsonschema", "--builtin-schema", "vendor.github-issue-config", config)


def pins() -> dict[str, str]:
    """Return the pinned version of each package."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(each.name): str(each.specifier) for each in found}


def installed_by_setup() -> dict[str, list[Requirement]]:
    """Return what `.[dev]` brings on this machine: by package, all that is asked of it."""
    extras = project()["optional-dependencies"]
    named = [*project()["dependencies"], *extras["dev"]]
    found: dict[str, list[Requirement]] = {}
    waiting = [Requirement(text) for text in named]
    seen: set[str] = set()
    while waiting:
        wanted = waiting.pop()
        if str(wanted) in seen:
            continue
        seen.add(str(wanted))
        if canonicalize_name(wanted.name) == project()["name"]:
            waiting += [Requirement(text) for extra in wanted.extras for text in extras[extra]]
            continue
        found.setdefault(canonicalize_name(wanted.name), []).append(wanted)
        waiting += needs_of(wanted)
    return found


def needs_of(wanted: Requirement) -> list[Requirement]:
    """Return what an installed package needs here, with the extras that are wanted of it."""
    try:
        needs = [Requirement(text) for text in requires(wanted.name) or ()]
    except PackageNotFoundError:
        return []
    settings = [{"extra": extra} for extra in ("", *wanted.extras)]
    return [
        each
        for each in needs
        if each.marker is None or any(each.marker.evaluate(setting) for setting in settings)
    ]


def test_every_package_of_a_fresh_setup_is_pinned() -> None:
    wanted = installed_by_setup()
    assert {"numpy", "starlette", "pluggy"} <= set(wanted)
    assert sorted(set(wanted) - set(pins())) == []


def test_every_pin_is_one_version_that_fits_what_is_asked_of_it() -> None:
    pinned = pins()
    assert all(re.fullmatch(r"==[\w.]+", version) for version in pinned.values())
    clashes = [
        f"{each} but {pinned[name]}"
        for name, wanted in installed_by_setup().items()
        for each in wanted
        if name in pinned and not each.specifier.contains(pinned[name].removeprefix("=="))
    ]
    assert clashes == []


def test_the_setup_uses_the_pins_and_they_name_no_registry() -> None:
    install = next(line for line in recipe(r"\$\(READY\)") if "pip install" in line)
    assert "-c constraints.txt" in install
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "--" not in re.sub("(?m)^#.*", "", text)
    assert "torch" not in pins()


def test_the_project_has_addresses() -> None:
    urls = project()["urls"]
    assert {"Homepage", "Documentation", "Changelog", "Issues", "Source"} <= set(urls)
    documents = [url.partition("/blob/main/")[2] for url in urls.values() if "/blob/" in url]
    assert [path for path in documents if not (ROOT / path).is_file()] == []


def test_the_files_that_make_leaves_out_are_there() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"\b[a-z_]+/test_[a-z_]+\.py\b", text)
    assert len(named) > 5
    assert [name for name in named if not (ROOT / "tests" / name).is_file()] == []
