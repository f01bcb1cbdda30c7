# Scirocco: `make` alone tells what there is.

PYTHON ?= python3

VENV    := .venv
BIN     := $(VENV)/bin
RUNTIME := $(VENV)/.runtime
DEV     := $(VENV)/.dev

# The browser's table: what builds it, and what is built.
MODULES := web/node_modules/.package-lock.json
PAGES   := src/scirocco/server/web/index.html
DRAWN   := src/scirocco/server/drawn/.drawn
# A copy of the package with its rules compiled.
COMPILED := build/compiled
NPM     := npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error

# Installing never reads the keyboard: what is piped into `make play` is meant for the game.
PIP     := $(BIN)/python -m pip --disable-pip-version-check --no-input
INSTALL := $(PIP) -qq install --no-deps </dev/null
# A lock file names everything, so nothing is left to be resolved: an older pip would look for the newest release of what
# another package wants with an extra, and stumble over its missing hash. Afterwards one look tells whether anything is missing.
install_locked = $(INSTALL) --require-hashes -r $(1) && $(INSTALL) --no-build-isolation -e . && $(PIP) check

# The tool that writes the lock files lives apart, so that it does not mix with what it locks.
LOCK_VENV := build/lock-venv
PIP_TOOLS := pip-tools==7.6.2
COMPILE    = CUSTOM_COMPILE_COMMAND="make lock" $(LOCK_VENV)/bin/pip-compile --quiet --upgrade \
	--generate-hashes --allow-unsafe --strip-extras --build-deps-for editable --newline lf \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

.PHONY: help play test web api lint types rules compile plain compiled wheel coverage mutants bench format lock clean

help: ## Show this list
	@echo "Scirocco: five board wargames of the Mediterranean war"
	@echo
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sort | \
		awk -F ':.*## ' '{ printf "  make %-8s %s\n", $$1, $$2 }'
	@echo
	@echo "PYTHON=... chooses the Python that is used (3.11 or newer)."

play: $(RUNTIME) $(PAGES) $(DRAWN) ## Open the table in the browser
	@$(BIN)/python hatch_build.py $(COMPILED) || echo "It plays the same, but the computer thinks more slowly." >&2
	@PYTHONPATH=$(COMPILED) $(BIN)/scirocco serve --open

test: $(DEV) $(PAGES) $(DRAWN) ## Run every check, then every test, then report which rules are proven
	$(MAKE) --no-print-directory lint
	$(MAKE) --no-print-directory types
	$(NPM) test
	$(BIN)/python -m pytest tests src $(addprefix --ignore=,$(LONG_TESTS) tests/packaging) --doctest-modules --benchmark-disable -m "not slow" -n 2 --dist worksteal
	$(MAKE) --no-print-directory compiled
	$(MAKE) --no-print-directory rules

lint: $(DEV) ## Check style, formatting and the layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types: $(DEV) $(MODULES) ## Check types
	$(BIN)/mypy
	@mkdir -p build
	$(BIN)/python -m scirocco.server.openapi build/openapi.json
	@cmp build/openapi.json web/openapi.json || { \
		echo "The server has changed: run \`make api\` to renew the browser's types." >&2; exit 1; }
	$(NPM) run check

web: $(PAGES) $(DRAWN) ## Build the browser's table and draw its boards

api: $(RUNTIME) $(MODULES) ## Renew the browser's types from the server's API
	$(BIN)/python -m scirocco.server.openapi web/openapi.json
	$(NPM) run types

rules: $(DEV) ## Report which rules and rulings the tests prove; fail where one has no test
	@mkdir -p build
	$(BIN)/python -m pytest tests --collect-only -qq --rules-report build/rules.json

compile: $(DEV) ## Compile the rules of this folder in place; `make plain` takes that back
	$(BIN)/python hatch_build.py src

plain: ## Remove what `make compile` made: the rules run as plain Python again
	find src -name '*.so' -delete; rm -rf src/build src/compiled.sha256

coverage: $(DEV) ## Tell which lines no test runs
	@mkdir -p build
	$(BIN)/python -m pytest tests --ignore tests/browser --benchmark-disable -m "not slow" -n 2 --dist worksteal \
		--cov --cov-report=term:skip-covered

# The package as people get it: the source distribution, and the wheel that pip builds from it in an environment of its own,
# where only what pyproject.toml asks for is installed. The Python that builds is an empty one, for mypy looks for packages beside
# it too. A source distribution is unpacked first, for pip would keep its wheel.
build_package = rm -rf $(1) && mkdir -p $(1)/source && \
	$(BIN)/python -c 'import sys; from hatchling.build import build_sdist; build_sdist(sys.argv[1])' $(1) && \
	tar -xzf $(1)/*.tar.gz -C $(1)/source --strip-components 1 && \
	$(BIN)/python -m venv --without-pip $(1)/empty && SCIROCCO_COMPILED=required \
	$(PIP) --python $(1)/empty/bin/python -q wheel --no-deps --wheel-dir $(1) $(1)/source && rm -rf $(1)/source $(1)/empty

wheel: $(DEV) $(PAGES) $(DRAWN) ## Build the source distribution and a compiled wheel for this machine, in dist
	$(call build_package,dist)

# For testing, what the C compiler makes of the rules need not be fast, but it should be made fast.
PACKAGE   := build/package
INSTALLED := build/installed
UNHURRIED := SCIROCCO_OPTIMISE=0 SCIROCCO_KEEP=$(CURDIR)/build/unhurried
ENGINE_TESTS := $(addprefix tests/,core somnium gazala sicily merkur gazala1942 golden drawing/test_areas.py)
# Where computers think and many games are played, plain Python would take too long.
LONG_TESTS := $(addprefix tests/,players lab properties oracle offering)

compiled: $(DEV) $(PAGES) $(DRAWN) ## Build the package and test it: compiled rules, players and laboratory, the slow tests, an empty environment
	@echo "Building the package ..."
	@export $(UNHURRIED); $(call build_package,$(PACKAGE))
	rm -rf $(INSTALLED) && $(PIP) -q install --no-deps --target $(INSTALLED) $(PACKAGE)/*.whl
	PYTHONPATH=$(INSTALLED) $(BIN)/python -c 'import scirocco, sys; sys.exit(not scirocco.compiled())'
	SCIROCCO_PACKAGE=$(PACKAGE) PYTHONPATH=$(INSTALLED) $(BIN)/python -m pytest tests/packaging $(ENGINE_TESTS) $(LONG_TESTS) --benchmark-disable -m "not slow" -q -n 2 --dist worksteal
	PYTHONPATH=$(INSTALLED) $(BIN)/python -m pytest tests --benchmark-disable -m slow -n 2 --dist worksteal
	$(BIN)/python bench/digests.py --games 2 --other $(INSTALLED)

SYSTEM ?= somnium areas chitpull
SEED   ?= $(shell date +%s)
NUMBER ?= 100

mutants: $(DEV) ## Change the rules a little, by lot: do their tests notice? SYSTEM=somnium SEED=1 NUMBER=100
	@for system in $(SYSTEM); do $(BIN)/python -m bench.mutants $$system --seed $(SEED) --number $(NUMBER) || exit 1; done

bench: $(DEV) ## Measure speed, plain and compiled
	$(BIN)/python hatch_build.py $(COMPILED)
	$(BIN)/python bench/table.py --other $(COMPILED)
	$(BIN)/python -m pytest bench --benchmark-only --benchmark-columns=min,median,ops
	$(BIN)/python bench/guard.py --engine $(COMPILED)

format: $(DEV) ## Put imports and layout in order
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

lock: $(LOCK_VENV)/.ready ## Choose newer versions of the dependencies and write them down
	$(COMPILE) --output-file requirements.lock pyproject.toml
	$(COMPILE) --extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml

clean: ## Remove everything that can be made again
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGES)) $(dir $(DRAWN)) .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache .hypothesis .benchmarks
	find src tests bench -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- the environment: made once, renewed when a lock file or pyproject.toml changes -----------------

$(BIN)/python:
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "Scirocco needs Python 3.11 or newer, and '$(PYTHON)' was not found." >&2; \
		echo "Install it, or name another: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Scirocco needs Python 3.11 or newer; '$(PYTHON)' is $$("$(PYTHON)" -V 2>&1)." >&2; \
		echo "Name a newer one: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@"$(PYTHON)" -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv" >&2; \
		exit 1; }

$(RUNTIME): requirements.lock pyproject.toml | $(BIN)/python
	@echo "Installing Scirocco ..."
	@$(call install_locked,requirements.lock)
	@touch $@

$(DEV): requirements-dev.lock pyproject.toml | $(BIN)/python
	@echo "Installing Scirocco and its tools ..."
	@$(call install_locked,requirements-dev.lock)
	@touch $@ $(RUNTIME)

# --- the browser's table -----------------------------------------------------------------------------

# Not `npm ci`: it asks the lock for the binaries of every platform, and we can only lock our own.
$(MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { \
		echo "The table is built with Node 20 or newer, and 'npm' was not found." >&2; exit 1; }
	@echo "Installing what the table is built with ..."
	@$(NPM) install --no-save </dev/null
	@touch $@

$(PAGES): $(MODULES) $(shell find web/src web/public web/index.html web/*.ts web/*.js -type f 2>/dev/null)
	@echo "Building the table ..."
	@$(NPM) run --silent build
	@touch $@

$(DRAWN): $(shell find src/scirocco/drawing src/scirocco/games src/scirocco/server/presenting src/scirocco/server/pictures.py -type f -not -name '*.pyc') | $(RUNTIME)
	@echo "Drawing the boards ..."
	@$(BIN)/python -m scirocco.server.pictures
	@touch $@

$(LOCK_VENV)/.ready: Makefile | $(BIN)/python
	@$(BIN)/python -m venv $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check -qq install "$(PIP_TOOLS)"
	@touch $@
