/** A quote that was accepted before a story opens. */
export interface Trade {
  /** In the base currency. Some amounts have a fixed outcome. */
  readonly amount: string;
  readonly secondsAgo: number;
  /** Default `buy`. */
  readonly side?: "buy" | "sell" | undefined;
  /** Default `BTC-USD`. */
  readonly pair?: string | undefined;
}

export interface AcceptTradesParameters {
  readonly trades: readonly Trade[];
  /** Moves the clock to so many milliseconds before the story opens. */
  readonly goTo: (millisecondsAgo: number) => Promise<void>;
  /** Sends a change through the story's proxy. */
  readonly post: (path: string, body?: object) => Promise<Response>;
}

/** Requests and accepts quotes at their times, oldest first. */
export async function acceptTrades({ trades, goTo, post }: AcceptTradesParameters): Promise<void> {
  for (const trade of trades.toSorted((one, other) => other.secondsAgo - one.secondsAgo)) {
    const { amount, secondsAgo, side = "buy", pair = "BTC-USD" } = trade;
    await goTo(secondsAgo * 1000);
    const quote = await post("/partner/exchange/quotes", { pair_id: pair, side, amount });
    const { data } = await quote.json();
    await post(`/partner/exchange/quotes/${data.quote_id}/accept`);
  }
}
