import type { BackEnd } from "./BackEnd.ts";
import { startDemo } from "./startDemo.ts";
import { startStaticDemo } from "./startStaticDemo.ts";

/** Those that need nothing from outside. What holds for the one holds for the other, and is tested by the same lines. */
export const backEnds = {
  "three processes": startDemo,
  "inside the browser": startStaticDemo,
} as const satisfies Readonly<Record<string, () => Promise<BackEnd>>>;

export type BackEndName = keyof typeof backEnds;
