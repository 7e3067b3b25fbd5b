import { withLink } from "@partner-kit/contract";
import { createStore, type Store } from "../provider/createStore.ts";
import { createPoller } from "./createPoller.ts";
import { initialStatus, type LiveConnection, type LiveStatus } from "./LiveConnection.ts";
import { repeat } from "./repeat.ts";

export interface CreateLazyLiveParameters {
  /** Loads the code. Resolves to what starts the connection, which keeps its status in the given store. */
  readonly load: (status: Store<LiveStatus>) => Promise<LiveConnection["start"]>;
  /** Called each time the code could not be loaded. It is loaded again after 15 seconds. */
  readonly onError: (error: unknown) => void;
  /** Refetches the data on the page. Rejects if that fails. */
  readonly poll: () => Promise<void>;
  readonly now: () => number;
}

/**
 * A live connection whose code is loaded when it starts, so that the first render does not wait for it. Polls while the
 * code cannot be loaded.
 */
export function createLazyLive({ load, onError, poll, now }: CreateLazyLiveParameters): LiveConnection {
  const status = createStore(initialStatus);
  let start: LiveConnection["start"] | undefined;
  let isLogged = false;
  // A hidden page needs no data.
  const poller = createPoller({
    poll: () => (document.hidden ? Promise.resolve() : poll()),
    random: Math.random,
    onResult: show,
  });

  return {
    get: status.get,
    subscribe: status.subscribe,
    start: () => {
      let stop: (() => void) | undefined;
      const stopLoading = repeat(async (signal) => {
        try {
          start ??= await load(status);
        } catch (error) {
          if (!signal.aborted) onFailure(error);
          return RETRY_DELAY;
        }
        if (signal.aborted) return undefined;
        stopPolling();
        stop = start();
        return undefined;
      });
      return () => {
        stopLoading();
        stopPolling();
        stop?.();
      };
    },
  };

  function onFailure(error: unknown): void {
    onError(error);
    poller.start();
    if (isLogged) return;
    isLogged = true;
    const message =
      "The code of the live updates of @partner-kit/react could not be loaded. The page reads its data every few seconds.";
    // In production, too: the page works, so nobody would notice otherwise.
    console.error(withLink(message, "LIVE_NOT_LOADED"), error);
  }

  function show(): void {
    const state = poller.result() === "success" ? "polling" : "reconnecting";
    if (status.get().state !== state) status.set({ ...initialStatus, state, since: now(), reason: "load" });
  }

  function stopPolling(): void {
    if (poller.result() === "stopped") return;
    poller.stop();
    status.set(initialStatus);
  }
}

/** Milliseconds. */
const RETRY_DELAY = 15_000;
