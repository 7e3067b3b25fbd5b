import type { listRecipients, Recipient } from "@partner-kit/contract";
import type { OperationError } from "../query/operationError.ts";
import type { UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import { fieldsOf, type RecipientConflict, type RecipientUnit, unitsOf } from "./recipientForm.ts";
import type { RecipientChange } from "./recipientRecord.ts";
import {
  isSameRecipientValues,
  type RecipientField,
  type RecipientValues,
  readRecipientValues,
} from "./recipientValues.ts";
import type { UseRecipientFormReturnType } from "./useRecipientForm.ts";

/** A failed save. */
export interface RecipientSaveFailure {
  readonly error: OperationError;
  /** `unknown`: the response was lost, and the saved state could not be read. */
  readonly outcome: "nothing_saved" | "unknown";
  /** Rejected fields and their values. */
  readonly refused: { readonly [TField in RecipientField]?: string };
}

/** The state of a recipient form. */
export type RecipientEditorState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly error: OperationError; readonly isRetrying: boolean }
  /**
   * The recipient does not exist, or no longer does. The draft can be saved as a new one. `replacesDraft`: this would replace the
   * unsaved input of a new recipient.
   */
  | { readonly status: "gone"; readonly isDirty: boolean; readonly replacesDraft: boolean }
  | {
      readonly status: "editing";
      /** Fields that the user and another user changed. They have to be resolved before saving. */
      readonly conflicts: readonly RecipientConflict[];
      /** Unedited fields that another user changed. */
      readonly adopted: readonly RecipientUnit[];
      /** The failure of the last save. */
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
  readonly form: UseRecipientFormReturnType;
  readonly changes: readonly RecipientChange[];
  readonly failure: RecipientSaveFailure | undefined;
}

/** Derives the state of the form. */
export function toRecipientEditorState(parameters: ToRecipientEditorStateParameters): RecipientEditorState {
  const { recipientId, recipients, readError, form, changes, failure } = parameters;
  const { attempt, values, isDirty } = form;
  const { reviewed } = form.extra;
  const { data, isFetching } = recipients;
  const saved = data?.find(({ id }) => id === recipientId);
  if (attempt.status === "done" && attempt.result !== "moved") return { status: "saved", recipient: attempt.result };
  if (recipientId !== undefined) {
    if (!data) return readError ? { status: "error", error: readError, isRetrying: isFetching } : { status: "loading" };
    if (!saved) return { status: "gone", isDirty, replacesDraft: form.hasNewDraft };
  }
  if (attempt.status === "sending") return { status: "saving", changes };
  const isToBeChanged = attempt.status === "done" || (attempt.status === "failed" && isRefused(attempt.error));
  // The reviewed values may differ from those that would be saved.
  const isStale = form.conflicts.length > 0 || !isSameRecipientValues(reviewed ?? {}, values);
  if (reviewed && !isStale && !isToBeChanged) return { status: "reviewing", changes, failure };
  const theirs = saved && readRecipientValues(saved);
  const conflicts = unitsOf(form.conflicts).map((unit) => ({
    unit,
    fields: fieldsOf[unit]
      .map((field) => ({ field, theirs: theirs?.[field] ?? "", mine: values[field] }))
      .filter(({ theirs, mine }) => theirs !== mine),
  }));
  return {
    status: "editing",
    conflicts,
    adopted: unitsOf(form.adopted),
    failure: reviewed && isStale ? undefined : failure,
  };
}

/**
 * Returns the rejected fields and their values. The kit's validation names them. The service's error envelope has no field
 * names, so its message is searched for them.
 */
export function refusedFields(error: OperationError, values: RecipientValues): { [TField in RecipientField]?: string } {
  const fields = namesIn(error)
    .map((name) => toField(name, values.type))
    .filter((field) => field !== undefined);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Whether the input has to change before it can be saved. */
export function isRefused(error: OperationError): boolean {
  return error.name === "InputError" || (error.name === "ApiError" && error.code === "VALIDATION_FAILED");
}

function namesIn(error: OperationError): readonly string[] {
  if (error.name === "InputError") return error.issues.map(({ path }) => String(path[0]));
  if (error.name === "ApiError" && error.code === "VALIDATION_FAILED") return error.serviceMessage.match(/\w+/g) ?? [];
  return [];
}

function toField(name: string, type: RecipientValues["type"]): RecipientField | undefined {
  switch (name) {
    case "label":
    case "bank_code":
    case "account_number":
    case "chain":
    case "crypto_address":
    case "country":
      return name;
    case "bank_name":
      return "bank_code";
    case "currency":
      return type === "fiat" ? "fiat_currency" : "crypto_currency";
    default:
      return undefined;
  }
}
