/** How live updates reach the page. */
export type LiveState =
  /** The first try is under way. */
  | "connecting"
  /** The stream is open. */
  | "live"
  /** The stream broke off and is tried again. */
  | "reconnecting"
  /** There is no stream; figures are read every few seconds. */
  | "polling"
  /** The browser has no network. */
  | "offline";

export interface LiveStatus {
  readonly state: LiveState;
  /** Milliseconds since the epoch at which the state began; `undefined` until the page took over. */
  readonly since: number | undefined;
  /** Whether the proxy reaches the service; `unknown` until it says so. */
  readonly upstream: "ok" | "failing" | "unknown";
  /** Error code of the last failed read, while `upstream` is `failing` and the proxy told it. */
  readonly upstreamCode: string | undefined;
}

/** The one line between page and proxy. */
export interface LiveConnection {
  readonly get: () => LiveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Connects, and answers how to end it. Several starts share the line; the last end closes it. */
  readonly start: () => () => void;
}

/** What of the status concerns the way between proxy and service. */
export type Upstream = Pick<LiveStatus, "upstream" | "upstreamCode">;
