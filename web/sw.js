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

/** Remove what an interrupted download left behind. */
const sweep = async () => {
  for (const name of await ours()) {
    if (name !== CACHE && !(await releaseIn(name))) await caches.delete(name);
  }
};

// ---- a release comes in

/** Tells the pages how much has come, now and then. */
const meter = () => {
  let done = 0;
  let last = 0;
  return async (/** @type {number} */ bytes) => {
    done += bytes;
    if (done < TOTAL && Date.now() - last < PAUSE) return;
    last = Date.now();
    for (const page of await pages()) page.postMessage({ progress: { done, total: TOTAL } });
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
  const key = SCOPE + name;
  if (await cache.match(key, { ignoreVary: true })) {  // of an interrupted download
    await count(size);
    return;
  }
  const copy = await old.get(digest + kind(name))?.();
  if (copy) await count(size);
  await cache.put(key, copy || await fetched(name, digest, count));
};

const install = async () => {
  await sweep();
  if (await releaseIn(CACHE)) return;
  const cache = await caches.open(CACHE);
  const old = await atHand();
  const count = meter();
  const queue = [...FILES];
  const lane = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      try { await keep(cache, old, name, count); } catch (error) { queue.length = 0; throw error; }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const failed = lanes.find((each) => each.status === 'rejected');
  if (failed) {
    await caches.delete(CACHE);
    throw failed.reason;
  }
  await cache.put(SCOPE, /** @type {Response} */ (await cache.match(`${SCOPE}index.html`)));
  await cache.put(WHOLE, new Response(JSON.stringify(RELEASE)));
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

const opened = caches.open(CACHE);
/** @param {string} name */
const kept = async (name) => (await opened).match(SCOPE + name, { ignoreVary: true });

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
    if (!worker.registration.installing) event.waitUntil(sweep());
  }
  if (event.data === 'switch') {
    event.waitUntil(takeOver(event.source).then((taken) => port.postMessage(taken)));
  }
});
