import type { Random } from "../random.ts";

export interface CreateReferenceParameters {
  readonly prefix: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Generates a readable reference: `DEP-20260105-7KQ2MX`. */
export function createReference({ prefix, random, now }: CreateReferenceParameters): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll("-", "");
  const letters = Array.from({ length: 6 }, () => LETTERS.charAt(random.integer(0, LETTERS.length - 1))).join("");
  return `${prefix}-${day}-${letters}`;
}

/** Letters and digits without similar-looking ones. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
