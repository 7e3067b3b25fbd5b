import { heartbeat, type MessageBytes } from "./encodeMessage.ts";

export interface CreateLiveStreamParameters {
  /** The ticker as it stands, for a reader that could not keep up with the changes. */
  readonly catchUp: () => MessageBytes | undefined;
  /** Called once, however the stream ends. */
  readonly onEnd: () => void;
}

/** One reader's stream. */
export interface LiveStream {
  readonly body: ReadableStream<MessageBytes>;
  /** Sends ticker changes. A slow reader gets the newest state instead of every step to it. */
  sendTicker(bytes: MessageBytes): void;
  /** Sends what must not be left out. A reader too slow for it is cut off and reads again when it returns. */
  send(bytes: MessageBytes): void;
  /** Sends a sign of life. A reader that took nothing for several of them is cut off. */
  beat(): void;
  end(): void;
}

const QUEUED_TICKERS_MAX = 8;
const QUEUED_MESSAGES_MAX = 256;
const MISSED_BEATS_MAX = 4;

/** Makes a stream that holds no more than a bounded number of messages, whatever its reader does. */
export function createLiveStream({ catchUp, onEnd }: CreateLiveStreamParameters): LiveStream {
  let messages: MessageBytes[] = [];
  let tickers: MessageBytes[] = [];
  let controller: ReadableStreamDefaultController<MessageBytes> | undefined;
  let isWaiting = false;
  let isBehind = false;
  let missedBeats = 0;

  const body = new ReadableStream<MessageBytes>(
    {
      start(started) {
        controller = started;
      },
      pull() {
        missedBeats = 0;
        const next = messages.shift() ?? tickers.shift() ?? takeCatchUp();
        if (next) controller?.enqueue(next);
        else isWaiting = true;
      },
      cancel: finish,
    },
    // Nothing is queued inside the stream itself: what waits, waits above, where it can be replaced.
    { highWaterMark: 0 },
  );

  function takeCatchUp(): MessageBytes | undefined {
    if (!isBehind) return undefined;
    isBehind = false;
    return catchUp();
  }

  function hand(bytes: MessageBytes): boolean {
    if (!isWaiting) return false;
    isWaiting = false;
    controller?.enqueue(bytes);
    return true;
  }

  function finish(): void {
    if (!controller) return;
    controller = undefined;
    messages = [];
    tickers = [];
    onEnd();
  }

  function end(): void {
    const ending = controller;
    finish();
    ending?.close();
  }

  return {
    body,
    sendTicker(bytes) {
      if (!controller || isBehind || hand(bytes)) return;
      tickers.push(bytes);
      if (tickers.length <= QUEUED_TICKERS_MAX) return;
      tickers = [];
      isBehind = true;
    },
    send(bytes) {
      if (!controller || hand(bytes)) return;
      messages.push(bytes);
      if (messages.length > QUEUED_MESSAGES_MAX) end();
    },
    beat() {
      if (!controller || hand(heartbeat)) return;
      missedBeats += 1;
      if (missedBeats >= MISSED_BEATS_MAX) end();
    },
    end,
  };
}
