/* WebAssembly that may not have all the memory that it was made for. */

const HEAD = 8;                               // its mark and its version
const MEMORIES = 5;                           // the section that tells how much there is
const BOUNDED = 1;                            // a memory with a maximum
const PAGE = 65536;

/**
 * The same program with another maximum of memory, written in the place of the one that stands there.
 * A browser holds it to that, whatever the program does.
 * @param {ArrayBuffer} code
 * @param {number} most  bytes
 */
export const bounded = (code, most) => {
  const bytes = new Uint8Array(code);
  let at = HEAD;
  const number = () => {                      // in groups of seven bits, the lowest first
    let found = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at];
      at += 1;
      found |= (byte & 127) << shift;
      if (byte < 128) return found;
    }
  };
  for (let section = bytes[at]; section !== MEMORIES; section = bytes[at]) {
    at += 1;
    const size = number();
    at += size;
    if (at >= bytes.length) throw new Error('This program has no memory of its own');
  }
  at += 1;
  number();                                   // the size of the section
  if (number() !== 1 || bytes[at] !== BOUNDED) throw new Error('This program has no maximum');
  at += 1;
  number();                                   // how much there is at first
  const begin = at;
  number();
  // In as many groups as were there, so that nothing else moves.
  for (let rest = most / PAGE, each = begin; each < at; each += 1, rest >>>= 7) {
    bytes[each] = (rest & 127) | (each + 1 < at ? 128 : 0);
  }
  return code;
};
