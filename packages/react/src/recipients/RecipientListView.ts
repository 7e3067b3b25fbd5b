import { parseTimestamp, type Recipient, type Transaction } from "@partner-kit/contract";
import { createTextSearch } from "../format/createTextSearch.ts";
import type { RecipientType } from "./recipientValues.ts";

/** The order of a recipient list: by label, or by the time of the last change or of the last payment. */
export interface RecipientSort {
  readonly column: "name" | "updated" | "paid";
  readonly direction: "ascending" | "descending";
}

/** The view of a recipient list, as plain values that fit into a URL. */
export interface RecipientListView {
  /** Filtered by the service. `undefined`: both. */
  readonly type: RecipientType | undefined;
  /** Wallet currency or settlement rail, filtered by the service. `undefined`: all. */
  readonly currency: string | undefined;
  /** Searched in the loaded list. */
  readonly search: string;
  /**
   * Default: by label, ascending. A host whose controlled view does not have this field leaves the order to the list. Then it
   * is not in the URL.
   */
  readonly sort?: RecipientSort | undefined;
}

export const defaultRecipientSort: RecipientSort = { column: "name", direction: "ascending" };

export const defaultRecipientListView: RecipientListView = {
  type: undefined,
  currency: undefined,
  search: "",
  sort: defaultRecipientSort,
};

interface FitsRecipientViewParameters {
  readonly recipient: Recipient;
  readonly view: RecipientListView;
}

/** Whether a recipient matches the filters of a list. */
export function fitsRecipientView({ recipient, view }: FitsRecipientViewParameters): boolean {
  const { type, currency, search } = view;
  if (type && recipient.recipient_type !== type) return false;
  if (currency && recipient.currency !== currency) return false;
  return searchRecipients([recipient], search).length > 0;
}

/** Returns the recipients whose visible text contains every search term, in the service's order. */
export function searchRecipients(recipients: readonly Recipient[], search: string): readonly Recipient[] {
  if (search.trim() === "") return recipients;
  const matches = createTextSearch(search);
  return recipients.filter((recipient) =>
    matches(
      [
        recipient.label,
        recipient.account_name,
        recipient.account_number,
        recipient.bank_name,
        recipient.chain,
        recipient.crypto_address,
        recipient.currency,
      ]
        .filter(Boolean)
        .join(" "),
    ),
  );
}

interface SortRecipientsParameters {
  readonly recipients: readonly Recipient[];
  readonly sort: RecipientSort;
  /** By the ID of the recipient. */
  readonly lastPayments: ReadonlyMap<string, Transaction> | undefined;
  /** BCP 47. */
  readonly locale: string;
}

/**
 * Sorts recipients. The service does not document an order. Recipients with the same time are sorted by label, and those
 * without a known payment come last.
 */
export function sortRecipients(parameters: SortRecipientsParameters): readonly Recipient[] {
  const { recipients, sort, lastPayments, locale } = parameters;
  const { compare } = new Intl.Collator(locale);
  const turn = sort.direction === "ascending" ? 1 : -1;
  const byLabel = (one: Recipient, other: Recipient) => compare(one.label ?? "", other.label ?? "");
  if (sort.column === "name") return recipients.toSorted((one, other) => turn * byLabel(one, other));
  const timeOf = ({ id, updated_at: updated }: Recipient) =>
    parseTimestamp((sort.column === "paid" ? lastPayments?.get(id)?.created_at : updated) ?? "");
  const compareTimes = (one = LAST * turn, other = LAST * turn) => turn * (one - other);
  return recipients.toSorted((one, other) => compareTimes(timeOf(one), timeOf(other)) || byLabel(one, other));
}

/** After every time, in a number that can be subtracted from itself. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The first click on a column sorts by it: names from A, times from the newest. The next click reverses the order. */
export function nextRecipientSort(column: RecipientSort["column"], sort: RecipientSort): RecipientSort {
  if (sort.column !== column) return { column, direction: column === "name" ? "ascending" : "descending" };
  return { column, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}
