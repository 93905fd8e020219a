/* Keeps the whole site on the device, and plays from there.
 *
 * A release is a list of files with their digests. The build writes it in front of this
 * script, as RELEASE, so the script differs as soon as one byte of the site differs, and
 * the browser finds a new release by looking here.
 *
 *   install    every file into a cache of the release's own: what an installed release
 *              has already is copied, the rest is fetched and checked by its digest. One
 *              file missing or different: the cache goes, the installed release stays.
 *   waiting    the new release waits until no page of the old one is open, or until a
 *              player asks for it ('switch') and no other page is open. Never before:
 *              pages and files of two releases would mix.
 *   activate   caches of older releases go.
 *   fetch      every file of the release comes from its cache, whatever the query.
 *   keep       at every start a page has counted what is there: browsers and other sites
 *              of the origin may clear things away. What is missing is fetched anew.
 *
 * Caches belong to an origin, which may hold other sites: ours have the scope in their
 * names, and no others are touched.
 */
'use strict';

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const FILES = new Set(Object.keys(RELEASE.files));
const TOTAL = Object.values(RELEASE.files).reduce((sum, [size]) => sum + size, 0);
const SCOPE = worker.registration.scope;
const PREFIX = `sy ${SCOPE} `;
const CACHE = PREFIX + RELEASE.build;
const WHOLE = `${SCOPE}.whole`;               // put last: the cache that has it is complete
const NOT_FOUND = '404.html';
const LANES = 4;                              // files at once
const PAUSE = 200;                            // milliseconds between two words on progress

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/**
 * The release that a cache holds; null unless it is complete.
 * @param {string} name
 * @returns {Promise<Release | null>}
 */
const releaseIn = async (name) => {
  const found = await (await caches.open(name)).match(WHOLE);
  return found ? found.json() : null;
};

/** Windows of this site, whoever controls them. */
const pages = async () => {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter((client) => client.url.startsWith(SCOPE));
};

/** @param {{progress: {done: number, total: number}} | {failed: string}} news */
const tellPages = async (news) => { for (const page of await pages()) page.postMessage(news); };

/** Remove what interrupted downloads left behind: the release at work may lack the mark. */
const sweep = async () => {
  const { installing, waiting, active } = worker.registration;
  if (active && (installing || waiting)) return;
  for (const name of await ours()) {
    if (name !== CACHE && !(await releaseIn(name))) await caches.delete(name);
  }
};

// ---- a release comes in

/**
 * Tells the pages how much is there, now and then.
 * @param {number} kept  bytes that are there already
 */
const meter = (kept) => {
  let done = kept;
  let last = 0;
  return async (/** @type {number} */ bytes) => {
    done += bytes;
    if (done < TOTAL && Date.now() - last < PAUSE) return;
    last = Date.now();
    await tellPages({ progress: { done, total: TOTAL } });
  };
};

/** @typedef {ReturnType<typeof meter>} Count */

/** @param {string} name */
const kind = (name) => name.slice(name.lastIndexOf('.'));

/** What installed releases have, by digest and kind. */
const atHand = async () => {
  /** @type {Map<string, () => Promise<Response | undefined>>} */
  const found = new Map();
  for (const name of await ours()) {
    const release = name !== CACHE && await releaseIn(name);
    if (!release) continue;
    const cache = await caches.open(name);
    for (const [file, [, digest]] of Object.entries(release.files)) {
      found.set(digest + kind(file), () => cache.match(SCOPE + file, { ignoreVary: true }));
    }
  }
  return found;
};

/**
 * The bytes of a response, counted as they come.
 * @param {Response} response
 * @param {Count} count
 */
const read = async (response, count) => {
  const chunks = [];
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    count(part.value.byteLength);
  }
  return new Blob(chunks).arrayBuffer();
};

/** @param {ArrayBuffer} bytes */
const digestOf = async (bytes) => Array.from(
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  (byte) => byte.toString(16).padStart(2, '0'),
).join('');

/**
 * A file exactly as released. What the browser has fetched before will do; else anew.
 * @param {string} name
 * @param {string} digest
 * @param {Count} count
 */
const fetched = async (name, digest, count) => {
  const address = SCOPE + name.replace(/(^|\/)index\.html$/, '$1');   // hosts like it so
  for (const cache of /** @type {const} */ (['default', 'reload'])) {
    const response = await fetch(address, { cache, priority: 'low' });
    if (!response.ok) continue;
    // The response itself is kept, untouched: one made of its bytes would lose the
    // browser's compiled code. Only one that came by a detour may not answer a page.
    const bytes = await read(response.clone(), count);
    if (await digestOf(bytes) === digest) {
      return response.redirected ? new Response(bytes, { headers: response.headers }) : response;
    }
    count(-bytes.byteLength);
  }
  throw new Error(`${name} is not as released`);
};

/**
 * @param {Cache} cache
 * @param {Awaited<ReturnType<typeof atHand>>} old
 * @param {string} name
 * @param {Count} count
 */
const keep = async (cache, old, name, count) => {
  const [size, digest] = RELEASE.files[name];
  const copy = await old.get(digest + kind(name))?.();
  if (copy) await count(size);
  await cache.put(SCOPE + name, copy || await fetched(name, digest, count));
};

/**
 * Fetch these files of the release; the first one that fails ends it.
 * @param {Cache} cache
 * @param {string[]} names
 */
const fetchAll = async (cache, names) => {
  const old = await atHand();
  const missing = names.reduce((sum, name) => sum + RELEASE.files[name][0], 0);
  const count = meter(TOTAL - missing);
  const queue = [...names];
  const lane = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      try { await keep(cache, old, name, count); } catch (error) { queue.length = 0; throw error; }
    }
  };
  await count(0);
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const failed = lanes.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Have everything that the release lacks; it may lack nothing. */
const complete = async () => {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...FILES].filter((name) => !there.has(SCOPE + name));
  if (missing.length) await fetchAll(cache, missing);
  if (missing.length || !there.has(SCOPE)) {
    await cache.put(SCOPE, /** @type {Response} */ (await cache.match(`${SCOPE}index.html`)));
  }
  if (!there.has(WHOLE)) await cache.put(WHOLE, new Response(JSON.stringify(RELEASE)));
};

/**
 * Why it could not be kept: no "room", "denied", or it did not come by the "network".
 * @param {Error} error
 */
const reasonOf = ({ name }) => {
  if (name === 'QuotaExceededError') return 'room';
  return ['SecurityError', 'NotAllowedError', 'ReferenceError'].includes(name) ? 'denied' : 'network';
};

const install = async () => {
  try {
    await sweep();
    await complete();
  } catch (error) {
    await tellPages({ failed: reasonOf(/** @type {Error} */ (error)) });
    await caches.delete(CACHE);
    throw error;
  }
};

/** @type {Promise<string> | null} */
let counting = null;
/** Count and complete, for whichever page asks; the answer is why it is not whole. */
const mend = () => {
  counting ??= complete().then(() => sweep()).then(() => '', reasonOf).finally(() => { counting = null; });
  return counting;
};

const activate = async () => {
  for (const name of await ours()) if (name !== CACHE) await caches.delete(name);
  await worker.clients.claim();                 // the first visit is offline-proof at once
};

// ---- a release at work

/**
 * The name of the file that an address asks for.
 * @param {string} address
 */
const nameOf = (address) => {
  const name = address.split(/[?#]/)[0].slice(SCOPE.length);
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
};

/**
 * Opened each time: somebody may have removed it, and what was opened before would stay so.
 * @param {string} name
 */
const kept = async (name) => {
  try { return await (await caches.open(CACHE)).match(SCOPE + name, { ignoreVary: true }); } catch { return undefined; }
};

/** An address that is none of ours, without a network. */
const notFound = async () => {
  const page = await kept(NOT_FOUND);
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
};

/**
 * Where the browser can answer from a cache by itself, it need not wake this script.
 * @param {ExtendableEvent} event
 */
const route = (event) => {
  const pathname = new URL(SCOPE).pathname.replace(/[^\w/]/g, '\\$&');   // as it is, no pattern
  /** @param {string} path */
  const plain = (path) => ({ condition: { urlPattern: { pathname: path, search: '' } }, source: { cacheName: CACHE } });
  event.addRoutes?.([plain(pathname), plain(`${pathname}(vendor/.*|app-.*)`)]);
};

worker.addEventListener('install', (event) => {
  route(event);
  event.waitUntil(install());
});
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  const name = nameOf(request.url);
  if (FILES.has(name)) {
    event.respondWith(kept(name).then((found) => found || fetch(request)));
  } else if (FILES.has(`${name}/index.html`)) {
    event.respondWith(Response.redirect(`${SCOPE}${name}/${new URL(request.url).search}`));
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(notFound));
  }
});

/**
 * Take over at once, if the page that asks is the only one.
 * @param {ExtendableMessageEvent['source']} asker
 */
const takeOver = async (asker) => {
  const alone = (await pages()).every((page) => asker instanceof Client && page.id === asker.id);
  if (alone) worker.skipWaiting();
  return alone;
};

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data === 'release') {
    port.postMessage({ version: RELEASE.version, build: RELEASE.build });
  }
  if (event.data === 'keep') {
    event.waitUntil(mend().then((why) => port.postMessage({ why })));
  }
  if (event.data === 'switch') {
    event.waitUntil(takeOver(event.source).then((taken) => port.postMessage(taken)));
  }
});
