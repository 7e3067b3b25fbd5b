"use client";

import { hashKey, type UseMutationResult } from "@tanstack/react-query";
import { useCallback, useState } from "react";

/** Functions of a mutation that send a call once, however often they are called while it is under way. */
export function useSingleSubmit<TData, TError, TInput, TContext>(
  result: UseMutationResult<TData, TError, TInput, TContext>,
): Pick<UseMutationResult<TData, TError, TInput, TContext>, "mutate" | "mutateAsync" | "reset"> {
  const { mutateAsync: send, reset: forget } = result;
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
    // How it ended stands in the result, as with TanStack's own.
    (...parameters) => void mutateAsync(...parameters).catch(() => undefined),
    [mutateAsync],
  );
  const reset = useCallback(() => {
    running.clear();
    forget();
  }, [running, forget]);
  return { mutate, mutateAsync, reset };
}
