# make play · test · quick · check · bench: each sets up what it needs, in .venv, once. CI also runs long, wheel and docs-test.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DEV := $(VENV)/dev.ready
# Where the development set was installed, playing uses it.
PLAY := $(if $(wildcard $(DEV)),$(DEV),$(VENV)/play.ready)

# Tests start some hundred processes, which would each read all sources anew where bytecode is not kept.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick long lessons reviews wheel cluster train docs docs-test check check-js bench setup lock format clean

# LAN=1 lets friends in the same network come in.
play: $(PLAY)
	@$(BIN)/dolmen serve $(if $(LAN),--lan)

# Two workers per core, since tests that wait for a clock or a browser leave theirs idle.
CORES := $(shell getconf _NPROCESSORS_ONLN)
WORKERS ?= $(shell expr 2 \* $(CORES))
TOGETHER := --dist loadgroup --no-loadscope-reorder
SPREAD := -n $(WORKERS) $(TOGETHER)

test: $(DEV)
	@$(BIN)/python -m tests.programs
	@$(BIN)/python -m pytest $(SPREAD) -m "not long and not wheel and not cluster and not train and not docs and not lessons and not reviews"

# For daily work: the core, the rules of every game, every law once; what large laws see of pictures and texts, of the
# template alone. Only these places are read, without the kit for tests of interfaces; nothing waits: a worker per core.
quick: $(DEV)
	@$(BIN)/python -m pytest -n $(CORES) $(TOGETHER) -p no:schemathesis -m quick tests/core tests/games tests/test_every_game.py

# What only large numbers show.
long: $(DEV)
	@$(BIN)/python -m pytest $(SPREAD) -m long

# Every lesson, clicked through in a browser on a phone and on a desk.
lessons: $(DEV)
	@$(BIN)/python -m tests.programs
	@$(BIN)/python -m pytest $(SPREAD) -m lessons

# Ten blunders of every title, built by hand, each found by the review of its game: ten minutes in all.
reviews: $(DEV)
	@$(BIN)/python -m pytest $(SPREAD) -m reviews

# The wheel of this tree plays, serves and computes in empty environments outside the checkout.
wheel: $(DEV)
	@$(BIN)/python -m pytest -m wheel

# What needs Ray, in an environment of its own: two nodes on this machine, one of which dies.
CLUSTER := build/cluster
cluster: $(CLUSTER)/ready
	@$(CLUSTER)/bin/python -m pytest -m cluster

$(CLUSTER)/ready: locks/cluster.lock pyproject.toml $(DEV)
	@$(PYTHON) -m venv $(CLUSTER)
	@$(BIN)/uv pip sync --quiet --require-hashes --python $(CLUSTER)/bin/python $<
	@$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --python $(CLUSTER)/bin/python -e .
	@touch $@

# What needs PyTorch, in an environment of its own: a network learns Cairn in a minute. Whether PyTorch is the file for
# a GPU (some gigabytes) or for processors alone depends on where pip looks, so that no lock can name its hash.
TRAIN := build/train
TORCH ?= torch==2.13.0
train: $(TRAIN)/ready
	@$(TRAIN)/bin/python -m pytest -m train

$(TRAIN)/ready: locks/train.lock pyproject.toml $(DEV)
	@$(PYTHON) -m venv $(TRAIN)
	@$(BIN)/uv pip sync --quiet --require-hashes --python $(TRAIN)/bin/python $<
	@$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --python $(TRAIN)/bin/python -e .
	@$(TRAIN)/bin/python -m pip install --quiet $(TORCH)
	@touch $@

# The documentation as a site, in build/site, with a generator of its own; fails on a link that leads nowhere.
DOCS := build/docs
docs: $(DOCS)/ready
	@$(DOCS)/bin/python -m docs.site build/site
	@echo "Open build/site/index.html, or build/site/it/index.html in Italian."

# What must make that fail does, and the site needs nothing from elsewhere.
docs-test: $(DOCS)/ready
	@$(BIN)/python -m pytest tests/docs

$(DOCS)/ready: locks/docs.lock pyproject.toml $(DEV)
	@$(PYTHON) -m venv $(DOCS)
	@$(BIN)/uv pip sync --quiet --require-hashes --python $(DOCS)/bin/python $<
	@$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --python $(DOCS)/bin/python -e .
	@touch $@

check: $(DEV)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory check-js; \
	else echo "The page's scripts were not checked: that needs Node.js with npm, and nothing else does."; fi

bench: $(PLAY)
	@$(BIN)/dolmen bench

setup: $(DEV)

# Versions and hashes of locks/NAME.lock, and Dolmen itself from this folder.
$(VENV)/%.ready: locks/%.lock locks/bootstrap.lock pyproject.toml
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --require-hashes --only-binary :all: -r locks/bootstrap.lock
	@$(BIN)/uv pip sync --quiet --require-hashes --compile-bytecode --python $(BIN)/python $<
	@$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --python $(BIN)/python -e .
	@touch $@

# Versions are chosen here and nowhere else: names in pyproject.toml, versions and hashes in one lock file per purpose.
# The development set holds all others but the tools of bench/, and decides their versions.
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
    --python-version 3.11
lock: $(DEV)
	@$(COMPILE) --extra all --group dev -o locks/dev.lock pyproject.toml
	@$(COMPILE) -c locks/dev.lock --extra postgres --extra fast --extra net --group build -o locks/host.lock pyproject.toml
	@$(COMPILE) -c locks/dev.lock --extra server --extra fast --extra net --group build -o locks/play.lock pyproject.toml
	@$(COMPILE) -c locks/dev.lock --group tune -o locks/tune.lock
	@$(COMPILE) -c locks/dev.lock --group docs -o locks/docs.lock pyproject.toml
	@$(COMPILE) -c locks/dev.lock --extra all --extra cluster --group dev -o locks/cluster.lock pyproject.toml
	@$(COMPILE) -c locks/dev.lock --extra all --group dev --group train -o locks/train.lock pyproject.toml
	@$(COMPILE) --group bootstrap -o locks/bootstrap.lock
	@$(COMPILE) --group peers -o locks/peers.lock

format: $(DEV)
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
