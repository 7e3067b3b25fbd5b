import { getTicker, isApiError } from "@partner-kit/contract";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Store } from "../provider/createStore.ts";
import type { ReportError, ReportEvent } from "../provider/KitContext.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import { isTransient, retryAfter } from "../query/isTransient.ts";
import type { Kit } from "../query/kit.ts";
import { isKitQueryKey } from "../query/operationQueryKey.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import { readSession } from "../session/checkPermission.ts";
import { watchSession } from "../session/watchSession.ts";
import { applyLiveMessage } from "./applyLiveMessage.ts";
import { createInvalidator } from "./createInvalidator.ts";
import { createLiveConnection } from "./createLiveConnection.ts";
import { browserSharing, type Sharing } from "./createTabGroup.ts";
import type { LiveConnection, LiveStatus, Upstream } from "./LiveConnection.ts";
import { openStream, type StreamEvent } from "./openStream.ts";
import { refetchStale } from "./refetchStale.ts";
import type { PageSignals } from "./watchPage.ts";

export interface CreateKitLiveParameters {
  readonly kit: Kit;
  /** Where the connection keeps its status. */
  readonly status: Store<LiveStatus>;
  /** Whether to have the stream. Without it, data is polled. */
  readonly stream: boolean;
  readonly getQueryClient: () => QueryClient;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly random: () => number;
  readonly reportError: ReportError;
  readonly reportEvent: ReportEvent;
  /** How tabs share one stream. Default: what the browser offers. */
  readonly sharing?: Sharing | undefined;
  readonly page?: PageSignals | undefined;
}

/**
 * Creates the background work of a provider: it applies the live stream to the query cache, and watches errors and the
 * session. Returns a function that starts it, which returns one that stops it.
 */
export function createKitLive(parameters: CreateKitLiveParameters): LiveConnection["start"] {
  const { kit, status, stream, getQueryClient, fetch, now, random, reportError, reportEvent, page } = parameters;
  const { sharing = browserSharing() } = parameters;
  const { baseUrl } = kit;
  const ticker = operationQueryOptions({ kit, operation: getTicker, input: {} });
  const invalidator = createInvalidator(
    (resources) => void invalidateResources({ queryClient: getQueryClient(), kit, resources }),
  );
  const connection = createLiveConnection({
    status,
    open: stream ? (handlers) => openStream({ ...handlers, baseUrl, fetch, now }) : undefined,
    readName,
    sharing,
    getSnapshot,
    onEvent: (event) => {
      try {
        const { add: invalidate } = invalidator;
        applyLiveMessage({ event, kit, queryClient: getQueryClient(), invalidate, setUpstream, reportEvent });
      } catch (error) {
        reportError(error, { source: "live" });
      }
    },
    onOpen: () => void refetchFailed(),
    poll: () => refetchStale({ queryClient: getQueryClient(), baseUrl }),
    page,
    now,
    random,
  });

  return () => {
    const queryClient = getQueryClient();
    // A browser takes 15 ms for the first number it formats. Nobody waits for it here.
    Intl.NumberFormat().format(0);
    // Keeps the ticker in the cache while nothing displays it, because the stream sends only what changes.
    const tickerObserver = new QueryObserver(queryClient, { ...ticker, enabled: false });
    const stops = [
      watchCalls({ queryClient, baseUrl, reportError, reportEvent }),
      watchSession({ queryClient, kit, onSignIn: connection.reconnect }),
      tickerObserver.subscribe(() => undefined),
      reportStatus(),
      connection.start(),
      invalidator.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  function reportStatus(): () => void {
    let reported = status.get();
    return status.subscribe(() => {
      const { state, upstream } = status.get();
      if (state === reported.state && upstream === reported.upstream) return;
      reported = status.get();
      reportEvent({ name: "live", state, upstream });
    });
  }

  /** The stream depends on proxy, environment, person and scopes. Tabs share it if all of these are the same. */
  async function readName(): Promise<string | undefined> {
    try {
      const { environment, subject, scopes } = await readSession({ queryClient: getQueryClient(), kit });
      const address = new URL(baseUrl, location.href).href;
      // Tabs of another version of the kit may send other messages.
      return JSON.stringify(["partner-kit", "live 2", address, environment, subject, scopes]);
    } catch (error) {
      if (isTransient(error) || isApiError(error, "SESSION_REQUIRED")) throw error;
      return undefined;
    }
  }

  function getSnapshot(): StreamEvent[] {
    const events: StreamEvent[] = [];
    const add = (name: string, data: unknown) => events.push({ name, data: JSON.stringify(data), id: undefined });
    const state = getQueryClient().getQueryState(ticker.queryKey);
    if (state?.data) {
      const as_of = new Date(state.dataUpdatedAt).toISOString();
      add("ticker", { full: true, as_of, tickers: state.data.tickers });
    }
    const { upstream, upstreamCode } = status.get();
    if (upstream === "failing") add("upstream", { state: "failing", code: upstreamCode });
    return events;
  }

  function setUpstream(next: Upstream): void {
    const before = status.get().upstream;
    connection.setUpstream(next);
    if (before === "failing" && next.upstream === "ok") void refetchFailed();
  }

  /** Reads again at once what failed while proxy or service was unreachable, unless a response asked to wait. */
  async function refetchFailed(): Promise<void> {
    await getQueryClient().refetchQueries({
      type: "active",
      predicate: ({ queryKey, state }) =>
        isKitQueryKey(queryKey, baseUrl) && isTransient(state.error) && retryAfter(state.error) === undefined,
    });
  }
}

interface WatchCallsParameters {
  readonly queryClient: QueryClient;
  readonly baseUrl: string;
  readonly reportError: ReportError;
  readonly reportEvent: ReportEvent;
}

/**
 * Reports failed reads and writes of one kit and the outcome of its writes, beginning with those that have already failed.
 * Returns a function that stops.
 */
function watchCalls(parameters: WatchCallsParameters): () => void {
  const { queryClient, baseUrl, reportError, reportEvent } = parameters;
  const queries = queryClient.getQueryCache();
  const mutations = queryClient.getMutationCache();

  function report(key: unknown, error: unknown, source: "query" | "mutation"): void {
    if (error !== null && isKitQueryKey(key, baseUrl)) reportError(error, { source, operation: key[1].operation });
  }

  for (const { queryKey, state } of queries.getAll()) report(queryKey, state.error, "query");
  for (const { options, state } of mutations.getAll()) report(options.mutationKey, state.error, "mutation");
  const stopQueries = queries.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error")
      report(event.query.queryKey, event.action.error, "query");
  });
  const stopMutations = mutations.subscribe((event) => {
    if (event.type !== "updated") return;
    const { type: outcome } = event.action;
    const { mutationKey: key } = event.mutation.options;
    if ((outcome !== "success" && outcome !== "error") || !isKitQueryKey(key, baseUrl)) return;
    reportEvent({ name: "mutation", operation: key[1].operation, outcome });
    report(key, event.mutation.state.error, "mutation");
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
