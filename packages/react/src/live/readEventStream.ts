import { createParser } from "eventsource-parser";

/** One server-sent event. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
  readonly id: string | undefined;
}

export interface ReadEventStreamParameters {
  readonly body: ReadableStream<Uint8Array>;
  readonly signal: AbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
  /** Anything came, a heartbeat included. */
  readonly onSign: () => void;
}

/** Reads server-sent events until the stream ends or is aborted. Rejects when it breaks. */
export async function readEventStream(parameters: ReadEventStreamParameters): Promise<void> {
  const { body, signal, onEvent, onSign } = parameters;
  const parser = createParser({
    onEvent: ({ event = "message", data, id }) => onEvent({ name: event, data, id }),
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  // A body that came from elsewhere than the network does not end with the request by itself.
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel, { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (signal.aborted) return cancel();
    onSign();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
