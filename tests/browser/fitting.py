"""Whether a screen fits: at which sizes, and what is off its edge, cut off, covered."""

from __future__ import annotations

PHONES = [(390, 844), (360, 640), (844, 390), (640, 360)]
UPRIGHT = [(1180, 820), (820, 1180), *PHONES[:2], (2560, 1440)]
SIZES = [*UPRIGHT, *PHONES[2:]]
CHOSEN = [(360, 640), (390, 844), (1180, 820)]
"""Sizes at which every language is looked at."""

_SEEING = """
  const root = document.documentElement;
  const SLACK = 1.5;
  const styles = new Map();
  const style = (node) => {
    if (!styles.has(node)) styles.set(node, getComputedStyle(node));
    return styles.get(node);
  };
  const SKIPPED = `.visually-hidden, [hidden], #board-frame, #board, svg, option,
    script, style, noscript, canvas`;
  const isShown = (node) => node.checkVisibility({
    visibilityProperty: true, opacityProperty: true,
  });
  // What is there for screen readers only, by whatever name.
  const isForReaders = (node) => style(node).clipPath === 'inset(50%)';
  const isSeen = (node) => isShown(node) && !node.closest(SKIPPED)
    && !isForReaders(node) && !isForReaders(node.parentElement);
  const upwards = function* (node) {
    for (let up = node; up && up !== root; up = up.parentElement) {
      if (style(up).display !== 'contents') yield up;
    }
  };
  // Whether something is wider or higher than scrolling leads to.
  const isCut = (node, {left, right, top, bottom}) => {
    let across = false, down = false;
    for (const up of upwards(node)) {
      const {overflowX, overflowY, position} = style(up);
      const at = up.getBoundingClientRect();
      across ||= /auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth;
      down ||= /auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight;
      if (!across && /hidden|clip/.test(overflowX)
        && (left < at.left - SLACK || right > at.right + SLACK)) return true;
      // Letters have more room above and below than they take.
      if (!down && /hidden|clip/.test(overflowY)
        && (top < at.top - 3 * SLACK || bottom > at.bottom + 3 * SLACK)) return true;
      if (position !== 'fixed') continue;
      if (!down && (top < -SLACK || bottom > innerHeight + SLACK)) return true;
      break;
    }
    return !across && (left < -SLACK || right > innerWidth + SLACK);
  };
  // What of a box is in sight now.
  const inSight = (node, {left, right, top, bottom}) => {
    for (const up of upwards(node)) {
      const {overflowX, overflowY, position} = style(up);
      const at = up.getBoundingClientRect();
      if (overflowX !== 'visible') {
        left = Math.max(left, at.left);
        right = Math.min(right, at.right);
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, at.top);
        bottom = Math.min(bottom, at.bottom);
      }
      if (position === 'fixed') break;
    }
    return {left, right, top, bottom, width: right - left, height: bottom - top};
  };
  // What is raised over the rest lies over it on purpose.
  const raisedWith = (node) => {
    for (const up of upwards(node)) {
      const {position, zIndex} = style(up);
      if (/fixed|sticky/.test(position)) return up;
      if (position === 'absolute' && zIndex !== 'auto') return up;
    }
    return root;
  };
"""
_COLLECTING = """
  const found = root.scrollWidth > innerWidth ? [`page ${root.scrollWidth}`] : [];
  const named = ({node, text = ''}) => {
    const kind = String(node.className || '').trim().replaceAll(/\\s+/g, '.');
    const name = `${node.tagName.toLowerCase()}#${node.id}.${kind}`;
    return `${name.replace(/#?\\.?$/, '')} "${text.trim().slice(0, 60)}"`;
  };
  const things = [];
  const add = (thing, box, around) => {
    if (box.width < 2 || box.height < 2) return;
    if (isCut(around, box)) found.push(`cut off: ${named(thing)}`);
    const seen = inSight(around, box);
    if (seen.width <= 0 || seen.height <= 0) return;
    things.push({...thing, box: seen, layer: raisedWith(thing.node)});
  };
  const HANDS = 'button, a[href], input, select, textarea, summary';
  const addHands = (layer) => {
    for (const node of layer.querySelectorAll(HANDS)) {
      if (!isSeen(node) || style(node).opacity === '0') continue;
      const thing = {node, hand: node};  // a link may run over several lines
      for (const box of node.getClientRects()) add(thing, box, node.parentElement);
    }
  };
  const addTexts = (layer) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {data: text, parentElement: node} = texts.currentNode;
      if (!text.trim() || !isSeen(node)) continue;
      range.selectNodeContents(texts.currentNode);
      const thing = {node, text, hand: node.closest(HANDS)};
      for (const box of range.getClientRects()) add(thing, box, node);
    }
  };
"""
_CROSSING = """
  const CROSSED = 3;
  const areOne = (one, two) => one.node.contains(two.node)
    || two.node.contains(one.node) || (one.hand && one.hand === two.hand);
  const cross = ({box: one}, {box: two}) => {
    const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    // Lines of large letters may touch.
    return wide > CROSSED
      && high > Math.max(CROSSED, 0.25 * Math.min(one.height, two.height));
  };
  const lookForCrossed = () => {
    things.sort((one, two) => one.box.top - two.box.top);
    things.forEach((one, index) => {
      for (let next = index + 1; next < things.length; next += 1) {
        const two = things[next];
        if (two.box.top >= one.box.bottom) break;
        if (one.layer !== two.layer || areOne(one, two) || !cross(one, two)) continue;
        found.push(`over each other: ${named(one)} and ${named(two)}`);
      }
    });
  };
"""
OVERFLOW = f"""() => {{
  {_SEEING}
  {_COLLECTING}
  {_CROSSING}
  // Whoever is over all others is looked at alone.
  const OVER = 'dialog[open], #curtain > *, #cover > *, #boot';
  const over = [...document.querySelectorAll(OVER)].filter(isShown);
  const app = document.getElementById('app');
  for (const layer of over.length ? over : [app || document.body]) {{
    addHands(layer);
    addTexts(layer);
  }}
  lookForCrossed();
  return [...new Set(found)];
}}"""
"""What cannot be seen, also not by scrolling, and what lies over something else."""
NARROW = f"""() => {{
  {_SEEING}
  const ARROW = 18, found = [];
  const pen = document.createElement('canvas').getContext('2d');
  for (const node of document.querySelectorAll('select')) {{
    if (!isSeen(node)) continue;
    const {{font, paddingInlineStart, paddingInlineEnd}} = style(node);
    const edges = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
    pen.font = font;
    for (const {{label}} of node.options) {{
      if (pen.measureText(label).width <= node.clientWidth - edges - ARROW) continue;
      found.push(`too narrow: select#${{node.id}} for "${{label}}"`);
    }}
  }}
  return found;
}}"""
"""Lists that cut off what may be chosen in them, which nothing else tells."""
