// The proxy with every feature enabled: a store on disk, webhooks, samples and streams.
import { createServer } from "node:http";
import process from "node:process";
import { createProxy } from "@partner-kit/proxy";
import { nodeHmac, poolTransport, toNodeListener } from "@partner-kit/proxy/node";
import { createSqliteStore } from "@partner-kit/proxy/sqlite";
import { API_KEY, COOKIE, MOUNT, serve, TICK_MS, upstream } from "../serve.mjs";

const { BENCH_STORE: path, BENCH_SECRET: secret } = process.env;

const proxy = createProxy({
  baseUrl: `${upstream.origin}/v1`,
  apiKey: API_KEY,
  environment: "production",
  unsafe: ["http-base-url", "unkeyed-audit"],
  mount: MOUNT,
  transport: poolTransport(),
  store: await createSqliteStore({ path }),
  webhookSecrets: [secret],
  hmac: nodeHmac,
  tickerInterval: TICK_MS,
  sampleStep: 1000,
  keepSampling: true,
  maxStreamsPerSubject: 1000,
  // The benchmark sends all requests as one person, so the limits per person are raised.
  maxUpstreamCalls: 256,
  maxCallsPerSubject: 10_000,
  maxCallsPerMinute: 1_000_000_000,
  onEvent: () => undefined,
  authorize: (request) =>
    request.headers.get("cookie") === COOKIE
      ? { subject: "ada", scopes: ["trades:view", "wallets:view", "webhooks:view"] }
      : null,
});
serve(createServer(toNodeListener(proxy)));
