"""Figures for ``make bench``: the speed of the rules, of the page, of computers."""
