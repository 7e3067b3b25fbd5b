import { createServer } from "node:http";
import process from "node:process";
import { createProxy } from "@partner-kit/proxy";
import { nodeHmac, toNodeListener } from "@partner-kit/proxy/node";
import { API_KEY, MOUNT, serve } from "../../proxy/serve.mjs";

const { BENCH_STORE: location, BENCH_SECRET: secret } = process.env;

async function openStore() {
  if (!location.startsWith("postgres:")) {
    const { createSqliteStore } = await import("@partner-kit/proxy/sqlite");
    return createSqliteStore({ path: location });
  }
  const { createPostgresStore } = await import("@partner-kit/proxy/postgres");
  return createPostgresStore({ connection: location });
}

const proxy = createProxy({
  baseUrl: "http://127.0.0.1:1/v1",
  apiKey: API_KEY,
  environment: "staging",
  authorize: () => null,
  mount: MOUNT,
  store: await openStore(),
  webhookSecrets: [secret],
  hmac: nodeHmac,
});
serve(createServer(toNodeListener(proxy)));
