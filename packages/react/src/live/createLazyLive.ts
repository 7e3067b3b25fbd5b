import { initialStatus } from "./initialStatus.ts";
import type { LiveConnection } from "./LiveConnection.ts";

export interface CreateLazyLiveParameters {
  readonly load: () => Promise<LiveConnection>;
  /** The code could not be loaded; it is tried again. */
  readonly onError: (error: unknown) => void;
}

/** A live connection whose code is loaded once it is started: what a page shows at first does not wait for it. */
export function createLazyLive({ load, onError }: CreateLazyLiveParameters): LiveConnection {
  const listeners = new Set<() => void>();
  let live: LiveConnection | undefined;

  async function loadOnce(): Promise<LiveConnection> {
    const loaded = live ?? (await load());
    if (!live) {
      live = loaded;
      loaded.subscribe(() => {
        for (const listener of listeners) listener();
      });
    }
    return live;
  }

  return {
    get: () => live?.get() ?? initialStatus,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heardAt: () => live?.heardAt(),
    reconnect: () => live?.reconnect(),
    start: () => {
      let isHeld = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop: (() => void) | undefined;
      const begin = async () => {
        try {
          const loaded = await loadOnce();
          if (isHeld) stop = loaded.start();
        } catch (error) {
          onError(error);
          if (isHeld) timer = setTimeout(() => void begin(), RETRY);
        }
      };
      void begin();
      return () => {
        isHeld = false;
        clearTimeout(timer);
        stop?.();
      };
    },
  };
}

/** Milliseconds. */
const RETRY = 15_000;
