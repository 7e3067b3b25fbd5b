import * as z from "zod/mini";

const encoder = new TextEncoder();

/** Returns the length of a text in UTF-8 bytes, the unit of the service's limits. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** Rejects a text of more than `limit` UTF-8 bytes. */
export function maxBytes(limit: number): z.core.$ZodCheck<string> {
  return z.refine((text: string) => byteLength(text) <= limit, { error: `at most ${limit} bytes` });
}
