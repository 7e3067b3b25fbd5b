// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClock } from "./createClock.ts";

let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  show("visible");
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("ticks once a second while it has subscribers", () => {
  const clock = createClock(Date.now);
  const listener = vi.fn();
  const stop = clock.subscribe(listener);
  vi.advanceTimersByTime(3000);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(clock.get()).toBe(3000);
  stop();
  vi.advanceTimersByTime(3000);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

test("behaviour: rests while the page is hidden, and is right as soon as it is visible again", () => {
  const clock = createClock(Date.now);
  const seen: number[] = [];
  const stop = clock.subscribe(() => seen.push(clock.get()));
  show("hidden");
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(600_000);
  show("visible");
  expect(seen).toEqual([600_000]);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([600_000, 601_000]);
  stop();
});

test("behaviour: a page that opens in the background starts to tick once it is visible", () => {
  show("hidden");
  const clock = createClock(Date.now);
  const listener = vi.fn();
  const stop = clock.subscribe(listener);
  expect(vi.getTimerCount()).toBe(0);
  show("visible");
  vi.advanceTimersByTime(2000);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});

test("behaviour: converts times of the service by the header of its responses", () => {
  const clock = createClock(Date.now);
  vi.setSystemTime(600_000);
  expect(clock.fromService(30_000)).toBe(30_000);
  clock.compare("Thu, 01 Jan 1970 00:00:00 GMT");
  expect(clock.fromService(30_000)).toBe(630_000);
  for (const useless of [null, "", "yesterday"]) clock.compare(useless);
  expect(clock.fromService(30_000)).toBe(630_000);
});

test("behaviour: a difference of rounding and network is not corrected", () => {
  const clock = createClock(Date.now);
  vi.setSystemTime(1999);
  clock.compare("Thu, 01 Jan 1970 00:00:00 GMT");
  expect(clock.fromService(30_000)).toBe(30_000);
});
