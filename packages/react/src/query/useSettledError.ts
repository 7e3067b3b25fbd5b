"use client";

import { useState } from "react";
import type { OperationError } from "./operationError.ts";

export interface UseSettledErrorParameters {
  readonly status: "pending" | "error" | "success";
  readonly error: OperationError | null;
  /** Milliseconds since the epoch, also while it is tried again: it tells one read from another. */
  readonly errorUpdatedAt: number;
}

/**
 * The error a read ended in, kept while it is tried again: TanStack forgets it then, and a page would jump between
 * error and skeleton at each try. What another read ended in is not kept.
 */
export function useSettledError(read: UseSettledErrorParameters): OperationError | undefined {
  const { status, error, errorUpdatedAt } = read;
  const [kept, setKept] = useState(read);
  if (error && error !== kept.error) setKept(read);
  if (status === "success") return undefined;
  return error ?? (errorUpdatedAt === kept.errorUpdatedAt && kept.error ? kept.error : undefined);
}
