#!/usr/bin/env node
import { createServer } from "node:http";
import process from "node:process";
import { importWithdrawalSigningKey } from "@partner-kit/contract/signing";
import { createProxy } from "../createProxy.ts";
import { listSecrets } from "../listSecrets.ts";
import { ConfigError } from "./ConfigError.ts";
import { createJsonLogger } from "./createJsonLogger.ts";
import { listen } from "./listen.ts";
import { loadAuthorize } from "./loadAuthorize.ts";
import { nodeHmac } from "./nodeHmac.ts";
import { openStore } from "./openStore.ts";
import { poolTransport } from "./poolTransport.ts";
import { readConfig } from "./readConfig.ts";
import { startProxyServer } from "./startProxyServer.ts";

try {
  const config = readConfig(process.env);
  const { apiKey, withdrawalApiKey, signingKey, host, port, metricsPort, webhookSecrets, storeKeys } = config;
  const password = URL.canParse(config.store) ? new URL(config.store).password : "";
  const secrets = [
    ...listSecrets({ apiKey, withdrawalApiKey, signingKey, webhookSecrets, storeKeys }),
    ...(password === "" ? [] : [password, decodeURIComponent(password)]),
  ];
  const logger = createJsonLogger({ write: (line) => process.stderr.write(line), secrets });
  const authorize = await loadAuthorize({ setting: config.authorize, secret: apiKey });
  if (signingKey !== undefined) await importWithdrawalSigningKey(signingKey).catch(refuseSigningKey);
  const store = await openStore({ location: config.store, logger });
  const proxy = createProxy({ ...config, authorize, logger, store, hmac: nodeHmac, transport: poolTransport() });
  const server = await startProxyServer({ proxy, host, port });
  if (metricsPort !== undefined) {
    await listen(createServer((_, outgoing) => outgoing.end(proxy.metrics())).unref(), host, metricsPort);
  }
  process.stdout.write(
    `${JSON.stringify({ listening: server.origin + (config.mount === "/" ? "" : config.mount) })}\n`,
  );
  const close = async (): Promise<void> => {
    await server.close();
    // Last: calls under way still write.
    await store?.close();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`partner-kit-proxy: ${explain(error)}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

function refuseSigningKey(): never {
  const problem =
    "points to a file that holds no Ed25519 private key. Write the path of one in PKCS #8 as PEM, or of its 32-byte seed as Base64";
  throw new ConfigError({ variable: "PARTNER_KIT_SIGNING_KEY_FILE", problem });
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return "could not start.";
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return "the port is taken. Stop what listens there, or set PARTNER_KIT_PORT to another one.";
  if (code === "EACCES") return "the port may not be used by this user. Set PARTNER_KIT_PORT to one above 1023.";
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return "PARTNER_KIT_HOST is no address of this machine. Write one that is, such as 127.0.0.1.";
  return error.message;
}
