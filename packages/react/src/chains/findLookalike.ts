/** A saved address. */
export interface KnownAddress {
  readonly label: string;
  readonly address: string;
}

/** A saved address that is the same, or only looks so. */
export interface Lookalike extends KnownAddress {
  /** `similar`: start and end are the same and the middle is not, as in addresses made to be mistaken for another. */
  readonly kind: "same" | "similar";
}

/** Finds a saved address that a new one is, or could be mistaken for. People compare the ends, and so do those who forge. */
export function findLookalike(address: string, known: readonly KnownAddress[]): Lookalike | undefined {
  const look = ends(address);
  const same = known.find((other) => isSame(other.address, address));
  if (same) return { ...same, kind: "same" };
  const similar = look === undefined ? undefined : known.find((other) => ends(other.address) === look);
  return similar && { ...similar, kind: "similar" };
}

/** Letters tell case apart on some chains; where they do not, only the writing differs. */
function isSame(one: string, other: string): boolean {
  return one === other || (/^0x/i.test(one) && one.toLowerCase() === other.toLowerCase());
}

function ends(address: string): string | undefined {
  const body = address.toLowerCase().replace(/^(?:0x|bc1|tb1|t)/, "");
  return body.length < 12 ? undefined : `${body.slice(0, 3)}…${body.slice(-3)}`;
}
