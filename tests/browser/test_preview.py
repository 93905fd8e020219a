"""What a translator sees: pictures of every screen."""

from __future__ import annotations

from tools.words.preview import SIZES, screens

PNG = b"\x89PNG"


def test_a_screen_is_kept_at_every_size(table, tmp_path):
    """For all of them that is ``make preview-words``."""
    made = [path.name for path in screens(table, tmp_path, ["appearance"])]

    assert made == [f"appearance-{size}.png" for size in SIZES]
    assert all((tmp_path / name).read_bytes().startswith(PNG) for name in made)
