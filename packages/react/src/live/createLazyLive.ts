import { createStore, type Store } from "../provider/createStore.ts";
import { initialStatus, type LiveConnection, type LiveStatus } from "./LiveConnection.ts";
import { repeat } from "./repeat.ts";

export interface CreateLazyLiveParameters {
  /** Loads the code. Resolves to what starts the connection, which keeps its status in the given store. */
  readonly load: (status: Store<LiveStatus>) => Promise<LiveConnection["start"]>;
  /** Called each time the code could not be loaded. It is loaded again after 15 seconds. */
  readonly onError: (error: unknown) => void;
}

/** A live connection whose code is loaded when it starts, so that the first render does not wait for it. */
export function createLazyLive({ load, onError }: CreateLazyLiveParameters): LiveConnection {
  const status = createStore(initialStatus);
  let start: LiveConnection["start"] | undefined;
  return {
    get: status.get,
    subscribe: status.subscribe,
    start: () => {
      let stop: (() => void) | undefined;
      const stopLoading = repeat(async (signal) => {
        try {
          start ??= await load(status);
        } catch (error) {
          onError(error);
          return RETRY_DELAY;
        }
        if (!signal.aborted) stop = start();
        return undefined;
      });
      return () => {
        stopLoading();
        stop?.();
      };
    },
  };
}

/** Milliseconds. */
const RETRY_DELAY = 15_000;
