"""JSON text that is nested too deeply is refused before it reaches the parser.

Inside Pyodide parsing it would be a fatal error, not a RecursionError.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sy_core.formats.nesting import DEEPEST, is_deeper, shallow


def nested(depth, inside="1"):
    """Lists and objects in turn, around something."""
    for level in range(depth):
        inside = f"[{inside}]" if level % 2 else f'{{"a": {inside}}}'
    return inside


@pytest.mark.parametrize("text", [nested(DEEPEST + 1), "[" * 100_000, "{" * 100_000])
def test_what_is_nested_too_deeply_is_refused(text):
    with pytest.raises(ValueError, match="nested"):
        shallow(text)


def test_what_is_as_deep_as_may_be_is_read():
    text = nested(DEEPEST)

    assert shallow(text) is text


def test_lists_beside_each_other_are_not_deep():
    text = json.dumps([[] for _ in range(1_000)])

    assert shallow(text) is text


def depth_of(value):
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max(map(depth_of, value), default=0) if isinstance(value, list) else 0


JSON = st.recursive(
    st.none() | st.text('"\\[]{}a'),
    lambda each: st.lists(each) | st.dictionaries(st.text('"\\[]{}a'), each),
)


@given(JSON)
def test_the_depth_is_that_of_the_value_whatever_its_texts_hold(value):
    """Brackets and quotes within texts do not count."""
    text, depth = json.dumps(value), depth_of(value)

    assert not is_deeper(text, depth)
    assert depth == 0 or is_deeper(text, depth - 1)
