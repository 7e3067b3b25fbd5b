import { createSecureContext } from "node:tls";
import { isPublicHost } from "../store/sql/isPublicHost.ts";
import { fail, type ProblemOf, type Reader } from "./createReader.ts";
import { isPostgres } from "./storeLocation.ts";

/** Where Redis is, and how to connect. */
export interface RedisLocation {
  readonly url: string;
  /** `undefined` if the URL has it, or if Redis needs no password. */
  readonly password: string | undefined;
  /** PEM text. */
  readonly ca: string | undefined;
}

/** Reads where the wake-ups go. `undefined`: Postgres carries them. Throws a `ConfigError`. */
export function readRedis({ secret }: Reader, store: string): RedisLocation | undefined {
  const url = secret("PARTNER_KIT_REDIS", redisProblem);
  const password = secret("PARTNER_KIT_REDIS_PASSWORD", () => undefined);
  const ca = secret("PARTNER_KIT_REDIS_TLS_CA", certificateProblem);
  if (url === undefined) {
    const extra = password === undefined ? "PARTNER_KIT_REDIS_TLS_CA_FILE" : "PARTNER_KIT_REDIS_PASSWORD";
    if (password !== undefined || ca !== undefined) fail(extra, "is set, but PARTNER_KIT_REDIS is not. Remove it");
    return undefined;
  }
  if (!isPostgres(store))
    fail(
      "PARTNER_KIT_REDIS",
      "is set, but PARTNER_KIT_STORE is not a Postgres URL, so there is nobody to wake. Remove it",
    );
  if (password !== undefined && new URL(url).password !== "")
    fail("PARTNER_KIT_REDIS", "has a password, and PARTNER_KIT_REDIS_PASSWORD is set. Remove one");
  if (ca !== undefined && !isTls(url))
    fail("PARTNER_KIT_REDIS_TLS_CA_FILE", "is set, but PARTNER_KIT_REDIS does not use TLS. Use rediss://");
  return { url, password, ca };
}

/** The passwords of the connection. */
export function listRedisSecrets(redis: RedisLocation | undefined): readonly string[] {
  if (!redis) return [];
  const { password } = new URL(redis.url);
  return [redis.password ?? "", password, decodeURIComponent(password)].filter((text) => text !== "");
}

const redisProblem: ProblemOf = (text) => {
  if (!URL.canParse(text) || !/^rediss?:\/\/[^/]/.test(text)) return "is not a URL of Redis. Use rediss://host:6379";
  if (isTls(text) || !isPublicHost(new URL(text).hostname.replace(/^\[|\]$/g, ""))) return undefined;
  return "connects to a public host without TLS. Use rediss://";
};

const certificateProblem: ProblemOf = (text) => {
  try {
    createSecureContext({ ca: text });
  } catch {
    return "is damaged. Use a complete PEM file";
  }
  return /-----BEGIN CERTIFICATE-----/.test(text) ? undefined : "is not a certificate. Use PEM";
};

function isTls(url: string): boolean {
  return url.startsWith("rediss:");
}
