import { getTicker, type Ticker } from "@partner-kit/contract";
import { catchAndLog } from "../monitoring/catchAndLog.ts";
import { errorCodeOf } from "../monitoring/describeError.ts";
import type { Settings } from "../settings/settings.ts";

export interface CreateTickerReaderParameters
  extends Pick<Settings, "store" | "sampleStep" | "now" | "schedule" | "logger"> {
  readonly source: TickerSource;
}

/** Reads the ticker from the service. */
export interface TickerSource {
  /** Reads the whole ticker. Never rejects. */
  read(signal: AbortSignal): Promise<TickerRead>;
}

/** Reads the ticker from the service, or from an instance that shares the store. */
export interface TickerReader {
  /** Reads the whole ticker. Uses another instance's read up to `maxAge` milliseconds old. Never rejects. */
  read(signal: AbortSignal, maxAge: number): Promise<TickerRead>;
}

/** The result of a ticker read. */
export type TickerRead =
  /** `at`: time of another instance's read, in milliseconds since the epoch. */
  | { readonly success: true; readonly tickers: readonly Ticker[]; readonly at?: number | undefined }
  /** `retryAfter` in seconds. */
  | { readonly success: false; readonly code: string; readonly retryAfter?: number | undefined };

const NAME = "ticker";
const LEASE_MS = 5_000;
const PAUSE_MS = 100;

/** Creates the reader. It samples every ticker that it reads, and shares it with instances on the same store. */
export function createTickerReader(parameters: CreateTickerReaderParameters): TickerReader {
  const { source, store, sampleStep, now, schedule, logger } = parameters;
  const holder = crypto.randomUUID();
  let sampledAt = 0;

  async function readOwn(signal: AbortSignal): Promise<TickerRead> {
    const result = await source.read(signal);
    if (result.success) void sample(result.tickers);
    return result;
  }

  async function sample(tickers: readonly Ticker[]): Promise<void> {
    // All instances round to the same time, so each step is stored once.
    const time = now() - (now() % sampleStep);
    if (time === sampledAt) return;
    sampledAt = time;
    const samples = tickers.map((ticker) => ({ ...ticker, time }));
    await catchAndLog("storing a ticker sample", logger, () => store.appendSamples(samples));
  }

  async function readTogether(signal: AbortSignal, maxAge: number): Promise<TickerRead> {
    while (!signal.aborted) {
      const known = readShared(await store.readShared(NAME), maxAge);
      if (known) return known;
      if (await store.lease({ name: NAME, holder, ttl: LEASE_MS })) return readAndShare(signal);
      // Another instance is reading now.
      await new Promise<void>((resolve) => void schedule(resolve, PAUSE_MS));
    }
    return { success: false, code: "INTERNAL" };
  }

  async function readAndShare(signal: AbortSignal): Promise<TickerRead> {
    const result = await readOwn(signal);
    // A failed share does not affect this result, and the other instances read the ticker themselves.
    if (result.success) {
      const value = `${now()} ${JSON.stringify({ tickers: result.tickers })}`;
      await store.writeShared({ name: NAME, value }).catch(logUnshared);
    }
    await store.release({ name: NAME, holder }).catch(logUnshared);
    return result;
  }

  function logUnshared(error: unknown): void {
    logger.warn({ reason: errorCodeOf(error) }, "the ticker could not be shared with other instances");
  }

  function readShared(value: string | null, maxAge: number): TickerRead | undefined {
    const [, time = "", json = ""] = /^(\d+) (.*)$/s.exec(value ?? "") ?? [];
    const at = Number(time);
    // The clocks of instances differ slightly.
    if (Math.abs(now() - at) >= maxAge) return undefined;
    const parsed = getTicker.data.safeParse(JSON.parse(json));
    return parsed.success ? { success: true, tickers: parsed.data.tickers, at } : undefined;
  }

  return {
    async read(signal, maxAge) {
      if (!store.isShared) return readOwn(signal);
      try {
        return await readTogether(signal, maxAge);
      } catch (error) {
        logUnshared(error);
        return readOwn(signal);
      }
    },
  };
}
