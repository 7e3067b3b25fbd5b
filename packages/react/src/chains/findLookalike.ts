/** A saved address. */
export interface KnownAddress {
  readonly label: string;
  readonly address: string;
}

/** A saved address that equals or resembles another. */
export interface Lookalike extends KnownAddress {
  /** `similar`: same start and end, but a different middle, as in address poisoning. */
  readonly kind: "same" | "similar";
}

/** Finds a saved address that equals a new one, or has the same start and end, which is what people compare. */
export function findLookalike(address: string, known: readonly KnownAddress[]): Lookalike | undefined {
  const look = ends(address);
  const same = known.find((other) => isSame(other.address, address));
  if (same) return { ...same, kind: "same" };
  const similar = look === undefined ? undefined : known.find((other) => ends(other.address) === look);
  return similar && { ...similar, kind: "similar" };
}

/** Addresses are case-sensitive on some chains. EVM addresses are not. */
function isSame(one: string, other: string): boolean {
  return one === other || (/^0x/i.test(one) && one.toLowerCase() === other.toLowerCase());
}

function ends(address: string): string | undefined {
  const body = address.toLowerCase().replace(/^(?:0x|bc1|tb1|t)/, "");
  return body.length < 12 ? undefined : `${body.slice(0, 3)}…${body.slice(-3)}`;
}
