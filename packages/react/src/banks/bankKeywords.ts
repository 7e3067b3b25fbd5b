import type { Bank } from "@partner-kit/contract";

/** Returns the initials by which people search for a bank, such as GTB, with and without lower-case words. */
export function bankKeywords({ bank_name }: Bank): string {
  const words = bank_name.match(/\p{L}+/gu) ?? [];
  const initials = (list: readonly string[]) => list.map((word) => word[0] ?? "").join("");
  return `${initials(words)} ${initials(words.filter((word) => /^\p{Lu}/u.test(word)))}`;
}
