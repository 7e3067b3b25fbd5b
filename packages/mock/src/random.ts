import { hash } from "./hash.ts";

/** Everything the emulator makes up comes from here, so that a seed decides it. */
export interface Random {
  /** From 0 up to but without 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  integer(minimum: number, maximum: number): number;
  /** That many random bytes. */
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

/** Makes a stream of random values, the same for the same seed. `source` replaces the generator below it. */
export function createRandom(seed: number, source: () => number = createGenerator(seed)): Random {
  const integer = (minimum: number, maximum: number): number =>
    minimum + Math.floor(source() * (maximum - minimum + 1));
  return {
    fraction: source,
    integer,
    bytes: (count) => Uint8Array.from({ length: count }, () => integer(0, 255)),
  };
}

function createGenerator(seed: number): () => number {
  // Seeds may be larger than 32 bits.
  const start = hash(seed % 0x1_0000_0000, Math.floor(seed / 0x1_0000_0000));
  let count = 0;
  return () => hash(start, count++) / 0x1_0000_0000;
}
