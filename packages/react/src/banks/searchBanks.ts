import type { Bank } from "@partner-kit/contract";

/** Banks that fit what was typed, best first: by code, by the start of the name, by the start of a word, by its first letters (GTB), by any part. */
export function searchBanks(banks: readonly Bank[], search: string): readonly Bank[] {
  const wanted = fold(search);
  if (wanted === "") return banks;
  return banks
    .map((bank, at) => ({ bank, at, rank: rankOf(bank, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ bank }) => bank);
}

function rankOf({ bank_code, bank_name }: Bank, wanted: string): number {
  const name = fold(bank_name);
  const words = name.split(" ");
  const ranks = [
    bank_code === wanted,
    name.startsWith(wanted),
    words.some((word) => word.startsWith(wanted)),
    words
      .map((word) => word[0] ?? "")
      .join("")
      .startsWith(wanted),
    bank_code.startsWith(wanted) || wanted.split(" ").every((part) => name.includes(part)),
  ];
  const rank = ranks.indexOf(true);
  return rank < 0 ? NO_MATCH : rank;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const NO_MATCH = 5;
