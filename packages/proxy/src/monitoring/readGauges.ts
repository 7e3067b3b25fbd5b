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

/** Reads the gauges of the metrics: what they report as it is now. */
export function readGauges({ streams, upstream, handlerLag, clockSkew }: ReadGaugesParameters): Gauges {
  const pauses = upstream.backOff();
  const { calls, queued } = upstream.load();
  return {
    streams: ["Live streams open.", streams],
    back_off_seconds: [
      "Seconds left of the longest pause that the service asked for.",
      Math.max(...Object.values(pauses)),
    ],
    back_off_class_seconds: ["Seconds left of the pause that the service asked for, by class of call.", pauses],
    upstream_calls: ["Calls to the service under way.", calls],
    upstream_queued: ["Calls that wait for their turn.", queued],
    handler_lag_seconds: ["Seconds that the oldest event has waited for a handler.", handlerLag],
    clock_skew_seconds: ["Seconds that the proxy's clock is ahead of the service's, while they are apart.", clockSkew],
  };
}
