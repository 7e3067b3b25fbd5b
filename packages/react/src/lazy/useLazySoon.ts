"use client";

import { useEffect } from "react";
import type { Lazy } from "./createLazy.ts";

/** Loads code that is likely to be needed, before it is. What fails is tried again, and told, where it is needed. */
export function useLazySoon(lazy: Pick<Lazy<unknown>, "load"> | undefined): void {
  useEffect(() => {
    lazy?.load().catch(() => undefined);
  }, [lazy]);
}
