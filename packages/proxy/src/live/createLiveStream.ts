import type { Sink, StreamBody } from "../http/streamBody.ts";
import { heartbeat, type MessageBytes } from "./encodeMessage.ts";

export interface CreateLiveStreamParameters {
  /** Returns the newest ticker as one message, for a reader that fell behind. Called when the reader has room. */
  readonly catchUp: () => MessageBytes | undefined;
  /** Called when the reader has taken all queued messages. */
  readonly onDrain?: (() => void) | undefined;
  /** Called once, when either side ends the stream. */
  readonly onEnd: () => void;
}

/** One reader's stream, with a bounded queue. */
export interface LiveStream {
  readonly body: StreamBody;
  /** Sends ticker changes. A slow reader gets only the newest ticker. */
  sendTicker(bytes: MessageBytes): void;
  /** Sends a message that must not be dropped. If the reader is too slow, the stream ends and the reader reconnects. */
  send(bytes: MessageBytes): void;
  /** Whether the queue has room for a page of messages. */
  hasRoom(): boolean;
  /** Sends a heartbeat. The stream ends if the reader missed several. */
  sendHeartbeat(): void;
  end(): void;
}

const QUEUED_TICKERS_MAX = 8;
const QUEUED_MESSAGES_MAX = 256;
const QUEUED_MESSAGES_MANY = 128;
const MISSED_HEARTBEATS_MAX = 8;

/** Creates a stream with a bounded queue. */
export function createLiveStream({ catchUp, onDrain, onEnd }: CreateLiveStreamParameters): LiveStream {
  let messages: MessageBytes[] = [];
  let tickers: MessageBytes[] = [];
  let sink: Sink | undefined;
  let hasEnded = false;
  /** Whether the reader accepts a message now. The queue is empty then. */
  let isReady = false;
  let isBehind = false;
  let missedHeartbeats = 0;

  function resume(): void {
    missedHeartbeats = 0;
    isReady = sink !== undefined;
    for (let next = take(); next; next = take()) hand(next);
    if (messages.length === 0) onDrain?.();
  }

  function take(): MessageBytes | undefined {
    if (!isReady) return undefined;
    const next = messages.shift() ?? tickers.shift();
    if (next || !isBehind) return next;
    isBehind = false;
    return catchUp();
  }

  function hand(bytes: MessageBytes): boolean {
    if (!isReady || !sink) return false;
    isReady = sink.write(bytes);
    return true;
  }

  function finish(): void {
    if (hasEnded) return;
    hasEnded = true;
    isReady = false;
    messages = [];
    tickers = [];
    onEnd();
  }

  function end(): void {
    if (hasEnded) return;
    finish();
    sink?.end();
  }

  return {
    body: {
      open(opened) {
        sink = opened;
        if (hasEnded) sink.end();
        else resume();
      },
      resume() {
        if (!hasEnded) resume();
      },
      cancel: finish,
    },
    sendTicker(bytes) {
      if (hasEnded || isBehind || hand(bytes)) return;
      tickers.push(bytes);
      if (tickers.length <= QUEUED_TICKERS_MAX) return;
      tickers = [];
      isBehind = true;
    },
    send(bytes) {
      if (hasEnded || hand(bytes)) return;
      messages.push(bytes);
      if (messages.length > QUEUED_MESSAGES_MAX) end();
    },
    hasRoom: () => !hasEnded && messages.length < QUEUED_MESSAGES_MANY,
    sendHeartbeat() {
      if (hasEnded || hand(heartbeat)) return;
      missedHeartbeats += 1;
      if (missedHeartbeats >= MISSED_HEARTBEATS_MAX) end();
    },
    end,
  };
}
