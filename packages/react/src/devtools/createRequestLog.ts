import { CORRELATION_HEADER } from "@partner-kit/contract";
import { createStore, type Store } from "../provider/createStore.ts";
import type { RequestListener } from "../provider/KitContext.ts";

export interface LoggedRequest {
  readonly id: number;
  readonly method: string;
  /** URL without its query. Its path can contain IDs, so display the path of the operation instead. */
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** `failed`: no response, or aborted by the page. */
  readonly status: number | "pending" | "failed";
  /** Milliseconds until the headers of the response, or until the failure. `undefined` while pending. */
  readonly duration: number | undefined;
  readonly correlationId: string | undefined;
}

/** The last requests, latest first. */
export interface RequestLog extends Pick<Store<readonly LoggedRequest[]>, "get" | "subscribe"> {
  readonly listen: RequestListener;
}

/** Creates a log of the last 50 requests. Bodies and queries are not logged. */
export function createRequestLog({ now }: { readonly now: () => number }): RequestLog {
  const { get, set, subscribe } = createStore<readonly LoggedRequest[]>([]);
  let lastId = 0;

  return {
    get,
    subscribe,
    listen: ([input, init], response) => {
      lastId += 1;
      const id = lastId;
      const startedAt = now();
      const { method = "GET", url } =
        input instanceof Request ? input : { ...init, url: typeof input === "string" ? input : input.href };
      const outcome = { status: "pending", duration: undefined, correlationId: undefined } as const;
      set([{ id, method, url: url.replace(/[?#].*$/s, ""), startedAt, ...outcome }, ...get()].slice(0, CAPACITY));
      const end = (status: LoggedRequest["status"], correlationId?: string) => {
        const ended = { status, correlationId, duration: now() - startedAt };
        set(get().map((logged) => (logged.id === id ? { ...logged, ...ended } : logged)));
      };
      response.then(
        ({ status, headers }) => end(status, headers.get(CORRELATION_HEADER) ?? undefined),
        () => end("failed"),
      );
    },
  };
}

const CAPACITY = 50;
