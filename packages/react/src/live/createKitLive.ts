import type { QueryClient } from "@tanstack/react-query";
import type { ReportError } from "../provider/ReportError.ts";
import { isTransient } from "../query/isTransient.ts";
import type { Kit } from "../query/kit.ts";
import { isKitQueryKey } from "../query/operationQueryKey.ts";
import { applyLiveMessage } from "./applyLiveMessage.ts";
import { createLiveConnection } from "./createLiveConnection.ts";
import type { LiveConnection, Upstream } from "./LiveConnection.ts";
import { openStream } from "./openStream.ts";
import { pageSignals } from "./pageSignals.ts";

export interface CreateKitLiveParameters {
  readonly kit: Kit;
  /** Whether to hold the stream; without it figures are read every few seconds. */
  readonly stream: boolean;
  readonly getQueryClient: () => QueryClient;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly random: () => number;
  readonly reportError: ReportError;
}

/** The live connection of a provider: what comes in goes into the query cache. */
export function createKitLive(parameters: CreateKitLiveParameters): LiveConnection {
  const { kit, stream, getQueryClient, fetch, now, random, reportError } = parameters;
  const { baseUrl } = kit;

  const connection = createLiveConnection({
    open: stream ? (lastEventId, signal) => openStream({ baseUrl, fetch, signal, lastEventId, now }) : undefined,
    onEvent: (event) => {
      try {
        applyLiveMessage({ event, kit, queryClient: getQueryClient(), setUpstream });
      } catch (error) {
        reportError(error, { source: "live" });
      }
    },
    onLive: () => void readFailedAgain(),
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
    page: pageSignals,
    now,
    random,
  });
  return connection;

  function setUpstream(next: Upstream): void {
    const before = connection.get().upstream;
    connection.setUpstream(next);
    if (before === "failing" && next.upstream === "ok") void readFailedAgain();
  }

  /** What failed while the way was broken need not wait for its turn. */
  async function readFailedAgain(): Promise<void> {
    await getQueryClient().refetchQueries({
      type: "active",
      predicate: ({ queryKey, state }) => isKitQueryKey(queryKey, baseUrl) && isTransient(state.error),
    });
  }
}
