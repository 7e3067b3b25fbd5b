import { onTestFinished, vi } from "vitest";
import { createLiveConnection } from "../src/live/createLiveConnection.ts";
import { initialStatus } from "../src/live/LiveConnection.ts";
import type { StreamEnd, StreamEvent, StreamHandlers } from "../src/live/openStream.ts";
import { createStore } from "../src/provider/createStore.ts";
import { createTestSharing } from "./createTestSharing.ts";

/** A stream that sends the test's events to the tab that opened it last. */
function createStream() {
  const opened: (string | undefined)[] = [];
  let handlers: StreamHandlers | undefined;
  let finish: ((end: StreamEnd) => void) | undefined;
  let refusal: StreamEnd | undefined;
  let delay = 0;
  return {
    opened,
    refuseWith: (next: StreamEnd | undefined) => {
      refusal = next;
    },
    openAfter: (milliseconds: number) => {
      delay = milliseconds;
    },
    send: (event: Partial<StreamEvent> = {}) => {
      handlers?.onActivity();
      handlers?.onEvent({ name: "event", data: "{}", id: undefined, ...event });
    },
    breakOff: () => finish?.({ kind: "failed" }),
    open: async (opening: StreamHandlers): Promise<StreamEnd> => {
      opened.push(opening.lastEventId);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (refusal) return refusal;
      return new Promise((resolve) => {
        handlers = opening;
        finish = resolve;
        opening.signal.addEventListener("abort", () => resolve({ kind: "failed" }));
        opening.onOpen();
        opening.onActivity();
      });
    },
  };
}

interface OpenTabParameters {
  readonly id: string;
  readonly name?: () => string | undefined;
  /** Milliseconds until the name is known. */
  readonly nameAfter?: () => number;
  readonly random?: number;
}

/** Opens tabs that share a stream. */
export function setUpTabs() {
  const shared = createTestSharing();
  const stream = createStream();

  async function openTab({ id, name = () => "name", nameAfter = () => 0, random = 0.5 }: OpenTabParameters) {
    const tab = shared.openTab();
    const received: string[] = [];
    const status = createStore(initialStatus);
    const signals = { isHidden: false };
    let onPageChange: (() => void) | undefined;
    const connection = createLiveConnection({
      status,
      open: stream.open,
      readName: async () => {
        const delay = nameAfter();
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        return name();
      },
      sharing: tab.sharing,
      getSnapshot: () => [{ name: "ticker", data: `of ${id}`, id: undefined }],
      onEvent: ({ name: event, data, id: eventId }) => received.push([event, data, eventId].filter(Boolean).join(" ")),
      onOpen: () => undefined,
      poll: async () => undefined,
      page: {
        isHidden: () => signals.isHidden,
        isOnline: () => true,
        subscribe: (listener) => {
          onPageChange = listener;
          return () => undefined;
        },
      },
      now: Date.now,
      random: () => random,
    });
    const close = connection.start();
    onTestFinished(close);
    await settle();

    /** Hides the tab until it disconnects, or shows it again. */
    async function setHidden(isHidden: boolean) {
      signals.isHidden = isHidden;
      onPageChange?.();
      await pass(isHidden ? 20_000 : 0);
    }

    return { ...tab, close, reconnect: connection.reconnect, received, setHidden, state: () => status.get().state };
  }

  return { shared, stream, openTab };
}

/** Delivers pending messages. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** Advances time in steps and delivers the messages of each. */
export async function pass(milliseconds: number): Promise<void> {
  await settle();
  for (let passed = 0; passed < milliseconds; passed += 500) {
    await vi.advanceTimersByTimeAsync(500);
    await settle();
  }
}
