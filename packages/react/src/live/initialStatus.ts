import type { LiveStatus } from "./LiveConnection.ts";

/** What a server renders, and the page until it took over. */
export const initialStatus: LiveStatus = {
  state: "connecting",
  since: undefined,
  upstream: "unknown",
  upstreamCode: undefined,
};
