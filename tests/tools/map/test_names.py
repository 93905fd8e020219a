"""Names and landmarks stand free."""

from __future__ import annotations

import re

import pytest

from support.map.drawn import SVG, layer, lines, numbers, overlap, stations

pytestmark = pytest.mark.native_only

SIZES = {"district": 8.0, "close": 7.2, "park-name": 11.0, "small": 9.0}


def label_boxes():
    for text in layer("names").findall(f"{SVG}text"):
        size = SIZES[text.get("class", "").split()[-1]]
        x, y, width = (float(text.get(k, "0")) for k in ("x", "y", "textLength"))
        yield text.text, (x - width / 2, y - size * 0.74, x + width / 2, y + size * 0.1)


def landmark_boxes():
    for path in layer("names").findall(f"{SVG}path"):
        x, y = numbers(path.get("transform", ""))
        yield path.get("class"), (x - 8, y - 8, x + 8, y + 8)


BOXES = [label_boxes, landmark_boxes]


@pytest.mark.parametrize("boxes", BOXES)
def test_no_line_runs_through_a_name_or_landmark(boxes):
    """Lines are drawn above names; none may strike one out."""
    struck = [
        (name, line.mode, line.a, line.b)
        for name, box in boxes()
        for line in lines()
        if any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in line.curve)
    ]

    assert not struck


@pytest.mark.parametrize("boxes", BOXES)
def test_no_station_stands_on_a_name_or_landmark(boxes):
    """Nor its plate."""
    hidden = [
        (name, s.number)
        for name, box in boxes()
        for s in stations().values()
        if overlap(box, s.plate)
        or overlap(box, (s.at[0] - 9, s.at[1] - 11, s.at[0] + 9, s.at[1] + 11))
    ]

    assert not hidden


def test_names_do_not_overlap_one_another():
    """Rows of one name may be close; different names may not."""
    boxes = [*label_boxes(), *landmark_boxes()]
    clashing = [
        (one[0], other[0])
        for i, one in enumerate(boxes)
        for other in boxes[i + 1 :]
        if overlap(one[1], other[1])
    ]

    assert not clashing


def test_the_big_parks_and_the_river_have_their_names():
    """A map without them would not be London."""
    words = {re.sub(r"\s+", " ", name) for name, _ in label_boxes()}

    assert {"Hyde Park", "Soho", "City"} <= words
    assert any(name.startswith("Regent") for name in words)
    river = list(layer("river").iter(f"{SVG}textPath"))
    assert [text.text for text in river] == ["Thames", "Thames"]
