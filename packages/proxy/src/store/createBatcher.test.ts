import { expect, test } from "vitest";
import { type CreateBatcherParameters, createBatcher } from "./createBatcher.ts";

/** A batcher whose calls the test settles. */
function setUp(parameters: Partial<CreateBatcherParameters<number, string>> = {}) {
  const calls: { items: readonly number[]; end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const begins: (() => void)[] = [];
  const ask = createBatcher({
    run: (items: readonly number[]) =>
      new Promise<string>((end, fail) => {
        calls.push({ items, end, fail });
      }),
    defer: (begin) => void begins.push(begin),
    ...parameters,
  });
  return { ask, calls, begin: () => begins.shift()?.() };
}

test("default: items before the start share a call, and items during it share the next", async () => {
  const { ask, calls, begin } = setUp();
  const [first, second] = [ask(1), ask(2)];
  expect(calls).toEqual([]);
  begin();
  const third = ask(3);
  expect(calls.map(({ items }) => items)).toEqual([[1, 2]]);
  calls[0]?.end("one and two");
  expect(await first).toBe("one and two");
  expect(second).toBe(first);
  begin();
  expect(calls[1]?.items).toEqual([3]);
  calls[1]?.end("three");
  expect(await third).toBe("three");
});

test("parameters: limit", async () => {
  const { ask, calls, begin } = setUp({ limit: 2 });
  const [first, , third] = [ask(1), ask(2), ask(3)];
  begin();
  calls[0]?.end("one and two");
  expect(await first).toBe("one and two");
  begin();
  calls[1]?.end("three");
  expect(await third).toBe("three");
});

test("parameters: backlog", async () => {
  const { ask, calls, begin } = setUp({ limit: 1, backlog: 2 });
  const first = ask(1);
  begin();
  const [second, third] = [ask(2), ask(3)];
  await expect(ask(4)).rejects.toMatchObject({ reason: "unreachable" });
  calls[0]?.end("one");
  await first;
  begin();
  const fifth = ask(5);
  calls[1]?.end("two");
  await second;
  begin();
  calls[2]?.end("three");
  await third;
  begin();
  calls[3]?.end("five");
  expect(await fifth).toBe("five");
  expect(calls.map(({ items }) => items)).toEqual([[1], [2], [3], [5]]);
});

test("behaviour: a failure rejects all items of its call and none of the next", async () => {
  const { ask, calls, begin } = setUp();
  const failing = Promise.allSettled([ask(1), ask(2)]);
  begin();
  const next = ask(3);
  calls[0]?.fail(new Error("full"));
  expect(await failing).toMatchObject([{ reason: { message: "full" } }, { reason: { message: "full" } }]);
  begin();
  calls[1]?.end("three");
  expect(await next).toBe("three");
});
