import { getTicker, isApiError, webhookEventFacts, webhookEventTypes } from "@partner-kit/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { ReportError } from "../provider/ReportError.ts";
import type { ReportEvent } from "../provider/ReportEvent.ts";
import { watchCalls } from "../provider/watchCalls.ts";
import { invalidateResources } from "../query/invalidateResources.ts";
import { askedDelay, isTransient } from "../query/isTransient.ts";
import type { Kit } from "../query/kit.ts";
import { isKitQueryKey } from "../query/operationQueryKey.ts";
import { operationQueryOptions } from "../query/operationQueryOptions.ts";
import { readSession } from "../session/readSession.ts";
import { watchSession } from "../session/watchSession.ts";
import { applyLiveMessage } from "./applyLiveMessage.ts";
import { createInvalidator } from "./createInvalidator.ts";
import { createLiveConnection } from "./createLiveConnection.ts";
import { createOwnLine } from "./createOwnLine.ts";
import { createSharedLine } from "./createSharedLine.ts";
import { holdTicker } from "./holdTicker.ts";
import type { LiveConnection, Upstream } from "./LiveConnection.ts";
import type { LiveLine } from "./LiveLine.ts";
import { openStream } from "./openStream.ts";
import { type PageSignals, pageSignals } from "./pageSignals.ts";
import type { StreamEvent } from "./readEventStream.ts";
import { browserSharing, type Sharing } from "./Sharing.ts";

export interface CreateKitLiveParameters {
  readonly kit: Kit;
  /** Whether to hold the stream; without it figures are read every few seconds. */
  readonly stream: boolean;
  readonly getQueryClient: () => QueryClient;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly random: () => number;
  readonly reportError: ReportError;
  readonly reportEvent: ReportEvent;
  /** How tabs agree on one stream. Default: what the browser gives. */
  readonly sharing?: Sharing | undefined;
  readonly page?: PageSignals | undefined;
}

/**
 * What a provider does in the background: the live connection, whose news go into the query cache, and a watch over
 * errors and the session. Nothing of it is needed to show a page, so its code is loaded after that.
 */
export function createKitLive(parameters: CreateKitLiveParameters): LiveConnection {
  const { kit, stream, getQueryClient, fetch, now, random, reportError, reportEvent, page = pageSignals } = parameters;
  const { sharing = browserSharing() } = parameters;
  const { baseUrl } = kit;

  const invalidator = createInvalidator({
    invalidate: (resources) => void invalidateResources({ queryClient: getQueryClient(), kit, resources }),
  });
  const connection = createLiveConnection({
    line: stream ? createLine() : undefined,
    onEvent: (event) => {
      try {
        const { add: invalidate } = invalidator;
        applyLiveMessage({ event, kit, queryClient: getQueryClient(), invalidate, setUpstream, reportEvent });
      } catch (error) {
        reportError(error, { source: "live" });
      }
    },
    onLive: () => void readFailedAgain(),
    onGap: () => invalidator.add(toldByEvents),
    poll: () =>
      getQueryClient().refetchQueries(
        {
          type: "active",
          stale: true,
          // Failed reads have a rhythm of their own, and one that was refused shall not slow the others down.
          predicate: ({ queryKey, state }) => isKitQueryKey(queryKey, baseUrl) && state.status !== "error",
        },
        { throwOnError: true },
      ),
    page,
    now,
    pageNow: Date.now,
    random,
  });
  return {
    ...connection,
    start: () => {
      const queryClient = getQueryClient();
      // The first figure that a browser writes keeps it for 15 ms, whoever asks. Here nobody waits for it.
      Intl.NumberFormat().format(0);
      const stops = [
        watchCalls({ queryClient, baseUrl, reportError, reportEvent }),
        watchSession({ queryClient, kit, onSignIn: connection.reconnect }),
        holdTicker({ queryClient, kit }),
        watchStatus(),
        connection.start(),
        invalidator.stop,
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };

  function watchStatus(): () => void {
    let told = connection.get();
    return connection.subscribe(() => {
      const { state, upstream } = connection.get();
      if (state === told.state && upstream === told.upstream) return;
      told = connection.get();
      reportEvent({ name: "live", state, upstream });
    });
  }

  function createLine(): LiveLine {
    const open: LiveLine["open"] = (lastEventId, signal) => openStream({ baseUrl, fetch, signal, lastEventId, now });
    const line = sharing
      ? createSharedLine({ open, sharing, tabId: crypto.randomUUID(), readName, snapshot })
      : createOwnLine(open);
    return {
      ...line,
      open: async (lastEventId, signal) =>
        (await isSignedOut()) ? { kind: "failed", retryAfter: SIGNED_OUT } : line.open(lastEventId, signal),
    };
  }

  /** Whether the proxy says that nobody is signed in. Rejects where it says nothing: it is asked again soon. */
  async function isSignedOut(): Promise<boolean> {
    try {
      await readSession({ queryClient: getQueryClient(), kit });
    } catch (error) {
      if (isTransient(error)) throw error;
      return isApiError(error, "SESSION_REQUIRED");
    }
    return false;
  }

  /** The stream differs from one proxy, person and set of scopes to the other: only those who have all in common share it. */
  async function readName(): Promise<string | undefined> {
    try {
      const { environment, subject, scopes } = await readSession({ queryClient: getQueryClient(), kit });
      const address = new URL(baseUrl, location.href).href;
      return JSON.stringify(["partner-kit", address, environment, subject, scopes]);
    } catch {
      return undefined;
    }
  }

  function snapshot(): StreamEvent[] {
    const events: StreamEvent[] = [];
    const add = (name: string, data: unknown) => events.push({ name, data: JSON.stringify(data), id: undefined });
    const { queryKey } = operationQueryOptions({ kit, operation: getTicker, input: {} });
    const state = getQueryClient().getQueryState(queryKey);
    if (state?.data) {
      const as_of = new Date(state.dataUpdatedAt).toISOString();
      add("ticker", { full: true, as_of, tickers: state.data.tickers });
    }
    const { upstream, upstreamCode } = connection.get();
    if (upstream === "failing") add("upstream", { state: "failing", code: upstreamCode });
    return events;
  }

  function setUpstream(next: Upstream): void {
    const before = connection.get().upstream;
    connection.setUpstream(next);
    if (before === "failing" && next.upstream === "ok") void readFailedAgain();
  }

  /** What failed while the way was broken need not wait for its turn, unless it was told how long to wait. */
  async function readFailedAgain(): Promise<void> {
    await getQueryClient().refetchQueries({
      type: "active",
      predicate: ({ queryKey, state }) =>
        isKitQueryKey(queryKey, baseUrl) && isTransient(state.error) && askedDelay(state.error) === undefined,
    });
  }
}

/** Seconds until a session is looked for again where there was none. One that is read meanwhile opens the stream at once. */
const SIGNED_OUT = 300;
/** What an event can make stale. Prices come with the stream itself. */
const toldByEvents = [
  ...new Set(webhookEventTypes.flatMap((type) => webhookEventFacts(type).affects)),
  "receivedEvents" as const,
];
