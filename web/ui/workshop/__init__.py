"""The workshop: bots that are written, tried and played against in this page."""
