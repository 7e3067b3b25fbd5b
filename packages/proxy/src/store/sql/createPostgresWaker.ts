import { Client, type ClientConfig, escapeIdentifier } from "pg";
import { type WakeTopic, wakeTopics } from "../Store.ts";

export interface CreatePostgresWakerParameters {
  readonly config: ClientConfig;
  readonly channel: string;
  readonly pollInterval: number;
  readonly onWake: (topic: WakeTopic) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** Receives notifications of other instances, and sends them, over a connection of its own. */
export interface PostgresWaker {
  /** Connects where there is no connection, or sees whether it lives; then wakes for all that may have been missed. */
  readonly look: () => Promise<void>;
  readonly notify: (topics: readonly WakeTopic[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Looks each `pollInterval`, and when the connection is lost. */
export function createPostgresWaker({
  config,
  channel,
  pollInterval,
  onWake,
  onTrouble,
}: CreatePostgresWakerParameters): PostgresWaker {
  const self = crypto.randomUUID();
  let client: Client | undefined;
  let looking: Promise<void> | undefined;
  let isOpen = true;
  const timer = setInterval(() => void look(), pollInterval);
  timer.unref();

  async function connect(): Promise<void> {
    const next = new Client(config);
    next.on("error", onTrouble);
    next.on("end", () => {
      if (client !== next || !isOpen) return;
      client = undefined;
      void look();
    });
    next.on("notification", ({ payload = "" }) => {
      const [topic, sender] = payload.split(" ");
      if (sender !== self) for (const known of wakeTopics) if (known === topic) onWake(known);
    });
    try {
      await next.connect();
      // A notification is a commit, and otherwise waits for the disk, though after a crash nobody is there to hear it.
      await next.query(`LISTEN ${escapeIdentifier(channel)}; SET synchronous_commit = off`);
    } catch (error) {
      void next.end();
      throw error;
    }
    client = next;
  }

  async function lookNow(): Promise<void> {
    try {
      await (client === undefined ? connect() : client.query("SELECT 1"));
    } catch (error) {
      onTrouble(error);
      void client?.end();
      client = undefined;
    }
    for (const topic of wakeTopics) onWake(topic);
    looking = undefined;
  }

  function look(): Promise<void> {
    looking ??= lookNow();
    return looking;
  }

  return {
    look,
    async notify(topics) {
      // Where there is no connection, the others find out by looking.
      await client?.query("SELECT pg_notify($1, topic || ' ' || $2::text) FROM unnest($3::text[]) AS topic", [
        channel,
        self,
        topics,
      ]);
    },
    async close() {
      isOpen = false;
      clearInterval(timer);
      await looking;
      await client?.end();
    },
  };
}
