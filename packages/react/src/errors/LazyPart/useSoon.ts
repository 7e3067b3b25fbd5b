"use client";

import { useEffect } from "react";
import type { Later } from "./later.ts";

/** Loads code that is likely to be needed, before it is. What fails is tried again, and told, where it is needed. */
export function useSoon(part: Pick<Later<unknown>, "load">): void {
  useEffect(() => {
    part.load().catch(() => undefined);
  }, [part]);
}
