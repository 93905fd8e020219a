"""Pages, styles and scripts of the site, as they are shipped."""
