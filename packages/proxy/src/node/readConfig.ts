import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isLoopback } from "../allowLocal.ts";
import {
  apiKeyProblem,
  baseUrlProblem,
  mountProblem,
  originProblem,
  receiverUrlProblem,
  type SettingProblem,
  storeKeyProblem,
  webhookSecretProblem,
} from "../settingProblems.ts";
import type { Environment } from "../settings.ts";
import { ConfigError } from "./ConfigError.ts";
import { storeProblem } from "./configProblems.ts";

/** The settings of the process. */
export interface Config {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  readonly mount: string;
  /** A file, `memory:` or an address of Postgres. */
  readonly store: string;
  readonly webhookSecrets: readonly string[];
  readonly receiverUrl: string | undefined;
  readonly storeKeys: readonly string[];
  readonly keepSampling: boolean;
  readonly signingKey: string | undefined;
  readonly withdrawalApiKey: string | undefined;
  /** `allow-local`, or the whole path of a module. */
  readonly authorize: string;
  readonly allowedOrigins: readonly string[] | undefined;
  /** Where `/metrics` is answered, on the same host; nowhere where left out. */
  readonly metricsPort: number | undefined;
}

/** Variables by name, as in `process.env`. */
export type ConfigVariables = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the process and checks them all. Throws a `ConfigError` for the first that is wrong. */
export function readConfig(variables: ConfigVariables): Config {
  // An empty variable is how many tools write one that is not set.
  const read = (name: string): string | undefined => variables[name] || undefined;
  const host = read("PARTNER_KIT_HOST") ?? "127.0.0.1";
  const mount = read("PARTNER_KIT_MOUNT") ?? "/partner-kit";
  const store = read("PARTNER_KIT_STORE") ?? "./partner-kit.db";
  const origins = read("PARTNER_KIT_ALLOWED_ORIGINS");
  const secrets = read("PARTNER_KIT_WEBHOOK_SECRETS");
  const signingKeyFile = read("PARTNER_KIT_SIGNING_KEY_FILE");
  const withdrawalKeyFile = read("PARTNER_KIT_WITHDRAWAL_API_KEY_FILE");
  const metricsPort = read("PARTNER_KIT_METRICS_PORT");
  const config: Config = {
    baseUrl: demand("PARTNER_KIT_BASE_URL", "Write the service's base address, such as https://api.service.example/v1"),
    apiKey: readApiKey(read),
    environment: readEnvironment(read("PARTNER_KIT_ENVIRONMENT") ?? "staging"),
    host,
    port: readPort("PARTNER_KIT_PORT", read("PARTNER_KIT_PORT") ?? "4020"),
    mount,
    store,
    webhookSecrets: secrets === undefined ? [] : readList(secrets),
    receiverUrl: read("PARTNER_KIT_RECEIVER_URL"),
    storeKeys: readStoreKeys(read),
    keepSampling: read("PARTNER_KIT_KEEP_SAMPLING") === "1",
    signingKey:
      signingKeyFile === undefined ? undefined : readSecretFile("PARTNER_KIT_SIGNING_KEY_FILE", signingKeyFile),
    withdrawalApiKey:
      withdrawalKeyFile === undefined
        ? undefined
        : readKeyFile("PARTNER_KIT_WITHDRAWAL_API_KEY_FILE", withdrawalKeyFile),
    authorize: readAuthorize(
      demand(
        "PARTNER_KIT_AUTHORIZE",
        "Write the path of a module whose default export is authorize(request), or allow-local to try things out on this machine",
      ),
      host,
    ),
    allowedOrigins: origins === undefined ? undefined : readList(origins),
    metricsPort: metricsPort === undefined ? undefined : readPort("PARTNER_KIT_METRICS_PORT", metricsPort),
  };
  check("PARTNER_KIT_BASE_URL", config.baseUrl, baseUrlProblem);
  check("PARTNER_KIT_MOUNT", mount, mountProblem);
  check("PARTNER_KIT_STORE", store, storeProblem);
  for (const secret of config.webhookSecrets) check("PARTNER_KIT_WEBHOOK_SECRETS", secret, webhookSecretProblem);
  for (const key of config.storeKeys) check("PARTNER_KIT_STORE_KEY", key, storeKeyProblem);
  if (config.receiverUrl !== undefined) {
    check("PARTNER_KIT_RECEIVER_URL", config.receiverUrl, receiverUrlProblem);
    if (config.storeKeys.length === 0 && store !== "memory:") demand("PARTNER_KIT_STORE_KEY", STORE_KEY_REMEDY);
  }
  for (const origin of config.allowedOrigins ?? []) check("PARTNER_KIT_ALLOWED_ORIGINS", origin, originProblem);
  return config;

  function demand(variable: string, remedy: string): string {
    const value = read(variable);
    if (value === undefined) throw new ConfigError({ variable, problem: `is missing. ${remedy}` });
    return value;
  }
}

const STORE_KEY_REMEDY =
  "PARTNER_KIT_RECEIVER_URL makes the proxy keep secrets, and they are encrypted with it. Make one with: openssl rand -base64 32";

function readStoreKeys(read: (name: string) => string | undefined): readonly string[] {
  const file = read("PARTNER_KIT_STORE_KEY_FILE");
  const text = file === undefined ? read("PARTNER_KIT_STORE_KEY") : readSecretFile("PARTNER_KIT_STORE_KEY_FILE", file);
  return text === undefined ? [] : readList(text);
}

function readApiKey(read: (name: string) => string | undefined): string {
  const key = read("PARTNER_KIT_API_KEY");
  const file = read("PARTNER_KIT_API_KEY_FILE");
  if (key !== undefined && file !== undefined) {
    throw new ConfigError({
      variable: "PARTNER_KIT_API_KEY",
      problem: "and PARTNER_KIT_API_KEY_FILE are both set. Keep one of them",
    });
  }
  if (file !== undefined) return readKeyFile("PARTNER_KIT_API_KEY_FILE", file);
  if (key === undefined) {
    throw new ConfigError({
      variable: "PARTNER_KIT_API_KEY",
      problem: "is missing. Write the API key, or name a file that holds it in PARTNER_KIT_API_KEY_FILE",
    });
  }
  check("PARTNER_KIT_API_KEY", key, apiKeyProblem);
  return key;
}

function readKeyFile(variable: string, path: string): string {
  const text = readSecretFile(variable, path);
  check(variable, text, (value) => {
    const problem = apiKeyProblem(value);
    return problem && `points to a file whose content ${problem}`;
  });
  return text;
}

function readSecretFile(variable: string, path: string): string {
  try {
    // Editors end a file with a line break that belongs to no secret.
    return readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch {
    throw new ConfigError({
      variable,
      problem: "points to a file that cannot be read. Write the path of a file that this process may read",
    });
  }
}

function readEnvironment(text: string): Environment {
  if (text === "staging" || text === "production") return text;
  throw new ConfigError({
    variable: "PARTNER_KIT_ENVIRONMENT",
    problem: "is neither staging nor production. Write one of the two",
  });
}

function readPort(variable: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new ConfigError({
    variable,
    problem: "is not a port. Write a whole number from 0 to 65535, such as 4020",
  });
}

function readAuthorize(text: string, host: string): string {
  if (text !== "allow-local") return resolve(text);
  if (isLoopback(host) || host === "::1") return text;
  throw new ConfigError({
    variable: "PARTNER_KIT_AUTHORIZE",
    problem:
      "is allow-local, which lets everybody in, and PARTNER_KIT_HOST is reachable from outside. Write the path of an authorize module, or set PARTNER_KIT_HOST to 127.0.0.1",
  });
}

function readList(text: string): string[] {
  return text.split(",").map((item) => item.trim());
}

function check(variable: string, value: string, problemOf: (text: string) => SettingProblem): void {
  const problem = problemOf(value);
  if (problem !== undefined) throw new ConfigError({ variable, problem });
}
