import { useEffect, useState } from "react";

export interface Mark {
  readonly number: number;
  /** In pixels from the frame's corner. */
  readonly x: number;
  readonly y: number;
}

/** Where the first element of each selector begins, as long as there is one. */
export function useMarks(frame: HTMLElement | null, selectors: readonly string[]): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    if (!frame) return;
    let asked = 0;
    const measure = () => {
      const found = placeMarks(frame, selectors);
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const ask = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(ask);
    const changes = new MutationObserver(ask);
    sizes.observe(frame);
    changes.observe(frame, { childList: true, subtree: true, attributes: true });
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [frame, selectors]);
  return marks;
}

function placeMarks(frame: HTMLElement, selectors: readonly string[]): readonly Mark[] {
  const corner = frame.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const [index, selector] of selectors.entries()) {
    const box = frame.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0) continue;
    let x = Math.round(box.left - corner.left) - SIZE + 4;
    const y = Math.round(box.top - corner.top) - SIZE + 6;
    // Two parts that begin at one place are numbered side by side.
    while (marks.some((mark) => Math.abs(mark.x - x) < SIZE && Math.abs(mark.y - y) < SIZE)) x += SIZE + 2;
    marks.push({ number: index + 1, x, y });
  }
  return marks;
}

const SIZE = 18;
