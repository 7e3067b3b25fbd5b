"use client";

import { useState } from "react";
import { compareDecimals } from "../format/compareDecimals.ts";

/** The direction of the price's last move since mounting. `undefined` before the first. */
export function usePriceMove(last: string): "up" | "down" | undefined {
  const [seen, setSeen] = useState<{ last: string; move?: "up" | "down" }>({ last });
  if (seen.last === last) return seen.move;
  const move = compareDecimals(last, seen.last) > 0 ? "up" : "down";
  setSeen({ last, move });
  return move;
}
