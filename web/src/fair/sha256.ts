/** SHA-256 as FIPS 180-4 has it: browsers offer theirs only over https, and many play at home over http. */

const ROUNDS = 64;

/** The first 32 bits of the fractional parts of the square (or cube) roots of the first primes. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(((n ** (1 / power) % 1) * 2 ** 32) >>> 0);
  }
  return found;
}

const START = roots(8, 2);
const CONSTANTS = roots(ROUNDS, 3);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(size);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(size - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(size - 4, (bytes.length * 8) >>> 0);
  return view;
}

/** In lower-case hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const message = padded(bytes);
  const hash = [...START];
  const words = new Uint32Array(ROUNDS);
  for (let at = 0; at < message.byteLength; at += 64) {
    for (let i = 0; i < ROUNDS; i++) words[i] = i < 16 ? message.getUint32(at + 4 * i) : mixed(words, i);
    compress(hash, words);
  }
  return hash.map((word) => word.toString(16).padStart(8, '0')).join('');
}

function mixed(words: Uint32Array, i: number): number {
  const early = words[i - 15] ?? 0;
  const late = words[i - 2] ?? 0;
  const a = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const b = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return ((words[i - 16] ?? 0) + a + (words[i - 7] ?? 0) + b) >>> 0;
}

function compress(hash: number[], words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < ROUNDS; i++) {
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + one + choice + (CONSTANTS[i] ?? 0) + (words[i] ?? 0)) >>> 0;
    const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + two + majority) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = ((hash[i] ?? 0) + word) >>> 0));
}

export const ofText = (text: string): string => sha256(new TextEncoder().encode(text));

export function ofHex(hex: string): string {
  return sha256(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}
