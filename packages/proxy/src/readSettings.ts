import { PartnerError } from "@partner-kit/contract";
import { listSecrets } from "./listSecrets.ts";
import { silentLogger } from "./logger.ts";
import { scheduleByTimers } from "./schedule.ts";
import { settingProblems } from "./settingProblems.ts";
import type { CreateProxyParameters, Settings } from "./settings.ts";
import { createMemoryStore } from "./store/createMemoryStore.ts";
import { createSecretBox, type SecretBox } from "./store/createSecretBox.ts";
import { fetchTransport } from "./upstream/transport.ts";

const required = ["baseUrl", "apiKey", "environment", "mount"];
const lists = ["allow", "allowedOrigins", "keyScopes", "webhookSecrets", "storeKeys", "overrides"];

const numbers = {
  tickerInterval: 1_000,
  timeout: 15_000,
  retries: 2,
  maxRequestBytes: 64 * 1024,
  maxResponseBytes: 10 * 1024 * 1024,
  maxStreams: 2_000,
  maxStreamsPerSubject: 20,
  eventAttempts: 8,
  sampleStep: 60_000,
};

/** Checks settings. Throws a `PartnerError` that names the setting and never tells its value. */
export function readSettings(parameters: CreateProxyParameters): Settings {
  const { mount = "/partner-kit", overrides = {}, webhookSecrets = [], now = Date.now } = parameters;
  const { authorize, signingKey, withdrawalApiKey } = parameters;
  if (typeof authorize !== "function") {
    throw new PartnerError("createProxy needs `authorize`.", {
      details: [
        "Why: the proxy holds your API key. Without `authorize` anyone who reaches it could use the key, so there is no default.",
        "How: pass authorize: (request) => ({ subject, scopes }) that reads your own session and returns null where nobody is signed in.",
        "To try things out on your own machine, pass authorize: allowLocal().",
      ].join("\n"),
    });
  }
  checkTexts({ ...parameters, mount, overrides: Object.keys(overrides) });
  const number = (name: keyof typeof numbers): number => {
    const value = parameters[name] ?? numbers[name];
    const isRight = Number.isSafeInteger(value) && value >= (name === "retries" ? 0 : 1);
    return isRight ? value : fail(name, "is not a whole number above zero");
  };
  return {
    baseUrl: parameters.baseUrl,
    apiKey: parameters.apiKey,
    environment: parameters.environment,
    authorize,
    // Empty where the proxy answers at the root.
    mount: mount === "/" ? "" : mount,
    allow: parameters.allow,
    allowedOrigins: parameters.allowedOrigins,
    keyScopes: parameters.keyScopes,
    sendTravelRulePurpose: parameters.sendTravelRulePurpose === true,
    signingKey,
    withdrawalApiKey,
    canonicalize: parameters.canonicalize,
    overrides,
    tickerInterval: number("tickerInterval"),
    timeout: number("timeout"),
    retries: number("retries"),
    maxRequestBytes: number("maxRequestBytes"),
    maxResponseBytes: number("maxResponseBytes"),
    maxStreams: number("maxStreams"),
    maxStreamsPerSubject: number("maxStreamsPerSubject"),
    store: parameters.store ?? createMemoryStore({ now }),
    webhookSecrets,
    receiverUrl: parameters.receiverUrl,
    secretBox: makeSecretBox(parameters),
    hmac: parameters.hmac,
    onEvent: parameters.onEvent,
    eventAttempts: number("eventAttempts"),
    onAudit: parameters.onAudit,
    sampleStep: number("sampleStep"),
    keepSampling: parameters.keepSampling === true,
    retention: parameters.retention ?? {},
    secrets: listSecrets(parameters),
    logger: parameters.logger ?? silentLogger,
    onRequest: parameters.onRequest,
    // The global is looked up at each call, so that what replaces it later (MSW, an instrumentation) is used.
    transport: parameters.transport ?? fetchTransport(parameters.fetch ?? ((...args) => globalThis.fetch(...args))),
    now,
    random: parameters.random ?? Math.random,
    schedule: parameters.schedule ?? scheduleByTimers,
  };
}

/** Hosts write settings in plain JavaScript too, so nothing is believed of their types. */
function checkTexts(settings: Readonly<Record<string, unknown>>): void {
  for (const [name, problemOf] of Object.entries(settingProblems)) {
    const value = settings[name];
    if (value === undefined && !required.includes(name)) continue;
    const isList = lists.includes(name);
    if (isList && !Array.isArray(value)) fail(name, "is not an array");
    for (const text of isList && Array.isArray(value) ? value : [value]) {
      const problem = typeof text === "string" ? problemOf(text) : "is not a text";
      if (problem !== undefined) fail(name, problem);
    }
  }
}

function makeSecretBox({ store, storeKeys = [], receiverUrl }: CreateProxyParameters): SecretBox | undefined {
  const [first, ...others] = storeKeys.map((key) => Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0)));
  if (first) return createSecretBox({ keys: [first, ...others] });
  if (receiverUrl === undefined) return undefined;
  if (store === undefined) return createSecretBox({ keys: [crypto.getRandomValues(new Uint8Array(32))] });
  return fail(
    "storeKeys",
    "is missing, and `receiverUrl` makes the proxy keep secrets. Make a key: openssl rand -base64 32",
  );
}

function fail(name: string, problem: string): never {
  throw new PartnerError(`createProxy: \`${name}\` ${problem}.`);
}
