/** The header of every browser request to the proxy. A page of another origin cannot set it without a CORS preflight. */
export const KIT_HEADER = "x-partner-kit";
export const KIT_HEADER_VALUE = "1";

/** The response header with the ID that the proxy creates for each request. The proxy never reads it from a request. */
export const CORRELATION_HEADER = "x-correlation-id";

/** The path of the live stream, below the mount of the proxy. */
export const LIVE_PATH = "/kit/live";

/** The path of the webhook receiver, below the mount of the proxy. */
export const WEBHOOK_PATH = "/kit/webhook";

/**
 * The `User-Agent` of the probes of `partner-kit doctor`. The proxy refuses them like every other request, but without
 * an alarm, because they say nothing about the deliveries of the service.
 */
export const PROBE_USER_AGENT = "partner-kit-doctor";
