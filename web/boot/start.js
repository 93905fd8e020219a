/* The first seconds of the page, before Python is up.
 *
 * The build writes it into the head of the page: it runs before anything is painted, on
 * any browser that knows const and arrow functions, and leaves one name, window.sy:
 *
 *   sy.base      address of the folder with our own files (ends in a slash)
 *   sy.pyodide   address of the folder with Python itself, for a worker to start it
 *   sy.wasm      a promise of Python's compiled code
 *   sy.memory    likewise of its memory, as it was when Python had started once
 *   sy.version   the release; sy.build: a digest of the whole site
 *   sy.theme()   "light" or "dark", from the settings or else the system
 *   sy.language  "en", "de" or "fr", from the settings or else the browser
 *   sy.queue     what was tapped so far, oldest first: [{do, …data attributes}]
 *   sy.drain()   the queue as JSON text; empties it and ends queueing: from now on the
 *                caller's own listeners see every tap
 *   sy.stage(s)  progress in Python: "game" (importing), "screen" (drawing)
 *   sy.ready()   playable: takes the first screen away
 *   sy.fail(s)   it will not come up: says so, with s as the detail, and offers a retry
 *
 * What it does until sy.ready():
 *   - theme and language of the last visit, so that nothing flashes;
 *   - keeps taps on [data-do];
 *   - a progress bar by bytes and stages;
 *   - plain words when something is missing, broken, or silent for too long
 *     (data-patience seconds; ?patience=5 in the address sets another time).
 */
(() => {
  'use strict';

  const root = document.documentElement;
  const self = document.currentScript;
  const byId = (id) => document.getElementById(id);
  const SCRIPTS = ['board.js', 'js/frame.js', 'js/sound.js'];

  const WORDS = window.sy.words;              // of words.js

  // ---- settings of the last visit; storage may be forbidden, or hold anything

  // A board in somebody else's page keeps nothing, and its address says how it looks.
  const embedded = root.dataset.page === 'embed';
  const storage = (action) => { try { return embedded ? null : action(localStorage); } catch (e) { return null; } };
  const settings = (() => {
    const address = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
    if (embedded) return { language: address.get('lang'), theme: address.get('theme') };
    try { return JSON.parse(storage((s) => s.getItem('sy:settings')) || '{}') || {}; } catch (e) { return {}; }
  })();

  const language = (() => {
    const asked = settings.language in WORDS ? settings.language : navigator.language || 'en';
    const short = asked.toLowerCase().split('-')[0];
    return short in WORDS ? short : 'en';
  })();
  const words = WORDS[language];

  const theme = () => {
    if (settings.theme === 'light' || settings.theme === 'dark') return settings.theme;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  };
  root.lang = language;
  root.dataset.theme = theme();
  if (language !== 'en') root.dataset.boot = 'wordless';    // until start()

  // ---- taps that come before anybody can answer them

  const queue = [];
  const keep = (event) => {
    const element = event.target.closest && event.target.closest('[data-do]');
    const pressed = event.type === 'click' || event.key === 'Enter' || event.key === ' ';
    // A button makes a click of Enter and Space by itself.
    if (!element || !pressed || (event.type === 'keydown' && element.tagName === 'BUTTON')) return;
    event.preventDefault();
    const tap = Object.assign({}, element.dataset);
    delete tap.words;
    if (JSON.stringify(queue[queue.length - 1]) !== JSON.stringify(tap)) queue.push(tap);
    element.setAttribute('aria-pressed', 'true');
    say('noted');
  };
  const keepTaps = (on) => ['click', 'keydown'].forEach((type) => {
    document[on ? 'addEventListener' : 'removeEventListener'](type, keep, true);
  });

  // ---- how far it is: bytes that have arrived, then stages that have been passed

  const BY_BYTES = 600;                       // of the bar's 1000; the rest are stages
  const STAGES = { python: 100, unpack: 250, game: 300, screen: 370, ready: 400 };
  const arrived = new Map();
  const sizes = JSON.parse(byId('boot-sizes').textContent);
  const total = Object.keys(sizes).reduce((sum, name) => sum + sizes[name], 0);
  let passed = 0;
  let state = 'loading';                      // then 'failed' or 'ready'
  let alarm = 0;

  const asked = Number(new URLSearchParams(location.search).get('patience'));
  const patience = 1000 * (asked > 0 ? asked : Number(self.dataset.patience) || 45);

  const nameOf = (url) => {
    const here = new URL('.', location.href).href;
    return String(url).startsWith(here) ? String(url).slice(here.length).split('?')[0] : '';
  };

  /** Something has moved: show it, and wait anew for the next thing to move. */
  const moved = () => {
    if (state === 'ready') return;
    clearTimeout(alarm);
    alarm = setTimeout(() => fail('slow'), patience);
    const bytes = Array.from(arrived.values()).reduce((sum, part) => sum + part, 0);
    const bar = byId('boot-bar');
    const told = byId('boot-bytes');
    if (!bar || !told) return;                // not parsed yet
    bar.value = Math.max(bar.value, Math.round(BY_BYTES * Math.min(1, bytes / total)) + passed);
    told.textContent = bytes < total && passed < STAGES.unpack ? amount(bytes) : '';
  };

  // By hand: the browser's own number formats take 50 ms to wake up.
  const amount = (bytes) => {
    const shown = (n) => (n / 1e6).toFixed(1).replace('.', words.point);
    return words.of.replace('{0}', shown(bytes)).replace('{1}', shown(total));
  };

  const count = (name, bytes) => {
    if (!(name in sizes)) return;
    arrived.set(name, Math.min(sizes[name], Math.max(bytes, arrived.get(name) || 0)));
    moved();
  };

  const say = (key) => {
    const status = byId('boot-status');
    if (status && words[key]) status.textContent = words[key];
  };

  const stage = (name) => {
    if (name === 'game') byId('app-style').media = 'all';
    passed = Math.max(passed, STAGES[name] || 0);
    if (state === 'loading' && !queue.length) say(name);
    moved();
  };

  // Whole files, however they were fetched.
  const watcher = new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    const name = nameOf(entry.name);
    count(name, sizes[name]);
  }));

  // Files on their way. Only on a first visit are their bytes counted one by one: a
  // response that was passed through our hands loses the browser's compiled code.
  const seenBefore = embedded || storage((s) => s.getItem('sy:runtime')) === self.dataset.pyodide;
  const fetched = window.fetch;
  const counting = (name, response) => {
    if (seenBefore || !(sizes[name] > 1e5) || !response.body || !window.TransformStream) return response;
    let bytes = 0;
    const meter = new TransformStream({
      transform(chunk, controller) { count(name, bytes += chunk.byteLength); controller.enqueue(chunk); },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(meter), { status, statusText, headers });
  };
  const watchedFetch = async (...request) => {
    const name = nameOf(new URL(request[0].url || request[0], location.href).href);
    // Pyodide asks for its code itself; it is compiled already, or about to be.
    if (name === wasm && window.sy.wasm) return new Response();
    try {
      const response = await fetched.apply(window, request);
      if (!response.ok && name in sizes) fail('lost', name);
      return name in sizes ? counting(name, response) : response;
    } catch (error) {
      if (name in sizes) fail('lost', name);
      throw error;
    }
  };

  // ---- Python needs the page's only thread for a second or two. Its code comes and is
  //      compiled on other threads meanwhile; it begins when the board is painted.

  const pyodide = new URL(self.dataset.pyodide, location.href).href;
  const wasm = nameOf(`${pyodide}pyodide.asm.wasm`);
  const compile = (name) => {
    const compiled = WebAssembly.compileStreaming(watchedFetch(name));
    compiled.catch(() => {});                 // told already, or told again by Pyodide
    return compiled;
  };
  // A page in the background paints nothing: it waits for the clock instead.
  const either = (action) => {
    let done = false;
    const once = () => { if (!done) { done = true; action(); } };
    setTimeout(once, 1000);
    return once;
  };
  /** When the page's own thread is done with the first picture. */
  const laidOut = (action) => {
    const once = either(action);
    requestAnimationFrame(() => setTimeout(once));
  };
  /** When the first picture is on the screen. */
  const painted = (action) => {
    const once = either(action);
    const seen = (list) => { if (list.getEntriesByName('first-contentful-paint').length) once(); };
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
  };
  const add = (tag, properties) => {
    document.head.append(Object.assign(document.createElement(tag), properties));
  };
  const run = (src, async = false) => add('script', { type: 'module', async, src });
  /** What will be asked for and fits, before anybody asks. */
  const fetchAhead = (fits) => Object.keys(sizes).filter((name) => fits.test(name)).forEach((href) => {
    if (/js$/.test(href)) add('link', { rel: 'modulepreload', href });
    if (/zip$/.test(href)) add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
  });

  const byPyScript = (event) => {
    const said = String(event.detail);
    if (said === 'Loading interpreter') stage('python');
    if (said === 'Loaded interpreter') stage('unpack');
  };
  const missingFile = (event) => {
    const address = event.target && (event.target.src || event.target.href);
    if (address && event.target !== window) fail('lost', nameOf(address));
  };
  const rejected = (event) => fail('broken', String((event.reason && event.reason.message) || event.reason));

  const watch = (on) => {
    const way = on ? 'addEventListener' : 'removeEventListener';
    window[way]('py:progress', byPyScript);
    window[way]('error', missingFile, true);
    window[way]('unhandledrejection', rejected);
    if (on) watcher.observe({ type: 'resource', buffered: true });
    else watcher.disconnect();
    window.fetch = on ? watchedFetch : fetched;
  };

  // ---- the two ends of it

  /** Say in words what went wrong. If the game comes up after all, all is forgotten. */
  const fail = (key, detail) => {
    if (state !== 'loading') return;
    state = 'failed';
    clearTimeout(alarm);
    root.dataset.boot = 'failed';
    whenParsed(() => {
      byId('boot-status').textContent = words[key] || words.broken;
      byId('boot-detail').textContent = detail || '';
      byId('boot-detail').hidden = !detail;
      byId('boot-bytes').textContent = '';
      byId('boot-again').hidden = false;
    });
  };

  const ready = () => {
    if (state === 'ready') return;
    stage('ready');
    state = 'ready';
    clearTimeout(alarm);
    watch(false);
    keepTaps(false);
    storage((s) => s.setItem('sy:runtime', self.dataset.pyodide));
    root.dataset.boot = 'ready';
    byId('boot').remove();
    performance.mark('sy:ready');
    const idle = window.requestIdleCallback || ((action) => setTimeout(action, 1000));
    // A frame in somebody's page keeps nothing.
    if (window === window.top) idle(() => import(`${window.sy.base}js/offline.js`).catch(() => {}), { timeout: 3000 });
  };

  /** As soon as the page is whole: before modules run, not only after them. */
  const whenParsed = (action) => {
    if (document.readyState !== 'loading') action();
    else document.addEventListener('readystatechange', action, { once: true });
  };

  const start = () => {
    document.querySelectorAll('#boot [data-words]').forEach((element) => {
      element.textContent = words[element.dataset.words];
    });
    if (root.dataset.boot === 'wordless') root.dataset.boot = state;
    byId('boot-again').addEventListener('click', () => location.reload());
    moved();
  };

  const capable = 'noModule' in HTMLScriptElement.prototype
    && typeof WebAssembly === 'object' && typeof WebAssembly.instantiateStreaming === 'function';

  window.sy = {
    base: new URL(self.dataset.app, location.href).href,
    pyodide,
    version: self.dataset.version,
    build: self.dataset.build,
    language,
    theme,
    queue,
    drain() { keepTaps(false); return JSON.stringify(queue.splice(0)); },
    stage,
    ready,
    fail: (detail) => fail('broken', detail),
  };
  keepTaps(true);
  whenParsed(start);
  if (!capable) {
    fail('old');
    return;
  }
  watch(true);
  // What is on the device already takes little from the threads that paint, what comes
  // by the network much: on a first visit that waits until the board is on the screen.
  whenParsed(() => laidOut(() => fetchAhead(/\.mjs$/)));
  whenParsed(() => (seenBefore ? laidOut : painted)(() => {
    window.sy.wasm = compile(wasm);
    window.sy.memory = compile(nameOf(`${pyodide}memory.wasm`));
    run(`${self.dataset.pyodide}python.mjs`, true);
    fetchAhead(/\.(js|zip)$/);
    // Switched on when Python draws: now it would only have the board drawn again.
    add('link', { rel: 'stylesheet', id: 'app-style', media: 'print', href: `${self.dataset.app}app.css` });
    // One after the other: PyScript runs the game, which needs what stands before it.
    SCRIPTS.forEach((name) => run(self.dataset.app + name));
    run(self.dataset.pyscript);
  }));
})();
