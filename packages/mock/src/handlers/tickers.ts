import type { Handlers } from "../handler.ts";

export const tickers: Handlers<"getTicker"> = {
  getTicker: ({ input, context }) => context.market.list({ now: context.clock.now(), pairId: input.pair_id }),
};
