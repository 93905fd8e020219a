"""A bench on a page of the site without the game in it, and hostile scripts for it."""

from __future__ import annotations

import json

from support.job import MATCH

FAIR = """class Any:
    def choose(self, view, legal, rng, budget):
        return rng.choice(legal)
"""
# *inside*: what stands in the room in Python's place.
BENCH = """async ([app, pyodide, inside]) => {
  window.sy ??= { base: app, pyodide };
  const { setTimeout: later, fetch: own } = window;
  window.setTimeout = (action, wait) => later(action, window.waits?.[wait] ?? wait);
  if (inside) window.fetch = async (address) => (
    address.endsWith('inside.js') ? new Response(inside) : own(address));
  const { createBench } = await import(`${sy.base}workshop/bench.js`);
  window.heard = [];
  window.bench = createBench((text) => heard.push(JSON.parse(text)));
}"""
ENDS = """(job) => new Promise((done) => {
  heard.length = 0;
  const ends = ['done', 'fault', 'ready', 'move'];
  const look = () => (heard.some(({ told }) => ends.includes(told))
    ? done(heard.filter(({ told }) => told !== 'started')) : setTimeout(look, 20));
  bench.run(job);
  look();
})"""
# Whatever could lead out of a worker, each as a promise that is kept if it did. What is
# at the address is a script that does nothing by itself.
TRIES = """
const tries = (address, database, cache) => ({
  fetch: () => fetch(address),
  xhr: () => new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.onload = done; request.onerror = failed;
    request.open('GET', address); request.send();
  }),
  xhrSync: async () => {
    const request = new XMLHttpRequest();
    request.open('GET', address, false); request.send();
  },
  webSocket: () => new Promise((done, failed) => {
    const socket = new WebSocket(address.replace('http', 'ws'));
    socket.onopen = done; socket.onerror = failed;
  }),
  eventSource: () => new Promise((done, failed) => {
    const source = new EventSource(address);
    source.onopen = done; source.onerror = failed;
  }),
  importScripts: async () => importScripts(address),
  dynamicImport: () => import(address),
  worker: () => new Promise((done, failed) => {
    const worker = new Worker(address);
    worker.onerror = failed;
    setTimeout(done, 1500);
  }),
  eval: async () => (0, eval)('1'),
  function: async () => new Function('return 1')(),
  indexedDB: () => new Promise((done, failed) => {
    const asked = indexedDB.open(database);
    asked.onsuccess = () => (asked.result.objectStoreNames.length ? done() : failed());
    asked.onerror = failed;
  }),
  caches: async () => {
    if (!await (await caches.open(cache)).match(address)) throw new Error('empty');
  },
  opfs: async () => (await navigator.storage.getDirectory()).getFileHandle(cache),
  locks: async () => {
    const { held } = await navigator.locks.query();
    if (!held.length) throw new Error('none');
  },
  channel: () => new Promise((done, failed) => {
    const channel = new BroadcastChannel(cache);
    channel.onmessage = done;
    channel.postMessage('anybody?');
    setTimeout(failed, 1500, new Error('silent'));
  }),
});
const outcome = async (attempt) => {
  try { await attempt(); return 'done'; } catch (error) {
    return `refused ${error?.name ?? error?.type ?? ''}`;
  }
};
const outcomes = async (...given) => {
  const all = Object.entries(tries(...given));
  const found = all.map(async ([name, attempt]) => [name, await outcome(attempt)]);
  return Object.fromEntries(await Promise.all(found));
};
"""
# What a page of the site has and shares with whatever runs in its origin.
HOME = """async ([address, name]) => {
  await new Promise((done) => {
    const asked = indexedDB.open(name);
    asked.onupgradeneeded = () => asked.result.createObjectStore('kept');
    asked.onsuccess = () => { asked.result.close(); done(); };
  });
  await (await caches.open(name)).put(address, new Response('kept'));
  await (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
  navigator.locks.request(name, () => new Promise(() => {}));
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => channel.postMessage('here');
}"""
# The same attempts in a worker of the site's own.
OUTSIDE = """([script, ...given]) => new Promise((done) => {
  const own = `outcomes(...${JSON.stringify(given)}).then((it) => postMessage(it));`;
  const worker = new Worker(URL.createObjectURL(new Blob([script, own])));
  worker.onmessage = ({ data }) => done(data);
})"""
# … and in the room, in the place of what starts Python there.
IN_ROOM = """addEventListener('message', async ({{ ports: [port] }}) => {{
  port.postMessage('ready');
  port.onmessage = async () => {{ {body} }};
}}, {{ once: true }});"""
TELL = """
  const text = JSON.stringify(await outcomes(...{given}));
  port.postMessage('=' + JSON.stringify({{ told: 'printed', text }}));
  port.postMessage('={{"told":"done"}}');
"""


class Bench:
    """A bench on a page, and a hand to fetch what it tells."""

    def __init__(self, page, app="", pyodide="", *, body=""):
        self.page = page
        inside = TRIES + IN_ROOM.format(body=body) if body else ""
        page.evaluate(BENCH, [app, pyodide, inside])

    def run(self, source=FAIR, **job):
        """What is told of a job, until it ends."""
        return self.page.evaluate(ENDS, json.dumps({**MATCH, "source": source, **job}))

    def waits(self, **times):
        """Cut times short, by their milliseconds."""
        self.page.evaluate(
            "(times) => { window.waits = times; }",
            {name.strip("_"): each for name, each in times.items()},
        )

    def stop(self):
        self.page.evaluate("bench.stop()")
