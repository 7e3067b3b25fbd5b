import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "../upstream/createUpstream.ts";
import type { Gauges } from "./createMetrics.ts";

export interface ReadGaugesParameters extends Pick<Settings, "maxStreams" | "maxUpstreamCalls"> {
  readonly streams: number;
  readonly upstream: Upstream;
  /** Seconds. */
  readonly tickerAge: number;
  /** Seconds. */
  readonly handlerLag: number;
  /** Seconds. */
  readonly clockSkew: number;
  readonly isNotified: boolean;
  readonly isStoreWritable: boolean;
  readonly parked: number;
}

/** Reads the current values of the gauges. */
export function readGauges(parameters: ReadGaugesParameters): Gauges {
  const { upstream, streams, maxStreams, maxUpstreamCalls, tickerAge } = parameters;
  const { handlerLag, clockSkew, isNotified, isStoreWritable, parked } = parameters;
  const pauses = upstream.backOff();
  const { calls, queued } = upstream.load();
  return {
    streams: ["Open live streams.", streams],
    streams_limit: ["Live streams that may be open.", maxStreams],
    ticker_age_seconds: ["Seconds since a ticker read succeeded. 0 if no page reads the ticker.", tickerAge],
    back_off_seconds: ["Seconds left of the longest pause after a 429 response.", Math.max(...Object.values(pauses))],
    back_off_class_seconds: ["Seconds left of the pause after a 429 response, by class of call.", pauses],
    upstream_calls: ["Calls to the service in progress.", calls],
    upstream_calls_limit: ["Calls to the service that may be in progress.", maxUpstreamCalls],
    upstream_queued: ["Calls in the queue.", queued],
    store_writable: ["1 if the store took a write at the last health check, otherwise 0.", isStoreWritable ? 1 : 0],
    wake_ups_connected: [
      "1 if changes of other instances arrive as wake-ups, 0 if polling has to find them.",
      isNotified ? 1 : 0,
    ],
    parked_events: ["Parked events at the last health check, counted up to 100.", parked],
    handler_lag_seconds: ["Age in seconds of the oldest event that waits for a handler.", handlerLag],
    clock_skew_seconds: ["Seconds that the proxy's clock is ahead of the service's. 0 if the clocks agree.", clockSkew],
  };
}
