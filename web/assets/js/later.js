// The second block of the game's byte code: what a first move does not need.
//
// It is fetched when the game is up. An import in Python cannot wait for a promise: if
// the block is asked for before it has arrived, it is fetched again, and the page
// stands still for that long.
const address = `${window.sy.base}later.bin`;
let block = null;
let coming = null;

const fetchAhead = async () => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`later.bin: ${answer.status}`);
  block = new Uint8Array(await answer.arrayBuffer());
};

const fetchNow = () => {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  // A request that is waited for can only give text: one character for each byte.
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  if (request.status !== 200) throw new Error(`later.bin: ${request.status}`);
  return Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
};

/** The block as bytes, whatever it takes. */
window.sy.later = () => block || (block = fetchNow());

/** A promise that the block is there; one that was broken is made again. */
window.sy.ahead = () => {
  if (!block) coming = coming || fetchAhead().finally(() => { coming = null; });
  return block ? Promise.resolve() : coming;
};
