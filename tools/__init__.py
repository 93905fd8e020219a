"""What the project is made with: nothing here is part of the package or of the page.

setup.py sets up what the others need. checks/ runs what ``make test`` runs; bench/
measures; site/ builds the site; map/ and pictures/ draw; golden/ finds the games that
tests replay; research/ plays the games by which players and dice were chosen.

Run from the project's folder, by its whole name: ``PYTHONPATH=src python -m
tools.map``. Only setup.py is run as a file, by whatever Python there is.
"""
