"""The checks of ``make test``: which there are, and how they are run."""
