import { readFileSync } from "node:fs";
import { unsafeSettings } from "../settings/unsafeSettings.ts";
import { ConfigError } from "./readConfig.ts";

/**
 * Returns the output of `--help` or `--version`, or `undefined` without arguments. Throws a `ConfigError` for other
 * arguments.
 */
export function readHelp(args: readonly string[]): string | undefined {
  const unknown = args.find((arg) => !/^(?:--help|-h|--version|-v)$/.test(arg));
  if (unknown !== undefined) {
    const problem =
      "is not an argument of partner-kit-proxy. Settings are environment variables. Run partner-kit-proxy --help to list them";
    throw new ConfigError(JSON.stringify(unknown.slice(0, 40)), problem, "COMMAND_INVALID");
  }
  if (args.length === 0) return undefined;
  return args.some((arg) => /^(?:--help|-h)$/.test(arg)) ? writeHelp() : `${readVersion()}\n`;
}

const variables: readonly (readonly [names: string, defaultValue: string, meaning: string])[] = [
  ["PARTNER_KIT_BASE_URL", "required", "Base URL of the service, ending in /v1."],
  ["PARTNER_KIT_API_KEY, …_FILE", "required", "The API key, or a file that contains only the key."],
  ["PARTNER_KIT_AUTHORIZE", "required", "Path of a module whose default export is authorize(request), or allow-local."],
  [
    "PARTNER_KIT_POLICY",
    "allow all",
    "Path of a module whose default export is policy(request): it decides about changes.",
  ],
  [
    "PARTNER_KIT_ENVIRONMENT",
    "staging",
    "staging or production. Production turns simulation off and refuses unsafe settings.",
  ],
  ["PARTNER_KIT_UNSAFE", "none", `Unsafe settings to accept: ${Object.keys(unsafeSettings).join(", ")}.`],
  ["PARTNER_KIT_HOST", "127.0.0.1", "Address to listen on."],
  ["PARTNER_KIT_PORT", "4020", "Port to listen on. 0 picks a free one."],
  ["PARTNER_KIT_MOUNT", "/partner-kit", "Path prefix of the proxy."],
  [
    "PARTNER_KIT_ALLOWED_ORIGINS",
    "same origin",
    "Origins of pages that may call the proxy, instead of its own origin.",
  ],
  ["PARTNER_KIT_ALLOW", "all", "Names of the operations that the proxy offers."],
  ["PARTNER_KIT_KEY_SCOPES", "unknown", "Scopes of the API key. The proxy refuses calls that need other scopes."],
  ["PARTNER_KIT_STORE, …_FILE", "./partner-kit.db", "A SQLite file, memory: or postgres://…"],
  [
    "PARTNER_KIT_STORE_KEY, …_FILE",
    "none",
    "Keys for stored webhook secrets: 32 random bytes as Base64. The first one encrypts, the others decrypt older secrets.",
  ],
  [
    "PARTNER_KIT_AUDIT_KEY, …_FILE",
    "none; required in production",
    "Keys of the audit chain: 32 random bytes as Base64. The first one makes records, the others verify older ones.",
  ],
  [
    "PARTNER_KIT_AUDIT_CHECKPOINTS",
    "none",
    "File for checkpoints of the audit chain. Store it where the store's users cannot write.",
  ],
  ["PARTNER_KIT_LOG_LEVEL", "info", "debug, info, warn or error. debug adds every read."],
  ["PARTNER_KIT_WEBHOOK_SECRETS, …_FILE", "none", "Signing secrets that the receiver accepts."],
  [
    "PARTNER_KIT_RECEIVER_URL",
    "none",
    "Public URL of the receiver. The proxy stores the secrets of webhook endpoints with this URL.",
  ],
  [
    "PARTNER_KIT_SIGNING_KEY_FILE",
    "none",
    "File with the Ed25519 private key that signs withdrawals. Without it, withdrawals are off.",
  ],
  ["PARTNER_KIT_WITHDRAWAL_API_KEY_FILE", "the API key", "File with a dedicated API key for withdrawals."],
  ["PARTNER_KIT_SEND_TRAVEL_RULE_PURPOSE", "0", "1 sends purpose with Travel Rule submissions."],
  ["PARTNER_KIT_KEEP_SAMPLING", "0", "1 samples the ticker also while no page is open."],
  ["PARTNER_KIT_METRICS_PORT", "none", "Port that serves /metrics for Prometheus."],
  ["PARTNER_KIT_METRICS_HOST", "127.0.0.1", "Address that serves /metrics."],
  ["PARTNER_KIT_READ_TIMEOUT", "10000", "Milliseconds until a read fails."],
  ["PARTNER_KIT_CHANGE_TIMEOUT", "30000", "Milliseconds until a change fails."],
  ["PARTNER_KIT_DRAIN_TIMEOUT", "35000", "Milliseconds that shutdown waits for changes in progress."],
  ["PARTNER_KIT_AUTHORIZE_TIMEOUT", "5000", "Milliseconds until a call of authorize fails."],
  ["PARTNER_KIT_POLICY_TIMEOUT", "5000", "Milliseconds until a call of policy fails."],
  [
    "PARTNER_KIT_SESSION_CHECK_INTERVAL",
    "10000",
    "Milliseconds between two calls of authorize for an open live stream.",
  ],
  ["PARTNER_KIT_MAX_UPSTREAM_CALLS", "64", "Concurrent calls to the service."],
  ["PARTNER_KIT_CHANGE_RESERVE", "8", "Concurrent calls that are reserved for changes."],
  ["PARTNER_KIT_MAX_QUEUED_CALLS", "1000", "Reads that may queue for a call, and as many changes."],
  ["PARTNER_KIT_MAX_CALLS_PER_SUBJECT", "64", "Concurrent reads of one subject, and as many changes."],
  ["PARTNER_KIT_MAX_CALLS_PER_MINUTE", "1200", "Reads of one subject per minute, and as many changes."],
  ["PARTNER_KIT_MAX_BACK_OFF", "60000", "Longest pause in milliseconds after a 429 response of the service."],
  [
    "PARTNER_KIT_MAX_WEBHOOK_BYTES",
    "262144",
    "Maximum bytes of a webhook's body. A longer one is refused permanently.",
  ],
  ["PARTNER_KIT_MAX_UNVERIFIED_WEBHOOKS", "1000", "Webhooks that may wait for verification."],
  [
    "PARTNER_KIT_MAX_UNVERIFIED_WEBHOOKS_PER_ADDRESS",
    "250",
    "The same limit for one IP address, such as a load balancer's.",
  ],
  ["PARTNER_KIT_MAX_UNVERIFIED_BYTES", "33554432", "Bytes of webhooks that may wait for verification."],
  ["PARTNER_KIT_MAX_UNVERIFIED_BYTES_PER_ADDRESS", "8388608", "The same limit for one IP address."],
];

function writeHelp(): string {
  const rows = variables.map(([names, defaultValue, meaning]) => `  ${names} (${defaultValue})\n      ${meaning}`);
  return `partner-kit-proxy keeps your API key on the server and serves the partner service to your pages.

Usage: partner-kit-proxy [--help | --version]
       partner-kit-proxy audit verify [--checkpoints FILE]
       partner-kit-proxy audit export [--since SEQ]
       partner-kit-proxy handlers list
       partner-kit-proxy handlers drop NAME

  --help, -h     Prints this text.
  --version, -v  Prints the version.
  audit verify   Checks the audit chain of PARTNER_KIT_STORE. Exit code 0 if it is intact, 1 if it is not.
  audit export   Prints the audit records after a number, as JSON lines.
  handlers list  Prints how far each handler of events in PARTNER_KIT_STORE has come, as JSON lines.
  handlers drop  Forgets a handler that is gone for good, so that its events are deleted in time.

Settings are environment variables. Lists are separated by commas. An empty variable counts as not set.
The default stands in brackets.

${rows.join("\n")}

It prints one line of JSON when it listens, and logs JSON lines to stderr. SIGTERM ends it.
Exit codes: 0 after SIGTERM, 1 if it cannot start, 2 if an argument or a setting is wrong.
`;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return typeof manifest === "object" && manifest && "version" in manifest ? String(manifest.version) : "unknown";
}
