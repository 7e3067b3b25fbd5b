import { allOperations, isScope, isScopeAssumed, PartnerError } from "@partner-kit/contract";
import { isAllowLocal } from "../access/allowLocal.ts";
import { silentLogger } from "../monitoring/logger.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSecretBox, type SecretBox } from "../store/createSecretBox.ts";
import { type Overrides, overrideOf } from "../upstream/overrides.ts";
import { fetchTransport } from "../upstream/transport.ts";
import { scheduleByTimers } from "./schedule.ts";
import { requiredSettings, settingProblems } from "./settingProblems.ts";
import { type CreateProxyParameters, type NumberSetting, numberDefaults, type Settings } from "./settings.ts";
import { findRisks, type UnsafeSetting, unsafeSettings } from "./unsafeSettings.ts";

const lists = ["allow", "allowedOrigins", "keyScopes", "webhookSecrets", "storeKeys", "overrides", "unsafe"];

// Of a timer of the platform: one that is set to longer ends at once.
const NUMBER_MAX = 2 ** 31 - 1;

// In days or hours instead of milliseconds, ages would have everything deleted.
const AGE_MIN = 3_600_000;

/** Checks settings. Throws a `PartnerError` that names the setting. The error never holds a value that may be a secret. */
export function readSettings({ fetch, storeKeys, ...parameters }: CreateProxyParameters): Settings {
  const { authorize, mount = "/partner-kit", overrides = {}, retention = {}, now = Date.now } = parameters;
  if (typeof authorize !== "function") {
    throw new PartnerError("createProxy needs `authorize`.", {
      details: [
        "Why: the proxy holds your API key. Without `authorize` anyone who reaches it could use the key, so there is no default.",
        "How: pass authorize: (request) => ({ subject, scopes }) that reads your own session and returns null where nobody is signed in.",
        "To try things out on your own machine, pass authorize: allowLocal().",
      ].join("\n"),
    });
  }
  checkTexts({ ...parameters, storeKeys, mount, overrides: Object.keys(overrides) });
  checkOverriddenScopes(overrides);
  const numbers = readNumbers(parameters);
  checkRetention(retention);
  const store = parameters.store ?? createMemoryStore({ now });
  const found = findRisks({ ...parameters, allowsLocal: isAllowLocal(authorize), storeRisk: store.unsafe });
  const isAccepted = (name: UnsafeSetting): boolean => parameters.unsafe?.includes(name) === true;
  const risks = { accepted: found.filter(isAccepted), unaccepted: found.filter((name) => !isAccepted(name)) };
  if (parameters.environment === "production" && risks.unaccepted.length > 0) refuseUnsafe(risks.unaccepted);
  return {
    ...parameters,
    ...numbers,
    // Empty where the proxy answers at the root.
    mount: mount === "/" ? "" : mount,
    sendTravelRulePurpose: parameters.sendTravelRulePurpose === true,
    overrides,
    store,
    webhookSecrets: parameters.webhookSecrets ?? [],
    secretBox: makeSecretBox({ ...parameters, store }, storeKeys),
    keepSampling: parameters.keepSampling === true,
    retention,
    risks,
    secrets: listSecrets({ ...parameters, storeKeys }),
    logger: parameters.logger ?? silentLogger,
    // The global is looked up at each call, so that what replaces it later (MSW, an instrumentation) is used.
    transport: parameters.transport ?? fetchTransport(fetch ?? ((...args) => globalThis.fetch(...args))),
    now,
    signatureNow: parameters.signatureNow ?? now,
    random: parameters.random ?? Math.random,
    schedule: parameters.schedule ?? scheduleByTimers,
  };
}

/** Fills in the defaults of numbers and checks them. */
function readNumbers(
  parameters: Pick<CreateProxyParameters, NumberSetting | "timeout">,
): Record<NumberSetting, number> {
  const { timeout, changeTimeout = timeout ?? numberDefaults.changeTimeout } = parameters;
  const defaults = {
    ...numberDefaults,
    readTimeout: timeout ?? numberDefaults.readTimeout,
    changeTimeout,
    // A drain that ends before a change does would abandon it.
    drainTimeout: changeTimeout + 5_000,
  };
  const numbers = fillIn<NumberSetting>(defaults, parameters);
  for (const [name, value] of Object.entries({ timeout: timeout ?? 1, ...numbers })) {
    const isRight = Number.isSafeInteger(value) && value >= (name === "retries" ? 0 : 1) && value <= NUMBER_MAX;
    if (!isRight) fail(name, `is ${describe(value)}, not a whole number above zero, up to ${NUMBER_MAX}`);
  }
  if (numbers.changeReserve >= numbers.maxUpstreamCalls)
    fail("changeReserve", "leaves no calls for reads. Write a number below `maxUpstreamCalls`");
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

function checkRetention({ events = AGE_MIN, samples = [] }: Settings["retention"]): void {
  for (const age of [events, ...samples.map((sample) => sample.age)]) {
    if (Number.isSafeInteger(age) && age >= AGE_MIN) continue;
    fail(
      "retention",
      `holds the age ${describe(age)}, not a whole number of an hour or more. Write milliseconds: 30 days are 2_592_000_000`,
    );
  }
}

/** Hosts write settings in plain JavaScript too, so nothing is believed of their types. */
function checkTexts(settings: Readonly<Record<string, unknown>>): void {
  for (const [name, problemOf] of Object.entries(settingProblems)) {
    const value = settings[name];
    if (value === undefined && !Object.hasOwn(requiredSettings, name)) continue;
    const isList = lists.includes(name);
    if (isList && !Array.isArray(value)) fail(name, `is ${describe(value)}, not an array`);
    for (const text of isList && Array.isArray(value) ? value : [value]) {
      if (text === undefined) fail(name, undefinedProblem(name, isList));
      const problem = typeof text === "string" ? problemOf(text) : `is ${describe(text)}, not a string`;
      if (problem !== undefined) fail(name, problem);
    }
  }
}

function undefinedProblem(name: string, isList: boolean): string {
  const [, remedy] = Object.entries(requiredSettings).find(([setting]) => setting === name) ?? [];
  const hint = "If it comes from an environment variable, set that variable";
  return `${isList ? "holds" : "is"} undefined. ${hint}${remedy === undefined ? "" : `. ${remedy}`}`;
}

/** What a value is, without the text of a string, which may be a secret. */
function describe(value: unknown): string {
  if (value === null || typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** Only a scope that is assumed can be replaced: the service itself enforces the documented ones. */
function checkOverriddenScopes(overrides: Overrides): void {
  for (const operation of allOperations) {
    const { name } = operation;
    const { scope } = overrideOf(overrides, operation) ?? {};
    if (scope === undefined) continue;
    if (!isScopeAssumed(operation))
      fail("overrides", `holds a \`scope\` for ${name}, whose scope is not an assumption. Remove it`);
    if (scope !== null && !isScope(scope))
      fail(
        "overrides",
        `holds a \`scope\` for ${name} that does not exist. Write a scope such as trades:view, or null`,
      );
  }
}

function makeSecretBox(
  { store, receiverUrl }: Pick<Settings, "store" | "receiverUrl">,
  storeKeys: readonly string[] = [],
): SecretBox | undefined {
  const [first, ...others] = storeKeys.map((key) => Uint8Array.from(atob(key), (byte) => byte.charCodeAt(0)));
  if (first) return createSecretBox({ keys: [first, ...others] });
  if (receiverUrl === undefined) return undefined;
  // What memory holds is gone before a key would be needed again.
  if (store.unsafe === "memory-store") return createSecretBox({ keys: [crypto.getRandomValues(new Uint8Array(32))] });
  return fail(
    "storeKeys",
    "is missing, and `receiverUrl` makes the proxy keep secrets. Make a key: openssl rand -base64 32",
  );
}

function refuseUnsafe(names: readonly UnsafeSetting[]): never {
  const problems = names.map((name) => `- \`${unsafeSettings[name].setting}\` ${unsafeSettings[name].problem}.`);
  throw new PartnerError(`createProxy: production refuses unsafe settings: ${names.join(", ")}.`, {
    details: [...problems, `To accept the risk, name each: unsafe: ${JSON.stringify(names)}`].join("\n"),
  });
}

function fail(name: string, problem: string): never {
  throw new PartnerError(`createProxy: \`${name}\` ${problem}.`);
}

type SecretSettings = "apiKey" | "withdrawalApiKey" | "signingKey" | "webhookSecrets" | "storeKeys" | "auditKey";

/** Lists what no response and no log may hold, as it would stand there: a key without what PEM puts around it. */
export function listSecrets(parameters: Pick<CreateProxyParameters, SecretSettings>): string[] {
  const { apiKey, withdrawalApiKey, signingKey, webhookSecrets = [], storeKeys = [], auditKey } = parameters;
  const bareKey = signingKey?.replace(/-----[A-Z ]+-----|\s/g, "");
  return [apiKey, withdrawalApiKey, bareKey, auditKey, ...webhookSecrets, ...storeKeys].filter(
    (secret) => secret !== undefined,
  );
}
