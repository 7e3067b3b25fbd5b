/** Tints the cell of a price that moved, for a moment. */
export type Tint = (cell: HTMLElement, direction: "up" | "down") => void;

/**
 * Makes the tint of a table. All cells of a tick are tinted in the frame that writes them and cleared in one later frame:
 * an animation for each would cost the page more than everything else a tick does.
 */
export function createTint(): Tint {
  let tinted = new Set<HTMLElement>();
  return (cell, direction) => {
    cell.dataset["tick"] = direction;
    if (tinted.size === 0) {
      const cells = tinted;
      setTimeout(() => {
        if (tinted === cells) tinted = new Set();
        for (const each of cells) delete each.dataset["tick"];
      }, TINT);
    }
    tinted.add(cell);
  };
}

/** Milliseconds. */
const TINT = 600;
