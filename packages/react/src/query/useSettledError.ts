"use client";

import { useState } from "react";
import type { OperationError } from "./operationError.ts";

export interface UseSettledErrorParameters {
  readonly status: "pending" | "error" | "success";
  readonly error: OperationError | null;
}

/**
 * The error a read ended in, kept while it is tried again: TanStack forgets it then, and a page would jump between
 * error and skeleton at each try.
 */
export function useSettledError({ status, error }: UseSettledErrorParameters): OperationError | undefined {
  const [kept, setKept] = useState<OperationError>();
  const next = nextError({ status, error, kept });
  if (next !== kept) setKept(next);
  return next;
}

function nextError(parameters: UseSettledErrorParameters & { kept: OperationError | undefined }) {
  const { status, error, kept } = parameters;
  if (status === "success") return undefined;
  return error ?? kept;
}
