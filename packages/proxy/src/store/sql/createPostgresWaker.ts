import { Client, type ClientConfig, escapeIdentifier } from "pg";
import { type WakeTopic, wakeTopics } from "../Store.ts";

export interface CreatePostgresWakerParameters {
  /** Read for each connection. */
  readonly config: () => ClientConfig;
  readonly channel: string;
  readonly pollInterval: number;
  readonly onWake: (topic: WakeTopic) => void;
  readonly onBackgroundError: (error: unknown) => void;
}

/** Sends and receives notifications between instances, over its own connection. */
export interface PostgresWaker {
  readonly isConnected: () => boolean;
  /**
   * Connects, or checks the connection. Then calls `onWake` for every topic, because notifications may have been
   * missed.
   */
  readonly poll: () => Promise<void>;
  /** Replaces the connection. */
  readonly reconnect: () => Promise<void>;
  readonly notify: (topics: readonly WakeTopic[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates a waker. It also polls every `pollInterval` and after a lost connection. */
export function createPostgresWaker({
  config,
  channel,
  pollInterval,
  onWake,
  onBackgroundError,
}: CreatePostgresWakerParameters): PostgresWaker {
  const self = crypto.randomUUID();
  let client: Client | undefined;
  let polling: Promise<void> | undefined;
  let isOpen = true;
  const timer = setInterval(() => void poll(), pollInterval);
  timer.unref();

  async function connect(): Promise<void> {
    const next = new Client(config());
    next.on("error", onBackgroundError);
    next.on("end", () => {
      if (client !== next || !isOpen) return;
      client = undefined;
      void poll();
    });
    next.on("notification", ({ payload = "" }) => {
      const [topic, sender] = payload.split(" ");
      if (sender !== self) for (const known of wakeTopics) if (known === topic) onWake(known);
    });
    try {
      await next.connect();
      // A notification is a commit. It must not wait for the disk, because after a crash nobody listens.
      await next.query(`LISTEN ${escapeIdentifier(channel)}; SET synchronous_commit = off`);
    } catch (error) {
      void next.end();
      throw error;
    }
    client = next;
  }

  async function pollNow(): Promise<void> {
    try {
      await (client === undefined ? connect() : client.query("SELECT 1"));
    } catch (error) {
      onBackgroundError(error);
      void client?.end();
      client = undefined;
    }
    for (const topic of wakeTopics) onWake(topic);
    polling = undefined;
  }

  function poll(): Promise<void> {
    polling ??= pollNow();
    return polling;
  }

  return {
    isConnected: () => client !== undefined,
    poll,
    async reconnect() {
      await polling;
      // Its end starts a new connection.
      await client?.end();
    },
    async notify(topics) {
      // Without a connection, the other instances learn of the change by polling.
      await client?.query("SELECT pg_notify($1, topic || ' ' || $2::text) FROM unnest($3::text[]) AS topic", [
        channel,
        self,
        topics,
      ]);
    },
    async close() {
      isOpen = false;
      clearInterval(timer);
      await polling;
      await client?.end();
    },
  };
}
