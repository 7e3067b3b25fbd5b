/** An address without what copying brings along: spaces, line breaks, characters that nobody sees. */
export function cleanAddress(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, "");
}

/** An address in groups of four, as people compare them. The prefix stays with the first group: `0x49B1 6121 …`. */
export function groupAddress(address: string): string[] {
  const [prefix = ""] = /^(?:0x|bc1|tb1)/i.exec(address) ?? [];
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? [];
  const [first = "", ...rest] = groups;
  return prefix + first === "" ? [] : [prefix + first, ...rest];
}

/** What was copied last on this page, as far as the kit saw it: by a button at an address, or by hand beside a form. */
export const copiedAddress = { text: "" };
