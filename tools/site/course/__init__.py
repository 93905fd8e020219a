"""The tutorial: from ``web/learn`` to pages of the site."""
