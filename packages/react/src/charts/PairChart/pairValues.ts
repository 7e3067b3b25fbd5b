import { formatDecimal } from "../../format/formatDecimal.ts";
import { fractionDigits } from "../../format/parseDecimal.ts";
import { writeCsv } from "../../format/writeCsv.ts";
import type { PriceSeries } from "../../markets/mergePriceTail.ts";

export interface WritePriceParameters {
  readonly value: string;
  readonly series: PriceSeries;
  readonly index: number;
  readonly locale: string;
}

/** Writes a price with as many digits as bid and ask of the same sample. */
export function writePrice({ value, series, index, locale }: WritePriceParameters): string {
  const prices = [series.best_bid[index], series.best_ask[index]];
  const digits = Math.max(...prices.map((price) => fractionDigits(price ?? "")));
  return formatDecimal({ value, locale, minimumFractionDigits: digits });
}

/** Writes the samples of a pair as CSV with the exact prices. A step without a sample has empty cells. */
export function writePriceCsv(pairId: string, series: PriceSeries): string {
  const { time, last, best_bid, best_ask } = series;
  return writeCsv(
    ["time", "pair_id", "last", "best_bid", "best_ask"],
    time.map((at, index) => ({
      time: new Date(at * 1000).toISOString(),
      pair_id: pairId,
      last: last[index],
      best_bid: best_bid[index],
      best_ask: best_ask[index],
    })),
  );
}
