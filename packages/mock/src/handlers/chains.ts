import type { Handlers } from "../handler.ts";
import { chains as seeded } from "../seed/chains.ts";

const listing = Object.freeze({ chains: [...seeded] });

export const chains: Handlers<"listChains"> = {
  listChains: () => listing,
};
