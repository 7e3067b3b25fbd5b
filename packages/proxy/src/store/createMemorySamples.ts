import type { BalanceSample, BalanceStore } from "./BalanceStore.ts";
import type { Store, TickerSample } from "./Store.ts";

type SampleMethods = "appendSamples" | "readSamples" | "readSampledPairs" | "thinSamples";

/** Creates the sample methods of the memory store. */
export function createMemorySamples(): Pick<Store, SampleMethods> & BalanceStore {
  const prices = createSeries<TickerSample>();
  const balances = createSeries<BalanceSample>();
  return {
    async appendSamples(batch) {
      for (const { pair_id, time, last, best_bid, best_ask } of batch)
        prices.append(pair_id, { pair_id, time, last, best_bid, best_ask });
    },
    async readSamples({ pair_id, ...range }) {
      return prices.read(pair_id, range);
    },
    async readSampledPairs() {
      return prices.keys();
    },
    async thinSamples({ pair_id, before, step }) {
      prices.thin(pair_id, before, step);
    },

    async appendBalances(batch) {
      for (const sample of batch) balances.append(sample.currency, sample);
    },
    async readBalances({ currency, ...range }) {
      return balances.read(currency, range);
    },
    async deleteBalances({ before }) {
      for (const currency of balances.keys()) balances.thin(currency, before, null);
    },
  };
}

/** Samples by key, each series sorted by time. */
function createSeries<TSample extends { readonly time: number }>() {
  const series = new Map<string, TSample[]>();

  /** Samples are sorted by time, so the last one of each step remains. */
  function lastOfEach(step: number, samples: readonly TSample[]): readonly TSample[] {
    return [...new Map(samples.map((sample) => [Math.floor(sample.time / step), sample])).values()];
  }

  return {
    append(key: string, sample: TSample): void {
      const previous = series.get(key) ?? [];
      series.set(key, previous);
      const before = previous.findLastIndex(({ time }) => time <= sample.time);
      if (previous[before]?.time !== sample.time) previous.splice(before + 1, 0, sample);
    },
    read(key: string, { from, to, step }: { readonly from: number; readonly to: number; readonly step: number }) {
      const all = series.get(key) ?? [];
      const found = all.filter(({ time }) => time >= from && time < to);
      return { since: all[0]?.time ?? null, samples: lastOfEach(step, found) };
    },
    keys: (): readonly string[] => [...series.keys()].toSorted(),
    thin(key: string, before: number, step: number | null): void {
      const found = series.get(key) ?? [];
      const end = step === null ? before : before - (before % step);
      const past = found.filter(({ time }) => time < end);
      const remaining = [...(step === null ? [] : lastOfEach(step, past)), ...found.filter(({ time }) => time >= end)];
      series.set(key, remaining);
      if (remaining.length === 0) series.delete(key);
    },
  };
}
