import { type Box, growBox } from "./spotlightShape.ts";

export interface PlaceTagParameters {
  readonly ring: Box;
  readonly size: { readonly width: number; readonly height: number };
  /** The part of the window in which the tag may lie. */
  readonly view: Box;
  /** Boxes of the texts and controls that the tag must not cover. */
  readonly obstacles: readonly Box[];
  readonly isRightToLeft: boolean;
}

/** CSS pixels from the upper left corner of the window. */
export interface TagPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * Places the tag near the start of the ring's upper edge, and moves it as little as it takes to cover no text. If the ring has
 * no such place, it takes the one that covers least.
 */
export function placeTag(parameters: PlaceTagParameters): TagPlace {
  const { ring, size, view, obstacles, isRightToLeft } = parameters;
  const first = {
    x: isRightToLeft ? ring.right - INSET - size.width : ring.left + INSET,
    y: ring.top - size.height / 2,
  };
  const near = obstacles.filter(
    ({ left, top, right, bottom }) =>
      right > ring.left && left < ring.right && bottom > ring.top - 2 * size.height && top < ring.bottom + size.height,
  );
  const last = { x: Math.max(0, ring.right - ring.left - 2 * INSET - size.width), y: ring.bottom - size.height };
  let best: TagPlace = first;
  let least = Number.POSITIVE_INFINITY;
  for (let y = ring.top - size.height - GAP; y <= last.y + size.height; y += STEP_Y) {
    for (let shift = 0; shift <= last.x; shift += STEP_X) {
      const x = first.x + (isRightToLeft ? -shift : shift);
      const box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      const isInside =
        box.left >= view.left && box.top >= view.top && box.right <= view.right && box.bottom <= view.bottom;
      if (!isInside) continue;
      const covered = near.reduce((sum, one) => sum + overlap(growBox(box, GAP), one), 0);
      const cost = covered * COVERED_COST + Math.abs(y - first.y) * DOWN_COST + shift;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** Returns the area that two boxes share, in square CSS pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** CSS pixels between the tag and the end of the ring. */
const INSET = 12;
/** CSS pixels between the tag and a text. */
const GAP = 2;
const STEP_X = 8;
const STEP_Y = 1;
const COVERED_COST = 1000;
/** The tag rather moves along the edge than away from it. */
const DOWN_COST = 8;
