import { createClient } from "@redis/client";
import { ignore } from "../monitoring/logger.ts";
import type { Waker, WakerListener } from "./Waker.ts";

export interface CreateRedisWakerParameters {
  /** A `redis://` URL, or `rediss://` for TLS. */
  readonly url: string;
  /** Password, if the URL has none. */
  readonly password?: string | undefined;
  /** Certificates that sign the server's certificate, as PEM. Default: those of Node. */
  readonly ca?: string | undefined;
  /** Channel of the wake-ups. Give each store a channel of its own. Default `partner-kit`. */
  readonly channel?: string | undefined;
}

/**
 * Creates a waker that publishes over Redis (6 or newer), on one connection per proxy. Needs the package `@redis/client`.
 * Use it for one store.
 */
export function createRedisWaker({ url, password, ca, channel = "partner-kit" }: CreateRedisWakerParameters): Waker {
  const self = crypto.randomUUID();
  const client = createClient({
    url,
    ...(password !== undefined && { password }),
    socket: {
      connectTimeout: 2_000,
      // Finds a connection that ended without a word: the server responds to each ping.
      socketTimeout: PING_MS * 3,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 5), RECONNECT_MAX_MS),
      ...(ca !== undefined && { tls: true, ca }),
    },
    pingInterval: PING_MS,
    // Late wake-ups are useless: the other instances poll.
    disableOfflineQueue: true,
    maintNotifications: "disabled",
  });
  let listener: WakerListener | undefined;
  const onMessage = (message: string): void => {
    const [topic = "", sender] = message.split(" ");
    if (sender !== self) listener?.onWake(topic);
  };
  const disconnected = (): void => listener?.onConnection(false);

  return {
    subscribe(next) {
      listener = next;
      return new Promise((resolve) => {
        client.on("ready", () => {
          const subscribed = client.subscribe(channel, onMessage).then(() => next.onConnection(true), disconnected);
          void subscribed.then(resolve);
        });
        // The error's message can contain the address, so the listener does not get it.
        client.on("error", () => {
          disconnected();
          resolve();
        });
        client.on("reconnecting", disconnected);
        client.connect().catch(ignore);
      });
    },
    async publish(topics) {
      await Promise.all(topics.map((topic) => client.publish(channel, `${topic} ${self}`)));
    },
    async close() {
      listener = undefined;
      if (client.isOpen) client.destroy();
    },
  };
}

const PING_MS = 5_000;
const RECONNECT_MAX_MS = 2_000;
