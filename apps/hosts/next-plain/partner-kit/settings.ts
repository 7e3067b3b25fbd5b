import { readFileSync } from "node:fs";
// For `policy` below: import { approveLargeWithdrawals, approveNewRecipients, combinePolicies } from "@partner-kit/proxy";
import type { CreateProxyParameters } from "@partner-kit/proxy";
import { createJsonLogger, nodeHmac, poolTransport, readSecretSettings } from "@partner-kit/proxy/node";

/** Reads the settings of the proxy from the variables in .env.example. An empty variable counts as not set. */
export function readSettings(): Omit<CreateProxyParameters, "authorize" | "store"> {
  // The API keys, the signing key, the keys of the store and the audit log, and webhook secrets, as in .env.example.
  const secrets = readSecretSettings({
    variables: process.env,
    // Next.js copies files that code reads into its build, which must not contain keys.
    readFile: (path) => readFileSync(/* turbopackIgnore: true */ path, "utf8"),
  });
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
  const value = read(name);
  if (value === undefined) throw new Error(`${name} is missing. Set it: see .env.example.`);
  return value;
}

function read(name: string): string | undefined {
  return process.env[name] || undefined;
}
