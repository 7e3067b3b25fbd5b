// @vitest-environment node
import { getTicker } from "@partner-kit/contract";
import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBackend } from "../../test/createBackend.ts";
import { applyLiveMessage } from "../live/applyLiveMessage.ts";
import { createKit } from "../query/kit.ts";
import { tickerQuery } from "./markets.ts";
import { type TickerStore, tickerStore } from "./tickerStore.ts";

async function setUp() {
  const backend = createBackend();
  const kit = createKit({ fetch: backend.fetch });
  const queryClient = new QueryClient();
  const store = tickerStore({ kit, queryClient });
  const { tickers } = await kit.client.call(getTicker, {});
  const { queryKey } = tickerQuery({ kit });
  onTestFinished(() => backend.close());
  return {
    kit,
    queryClient,
    store,
    tickers,
    load: () => void queryClient.setQueryData(queryKey, { tickers }),
    /** Applies a price change as the stream does. */
    move: (pairId: string, last: string) => {
      const ticker = { ...tickers.find(({ pair_id }) => pair_id === pairId), last };
      const data = JSON.stringify({ full: false, as_of: "2026-01-05T09:00:00Z", tickers: [ticker] });
      applyLiveMessage({
        event: { name: "ticker", data, id: undefined },
        kit,
        queryClient,
        invalidate: () => undefined,
        setUpstream: () => undefined,
        reportEvent: () => undefined,
      });
    },
    forget: () => queryClient.removeQueries({ queryKey }),
  };
}

function listen(store: TickerStore, pairId: string) {
  const listener = vi.fn();
  return { listener, stop: store.subscribe(pairId, listener) };
}

test("default", async () => {
  const { kit, queryClient, store, tickers, load } = await setUp();
  expect(store.pairs()).toEqual([]);
  expect(store.tickers()).toEqual([]);
  expect(store.get("BTC-USD")).toBeUndefined();
  expect(store.receivedAt()).toBe(0);
  load();
  expect(store.pairs()).toEqual(tickers.map(({ pair_id }) => pair_id));
  expect(store.tickers()).toEqual(tickers);
  expect(store.get("BTC-USD")).toEqual(tickers[0]);
  expect(store.receivedAt()).toBe(Date.now());
  expect(tickerStore({ kit, queryClient })).toBe(store);
});

test("behaviour: notifies only listeners whose pair changed", async () => {
  const { store, load, move } = await setUp();
  load();
  const btc = listen(store, "BTC-USD");
  const eth = listen(store, "ETH-USD");
  const all = vi.fn();
  store.subscribeAll(all);
  const pairs = store.pairs();
  move("BTC-USD", "1.5");
  expect(btc.listener).toHaveBeenCalledTimes(1);
  expect(eth.listener).not.toHaveBeenCalled();
  expect(all).toHaveBeenCalledTimes(1);
  expect(store.get("BTC-USD")?.last).toBe("1.5");
  expect(store.pairs()).toBe(pairs);
  move("BTC-USD", "1.5");
  expect(btc.listener).toHaveBeenCalledTimes(1);
  expect(all).toHaveBeenCalledTimes(1);
});

test("behaviour: notifies listeners when entries are added and removed", async () => {
  const { store, load, forget } = await setUp();
  const btc = listen(store, "BTC-USD");
  const other = listen(store, "GOLD-USD");
  load();
  expect(btc.listener).toHaveBeenCalledTimes(1);
  expect(other.listener).not.toHaveBeenCalled();
  forget();
  expect(btc.listener).toHaveBeenCalledTimes(2);
  expect(store.get("BTC-USD")).toBeUndefined();
  expect(store.pairs()).toEqual([]);
});

test("behaviour: an unsubscribed listener is not notified, but can still read", async () => {
  const { queryClient, store, load, move } = await setUp();
  load();
  const first = listen(store, "BTC-USD");
  const second = listen(store, "BTC-USD");
  first.stop();
  move("BTC-USD", "1");
  expect(first.listener).not.toHaveBeenCalled();
  expect(second.listener).toHaveBeenCalledTimes(1);
  second.stop();
  expect(queryClient.getQueryCache().hasListeners()).toBe(false);
  move("BTC-USD", "2");
  expect(store.get("BTC-USD")?.last).toBe("2");
});
