import type { Box } from "./spotlightShape.ts";

export interface FadeParameters {
  /** The box of the target. `undefined` if there is nothing to light. */
  readonly box: Box | undefined;
  /** Identifies the target. */
  readonly target: unknown;
  /** Milliseconds. */
  readonly now: number;
  /** Whether the person prefers reduced motion. Then nothing fades. */
  readonly isStill: boolean;
}

export interface FadeReturnType {
  /** The box to draw. */
  readonly shown: Box | undefined;
  /** Whether it is in the light. While it is not, it fades out or waits in the dark. */
  readonly isLit: boolean;
}

/**
 * Returns a function that decides in each frame which box has the light. The light never slides to another target: it fades out in
 * its old place and fades in once the new place rests, for example after a dialog has opened. It follows a target that scrolls.
 */
export function createFade(): (parameters: FadeParameters) => FadeReturnType {
  let shown: Box | undefined;
  let isLit = false;
  let lit: unknown;
  // When the light left its place, since when the next place waits, and since when it rests.
  let leftAt = Number.NEGATIVE_INFINITY;
  let waitingSince = 0;
  let restingSince = 0;
  let resting: Box | undefined;

  return ({ box, target, now, isStill }) => {
    if (isLit && shown && hasLeft(shown)) {
      isLit = false;
      leftAt = now;
      resting = undefined;
    }
    const isFading = !isLit && now - leftAt < (isStill ? 0 : FADE_MS);
    if (box && !isLit) {
      if (!resting) waitingSince = now;
      // The next place comes to rest while the light leaves the last one.
      if (!resting || !isNear(box, resting)) restingSince = now;
      resting = box;
    }
    if (isFading) return { shown, isLit };
    if (box && !isLit) {
      isLit = now - restingSince >= REST_MS || now - waitingSince >= LONGEST_MS;
    }
    lit = target;
    shown = box;
    return { shown, isLit };

    function hasLeft(from: Box): boolean {
      if (!box) return true;
      const hasGrown = Math.abs(widthOf(box) - widthOf(from)) + Math.abs(heightOf(box) - heightOf(from)) > GROWN;
      return hasGrown || (target !== lit && !isNear(box, from));
    }
  };
}

function widthOf({ left, right }: Box): number {
  return right - left;
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

/** Whether the edges of two boxes are the same but for rounding. */
function isNear(one: Box, other: Box): boolean {
  return (["left", "top", "right", "bottom"] as const).every((side) => Math.abs(one[side] - other[side]) <= 1);
}

/** Milliseconds in which the light fades. As in the styles. */
const FADE_MS = 140;
/** Milliseconds in which a new place must not move. */
const REST_MS = 120;
/** Milliseconds after which a place gets the light although it moves. */
const LONGEST_MS = 2000;
/** CSS pixels that a target grows between two frames without being another one. */
const GROWN = 48;
