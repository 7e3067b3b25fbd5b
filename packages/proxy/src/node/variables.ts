import { unsafeSettings } from "../settings/unsafeSettings.ts";

interface VariableFacts {
  /** For `--help`. */
  readonly default: string;
  readonly meaning: string;
  /**
   * Whether the value is a secret. A secret can be given as a file, named by the variable with `_FILE`. `file`: only as
   * a file, because a variable is visible to child processes and in crash reports.
   */
  readonly secret?: boolean | "file";
}

/** Every variable of the process. `--help` lists them in this order. */
export const variables = {
  PARTNER_KIT_BASE_URL: { default: "required", meaning: "Base URL of the service, ending in /v1." },
  PARTNER_KIT_API_KEY: {
    default: "required",
    meaning: "The API key, or a file that contains only the key.",
    secret: true,
  },
  PARTNER_KIT_AUTHORIZE: {
    default: "required",
    meaning: "Path of a module whose default export is authorize(request), or allow-local.",
  },
  PARTNER_KIT_POLICY: {
    default: "allow all",
    meaning: "Path of a module whose default export is policy(request): it decides about changes.",
  },
  PARTNER_KIT_ENVIRONMENT: {
    default: "staging",
    meaning: "staging or production. Production turns simulation off and refuses unsafe settings.",
  },
  PARTNER_KIT_UNSAFE: {
    default: "none",
    meaning: `Unsafe settings to accept: ${Object.keys(unsafeSettings).join(", ")}.`,
  },
  PARTNER_KIT_HOST: { default: "127.0.0.1", meaning: "Address to listen on." },
  PARTNER_KIT_PORT: { default: "4020", meaning: "Port to listen on. 0 picks a free one." },
  PARTNER_KIT_RECEIVER_PORT: {
    default: "none",
    meaning: "Port of a second listener for the webhook receiver. The first one then refuses deliveries.",
  },
  PARTNER_KIT_RECEIVER_HOST: { default: "127.0.0.1", meaning: "Address of the receiver's listener." },
  PARTNER_KIT_MOUNT: { default: "/partner-kit", meaning: "Path prefix of the proxy." },
  PARTNER_KIT_ALLOWED_ORIGINS: {
    default: "same origin",
    meaning: "Origins of pages that may call the proxy, instead of its own origin.",
  },
  PARTNER_KIT_ALLOW: { default: "all", meaning: "Names of the operations that the proxy offers." },
  PARTNER_KIT_KEY_SCOPES: {
    default: "unknown",
    meaning: "Scopes of the API key. The proxy refuses calls that need other scopes.",
  },
  PARTNER_KIT_STORE: { default: "./partner-kit.db", meaning: "A SQLite file, memory: or postgres://…", secret: true },
  PARTNER_KIT_STORE_PASSWORD: { default: "none", meaning: "Password of Postgres, if the URL has none.", secret: true },
  PARTNER_KIT_STORE_TLS_CA: {
    default: "the certificates of Node",
    meaning:
      "Certificates that sign the certificate of Postgres, as PEM. The proxy then verifies the server and its host.",
    secret: "file",
  },
  PARTNER_KIT_STORE_TLS_CERT: {
    default: "none",
    meaning: "The proxy's own certificate for Postgres, as PEM.",
    secret: "file",
  },
  PARTNER_KIT_STORE_TLS_KEY: { default: "none", meaning: "Private key of that certificate, as PEM.", secret: "file" },
  PARTNER_KIT_REDIS: {
    default: "none",
    meaning: "redis://… or rediss://… that carries wake-ups between instances, in place of Postgres.",
    secret: true,
  },
  PARTNER_KIT_REDIS_PASSWORD: { default: "none", meaning: "Password of Redis, if the URL has none.", secret: true },
  PARTNER_KIT_REDIS_TLS_CA: {
    default: "the certificates of Node",
    meaning: "Certificates that sign the certificate of Redis, as PEM.",
    secret: "file",
  },
  PARTNER_KIT_STORE_KEY: {
    default: "none",
    meaning:
      "Keys for stored webhook secrets: 32 random bytes as Base64. The first one encrypts, the others decrypt older secrets.",
    secret: true,
  },
  PARTNER_KIT_AUDIT_KEY: {
    default: "none; required in production",
    meaning:
      "Keys of the audit chain: 32 random bytes as Base64. The first one makes records, the others verify older ones.",
    secret: true,
  },
  PARTNER_KIT_AUDIT_CHECKPOINTS: {
    default: "none",
    meaning: "File for checkpoints of the audit chain. Store it where the store's users cannot write.",
  },
  PARTNER_KIT_LOG_LEVEL: { default: "info", meaning: "debug, info, warn or error. debug adds every read." },
  PARTNER_KIT_WEBHOOK_SECRETS: { default: "none", meaning: "Signing secrets that the receiver accepts.", secret: true },
  PARTNER_KIT_RECEIVER_URL: {
    default: "none",
    meaning: "Public URL of the receiver. The proxy stores the secrets of webhook endpoints with this URL.",
  },
  PARTNER_KIT_WEBHOOK_SOURCES: {
    default: "all",
    meaning: "IP addresses and CIDR ranges that may send webhooks. Others get a 503 and raise an alarm.",
  },
  PARTNER_KIT_WEBHOOK_DESTINATIONS: {
    default: "all",
    meaning: "Hosts that webhook endpoints may point to, such as hooks.example.com or *.example.com.",
  },
  PARTNER_KIT_TRUSTED_PROXIES: {
    default: "none",
    meaning: "IP addresses and CIDR ranges of load balancers whose X-Forwarded-For names a webhook's source.",
  },
  PARTNER_KIT_SIGNING_KEY: {
    default: "none",
    meaning: "File with the Ed25519 private key that signs withdrawals. Without it, withdrawals are off.",
    secret: "file",
  },
  PARTNER_KIT_WITHDRAWAL_API_KEY: {
    default: "the API key",
    meaning: "File with a dedicated API key for withdrawals.",
    secret: "file",
  },
  PARTNER_KIT_SEND_TRAVEL_RULE_PURPOSE: { default: "0", meaning: "1 sends purpose with Travel Rule submissions." },
  PARTNER_KIT_KEEP_SAMPLING: {
    default: "0",
    meaning: "1 samples the balances, and the ticker also while no page is open.",
  },
  PARTNER_KIT_METRICS_PORT: { default: "none", meaning: "Port that serves /metrics for Prometheus." },
  PARTNER_KIT_METRICS_HOST: { default: "127.0.0.1", meaning: "Address that serves /metrics." },
  PARTNER_KIT_READ_TIMEOUT: { default: "10000", meaning: "Milliseconds until a read fails." },
  PARTNER_KIT_CHANGE_TIMEOUT: { default: "30000", meaning: "Milliseconds until a change fails." },
  PARTNER_KIT_DRAIN_TIMEOUT: { default: "35000", meaning: "Milliseconds that shutdown waits for changes in progress." },
  PARTNER_KIT_AUTHORIZE_TIMEOUT: { default: "5000", meaning: "Milliseconds until a call of authorize fails." },
  PARTNER_KIT_POLICY_TIMEOUT: { default: "5000", meaning: "Milliseconds until a call of policy fails." },
  PARTNER_KIT_SESSION_CHECK_INTERVAL: {
    default: "10000",
    meaning: "Milliseconds between two calls of authorize for an open live stream.",
  },
  PARTNER_KIT_MAX_UPSTREAM_CALLS: { default: "64", meaning: "Concurrent calls to the service." },
  PARTNER_KIT_CHANGE_RESERVE: { default: "8", meaning: "Concurrent calls that are reserved for changes." },
  PARTNER_KIT_MAX_QUEUED_CALLS: { default: "1000", meaning: "Reads that may queue for a call, and as many changes." },
  PARTNER_KIT_MAX_CALLS_PER_SUBJECT: {
    default: "64",
    meaning: "Concurrent reads of one subject, and as many changes.",
  },
  PARTNER_KIT_MAX_CALLS_PER_MINUTE: {
    default: "1200",
    meaning: "Reads of one subject per minute, and as many changes.",
  },
  PARTNER_KIT_MAX_BACK_OFF: {
    default: "60000",
    meaning: "Longest pause in milliseconds after a 429 response of the service.",
  },
  PARTNER_KIT_MAX_WEBHOOK_BYTES: {
    default: "262144",
    meaning: "Maximum bytes of a webhook's body. A longer one is refused permanently.",
  },
  PARTNER_KIT_MAX_UNVERIFIED_WEBHOOKS: { default: "1000", meaning: "Webhooks that may wait for verification." },
  PARTNER_KIT_MAX_UNVERIFIED_WEBHOOKS_PER_ADDRESS: {
    default: "250",
    meaning: "The same limit for one IP address, such as a load balancer's.",
  },
  PARTNER_KIT_MAX_UNVERIFIED_BYTES: {
    default: "33554432",
    meaning: "Bytes of webhooks that may wait for verification.",
  },
  PARTNER_KIT_MAX_UNVERIFIED_BYTES_PER_ADDRESS: { default: "8388608", meaning: "The same limit for one IP address." },
} as const satisfies Readonly<Record<string, VariableFacts>>;

export type Variable = keyof typeof variables;

/** A variable whose value is a secret. It can be a file. */
export type SecretVariable = {
  [TName in Variable]: (typeof variables)[TName] extends { readonly secret: unknown } ? TName : never;
}[Variable];

/** A variable whose value is not a secret. */
export type PlainVariable = Exclude<Variable, SecretVariable>;

/** The names that a person can set: the variable, its file, or both. */
export function namesOf(variable: Variable): readonly string[] {
  const { secret = false }: VariableFacts = variables[variable];
  const file = `${variable}_FILE`;
  if (secret === false) return [variable];
  return secret === "file" ? [file] : [variable, file];
}
