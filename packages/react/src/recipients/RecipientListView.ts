import type { RecipientType } from "./recipientValues.ts";

/** Which recipients are shown. Plain values, so that a host can keep them in a URL. */
export interface RecipientListView {
  /** Asked of the service. `undefined`: both. */
  readonly type: RecipientType | undefined;
  /** Wallet currency or settlement rail, asked of the service. `undefined`: all. */
  readonly currency: string | undefined;
  /** Looked for in what the service gave. */
  readonly search: string;
}

/** Everything. */
export const defaultRecipientListView: RecipientListView = { type: undefined, currency: undefined, search: "" };
