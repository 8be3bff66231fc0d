# Two commands on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := $(VENV)/.compiled
CLIENT := src/branchline/server/static/built-from.txt
# setup.py says which of these are compiled.
ENGINE := $(wildcard $(addprefix src/branchline/,core/*.py mechanics/*.py mechanics/*/*.py play/*.py bots/brains/*.py env/*.py))
# Folders are included, so that a deleted file is noticed too.
PAGES := $(shell find web src/branchline/locales -not -path '*/node_modules*' -not -path '*__pycache__*')
# pip builds the package apart, with tools of the same versions: the first name is for older pips.
PINNED := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt
# More tests at a time than cores: many of them wait for servers, pages and clocks.
WORKERS ?= 3
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal -m 'not slow' -q

.PHONY: setup play test test-quick test-interpreted test-compiled test-browser gallery words bench clean
.PHONY: check check-style check-types check-tests check-client check-words

# Both at a time, once there is an environment to make them in: each of them works on one core.
setup: $(READY)
	@$(MAKE) --no-print-directory --jobs=2 $(COMPILED) $(CLIENT)

# The engine is compiled and the client built by the rules below, each only when it changes.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	BRANCHLINE_PURE=1 BRANCHLINE_NO_CLIENT=1 $(PINNED) $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --editable '.[dev]'
	touch $@

# Compiles the engine in place; without a C compiler it says so and stays interpreted.
$(COMPILED): $(READY) setup.py $(ENGINE)
	rm -f src/*.so src/branchline/*/*.so src/branchline/*/*/*.so
	$(BIN)/python setup.py --quiet build_ext --inplace --build-temp build/engine > build.log || true
	$(BIN)/branchline --version
	touch $@

# Builds the browser client with a Node of its own; without a network it says so, and the next make
# tries again. Everything but the game in the browser works without it.
$(CLIENT): $(READY) building/client.py $(PAGES)
	$(BIN)/python building/client.py build || true

play: setup
	$(BIN)/branchline play

# Two checks at a time: each of them works on one core.
check: setup
	@$(MAKE) --no-print-directory --jobs=2 --output-sync check-types check-client check-tests check-style check-words

check-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types:
	$(BIN)/mypy

check-tests:
	$(BIN)/mypy --config-file tests/mypy.ini

check-client:
	$(BIN)/python building/client.py check

check-words:
	$(BIN)/python scripts/words.py check

test: check test-interpreted test-compiled test-browser

# What finds most mistakes soonest: the rules, the frozen games and counts, the maps, the layout.
test-quick: check
	$(PYTEST) tests/test_*.py tests/project tests/rules tests/golden tests/perft tests/core tests/maps tests/play/test_notation.py

# Texts, documents, installing, drawing, reviews, servers, databases, processes, simulations, the terminal and
# the browser do not depend on the engine: once is enough. Nor does what holds in random games of every map,
# since both engines play the same games (tests/compiled/test_parity.py): where tests try every table,
# the interpreted engine has one of each map (tests/tables.py). The commands and a game in the terminal
# are tried with both.
BOTH := cli/test_commands.py cli/test_play.py
ONCE := packaging browser boards database docs project properties review server arena compiled locales maps \
	$(filter-out $(BOTH),$(patsubst tests/%,%,$(wildcard tests/cli/test_*.py))) \
	bots/test_outside.py bots/test_weight_files.py core/test_pay_for_what_you_use.py env/test_bench.py \
	env/test_example.py env/test_game_channel.py env/test_processes.py mechanics/test_removal.py \
	toy/test_arena.py toy/test_doors.py toy/test_server.py toy/test_terminal.py
test-interpreted: setup
	BRANCHLINE_INTERPRETED=1 $(PYTEST) $(addprefix --ignore tests/,$(ONCE)) --ignore-glob 'tests/test_*.py'

test-compiled: setup
	$(PYTEST) --ignore tests/browser

# Run by themselves, so that other tests do not slow down the browser.
test-browser: setup
	$(PYTEST) tests/browser

# Every screen in six sizes, light and dark, for people to look at: build/gallery/index.html. In all
# languages, which takes hours: make gallery GALLERY=--every-language
gallery: setup
	$(BIN)/python -m scripts.gallery $(GALLERY)

# Every message of every language with sample arguments, to be read: build/words/index.html.
words: setup
	$(BIN)/python scripts/words.py page

bench: setup
	@$(BIN)/branchline bench --json

clean:
	rm -rf $(VENV) build build.log dist src/*.egg-info src/*.so src/branchline/*/*.so src/branchline/*/*/*.so
	rm -rf src/branchline/server/static web/node_modules tests/browser/shots
