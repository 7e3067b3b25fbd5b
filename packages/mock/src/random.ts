import { hash } from "./hash.ts";

/** The source of all random values, so that the seed determines them. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** A whole number between two inclusive limits. */
  integer(minimum: number, maximum: number): number;
  /** Random bytes. */
  bytes(count: number): Uint8Array<ArrayBuffer>;
  /** An item of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** A UUID of version 4. */
  uuid(): string;
}

/** Creates a deterministic stream of random values. `source` replaces its generator. */
export function createRandom(seed: number, source: () => number = createGenerator(seed)): Random {
  const integer = (minimum: number, maximum: number): number =>
    minimum + Math.floor(source() * (maximum - minimum + 1));
  const bytes = (count: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length: count }, () => integer(0, 255));
  return {
    fraction: source,
    integer,
    bytes,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    uuid: () => writeUuid(bytes(16)),
  };
}

function createGenerator(seed: number): () => number {
  // The generator takes 32 bits, and a seed can be larger.
  const start = hash(seed % 0x1_0000_0000, Math.floor(seed / 0x1_0000_0000));
  let count = 0;
  return () => hash(start, count++) / 0x1_0000_0000;
}

function writeUuid(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab".charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join("-");
}
