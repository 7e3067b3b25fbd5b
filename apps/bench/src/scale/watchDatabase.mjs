import { connect } from "node:net";
import pg from "pg";

/** Counts transactions, notifications and connections of the proxies. `redis` is the URL of the Redis that wakes them, if any. */
export async function watchDatabase(url, redis) {
  const client = new pg.Client(url);
  let notifications = 0;
  let connections = 0;
  client.on("notification", () => {
    notifications += 1;
  });
  await client.connect();
  await client.query('LISTEN ".partner_kit_wake"');
  const countConnections = async () => {
    const { rows } = await client.query(
      "SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'partner-kit'",
    );
    connections = Math.max(connections, rows[0].open);
  };
  const timer = setInterval(() => void countConnections(), 1_000);

  return {
    /** The most connections so far. */
    connections: () => connections,
    /** Transactions and wake-ups so far. */
    async count() {
      const { rows } = await client.query(
        "SELECT xact_commit::int AS transactions FROM pg_stat_database WHERE datname = current_database()",
      );
      return { ...rows[0], wakeUps: redis ? await countPublished(redis) : notifications };
    },
    query: (sql) => client.query(sql).then(({ rows }) => rows),
    close() {
      clearInterval(timer);
      return client.end();
    },
  };
}

/** How many messages were published. */
function countPublished(url) {
  const { port, hostname } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname).on("error", reject);
    socket.on("close", () => resolve(Number(/cmdstat_publish:calls=(\d+)/.exec(text)?.[1] ?? 0)));
    socket.on("data", (bytes) => {
      text += bytes.latin1Slice();
    });
    socket.write("INFO commandstats\r\nQUIT\r\n");
  });
}
