/* When to do something: each of these calls an action once, at its moment. */

/**
 * As soon as the page is whole: before modules run, not only after them.
 * @param {() => void} action
 */
export const whenParsed = (action) => {
  if (document.readyState !== 'loading') action();
  else document.addEventListener('readystatechange', action, { once: true });
};

// A page in the background paints nothing: it waits for the clock instead.
/** @param {() => void} action */
const atLatest = (action) => {
  let done = false;
  const once = () => { if (!done) { done = true; action(); } };
  setTimeout(once, 1000);
  return once;
};

/**
 * When the page's own thread is done with the first picture.
 * @param {() => void} action
 */
export const laidOut = (action) => {
  const once = atLatest(action);
  requestAnimationFrame(() => setTimeout(once));
};

/**
 * When the first picture is on the screen; where nobody tells of that, a moment before.
 * @param {() => void} action
 */
export const painted = (action) => {
  if (!window.PerformanceObserver) {
    laidOut(action);
    return;
  }
  const once = atLatest(action);
  /** @param {PerformanceObserverEntryList} list */
  const seen = (list) => { if (list.getEntriesByName('first-contentful-paint').length) once(); };
  new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
};
