// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createKit } from "../query/kit.ts";
import { trendStore } from "./trendStore.ts";

const MINUTE = 60_000;

/** The component that wants trends, unless a test has several. */
const table = {};
const prices = Array.from({ length: 8 }, (_, index) => String(index));
const path = /^M0 22L.+L100 2$/;

/** A proxy that knows eight rising prices of every pair. */
function setUp() {
  const reads: string[][] = [];
  let isDown = false;
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const pairs = url.searchParams.get("pair_ids")?.split(",") ?? [];
    reads.push(pairs);
    if (isDown) throw new TypeError("fetch failed");
    const trends = pairs.map((pair_id) => ({ pair_id, last: prices }));
    return Response.json({
      status: "success",
      data: { step_seconds: 1800, time: prices.map((_, index) => index * 1800), trends },
    });
  };
  const kit = createKit({ baseUrl: "https://partner.example/kit", fetch });
  const store = trendStore({ kit, queryClient: new QueryClient() });
  return {
    store,
    reads,
    setDown: (next: boolean) => {
      isDown = next;
    },
    want: async (pairIds: readonly string[], now = 0) => {
      store.want({ by: table, pairIds, now });
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test("default: reads only the pairs that are missing, and draws them", async () => {
  const { store, reads, want } = setUp();
  await want(["A", "B"]);
  await want(["B", "C"]);
  expect(reads).toEqual([["A", "B"], ["C"]]);
  expect(store.get("C")).toMatchObject({ path: expect.stringMatching(path) });
  expect(store.version()).toBe(2);
});

test("behaviour: reads again after five minutes, keeps the line if that fails, and retries a minute later", async () => {
  const { store, reads, want, setDown } = setUp();
  await want(["A"]);
  await want(["A"], 4 * MINUTE);
  expect(reads).toHaveLength(1);
  setDown(true);
  await want(["A"], 5 * MINUTE);
  await want(["A"], 5.5 * MINUTE);
  expect(reads).toHaveLength(2);
  await want(["A"], 6 * MINUTE);
  expect(reads).toHaveLength(3);
  expect(store.get("A")?.path).toMatch(path);
});

test("behaviour: one request at a time for up to 50 pairs, only for those still wanted", async () => {
  const { store, reads, want } = setUp();
  const many = Array.from({ length: 120 }, (_, index) => `P${index}`);
  store.want({ by: table, pairIds: many, now: 0 });
  await want(["P119", "Z"]);
  expect(reads.map(({ length }) => length)).toEqual([50, 2]);
});

test("behaviour: reads for several components at once, except for those that are gone", async () => {
  const { store, reads, want } = setUp();
  const [first, second, gone] = [{}, {}, {}];
  store.want({ by: first, pairIds: ["A"], now: 0 });
  store.want({ by: second, pairIds: ["B"], now: 0 });
  store.want({ by: gone, pairIds: ["C"], now: 0 });
  store.release(gone);
  await want(["D"]);
  expect(reads).toEqual([["A"], ["B", "D"]]);
});

test("behaviour: never asks for an ID with a comma, which separates IDs", async () => {
  const { reads, want } = setUp();
  await want(["A,B", "C"]);
  expect(reads).toEqual([["C"]]);
});
