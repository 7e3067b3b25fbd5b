// The proxy before the emulator, as a process of its own. It differs from the kit's own process in two things that only
// an emulated service has: a past to fill the charts with, and a clock that a presenter moves.
import { createMockService } from "@partner-kit/mock";
import { createProxy, type Logger, type PartnerProxy } from "@partner-kit/proxy";
import { nodeHmac, poolTransport, startProxyServer } from "@partner-kit/proxy/node";
import { createSqliteStore } from "@partner-kit/proxy/sqlite";
import authorize from "./authorize.ts";
import { createEmulatorClock } from "./createEmulatorClock.ts";
import { listPast } from "./listPast.ts";
import { FOLLOW_CLOCK_PATH, RESUME_PATH } from "./proxyPaths.ts";
import { waitForEmulator } from "./waitForEmulator.ts";

const emulatorUrl = read("HARMATTAN_EMULATOR_URL");
const mount = "/partner-kit";
const clock = createEmulatorClock({ emulatorUrl });
const logger = createLogger();
const { seed, markets } = await waitForEmulator({
  emulatorUrl,
  onWait: () => logger.warn({}, "The emulator does not respond. Waiting for it."),
});
await clock.follow();

const store = await createSqliteStore({ path: read("PARTNER_KIT_STORE") });
await store.appendSamples(listSamples());
const proxy = createProxy({
  baseUrl: emulatorUrl,
  apiKey: read("PARTNER_KIT_API_KEY"),
  environment: "staging",
  // The emulator is on this machine.
  unsafe: ["http-base-url", "unkeyed-audit"],
  mount,
  authorize,
  allowedOrigins: read("PARTNER_KIT_ALLOWED_ORIGINS").split(","),
  store,
  storeKeys: [read("PARTNER_KIT_STORE_KEY")],
  receiverUrl: read("PARTNER_KIT_RECEIVER_URL"),
  // Prices are sampled for the charts while nobody looks, too.
  keepSampling: true,
  hmac: nodeHmac,
  transport: poolTransport(),
  logger,
  now: clock.now,
  // The emulator signs by the real time, wherever its clock stands.
  signatureNow: Date.now,
});
const server = await startProxyServer({
  proxy: withControls(proxy),
  host: "127.0.0.1",
  port: Number(read("PARTNER_KIT_PORT")),
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void close());
// Last, because the process that reads this may send a signal at once.
console.log(JSON.stringify({ listening: server.origin + mount }));

/** Does what the page's server asks for, and follows the emulator's clock before an event is received. */
function withControls(inner: PartnerProxy): PartnerProxy {
  return {
    ...inner,
    get isClosing() {
      return inner.isClosing;
    },
    async handle(call) {
      if (call.path === RESUME_PATH) inner.resumeUpstream();
      if (call.path === FOLLOW_CLOCK_PATH || call.path === `${mount}/kit/webhook`) await clock.follow();
      const isControl = call.path === RESUME_PATH || call.path === FOLLOW_CLOCK_PATH;
      return isControl ? { status: 204, headers: {}, body: null } : inner.handle(call);
    },
  };
}

/** The prices of the day before. The emulated service knows its own past; the real one reports none. */
function listSamples(): ReturnType<typeof listPast> {
  // One of the same seed, in this process.
  const service = createMockService({ seed, markets });
  const samples = listPast({ service, until: clock.now() });
  service.close();
  return samples;
}

async function close(): Promise<void> {
  await server.close();
  // Last: calls under way still write.
  await store.close();
  process.exit(0);
}

function createLogger(): Logger {
  const at = (level: string) => (fields: object, message: string) =>
    void process.stderr.write(`${JSON.stringify({ level, message, ...fields })}\n`);
  const ignore = (): void => undefined;
  return { debug: ignore, info: ignore, warn: at("warn"), error: at("error") };
}

function read(name: string): string {
  const text = process.env[name];
  if (text) return text;
  console.error(`${name} is missing. The demo's start sets it.`);
  process.exit(2);
}
