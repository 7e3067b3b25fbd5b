import { getTicker, isSuccessEnvelope, readErrorEnvelope } from "@partner-kit/contract";
import { fromSignal } from "../Cancellation.ts";
import type { TickerRead } from "../live/createTickerPoll.ts";
import type { Logger } from "../logger.ts";
import { logWrongShape } from "../logWrongShape.ts";
import { Refusal } from "../Refusal.ts";
import type { Upstream } from "./createUpstream.ts";

export interface ReadTickerParameters {
  readonly upstream: Upstream;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Milliseconds between two reads. */
  readonly tickerInterval: number;
}

/** Reads the whole ticker for the live part. Never rejects. */
export async function readTicker({
  upstream,
  logger,
  signal,
  tickerInterval,
}: ReadTickerParameters): Promise<TickerRead> {
  try {
    const { envelope, retryAfter } = await upstream.send({
      operation: getTicker,
      input: {},
      reader: { caller: fromSignal(signal) },
      // Somebody else may just have read it.
      maxAge: Math.ceil(tickerInterval / 2),
      // It is read again soon in any case.
      retries: 0,
    });
    const failure = readErrorEnvelope(envelope);
    if (failure) return { success: false, code: failure.code, retryAfter };
    const parsed = getTicker.data.safeParse(isSuccessEnvelope(envelope) ? envelope.data : undefined);
    if (parsed.success) return { success: true, tickers: parsed.data.tickers };
    logWrongShape(logger, getTicker, parsed.error);
    return { success: false, code: "UPSTREAM_INVALID" };
  } catch (error) {
    return { success: false, code: error instanceof Refusal ? error.code : "INTERNAL" };
  }
}
