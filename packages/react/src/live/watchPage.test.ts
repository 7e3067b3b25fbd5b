// @vitest-environment node
import { expect, test, vi } from "vitest";
import { createStream, pass, setUpConnection } from "../../test/setUpConnection.ts";

test("behaviour: disconnects after a page was hidden for long, but not after a few seconds", async () => {
  const { calls, change, state } = setUpConnection();
  await pass();
  const stream = createStream();
  calls[0]?.answer(stream.response);
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
  expect(calls[0]?.signal?.aborted).toBe(true);
  await pass(600_000);
  expect(calls).toHaveLength(1);
  change({ isHidden: false });
  await pass();
  expect(calls).toHaveLength(2);
  expect(state()).toBe("reconnecting");
});

test("behaviour: a page opened in the background connects when it becomes visible", async () => {
  const { calls, change } = setUpConnection({}, { isHidden: true });
  await pass(60_000);
  expect(calls).toHaveLength(0);
  change({ isHidden: false });
  await pass();
  expect(calls).toHaveLength(1);
});

test("behaviour: reconnects after being offline", async () => {
  const { calls, change, state, poll } = setUpConnection();
  await pass();
  calls[0]?.answer(createStream().response);
  await pass();
  change({ isOnline: false });
  expect(state()).toBe("offline");
  await pass(120_000);
  expect(calls).toHaveLength(1);
  expect(poll).not.toHaveBeenCalled();
  change({ isOnline: true });
  await pass();
  expect(calls).toHaveLength(2);
  calls[1]?.answer(createStream().response);
  await pass();
  expect(state()).toBe("live");
});

test("behaviour: reconnects after the device was asleep", async () => {
  const { calls, state } = setUpConnection();
  await pass();
  const stream = createStream();
  calls[0]?.answer(stream.response);
  void stream.send("id: 3\nevent: event\ndata: {}\n\n");
  await pass(9000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(1000);
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(calls[1]?.lastEventId).toBe("3");
  expect(state()).toBe("live");
  await pass(3000);
  expect(state()).toBe("reconnecting");
  calls[1]?.answer(createStream().response);
  await pass();
  expect(state()).toBe("live");
  await pass(20_000);
  expect(calls).toHaveLength(2);
});
