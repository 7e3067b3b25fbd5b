import type { listRecipients, Recipient } from "@partner-kit/contract";
import type { OperationError } from "../query/operationError.ts";
import type { UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import type { RecipientConflict, RecipientUnit } from "./mergeRecipient.ts";
import type { RecipientSaveFailure } from "./RecipientProgress.ts";
import type { RecipientChange } from "./recipientRecord.ts";
import type { UseRecipientDraftReturnType } from "./useRecipientDraft.ts";

/** Where a form stands. */
export type RecipientEditorState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /** There is no such recipient, or no longer. What was typed can be kept as a new one. */
  | { readonly status: "gone"; readonly isDirty: boolean }
  | {
      readonly status: "editing";
      /** Edited here and changed by somebody else: to be decided before it can be saved. */
      readonly conflicts: readonly RecipientConflict[];
      /** Changed by somebody else, and taken in because it was not edited here. */
      readonly adopted: readonly RecipientUnit[];
      /** Of the last save. */
      readonly failure: RecipientSaveFailure | undefined;
    }
  | {
      readonly status: "reviewing";
      readonly changes: readonly RecipientChange[];
      readonly failure: RecipientSaveFailure | undefined;
    }
  | { readonly status: "saving"; readonly changes: readonly RecipientChange[] }
  | { readonly status: "saved"; readonly recipient: Recipient };

export interface ToRecipientEditorStateParameters {
  readonly recipientId: string | undefined;
  readonly recipients: UseOperationQueryReturnType<typeof listRecipients>;
  readonly readError: OperationError | undefined;
  readonly held: UseRecipientDraftReturnType;
  readonly changes: readonly RecipientChange[];
  readonly conflicts: readonly RecipientConflict[];
}

/** Puts together where a form stands. */
export function toRecipientEditorState(parameters: ToRecipientEditorStateParameters): RecipientEditorState {
  const { recipientId, recipients, readError, held, changes, conflicts } = parameters;
  const { step } = held.progress;
  if (step.step === "saved") return { status: "saved", recipient: step.recipient };
  if (recipientId !== undefined) {
    const { data, isFetching } = recipients;
    if (!data) return readError ? { status: "error", error: readError, isRetrying: isFetching } : { status: "loading" };
    if (!data.some(({ id }) => id === recipientId)) return { status: "gone", isDirty: held.isDirty };
  }
  switch (step.step) {
    case "form":
      return { status: "editing", conflicts, adopted: held.progress.adopted, failure: step.failure };
    case "review":
      return { status: "reviewing", changes, failure: step.failure };
    case "saving":
      return { status: "saving", changes };
  }
}
