import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { createLazy, type Lazy } from "../src/lazy/createLazy.ts";
import { settle } from "./renderWithKit.tsx";

export interface Withheld {
  /** How often it was asked for since. */
  readonly asked: () => number;
  readonly arrive: () => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Takes code that comes later back out of the page, until the test's end or the test lets it come. */
export async function withhold<TPart>(lazy: Lazy<TPart>): Promise<Withheld> {
  const part = await lazy.load();
  let resolve = (_: TPart): void => undefined;
  let reject = (_: Error): void => undefined;
  const load = vi.fn(
    () =>
      new Promise<TPart>((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
      }),
  );
  const standIn = createLazy(load);
  const spies = [
    vi.spyOn(lazy, "get").mockImplementation(standIn.get),
    vi.spyOn(lazy, "subscribe").mockImplementation(standIn.subscribe),
    vi.spyOn(lazy, "load").mockImplementation(standIn.load),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const answer = async (give: () => void) => {
    await act(async () => give());
    await settle();
  };
  return {
    asked: () => load.mock.calls.length,
    arrive: () => answer(() => resolve(part)),
    fail: () => answer(() => reject(new TypeError("Failed to fetch dynamically imported module"))),
  };
}
