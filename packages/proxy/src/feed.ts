/** A body that is pushed to its reader piece by piece. It is opened once, or cancelled. */
export interface Feed {
  open(sink: Sink): void;
  /** Told when a sink that took its last piece and had enough is ready for the next. */
  resume(): void;
  cancel(): void;
}

/** Where a feed goes. */
export interface Sink {
  /** Takes a piece. Returns whether it takes another at once. */
  write(bytes: Uint8Array<ArrayBuffer>): boolean;
  end(): void;
}

/** Whether a body is a feed, not bytes or text. */
export function isFeed(body: string | Uint8Array<ArrayBuffer> | Feed | null): body is Feed {
  return typeof body === "object" && body !== null && "resume" in body;
}

/** A feed as the web writes it. */
export function streamOf(feed: Feed): ReadableStream<Uint8Array<ArrayBuffer>> {
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
    // Nothing is queued inside the stream itself: what waits, waits in the feed, where it can be replaced.
    { highWaterMark: 0 },
  );
}
