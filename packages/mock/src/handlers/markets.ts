import type { Handlers } from "../handler.ts";

export const markets: Handlers<"listMarkets"> = {
  listMarkets: ({ context }) => context.market.listing,
};
