"""Whether a screen fits: at which sizes, and what is off its edge."""

from __future__ import annotations

PHONES = [(390, 844), (360, 640), (844, 390), (640, 360)]
UPRIGHT = [(1180, 820), (820, 1180), *PHONES[:2], (2560, 1440)]
SIZES = [*UPRIGHT, *PHONES[2:]]
OVERFLOW = """() => {
  const wide = document.documentElement;
  const out = wide.scrollWidth > innerWidth ? ['page ' + wide.scrollWidth] : [];
  const scrolls = (node) => {
    for (let up = node.parentElement; up; up = up.parentElement) {
      const kind = getComputedStyle(up).overflowX;
      if (/auto|scroll/.test(kind) && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  };
  const kinds = ['button', 'input', 'select', 'h1', 'h2', 'h3', 'p', 'summary'];
  for (const node of document.querySelectorAll(kinds.map((k) => `#app ${k}`).join())) {
    const box = node.getBoundingClientRect();
    if (node.closest('.visually-hidden, [hidden], #board-frame')) continue;
    if (!node.checkVisibility({visibilityProperty: true}) || !box.width) continue;
    if (box.right <= innerWidth + 1 && box.left >= -1) continue;
    if (scrolls(node)) continue;
    const edges = `${Math.round(box.left)}..${Math.round(box.right)}`;
    out.push(`${node.tagName}.${node.className} ${edges}`);
  }
  return out;
}"""
"""What is wider than the screen, and cannot be scrolled to."""
