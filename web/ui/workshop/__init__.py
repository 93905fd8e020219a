"""The workshop: bots that somebody writes in this very page."""
