import * as z from "zod/mini";

/** A known value or any other string. The service may add values, which are shown raw. */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);

/** A string of a response. The type lists the known values, and the schema accepts any string. */
export function openEnum<Known extends string>(): z.ZodMiniType<OpenEnum<Known>, string> {
  return z.string();
}
