"use client";

import { useBalances } from "../balances/balances.ts";
import { compareDecimals } from "../format/compareDecimals.ts";
import { useMarkets } from "../markets/markets.ts";
import { findPair, type TickerPair } from "../markets/tickerPairs.ts";
import { useControllable } from "../provider/useView.ts";
import { type QuoteRequest, shareOf } from "./quoteRequest.ts";

export interface UseTicketMarketParameters {
  /** The market, if the host controls it. Without `onPairIdChange`, the user cannot change it. Default: the user chooses. */
  readonly pairId?: string | undefined;
  readonly onPairIdChange?: ((pairId: string) => void) | undefined;
}

export interface TicketMarket {
  /** The market and its currencies. `undefined` until one is chosen. */
  readonly pair: TickerPair | undefined;
  /** The markets to choose from. Empty if the host fixed the market. */
  readonly pairs: readonly TickerPair[];
  readonly canChoosePair: boolean;
  /** `unknown`: the markets listing does not contain this market. */
  readonly pairStatus: "loading" | "error" | "ready" | "unknown";
  readonly choosePair: (pairId: string) => void;
}

/** The balance of one of the pair's currencies. */
export interface TicketBalance {
  readonly currency: string;
  /** `undefined` if the balance overview does not report this currency. */
  readonly available: string | undefined;
  /** Whether the request pays in this currency. */
  readonly isPaid: boolean;
}

/** A share of the balance that pays. */
export interface TicketPreset {
  readonly percent: number;
  /** In the currency that pays. */
  readonly amount: string;
}

/** The market of a quote ticket. */
export function useTicketMarket({ pairId: given, onPairIdChange }: UseTicketMarketParameters): TicketMarket {
  const { data, error } = useMarkets();
  const [pairId, setPairId] = useControllable({
    value: given,
    defaultValue: "",
    onChange: (next) => onPairIdChange?.(next),
  });
  const canChoosePair = given === undefined || onPairIdChange !== undefined;
  const markets = data?.markets;
  const pair = pairId === "" ? undefined : findPair(pairId, markets);
  return {
    pair,
    pairs: canChoosePair ? (markets ?? []).map(({ pair_id }) => findPair(pair_id, markets)) : [],
    canChoosePair,
    pairStatus: statusOf(),
    choosePair: setPairId,
  };

  function statusOf(): TicketMarket["pairStatus"] {
    if (!markets) return error ? "error" : "loading";
    return pair === undefined || markets.some(({ pair_id }) => pair_id === pairId) ? "ready" : "unknown";
  }
}

/** The balances of a pair's currencies. Empty until they are known. */
export function useTicketBalances(pair: TickerPair | undefined, side: QuoteRequest["side"]): readonly TicketBalance[] {
  const { data } = useBalances({ refreshInterval: 60_000 });
  if (!data || pair?.base === undefined || pair.quote === undefined) return [];
  const paid = side === "buy" ? pair.quote : pair.base;
  return [pair.base, pair.quote].map((currency) => ({
    currency,
    available: data.balances.find((balance) => balance.currency === currency)?.available,
    isPaid: currency === paid,
  }));
}

/** Returns the shares of a balance. Empty if it is not reported, or if there is nothing to pay with. */
export function presetsOf(available: string | undefined): readonly TicketPreset[] {
  return SHARES.flatMap((percent) => {
    const amount = available === undefined ? undefined : shareOf(available, percent);
    return amount === undefined || compareDecimals(amount, "0") <= 0 ? [] : [{ percent, amount }];
  });
}

const SHARES = [25, 50, 75, 100] as const;
