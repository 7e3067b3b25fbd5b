// A minimal hand-written receiver: it reads, verifies, stores in batched commits and responds. A malformed delivery
// does not end the process, is not stored without a valid signature and does not fail other deliveries of its commit.
import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { serve } from "../../proxy/serve.mjs";

const { BENCH_STORE: location, BENCH_SECRET: secret } = process.env;
const key = createSecretKey(Buffer.from(secret.slice("whsec_".length), "base64"));
const BODY_MAX_BYTES = 1024 * 1024;
const decoder = new TextDecoder("utf-8", { fatal: true });
const commit = location.startsWith("postgres:") ? await postgres() : sqlite();

let waiting = [];
let isBusy = false;

async function flush() {
  const batch = waiting;
  waiting = [];
  const status = await commit(batch.map(({ event }) => event)).then(
    () => 204,
    () => 503,
  );
  for (const { outgoing } of batch) answer(outgoing, status);
  isBusy = false;
  begin();
}

function begin() {
  if (isBusy || waiting.length === 0) return;
  isBusy = true;
  setImmediate(() => void flush());
}

function answer(outgoing, status) {
  outgoing.writeHead(status);
  outgoing.end();
}

/** Whether any signature of a delivery is valid. A delivery has two signatures while its secret is rotated. */
function isSigned({ "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures = "" }, body) {
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const mac = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(" ").some((signature) => {
    const bytes = Buffer.from(signature.slice("v1,".length), "base64");
    return signature.startsWith("v1,") && bytes.length === mac.length && timingSafeEqual(mac, bytes);
  });
}

/** Returns the row of an event, or `undefined` if the body is not an event. */
function readEvent(header, body) {
  try {
    const { id, type, occurred_at } = JSON.parse(decoder.decode(body));
    const isEvent = id === header && typeof type === "string" && typeof occurred_at === "string";
    return isEvent ? [id, type, occurred_at, Date.now(), body] : undefined;
  } catch {
    return undefined;
  }
}

serve(
  createServer((incoming, outgoing) => {
    const pieces = [];
    let length = 0;
    incoming.on("data", (piece) => {
      length += piece.length;
      if (length <= BODY_MAX_BYTES) pieces.push(piece);
    });
    incoming.on("end", () => {
      if (length > BODY_MAX_BYTES) return answer(outgoing, 413);
      const body = Buffer.concat(pieces);
      if (!isSigned(incoming.headers, body)) return answer(outgoing, 401);
      const event = readEvent(incoming.headers["webhook-id"], body);
      if (!event) return answer(outgoing, 400);
      waiting.push({ event, outgoing });
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
