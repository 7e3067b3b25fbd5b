/** Removes the spaces, line breaks and invisible characters that copying can add to an address. */
export function cleanAddress(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, "");
}

/**
 * Splits an address into groups of four for comparison. The first group includes the prefix: `0x49B1 6121 …`. The last group has four
 * characters too, because people compare both ends: a shorter group stands before it.
 */
export function groupAddress(address: string): string[] {
  const [prefix = ""] = /^(?:0x|bc1|tb1)/i.exec(address) ?? [];
  // Each match leaves four characters for the last group, or is the last group.
  const groups = address.slice(prefix.length).match(/.{1,4}(?=.{4})|.{1,4}$/gsu) ?? [];
  const [first = "", ...rest] = groups;
  return prefix + first === "" ? [] : [prefix + first, ...rest];
}

/** The last text copied on this page: with the kit's copy button, or by hand while an address form is mounted. */
export const copiedAddress = { text: "" };
