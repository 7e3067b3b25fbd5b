import type { ReactElement } from "react";

/** Reads time and randomness while rendering, which the kit's components must not do. */
export function Impure(): ReactElement {
  return <time>{readers.map((read) => read()).join(" ")}</time>;
}

const readers: readonly (() => string)[] = [
  () => new Date().toISOString(),
  () => String(Date.now()),
  () => String(Math.random()),
];
