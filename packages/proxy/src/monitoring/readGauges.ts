import type { Upstream } from "../upstream/createUpstream.ts";
import type { Gauges } from "./createMetrics.ts";

export interface ReadGaugesParameters {
  readonly streams: number;
  readonly upstream: Upstream;
  /** Seconds. */
  readonly handlerLag: number;
  /** Seconds. */
  readonly clockSkew: number;
}

/** Reads the current values of the gauges. */
export function readGauges({ streams, upstream, handlerLag, clockSkew }: ReadGaugesParameters): Gauges {
  const pauses = upstream.backOff();
  const { calls, queued } = upstream.load();
  return {
    streams: ["Open live streams.", streams],
    back_off_seconds: ["Seconds left of the longest pause after a 429 response.", Math.max(...Object.values(pauses))],
    back_off_class_seconds: ["Seconds left of the pause after a 429 response, by class of call.", pauses],
    upstream_calls: ["Calls to the service in progress.", calls],
    upstream_queued: ["Calls in the queue.", queued],
    handler_lag_seconds: ["Age in seconds of the oldest event that waits for a handler.", handlerLag],
    clock_skew_seconds: ["Seconds that the proxy's clock is ahead of the service's. 0 if the clocks agree.", clockSkew],
  };
}
