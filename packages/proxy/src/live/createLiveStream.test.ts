import { expect, test } from "vitest";
import { toReadableStream } from "../http/streamBody.ts";
import { createLiveStream } from "./createLiveStream.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function start() {
  let ends = 0;
  let catchUps = 0;
  const stream = createLiveStream({
    catchUp() {
      catchUps += 1;
      return encoder.encode(`everything ${catchUps}`);
    },
    onEnd: () => {
      ends += 1;
    },
  });
  const reader = toReadableStream(stream.body).getReader();
  return {
    ...stream,
    tick: (text: string) => stream.sendTicker(encoder.encode(text)),
    say: (text: string) => stream.send(encoder.encode(text)),
    ends: () => ends,
    cancel: () => reader.cancel(),
    async read() {
      const { done, value } = await reader.read();
      return done ? undefined : decoder.decode(value);
    },
  };
}

test("default", async () => {
  const { tick, say, read } = start();
  const first = read();
  tick("a");
  expect(await first).toBe("a");
  tick("b");
  say("c");
  // Messages that must not be dropped precede those that can be replaced.
  expect([await read(), await read()]).toEqual(["c", "b"]);
});

test("behaviour: every reader gets the same bytes", async () => {
  const bytes = encoder.encode("a");
  const one = createLiveStream({ catchUp: () => undefined, onEnd: () => undefined });
  const reader = toReadableStream(one.body).getReader();
  one.sendTicker(bytes);
  expect((await reader.read()).value).toBe(bytes);
});

test("behaviour: a slow reader gets the newest state instead of the missed steps", async () => {
  const { tick, read } = start();
  for (let count = 0; count < 1000; count += 1) tick(`step ${count}`);
  expect(await read()).toBe("everything 1");
  const next = read();
  tick("after");
  expect(await next).toBe("after");
});

test("behaviour: a reader that is slightly behind misses nothing", async () => {
  const { tick, read } = start();
  for (let count = 0; count < 8; count += 1) tick(`step ${count}`);
  for (let count = 0; count < 8; count += 1) expect(await read()).toBe(`step ${count}`);
});

test("behaviour: a stream ends if its reader is too slow for messages that must not be dropped", async () => {
  const { say, read, ends } = start();
  for (let count = 0; count < 257; count += 1) say("event");
  expect(ends()).toBe(1);
  expect(await read()).toBeUndefined();
});

test("behaviour: a stream ends if its reader misses eight heartbeats", async () => {
  const { tick, sendHeartbeat, read, ends } = start();
  tick("a");
  for (let count = 0; count < 7; count += 1) sendHeartbeat();
  expect(await read()).toBe("a");
  for (let count = 0; count < 7; count += 1) sendHeartbeat();
  expect(ends()).toBe(0);
  sendHeartbeat();
  expect(ends()).toBe(1);
});

test("behaviour: a waiting reader gets the heartbeat", async () => {
  const { sendHeartbeat, tick, read } = start();
  tick("a");
  await read();
  const next = read();
  sendHeartbeat();
  expect(await next).toBe(": heartbeat\n\n");
});

test("behaviour: a stream ends once and drops later messages", async () => {
  const { tick, say, sendHeartbeat, end, read, cancel, ends } = start();
  end();
  end();
  tick("a");
  say("b");
  sendHeartbeat();
  expect(await read()).toBeUndefined();
  await cancel();
  expect(ends()).toBe(1);
});

test("behaviour: a stream ends when its reader leaves", async () => {
  const { cancel, ends, tick } = start();
  await cancel();
  expect(ends()).toBe(1);
  tick("a");
});
