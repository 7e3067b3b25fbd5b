import { isOperationName, isScope, type OperationName, PartnerError, type Scope } from "@partner-kit/contract";
import type { CanonicalRequest } from "@partner-kit/contract/signing";
import type { Authorize } from "./access.ts";
import { listSecrets } from "./listSecrets.ts";
import { type Logger, silentLogger } from "./logger.ts";
import type { RequestReport } from "./metrics.ts";
import { type Schedule, scheduleByTimers } from "./schedule.ts";
import { checkIsList, checkSetting, fail, positive } from "./settingChecks.ts";
import { apiKeyProblem, baseUrlProblem, mountProblem, originProblem } from "./settingProblems.ts";
import { readStoreSettings, type StoreParameters, type StoreSettings } from "./storeSettings.ts";
import type { Overrides } from "./upstream/overrides.ts";
import { fetchTransport, type Transport } from "./upstream/transport.ts";

export type Environment = "staging" | "production";

/** How a proxy is set up. Everything is checked when it is made. */
export interface CreateProxyParameters extends StoreParameters {
  /** The service's base address, ending in `/v1`. */
  readonly baseUrl: string;
  /** The API key. It is sent to the service and to nobody else. */
  readonly apiKey: string;
  /** `production` switches the simulation off. */
  readonly environment: Environment;
  /** Who is behind a request and what they may do. There is no default. */
  readonly authorize: Authorize;
  /** Path prefix the proxy answers under. Default `/partner-kit`. */
  readonly mount?: string | undefined;
  /** Operations switched on. Default: all. */
  readonly allow?: readonly OperationName[] | undefined;
  /** Origins of pages that may call, instead of the proxy's own. Default: same origin only, and no CORS. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Scopes of the API key, where known: what it lacks is then refused before it is sent. */
  readonly keyScopes?: readonly Scope[] | undefined;
  /** Whether `purpose` is sent with Travel Rule answers. The service asks for it, but does not say that it takes it. Default `false`. */
  readonly sendTravelRulePurpose?: boolean | undefined;
  /** Ed25519 private key that signs withdrawals: PKCS #8 as PEM or Base64, or the 32-byte seed as Base64. Default: withdrawals are off. */
  readonly signingKey?: string | undefined;
  /** The API key for withdrawals. Default: `apiKey`. */
  readonly withdrawalApiKey?: string | undefined;
  /** Writes what a withdrawal's signature is made over. Default: the contract's, which is assumed. */
  readonly canonicalize?: CanonicalRequest | undefined;
  /** How the service's own form of operations differs from what the contract assumes. */
  readonly overrides?: Overrides | undefined;
  /** Milliseconds between two reads of the ticker while somebody watches. Default 1,000. */
  readonly tickerInterval?: number | undefined;
  /** Milliseconds until a call to the service without an answer fails, repetitions included. Default 15,000. */
  readonly timeout?: number | undefined;
  /** How often a call is sent again that failed on the way, where that is safe. Default 2. */
  readonly retries?: number | undefined;
  /** Bytes a request's body may have. Default 64 KiB. */
  readonly maxRequestBytes?: number | undefined;
  /** Bytes an answer of the service may have, decompressed. Default 10 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /** Live streams open at once. Default 2,000. */
  readonly maxStreams?: number | undefined;
  /** Live streams open at once for one subject. Default 20. */
  readonly maxStreamsPerSubject?: number | undefined;
  /** Where to tell what happened; a pino logger fits. Default: nowhere. */
  readonly logger?: Logger | undefined;
  /** Told of each request once it is answered: for traces and logs of the host's own. */
  readonly onRequest?: ((report: RequestReport) => void) | undefined;
  /** How the service is reached. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The same for platforms that have something quicker, such as `poolTransport()` on Node; `fetch` is not used then. */
  readonly transport?: Transport | undefined;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** A number from 0 up to 1, for jitter. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Default: the global timers. */
  readonly schedule?: Schedule | undefined;
}

/** Checked settings with their defaults filled in. */
export interface Settings extends StoreSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly environment: Environment;
  readonly authorize: Authorize;
  /** Empty where the proxy answers at the root. */
  readonly mount: string;
  readonly allow: ReadonlySet<OperationName> | undefined;
  readonly allowedOrigins: ReadonlySet<string> | undefined;
  readonly keyScopes: ReadonlySet<Scope> | undefined;
  readonly sendTravelRulePurpose: boolean;
  readonly signingKey: string | undefined;
  readonly withdrawalApiKey: string | undefined;
  readonly canonicalize: CanonicalRequest | undefined;
  /** What must be in no answer and no log. */
  readonly secrets: readonly string[];
  readonly overrides: Overrides;
  readonly tickerInterval: number;
  readonly timeout: number;
  readonly retries: number;
  readonly maxRequestBytes: number;
  readonly maxResponseBytes: number;
  readonly maxStreams: number;
  readonly maxStreamsPerSubject: number;
  readonly logger: Logger;
  readonly onRequest: ((report: RequestReport) => void) | undefined;
  readonly transport: Transport;
  readonly now: () => number;
  readonly random: () => number;
  readonly schedule: Schedule;
}

/** Checks settings. Throws a `PartnerError` that names the setting and never tells its value. */
export function readSettings(parameters: CreateProxyParameters): Settings {
  const {
    baseUrl,
    apiKey,
    environment,
    authorize,
    mount = "/partner-kit",
    allow,
    allowedOrigins,
    keyScopes,
    signingKey,
    withdrawalApiKey,
    overrides = {},
    // Looked up at each call, so that what replaces the global later (MSW, an instrumentation) is used.
    fetch = (...args) => globalThis.fetch(...args),
  } = parameters;
  if (typeof authorize !== "function") {
    throw new PartnerError("createProxy needs `authorize`.", {
      details: [
        "Why: the proxy holds your API key. Without `authorize` anyone who reaches it could use the key, so there is no default.",
        "How: pass authorize: (request) => ({ subject, scopes }) that reads your own session and returns null where nobody is signed in.",
        "To try things out on your own machine, pass authorize: allowLocal().",
      ].join("\n"),
    });
  }
  checkSetting("baseUrl", baseUrl, baseUrlProblem);
  checkSetting("apiKey", apiKey, apiKeyProblem);
  if (withdrawalApiKey !== undefined) checkSetting("withdrawalApiKey", withdrawalApiKey, apiKeyProblem);
  checkSetting("mount", mount, mountProblem);
  if (environment !== "staging" && environment !== "production")
    fail("environment", 'is neither "staging" nor "production"');
  for (const [name, value] of Object.entries({ allow, allowedOrigins, keyScopes })) checkIsList(name, value);
  for (const [setting, names] of Object.entries({ allow, overrides: Object.keys(overrides) })) {
    if (names?.every(isOperationName) === false)
      fail(setting, "holds a name that is no operation. Write names such as getTicker");
  }
  for (const origin of allowedOrigins ?? []) checkSetting("allowedOrigins", origin, originProblem);
  for (const scope of keyScopes ?? []) {
    if (!isScope(scope)) fail("keyScopes", "holds a name that is no scope. Write scopes such as trades:view");
  }
  const storeSettings = readStoreSettings(parameters);
  return {
    ...storeSettings,
    baseUrl,
    apiKey,
    environment,
    authorize,
    mount: mount === "/" ? "" : mount,
    allow: allow && new Set(allow),
    allowedOrigins: allowedOrigins && new Set(allowedOrigins),
    keyScopes: keyScopes && new Set(keyScopes),
    sendTravelRulePurpose: parameters.sendTravelRulePurpose === true,
    signingKey,
    withdrawalApiKey,
    canonicalize: parameters.canonicalize,
    secrets: listSecrets({ ...parameters, withdrawalApiKey, signingKey }),
    overrides,
    tickerInterval: positive("tickerInterval", parameters.tickerInterval, 1_000),
    timeout: positive("timeout", parameters.timeout, 15_000),
    retries: parameters.retries === 0 ? 0 : positive("retries", parameters.retries, 2),
    maxRequestBytes: positive("maxRequestBytes", parameters.maxRequestBytes, 64 * 1024),
    maxResponseBytes: positive("maxResponseBytes", parameters.maxResponseBytes, 10 * 1024 * 1024),
    maxStreams: positive("maxStreams", parameters.maxStreams, 2_000),
    maxStreamsPerSubject: positive("maxStreamsPerSubject", parameters.maxStreamsPerSubject, 20),
    logger: parameters.logger ?? silentLogger,
    onRequest: parameters.onRequest,
    transport: parameters.transport ?? fetchTransport(fetch),
    now: parameters.now ?? Date.now,
    random: parameters.random ?? Math.random,
    schedule: parameters.schedule ?? scheduleByTimers,
  };
}
