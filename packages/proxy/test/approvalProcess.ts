import { once } from "node:events";
import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { allScopes } from "@partner-kit/contract";
import { createProxy } from "../src/createProxy.ts";
import { nodeHmac } from "../src/node/nodeHmac.ts";
import { startProxyServer } from "../src/node/startProxyServer.ts";
import { createSqliteStore } from "../src/store/createSqliteStore.ts";

// A proxy as a process, so that a test can kill it. It prints that it is loaded, reads one line with its settings, and
// then prints its address. Its policy asks for an approval of every withdrawal and of every new recipient.

// A killed process would not write it, and the next one would compile every module again.
flushCompileCache();
writeSync(1, "loaded\n");
const [line = ""] = await once(createInterface(process.stdin), "line");
const { path, baseUrl, apiKey, signingKey, shift } = JSON.parse(line);
// The clock is ahead of the killed process's, so that its leases have expired.
const now = (): number => Date.now() + shift;
const proxy = createProxy({
  baseUrl,
  apiKey,
  signingKey,
  environment: "staging",
  store: await createSqliteStore({ path, now }),
  storeKeys: [btoa("s".repeat(32))],
  hmac: nodeHmac,
  now,
  signatureNow: Date.now,
  authorize(request) {
    const subject = request.headers.get("x-user") ?? "";
    return { subject, scopes: subject === "grace" ? [...allScopes, "approvals:decide"] : allScopes };
  },
  policy: ({ operation }) =>
    operation === "createWithdrawalQuote"
      ? { decision: "allow" }
      : { decision: "approve", scope: "wallets:transfer", reason: "Four eyes.", expiresInSeconds: 7 * 24 * 3600 },
});
const { origin } = await startProxyServer({ proxy, host: "127.0.0.1", port: 0 });
writeSync(1, `${origin}\n`);
