"use client";

import { useState } from "react";
import type { OperationError } from "./operationError.ts";

export interface UseSettledErrorParameters {
  readonly status: "pending" | "error" | "success";
  readonly error: OperationError | null;
  /** Milliseconds since the epoch. TanStack keeps it during retries, so it identifies the read. */
  readonly errorUpdatedAt: number;
}

/**
 * The error of a read, including while the read is retried. TanStack clears it then, and a page would switch between
 * error and skeleton on each attempt.
 */
export function useSettledError(read: UseSettledErrorParameters): OperationError | undefined {
  const { status, error, errorUpdatedAt } = read;
  const [failed, setFailed] = useState(read);
  if (error && error !== failed.error) setFailed(read);
  if (status === "success") return undefined;
  return error ?? (errorUpdatedAt === failed.errorUpdatedAt && failed.error ? failed.error : undefined);
}
