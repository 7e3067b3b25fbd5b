import type { Handlers } from "../handler.ts";
import { banks as seeded } from "../seed/banks.ts";

const listing = Object.freeze({ banks: [...seeded] });

export const banks: Handlers<"listBanks"> = {
  listBanks: () => listing,
};
