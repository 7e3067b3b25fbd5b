import { type ErrorTopic, PartnerError } from "@partner-kit/contract";
import { isAllowLocal } from "../access/allowLocal.ts";
import { createSealerBox } from "../keyService/keyService.ts";
import { silentLogger } from "../monitoring/logger.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSecretBox, type KeyRing, type StoreKeys } from "../store/createSecretBox.ts";
import { fetchTransport } from "../upstream/transport.ts";
import { findOverrideProblem } from "./findOverrideProblem.ts";
import { type NumberSetting, numberDefaults } from "./numberDefaults.ts";
import { scheduleByTimers } from "./schedule.ts";
import { requiredSettings, type SettingProblem, settingProblems } from "./settingProblems.ts";
import type { CreateProxyParameters, Settings } from "./settings.ts";
import { findRisks, type UnsafeSetting, unsafeSettings } from "./unsafeSettings.ts";

const lists = [
  "allow",
  "allowedOrigins",
  "webhookDestinations",
  "keyScopes",
  "webhookSecrets",
  "storeKeys",
  "overrides",
  "unsafe",
];

// A platform timer with a longer delay fires immediately.
const NUMBER_MAX = 2 ** 31 - 1;

// Ages in days or hours instead of milliseconds would delete everything.
const AGE_MIN = 3_600_000;

/** Checks settings. Throws a `PartnerError` that names the setting and never contains a secret. */
export function readSettings({ fetch, storeKeys, ...parameters }: CreateProxyParameters): Settings {
  const { authorize, mount = "/partner-kit", overrides = {}, retention = {}, now = Date.now } = parameters;
  if (typeof authorize !== "function") {
    throw new PartnerError("createProxy needs `authorize`.", {
      details: [
        "Why: the proxy uses your API key. Without `authorize`, every caller could use it, so there is no default.",
        "How: pass authorize: (request) => ({ subject, scopes }). Read your own session in it, and return null if nobody is signed in.",
        "For development on your own machine, pass authorize: allowLocal().",
      ].join("\n"),
      topic: "SETTING_MISSING",
    });
  }
  const { policy, logger = silentLogger, schedule = scheduleByTimers } = parameters;
  checkKeyService({ ...parameters, storeKeys });
  if (policy !== undefined && typeof policy !== "function") fail("policy", `is ${describe(policy)}. Use a function`);
  checkTexts({ ...parameters, storeKeys, mount, overrides: Object.keys(overrides) });
  const overrideProblem = findOverrideProblem(overrides);
  if (overrideProblem !== undefined) fail("overrides", overrideProblem);
  checkAddresses(parameters);
  const numbers = readNumbers(parameters);
  checkHandlers({ ...parameters, ...numbers });
  checkRetention(retention);
  const store = parameters.store ?? createMemoryStore({ now });
  const found = findRisks({ ...parameters, allowsLocal: isAllowLocal(authorize), storeRisk: store.unsafe });
  const isAccepted = (name: UnsafeSetting): boolean => parameters.unsafe?.includes(name) === true;
  const keyRing = makeKeyRing({ ...parameters, store }, storeKeys);
  const risks = { accepted: found.filter(isAccepted), unaccepted: found.filter((name) => !isAccepted(name)) };
  if (parameters.environment === "production" && risks.unaccepted.length > 0) refuseUnsafe(risks.unaccepted);
  return {
    ...parameters,
    ...numbers,
    // Empty if the proxy is mounted at the root.
    mount: mount === "/" ? "" : mount,
    sendTravelRulePurpose: parameters.sendTravelRulePurpose === true,
    overrides,
    store,
    webhookSecrets: parameters.webhookSecrets ?? [],
    separateReceiver: parameters.separateReceiver === true,
    storeKeys,
    keyRing,
    secretBox: parameters.sealer ? createSealerBox({ ...numbers, schedule, logger }, parameters.sealer) : keyRing,
    keepSampling: parameters.keepSampling === true,
    retention,
    risks,
    secrets: listSecrets({ ...parameters, storeKeys }),
    logger,
    // The global is read on every call, so that a later replacement (MSW, instrumentation) is used.
    transport: parameters.transport ?? fetchTransport(fetch ?? ((...args) => globalThis.fetch(...args))),
    now,
    signatureNow: parameters.signatureNow ?? now,
    random: parameters.random ?? Math.random,
    schedule,
  };
}

/** Checks the number settings and applies their defaults. */
function readNumbers(
  parameters: Pick<CreateProxyParameters, NumberSetting | "timeout">,
): Record<NumberSetting, number> {
  const { timeout, changeTimeout = timeout ?? numberDefaults.changeTimeout } = parameters;
  const defaults = {
    ...numberDefaults,
    readTimeout: timeout ?? numberDefaults.readTimeout,
    changeTimeout,
    // A shorter drain would abandon a change.
    drainTimeout: changeTimeout + 5_000,
  };
  const numbers = fillIn<NumberSetting>(defaults, parameters);
  for (const [name, value] of Object.entries({ timeout: timeout ?? 1, ...numbers })) {
    const minimum = name === "retries" ? 0 : 1;
    const isValid = Number.isSafeInteger(value) && value >= minimum && value <= NUMBER_MAX;
    if (!isValid) fail(name, `is ${describe(value)}. Use a whole number from ${minimum} to ${NUMBER_MAX}`);
  }
  if (numbers.changeReserve >= numbers.maxUpstreamCalls)
    fail("changeReserve", "leaves no calls for reads. Use a number below `maxUpstreamCalls`");
  return numbers;
}

function fillIn<TName extends string>(
  defaults: Readonly<Record<TName, number>>,
  given: { readonly [TKey in TName]?: number | undefined },
): Record<TName, number> {
  const filled: Record<TName, number> = { ...defaults };
  for (const name in defaults) filled[name] = given[name] ?? defaults[name];
  return filled;
}

function checkAddresses({ webhookSources, trustedProxies }: CreateProxyParameters): void {
  for (const [name, list] of Object.entries({ webhookSources, trustedProxies })) {
    if (list === undefined || typeof list?.has === "function") continue;
    fail(name, `is ${describe(list)}. Use addressList(["203.0.113.0/24"]) of @partner-kit/proxy/node`);
  }
}

function checkHandlers({ onEvent, onEvents, eventAttempts = 2 }: CreateProxyParameters): void {
  for (const [name, handler] of Object.entries({ onEvent, onEvents }))
    if (handler !== undefined && typeof handler !== "function") fail(name, `is ${describe(handler)}. Use a function`);
  if (onEvent && onEvents) fail("onEvents", "and `onEvent` are both set. Remove one of them");
  if (onEvents && eventAttempts < 2)
    fail("eventAttempts", "is below 2. The first attempt of `onEvents` is shared by several events, so use 2 or more");
}

function checkRetention(retention: Settings["retention"]): void {
  const { events = AGE_MIN, balances = AGE_MIN, approvals = AGE_MIN, samples = [] } = retention;
  for (const age of [events, balances, approvals, ...samples.map((sample) => sample.age)]) {
    if (Number.isSafeInteger(age) && age >= AGE_MIN) continue;
    fail(
      "retention",
      `has the age ${describe(age)}. Use milliseconds, at least one hour (3_600_000): 30 days are 2_592_000_000`,
    );
  }
}

function checkTexts(settings: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(settingProblems)) {
    const value = settings[name];
    if (value === undefined && !Object.hasOwn(requiredSettings, name)) continue;
    if (value === undefined) fail(name, undefinedProblem(name, false), "SETTING_MISSING");
    const problem = findProblem(name, value);
    if (problem !== undefined) fail(name, problem);
  }
}

/**
 * The problem with a setting of texts. `undefined` if it is valid. Checks types too, because hosts also write settings
 * in plain JavaScript.
 */
export function findProblem(name: string, value: unknown): SettingProblem {
  const [, problemOf] = Object.entries(settingProblems).find(([setting]) => setting === name) ?? [];
  const isList = lists.includes(name);
  if (isList && !Array.isArray(value)) return `is ${describe(value)}. Use an array`;
  for (const text of isList && Array.isArray(value) ? value : [value]) {
    if (text === undefined) return undefinedProblem(name, isList);
    const problem = typeof text === "string" ? problemOf?.(text) : `is ${describe(text)}. Use a string`;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function undefinedProblem(name: string, isList: boolean): string {
  const [, remedy] = Object.entries(requiredSettings).find(([setting]) => setting === name) ?? [];
  const hint = "If you read it from an environment variable, set that variable";
  return `${isList ? "has an entry that is" : "is"} undefined. ${hint}${remedy === undefined ? "" : `. ${remedy}`}`;
}

/** Describes a value without the text of a string, which may be a secret. */
function describe(value: unknown): string {
  if (value === null || typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function makeKeyRing(
  parameters: Pick<Settings, "store" | "receiverUrl" | "policy" | "sealer" | "signingKey" | "signer">,
  storeKeys: readonly string[] = [],
): KeyRing | undefined {
  const { store, receiverUrl, policy, sealer, signingKey, signer } = parameters;
  const keys = readStoreKeys(storeKeys);
  if (keys) return createSecretBox({ keys });
  const isNeeded = receiverUrl !== undefined || policy !== undefined;
  if (sealer || !(isNeeded || signingKey !== undefined || signer)) return undefined;
  // A memory store ends with the process, so a random key is enough.
  if (store.unsafe === "memory-store") return createSecretBox({ keys: [crypto.getRandomValues(new Uint8Array(32))] });
  // Without a key, only payment batches are off.
  if (!isNeeded) return undefined;
  return fail(
    "storeKeys",
    receiverUrl === undefined
      ? "is missing. `policy` can make the proxy store changes for an approval, which this key encrypts. Create a key: openssl rand -base64 32"
      : "is missing. `receiverUrl` makes the proxy store webhook secrets, which this key encrypts. Create a key: openssl rand -base64 32",
    "SETTING_MISSING",
  );
}

function checkKeyService(parameters: CreateProxyParameters): void {
  const { signer, signingKey, sealer, storeKeys, policy } = parameters;
  if (signer && signingKey !== undefined) fail("signer", "and `signingKey` are both set. Remove one of them");
  if (sealer && storeKeys !== undefined) fail("sealer", "and `storeKeys` are both set. Remove one of them");
  if (signer && typeof signer.sign !== "function") fail("signer", "has no `sign`. Use an object with that function");
  if (sealer && (typeof sealer.seal !== "function" || typeof sealer.open !== "function"))
    fail("sealer", "lacks `seal` or `open`. Use an object with both functions");
  if (sealer && policy && typeof sealer.fingerprint !== "function")
    fail("sealer", "lacks `fingerprint`, which the approvals of `policy` need. Use an object with that function");
}

/** Decodes checked store keys. `undefined` for an empty list. */
export function readStoreKeys(storeKeys: readonly string[]): StoreKeys | undefined {
  const [first, ...others] = storeKeys.map((key) => Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0)));
  return first && [first, ...others];
}

function refuseUnsafe(names: readonly UnsafeSetting[]): never {
  const problems = names.map((name) => `- \`${unsafeSettings[name].setting}\` ${unsafeSettings[name].problem}.`);
  throw new PartnerError(`createProxy: production refuses these unsafe settings: ${names.join(", ")}.`, {
    details: [...problems, `To accept the risk, set unsafe: ${JSON.stringify(names)}`].join("\n"),
    topic: "SETTING_UNSAFE",
  });
}

function fail(name: string, problem: string, topic?: ErrorTopic): never {
  const defaultTopic = name === "overrides" ? "OVERRIDE_INVALID" : "SETTING_INVALID";
  throw new PartnerError(`createProxy: \`${name}\` ${problem}.`, { topic: topic ?? defaultTopic });
}

type SecretSettings = "apiKey" | "withdrawalApiKey" | "signingKey" | "webhookSecrets" | "storeKeys" | "auditKey";

type Secrets = { readonly [TName in SecretSettings]?: CreateProxyParameters[TName] | undefined };

/** Lists the values that no response and no log may contain. A PEM key is listed without its header and line breaks. */
export function listSecrets(parameters: Secrets): string[] {
  const { apiKey, withdrawalApiKey, signingKey, webhookSecrets = [], storeKeys = [], auditKey } = parameters;
  const bareKey = signingKey?.replace(/-----[A-Z ]+-----|\s/g, "");
  return [apiKey, withdrawalApiKey, bareKey, auditKey, ...webhookSecrets, ...storeKeys].filter(
    (secret) => secret !== undefined,
  );
}
