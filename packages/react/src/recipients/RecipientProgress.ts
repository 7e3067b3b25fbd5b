import type { Recipient } from "@partner-kit/contract";
import type { OperationError } from "../query/operationError.ts";
import type { RecipientUnit } from "./mergeRecipient.ts";
import type { RecipientField, RecipientValues } from "./recipientValues.ts";

/** A save that did not go well. */
export interface RecipientSaveFailure {
  readonly error: OperationError;
  /** `unknown`: no answer came, and what is saved could not be read to see. */
  readonly outcome: "nothing_saved" | "unknown";
  /** Fields that were not taken, with what was in them. */
  readonly refused: { readonly [TField in RecipientField]?: string };
}

/** How far a form has come. */
export type RecipientStep =
  | { readonly step: "form"; readonly failure: RecipientSaveFailure | undefined }
  | { readonly step: "review"; readonly failure: RecipientSaveFailure | undefined }
  | { readonly step: "saving" }
  | { readonly step: "saved"; readonly recipient: Recipient };

/** What a form rests on, and how far it has come. */
export interface RecipientProgress {
  /** The values that editing began with, moved on as changes of others are taken in. */
  readonly base: RecipientValues;
  /** As it was last read; `undefined` for a new one. */
  readonly saved: Recipient | undefined;
  /** Changes of others that were taken in while there were edits. */
  readonly adopted: readonly RecipientUnit[];
  readonly step: RecipientStep;
}
