// The proxy with all checks enabled. The session comes from a cookie, as in a host.
import { createServer } from "node:http";
import { createProxy } from "@partner-kit/proxy";
import { poolTransport, toNodeListener } from "@partner-kit/proxy/node";
import { API_KEY, COOKIE, MOUNT, serve, TICK_MS, upstream } from "../serve.mjs";

const proxy = createProxy({
  baseUrl: `${upstream.origin}/v1`,
  apiKey: API_KEY,
  environment: "production",
  unsafe: ["http-base-url", "memory-store", "unkeyed-audit"],
  mount: MOUNT,
  transport: poolTransport(),
  tickerInterval: TICK_MS,
  maxStreamsPerSubject: 1000,
  // The benchmark sends all requests as one person, so the limits per person are raised.
  maxUpstreamCalls: 256,
  maxCallsPerSubject: 10_000,
  maxCallsPerMinute: 1_000_000_000,
  authorize: (request) =>
    request.headers.get("cookie") === COOKIE
      ? { subject: "ada", scopes: ["trades:view", "wallets:view", "webhooks:view"] }
      : null,
});
serve(createServer(toNodeListener(proxy)));
