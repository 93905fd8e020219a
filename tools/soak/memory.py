"""How much a page holds on to, and whether that grows."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import CDPSession, Page

from tools.soak.series import must

NOTED: Final = """
(() => {
  // Every memory of WebAssembly that this page makes or is handed.
  window.syMemories = new Set();
  const note = (made) => {
    const { exports } = made.instance || made;
    for (const each of Object.values(exports))
      if (each instanceof WebAssembly.Memory) window.syMemories.add(each);
    return made;
  };
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const plain = WebAssembly[name];
    WebAssembly[name] = (...how) => plain.apply(WebAssembly, how).then(
      (made) => (made instanceof WebAssembly.Module ? made : note(made)));
  }
  WebAssembly.Memory = new Proxy(WebAssembly.Memory, {
    construct(Plain, how) {
      const made = new Plain(...how);
      window.syMemories.add(made);
      return made;
    },
  });
})();
"""
WASM: Final = """() => [...window.syMemories]
  .reduce((sum, each) => sum + each.buffer.byteLength, 0)"""
MEGABYTE: Final = 1_000_000


class Bound(NamedTuple):
    """How much more may be held after many games: so much, and so much for each."""

    once: float
    each: float
    unit: float = 1

    def allows(self, growth: float, games: int) -> bool:
        """Whether this is still no leak."""
        return growth <= self.once + self.each * games


BOUNDS: Final = {
    "nodes": Bound(300, 0.5),
    "listeners": Bound(20, 0.1),
    "JS heap": Bound(6 * MEGABYTE, 10_000, MEGABYTE),
    "wasm memory": Bound(32 * MEGABYTE, 0, MEGABYTE),
    "renderer": Bound(120 * MEGABYTE, 50_000, MEGABYTE),
}
"""A single object that is kept for every game exceeds one of these in 200 games."""


@dataclass(slots=True)
class Watch:
    """What was measured, time after time."""

    page: Page
    session: CDPSession = field(init=False)
    seen: list[dict[str, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = self.page.context.new_cdp_session(self.page)
        self.session.send("Performance.enable")

    def look(self) -> None:
        """Measure once more, after what is not needed has been cleared away."""
        for _ in range(2):
            self.session.send("HeapProfiler.collectGarbage")
        told = self.session.send("Performance.getMetrics")["metrics"]
        named = {each["name"]: each["value"] for each in told}
        self.seen.append(
            {
                "nodes": named["Nodes"],
                "listeners": named["JSEventListeners"],
                "JS heap": named["JSHeapUsedSize"],
                "wasm memory": self.page.evaluate(WASM),
                "renderer": self._renderer(),
            }
        )

    def _renderer(self) -> float:
        """Bytes that the page's process has in memory, workers included."""
        browser = self.page.context.browser
        if browser is None:
            return 0
        told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
        pids = [e["id"] for e in told["processInfo"] if e["type"] == "renderer"]
        return sum(map(_resident, pids))

    def figures(self) -> dict[str, str]:
        """What it was at first and is now."""
        first, last = self._halves()
        return {
            name: f"{first[name] / bound.unit:,.1f} → {last[name] / bound.unit:,.1f}"
            + (" MB" if bound.unit == MEGABYTE else "")
            for name, bound in BOUNDS.items()
        }

    def check(self, games: int) -> None:
        """Nothing has grown beyond its bound."""
        first, last = self._halves()
        for name, bound in BOUNDS.items():
            growth = last[name] - first[name]
            must(
                bound.allows(growth, games),
                f"{name} has grown by {growth:,.0f} in {games} games",
            )

    def _halves(self) -> tuple[dict[str, float], dict[str, float]]:
        """Medians of the first and of the last third: one look may be unlucky."""
        third = max(1, len(self.seen) // 3)
        first, last = self.seen[:third], self.seen[-third:]
        return _middle(first), _middle(last)


def _middle(some: list[dict[str, float]]) -> dict[str, float]:
    return {name: median(each[name] for each in some) for name in BOUNDS}


def _resident(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1]) * 1024
    return 0
