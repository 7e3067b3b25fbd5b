import { expect, test, vi } from "vitest";
import { createTestTime } from "../../test/createTestTime.ts";
import { Cancellation } from "../http/Cancellation.ts";
import { createLive } from "./createLive.ts";
import type { TickerRead } from "./createTickerReader.ts";

test("behaviour: the age of the ticker counts from the first viewer or the last success, and ends with the last viewer", async () => {
  const { now, schedule, advance } = createTestTime();
  const read = vi.fn(async (): Promise<TickerRead> => ({ success: false, code: "UPSTREAM_UNREACHABLE" }));
  const live = createLive({
    ticker: { read },
    approvals: { follow: () => () => undefined, ready: async () => undefined },
    events: { subscribe: () => ({ resume: () => undefined, stop: () => undefined }), close: () => undefined },
    tickerInterval: 1_000,
    sessionCheckInterval: 3_600_000,
    maxStreams: 2,
    maxStreamsPerSubject: 2,
    now,
    random: () => 1,
    schedule,
  });
  expect(live.tickerAge()).toBe(0);
  const caller = new Cancellation();
  const isStillAllowed = async () => true;
  live.open({
    subject: "ada",
    seesTicker: true,
    events: undefined,
    canSeeApproval: () => false,
    isStillAllowed,
    caller,
  });
  await vi.waitUntil(() => read.mock.settledResults.length === 1);
  advance(1_000);
  live.open({
    subject: "ada",
    seesTicker: true,
    events: undefined,
    canSeeApproval: () => false,
    isStillAllowed,
    caller: new Cancellation(),
  });
  expect(live.tickerAge()).toBe(1);
  read.mockResolvedValue({ success: true, tickers: [] });
  advance(1_000);
  await vi.waitUntil(() => live.tickerAge() === 0);
  live.close();
  advance(60_000);
  expect(live.tickerAge()).toBe(0);
});
