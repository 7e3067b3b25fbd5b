import * as z from "zod/mini";
import { parseTimestamp } from "./parseTimestamp.ts";

/** An RFC 3339 time with an offset, as in webhook envelopes. */
export const rfc3339Timestamp = z.string().check(z.refine((text) => parseTimestamp(text) !== undefined));
