"use client";

import { deleteRecipient, isApiError, type Recipient } from "@partner-kit/contract";
import { useState } from "react";
import { useAttempt } from "../form/useAttempt.ts";
import { useKitContext } from "../provider/KitContext.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import type { OperationError } from "../query/operationError.ts";
import { useDeleteRecipient } from "./recipients.ts";

/** The state of a deletion. */
export type RecipientDeletion =
  | { readonly status: "idle" }
  /** `error`: of the last attempt. `isUncertain(error)` is true if the recipient may have been deleted. */
  | { readonly status: "asking"; readonly recipient: Recipient; readonly error: OperationError | undefined }
  | { readonly status: "deleting"; readonly recipient: Recipient };

export interface UseRecipientDeletionReturnType {
  readonly deletion: RecipientDeletion;
  /** Asks the user to confirm. */
  readonly ask: (recipient: Recipient) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Deletes a recipient after the user confirmed it. */
export function useRecipientDeletion(onDeleted?: (recipient: Recipient) => void): UseRecipientDeletionReturnType {
  const [recipient, setRecipient] = useState<Recipient>();
  const { attempt, run, dismiss, settle } = useAttempt();
  const { kit, queryClient } = useKitContext();
  const { mutateAsync } = useDeleteRecipient({ retrySafely: true });
  const deletion = toDeletion();

  const remove = async (target: Recipient) => {
    const end = await run({
      send: async () => {
        try {
          await mutateAsync({ recipient_id: target.id });
        } catch (error) {
          // The list shows whether the recipient still exists. If it does not, it was deleted.
          void invalidateResources({ queryClient, kit, resources: deleteRecipient.affects });
          if (!isApiError(error, "NOT_FOUND")) throw error;
        }
      },
    });
    if (end?.status !== "done") return;
    setRecipient(undefined);
    onDeleted?.(target);
  };

  return {
    deletion,
    ask: (target) => {
      dismiss();
      settle();
      setRecipient(target);
    },
    cancel: () => deletion.status === "asking" && setRecipient(undefined),
    confirm: () => {
      if (deletion.status === "asking") void remove(deletion.recipient);
    },
  };

  function toDeletion(): RecipientDeletion {
    if (!recipient) return { status: "idle" };
    if (attempt.status === "sending") return { status: "deleting", recipient };
    return { status: "asking", recipient, error: attempt.status === "failed" ? attempt.error : undefined };
  }
}
