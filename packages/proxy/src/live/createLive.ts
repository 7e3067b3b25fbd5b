import type { Ticker } from "@partner-kit/contract";
import type { ApprovalFeed, FollowParameters } from "../approvals/createApprovalFeed.ts";
import type { EventSubscription, EventSubscriptions, SubscribeParameters } from "../events/createEventSubscriptions.ts";
import type { Cancelled } from "../http/Cancellation.ts";
import type { StreamBody } from "../http/streamBody.ts";
import type { Settings } from "../settings/settings.ts";
import { createLiveStream, type LiveStream } from "./createLiveStream.ts";
import { createTickerPoll } from "./createTickerPoll.ts";
import type { TickerRead, TickerReader } from "./createTickerReader.ts";
import { diffTickers } from "./diffTickers.ts";
import { encodeMessage, type MessageBytes } from "./encodeMessage.ts";

export interface CreateLiveParameters
  extends Pick<
    Settings,
    "tickerInterval" | "sessionCheckInterval" | "maxStreams" | "maxStreamsPerSubject" | "now" | "random" | "schedule"
  > {
  readonly ticker: TickerReader;
  readonly events: EventSubscriptions;
  readonly approvals: Pick<ApprovalFeed, "follow" | "ready">;
}

export interface OpenLiveParameters {
  readonly subject: string;
  /** Whether the stream includes the ticker. */
  readonly seesTicker: boolean;
  /** Which events the stream includes, and from which sequence number. `undefined` for no events. */
  readonly events: Omit<SubscribeParameters, "stream"> | undefined;
  /** Which approvals the stream reports. */
  readonly canSeeApproval: FollowParameters["canSee"];
  /**
   * Called every `sessionCheckInterval`. The stream ends when it resolves to `false`. Never rejects and always settles.
   */
  readonly isStillAllowed: () => Promise<boolean>;
  /** Ends the stream when cancelled. */
  readonly caller: Cancelled;
}

/** All live streams, and the ticker poll that feeds them. */
export interface Live {
  /** Wait for it before opening a stream. */
  ready(): Promise<void>;
  /** Opens a stream. Returns `undefined` if too many are open. Must not be called after `close`. */
  open(parameters: OpenLiveParameters): StreamBody | undefined;
  /** Ends every stream of a subject. Returns their number. */
  revoke(subject: string): number;
  /** Number of open streams. */
  count(): number;
  /** Seconds since a ticker read succeeded, or since a stream asked for the ticker. 0 if no stream includes it. */
  tickerAge(): number;
  /** Makes every page read everything again, its session too, because the API key changed. */
  reset(): void;
  /** Ends every stream at once. */
  close(): void;
}

interface Viewer {
  readonly subject: string;
  readonly seesTicker: boolean;
  readonly stream: LiveStream;
}

// Bun closes a connection that is silent for 10 seconds, load balancers after 30 or 60.
const HEARTBEAT_MS = 8_000;

/** Creates the live streams. The ticker is read only while a stream includes it. */
export function createLive(parameters: CreateLiveParameters): Live {
  const { ticker, events, approvals, tickerInterval, maxStreams, maxStreamsPerSubject, now, random, schedule } =
    parameters;
  const { sessionCheckInterval } = parameters;
  const viewers = new Set<Viewer>();
  const poll = createTickerPoll({ ticker, onRead, interval: tickerInterval, now, random, schedule });
  let tickers: ReadonlyMap<string, Ticker> | undefined;
  let asOf = "";
  /** When a read last succeeded, or when the poll started. `undefined` while no stream includes the ticker. */
  let tickerSince: number | undefined;
  /** The newest ticker as a message, created on first use. */
  let snapshot: MessageBytes | undefined;
  let failure: string | undefined;
  let cancelHeartbeat: (() => void) | undefined;

  function onRead(result: TickerRead): void {
    const code = result.success ? undefined : result.code;
    if (code !== failure) {
      failure = code;
      const message = stateMessage(code);
      for (const stream of tickerStreams()) stream.send(message);
    }
    if (!result.success) return;
    tickerSince = now();
    const read = new Map(result.tickers.map((ticker) => [ticker.pair_id, ticker]));
    const changes = diffTickers(tickers, read);
    tickers = read;
    asOf = new Date(result.at ?? now()).toISOString();
    snapshot = undefined;
    // Sent even without changes: it confirms that the known prices are current.
    const message = encodeMessage("ticker", { full: changes.full, as_of: asOf, tickers: [...changes.tickers] });
    for (const stream of tickerStreams()) stream.sendTicker(message);
  }

  function tickerStreams(): LiveStream[] {
    const streams: LiveStream[] = [];
    for (const { seesTicker, stream } of viewers) if (seesTicker) streams.push(stream);
    return streams;
  }

  function takeSnapshot(): MessageBytes | undefined {
    if (!tickers) return undefined;
    snapshot ??= encodeMessage("ticker", { full: true, as_of: asOf, tickers: Array.from(tickers.values()) });
    return snapshot;
  }

  function sendHeartbeat(): void {
    for (const { stream } of viewers) stream.sendHeartbeat();
    cancelHeartbeat = viewers.size > 0 ? schedule(sendHeartbeat, HEARTBEAT_MS) : undefined;
  }

  function leave(viewer: Viewer): void {
    viewers.delete(viewer);
    if (viewers.size === 0) {
      cancelHeartbeat?.();
      cancelHeartbeat = undefined;
    }
    if (tickerStreams().length > 0) return;
    poll.stop();
    tickerSince = undefined;
    // The ticker is outdated by the time the next stream opens.
    tickers = undefined;
    snapshot = undefined;
    failure = undefined;
  }

  function open(opened: OpenLiveParameters): StreamBody | undefined {
    const { subject, seesTicker, isStillAllowed, caller } = opened;
    if (viewers.size >= maxStreams) return undefined;
    if (Array.from(viewers).filter((viewer) => viewer.subject === subject).length >= maxStreamsPerSubject)
      return undefined;

    let cancelRecheck: (() => void) | undefined;
    let subscription: EventSubscription | undefined;
    let unfollow: (() => void) | undefined;
    const stream = createLiveStream({
      catchUp: takeSnapshot,
      onDrain: () => subscription?.resume(),
      onEnd() {
        cancelRecheck?.();
        subscription?.stop();
        unfollow?.();
        unsubscribe();
        leave(viewer);
      },
    });
    const viewer: Viewer = { subject, seesTicker, stream };
    viewers.add(viewer);
    const unsubscribe = caller.onCancel(stream.end);
    if (caller.isCancelled) {
      stream.end();
      return stream.body;
    }

    async function recheck(): Promise<void> {
      const isAllowed = await isStillAllowed();
      if (!isAllowed) stream.end();
      if (viewers.has(viewer)) recheckLater();
    }
    function recheckLater(): void {
      cancelRecheck = schedule(() => void recheck(), sessionCheckInterval);
    }
    recheckLater();

    cancelHeartbeat ??= schedule(sendHeartbeat, HEARTBEAT_MS);
    if (seesTicker) {
      const known = takeSnapshot();
      if (known) stream.sendTicker(known);
      if (failure !== undefined) stream.send(stateMessage(failure));
      tickerSince ??= now();
      poll.start();
    }
    unfollow = approvals.follow({ canSee: opened.canSeeApproval, stream });
    subscription = opened.events && events.subscribe({ ...opened.events, stream });
    return stream.body;
  }

  return {
    ready: approvals.ready,
    open,
    count: () => viewers.size,
    tickerAge: () => (tickerSince === undefined ? 0 : Math.max(0, now() - tickerSince) / 1000),
    revoke(subject) {
      const revoked = Array.from(viewers).filter((viewer) => viewer.subject === subject);
      for (const { stream } of revoked) stream.end();
      return revoked.length;
    },
    reset() {
      const message = encodeMessage("reset", { reason: "key_rotated" });
      for (const { stream } of viewers) stream.send(message);
    },
    close() {
      for (const { stream } of viewers) stream.end();
    },
  };
}

function stateMessage(failure: string | undefined): MessageBytes {
  return encodeMessage("upstream", failure === undefined ? { state: "ok" } : { state: "failing", code: failure });
}
