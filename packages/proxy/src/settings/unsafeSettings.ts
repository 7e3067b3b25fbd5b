import { isLoopback } from "../access/allowLocal.ts";

interface UnsafeSettingFacts {
  /** The setting of `createProxy`, and the variable of the command. */
  readonly setting: string;
  readonly variable: string;
  /** What the risk is and what to write instead. Follows the name of the setting. */
  readonly problem: string;
}

/** Settings that suit development and are a risk in production, by the name that accepts each in `unsafe`. */
export const unsafeSettings = {
  "http-base-url": {
    setting: "baseUrl",
    variable: "PARTNER_KIT_BASE_URL",
    problem: "uses http, which sends the API key and all data unencrypted. Use an https address",
  },
  "allow-local": {
    setting: "authorize",
    variable: "PARTNER_KIT_AUTHORIZE",
    problem:
      "is allowLocal(), which lets every process on the machine do what the key may. Read your own sessions instead",
  },
  "http-origin": {
    setting: "allowedOrigins",
    variable: "PARTNER_KIT_ALLOWED_ORIGINS",
    problem: "holds an http origin, whose pages anybody on the network can change. Use https origins",
  },
  "memory-store": {
    setting: "store",
    variable: "PARTNER_KIT_STORE",
    problem:
      "is memory, which loses acknowledged webhooks and the audit at every restart. Use a SQLite or Postgres store",
  },
  "unkeyed-audit": {
    setting: "auditKey",
    variable: "PARTNER_KIT_AUDIT_KEY",
    problem:
      "is missing, so that whoever can write to the store can rewrite the audit unnoticed. Make a key: openssl rand -base64 32",
  },
  "postgres-without-tls": {
    setting: "store",
    variable: "PARTNER_KIT_STORE",
    problem: "connects to a public Postgres host without TLS. Add sslmode=verify-full to its address",
  },
} as const satisfies Readonly<Record<string, UnsafeSettingFacts>>;

/** The name of a setting that production refuses unless it is accepted in `unsafe`. */
export type UnsafeSetting = keyof typeof unsafeSettings;

export function isUnsafeSetting(text: string): text is UnsafeSetting {
  return Object.hasOwn(unsafeSettings, text);
}

/** What is unsafe about the settings of a proxy. */
export interface Risks {
  /** Named in `unsafe`. */
  readonly accepted: readonly UnsafeSetting[];
  /** Not named. Always empty in production, which refuses them. */
  readonly unaccepted: readonly UnsafeSetting[];
}

export interface FindRisksParameters {
  readonly baseUrl: string;
  readonly allowsLocal: boolean;
  readonly storeRisk: UnsafeSetting | undefined;
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly auditKey?: string | undefined;
}

/** Lists which settings are unsafe. */
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

/** Whether an origin is reached over plain http from another machine. */
export function isHttpOrigin(origin: string): boolean {
  return origin.startsWith("http:") && !isLoopback(new URL(origin).hostname);
}
