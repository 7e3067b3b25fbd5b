/** The header that every browser request to the proxy carries; a page of another origin cannot set it unasked. */
export const KIT_HEADER = "x-partner-kit";
export const KIT_HEADER_VALUE = "1";

/** The response header with the ID that the proxy gives each request. The proxy never reads it from a request. */
export const CORRELATION_HEADER = "x-correlation-id";

/** Where the proxy streams live updates, below its mount. */
export const LIVE_PATH = "/kit/live";

/** Where the proxy receives webhooks, below its mount. */
export const WEBHOOK_PATH = "/kit/webhook";
