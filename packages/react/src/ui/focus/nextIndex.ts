import type { KeyboardEvent } from "react";

/** Returns the index that a key moves the focus to, in a row. Wraps around, and arrow keys follow the writing direction. */
export function nextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  current: number,
  count: number,
): number | undefined {
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  switch (key) {
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "ArrowLeft":
    case "ArrowRight": {
      const step = (key === "ArrowRight") === isRightToLeft ? -1 : 1;
      return (current + step + count) % count;
    }
    default:
      return undefined;
  }
}
