import { vi } from "vitest";

/**
 * Waits until a check passes, and resolves to its result. The limit is long, because a busy machine is slow but correct.
 * A check can advance a test's clock, which then runs until the check passes.
 */
export function until<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { interval: 1, timeout: 20_000 });
}
