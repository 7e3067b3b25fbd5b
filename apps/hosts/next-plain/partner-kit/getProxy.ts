import { type Authorize, createProxy, type PartnerProxy, type Store } from "@partner-kit/proxy";
import { nodeHmac, poolTransport } from "@partner-kit/proxy/node";
import { createSqliteStore } from "@partner-kit/proxy/sqlite";
import { authorize } from "./authorize";

interface Started {
  readonly proxy: PartnerProxy;
  readonly store: Store;
}

interface Shared {
  authorize: Authorize;
  started: Promise<Started> | undefined;
  closed: Promise<void> | undefined;
}

// Hot reload loads this file again. The process keeps one proxy and one store, which call the latest `authorize`.
const scope: typeof globalThis & { partnerKit?: Shared } = globalThis;
scope.partnerKit ??= { authorize, started: undefined, closed: undefined };
const shared = scope.partnerKit;
shared.authorize = authorize;

/** Returns the proxy. The first request creates it, so that builds and tests can load this file without a key. */
export async function getProxy(): Promise<PartnerProxy> {
  shared.started ??= start();
  try {
    return (await shared.started).proxy;
  } catch (error) {
    shared.started = undefined;
    throw error;
  }
}

/**
 * Ends live streams, waits for changes in progress and closes the store. Call it before you close your server. Later
 * requests reach the closed proxy, which refuses them.
 */
export async function closeProxy(): Promise<void> {
  if (shared.started) shared.closed ??= close(shared.started);
  await shared.closed;
}

async function close(starting: Promise<Started>): Promise<void> {
  const { proxy, store } = await starting;
  await proxy.close();
  await store.close();
}

async function start(): Promise<Started> {
  const {
    PARTNER_KIT_BASE_URL: baseUrl,
    PARTNER_KIT_API_KEY: apiKey,
    PARTNER_KIT_ENVIRONMENT: environment,
    PARTNER_KIT_STORE: path,
    PARTNER_KIT_AUDIT_KEY: auditKey,
    PARTNER_KIT_WEBHOOK_SECRETS: webhookSecrets,
  } = process.env;
  if (!baseUrl || !apiKey)
    throw new Error("PARTNER_KIT_BASE_URL or PARTNER_KIT_API_KEY is missing. Set both: see .env.example.");
  const store = await createSqliteStore({ path: path || "./partner-kit.db" });
  const isProduction = environment === "production";
  try {
    const proxy = createProxy({
      baseUrl,
      apiKey,
      environment: isProduction ? "production" : "staging",
      store,
      hmac: nodeHmac,
      // Keeps connections open. Frameworks such as Next.js replace the global `fetch`, and its calls can then fail.
      transport: poolTransport(),
      auditKey: auditKey || undefined,
      webhookSecrets: webhookSecrets ? webhookSecrets.split(",") : undefined,
      // Production refuses `allowLocal()`, so it has to see the function. Elsewhere hot reload can replace the function.
      authorize: isProduction ? authorize : (request) => shared.authorize(request),
    });
    return { proxy, store };
  } catch (error) {
    await store.close();
    throw error;
  }
}
