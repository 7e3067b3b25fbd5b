/** A body that is pushed to its sink in chunks. It is opened once, or cancelled. */
export interface StreamBody {
  open(sink: Sink): void;
  /** Called when a full sink accepts chunks again. */
  resume(): void;
  cancel(): void;
}

/** The destination of a stream body. */
export interface Sink {
  /** Writes a chunk. Returns whether the sink accepts another one now. */
  write(bytes: Uint8Array<ArrayBuffer>): boolean;
  end(): void;
}

/** Whether a body is a stream. */
export function isStreamBody(body: string | Uint8Array<ArrayBuffer> | StreamBody | null): body is StreamBody {
  return typeof body === "object" && body !== null && "resume" in body;
}

/** Converts a stream body to a web `ReadableStream`. */
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
    // The web stream must not queue: waiting messages stay in the stream body, which can replace them.
    { highWaterMark: 0 },
  );
}
