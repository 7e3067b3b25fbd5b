"use client";

import type { Recipient } from "@partner-kit/contract";
import { useState } from "react";
import type { OperationError } from "../query/operationError.ts";
import { useRecipients } from "./recipients.ts";

export interface UseRecipientRecheckReturnType {
  /** Whether every recipient is still saved as it was reviewed, as far as the page knows. True until the list is read. */
  readonly areCurrent: (reviewed: readonly Recipient[]) => boolean;
  /** Reads the recipients again. Resolves to whether all are as they were reviewed. */
  readonly check: (reviewed: readonly Recipient[]) => Promise<boolean>;
  readonly isChecking: boolean;
  /** Why the last check failed. Nothing may be sent then. */
  readonly error: OperationError | undefined;
  /** Forgets the error, which belongs to one review. */
  readonly dismiss: () => void;
}

/** Compares reviewed recipients with the saved ones before money is sent to them. A review can be open for long. */
export function useRecipientRecheck(): UseRecipientRecheckReturnType {
  // Without retries, because sending waits for it.
  const saved = useRecipients({ query: { retry: false } });
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<OperationError>();
  return {
    areCurrent: (reviewed) => saved.data === undefined || areSaved(reviewed, saved.data),
    async check(reviewed) {
      setChecking(true);
      setError(undefined);
      const { data, error: failed } = await saved.refetch();
      setChecking(false);
      setError(failed ?? undefined);
      return !failed && data !== undefined && areSaved(reviewed, data);
    },
    isChecking,
    error,
    dismiss: () => setError(undefined),
  };
}

function areSaved(reviewed: readonly Recipient[], saved: readonly Recipient[]): boolean {
  const updates = new Map(saved.map(({ id, updated_at }) => [id, updated_at]));
  return reviewed.every(({ id, updated_at }) => updates.get(id) === updated_at);
}
