// @vitest-environment node
import { ApiError } from "@partner-kit/contract";
import { expect, test, vi } from "vitest";
import { createStream, pass, setUpConnection } from "../../test/setUpConnection.ts";
import { initialStatus } from "./LiveConnection.ts";

test("default", async () => {
  const { calls, events, state } = setUpConnection();
  await pass();
  expect(state()).toBe("connecting");
  const stream = createStream();
  calls[0]?.answer(stream.response);
  await pass();
  expect(state()).toBe("live");
  void stream.send('event: ticker\ndata: {"a":');
  void stream.send("1}\n\n");
  await pass();
  expect(events).toEqual(["(open)", 'ticker {"a":1}']);
});

test("behaviour: StrictMode's second mount opens no second connection", async () => {
  const { connection, status, calls, stop } = setUpConnection();
  stop();
  const stopAgain = connection.start();
  await pass();
  expect(calls).toHaveLength(1);
  stopAgain();
  await pass();
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(status.get()).toEqual(initialStatus);
});

test("behaviour: resumes after the last event", async () => {
  const { calls, state } = setUpConnection();
  await pass();
  const stream = createStream();
  calls[0]?.answer(stream.response);
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

test("behaviour: backs off after each failure, and polls after the third until the stream is back", async () => {
  const { calls, poll, state } = setUpConnection();
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
  const stream = createStream();
  calls.at(-1)?.answer(stream.response);
  void stream.send(": heartbeat\n\n");
  await pass();
  expect(state()).toBe("live");
  poll.mockClear();
  await pass(20_000);
  expect(poll).not.toHaveBeenCalled();
});

test("behaviour: waits as long as Retry-After", async () => {
  const { calls } = setUpConnection();
  await pass();
  calls[0]?.answer(new Response(null, { status: 503, headers: { "retry-after": "10" } }));
  await pass(9999);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls).toHaveLength(2);
});

test("behaviour: closes a silent stream", async () => {
  const { calls, state } = setUpConnection();
  await pass();
  const stream = createStream();
  calls[0]?.answer(stream.response);
  await pass(40_000);
  void stream.send(": heartbeat\n\n");
  await pass(40_000);
  expect(state()).toBe("live");
  await pass(5000);
  expect(state()).toBe("reconnecting");
  expect(calls[0]?.signal?.aborted).toBe(true);
});

test("behaviour: polls if the proxy has no stream", async () => {
  const { calls, poll, state } = setUpConnection();
  await pass();
  calls[0]?.answer(new Response(null, { status: 404 }));
  await pass();
  expect(state()).toBe("polling");
  await pass(5000);
  expect(poll).toHaveBeenCalledTimes(2);
  expect(calls).toHaveLength(1);
});

test("parameters: open left out", async () => {
  const poll = vi.fn(() => Promise.resolve());
  const { state } = setUpConnection({ open: undefined, poll });
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

test("behaviour: without a position, missed events are unknown", async () => {
  const { calls, events } = setUpConnection();
  await pass();
  for (const id of ["", "", "id: 7\n"]) {
    const stream = createStream();
    calls.at(-1)?.answer(stream.response);
    void stream.send(`${id}event: event\ndata: {}\n\n`);
    await pass();
    void stream.end();
    await pass(1000);
  }
  calls.at(-1)?.answer(createStream().response);
  await pass();
  expect(events.filter((event) => !event.startsWith("event "))).toEqual([
    "(open)",
    'reset {"reason":"too_old"}',
    "(open)",
    'reset {"reason":"too_old"}',
    "(open)",
    "(open)",
  ]);
});

test("behaviour: reconnects from the start as another person", async () => {
  const { calls, connection } = setUpConnection();
  await pass();
  const stream = createStream();
  calls[0]?.answer(stream.response);
  void stream.send("id: 3\nevent: event\ndata: {}\n\n");
  await pass();
  connection.reconnect();
  await pass();
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(calls.map(({ lastEventId }) => lastEventId)).toEqual([null, null]);
});

test("behaviour: retries a request without a response", async () => {
  const { calls, state } = setUpConnection();
  await pass();
  await pass(20_000);
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(state()).toBe("reconnecting");
  await pass(1000);
  expect(calls).toHaveLength(2);
  calls[0]?.answer(createStream().response);
  await pass();
  expect(state()).toBe("reconnecting");
});

test("behaviour: while polling, a stream counts as open after its first message", async () => {
  const { calls, poll, state } = setUpConnection();
  await pass();
  for (const delay of [1000, 2000, 4000]) {
    calls.at(-1)?.fail();
    await pass();
    await pass(delay);
  }
  const stream = createStream();
  calls.at(-1)?.answer(stream.response);
  await pass(5000);
  expect(state()).toBe("polling");
  expect(poll).toHaveBeenCalled();
  void stream.send(": heartbeat\n\n");
  await pass();
  expect(state()).toBe("live");
});

test("behaviour: without a session, retries after five minutes or right after a sign-in", async () => {
  const readName = vi.fn<() => Promise<undefined>>();
  readName.mockRejectedValue(
    new ApiError({ status: 401, code: "SESSION_REQUIRED", message: "No session.", operation: "getSession" }),
  );
  const { calls, connection } = setUpConnection({ readName });
  await pass(299_000);
  expect(readName).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(readName).toHaveBeenCalledTimes(2);
  readName.mockResolvedValue(undefined);
  connection.reconnect();
  await pass();
  expect(calls).toHaveLength(1);
});

test("behaviour: the upstream state is unknown after the stream has ended", async () => {
  const { calls, connection, status } = setUpConnection();
  await pass();
  const stream = createStream();
  calls[0]?.answer(stream.response);
  await pass();
  connection.setUpstream({ upstream: "failing", upstreamCode: "UPSTREAM_TIMEOUT" });
  expect(status.get()).toMatchObject({ state: "live", upstream: "failing", upstreamCode: "UPSTREAM_TIMEOUT" });
  void stream.end();
  await pass();
  expect(status.get()).toMatchObject({ state: "reconnecting", upstream: "unknown", upstreamCode: undefined });
});
