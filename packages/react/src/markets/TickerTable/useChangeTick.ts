"use client";

import { useState } from "react";
import { compareDecimals } from "../../format/compareDecimals.ts";

export interface ChangeTick {
  readonly direction: "up" | "down";
  /** Flips with each change, so that a change after a change shows too. */
  readonly beat: "odd" | "even";
}

/** Tells in which direction a figure last moved; `undefined` until it did. */
export function useChangeTick(value: string): ChangeTick | undefined {
  const [seen, setSeen] = useState<{ readonly value: string; readonly tick: ChangeTick | undefined }>({
    value,
    tick: undefined,
  });
  if (seen.value === value) return seen.tick;
  const direction = compareDecimals(value, seen.value) > 0 ? "up" : "down";
  const tick: ChangeTick = { direction, beat: seen.tick?.beat === "odd" ? "even" : "odd" };
  setSeen({ value, tick });
  return tick;
}
