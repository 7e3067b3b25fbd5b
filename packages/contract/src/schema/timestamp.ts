import * as z from "zod/mini";

/**
 * A point in time as the service writes it. The service document fixes RFC 3339 for webhook envelopes only,
 * so responses keep the text as it came; read it with {@link parseTimestamp}.
 */
export const timestamp = z.string().check(z.regex(/[\s\S]/));
