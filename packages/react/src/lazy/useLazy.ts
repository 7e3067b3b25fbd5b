"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useKitContext } from "../provider/KitContext.ts";
import type { Lazy } from "./createLazy.ts";
import type { LoadError } from "./LoadError.ts";

export interface UseLazyParameters<TPart> {
  readonly lazy: Lazy<TPart>;
  /** For the host's telemetry. */
  readonly component: string;
  /** Default true. */
  readonly isWanted?: boolean | undefined;
}

/** Where code that comes later stands. */
export type UseLazyReturnType<TPart> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly part: TPart }
  | { readonly status: "failed"; readonly error: LoadError; readonly retry: () => void };

/** Code that comes later, loaded from here on where it is wanted. What cannot be loaded is reported. */
export function useLazy<TPart>(parameters: UseLazyParameters<TPart>): UseLazyReturnType<TPart> {
  const { lazy, component, isWanted = true } = parameters;
  const { reportError } = useKitContext();
  const [error, setError] = useState<LoadError>();
  // What a server rendered came without it.
  const part = useSyncExternalStore(lazy.subscribe, lazy.get, () => undefined);
  const isMissing = isWanted && part === undefined && !error;

  useEffect(() => {
    if (!isMissing) return;
    lazy.load().catch((reason: unknown) => {
      // What it rejects with, by its own word.
      setError(reason as LoadError);
      reportError(reason, { source: "load", component });
    });
  }, [isMissing, lazy, component, reportError]);

  if (part !== undefined) return { status: "ready", part };
  return error ? { status: "failed", error, retry: () => setError(undefined) } : { status: "loading" };
}
