import { getTicker, isSuccessEnvelope, readErrorEnvelope } from "@partner-kit/contract";
import { fromSignal } from "../http/Cancellation.ts";
import { HttpError } from "../http/HttpError.ts";
import type { TickerSource } from "../live/createTickerReader.ts";
import { logShapeMismatch } from "../monitoring/logShapeMismatch.ts";
import type { Settings } from "../settings/settings.ts";
import type { Upstream } from "./createUpstream.ts";

export interface CreateTickerSourceParameters extends Pick<Settings, "tickerInterval" | "logger"> {
  readonly upstream: Pick<Upstream, "send">;
}

/** Creates the ticker source of live streams. */
export function createTickerSource({ upstream, logger, tickerInterval }: CreateTickerSourceParameters): TickerSource {
  return {
    async read(signal) {
      try {
        const { envelope, retryAfter } = await upstream.send({
          operation: getTicker,
          input: {},
          reader: { caller: fromSignal(signal) },
          // Reuses a very recent read by another caller.
          maxAge: Math.ceil(tickerInterval / 2),
          // The next poll replaces a retry.
          retries: 0,
        });
        const failure = readErrorEnvelope(envelope);
        if (failure) return { success: false, code: failure.code, retryAfter };
        const parsed = getTicker.data.safeParse(isSuccessEnvelope(envelope) ? envelope.data : undefined);
        if (parsed.success) return { success: true, tickers: parsed.data.tickers };
        logShapeMismatch(logger, getTicker, parsed.error);
        return { success: false, code: "UPSTREAM_INVALID" };
      } catch (error) {
        return { success: false, code: error instanceof HttpError ? error.code : "INTERNAL" };
      }
    },
  };
}
