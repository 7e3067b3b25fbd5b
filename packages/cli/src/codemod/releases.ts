import type { Release } from "./Release.ts";
import { release02 } from "./release02.ts";

/** Every release that changed public names, in order. The last one is the next release until its successor begins. */
export const releases: readonly Release[] = [release02];
