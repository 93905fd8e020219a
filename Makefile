# Needs: make, Python 3.11+ (make PYTHON=… names another), Node 20+.
# Everything else is set up in this folder: .venv, node_modules, build.

PYTHON ?= python3
export CHROMIUM
SETUP  := $(PYTHON) tools/setup.py
VENV   := .venv/bin
# A language is named on make's own command line: LANG of the shell is its locale.
WORDS  := $(if $(findstring command,$(origin LANG)),$(LANG))

.PHONY: help play site serve terminal test quick bench format
.PHONY: soak league puzzles mutants wheel hashes words preview-words lesson setup clean
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z%-]+:.*## / { printf "make %-13s  %s\n", $$1, $$2 }' Makefile

play: ## build the site, serve it and say where (ARGS="--port 8080")
	@$(SETUP) node
	@PYTHONPATH=src $(PYTHON) -m tools.site.build
	@$(PYTHON) -m tools.site.serve $(ARGS)

site: ## build the site into dist/
	@$(SETUP) node
	@PYTHONPATH=src $(PYTHON) -m tools.site.build $(ARGS)

serve: ## serve dist/ as it is
	@$(PYTHON) -m tools.site.serve $(ARGS)

terminal: ## play in the terminal
	@$(SETUP)
	@PYTHONPATH=src $(PYTHON) -m sy_core $(ARGS)

test: ## run every check
	@$(SETUP) venv node wheels browser
	@$(VENV)/python -m tools.checks.run

quick: ## run those checks that take seconds
	@$(SETUP) venv node
	@$(VENV)/python -m tools.checks.run --quick

check-%: ## run one check, such as check-lint, check-types, check-tests
	@$(SETUP) venv node wheels browser
	@$(VENV)/python -m tools.checks.run $*

bench: ## measure the speed, of the rules and of the page
	@$(SETUP) venv node browser
	@PYTHONPATH=src $(VENV)/python -m tools.bench.rules
	@PYTHONPATH=src $(VENV)/python -m tools.bench.start
	@PYTHONPATH=src $(VENV)/python -m tools.bench.offline
	@PYTHONPATH=src $(VENV)/python -m tools.bench.devices
	@PYTHONPATH=src $(VENV)/python -m tools.bench.moves
	@PYTHONPATH=src $(VENV)/python -m tools.bench.bots

mutants: ## change the rules in every small way: does a test notice?
	@$(SETUP) venv on-demand
	@$(VENV)/python -m tools.mutants.run $(ARGS)

wheel: ## build the package into build/wheel, install and import it
	@$(SETUP) venv
	@rm -rf build/wheel
	@$(VENV)/python -m tools.checks.wheel build/wheel

hashes: ## write the hashes in requirements/ anew, after a version was changed
	@$(SETUP) on-demand
	@$(PYTHON) -m tools.hashes

words: ## bring all catalogues up to date; LANG=xx begins another language
	@$(SETUP) venv
	@PYTHONPATH=src $(VENV)/python -m tools.words.update $(WORDS)

preview-words: ## show every screen and every text of a language (LANG=pl)
	@$(SETUP) venv node browser
	@PYTHONPATH=src:web:tests:. $(VENV)/python -m tools.words.preview $(WORDS)

lesson: ## make a page of a lesson (FILE=docs/lesson-template.md, ARGS="--site https://…")
	@$(SETUP) node
	@PYTHONPATH=src:web $(PYTHON) -m tools.lesson.run $(FILE) $(ARGS)

soak: ## run the long series (ARGS="games --seed 7 --count 1000")
	@$(SETUP) venv node browser
	@PYTHONPATH=src:web:tests:. $(VENV)/python -m tools.soak.run $(ARGS)

league: ## play the matches of docs/ai.md (ARGS="build/league.jsonl --after 1000")
	@$(SETUP) venv
	@PYTHONPATH=src $(VENV)/python -m tools.research.league $(ARGS)

puzzles: ## prove all puzzles again (ARGS="--find 50 --seed 7" finds more)
	@$(SETUP) venv
	@PYTHONPATH=src $(VENV)/python -m tools.puzzles.run $(ARGS)

format: ## format the code and mend what the linter can mend
	@$(SETUP) venv
	@$(VENV)/ruff check --fix-only --quiet
	@$(VENV)/ruff format

setup: ## only set up: .venv, node_modules, wheels for Pyodide, a browser
	@$(SETUP) venv node wheels browser

clean: ## remove everything that can be made again
	@rm -rf .venv node_modules build dist htmlcov .coverage .hypothesis
	@rm -rf .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
