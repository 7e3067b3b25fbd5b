import type { ReactElement } from "react";

/** Reads time and chance while it renders, as no component of the kit may. */
export function Impure(): ReactElement {
  return <time>{readers.map((read) => read()).join(" ")}</time>;
}

const readers: readonly (() => string)[] = [
  () => new Date().toISOString(),
  () => String(Date.now()),
  () => String(Math.random()),
];
