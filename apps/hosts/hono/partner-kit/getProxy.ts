import {
  type Authorize,
  createFailedProxy,
  createProxy,
  type PartnerProxy,
  type ProxyListener,
  type Store,
} from "@partner-kit/proxy";
import { createSqliteStore } from "@partner-kit/proxy/sqlite";
import { authorize } from "./authorize.ts";
import { readSettings } from "./settings.ts";

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

/**
 * Creates the proxy. If a setting is wrong, prints the reason and ends the process. Await it before your server listens.
 */
export async function startProxy(): Promise<void> {
  try {
    await getProxy();
  } catch (error) {
    printProblem(error);
    process.exit(1);
  }
}

/** Returns the proxy, or one that responds to each request with an error if the proxy could not be created. */
export async function getListener(): Promise<ProxyListener> {
  try {
    return await getProxy();
  } catch (error) {
    printProblem(error);
    return createFailedProxy();
  }
}

/** Returns the proxy. The first call creates it, so that builds and tests can load this file without a key. */
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
  const settings = readSettings();
  // One process. Several share a Postgres: createPostgresStore of @partner-kit/proxy/postgres.
  const store = await createSqliteStore({ path: process.env["PARTNER_KIT_STORE"] || "./partner-kit.db" });
  try {
    const proxy = createProxy({
      ...settings,
      store,
      // Production refuses `allowLocal()`, so it has to see the function. Elsewhere hot reload can replace the function.
      authorize: settings.environment === "production" ? authorize : (...request) => shared.authorize(...request),
    });
    return { proxy, store };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function printProblem(error: unknown): void {
  process.stderr.write(`partner-kit: ${error instanceof Error ? error.message : String(error)}\n`);
}
