"use client";

import type { Recipient } from "@partner-kit/contract";
import { isUncertain } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";
import { mergeRecipient } from "./mergeRecipient.ts";
import type { RecipientStep } from "./RecipientProgress.ts";
import { type RecipientRecord, readRecipientRecord, recipientChanges } from "./recipientRecord.ts";
import { refusedFields } from "./refusedFields.ts";
import { useCreateRecipient } from "./useCreateRecipient.ts";
import type { UseRecipientDraftReturnType } from "./useRecipientDraft.ts";
import type { UseRecipientsReturnType } from "./useRecipients.ts";
import { useUpdateRecipient } from "./useUpdateRecipient.ts";

export interface UseRecipientSavingParameters {
  readonly recipientId: string | undefined;
  readonly held: UseRecipientDraftReturnType;
  /** Every saved recipient. */
  readonly recipients: UseRecipientsReturnType;
  readonly onSaved: ((recipient: Recipient) => void) | undefined;
}

/**
 * Sends a form: a new recipient whole, of a saved one only what changed, and not over a change that nobody here has seen.
 * Where no answer comes, what is saved is read to see whether it was carried out.
 */
export function useRecipientSaving(parameters: UseRecipientSavingParameters): (record: RecipientRecord) => void {
  const { recipientId, held, recipients, onSaved } = parameters;
  const { draft, progress, values, release } = held;
  const creation = useCreateRecipient();
  const update = useUpdateRecipient();

  const enter = (step: RecipientStep) => draft.progress.set({ ...draft.progress.get(), step });
  const finish = (recipient: Recipient) => {
    enter({ step: "saved", recipient });
    release();
    onSaved?.(recipient);
  };
  const fail = (error: OperationError, outcome: "nothing_saved" | "unknown") => {
    const refused = refusedFields(error, values);
    const isRefused = error.name === "InputError" || (error.name === "ApiError" && error.code === "VALIDATION_FAILED");
    // What was refused has to be changed. An account may have been verified too long ago for the service.
    enter({ step: isRefused ? "form" : "review", failure: { error, outcome, refused } });
    if (isRefused && values.type === "fiat" && Object.keys(refused).length === 0) draft.verifier.expire();
  };

  return (record) => {
    if (progress.step.step !== "review") return;
    enter({ step: "saving" });
    void (recipientId === undefined ? create(record) : change(recipientId, record));
  };

  async function create(record: RecipientRecord): Promise<void> {
    const { label, currency, ...rest } = record;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ""));
    const known = recipients.data?.map(({ id }) => id);
    try {
      finish(await creation.mutateAsync({ recipient_type: values.type, label, currency, ...given }));
    } catch (caught) {
      await settle(caught, (one) => known?.includes(one.id) === false && isSame(one, record));
    }
  }

  async function change(recipient_id: string, record: RecipientRecord): Promise<void> {
    const { data, error } = await recipients.refetch();
    if (error) return fail(error, "nothing_saved");
    const theirs = data?.find(({ id }) => id === recipient_id);
    const { saved, base } = progress;
    // It is gone, which the form says once it is back.
    if (!theirs || !saved) return enter({ step: "form", failure: undefined });
    const { adopted, conflicts } = mergeRecipient({ base, theirs, mine: values });
    if (adopted.length + conflicts.length > 0) return enter({ step: "form", failure: undefined });
    const changes = recipientChanges(readRecipientRecord(theirs), record);
    try {
      const fields = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
      finish(await update.mutateAsync({ recipient_id, ...fields }));
    } catch (caught) {
      await settle(caught, (one) => one.id === recipient_id && isSame(one, record));
    }
  }

  /** Finds out what became of a call that failed. */
  async function settle(caught: unknown, isIt: (recipient: Recipient) => boolean): Promise<void> {
    // What a call fails with, by the client's word.
    const error = caught as OperationError;
    if (!isUncertain(error)) return fail(error, "nothing_saved");
    const { data, error: readError } = await recipients.refetch();
    const recipient = data?.find(isIt);
    if (recipient && !readError) return finish(recipient);
    fail(error, readError ? "unknown" : "nothing_saved");
  }
}

/** Whether a saved recipient is what was to be saved. */
function isSame(recipient: Recipient, record: RecipientRecord): boolean {
  return recipientChanges(readRecipientRecord(recipient), record).length === 0;
}
