import { expect, test } from "vitest";
import { Cancellation } from "../http/Cancellation.ts";
import { createCallQueue, type Lane, type QueuedCall } from "./createCallQueue.ts";

function start(parameters: Partial<Parameters<typeof createCallQueue>[0]> = {}) {
  const queue = createCallQueue({ maxUpstreamCalls: 6, changeReserve: 2, maxQueuedCalls: 10, ...parameters });
  const started: string[] = [];
  return {
    queue,
    started,
    enter(lane: Lane, subject: string, name = subject) {
      const call: QueuedCall & { cancellation: Cancellation } = { lane, subject, cancellation: new Cancellation() };
      const waiting = queue.enter(call);
      void waiting?.then((isIn) => isIn && started.push(name));
      return { call, waiting };
    },
  };
}

const soon = () => new Promise(setImmediate);

test("default", async () => {
  const { queue, enter } = start();
  const { call, waiting } = enter("reads", "ada");
  expect(waiting).toBeUndefined();
  expect([queue.active(), queue.queued()]).toEqual([1, 0]);
  queue.leave(call);
  expect([queue.active(), queue.queued()]).toEqual([0, 0]);
});

test("behaviour: reads do not use the reserve, and changes go first", async () => {
  const { queue, enter, started } = start();
  const reads = ["a", "a", "b", "b"].map((subject) => enter("reads", subject));
  expect(reads.every(({ waiting }) => waiting === undefined)).toBe(true);
  enter("reads", "c");
  expect(queue.queued()).toBe(1);
  expect([enter("changes", "d"), enter("changes", "e")].map(({ waiting }) => waiting)).toEqual([undefined, undefined]);
  enter("changes", "f");
  expect(queue.queued()).toBe(2);
  for (const { call } of reads.slice(0, 2)) queue.leave(call);
  await soon();
  expect(started).toEqual(["f", "c"]);
});

test("behaviour: a subject uses at most half of the slots, and the one with the fewest goes first", async () => {
  const { queue, enter, started } = start({ maxUpstreamCalls: 5, changeReserve: 1 });
  const reads = Array.from({ length: 4 }, (_, index) => enter("reads", "greedy", `greedy ${index}`));
  expect(reads.map(({ waiting }) => waiting === undefined)).toEqual([true, true, false, false]);
  const others = [enter("reads", "b"), enter("reads", "c")];
  expect(others.map(({ waiting }) => waiting)).toEqual([undefined, undefined]);
  enter("reads", "d");
  for (const { call } of reads.slice(0, 1)) queue.leave(call);
  await soon();
  expect(started).toEqual(["d"]);
});

test("behaviour: a call that leaves the queue takes no slot", async () => {
  const { queue, enter, started } = start({ maxUpstreamCalls: 2, changeReserve: 1 });
  const first = enter("reads", "a");
  const gone = enter("reads", "b");
  enter("reads", "c");
  gone.call.cancellation.cancel();
  expect(await gone.waiting).toBe(false);
  queue.leave(first.call);
  await soon();
  expect(started).toEqual(["c"]);
  expect([queue.active(), queue.queued()]).toEqual([1, 0]);
});

test("parameters: maxQueuedCalls", async () => {
  const { queue, enter } = start({ maxUpstreamCalls: 2, changeReserve: 1, maxQueuedCalls: 1 });
  enter("reads", "a");
  enter("reads", "b");
  expect(await enter("reads", "c").waiting).toBe(false);
  expect([queue.active(), queue.queued()]).toEqual([1, 1]);
  expect(enter("changes", "c").waiting).toBeUndefined();
});

test("behaviour: a waiting read can use and release the slot of a subject that joins it", async () => {
  const { queue, enter, started } = start();
  const held = ["a", "a"].map((subject) => enter("reads", subject));
  const { call } = enter("reads", "a", "joined");
  queue.adopt(call.cancellation, "a");
  expect([queue.active(), queue.queued()]).toEqual([2, 1]);
  queue.adopt(call.cancellation, "b");
  await soon();
  expect([started, queue.active(), queue.queued()]).toEqual([["joined"], 3, 0]);
  for (const one of held) queue.leave(one.call);
  queue.leave(call);
  expect(queue.active()).toBe(0);
  const again = ["a", "a", "b", "b"].map((subject) => enter("reads", subject));
  expect(again.every(({ waiting }) => waiting === undefined)).toBe(true);
});
