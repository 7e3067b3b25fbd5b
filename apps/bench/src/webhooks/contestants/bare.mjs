// What is left of a receiver without everything but its purpose: read, verify, keep in shared commits, answer.
import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { serve } from "../../proxy/serve.mjs";

const { BENCH_STORE: location, BENCH_SECRET: secret } = process.env;
const key = createSecretKey(Buffer.from(secret.slice("whsec_".length), "base64"));
const commit = location.startsWith("postgres:") ? await postgres() : sqlite();

let waiting = [];
let isBusy = false;

async function flush() {
  const batch = waiting;
  waiting = [];
  await commit(batch.map(({ event }) => event));
  for (const { outgoing } of batch) {
    outgoing.writeHead(204);
    outgoing.end();
  }
  isBusy = false;
  begin();
}

function begin() {
  if (isBusy || waiting.length === 0) return;
  isBusy = true;
  setImmediate(() => void flush());
}

serve(
  createServer((incoming, outgoing) => {
    const pieces = [];
    incoming.on("data", (piece) => pieces.push(piece));
    incoming.on("end", () => {
      const body = Buffer.concat(pieces);
      const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature } = incoming.headers;
      const mac = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
      const { id: own, type, occurred_at } = JSON.parse(body.toString());
      const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
      if (!isFresh || own !== id || !timingSafeEqual(mac, Buffer.from(signature.slice(3), "base64"))) {
        outgoing.writeHead(401);
        outgoing.end();
        return;
      }
      waiting.push({ event: [id, type, occurred_at, Date.now(), body], outgoing });
      begin();
    });
  }),
);

function sqlite() {
  const database = new DatabaseSync(location);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE events (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
      occurred_at TEXT NOT NULL, received_at BIGINT NOT NULL, body BLOB NOT NULL)`);
  const insert = database.prepare(
    "INSERT INTO events (id, type, occurred_at, received_at, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  return async (events) => {
    database.exec("BEGIN IMMEDIATE");
    for (const event of events) insert.run(...event);
    database.exec("COMMIT");
  };
}

async function postgres() {
  const client = new pg.Client(location);
  await client.connect();
  await client.query(`CREATE TABLE bare_events (seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, occurred_at TEXT NOT NULL, received_at BIGINT NOT NULL, body BYTEA NOT NULL)`);
  return (events) =>
    client.query(
      `INSERT INTO bare_events (id, type, occurred_at, received_at, body)
        SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bytea[]) ON CONFLICT DO NOTHING`,
      [0, 1, 2, 3, 4].map((column) => events.map((event) => event[column])),
    );
}
