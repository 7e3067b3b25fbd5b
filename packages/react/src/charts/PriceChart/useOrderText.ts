"use client";

import { formatDecimal } from "../../format/formatDecimal.ts";
import { useText } from "../../locale/useText.ts";
import { useMarkets } from "../../markets/markets.ts";
import { findPair } from "../../markets/tickerPairs.ts";
import { enPriceChart } from "../messages.en.ts";
import type { PlotLine } from "../TimePlot/TimePlotProps.ts";
import { type PairOrder, sumFilled } from "./pairOrder.ts";

export const orderKinds = ["buy", "sell", "order"] as const satisfies readonly PairOrder["kind"][];

/** Returns a function that writes one line per kind of order, with the filled amount. */
export function useOrderText(pairId: string): (orders: readonly PairOrder[]) => readonly PlotLine[] {
  const { priceChart: messages, locale, number } = useText(enPriceChart);
  const { data } = useMarkets({ query: { enabled: false } });
  const { base } = findPair(pairId, data?.markets);
  return (orders) =>
    orderKinds.flatMap((kind) => {
      const some = orders.filter((order) => order.kind === kind);
      if (some.length === 0) return [];
      const filled = sumFilled(some);
      const amount = filled === undefined ? messages.unfilled : formatDecimal({ value: filled, locale });
      const label = some.length > 1 ? `${messages[kind]} (${number(some.length)})` : messages[kind];
      return [{ label, value: [amount, filled === undefined ? undefined : base].filter(Boolean).join("\u00a0") }];
    });
}
