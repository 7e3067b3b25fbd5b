import type { BackEnd } from "./BackEnd.ts";
import { startDemo } from "./startDemo.ts";
import { startStaticDemo } from "./startStaticDemo.ts";

/** Back ends without external services. The same tests run against both. */
export const backEnds = {
  "three processes": startDemo,
  "inside the browser": startStaticDemo,
} as const satisfies Readonly<Record<string, () => Promise<BackEnd>>>;

export type BackEndName = keyof typeof backEnds;
