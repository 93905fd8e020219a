/* When to do something: each of these calls an action once, at its moment. */

/** As soon as the page is whole: before modules run, not only after them. */
export const whenParsed = (action) => {
  if (document.readyState !== 'loading') action();
  else document.addEventListener('readystatechange', action, { once: true });
};

// A page in the background paints nothing: it waits for the clock instead.
const atLatest = (action) => {
  let done = false;
  const once = () => { if (!done) { done = true; action(); } };
  setTimeout(once, 1000);
  return once;
};

/** When the page's own thread is done with the first picture. */
export const laidOut = (action) => {
  const once = atLatest(action);
  requestAnimationFrame(() => setTimeout(once));
};

/** When the first picture is on the screen. */
export const painted = (action) => {
  const once = atLatest(action);
  const seen = (list) => { if (list.getEntriesByName('first-contentful-paint').length) once(); };
  new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
};
