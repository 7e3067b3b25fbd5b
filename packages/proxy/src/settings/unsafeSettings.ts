import { isLoopback } from "../access/allowLocal.ts";

interface UnsafeSettingFacts {
  /** The setting of `createProxy` and its environment variable. */
  readonly setting: string;
  readonly variable: string;
  /** The risk and how to avoid it. Follows the name of the setting. */
  readonly problem: string;
}

/** Settings for development that are a risk in production, by the name that accepts them in `unsafe`. */
export const unsafeSettings = {
  "http-base-url": {
    setting: "baseUrl",
    variable: "PARTNER_KIT_BASE_URL",
    problem: "uses http, which sends the API key and all data unencrypted. Use an https URL",
  },
  "allow-local": {
    setting: "authorize",
    variable: "PARTNER_KIT_AUTHORIZE",
    problem:
      "is allowLocal(), which grants the key's scopes to every process on the machine. Pass a function that reads your own sessions",
  },
  "http-origin": {
    setting: "allowedOrigins",
    variable: "PARTNER_KIT_ALLOWED_ORIGINS",
    problem: "contains an http origin, whose pages anyone on the network can change. Use https origins",
  },
  "memory-store": {
    setting: "store",
    variable: "PARTNER_KIT_STORE",
    problem: "is in memory, so every restart loses acknowledged webhooks and the audit. Use a SQLite or Postgres store",
  },
  "unkeyed-audit": {
    setting: "auditKey",
    variable: "PARTNER_KIT_AUDIT_KEY",
    problem:
      "is missing, so anyone with write access to the store can rewrite the audit undetected. Create a key: openssl rand -base64 32",
  },
  "postgres-without-tls": {
    setting: "store",
    variable: "PARTNER_KIT_STORE",
    problem: "connects to a public Postgres host without TLS. Add sslmode=verify-full to its URL",
  },
} as const satisfies Readonly<Record<string, UnsafeSettingFacts>>;

/** The name of an unsafe setting. */
export type UnsafeSetting = keyof typeof unsafeSettings;

export function isUnsafeSetting(text: string): text is UnsafeSetting {
  return Object.hasOwn(unsafeSettings, text);
}

/** The unsafe settings of a proxy. */
export interface Risks {
  /** Those that `unsafe` names. */
  readonly accepted: readonly UnsafeSetting[];
  /** Those that `unsafe` does not name. Production refuses them, so this is empty there. */
  readonly unaccepted: readonly UnsafeSetting[];
}

export interface FindRisksParameters {
  readonly baseUrl: string;
  readonly allowsLocal: boolean;
  readonly storeRisk: UnsafeSetting | undefined;
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly auditKey?: string | undefined;
}

/** Lists the unsafe settings. */
export function findRisks(parameters: FindRisksParameters): readonly UnsafeSetting[] {
  const { baseUrl, allowsLocal, storeRisk, allowedOrigins = [], auditKey } = parameters;
  const found: UnsafeSetting[] = [];
  if (new URL(baseUrl).protocol === "http:") found.push("http-base-url");
  if (allowsLocal) found.push("allow-local");
  if (allowedOrigins.some(isHttpOrigin)) found.push("http-origin");
  if (storeRisk !== undefined) found.push(storeRisk);
  if (auditKey === undefined) found.push("unkeyed-audit");
  return found;
}

/** Whether pages of this origin are loaded over plain http from another machine. */
export function isHttpOrigin(origin: string): boolean {
  return origin.startsWith("http:") && !isLoopback(new URL(origin).hostname);
}
