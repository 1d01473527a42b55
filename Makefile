# The two commands are `make play` and `make test`. They need Python 3.11 or newer and make, nothing else.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
GAME   ?= labyrinth
GAMES  ?= 20000
ARGS   ?=

.PHONY: help setup play test soak bench lock

help:
	@echo "make play    play a game (GAME=$(GAME), ARGS='--lang de' and so on)"
	@echo "make test    check style and types and run all tests"
	@echo "make setup   only install, into $(VENV)"
	@echo "make soak    check $(GAMES) random games of each kind step by step (GAMES=n)"
	@echo "make bench   measure our games beside OpenSpiel, Catanatron and RLCard"
	@echo "make lock    compute the lock files in requirements/ anew (needs uv)"

setup: $(VENV)/.play

$(VENV)/.play: requirements/play.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Undercroft needs Python 3.11 or newer: there is no $(PYTHON)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Undercroft needs Python 3.11 or newer: $(PYTHON) is %d.%d." % sys.version_info[:2])'
	@$(PYTHON) -m venv $(VENV) || { echo "$(PYTHON) cannot make a virtual environment; its venv module is missing." >&2; exit 1; }
	$(PIP) install --require-hashes -r requirements/play.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: requirements/test.lock $(VENV)/.play
	$(PIP) install --require-hashes -r requirements/test.lock
	@touch $@

play: setup
	@$(BIN)/undercroft play $(GAME) $(ARGS)

test: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 $(ARGS)

soak: setup
	$(BIN)/python -m undercroft.lab.soak --games $(GAMES) $(ARGS)

bench: setup
	$(BIN)/undercroft bench $(ARGS)

COMPILE := uv pip compile --system-certs --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url -q --extra build pyproject.toml

lock:
	$(COMPILE) -o requirements/play.lock
	$(COMPILE) --extra dev --extra server -c requirements/play.lock -o requirements/test.lock
	$(COMPILE) --extra server -c requirements/play.lock -o requirements/server.lock
	$(COMPILE) --extra lab -c requirements/play.lock -o requirements/lab.lock
	$(COMPILE) --extra compile -c requirements/play.lock -o requirements/compile.lock
	$(COMPILE) --extra peers -c requirements/play.lock -o requirements/peers.lock
