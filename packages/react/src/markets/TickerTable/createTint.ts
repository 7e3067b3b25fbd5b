/** Tints the cell of a moved price briefly. */
export type Tint = (cell: HTMLElement, direction: "up" | "down") => void;

/**
 * Creates the tint of a table. A tick tints its cells and clears those of the previous tick in the same frame, because an
 * extra frame or an animation per cell would cost more than the rest of the tick. Without another tick, a timer clears them.
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
      // Cells written in the same task belong to one tick.
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

/** Milliseconds. Longer than the second between two ticks. */
const TINT = 1200;
