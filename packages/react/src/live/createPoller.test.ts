// @vitest-environment node
import { expect, onTestFinished, test, vi } from "vitest";
import { createPoller } from "./createPoller.ts";

test("behaviour: failures before a stop do not delay the next start", async () => {
  const poll = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("down"));
  const { start, stop } = createPoller({ poll, random: () => 1, onResult: () => undefined });
  onTestFinished(stop);
  start();
  await vi.advanceTimersByTimeAsync(5000 + 10_000);
  expect(poll).toHaveBeenCalledTimes(3);
  stop();
  start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(poll).toHaveBeenCalledTimes(5);
});
