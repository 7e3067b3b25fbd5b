import { readFileSync } from "node:fs";
// For `policy` below: import { approveLargeWithdrawals, approveNewRecipients, combinePolicies } from "@partner-kit/proxy";
import type { CreateProxyParameters } from "@partner-kit/proxy";
import { createJsonLogger, nodeHmac, poolTransport } from "@partner-kit/proxy/node";

/** Reads the settings of the proxy from the variables in .env.example. An empty variable counts as not set. */
export function readSettings(): Omit<CreateProxyParameters, "authorize" | "store"> {
  const secrets = {
    apiKey: required("PARTNER_KIT_API_KEY"),
    auditKey: readSecret("PARTNER_KIT_AUDIT_KEY"),

    // Encrypt stored webhook secrets, approvals and payment batches. To rotate, put the new key first: `new,old`.
    storeKeys: readSecrets("PARTNER_KIT_STORE_KEY"),

    // Signing secrets of webhook endpoints that were created elsewhere.
    webhookSecrets: readSecrets("PARTNER_KIT_WEBHOOK_SECRETS"),

    // Payments. Withdrawals are off without a signing key. A withdrawal key of its own limits what the API key can do.
    signingKey: readSecret("PARTNER_KIT_SIGNING_KEY"),
    withdrawalApiKey: readSecret("PARTNER_KIT_WITHDRAWAL_API_KEY"),
  };
  return {
    ...secrets,
    baseUrl: required("PARTNER_KIT_BASE_URL"),
    environment: readEnvironment(),

    // The proxy stores the signing secrets of webhook endpoints that you create in its pages with this URL.
    receiverUrl: read("PARTNER_KIT_RECEIVER_URL"),

    // Keeps connections open. Frameworks such as Next.js replace the global `fetch`, and its calls can then fail.
    transport: poolTransport(),
    hmac: nodeHmac,
    // A pino logger fits too.
    logger: createJsonLogger({
      write: (line) => process.stderr.write(line),
      secrets: Object.values(secrets)
        .flat()
        .filter((secret) => secret !== undefined),
      level: "warn",
    }),

    // Decides about each change before the proxy sends it. In this example, a second person with the scope
    // `approvals:decide` approves large withdrawals and those to new recipients. It needs PARTNER_KIT_STORE_KEY.
    // policy: combinePolicies(
    //   approveLargeWithdrawals({ above: { NGN: "5000000", USD: "2500" } }),
    //   approveNewRecipients({ newForSeconds: 7 * 86_400 }),
    // ),
  };
}

function readEnvironment(): CreateProxyParameters["environment"] {
  const environment = read("PARTNER_KIT_ENVIRONMENT") ?? "staging";
  if (environment === "staging" || environment === "production") return environment;
  throw new Error("PARTNER_KIT_ENVIRONMENT is neither staging nor production.");
}

function required(name: string): string {
  const value = readSecret(name);
  if (value === undefined) throw new Error(`${name} is missing. Set it: see .env.example.`);
  return value;
}

function readSecrets(name: string): readonly string[] | undefined {
  return readSecret(name)
    ?.split(",")
    .map((secret) => secret.trim());
}

/** Reads a secret from the variable, or from the file that the variable with `_FILE` names. */
function readSecret(name: string): string | undefined {
  return read(name) ?? readFile(`${name}_FILE`);
}

function readFile(name: string): string | undefined {
  const path = read(name);
  if (path === undefined) return undefined;
  try {
    // Next.js copies files that code reads into its build, which must not contain keys. Editors end a file with a line break.
    return readFileSync(/* turbopackIgnore: true */ path, "utf8").replace(/\r?\n$/, "");
  } catch {
    throw new Error(`${name} names a file that cannot be read. Use the path of a file that this process may read.`);
  }
}

function read(name: string): string | undefined {
  return process.env[name] || undefined;
}
