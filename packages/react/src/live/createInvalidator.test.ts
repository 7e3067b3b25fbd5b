// @vitest-environment node
import { expect, test, vi } from "vitest";
import { createInvalidator } from "./createInvalidator.ts";

test("behaviour: invalidates at once for a single event", () => {
  const invalidate = vi.fn();
  createInvalidator(invalidate).add(["balances"]);
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(["balances"]);
});

test("behaviour: batches a burst into two invalidations without losing any", () => {
  const invalidate = vi.fn();
  const invalidator = createInvalidator(invalidate);
  invalidator.add(["balances"]);
  for (let count = 0; count < 50; count += 1) invalidator.add(["receivedEvents", "transactions"]);
  expect(invalidate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(500);
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect(invalidate).toHaveBeenLastCalledWith(["receivedEvents", "transactions"]);
  vi.advanceTimersByTime(10_000);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

test("behaviour: invalidates at a steady pace while events keep arriving", () => {
  const invalidate = vi.fn();
  const invalidator = createInvalidator(invalidate);
  for (let time = 0; time < 5000; time += 50) {
    invalidator.add(["receivedEvents"]);
    vi.advanceTimersByTime(50);
  }
  expect(invalidate).toHaveBeenCalledTimes(11);
});

test("behaviour: `all` includes other resources", () => {
  const invalidate = vi.fn();
  const invalidator = createInvalidator(invalidate);
  invalidator.add(["balances"]);
  invalidator.add("all");
  invalidator.add(["recipients"]);
  vi.advanceTimersByTime(500);
  expect(invalidate).toHaveBeenLastCalledWith("all");
});

test("behaviour: stop discards pending invalidations, and it can start again", () => {
  const invalidate = vi.fn();
  const invalidator = createInvalidator(invalidate);
  invalidator.add(["balances"]);
  invalidator.add(["recipients"]);
  invalidator.stop();
  vi.advanceTimersByTime(1000);
  expect(invalidate).toHaveBeenCalledOnce();
  invalidator.add(["webhooks"]);
  expect(invalidate).toHaveBeenLastCalledWith(["webhooks"]);
});
