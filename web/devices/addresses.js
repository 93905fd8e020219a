// Addresses of a local network, as bytes and back. No others: whatever code somebody is
// made to scan, the page speaks to nobody beyond the network it is in.
//
//   mDNS   16 bytes of the name that a browser makes up (RFC 8835: 0f…-….local)
//   IPv6   16 bytes: fc00::/7, fe80::/10
//   IPv4   4 bytes: 10/8, 172.16/12, 192.168/16, 169.254/16, 100.64/10

/**
 * @typedef {'mdns' | 'ipv6' | 'ipv4'} Family
 * @typedef {{family: Family, bytes: number[]}} Packed
 */

/** @type {Record<Family, number>} */
export const LENGTHS = { mdns: 16, ipv6: 16, ipv4: 4 };

const NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const IPV6 = /^[0-9a-f:]{2,39}$/;
const GROUPS = 8;

/** @param {string} text */
const bytesOfHex = (text) => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
/** @param {number[]} bytes */
const hexOf = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {number[]} bytes */
function isLocalIpv4([first, second]) {
  return first === 10
    || (first === 172 && second >> 4 === 1)
    || (first === 192 && second === 168)
    || (first === 169 && second === 254)
    || (first === 100 && second >> 6 === 1);
}

/** @param {number[]} bytes */
const isLocalIpv6 = ([first, second]) => (first & 0xfe) === 0xfc || (first === 0xfe && second >> 6 === 2);

/**
 * @param {string} text  in lower case
 * @returns {number[] | null}
 */
function bytesOfIpv6(text) {
  const [head, tail, ...more] = text.split('::').map((part) => part.split(':').filter(Boolean));
  if (more.length || !IPV6.test(text)) return null;
  const missing = GROUPS - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])];
  if (groups.some((group) => group.length > 4)) return null;
  return groups.flatMap((group) => bytesOfHex(group.padStart(4, '0')));
}

/**
 * @param {string} host
 * @returns {Packed | null}  null if it is of no local network
 */
export function packed(host) {
  const text = host.toLowerCase();
  const name = NAME.exec(text);
  if (name) return { family: 'mdns', bytes: bytesOfHex(name.slice(1).join('')) };
  const numbers = IPV4.exec(text)?.slice(1).map(Number);
  if (numbers) {
    return isLocalIpv4(numbers) && numbers.every((each) => each < 256) ? { family: 'ipv4', bytes: numbers } : null;
  }
  const bytes = bytesOfIpv6(text);
  return bytes && isLocalIpv6(bytes) ? { family: 'ipv6', bytes } : null;
}

/**
 * @param {Packed} packed
 * @returns {string | null}  null if it is of no local network
 */
export function unpacked({ family, bytes }) {
  if (family === 'ipv4') return isLocalIpv4(bytes) ? bytes.join('.') : null;
  const hex = hexOf(bytes);
  if (family === 'mdns') return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
  return isLocalIpv6(bytes) ? hex.replace(/(.{4})(?!$)/g, '$1:') : null;
}
