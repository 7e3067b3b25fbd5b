// One of several proxies on one Postgres. It writes a line for each handled event, synchronously, so that a kill loses none.
import { writeSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import { createProxy } from "@partner-kit/proxy";
import { nodeHmac, poolTransport, toNodeListener } from "@partner-kit/proxy/node";
import { createPostgresStore } from "@partner-kit/proxy/postgres";
import { API_KEY, COOKIE, MOUNT, serve, upstream } from "../proxy/serve.mjs";
import { WATCHER_COOKIE } from "./cookies.mjs";

const { BENCH_STORE: connection, BENCH_SECRET: secret, BENCH_REDIS: redis, BENCH_HANDLER: handler } = process.env;
const scopes = new Map([
  [COOKIE, ["trades:view"]],
  [WATCHER_COOKIE, ["trades:view", "wallets:view"]],
]);
const handlers = {
  onEvent: ({ id }) => write([id]),
  onEvents: (events) => write(events.map(({ event }) => event.id)),
};

const proxy = createProxy({
  baseUrl: `${upstream.origin}/v1`,
  apiKey: API_KEY,
  environment: "production",
  unsafe: ["http-base-url", "unkeyed-audit"],
  mount: MOUNT,
  transport: poolTransport(),
  store: await createPostgresStore({ connection, waker: await createWaker() }),
  webhookSecrets: [secret],
  hmac: nodeHmac,
  maxStreams: 10_000,
  maxStreamsPerSubject: 10_000,
  [handler]: handlers[handler],
  authorize(request) {
    const granted = scopes.get(request.headers.get("cookie"));
    return granted ? { subject: "ada", scopes: granted } : null;
  },
});
serve(createServer(toNodeListener(proxy)));

async function createWaker() {
  if (!redis) return undefined;
  const { createRedisWaker } = await import("@partner-kit/proxy/redis");
  return createRedisWaker({ url: redis });
}

function write(ids) {
  writeSync(1, `${ids.join("\n")}\n`);
}
