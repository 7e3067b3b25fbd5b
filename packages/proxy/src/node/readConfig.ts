import { resolve } from "node:path";
import { isOperationName, isScope } from "@partner-kit/contract";
import { isLoopback } from "../access/allowLocal.ts";
import type { AddressList } from "../http/createSourceReader.ts";
import { BASE_URL_EXAMPLE, settingProblems } from "../settings/settingProblems.ts";
import type { CreateProxyParameters } from "../settings/settings.ts";
import { findRisks, isUnsafeSetting, type UnsafeSetting, unsafeSettings } from "../settings/unsafeSettings.ts";
import { addressList, addressProblem } from "./addressList.ts";
import { type LogLevel, logLevels } from "./createJsonLogger.ts";
import { createReader, fail, type ProblemOf, type Reader, type Variables } from "./createReader.ts";
import { type RedisLocation, readRedis } from "./readRedis.ts";
import { readApiKey, readAuditKeys, secretReaders } from "./readSecretSettings.ts";
import { readStore, type StoreLocation } from "./readStore.ts";
import { readTextFile } from "./readTextFile.ts";
import type { ListenAddress } from "./startProxyServer.ts";
import type { PlainVariable } from "./variables.ts";

/** Settings of the process. */
export interface Config extends Omit<CreateProxyParameters, "authorize" | "policy" | "store"> {
  /** `allow-local`, or the absolute path of a module. */
  readonly authorize: string;
  /** The whole path of a module. Everything is allowed without one. */
  readonly policy: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly mount: string;
  /** Address of the receiver's own listener. `undefined` if deliveries arrive at the proxy's listener. */
  readonly receiver: ListenAddress | undefined;
  readonly store: StoreLocation["store"];
  readonly storeTls: StoreLocation["storeTls"];
  /** Carries wake-ups between instances. `undefined`: Postgres carries them. */
  readonly redis: RedisLocation | undefined;
  /** Address that serves `/metrics`. Unused without `metricsPort`. */
  readonly metricsHost: string;
  readonly metricsPort: number | undefined;
  /** File for checkpoints of the audit chain. `undefined` writes none. */
  readonly checkpointFile: string | undefined;
  readonly logLevel: LogLevel;
}

const remedies = {
  authorize:
    "Set it to the path of a module whose default export is authorize(request), or to allow-local for development on this machine",
  secretKey:
    "PARTNER_KIT_RECEIVER_URL makes the proxy store webhook secrets, which this key encrypts. Create a key: openssl rand -base64 32",
  approvalKey:
    "PARTNER_KIT_POLICY can make the proxy store changes for an approval, which this key encrypts. Create a key: openssl rand -base64 32",
};

/** Settings of the audit commands. */
export interface AuditConfig extends Pick<Config, "store" | "storeTls" | "checkpointFile" | "environment" | "unsafe"> {
  readonly keys: readonly string[];
}

/** Reads and checks all settings of the process. Throws a `ConfigError` for the first invalid one. */
export function readConfig(variables: Variables): Config {
  const reader = createReader({ variables, readFile: readTextFile });
  const { read, list, number, required } = reader;
  const host = read("PARTNER_KIT_HOST") ?? "127.0.0.1";
  const { store, storeTls } = readStore(reader);
  const receiverUrl = read("PARTNER_KIT_RECEIVER_URL", settingProblems.receiverUrl);
  const storeKeys = secretReaders.storeKeys(reader);
  const policy = readPath(reader, "PARTNER_KIT_POLICY");
  if (storeKeys.length === 0 && store !== "memory:") {
    const reason = receiverUrl === undefined ? policy && remedies.approvalKey : remedies.secretKey;
    if (reason !== undefined) fail("PARTNER_KIT_STORE_KEY", `is missing. ${reason}`, "SETTING_MISSING");
  }
  const config: Config = {
    baseUrl: required("PARTNER_KIT_BASE_URL", BASE_URL_EXAMPLE, settingProblems.baseUrl),
    apiKey: readApiKey(reader),
    environment: readEnvironment(reader),
    host,
    port: number("PARTNER_KIT_PORT", portProblem) ?? 4020,
    mount: read("PARTNER_KIT_MOUNT", settingProblems.mount) ?? "/partner-kit",
    receiver: readReceiver(reader),
    store,
    storeTls,
    redis: readRedis(reader, store),
    allow: list("PARTNER_KIT_ALLOW", settingProblems.allow)?.filter(isOperationName),
    keyScopes: list("PARTNER_KIT_KEY_SCOPES", settingProblems.keyScopes)?.filter(isScope),
    sendTravelRulePurpose: read("PARTNER_KIT_SEND_TRAVEL_RULE_PURPOSE") === "1",
    webhookSecrets: secretReaders.webhookSecrets(reader),
    receiverUrl,
    webhookSources: readAddresses(reader, "PARTNER_KIT_WEBHOOK_SOURCES"),
    webhookDestinations: list("PARTNER_KIT_WEBHOOK_DESTINATIONS", settingProblems.webhookDestinations),
    trustedProxies: readAddresses(reader, "PARTNER_KIT_TRUSTED_PROXIES"),
    storeKeys,
    keepSampling: read("PARTNER_KIT_KEEP_SAMPLING") === "1",
    auditKey: readAuditKeys(reader)[0],
    checkpointFile: read("PARTNER_KIT_AUDIT_CHECKPOINTS"),
    logLevel: logLevels.find((level) => level === read("PARTNER_KIT_LOG_LEVEL", logLevelProblem)) ?? "info",
    signingKey: secretReaders.signingKey(reader),
    withdrawalApiKey: secretReaders.withdrawalApiKey(reader),
    authorize: readAuthorize(required("PARTNER_KIT_AUTHORIZE", remedies.authorize), host),
    policy,
    allowedOrigins: list("PARTNER_KIT_ALLOWED_ORIGINS", settingProblems.allowedOrigins),
    unsafe: readUnsafe(reader),
    metricsHost: read("PARTNER_KIT_METRICS_HOST") ?? "127.0.0.1",
    metricsPort: number("PARTNER_KIT_METRICS_PORT", portProblem),
    readTimeout: number("PARTNER_KIT_READ_TIMEOUT"),
    changeTimeout: number("PARTNER_KIT_CHANGE_TIMEOUT"),
    drainTimeout: number("PARTNER_KIT_DRAIN_TIMEOUT"),
    authorizeTimeout: number("PARTNER_KIT_AUTHORIZE_TIMEOUT"),
    policyTimeout: number("PARTNER_KIT_POLICY_TIMEOUT"),
    sessionCheckInterval: number("PARTNER_KIT_SESSION_CHECK_INTERVAL"),
    maxUpstreamCalls: number("PARTNER_KIT_MAX_UPSTREAM_CALLS"),
    changeReserve: number("PARTNER_KIT_CHANGE_RESERVE"),
    maxQueuedCalls: number("PARTNER_KIT_MAX_QUEUED_CALLS"),
    maxCallsPerSubject: number("PARTNER_KIT_MAX_CALLS_PER_SUBJECT"),
    maxCallsPerMinute: number("PARTNER_KIT_MAX_CALLS_PER_MINUTE"),
    maxBackOff: number("PARTNER_KIT_MAX_BACK_OFF"),
    maxWebhookBytes: number("PARTNER_KIT_MAX_WEBHOOK_BYTES"),
    maxUnverifiedWebhooks: number("PARTNER_KIT_MAX_UNVERIFIED_WEBHOOKS"),
    maxUnverifiedWebhooksPerAddress: number("PARTNER_KIT_MAX_UNVERIFIED_WEBHOOKS_PER_ADDRESS"),
    maxUnverifiedBytes: number("PARTNER_KIT_MAX_UNVERIFIED_BYTES"),
    maxUnverifiedBytesPerAddress: number("PARTNER_KIT_MAX_UNVERIFIED_BYTES_PER_ADDRESS"),
  };
  // `:memory:` is SQLite's own name for a database without a file.
  const storeRisk = store === "memory:" || store === ":memory:" ? "memory-store" : undefined;
  const risks = findRisks({ ...config, allowsLocal: config.authorize === "allow-local", storeRisk });
  for (const risk of risks) refuseUnsafe(config, risk);
  return config;
}

/** Reads the settings of the commands: the store and the audit keys. Throws a `ConfigError`. */
export function readAuditConfig(variables: Variables): AuditConfig {
  const reader = createReader({ variables, readFile: readTextFile });
  return {
    environment: readEnvironment(reader),
    unsafe: readUnsafe(reader),
    ...readStore(reader),
    keys: readAuditKeys(reader),
    checkpointFile: reader.read("PARTNER_KIT_AUDIT_CHECKPOINTS"),
  };
}

function readReceiver({ read, number }: Reader): Config["receiver"] {
  const port = number("PARTNER_KIT_RECEIVER_PORT", portProblem);
  return port === undefined ? undefined : { host: read("PARTNER_KIT_RECEIVER_HOST") ?? "127.0.0.1", port };
}

function readAddresses({ list }: Reader, variable: PlainVariable): AddressList | undefined {
  const entries = list(variable, addressProblem);
  return entries && addressList(entries);
}

function readEnvironment({ read }: Reader): Config["environment"] {
  return read("PARTNER_KIT_ENVIRONMENT", settingProblems.environment) === "production" ? "production" : "staging";
}

function readUnsafe({ list }: Reader): Config["unsafe"] {
  return list("PARTNER_KIT_UNSAFE", settingProblems.unsafe)?.filter(isUnsafeSetting);
}

const portProblem: ProblemOf = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535
    ? undefined
    : "is not a port. Use a whole number from 0 to 65535, such as 4020";

const logLevelProblem: ProblemOf = (text) =>
  logLevels.some((level) => level === text) ? undefined : `is not a log level. Use one of ${logLevels.join(", ")}`;

/** Throws a `ConfigError` in production if PARTNER_KIT_UNSAFE does not name the unsafe setting. */
export function refuseUnsafe(
  { environment, unsafe }: Pick<Config, "environment" | "unsafe">,
  name: UnsafeSetting,
): void {
  if (environment !== "production" || unsafe?.includes(name)) return;
  const { variable, problem } = unsafeSettings[name];
  const names = [...(unsafe ?? []), name].join(",");
  fail(variable, `${problem}, or accept the risk with PARTNER_KIT_UNSAFE=${names}`, "SETTING_UNSAFE");
}

function readPath({ read }: Reader, variable: PlainVariable): string | undefined {
  const path = read(variable);
  return path && resolve(path);
}

function readAuthorize(text: string, host: string): string {
  if (text !== "allow-local") return resolve(text);
  if (isLoopback(host) || host === "::1") return text;
  return fail(
    "PARTNER_KIT_AUTHORIZE",
    "is allow-local, which grants access to every caller, but PARTNER_KIT_HOST is reachable from other machines. Use the path of an authorize module, or set PARTNER_KIT_HOST to 127.0.0.1",
  );
}
