import type { LiveLine } from "./LiveLine.ts";

/** A connection of this page's own. */
export function createOwnLine(open: LiveLine["open"]): LiveLine {
  return { open, rest: () => undefined, subscribe: () => () => undefined };
}
