import * as z from "zod/mini";

/** One of the known values, or any other string: the service may add values, and they are shown raw. */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);

/** A response string whose known values are told to the reader and the type, and not enforced. */
export function openEnum<Known extends string>(): z.ZodMiniType<OpenEnum<Known>, string> {
  // The values are strings at run time; only the type narrows them, which no schema of zod's can express.
  return z.string() as unknown as z.ZodMiniType<OpenEnum<Known>, string>;
}
