import type { Bank } from "@partner-kit/contract";

/** What a bank is looked for by, beside its name and code: the initials that people call it by, such as GTB. */
export function bankKeywords({ bank_name }: Bank): string {
  const messages = bank_name.match(/\p{L}+/gu) ?? [];
  const initials = messages.map((word) => word[0] ?? "").join("");
  // Small words count for some and not for others: UBA, FBN.
  const withoutSmall = messages.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word[0] ?? "");
  return `${initials} ${withoutSmall.join("")}`;
}
