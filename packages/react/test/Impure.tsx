import type { ReactElement } from "react";

/** Reads time and chance while it renders, as no component of the kit may. */
export function Impure(): ReactElement {
  return <time dateTime={String(new Date())}>{Date.now() + Math.random()}</time>;
}
