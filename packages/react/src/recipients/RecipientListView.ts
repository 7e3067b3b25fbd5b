import type { Recipient } from "@partner-kit/contract";
import { createTextSearch } from "../format/createTextSearch.ts";
import type { RecipientType } from "./recipientValues.ts";

/** The view of a recipient list, as plain values that fit into a URL. */
export interface RecipientListView {
  /** Filtered by the service. `undefined`: both. */
  readonly type: RecipientType | undefined;
  /** Wallet currency or settlement rail, filtered by the service. `undefined`: all. */
  readonly currency: string | undefined;
  /** Searched in the loaded list. */
  readonly search: string;
}

export const defaultRecipientListView: RecipientListView = { type: undefined, currency: undefined, search: "" };

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
