import { getTicker } from "@partner-kit/contract";
import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Backend, createBackend } from "../../test/createBackend.ts";
import { createTestSharing } from "../../test/createTestSharing.ts";
import { settle } from "../../test/renderWithKit.tsx";
import { balancesQuery } from "../balances/balances.ts";
import { createStore } from "../provider/createStore.ts";
import type { ReportError } from "../provider/KitContext.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import { createKit } from "../query/kit.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import { sessionQuery } from "../session/sessionQuery.ts";
import { createKitLive } from "./createKitLive.ts";
import type { Sharing } from "./createTabGroup.ts";
import { initialStatus } from "./LiveConnection.ts";

interface OpenParameters {
  readonly baseUrl?: string;
  readonly as?: Backend;
  readonly reportError?: ReportError;
  readonly locks?: Sharing["locks"];
}

const fail: ReportError = (error) => {
  throw error;
};

function setUp(backend: Backend = createBackend()) {
  const shared = createTestSharing();

  function open({ baseUrl, as = backend, reportError = fail, locks }: OpenParameters = {}) {
    const tab = shared.openTab();
    const listeners = new Set<() => void>();
    const signals = { isHidden: false, isOnline: true };
    const queryClient = new QueryClient();
    const requests: Request[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(new URL(String(input), "https://partner.example"), init);
      requests.push(request);
      return as.fetch(request);
    };
    const kit = createKit({ baseUrl, fetch });
    const live = createStore(initialStatus);
    const start = createKitLive({
      kit,
      status: live,
      stream: true,
      getQueryClient: () => queryClient,
      fetch,
      now: Date.now,
      random: () => 0.5,
      reportError,
      reportEvent: () => undefined,
      sharing: { ...tab.sharing, ...(locks && { locks }) },
      page: {
        isHidden: () => signals.isHidden,
        isOnline: () => signals.isOnline,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    const close = start();
    onTestFinished(close);
    const { queryKey } = operationQueryOptions({ kit, operation: getTicker, input: {} });
    return {
      ...tab,
      kit,
      queryClient,
      live,
      close,
      requests,
      change: (next: Partial<typeof signals>) => {
        Object.assign(signals, next);
        for (const listener of listeners) listener();
      },
      prices: () => queryClient.getQueryData(queryKey)?.tickers.map(({ last }) => last) ?? [],
      streams: () => streamsOf(requests),
    };
  }

  onTestFinished(() => backend.close());
  return { backend, shared, open };
}

function streamsOf(requests: readonly Request[]): readonly Request[] {
  return requests.filter(({ url }) => url.endsWith("/kit/live"));
}

/** The first request gets no response. */
function failOnce(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let hasFailed = false;
  return async (input, init) => {
    if (hasFailed) return fetch(input, init);
    hasFailed = true;
    throw new TypeError("fetch failed");
  };
}

async function pass(backend: Backend, milliseconds: number): Promise<void> {
  await backend.clock.advance(milliseconds);
  await settle();
}

const count = (tabs: readonly { readonly streams: () => readonly unknown[] }[]) =>
  tabs.reduce((sum, { streams }) => sum + streams().length, 0);

test("default: ten tabs share one stream and its prices", async () => {
  const { backend, open } = setUp();
  const tabs = Array.from({ length: 10 }, () => open());
  await settle(100);
  expect(count(tabs)).toBe(1);
  expect(tabs.map(({ live }) => live.get().state)).toEqual(tabs.map(() => "live"));
  const before = tabs[0]?.prices();
  expect(before).toHaveLength(6);
  await pass(backend, 5000);
  const after = tabs[0]?.prices();
  expect(after).not.toEqual(before);
  for (const { prices } of tabs) expect(prices()).toEqual(after);
  expect(count(tabs)).toBe(1);
});

test("behaviour: a later tab has all data at once without its own stream or reads", async () => {
  const { backend, open } = setUp();
  const first = open();
  await settle(100);
  await pass(backend, 5000);
  const late = open();
  await settle(100);
  expect(late.prices()).toEqual(first.prices());
  expect(late.requests.map(({ url }) => new URL(url).pathname)).toEqual(["/partner-kit/kit/session"]);
});

test("behaviour: replaces a closed leader at once without a change in the other tabs", async () => {
  const { backend, open } = setUp();
  const [leader, second, third] = [open(), open(), open()];
  await settle(100);
  const states: string[] = [];
  second.live.subscribe(() => states.push(second.live.get().state));
  third.live.subscribe(() => states.push(third.live.get().state));
  leader.close();
  await settle(100);
  expect([leader, second, third].map((tab) => tab.streams().length)).toEqual([1, 1, 0]);
  await pass(backend, 5000);
  expect(third.prices()).toEqual(second.prices());
  expect(second.prices()).not.toEqual(leader.prices());
  expect(states.filter((state) => state !== "live")).toEqual([]);
});

test("behaviour: replaces a crashed leader within a second", async () => {
  const { backend, open } = setUp();
  const [leader, second] = [open(), open()];
  await settle(100);
  leader.crash();
  await settle(900);
  expect(second.streams()).toHaveLength(1);
  expect(second.live.get().state).toBe("live");
  const before = second.prices();
  await pass(backend, 5000);
  expect(second.prices()).not.toEqual(before);
});

test("behaviour: a visible tab takes over from a frozen leader", async () => {
  const { backend, open } = setUp();
  const leader = open();
  await settle(100);
  leader.freeze();
  const second = open();
  await settle(5000);
  expect(second.live.get().state).toBe("live");
  expect(second.streams()).toHaveLength(1);
  leader.thaw();
  await settle(1000);
  expect(leader.streams()[0]?.signal.aborted).toBe(true);
  expect(leader.streams()).toHaveLength(1);
  await pass(backend, 5000);
  expect(leader.prices()).toEqual(second.prices());
});

test("behaviour: a background tab hands the lead to a visible one, and catches up when it returns", async () => {
  const { backend, open } = setUp();
  const [first, second] = [open(), open()];
  await settle(100);
  first.change({ isHidden: true });
  await settle(20_500);
  expect(first.streams()[0]?.signal.aborted).toBe(true);
  expect(second.streams()).toHaveLength(1);
  await pass(backend, 5000);
  expect(first.prices()).not.toEqual(second.prices());
  first.change({ isHidden: false });
  await settle(100);
  expect(first.prices()).toEqual(second.prices());
  expect(first.live.get().state).toBe("live");
  expect(count([first, second])).toBe(2);
});

test("behaviour: opens no stream in a hidden page", async () => {
  const { open } = setUp();
  const tabs = [open(), open(), open()];
  await settle(100);
  for (const { change } of tabs) change({ isHidden: true });
  await settle(25_000);
  expect(tabs.flatMap((tab) => tab.streams()).every(({ signal }) => signal.aborted)).toBe(true);
  const before = count(tabs);
  await settle(600_000);
  expect(count(tabs)).toBe(before);
});

test("behaviour: while the proxy is down one tab retries and all poll, and all recover with it", async () => {
  const { backend, open } = setUp();
  const tabs = [open(), open(), open()];
  await settle(100);
  backend.setReachable(false);
  backend.dropStreams();
  await settle(20_000);
  expect(tabs.map(({ live }) => live.get().state)).not.toContain("live");
  const tries = tabs.map((tab) => tab.streams().length).toSorted((a, b) => a - b);
  expect(tries.slice(0, 2)).toEqual([0, 0]);
  backend.setReachable(true);
  await settle(31_000);
  expect(tabs.map(({ live }) => live.get().state)).toEqual(["live", "live", "live"]);
  expect(tabs.filter((tab) => tab.streams().length > 0)).toHaveLength(1);
});

test("behaviour: two proxies use two streams", async () => {
  const { open, shared } = setUp();
  const tabs = [open(), open({ baseUrl: "/partner-kit/" }), open({ baseUrl: "/elsewhere" })];
  await settle(3000);
  expect(tabs.map((tab) => tab.streams().length)).toEqual([1, 0, expect.any(Number)]);
  expect(shared.names().filter((name) => name.includes("/partner-kit"))).toHaveLength(1);
});

test("behaviour: two people or two sets of scopes use two streams", async () => {
  const { open } = setUp();
  const other = createBackend({ subject: () => "grace" });
  const less = createBackend({ scopes: ["wallets:view"] });
  const tabs = [open(), open({ as: other }), open({ as: less })];
  await settle(3000);
  expect(tabs.map((tab) => tab.streams().length)).toEqual([1, 1, 1]);
  expect(tabs[2]?.prices()).toEqual([]);
});

test("behaviour: a failed first session read does not open a separate stream", async () => {
  const { backend, open } = setUp();
  const first = open();
  await settle(100);
  const second = open({ as: { ...backend, fetch: failOnce(backend.fetch) }, reportError: () => undefined });
  await settle(5000);
  expect(second.live.get().state).toBe("live");
  expect([first, second].map((tab) => tab.streams().length)).toEqual([1, 0]);
});

test("behaviour: reads a missing session once, and connects right after a sign-in", async () => {
  let scopes: "all" | null = null;
  const { open } = setUp(createBackend({ scopes: () => scopes }));
  const reportError = vi.fn();
  const tab = open({ reportError });
  await settle(60_000);
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(tab.requests.map(({ url }) => new URL(url).pathname)).toEqual(["/partner-kit/kit/session"]);
  scopes = "all";
  await invalidateResources({ queryClient: tab.queryClient, kit: tab.kit, resources: ["session"] });
  await tab.queryClient.query(sessionQuery({ kit: tab.kit }));
  await settle(100);
  expect(tab.live.get().state).toBe("live");
  expect(tab.streams()).toHaveLength(1);
});

test("behaviour: a tab that takes over before any event resumes from the start of the stream", async () => {
  const { open } = setUp();
  const [leader, second] = [open(), open()];
  await settle(100);
  const options = balancesQuery({ kit: second.kit });
  await second.queryClient.query(options);
  leader.close();
  await settle(100);
  expect(second.streams().map(({ headers }) => headers.get("last-event-id"))).toEqual([expect.stringMatching(/./)]);
  expect(second.queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
});

test("behaviour: a tab opens its own stream if the browser denies locks", async () => {
  const { open } = setUp();
  const refuse = vi.fn(async () => {
    throw new DOMException("no", "SecurityError");
  });
  const tabs = [open({ locks: { request: refuse } }), open({ locks: { request: refuse } })];
  await settle(100);
  expect(refuse).toHaveBeenCalledTimes(2);
  expect(tabs.map(({ live }) => live.get().state)).toEqual(["live", "live"]);
  expect(tabs.map((tab) => tab.streams().length)).toEqual([1, 1]);
});
