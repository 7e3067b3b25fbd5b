"use client";

import type { listRecipients, Recipient } from "@partner-kit/contract";
import type { UseOperationQueryReturnType } from "../query/useOperationQuery.ts";
import type { RecipientStep } from "./RecipientProgress.ts";
import type { RecipientRecord } from "./recipientRecord.ts";
import { useCreateRecipient, useUpdateRecipient } from "./recipients.ts";
import { type SendRecipientParameters, type SendRecipientReturnType, sendRecipient } from "./sendRecipient.ts";
import type { UseRecipientDraftReturnType } from "./useRecipientDraft.ts";

export interface UseRecipientSavingParameters {
  readonly recipientId: string | undefined;
  readonly held: UseRecipientDraftReturnType;
  /** Every saved recipient. */
  readonly recipients: UseOperationQueryReturnType<typeof listRecipients>;
  readonly onSaved: ((recipient: Recipient) => void) | undefined;
}

/** Sends a form that was looked through, once, and takes in what became of it. */
export function useRecipientSaving(parameters: UseRecipientSavingParameters): (record: RecipientRecord) => void {
  const { recipientId, held, recipients, onSaved } = parameters;
  const { draft, progress, values, release } = held;
  const creation = useCreateRecipient();
  const update = useUpdateRecipient();
  const enter = (step: RecipientStep) => draft.progress.set({ ...draft.progress.get(), step });

  return (record) => {
    if (progress.step.step !== "review") return;
    enter({ step: "saving" });
    const call: SendRecipientParameters = {
      recipientId,
      record,
      values,
      progress,
      known: recipients.data,
      read: recipients.refetch,
      create: creation.mutateAsync,
      update: update.mutateAsync,
    };
    void sendRecipient(call).then(takeIn);
  };

  function takeIn(sent: SendRecipientReturnType): void {
    switch (sent.outcome) {
      case "saved":
        enter({ step: "saved", recipient: sent.recipient });
        release();
        return onSaved?.(sent.recipient);
      case "moved":
        return enter({ step: "form", failure: undefined });
      case "failed": {
        const { failure, isRefused } = sent;
        // What was refused has to be changed. An account may have been verified too long ago for the service.
        enter({ step: isRefused ? "form" : "review", failure });
        if (isRefused && values.type === "fiat" && Object.keys(failure.refused).length === 0) draft.verifier.expire();
      }
    }
  }
}
