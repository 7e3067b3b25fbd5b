"use client";

import { hashKey, type UseMutationResult } from "@tanstack/react-query";
import { useCallback, useState } from "react";

/** Wraps a mutation's functions so that calls with the same input share one request while it is in flight. */
export function useSingleSubmit<TData, TError, TInput, TContext>(
  result: UseMutationResult<TData, TError, TInput, TContext>,
): Pick<UseMutationResult<TData, TError, TInput, TContext>, "mutate" | "mutateAsync" | "reset"> {
  const { mutateAsync: send, reset: resetMutation } = result;
  const [running] = useState(() => new Map<string, Promise<TData>>());

  const mutateAsync = useCallback<typeof send>(
    (...parameters) => {
      const key = hashKey([parameters[0]]);
      const known = running.get(key);
      if (known) return known;
      const started = send(...parameters).finally(() => running.get(key) === started && running.delete(key));
      running.set(key, started);
      return started;
    },
    [running, send],
  );
  const mutate = useCallback<typeof result.mutate>(
    // The error is in the result, as with TanStack's `mutate`.
    (...parameters) => void mutateAsync(...parameters).catch(() => undefined),
    [mutateAsync],
  );
  const reset = useCallback(() => {
    running.clear();
    resetMutation();
  }, [running, resetMutation]);
  return { mutate, mutateAsync, reset };
}
