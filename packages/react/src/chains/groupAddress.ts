/** An address in groups of four, as people compare them. The prefix stays with the first group: `0x49B1 6121 …`. */
export function groupAddress(address: string): string[] {
  const [prefix = ""] = /^(?:0x|bc1|tb1)/i.exec(address) ?? [];
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? [];
  const [first = "", ...rest] = groups;
  return prefix + first === "" ? [] : [prefix + first, ...rest];
}
