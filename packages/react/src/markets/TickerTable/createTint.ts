/** Tints the cell of a price that moved, for a moment. */
export type Tint = (cell: HTMLElement, direction: "up" | "down") => void;

/**
 * Makes the tint of a table. The cells of a tick are tinted in the frame that writes them, and those of the tick before are
 * cleared in it too: a frame of its own, or an animation for each cell, would cost more than all else a tick does. Where no
 * further tick comes, they are cleared after a while.
 */
export function createTint(): Tint {
  let tinted = new Set<HTMLElement>();
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (cell, direction) => {
    if (!isOpen) {
      const before = tinted;
      tinted = new Set();
      isOpen = true;
      // What is written in one go belongs to one tick.
      queueMicrotask(() => {
        isOpen = false;
        for (const each of before) if (!tinted.has(each)) delete each.dataset["tick"];
      });
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const each of tinted) delete each.dataset["tick"];
      }, TINT);
    }
    tinted.add(cell);
    if (cell.dataset["tick"] !== direction) cell.dataset["tick"] = direction;
  };
}

/** Milliseconds; longer than the second that lies between two ticks. */
const TINT = 1200;
