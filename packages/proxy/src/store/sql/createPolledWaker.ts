import { wakeTopics } from "../Store.ts";
import { StoreError } from "../StoreError.ts";
import type { Waker } from "../Waker.ts";
import type { CreatePostgresWakerParameters, PostgresWaker } from "./createPostgresWaker.ts";

export interface CreatePolledWakerParameters
  extends Pick<CreatePostgresWakerParameters, "pollInterval" | "onWake" | "onBackgroundError"> {
  readonly waker: Waker;
}

/** Uses a waker of the host in place of Postgres' notifications. It also polls every `pollInterval` and after a gap. */
export function createPolledWaker({
  waker,
  pollInterval,
  onWake,
  onBackgroundError,
}: CreatePolledWakerParameters): PostgresWaker {
  let subscribing: Promise<void> | undefined;
  let isConnected: boolean | undefined;
  const wakeAll = (): void => wakeTopics.forEach(onWake);
  const timer = setInterval(wakeAll, pollInterval);
  timer.unref();

  function onConnection(isNowConnected: boolean): void {
    if (isNowConnected === isConnected) return;
    isConnected = isNowConnected;
    if (isConnected) wakeAll();
    else onBackgroundError(new StoreError("unnotified"));
  }

  return {
    isConnected: () => isConnected === true,
    poll() {
      subscribing ??= waker.subscribe({
        onWake: (topic) => wakeTopics.filter((known) => known === topic).forEach(onWake),
        onConnection,
      });
      return subscribing;
    },
    // It has other credentials than the database.
    reconnect: async () => undefined,
    async notify(topics) {
      // Without a connection, the other instances learn of the change by polling.
      if (isConnected) await waker.publish([...new Set(topics)]);
    },
    async close() {
      clearInterval(timer);
      await waker.close();
    },
  };
}
