/** A body that is pushed to its reader piece by piece. It is opened once, or cancelled. */
export interface StreamBody {
  open(sink: Sink): void;
  /** Called when a sink that had enough is ready for the next piece. */
  resume(): void;
  cancel(): void;
}

/** Where a stream body goes. */
export interface Sink {
  /** Takes a piece. Returns whether it takes another at once. */
  write(bytes: Uint8Array<ArrayBuffer>): boolean;
  end(): void;
}

/** Whether a body is a stream, not bytes or text. */
export function isStreamBody(body: string | Uint8Array<ArrayBuffer> | StreamBody | null): body is StreamBody {
  return typeof body === "object" && body !== null && "resume" in body;
}

/** A stream body as a web `ReadableStream`. */
export function toReadableStream(feed: StreamBody): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isOpen = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (isOpen) return feed.resume();
        isOpen = true;
        return feed.open({
          write(bytes) {
            controller.enqueue(bytes);
            return false;
          },
          end: () => controller.close(),
        });
      },
      cancel: () => feed.cancel(),
    },
    // The web stream queues nothing: what waits, waits in the body, where it can be replaced.
    { highWaterMark: 0 },
  );
}
