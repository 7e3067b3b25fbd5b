import type { Store } from "../provider/createStore.ts";

/** How live updates reach the page. */
export type LiveState =
  /** The first attempt is under way. */
  | "connecting"
  /** The stream is open, in this tab or in the one that shares it. */
  | "live"
  /** The stream ended and is being opened again. */
  | "reconnecting"
  /** There is no stream. The page reads its data every few seconds. */
  | "polling"
  /** The browser has no network. */
  | "offline";

export interface LiveStatus {
  readonly state: LiveState;
  /** Milliseconds since the epoch at which the state began. `undefined` on a server and until the page has hydrated. */
  readonly since: number | undefined;
  /** Whether the proxy reaches the service. `unknown` until the proxy reports it. */
  readonly upstream: "ok" | "failing" | "unknown";
  /** Error code of the last failed read, if `upstream` is `failing` and the proxy reported one. */
  readonly upstreamCode: string | undefined;
  /** Why there is no stream. `load`: its code could not be loaded yet, for example because the page's policy blocks it. */
  readonly reason?: "load" | undefined;
}

/** The part of the status that concerns the connection between proxy and service. */
export type Upstream = Pick<LiveStatus, "upstream" | "upstreamCode">;

/** The page's one source of live updates. */
export interface LiveConnection extends Pick<Store<LiveStatus>, "get" | "subscribe"> {
  /** Starts, and returns a function that stops. */
  readonly start: () => () => void;
}

/** The status on a server and until the page has hydrated. */
export const initialStatus: LiveStatus = {
  state: "connecting",
  since: undefined,
  upstream: "unknown",
  upstreamCode: undefined,
};
