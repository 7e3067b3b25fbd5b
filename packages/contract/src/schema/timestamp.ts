import * as z from "zod/mini";

/**
 * A timestamp of a response, as unchanged text. The service document specifies RFC 3339 for webhook envelopes only. Parse
 * the text with {@link parseTimestamp}.
 */
export const timestamp = z.string().check(z.regex(/[\s\S]/));
