"use client";

import { deleteRecipient, isApiError, type Recipient } from "@partner-kit/contract";
import { useState } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import { afterTry } from "../query/isUncertain.ts";
import type { OperationError } from "../query/operationError.ts";
import { useDeleteRecipient } from "./recipients.ts";

/** How far a deletion has come. */
export type RecipientDeletion =
  | { readonly status: "idle" }
  /** `error`: of the last try. Whether it may have been deleted all the same: `isUncertain(error)`. */
  | { readonly status: "asking"; readonly recipient: Recipient; readonly error: OperationError | undefined }
  | { readonly status: "deleting"; readonly recipient: Recipient };

export interface UseRecipientDeletionReturnType {
  readonly deletion: RecipientDeletion;
  /** Asks whether it is meant. */
  readonly ask: (recipient: Recipient) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Deletes a recipient, once somebody has said that it is meant. */
export function useRecipientDeletion(onDeleted?: (recipient: Recipient) => void): UseRecipientDeletionReturnType {
  const [deletion, setDeletion] = useState<RecipientDeletion>(idle);
  const { kit, queryClient } = useKitContext();
  const { mutateAsync } = useDeleteRecipient({ retrySafely: true });

  const remove = async ({ recipient, error: before }: Asking) => {
    setDeletion({ status: "deleting", recipient });
    try {
      await mutateAsync({ recipient_id: recipient.id });
    } catch (caught) {
      // What a call fails with, by the client's word.
      const error = afterTry(before, caught as OperationError);
      // Whether it is there still is to be seen. One that is not is deleted.
      void invalidateResources({ queryClient, kit, resources: deleteRecipient.affects });
      if (!isApiError(error, "NOT_FOUND")) return setDeletion({ status: "asking", recipient, error });
    }
    setDeletion(idle);
    onDeleted?.(recipient);
  };

  return {
    deletion,
    ask: (recipient) => setDeletion({ status: "asking", recipient, error: undefined }),
    cancel: () => deletion.status === "asking" && setDeletion(idle),
    confirm: () => {
      if (deletion.status === "asking") void remove(deletion);
    },
  };
}

type Asking = Extract<RecipientDeletion, { status: "asking" }>;

const idle: RecipientDeletion = { status: "idle" };
