import { expect, test } from "vitest";
import { createTestTime } from "../../test/createTestTime.ts";
import { Cancellation } from "../http/Cancellation.ts";
import { createSharedReads, type ReadSharedParameters } from "./createSharedReads.ts";

function start() {
  const time = createTestTime();
  const shared = createSharedReads<string>({ ...time, queue: { adopt: () => undefined } });
  const loads: { resolve(value: string): void; reject(error: Error): void; cancellation: Cancellation }[] = [];
  return {
    time,
    loads,
    detach: shared.detach,
    invalidate: shared.invalidate,
    read(parameters: Partial<ReadSharedParameters<string>> = {}) {
      const caller = new Cancellation();
      const value = shared.read({
        key: "a",
        resource: "balances",
        maxAge: 0,
        reader: { caller },
        load: (cancellation) => new Promise((resolve, reject) => loads.push({ resolve, reject, cancellation })),
        isCacheable: () => true,
        ...parameters,
      });
      return { value, leave: () => caller.cancel() };
    },
  };
}

test("default", async () => {
  const { read, loads } = start();
  const [one, two, other] = [read(), read(), read({ key: "b" })];
  expect(loads).toHaveLength(2);
  loads[1]?.resolve("b");
  loads[0]?.resolve("a");
  expect(await Promise.all([one.value, two.value, other.value])).toEqual(["a", "a", "b"]);
  read();
  expect(loads).toHaveLength(3);
});

test("behaviour: a failure rejects all readers, and the next read starts again", async () => {
  const { read, loads } = start();
  const readers = [read({ maxAge: 1000 }), read({ maxAge: 1000 })];
  loads[0]?.reject(new Error("broken"));
  for (const { value } of readers) await expect(value).rejects.toThrow("broken");
  read({ maxAge: 1000 });
  expect(loads).toHaveLength(2);
});

test("behaviour: the read is cancelled when its last reader leaves", async () => {
  const { read, loads } = start();
  const [one, two] = [read(), read()];
  one.leave();
  expect(loads[0]?.cancellation.isCancelled).toBe(false);
  two.leave();
  expect(loads[0]?.cancellation.isCancelled).toBe(true);
  const later = read();
  loads[0]?.reject(new Error("cancelled"));
  loads[1]?.resolve("a");
  await expect(one.value).rejects.toThrow("cancelled");
  expect(await later.value).toBe("a");
});

test("behaviour: leaving after the response cancels nothing", async () => {
  const { read, loads } = start();
  const { value, leave } = read();
  loads[0]?.resolve("a");
  await value;
  leave();
  expect(loads[0]?.cancellation.isCancelled).toBe(false);
});

test("parameters: maxAge", async () => {
  const { read, loads, time } = start();
  const first = read({ maxAge: 1000 });
  loads[0]?.resolve("a");
  await first.value;
  time.advance(999);
  expect(await read({ maxAge: 1000 }).value).toBe("a");
  read({ maxAge: 500 });
  expect(loads).toHaveLength(2);
});

test("behaviour: a clock that was set back expires cached values", async () => {
  let now = 5000;
  const shared = createSharedReads<number>({ now: () => now, queue: { adopt: () => undefined } });
  let loads = 0;
  const reader = { caller: new Cancellation() };
  const read = () =>
    shared.read({
      key: "a",
      resource: "balances",
      maxAge: 1000,
      reader,
      load: async () => ++loads,
      isCacheable: () => true,
    });
  expect(await read()).toBe(1);
  now = 4000;
  expect(await read()).toBe(2);
});

test("parameters: isCacheable", async () => {
  const { read, loads } = start();
  const first = read({ maxAge: 1000, isCacheable: () => false });
  loads[0]?.resolve("a");
  await first.value;
  read({ maxAge: 1000 });
  expect(loads).toHaveLength(2);
});

test("behaviour: after a change no reader joins an earlier read", async () => {
  const { read, loads, detach } = start();
  const before = read();
  detach();
  const after = read();
  loads[0]?.resolve("old");
  loads[1]?.resolve("new");
  expect([await before.value, await after.value]).toEqual(["old", "new"]);
});

test("behaviour: only invalidated resources are read again, whether cached or in flight", async () => {
  const { read, loads, invalidate } = start();
  const [stored, other] = [read({ maxAge: 1000 }), read({ key: "b", resource: "ticker", maxAge: 1000 })];
  loads[0]?.resolve("old");
  loads[1]?.resolve("other");
  await Promise.all([stored.value, other.value]);
  const inProgress = read({ key: "c", maxAge: 1000 });
  invalidate(new Set(["balances"]));
  expect(await read({ key: "b", resource: "ticker", maxAge: 1000 }).value).toBe("other");
  const [again, joined] = [read({ maxAge: 1000 }), read({ key: "c", maxAge: 1000 })];
  expect(loads).toHaveLength(5);
  // Ends last and must not replace the later result.
  loads[3]?.resolve("new");
  loads[4]?.resolve("new");
  expect(await Promise.all([again.value, joined.value])).toEqual(["new", "new"]);
  loads[2]?.resolve("old");
  expect(await inProgress.value).toBe("old");
  expect(await read({ key: "c", maxAge: 1000 }).value).toBe("new");
});

test("behaviour: caches at most 100 values", async () => {
  const { read, loads } = start();
  for (let count = 0; count <= 100; count += 1) {
    const { value } = read({ key: `${count}`, maxAge: 1000 });
    loads[count]?.resolve(`${count}`);
    await value;
  }
  expect(await read({ key: "100", maxAge: 1000 }).value).toBe("100");
  read({ key: "0", maxAge: 1000 });
  expect(loads).toHaveLength(102);
});
