import type { Recipient } from "@partner-kit/contract";
import { foldText } from "../format/createTextSearch.ts";
import { nameOf } from "../recipients/nameOf.ts";

/** How a line names its recipient. Empty texts are left out. */
export interface NamedRecipient {
  readonly id: string;
  /** A label, an ID, an account number or an address. */
  readonly recipient: string;
  /** An account number or an address. */
  readonly account: string;
  readonly currency: string;
}

export type RecipientMatch =
  | { readonly kind: "found"; readonly recipient: Recipient }
  | { readonly kind: "missing" }
  /** `choices`: saved recipients that differ only in case, accents, spaces or leading zeros. */
  | { readonly kind: "unknown"; readonly name: string; readonly choices: readonly Recipient[] }
  /** More than one saved recipient has this name or account. */
  | { readonly kind: "ambiguous"; readonly name: string; readonly choices: readonly Recipient[] }
  /** The columns name different recipients. */
  | { readonly kind: "contradictory" };

export type FindRecipient = (named: NamedRecipient) => RecipientMatch;

/** Returns a function that finds the saved recipient of a line. Only exact matches count. */
export function createRecipientFinder(recipients: readonly Recipient[]): FindRecipient {
  const byId = groupBy(recipients, ({ id }) => [id.toLowerCase()]);
  const byAccount = groupBy(recipients, (recipient) => accountsOf(recipient).map(foldAccount));
  const byName = groupBy(recipients, (recipient) => [nameOf(recipient)]);
  const byRoughName = groupBy(recipients, (recipient) => [
    roughly(nameOf(recipient)),
    ...accountsOf(recipient).map(withoutZeros),
  ]);

  return ({ id, recipient, account, currency }) => {
    const name = recipient.normalize();
    const found = [
      { text: id, matches: byId.get(id.toLowerCase()) },
      { text: account, matches: byAccount.get(foldAccount(account)) },
      {
        text: recipient,
        // A label can look like the account number of another recipient.
        matches: union(byId.get(name.toLowerCase()), byAccount.get(foldAccount(name)), byName.get(name)),
      },
    ].filter(({ text }) => text !== "");
    if (found.length === 0) return { kind: "missing" };
    const unknown = found.find(({ matches }) => !matches);
    if (unknown) {
      const { text } = unknown;
      return {
        kind: "unknown",
        name: text,
        choices: byRoughName.get(roughly(text)) ?? byRoughName.get(withoutZeros(text)) ?? [],
      };
    }
    const all = found.reduce<readonly Recipient[]>(
      (left, { matches = [] }) => left.filter((one) => matches.includes(one)),
      recipients,
    );
    if (all.length === 0) return { kind: "contradictory" };
    const payable = all.length === 1 ? all : all.filter((one) => isSameCurrency(one.currency, currency));
    const [only, ...others] = payable;
    if (only && others.length === 0) return { kind: "found", recipient: only };
    return { kind: "ambiguous", name: found.at(-1)?.text ?? "", choices: payable.length > 0 ? payable : all };
  };
}

/** Whether two currency codes are the same. Their case does not matter. */
export function isSameCurrency(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

function accountsOf({ account_number, crypto_address }: Recipient): readonly string[] {
  return [account_number, crypto_address].flatMap((account) => account || []);
}

/** Hexadecimal addresses are the same in upper and lower case, others are not. */
function foldAccount(account: string): string {
  const address = account.trim();
  return /^0x[\da-f]{40}$/i.test(address) ? address.toLowerCase() : address;
}

function roughly(text: string): string {
  return foldText(text).replace(/\s+/g, " ").trim();
}

/** Spreadsheets remove the zeros at the start of an account number. */
function withoutZeros(account: string): string {
  return /^\d+$/.test(account) ? account.replace(/^0+/, "") : account;
}

function union(...groups: readonly (readonly Recipient[] | undefined)[]): readonly Recipient[] | undefined {
  const all = [...new Set(groups.flatMap((group) => group ?? []))];
  return all.length > 0 ? all : undefined;
}

function groupBy(
  recipients: readonly Recipient[],
  keysOf: (recipient: Recipient) => readonly string[],
): ReadonlyMap<string, readonly Recipient[]> {
  const groups = new Map<string, Recipient[]>();
  for (const recipient of recipients) {
    for (const key of new Set(keysOf(recipient))) groups.set(key, [...(groups.get(key) ?? []), recipient]);
  }
  return groups;
}
