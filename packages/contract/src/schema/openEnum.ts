import * as z from "zod/mini";

/** One of the known values, or any other string: the service may add values, and they are shown raw. */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);

/** A response string whose known values are told to the reader and the type, and not enforced. */
export function openEnum<Known extends string>(): z.ZodMiniType<OpenEnum<Known>, string> {
  return z.string();
}
