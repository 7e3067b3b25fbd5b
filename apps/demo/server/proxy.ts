// The proxy before the emulator, as a process of its own. It differs from the kit's own process in two things that only
// an emulated service has: a past to fill the charts with, and a clock that a presenter moves.
import { createMockService, type MockState } from "@partner-kit/mock";
import { createProxy, type Logger, type PartnerProxy } from "@partner-kit/proxy";
import { nodeHmac, poolTransport, startProxyServer } from "@partner-kit/proxy/node";
import { createSqliteStore } from "@partner-kit/proxy/sqlite";
import authorize from "./authorize.ts";
import { createEmulatorClock } from "./createEmulatorClock.ts";
import { FOLLOW_CLOCK_PATH } from "./followClockPath.ts";
import { listPast } from "./listPast.ts";

const emulatorUrl = read("HARMATTAN_EMULATOR_URL");
const mount = "/partner-kit";
const clock = createEmulatorClock({ emulatorUrl });
await clock.follow();

const store = await createSqliteStore({ path: read("PARTNER_KIT_STORE") });
await store.appendSamples(await listSamples());
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
  logger: createLogger(),
  now: clock.now,
  // The emulator signs by the real time, wherever its clock stands.
  signatureNow: Date.now,
});
const server = await startProxyServer({
  proxy: follow(proxy),
  host: "127.0.0.1",
  port: Number(read("PARTNER_KIT_PORT")),
});
console.log(JSON.stringify({ listening: server.origin + mount }));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void close());

/** Follows the emulator's clock when the page's server says that it was moved, and before an event is received. */
function follow(inner: PartnerProxy): PartnerProxy {
  return {
    ...inner,
    async handle(call) {
      const isMoved = call.path === FOLLOW_CLOCK_PATH;
      if (isMoved || call.path === `${mount}/kit/webhook`) await clock.follow();
      return isMoved ? { status: 204, headers: {}, body: null } : inner.handle(call);
    },
  };
}

/** The prices of the day before. The emulated service knows its own past; the real one reports none. */
async function listSamples() {
  const response = await fetch(`${emulatorUrl.replace(/v1$/, "")}_mock/state`);
  const { data } = (await response.json()) as { readonly data: MockState };
  // One of the same seed, in this process.
  const service = createMockService({ seed: data.seed, markets: data.markets });
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
