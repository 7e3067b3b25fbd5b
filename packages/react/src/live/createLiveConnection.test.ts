// @vitest-environment node
import { expect, onTestFinished, test, vi } from "vitest";
import { type CreateLiveConnectionParameters, createLiveConnection } from "./createLiveConnection.ts";
import { initialStatus } from "./initialStatus.ts";
import type { OpenStreamReturnType } from "./openStream.ts";

interface Call {
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  readonly answer: (outcome: OpenStreamReturnType) => void;
  readonly fail: () => void;
}

function setUp(overrides: Partial<CreateLiveConnectionParameters> = {}, signals = {}) {
  const calls: Call[] = [];
  const events: string[] = [];
  const listeners = new Set<() => void>();
  const page = { isHidden: false, isOnline: true, ...signals };
  const poll = vi.fn(() => Promise.resolve());
  const connection = createLiveConnection({
    open: (lastEventId, signal) =>
      new Promise((answer, reject) =>
        calls.push({ lastEventId, signal, answer, fail: () => reject(new Error("cut")) }),
      ),
    onEvent: ({ name, data }) => events.push(`${name} ${data}`),
    onLive: () => events.push("(live)"),
    poll,
    page: {
      isHidden: () => page.isHidden,
      isOnline: () => page.isOnline,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    now: Date.now,
    random: () => 1,
    ...overrides,
  });
  const stop = connection.start();
  onTestFinished(stop);
  const change = (next: Partial<typeof page>) => {
    Object.assign(page, next);
    for (const listener of listeners) listener();
  };
  return { connection, calls, events, poll, change, stop, state: () => connection.get().state };
}

function openBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    outcome: { kind: "open", body: readable } as const,
    send: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
  };
}

async function pass(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test("default", async () => {
  const { calls, events, state } = setUp();
  await pass();
  expect(state()).toBe("connecting");
  const stream = openBody();
  calls[0]?.answer(stream.outcome);
  await pass();
  expect(state()).toBe("live");
  void stream.send('event: ticker\ndata: {"a":');
  void stream.send("1}\n\n");
  await pass();
  expect(events).toEqual(["(live)", 'ticker {"a":1}']);
});

test("behaviour: StrictMode's mount, unmount, mount costs one connection", async () => {
  const { connection, calls, stop } = setUp();
  stop();
  const stopAgain = connection.start();
  await pass();
  expect(calls).toHaveLength(1);
  stopAgain();
  await pass();
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(connection.get()).toEqual(initialStatus);
});

test("behaviour: comes back where it broke off", async () => {
  const { calls, state } = setUp();
  await pass();
  const stream = openBody();
  calls[0]?.answer(stream.outcome);
  void stream.send("id: 41\nevent: event\ndata: {}\n\n");
  await pass();
  void stream.end();
  await pass();
  expect(state()).toBe("reconnecting");
  await pass(999);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls[1]?.lastEventId).toBe("41");
});

test("behaviour: waits longer after each failure, and polls from the third on until the stream is back", async () => {
  const { calls, poll, state } = setUp();
  await pass();
  for (const delay of [1000, 2000, 4000]) {
    calls.at(-1)?.fail();
    await pass();
    const tries = calls.length;
    await pass(delay - 1);
    expect(calls).toHaveLength(tries);
    await pass(1);
    expect(calls).toHaveLength(tries + 1);
  }
  expect(state()).toBe("polling");
  expect(poll).toHaveBeenCalled();
  const stream = openBody();
  calls.at(-1)?.answer(stream.outcome);
  void stream.send(": heartbeat\n\n");
  await pass();
  expect(state()).toBe("live");
  poll.mockClear();
  await pass(20_000);
  expect(poll).not.toHaveBeenCalled();
});

test("behaviour: waits as long as it is told", async () => {
  const { calls } = setUp();
  await pass();
  calls[0]?.answer({ kind: "failed", retryAfter: 10 });
  await pass(9999);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls).toHaveLength(2);
});

test("behaviour: a stream that falls silent is dropped", async () => {
  const { calls, state } = setUp();
  await pass();
  const stream = openBody();
  calls[0]?.answer(stream.outcome);
  await pass(40_000);
  void stream.send(": heartbeat\n\n");
  await pass(40_000);
  expect(state()).toBe("live");
  await pass(5000);
  expect(state()).toBe("reconnecting");
  expect(calls[0]?.signal.aborted).toBe(true);
});

test("behaviour: polls where there is no stream to have", async () => {
  const { calls, poll, state } = setUp();
  await pass();
  calls[0]?.answer({ kind: "unsupported" });
  await pass();
  expect(state()).toBe("polling");
  await pass(5000);
  expect(poll).toHaveBeenCalledTimes(2);
  expect(calls).toHaveLength(1);
});

test("parameters: open left out", async () => {
  const poll = vi.fn(() => Promise.resolve());
  const { state } = setUp({ open: undefined, poll });
  await pass();
  expect(state()).toBe("polling");
  poll.mockRejectedValue(new Error("down"));
  await pass(5000);
  expect(state()).toBe("reconnecting");
  await pass(5000);
  expect(poll).toHaveBeenCalledTimes(3);
  await pass(9999);
  expect(poll).toHaveBeenCalledTimes(3);
  await pass(1);
  expect(poll).toHaveBeenCalledTimes(4);
});

test("behaviour: rests while hidden, but not for a glance elsewhere", async () => {
  const { calls, change, state } = setUp();
  await pass();
  const stream = openBody();
  calls[0]?.answer(stream.outcome);
  await pass();
  change({ isHidden: true });
  await pass(19_999);
  change({ isHidden: false });
  await pass(20_000);
  void stream.send(": heartbeat\n\n");
  await pass();
  expect(calls).toHaveLength(1);
  change({ isHidden: true });
  await pass(20_000);
  expect(calls[0]?.signal.aborted).toBe(true);
  await pass(600_000);
  expect(calls).toHaveLength(1);
  change({ isHidden: false });
  await pass();
  expect(calls).toHaveLength(2);
  expect(state()).toBe("reconnecting");
});

test("behaviour: opened in the background, connects when looked at", async () => {
  const { calls, change } = setUp({}, { isHidden: true });
  await pass(60_000);
  expect(calls).toHaveLength(0);
  change({ isHidden: false });
  await pass();
  expect(calls).toHaveLength(1);
});

test("behaviour: offline and back", async () => {
  const { calls, change, state, poll } = setUp();
  await pass();
  calls[0]?.answer(openBody().outcome);
  await pass();
  change({ isOnline: false });
  expect(state()).toBe("offline");
  await pass(120_000);
  expect(calls).toHaveLength(1);
  expect(poll).not.toHaveBeenCalled();
  change({ isOnline: true });
  await pass();
  expect(calls).toHaveLength(2);
  calls[1]?.answer(openBody().outcome);
  await pass();
  expect(state()).toBe("live");
});
