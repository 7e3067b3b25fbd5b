import type { Ticker } from "@partner-kit/contract";
import { memo } from "react";
import { expect, test } from "vitest";
import { pass, renderWithKit, settle } from "../../test/renderWithKit.tsx";
import { usePairTicker } from "./useTickerStore.ts";
import { type UseTickerTableReturnType, useTickerTable } from "./useTickerTable.ts";

const VISIBLE = 30;

let table: UseTickerTableReturnType;
/** Number of renders: of rows by their pair, of the table as `table`. */
const renders = new Map<string, number>();

const count = (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1);

/** Like a host that renders only visible rows. */
function Table() {
  count("table");
  table = useTickerTable();
  const pairs = table.state.status === "ready" ? table.state.pairs : [];
  return pairs.slice(0, VISIBLE).map(({ pairId }) => <Row key={pairId} pairId={pairId} />);
}

const Row = memo(function Row({ pairId }: { readonly pairId: string }) {
  count(pairId);
  return <p>{usePairTicker(pairId)?.last}</p>;
});

test("behaviour: renders only the changed rows on the page when 5,000 pairs move", {
  // Two seconds of work, several times that on a busy machine.
  timeout: 20_000,
}, async () => {
  const { backend } = await renderWithKit(<Table />, { backend: { markets: 5000 } });
  await settle(1000);
  const { store } = table;
  const ids = store.pairs();
  expect(ids).toHaveLength(5000);
  const read = () => new Map<string, Ticker | undefined>(ids.map((pairId) => [pairId, store.get(pairId)]));
  const before = read();
  renders.clear();
  await pass(backend, 2000);
  await settle(100);
  const changed = Array.from(read()).filter(([pairId, ticker]) => ticker !== before.get(pairId));
  const visible = new Set(ids.slice(0, VISIBLE));
  const expected = changed.filter(([pairId]) => visible.has(pairId)).map(([pairId]) => pairId);
  // More pairs moved than are shown, and some shown pairs did not move.
  expect(changed.length).toBeGreaterThan(10 * VISIBLE);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(VISIBLE);
  expect(Array.from(renders.keys()).toSorted()).toEqual(expected.toSorted());
});
