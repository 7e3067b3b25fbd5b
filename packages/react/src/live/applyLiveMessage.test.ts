// @vitest-environment node
import { webhookEventFacts, webhookEventTypes } from "@partner-kit/contract";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { balancesQuery } from "../balances/balances.ts";
import { tickerQuery } from "../markets/markets.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import { createKit } from "../query/kit.ts";
import { sessionQuery } from "../session/sessionQuery.ts";
import { applyLiveMessage } from "./applyLiveMessage.ts";

async function setUp() {
  const backend = createBackend();
  const kit = createKit({ fetch: backend.fetch });
  const queryClient = new QueryClient();
  await queryClient.query(tickerQuery({ kit }));
  await queryClient.query(balancesQuery({ kit }));
  await queryClient.query(sessionQuery({ kit }));
  const setUpstream = vi.fn();
  const apply = (name: string, data: unknown) =>
    applyLiveMessage({
      event: { name, data: typeof data === "string" ? data : JSON.stringify(data), id: undefined },
      kit,
      queryClient,
      invalidate: (resources) => void invalidateResources({ queryClient, kit, resources }),
      setUpstream,
      reportEvent: vi.fn(),
    });
  const stale = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => String(queryKey[0]))
      .toSorted();
  return { kit, queryClient, setUpstream, apply, stale };
}

const occurred_at = "2026-01-05T09:00:00Z";

test.each(webhookEventTypes)("behaviour: %s invalidates the affected resources", async (type) => {
  const { apply, stale } = await setUp();
  apply("event", { seq: 1, id: "evt_1", type, occurred_at });
  const { affects } = webhookEventFacts(type);
  expect(stale()).toEqual(
    ["balances", "session", "ticker"].filter((resource) => affects.some((one) => one === resource)),
  );
});

test("behaviour: an event of an unknown type, a reset and an executed approval invalidate everything", async () => {
  for (const [name, data] of [
    ["event", { seq: 1, id: "evt_1", type: "card.issued", occurred_at }],
    ["reset", { reason: "too_old" }],
    ["approval", { type: "approval.executed", approval_id: "a" }],
  ] as const) {
    const { apply, stale } = await setUp();
    apply(name, data);
    expect(stale()).toEqual(["balances", "session", "ticker"]);
  }
});

test("behaviour: an approval that was not executed invalidates nothing but approvals", async () => {
  const { apply, stale } = await setUp();
  apply("approval", { type: "approval.requested", approval_id: "a" });
  expect(stale()).toEqual([]);
});

test("behaviour: a line of a payment batch invalidates the batches, its end the balances too", async () => {
  const { apply, stale } = await setUp();
  apply("payment_batch", { batch_id: "a" });
  apply("payment_batch", { batch_id: "a", status: "running" });
  expect(stale()).toEqual([]);
  apply("payment_batch", { batch_id: "a", status: "finished" });
  expect(stale()).toEqual(["balances"]);
});

test("behaviour: merges prices and keeps unchanged entries the same objects", async () => {
  const { apply, kit, queryClient, setUpstream } = await setUp();
  const { queryKey } = tickerQuery({ kit });
  const before = queryClient.getQueryData(queryKey)?.tickers ?? [];
  apply("ticker", { full: false, as_of: occurred_at, tickers: [{ ...before[1], last: "1.50" }] });
  const after = queryClient.getQueryData(queryKey)?.tickers ?? [];
  expect(after[1]?.last).toBe("1.50");
  expect(after[0]).toBe(before[0]);
  expect(after).toHaveLength(before.length);
  expect(setUpstream).toHaveBeenCalledWith({ upstream: "ok", upstreamCode: undefined });
});

test("behaviour: ignores changes before the first read", async () => {
  const { apply, kit, queryClient } = await setUp();
  const { queryKey } = tickerQuery({ kit });
  const tickers = queryClient.getQueryData(queryKey)?.tickers;
  queryClient.removeQueries({ queryKey });
  apply("ticker", { full: false, as_of: occurred_at, tickers });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  apply("ticker", { full: true, as_of: occurred_at, tickers: [] });
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  apply("ticker", { full: true, as_of: occurred_at, tickers });
  expect(queryClient.getQueryData(queryKey)?.tickers).toEqual(tickers);
});

test("behaviour: a read that started before a message does not overwrite it", async () => {
  const { apply, kit, queryClient } = await setUp();
  const { queryKey } = tickerQuery({ kit });
  const first = queryClient.getQueryData(queryKey)?.tickers[0];
  const reading = queryClient.refetchQueries({ queryKey });
  apply("ticker", { full: false, as_of: occurred_at, tickers: [{ ...first, last: "1.50" }] });
  await reading;
  expect(queryClient.getQueryData(queryKey)?.tickers[0]?.last).toBe("1.50");
});

test("behaviour: reports the connection between proxy and service", async () => {
  const { apply, setUpstream } = await setUp();
  apply("upstream", { state: "failing", code: "UPSTREAM_TIMEOUT" });
  expect(setUpstream).toHaveBeenLastCalledWith({ upstream: "failing", upstreamCode: "UPSTREAM_TIMEOUT" });
  apply("upstream", { state: "ok" });
  expect(setUpstream).toHaveBeenLastCalledWith({ upstream: "ok", upstreamCode: undefined });
});

test("behaviour: reports messages that do not match the contract and ignores unknown ones", async () => {
  const { apply, stale } = await setUp();
  expect(() => apply("ticker", { full: true, as_of: occurred_at, tickers: [{ pair_id: "X" }] })).toThrow(
    /"ticker" message that does not match the contract/,
  );
  expect(() => apply("event", "{")).toThrow(/does not match/);
  apply("greeting", { hello: true });
  expect(stale()).toEqual([]);
});
