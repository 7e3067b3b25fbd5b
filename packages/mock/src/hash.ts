/** Hashes a seed and an integer into 32 bits. Deterministic. */
export function hash(seed: number, value: number): number {
  let bits = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(value, 0xc2b2_ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb_352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846c_a68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Like {@link hash}, as a number from 0 (inclusive) to 1 (exclusive). */
export function hashFraction(seed: number, value: number): number {
  return hash(seed, value) / 0x1_0000_0000;
}

/** Hashes a seed and a text. */
export function hashText(seed: number, text: string): number {
  let bits = hash(seed, text.length);
  for (let index = 0; index < text.length; index++) bits = hash(bits, text.charCodeAt(index));
  return bits;
}
