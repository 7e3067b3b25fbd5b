import type { Sink, StreamBody } from "../http/streamBody.ts";
import { heartbeat, type MessageBytes } from "./encodeMessage.ts";

export interface CreateLiveStreamParameters {
  /** The newest state as one message, for a reader that has fallen behind. Taken when the reader is ready for it. */
  readonly catchUp: () => MessageBytes | undefined;
  /** Told when the reader has taken all that waited for it. */
  readonly onRoom?: (() => void) | undefined;
  /** Told once, when the stream has ended on either side. */
  readonly onEnd: () => void;
}

/** A reader's stream. What it cannot take yet is kept for it, within bounds. */
export interface LiveStream {
  readonly body: StreamBody;
  /** Sends ticker changes. A slow reader gets the newest state instead of every step to it. */
  sendTicker(bytes: MessageBytes): void;
  /** Sends what must not be left out. A reader too slow for it is cut off and reads again when it returns. */
  send(bytes: MessageBytes): void;
  /** Whether many more messages may be sent: where one can wait, it should. */
  hasRoom(): boolean;
  /** Sends a sign of life. A reader that took nothing for several of them is cut off. */
  sendHeartbeat(): void;
  end(): void;
}

const QUEUED_TICKERS_MAX = 8;
const QUEUED_MESSAGES_MAX = 256;
const QUEUED_MESSAGES_MANY = 128;
const MISSED_HEARTBEATS_MAX = 8;

/** Makes a stream that holds no more than a bounded number of messages, whatever its reader does. */
export function createLiveStream({ catchUp, onRoom, onEnd }: CreateLiveStreamParameters): LiveStream {
  let messages: MessageBytes[] = [];
  let tickers: MessageBytes[] = [];
  let sink: Sink | undefined;
  let hasEnded = false;
  /** The reader takes more; nothing is queued then. */
  let isReady = false;
  let isBehind = false;
  let missedHeartbeats = 0;

  function resume(): void {
    missedHeartbeats = 0;
    isReady = sink !== undefined;
    for (let next = take(); next; next = take()) hand(next);
    if (messages.length === 0) onRoom?.();
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
