"""Builds and serves the site: ``python -m tools.site.build``, ``… tools.site.serve``.

python/ what Python is made of for the browser; pages/ markup, styles and scripts;
course/ the tutorial. Everything is imported by its whole name (``tools.site.…``, from
the project's folder), because a package ``site`` would hide Python's own.
"""
