# Two commands on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := $(VENV)/.compiled
ENGINE := $(wildcard src/branchline/core/*.py src/branchline/mechanics/*.py) src/branchline/bots/plan.py \
	$(addprefix src/branchline/env/,observe.py rewards.py table.py)
PYTEST := $(BIN)/pytest -n 2 --dist worksteal -m 'not slow' -q

.PHONY: setup play test test-interpreted test-compiled check bench clean

setup: $(COMPILED)

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	BRANCHLINE_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

# Compiles the engine in place; without a C compiler it says so and stays interpreted.
$(COMPILED): $(READY) setup.py $(ENGINE)
	rm -f src/*.so src/branchline/*/*.so
	$(BIN)/python setup.py --quiet build_ext --inplace --build-temp build/engine > build.log || true
	$(BIN)/branchline --version
	touch $@

play: setup
	$(BIN)/branchline play

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/mypy.ini

test: check test-interpreted test-compiled

# Installing does not depend on the engine that runs the tests, so it is tested once, below.
test-interpreted: setup
	BRANCHLINE_INTERPRETED=1 $(PYTEST) --ignore tests/packaging

test-compiled: setup
	$(PYTEST)

bench: setup
	@$(BIN)/branchline bench --json

clean:
	rm -rf $(VENV) build build.log dist src/*.egg-info src/*.so src/branchline/*/*.so
