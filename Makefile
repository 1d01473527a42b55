# The two commands are `make play` and `make test`. They need Python 3.11 or newer and make, nothing else.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
GAMES  ?= 20000
THROWS ?= 6000
MUTANTS ?= 20
LEAKS  ?= 300
ARGS   ?=
PORT   ?=
COMPILED ?=

.PHONY: help setup client play test wheel wheel-check soak faults leaks bench fair mutants lock

help:
	@echo "make play    play in the browser (PORT=n, BROWSER=none opens none)"
	@echo "make test    check style and types and run all tests"
	@echo "make setup   only install, into $(VENV)"
	@echo "make wheel   pack everything into dist/ (COMPILED=1 with compiled rules, for this kind of machine)"
	@echo "make wheel-check   install both wheels afresh, serve, and play the golden games with each (some minutes)"
	@echo "make soak    check $(GAMES) random games of each kind step by step (GAMES=n)"
	@echo "make faults  kill, lie to and flood a server while people play (ARGS='--kills 5')"
	@echo "make leaks   play $(LEAKS) games of each kind in two worlds that look alike: does anything tell them apart? (LEAKS=n)"
	@echo "make bench   measure our games beside OpenSpiel, Catanatron and RLCard"
	@echo "make fair    throw the simulated die $(THROWS) times: is it fair? (THROWS=n)"
	@echo "make mutants   break $(MUTANTS) rules of each game one at a time: does a test notice? (MUTANTS=n)"
	@echo "make lock    compute the lock files in requirements/ anew (needs uv)"

setup: $(VENV)/.play

# A lock names everything, so pip has nothing to resolve (--no-deps): older ones would look for the newest release of
# what is wanted with extras, and refuse it because the lock does not name that one.
$(VENV)/.play: requirements/play.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Undercroft needs Python 3.11 or newer: there is no $(PYTHON)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Undercroft needs Python 3.11 or newer: $(PYTHON) is %d.%d." % sys.version_info[:2])'
	@$(PYTHON) -m venv $(VENV) || { echo "$(PYTHON) cannot make a virtual environment; its venv module is missing." >&2; exit 1; }
	$(PIP) install --require-hashes --no-deps -r requirements/play.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: requirements/test.lock $(VENV)/.play
	$(PIP) install --require-hashes --no-deps -r requirements/test.lock
	@touch $@

client: setup
	@$(BIN)/python web/build.py

play: client
	@$(BIN)/undercroft serve --share $(if $(PORT),--port $(PORT)) $(if $(filter none,$(BROWSER)),,--open) $(ARGS)

test: $(VENV)/.test
	$(BIN)/python web/build.py --check
	$(BIN)/python tests/e2e/chromium.py
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -q -n 2 $(ARGS)

wheel: client $(if $(COMPILED),$(VENV)/.test)
	UNDERCROFT_WHEEL=$(if $(COMPILED),compiled,plain) $(PIP) wheel --no-deps --no-build-isolation -w dist .
	PYTHONPATH=packing $(BIN)/python -c 'import backend; backend.build_sdist("dist", {"quiet": "1"})'
	@ls -sh1 dist

wheel-check: client $(VENV)/.test
	$(BIN)/python -m tests.package.check

soak: setup
	$(BIN)/undercroft workshop soak --games $(GAMES) $(ARGS)

faults: setup
	$(BIN)/undercroft workshop faults $(ARGS)

leaks: setup
	$(BIN)/undercroft workshop leaks --games $(LEAKS) $(ARGS)

bench: setup
	$(BIN)/undercroft bench $(ARGS)

mutants: $(VENV)/.test
	$(BIN)/undercroft workshop mutants --sample $(MUTANTS) $(ARGS)

fair: setup
	$(BIN)/undercroft workshop fair-die --throws $(THROWS) $(ARGS)

COMPILE := uv pip compile --system-certs --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url -q

lock:
	$(COMPILE) pyproject.toml --group build -o requirements/play.lock
	$(COMPILE) pyproject.toml --group build --extra dev -c requirements/play.lock -o requirements/test.lock
	$(COMPILE) pyproject.toml --group build --extra lab -c requirements/play.lock -o requirements/lab.lock
	$(COMPILE) --group node -c requirements/play.lock -o requirements/node.lock
	$(COMPILE) --group compile -c requirements/play.lock -o requirements/compile.lock
	$(COMPILE) --group peers -c requirements/play.lock -o requirements/peers.lock
