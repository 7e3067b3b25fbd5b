import { getTicker, type Ticker } from "@partner-kit/contract";
import { failureCode } from "../failureCode.ts";
import type { Settings } from "../settings.ts";
import { tell } from "../tell.ts";
import type { TickerRead } from "./createTickerPoll.ts";

export interface CreateTickerReaderParameters
  extends Pick<Settings, "store" | "sampleStep" | "now" | "schedule" | "logger"> {
  /** Reads the whole ticker from the service. Never rejects. */
  readonly read: (signal: AbortSignal) => Promise<TickerRead>;
}

/** Reads the ticker; what another instance read serves as well, up to an age in milliseconds. Never rejects. */
export type TickerReader = (signal: AbortSignal, maxAge: number) => Promise<TickerRead>;

const NAME = "ticker";
const LEASE_MS = 5_000;
const PAUSE_MS = 100;

/** Makes the reader: whatever it reads from the service is sampled and, where instances share a store, passed on. */
export function createTickerReader(parameters: CreateTickerReaderParameters): TickerReader {
  const { read, store, sampleStep, now, schedule, logger } = parameters;
  const holder = crypto.randomUUID();
  let sampledAt = 0;

  async function readOwn(signal: AbortSignal): Promise<TickerRead> {
    const result = await read(signal);
    if (result.success) void sample(result.tickers);
    return result;
  }

  async function sample(tickers: readonly Ticker[]): Promise<void> {
    // The same for all instances, so that each step is kept once.
    const time = now() - (now() % sampleStep);
    if (time === sampledAt) return;
    sampledAt = time;
    const samples = tickers.map((ticker) => ({ ...ticker, time }));
    await tell("keeping a sample of the ticker", logger, () => store.appendSamples(samples));
  }

  async function readTogether(signal: AbortSignal, maxAge: number): Promise<TickerRead> {
    while (!signal.aborted) {
      const known = readShared(await store.readShared(NAME), maxAge);
      if (known) return known;
      if (await store.lease({ name: NAME, holder, ttl: LEASE_MS })) return readAndShare(signal);
      // Somebody is reading just now.
      await new Promise<void>((resolve) => void schedule(resolve, PAUSE_MS));
    }
    return { success: false, code: "INTERNAL" };
  }

  async function readAndShare(signal: AbortSignal): Promise<TickerRead> {
    const result = await readOwn(signal);
    // What was read serves here all the same, and others need not wait for what was not written.
    if (result.success) {
      const value = `${now()} ${JSON.stringify({ tickers: result.tickers })}`;
      await store.writeShared({ name: NAME, value }).catch(tellUnshared);
    }
    await store.release({ name: NAME, holder }).catch(tellUnshared);
    return result;
  }

  function tellUnshared(error: unknown): void {
    logger.warn({ reason: failureCode(error) }, "the ticker could not be shared with other instances");
  }

  function readShared(value: string | null, maxAge: number): TickerRead | undefined {
    const [, time = "", json = ""] = /^(\d+) (.*)$/s.exec(value ?? "") ?? [];
    const at = Number(time);
    // The clocks of instances differ a little.
    if (Math.abs(now() - at) >= maxAge) return undefined;
    const parsed = getTicker.data.safeParse(JSON.parse(json));
    return parsed.success ? { success: true, tickers: parsed.data.tickers, at } : undefined;
  }

  return async (signal, maxAge) => {
    if (!store.isShared) return readOwn(signal);
    try {
      return await readTogether(signal, maxAge);
    } catch (error) {
      tellUnshared(error);
      return readOwn(signal);
    }
  };
}
