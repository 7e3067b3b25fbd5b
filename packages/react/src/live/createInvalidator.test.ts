// @vitest-environment node
import { expect, test, vi } from "vitest";
import { createInvalidator } from "./createInvalidator.ts";

test("behaviour: one event is told at once", () => {
  const invalidate = vi.fn();
  createInvalidator(invalidate).add(["balances"]);
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(["balances"]);
});

test("behaviour: a burst is told twice, and nothing of it is lost", () => {
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

test("behaviour: a stream of events that never ends is told at a steady pace", () => {
  const invalidate = vi.fn();
  const invalidator = createInvalidator(invalidate);
  for (let time = 0; time < 5000; time += 50) {
    invalidator.add(["receivedEvents"]);
    vi.advanceTimersByTime(50);
  }
  expect(invalidate).toHaveBeenCalledTimes(11);
});

test("behaviour: everything covers the rest", () => {
  const invalidate = vi.fn();
  const invalidator = createInvalidator(invalidate);
  invalidator.add(["balances"]);
  invalidator.add("all");
  invalidator.add(["recipients"]);
  vi.advanceTimersByTime(500);
  expect(invalidate).toHaveBeenLastCalledWith("all");
});

test("behaviour: stopped, it forgets what waits, and can begin again", () => {
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
