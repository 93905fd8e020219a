"""The detective's notebook: an aid that works from what the detectives know."""
