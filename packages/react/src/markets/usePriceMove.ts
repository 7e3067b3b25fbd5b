"use client";

import { useState } from "react";
import { compareDecimals } from "../format/compareDecimals.ts";

/** Which way a price moved when it last did, while it is watched; `undefined` until then. */
export function usePriceMove(last: string): "up" | "down" | undefined {
  const [seen, setSeen] = useState<Seen>({ last, move: undefined });
  if (seen.last === last) return seen.move;
  const move = compareDecimals(last, seen.last) > 0 ? "up" : "down";
  setSeen({ last, move });
  return move;
}

interface Seen {
  readonly last: string;
  readonly move: "up" | "down" | undefined;
}
