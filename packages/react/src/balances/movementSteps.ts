import type { BalanceMovement } from "./balanceMovements.ts";

/** The movements between two times, such as those of a day. */
export interface MovementStep {
  /** Seconds since the epoch. The end is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly movements: readonly BalanceMovement[];
}

/**
 * Sorts movements into the steps that start at these times (seconds since the epoch, ascending). The last step has no end.
 * Leaves out movements before the first one.
 */
export function movementSteps(
  movements: readonly BalanceMovement[],
  starts: readonly number[],
): readonly MovementStep[] {
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return { start, end, movements: movements.filter(({ time }) => time >= start && time < end) };
  });
}
