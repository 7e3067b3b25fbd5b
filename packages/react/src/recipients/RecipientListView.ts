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
