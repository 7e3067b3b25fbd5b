import { useEffect, useState } from "react";

export interface Mark {
  readonly number: number;
  /** Pixels from the frame's corner. */
  readonly x: number;
  readonly y: number;
}

/** Returns a mark at the first element of each selector that matches. */
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
  // In reverse order: if several parts start at the same point, the mark of the outer part moves outwards.
  for (const [index, selector] of [...selectors.entries()].toReversed()) {
    const element = frame.querySelector(selector);
    const box = element && boxOf(element);
    // Outside the frame are headings for screen readers, and columns that can be scrolled to.
    if (!box || box.left >= corner.right || box.right <= corner.left) continue;
    const isRtl = getComputedStyle(element).direction === "rtl";
    const outwards = isRtl ? SIZE + 2 : -SIZE - 2;
    let x = Math.round((isRtl ? box.right : box.left - SIZE) - corner.left);
    const y = Math.round(box.top - corner.top) - SIZE + OVERLAP;
    while (marks.some((mark) => Math.abs(mark.x - x) < SIZE && Math.abs(mark.y - y) < SIZE)) x += outwards;
    marks.unshift({ number: index + 1, x, y });
  }
  return marks;
}

/** Returns the box of an element or, if it has no box, of its first descendant with one. */
function boxOf(element: Element): DOMRect | undefined {
  const box = element.getBoundingClientRect();
  if (box.width > 0) return box;
  for (const child of element.children) {
    const inner = boxOf(child);
    if (inner) return inner;
  }
  return undefined;
}

const SIZE = 18;
const OVERLAP = 4;
