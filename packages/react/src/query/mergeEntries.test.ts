// @vitest-environment node

import { getTicker, type Ticker } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { createMockService, createVirtualClock } from "@partner-kit/mock";
import { expect, test } from "vitest";
import { mergeEntries } from "./mergeEntries.ts";

async function readTickers(): Promise<Ticker[]> {
  const service = createMockService({ clock: createVirtualClock(), markets: 4 });
  const client = createClient({
    baseUrl: "https://service.example/v1",
    fetch: service.fetch,
    headers: { "x-api-key": service.keys.default },
  });
  return (await client.call(getTicker, {})).tickers;
}

function at(tickers: readonly Ticker[], index: number): Ticker {
  const ticker = tickers[index];
  if (!ticker) throw new Error(`the emulator has no ticker ${index}`);
  return ticker;
}

test("default", async () => {
  const known = await readTickers();
  const [first, , ...rest] = known;
  const changed = { ...at(known, 1), last: "1" };
  const merged = mergeEntries({ key: "pair_id", known, incoming: [changed], full: false });
  expect(merged).toEqual([first, changed, ...rest]);
  expect(merged[0]).toBe(first);
  expect(merged[1]).toBe(changed);
});

test("behaviour: returns the same list if nothing changed", async () => {
  const known = await readTickers();
  expect(mergeEntries({ key: "pair_id", known, incoming: [], full: false })).toBe(known);
  expect(mergeEntries({ key: "pair_id", known, incoming: structuredClone(known), full: true })).toBe(known);
  expect(mergeEntries({ key: "pair_id", known, incoming: structuredClone(known.slice(0, 2)), full: false })).toBe(
    known,
  );
});

test("behaviour: adds a new pair at the end", async () => {
  const known = await readTickers();
  const listed = { ...at(known, 0), pair_id: "NEW-USD" };
  const merged = mergeEntries({ key: "pair_id", known, incoming: [listed], full: false });
  expect(merged.map(({ pair_id }) => pair_id)).toEqual([...known.map(({ pair_id }) => pair_id), "NEW-USD"]);
  const again = mergeEntries({ key: "pair_id", known: merged, incoming: [{ ...listed, last: "2" }], full: false });
  expect(again.at(-1)?.last).toBe("2");
  expect(again).toHaveLength(5);
});

test("parameters: full", async () => {
  const known = await readTickers();
  const turned = structuredClone(known).toReversed().slice(1);
  const merged = mergeEntries({ key: "pair_id", known, incoming: turned, full: true });
  expect(merged).toEqual(turned);
  expect(merged[0]).toBe(known[2]);
});
