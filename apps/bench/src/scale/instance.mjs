// One of several proxies on one Postgres. It writes a line for each handled event, synchronously, so that a kill loses none.
import { writeSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import { createProxy } from "@partner-kit/proxy";
import { nodeHmac, poolTransport, toNodeListener } from "@partner-kit/proxy/node";
import { createPostgresStore } from "@partner-kit/proxy/postgres";
import { API_KEY, COOKIE, MOUNT, serve, upstream } from "../proxy/serve.mjs";
import { WATCHER_COOKIE } from "./cookies.mjs";

const { BENCH_STORE: connection, BENCH_SECRET: secret } = process.env;
const scopes = new Map([
  [COOKIE, ["trades:view"]],
  [WATCHER_COOKIE, ["trades:view", "wallets:view"]],
]);

const proxy = createProxy({
  baseUrl: `${upstream.origin}/v1`,
  apiKey: API_KEY,
  environment: "production",
  unsafe: ["http-base-url", "unkeyed-audit"],
  mount: MOUNT,
  transport: poolTransport(),
  store: await createPostgresStore({ connection }),
  webhookSecrets: [secret],
  hmac: nodeHmac,
  maxStreams: 10_000,
  maxStreamsPerSubject: 10_000,
  onEvent: ({ id }) => void writeSync(1, `${id}\n`),
  authorize(request) {
    const granted = scopes.get(request.headers.get("cookie"));
    return granted ? { subject: "ada", scopes: granted } : null;
  },
});
serve(createServer(toNodeListener(proxy)));
