# make play · make test · make check · make bench: each sets up what it needs, in .venv, once.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: play test check check-js bench setup lock format clean

play: $(READY)
	@$(BIN)/dolmen serve

# Two runs: in a process where a browser is steered no other test can have an event loop of its own.
test: $(READY)
	@$(BIN)/python -m pytest -n auto --dist loadgroup -m "not browser"
	@$(BIN)/python -m pytest -m browser

check: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory check-js; \
	else echo "The page's scripts were not checked: that needs Node.js with npm, and nothing else does."; fi

bench: $(READY)
	@$(BIN)/dolmen bench

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --require-hashes --only-binary :all: -r bootstrap.lock
	@$(BIN)/uv pip sync --quiet --require-hashes --python $(BIN)/python requirements.lock
	@$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --python $(BIN)/python -e .
	@touch $@

# Versions are chosen here and nowhere else: names in pyproject.toml, versions and hashes in the lock files.
lock:
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --python-version 3.11 --all-extras --group dev -o requirements.lock pyproject.toml build.in
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --python-version 3.11 -o bootstrap.lock bootstrap.in
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --python-version 3.11 -o bench/peers.lock bench/peers.in
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    --python-version 3.11 -c requirements.lock --group tune -o bench/tune.lock

format: $(READY)
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format .

clean:
	@rm -rf $(VENV) build *.egg-info

# The page's scripts need no build; TypeScript only checks the types in their comments.
check-js: node_modules/ready
	@node_modules/.bin/tsc -p .

node_modules/ready: package.json package-lock.json
	@command -v npm >/dev/null || { echo "check-js needs Node.js with npm (18 or later); nothing else does." >&2; exit 1; }
	@npm ci --silent --no-audit --no-fund
	@touch $@
