import { contrast as ratioOf, readColour } from "../src/theme/contrast.ts";

/** Computes the WCAG 2 contrast of two colours, each `#14181d` or `rgb(20, 24, 29)`. */
export function contrast(one: string, other: string): number {
  const [first, second] = [readColour(one), readColour(other)];
  if (!first || !second) throw new TypeError(`Not a colour: ${first ? other : one}`);
  return ratioOf(first, second);
}
