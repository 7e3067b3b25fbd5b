import { onTestFinished, vi } from "vitest";
import { type CreateLiveConnectionParameters, createLiveConnection } from "../src/live/createLiveConnection.ts";
import { initialStatus } from "../src/live/LiveConnection.ts";
import { openStream } from "../src/live/openStream.ts";
import { createStore } from "../src/provider/createStore.ts";

interface Call {
  readonly lastEventId: string | null;
  readonly signal: AbortSignal | undefined;
  readonly answer: (response: Response) => void;
  readonly fail: () => void;
}

/** Starts a connection whose requests the test responds to. */
export function setUpConnection(overrides: Partial<CreateLiveConnectionParameters> = {}, signals = {}) {
  const calls: Call[] = [];
  const events: string[] = [];
  const listeners = new Set<() => void>();
  const page = { isHidden: false, isOnline: true, ...signals };
  const poll = vi.fn(() => Promise.resolve());
  const status = createStore(initialStatus);
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((answer, reject) =>
      calls.push({
        lastEventId: new Headers(init?.headers).get("last-event-id"),
        signal: init?.signal ?? undefined,
        answer,
        fail: () => reject(new TypeError("fetch failed")),
      }),
    );
  const connection = createLiveConnection({
    status,
    open: (handlers) => openStream({ ...handlers, baseUrl: "/partner-kit", fetch, now: Date.now }),
    readName: async () => undefined,
    sharing: undefined,
    getSnapshot: () => [],
    onEvent: ({ name, data }) => events.push(`${name} ${data}`),
    onOpen: () => events.push("(open)"),
    poll,
    page: {
      isHidden: () => page.isHidden,
      isOnline: () => page.isOnline,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    now: Date.now,
    random: () => 1,
    ...overrides,
  });
  const stop = connection.start();
  onTestFinished(stop);
  const change = (next: Partial<typeof page>) => {
    Object.assign(page, next);
    for (const listener of listeners) listener();
  };
  return { connection, status, calls, events, poll, change, stop, state: () => status.get().state };
}

/** A stream to which the test writes. */
export function createStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    response: new Response(readable, { headers: { "content-type": "text/event-stream" } }),
    send: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
  };
}

export async function pass(milliseconds = 0): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
