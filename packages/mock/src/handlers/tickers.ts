import type { Handlers } from "../handler.ts";

export const tickers: Handlers<"getTicker"> = {
  getTicker({ input, context }) {
    const now = context.clock.now();
    if (input.pair_id === undefined) return context.market.readAll(now);
    const ticker = context.market.read(input.pair_id, now);
    // What the service says to an unknown pair is not shown; a filter that matches nothing finds nothing.
    return { tickers: ticker ? [ticker] : [] };
  },
};
