import { expect, onTestFinished, test, vi } from "vitest";
import { pass } from "../../test/setUpConnection.ts";
import { createLazyLive } from "./createLazyLive.ts";
import { initialStatus, type LiveConnection } from "./LiveConnection.ts";

function setUp(
  load: () => Promise<LiveConnection["start"]>,
  poll = vi.fn<() => Promise<void>>(() => Promise.resolve()),
) {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onError = vi.fn();
  const live = createLazyLive({ load: vi.fn(load), onError, poll, now: () => 7 });
  const stop = live.start();
  onTestFinished(stop);
  return { live, stop, poll, onError, logged };
}

const blocked = new TypeError("This document requires 'TrustedScriptURL' assignment.");

test("behaviour: while the code cannot be loaded, the page polls and says why", async () => {
  const { live, poll, onError, logged } = setUp(() => Promise.reject(blocked));
  await pass();
  expect(live.get()).toEqual({ ...initialStatus, state: "polling", since: 7, reason: "load" });
  await pass(35_000);
  expect(poll).toHaveBeenCalledTimes(8);
  expect(onError.mock.calls).toEqual([[blocked], [blocked], [blocked]]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/could not be loaded.*LIVE_NOT_LOADED$/s),
    blocked,
  );
});

test("behaviour: the connection replaces the polls once its code is loaded", async () => {
  const end = vi.fn();
  const start = vi.fn(() => end);
  const load = vi.fn<() => Promise<LiveConnection["start"]>>().mockRejectedValueOnce(blocked).mockResolvedValue(start);
  const { live, stop, poll } = setUp(load);
  await pass(15_000);
  expect(start).toHaveBeenCalledOnce();
  expect(live.get()).toEqual(initialStatus);
  const polls = poll.mock.calls.length;
  await pass(30_000);
  expect(poll).toHaveBeenCalledTimes(polls);
  stop();
  expect(end).toHaveBeenCalledOnce();
});

test("behaviour: failing polls are shown as a lost connection", async () => {
  const { live } = setUp(
    () => Promise.reject(blocked),
    vi.fn<() => Promise<void>>(() => Promise.reject(new Error("down"))),
  );
  await pass();
  expect(live.get()).toMatchObject({ state: "reconnecting", reason: "load" });
});

test("behaviour: a hidden page does not poll, and neither does a stopped one", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { live, stop, poll, onError } = setUp(() => Promise.reject(blocked));
  await pass(10_000);
  expect(poll).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await pass(5000);
  expect(poll).toHaveBeenCalled();
  stop();
  poll.mockClear();
  onError.mockClear();
  await pass(30_000);
  expect(poll).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(live.get()).toEqual(initialStatus);
});
