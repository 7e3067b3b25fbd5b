// Runs the proxy in front of the emulator. Unlike the kit's own process, it fills the charts with emulated past prices
// and follows a clock that the presenter moves.
import { readFileSync } from "node:fs";
import { getBalances } from "@partner-kit/contract";
import { createClient } from "@partner-kit/contract/client";
import { createClock, createMockService, isScenarioSelection, type MockService } from "@partner-kit/mock";
import {
  type BalanceSample,
  type CreateProxyParameters,
  createProxy,
  type Logger,
  type PartnerProxy,
} from "@partner-kit/proxy";
import { nodeHmac, poolTransport, startProxyServer } from "@partner-kit/proxy/node";
import { createSqliteStore } from "@partner-kit/proxy/sqlite";
import authorize from "./authorize.ts";
import { createEmulatorClock } from "./createEmulatorClock.ts";
import { createStoreWithPast } from "./createStoreWithPast.ts";
import { fillApprovals } from "./fillApprovals.ts";
import { fillPaymentBatches } from "./fillPaymentBatches.ts";
import { listPast, listSkippedBalances } from "./listPast.ts";
import { listPastEvents } from "./listPastEvents.ts";
import type { PastProxyParameters } from "./pastProxy.ts";
import { grantOf, people } from "./people.ts";
import { policy } from "./policy.ts";
import { FILL_APPROVALS_PATH, FILL_EVENTS_PATH, FOLLOW_CLOCK_PATH, RESUME_PATH } from "./proxyPaths.ts";
import { receiverUrls } from "./receivers.ts";
import { readEmulatorState, waitForEmulator } from "./waitForEmulator.ts";

const emulatorUrl = read("HARMATTAN_EMULATOR_URL");
const mount = "/partner-kit";
const controlPaths = [FOLLOW_CLOCK_PATH, RESUME_PATH, FILL_EVENTS_PATH, FILL_APPROVALS_PATH];
const allowedOrigins = read("PARTNER_KIT_ALLOWED_ORIGINS").split(",");
/** Not called. Requests inside this process need a URL of an allowed origin. */
const proxyUrl = allowedOrigins[0] + mount;
const clock = createEmulatorClock({ emulatorUrl });
const logger = createLogger();
const { seed, markets } = await waitForEmulator({
  emulatorUrl,
  onWait: () => logger.warn({}, "The emulator does not respond. Waiting for it."),
});
await clock.follow();

// The real service returns no history.
const past = await createPast();
const store = createStoreWithPast({
  store: await createSqliteStore({ path: read("PARTNER_KIT_STORE") }),
  service: past,
  until: clock.now(),
});
await fillEvents();
const settings: CreateProxyParameters = {
  baseUrl: emulatorUrl,
  apiKey: read("PARTNER_KIT_API_KEY"),
  // Without them, withdrawals are off.
  withdrawalApiKey: readSecret("PARTNER_KIT_WITHDRAWAL_API_KEY_FILE"),
  signingKey: readSecret("PARTNER_KIT_SIGNING_KEY_FILE"),
  environment: "staging",
  // The emulator runs on this machine over plain HTTP.
  unsafe: ["http-base-url", "unkeyed-audit"],
  mount,
  authorize,
  policy,
  allowedOrigins,
  store,
  storeKeys: [read("PARTNER_KIT_STORE_KEY")],
  receiverUrl: receiverUrls.admin,
  hmac: nodeHmac,
  transport: poolTransport(),
  logger,
  now: clock.now,
  // The emulator signs webhooks with the real time, even if its clock was moved.
  signatureNow: Date.now,
};
// The charts need samples from times when no page is open.
const proxy = createProxy({ ...settings, keepSampling: true });
const server = await startProxyServer({
  proxy: withControls(proxy),
  host: "127.0.0.1",
  port: Number(read("PARTNER_KIT_PORT")),
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void close());
// Print this last, because the parent process may send a signal as soon as it reads the line.
console.log(JSON.stringify({ listening: server.origin + mount }));

/** Handles the control paths of the page's server, and follows the emulator's clock before each webhook. */
function withControls(inner: PartnerProxy): PartnerProxy {
  return {
    ...inner,
    get isClosing() {
      return inner.isClosing;
    },
    async handle(call) {
      if (call.path === RESUME_PATH) inner.resumeUpstream();
      if (call.path === FOLLOW_CLOCK_PATH || call.path === `${mount}/kit/webhook`) await follow();
      if (call.path === FILL_EVENTS_PATH) await fillEvents();
      if (call.path === FILL_APPROVALS_PATH) {
        const createOwn: PastProxyParameters["createProxy"] = (own) =>
          createProxy({ ...settings, ...(own.fetch && { transport: undefined }), ...own });
        await fillPaymentBatches({ createProxy: createOwn, proxyUrl, fetch });
        await fillApprovals({ createProxy: createOwn, proxyUrl, now: clock.now });
      }
      return controlPaths.includes(call.path) ? { status: 204, headers: {}, body: null } : inner.handle(call);
    },
  };
}

/** Follows the emulator's clock. Stores the prices and balances of a time that the presenter skipped. */
async function follow(): Promise<void> {
  const from = clock.now();
  await clock.follow();
  const skipped = listPast({ service: past, from, until: clock.now() });
  if (skipped.length === 0) return;
  await store.appendSamples(skipped);
  try {
    const balances = await readBalances();
    await store.appendBalances(listSkippedBalances({ balances, from, until: clock.now() }));
  } catch (error) {
    // As after an outage, which the presenter may have simulated.
    logger.warn({ error: String(error) }, "The balances of the skipped time could not be read. Their chart has a gap.");
  }
}

/** Reads the balances through a proxy of its own, which has no older ones. */
async function readBalances(): Promise<readonly BalanceSample[]> {
  const own = createProxy({ ...settings, authorize: () => grantOf(people[0]?.id) });
  const fetch: typeof globalThis.fetch = (input, init) => own.fetch(new Request(input, init));
  try {
    const { balances, credit } = await createClient({ baseUrl: proxyUrl, fetch }).call(getBalances, {});
    return balances.map(({ currency, available, locked, total }) => ({
      currency,
      time: clock.now(),
      available,
      locked,
      total,
      outstanding: credit.currency === currency ? credit.outstanding : null,
    }));
  } finally {
    await own.close();
  }
}

/** Stores the events of the current scenario's past. A stored event is not stored again. */
async function fillEvents(): Promise<void> {
  const service = await createPast();
  await store.appendEvents(listPastEvents(service));
  service.close();
}

/** Creates an emulator with the same seed and scenario, which has the same past. */
async function createPast(): Promise<MockService> {
  const { scenario } = await readEmulatorState(emulatorUrl);
  if (!isScenarioSelection(scenario)) throw new Error(`The emulator's scenario ${scenario} is unknown.`);
  return createMockService({ seed, markets, scenario, clock: createClock({ timeScale: 0 }) });
}

async function close(): Promise<void> {
  await server.close();
  // Close the store last, because pending calls still write to it.
  await store.close();
  past.close();
  process.exit(0);
}

function createLogger(): Logger {
  const at = (level: string) => (fields: object, message: string) =>
    void process.stderr.write(`${JSON.stringify({ level, message, ...fields })}\n`);
  const ignore = (): void => undefined;
  return { debug: ignore, info: ignore, warn: at("warn"), error: at("error") };
}

/** Reads a secret from a file, because child processes inherit variables. */
function readSecret(name: string): string | undefined {
  const path = process.env[name];
  return path === undefined ? undefined : readFileSync(path, "utf8");
}

function read(name: string): string {
  const text = process.env[name];
  if (text) return text;
  console.error(`${name} is missing. The demo's start sets it.`);
  process.exit(2);
}
