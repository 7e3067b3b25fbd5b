import { getTicker } from "@partner-kit/contract";
import type { TickerSource } from "../live/createTickerReader.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "./createUpstream.ts";
import { readOwn } from "./readOwn.ts";

export interface CreateTickerSourceParameters extends Pick<Settings, "tickerInterval" | "logger"> {
  readonly upstream: Pick<Upstream, "send">;
}

/** Creates the ticker source of live streams. */
export function createTickerSource({ upstream, logger, tickerInterval }: CreateTickerSourceParameters): TickerSource {
  return {
    async read(signal) {
      // Reuses a very recent read by another caller.
      const maxAge = Math.ceil(tickerInterval / 2);
      const read = await readOwn({ upstream, logger, operation: getTicker, input: {}, signal, maxAge });
      return read.success ? { success: true, tickers: read.data.tickers } : read;
    },
  };
}
