import type { createFormControl } from "react-hook-form";
import type { BankVerifier } from "../bankAccounts/createBankVerifier.ts";
import type { Store } from "../provider/createStore.ts";
import type { RecipientProgress } from "./RecipientProgress.ts";
import type { RecipientValues } from "./recipientValues.ts";

/** What a form holds, as it was at one moment. */
export interface RecipientFormState {
  readonly values: RecipientValues;
  /** Fields that were left once. */
  readonly touched: { readonly [TField in keyof RecipientValues]?: boolean | undefined };
  /** Whether somebody tried to go on. */
  readonly isSubmitted: boolean;
}

/** A form that is under way. It lives outside of React, and so outlives the component that shows it. */
export interface RecipientDraft {
  readonly form: ReturnType<typeof createFormControl<RecipientValues>>;
  readonly state: Pick<Store<RecipientFormState>, "get" | "subscribe">;
  readonly progress: Store<RecipientProgress>;
  readonly verifier: BankVerifier;
}
