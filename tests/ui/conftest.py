"""No test here fetches words, but those that are about that."""

from support.catalogues import have_all_words

have_all_words()
