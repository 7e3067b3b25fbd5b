import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClock, createVirtualClock } from "./clock.ts";

test("default: a virtual clock changes only with advance", async () => {
  const clock = createVirtualClock({ start: 1000 });
  expect(clock.now()).toBe(1000);
  await clock.advance(250);
  expect(clock.now()).toBe(1250);
});

test("behaviour: tasks run in order, each at its time", async () => {
  const clock = createVirtualClock({ start: 0 });
  const seen: [string, number][] = [];
  const note = (name: string) => () => void seen.push([name, clock.now()]);
  clock.schedule(30, note("late"));
  clock.schedule(10, note("early"));
  clock.schedule(10, note("early too"));
  clock.schedule(31, note("not yet"));
  await clock.advance(30);
  expect(seen).toEqual([
    ["early", 10],
    ["early too", 10],
    ["late", 30],
  ]);
  expect(clock.now()).toBe(30);
});

test("behaviour: a move also runs tasks that its tasks schedule", async () => {
  const clock = createVirtualClock({ start: 0 });
  const seen: number[] = [];
  const again = async (): Promise<void> => {
    seen.push(clock.now());
    await Promise.resolve();
    clock.schedule(clock.now() + 10, again);
  };
  clock.schedule(10, again);
  await clock.advance(35);
  expect(seen).toEqual([10, 20, 30]);
});

test("behaviour: a move during a move extends it", async () => {
  const clock = createVirtualClock({ start: 0 });
  const seen: number[] = [];
  clock.schedule(10, () => void clock.advance(100));
  clock.schedule(60, () => void seen.push(clock.now()));
  await clock.advance(10);
  expect(seen).toEqual([60]);
  expect(clock.now()).toBe(110);
});

test("behaviour: tasks of the same time run concurrently, and the time does not change until they end", async () => {
  const clock = createVirtualClock({ start: 0 });
  const seen: string[] = [];
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  clock.schedule(10, async () => {
    await opened;
    seen.push(`slow at ${clock.now()}`);
  });
  clock.schedule(10, () => {
    seen.push(`quick at ${clock.now()}`);
    open();
  });
  clock.schedule(11, () => void seen.push(`next at ${clock.now()}`));
  await clock.advance(20);
  expect(seen).toEqual(["quick at 10", "slow at 10", "next at 11"]);
});

test("behaviour: cancelled tasks do not run, and stop cancels all tasks", async () => {
  const clock = createVirtualClock({ start: 0 });
  const run = vi.fn<() => void>();
  clock.schedule(10, run)();
  clock.schedule(20, run);
  clock.stop();
  await clock.advance(100);
  expect(run).not.toHaveBeenCalled();
});

test("behaviour: a task that throws rejects the move and does not stop the clock", async () => {
  const clock = createVirtualClock({ start: 0 });
  const run = vi.fn<() => void>();
  clock.schedule(10, () => Promise.reject(new Error("broken")));
  clock.schedule(20, run);
  await expect(clock.advance(30)).rejects.toThrow("broken");
  await clock.advance(30);
  expect(run).toHaveBeenCalledOnce();
});

describe("with real time", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 5000 }));
  afterEach(() => void vi.useRealTimers());

  test("parameters: timeScale", async () => {
    const clock = createClock({ timeScale: 60 });
    const run = vi.fn<() => void>();
    clock.schedule(clock.now() + 120_000, run);
    await vi.advanceTimersByTimeAsync(1999);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledOnce();
    expect(clock.now()).toBe(125_000);
  });

  test("behaviour: a slow task does not delay others", async () => {
    const clock = createClock();
    const run = vi.fn<() => void>();
    clock.schedule(clock.now() + 10, () => new Promise<void>(() => undefined));
    clock.schedule(clock.now() + 20, run);
    await vi.advanceTimersByTimeAsync(20);
    expect(run).toHaveBeenCalledOnce();
  });

  test("behaviour: can also be advanced", async () => {
    const clock = createClock();
    const run = vi.fn<() => void>();
    clock.schedule(clock.now() + 60_000, run);
    await clock.advance(59_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledOnce();
    expect(clock.now()).toBe(65_000);
  });

  test("behaviour: stop leaves no timers", () => {
    const clock = createClock();
    clock.schedule(clock.now() + 10, () => undefined);
    clock.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
