"use client";

import { useState, useSyncExternalStore } from "react";
import { createStore } from "../provider/createStore.ts";
import { type Attempt, type AttemptActions, attemptActions, idleAttempt } from "./attempt.ts";

export interface UseAttemptReturnType<TResult, TMemo> extends AttemptActions<TResult, TMemo> {
  readonly attempt: Attempt<TResult, TMemo>;
}

/** Sends a change without a form. The attempt ends with the component. Forms use {@link useForm}. */
export function useAttempt<TResult = void, TMemo = undefined>(): UseAttemptReturnType<TResult, TMemo> {
  const [store] = useState(() => createStore<Attempt<TResult, TMemo>>(idleAttempt));
  const attempt = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { attempt, ...attemptActions(store) };
}
