import { type Bank, listBanks } from "@partner-kit/contract";
import { type QueryHook, type QueryOptionsFactory, queryHook, queryOptionsOf } from "../query/queryHook.ts";

/** Reads the supported banks. (Service document: Endpoints, Wallets; the shape is assumed.) */
export const useBanks: QueryHook<typeof listBanks> = queryHook(listBanks);

/** TanStack options of the supported banks, for prefetching and servers. */
export const banksQuery: QueryOptionsFactory<typeof listBanks> = queryOptionsOf(listBanks);

/** Returns the initials by which people search for a bank, such as GTB, with and without lower-case words. */
export function bankKeywords({ bank_name }: Bank): string {
  const words = bank_name.match(/\p{L}+/gu) ?? [];
  const initials = (list: readonly string[]) => list.map((word) => word[0] ?? "").join("");
  return `${initials(words)} ${initials(words.filter((word) => /^\p{Lu}/u.test(word)))}`;
}
