"use client";

import type { listRecipients, Recipient } from "@partner-kit/contract";
import { mergeEdits } from "../form/formEdits.ts";
import type { UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import { isRefused, type RecipientSaveFailure, refusedFields } from "./RecipientEditorState.ts";
import { recipientDrafts } from "./recipientForm.ts";
import { type RecipientRecord, readRecipientRecord, recipientChanges } from "./recipientRecord.ts";
import { useCreateRecipient, useUpdateRecipient } from "./recipients.ts";
import { isSameRecipientValues, readRecipientValues } from "./recipientValues.ts";
import type { UseRecipientFormReturnType } from "./useRecipientForm.ts";

export interface UseRecipientSavingParameters {
  readonly recipientId: string | undefined;
  readonly form: UseRecipientFormReturnType;
  readonly recipients: UseOperationQueryReturnType<typeof listRecipients>;
  readonly onSaved: ((recipient: Recipient) => void) | undefined;
}

export interface UseRecipientSavingReturnType {
  /** The failure of the last save. */
  readonly failure: RecipientSaveFailure | undefined;
  readonly save: (record: RecipientRecord) => void;
}

/**
 * Saves a reviewed form: a new recipient in full, or only the changes of a saved one, and never over a change that the user
 * has not seen. If the response is lost, reads whether it was saved.
 */
export function useRecipientSaving(parameters: UseRecipientSavingParameters): UseRecipientSavingReturnType {
  const { recipientId, form, recipients, onSaved } = parameters;
  const { attempt, values, base, edits } = form;
  const creation = useCreateRecipient();
  const update = useUpdateRecipient();

  const create = (record: RecipientRecord) => {
    const { label, currency, ...rest } = record;
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ""));
    const knownIds = recipients.data?.map(({ id }) => id);
    return form.run({
      send: () => creation.mutateAsync({ recipient_type: values.type, label, currency, ...given }),
      lookUp: async (_, { isUnknown }) => {
        const { data, error } = await recipients.refetch();
        // Without the list from before, or after an earlier attempt, it could be another recipient.
        if (!data || error || !knownIds || isUnknown) return undefined;
        return found(data.find((one) => !knownIds.includes(one.id) && isSame(one, record)));
      },
    });
  };
  const change = (recipient_id: string, record: RecipientRecord) => {
    const read = async () => {
      const { data, error } = await recipients.refetch();
      return { recipient: data?.find(({ id }) => id === recipient_id), error };
    };
    return form.run({
      send: async () => {
        const { recipient, error } = await read();
        if (error) throw error;
        if (!recipient || isMoved(recipient)) return "moved";
        const changes = recipientChanges(readRecipientRecord(recipient), record);
        const fields = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
        return update.mutateAsync({ recipient_id, ...fields });
      },
      lookUp: async () => {
        const { recipient, error } = await read();
        return error ? undefined : found(recipient && isSame(recipient, record) ? recipient : undefined);
      },
    });
  };
  const isMoved = (recipient: Recipient) => {
    const { groups } = recipientDrafts;
    const merged = mergeEdits({ base, edits, current: readRecipientValues(recipient), groups });
    return merged.conflicts.length > 0 || !isSameRecipientValues(merged.values, values);
  };

  const save = async (record: RecipientRecord) => {
    form.setExtra({ sent: values });
    const end = await (recipientId === undefined ? create(record) : change(recipientId, record));
    if (end?.status === "done" && end.result !== "moved") {
      form.finish();
      return onSaved?.(end.result);
    }
    if (end?.status !== "failed" || !isRefused(end.error) || values.type !== "fiat") return;
    // The service may consider the verification too old.
    if (Object.keys(refusedFields(end.error, values)).length === 0) form.verifier.expire();
  };

  return { failure: toFailure(), save: (record) => void save(record) };

  function toFailure(): RecipientSaveFailure | undefined {
    if (attempt.status !== "failed") return undefined;
    const { error, isUnknown } = attempt;
    const refused = refusedFields(error, form.extra.sent ?? values);
    return { error, outcome: isUnknown ? "unknown" : "nothing_saved", refused };
  }
}

function found(recipient: Recipient | undefined) {
  return recipient ? { result: recipient } : "not_done";
}

/** Whether a saved recipient matches the record to save. */
function isSame(recipient: Recipient, record: RecipientRecord): boolean {
  return recipientChanges(readRecipientRecord(recipient), record).length === 0;
}
