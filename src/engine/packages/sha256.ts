/**
 * SHA-256 of a short text (FIPS 180-4). pi names the folders of packages given with `-e` after it, and a pure engine
 * has no host to ask.
 */
const primes = firstPrimes(64);
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)));
const initialState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The hash as lower-case hexadecimal digits. */
export function sha256(text: string): string {
  const state = [...initialState];
  const words = padded(new TextEncoder().encode(text));
  for (let at = 0; at < words.length; at += 16) compress(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function compress(state: number[], block: readonly number[]): void {
  const w = [...block];
  for (let i = 16; i < 64; i++) {
    const [a, b, c, d] = [w[i - 15] ?? 0, w[i - 2] ?? 0, w[i - 16] ?? 0, w[i - 7] ?? 0];
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w.push((c + s0 + d + s1) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + s1 + choice + (roundConstants[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + s0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) | 0));
}

function padded(bytes: Uint8Array): readonly number[] {
  const words = new Array<number>(((bytes.length + 8) >> 6) * 16 + 16).fill(0);
  [...bytes, 0x80].forEach((byte, at) => (words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8))));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 0x100000000) | 0;
}

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}
