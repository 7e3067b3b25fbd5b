import type { Recipient } from "@partner-kit/contract";
import type { RecipientListView } from "./RecipientListView.ts";
import { searchRecipients } from "./searchRecipients.ts";

export interface FitsRecipientViewParameters {
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
