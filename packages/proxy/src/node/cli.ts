#!/usr/bin/env node
import { createServer, type ServerResponse } from "node:http";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { errorLink } from "@partner-kit/contract";
import { allowLocal } from "../access/allowLocal.ts";
import type { Authorize } from "../access/createAuthenticator.ts";
import type { Policy } from "../access/policy.ts";
import { createProxy } from "../createProxy.ts";
import type { RequestReport } from "../monitoring/createMetrics.ts";
import type { Logger } from "../monitoring/logger.ts";
import { listSecrets } from "../settings/readSettings.ts";
import type { Store } from "../store/Store.ts";
import { StoreError } from "../store/StoreError.ts";
import { createCheckpointWriter } from "./checkpointFile.ts";
import { createJsonLogger } from "./createJsonLogger.ts";
import { ConfigError } from "./createReader.ts";
import { nodeHmac } from "./nodeHmac.ts";
import { openExistingStore, openStore } from "./openStore.ts";
import { poolTransport } from "./poolTransport.ts";
import { readAuditConfig, readConfig } from "./readConfig.ts";
import { readHelp } from "./readHelp.ts";
import { listRedisSecrets } from "./readRedis.ts";
import { listStoreSecrets } from "./readStore.ts";
import { rotateFromFiles } from "./rotateFromFiles.ts";
import { runAuditCommand } from "./runAuditCommand.ts";
import { runHandlersCommand } from "./runHandlersCommand.ts";
import { runMigrateCommand } from "./runMigrateCommand.ts";
import { runStoreCommand } from "./runStoreCommand.ts";
import { listen, startProxyServer } from "./startProxyServer.ts";

const NO_ADDRESS =
  "PARTNER_KIT_HOST, PARTNER_KIT_RECEIVER_HOST or PARTNER_KIT_METRICS_HOST is not an address of this machine. Use one of its addresses, such as 127.0.0.1.";
const explanations: ReadonlyMap<unknown, string> = new Map([
  [
    "EADDRINUSE",
    `the port is already in use. Stop the process that uses it, or set PARTNER_KIT_PORT (or PARTNER_KIT_RECEIVER_PORT, PARTNER_KIT_METRICS_PORT) to another port.\nDocs: ${errorLink("PORT_TAKEN")}`,
  ],
  [
    "EACCES",
    "this user may not open the port. Set PARTNER_KIT_PORT (or PARTNER_KIT_RECEIVER_PORT, PARTNER_KIT_METRICS_PORT) to a port above 1023.",
  ],
  ["ENOTFOUND", NO_ADDRESS],
  ["EADDRNOTAVAIL", NO_ADDRESS],
]);

const AUTHORIZE = "export default function authorize(request) { return { subject, scopes } }";
const POLICY = 'export default function policy(request) { return { decision: "allow" } }';

try {
  const [command, ...args] = process.argv.slice(2);
  if (command === "audit") process.exitCode = await audit(args);
  else if (command === "handlers") await handlers(args);
  else if (command === "migrate") await migrate(args);
  else if (command === "store") await store(args);
  else {
    const help = readHelp(process.argv.slice(2));
    if (help === undefined) await start();
    else process.stdout.write(help);
  }
} catch (error) {
  process.stderr.write(`partner-kit-proxy: ${explain(error)}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { host, port, receiver, metricsHost, metricsPort, checkpointFile } = config;
  const secrets = [...listSecrets(config), ...listStoreSecrets(config), ...listRedisSecrets(config.redis)];
  const logger = createJsonLogger({ write: (line) => process.stderr.write(line), secrets, level: config.logLevel });
  const load = (variable: string, path: string, example: string) => loadFunction({ variable, path, example, secrets });
  // The proxy checks the return values of both at every call.
  const authorize = (
    config.authorize === "allow-local" ? allowLocal() : await load("PARTNER_KIT_AUTHORIZE", config.authorize, AUTHORIZE)
  ) as Authorize;
  const policy =
    config.policy === undefined ? undefined : ((await load("PARTNER_KIT_POLICY", config.policy, POLICY)) as Policy);
  const onAuditCheckpoint = checkpointFile === undefined ? undefined : createCheckpointWriter(checkpointFile);
  const opened = await openStore(config, logger);
  const proxy = createProxy({
    ...config,
    separateReceiver: receiver !== undefined,
    authorize,
    policy,
    logger,
    store: opened?.store,
    hmac: nodeHmac,
    // With fewer connections, changes would queue behind reads despite changeReserve.
    transport: poolTransport({ connections: config.maxUpstreamCalls }),
    onApproval: (notice) => logger.info({ approval: notice }, "approval"),
    onAudit: (record) => logger.info({ audit: record }, "audit"),
    onRequest: (report) => logRequest(logger, report),
    onAuditCheckpoint,
  });
  const rotation = rotateFromFiles({
    variables: process.env,
    rotate: proxy.rotate,
    reconnect: opened?.reconnect,
    secrets,
    logger,
  });
  const server = await startProxyServer({ proxy, host, port, receiver });
  if (metricsPort !== undefined) {
    // Newer versions of Prometheus reject a response without this type.
    const health = new Request(new URL(`${config.mount === "/" ? "" : config.mount}/kit/health`, server.origin));
    const writeMetrics = async (outgoing: ServerResponse): Promise<void> => {
      // Updates the metrics of the store and the handler.
      await proxy.fetch(health.clone());
      outgoing.setHeader("content-type", "text/plain; version=0.0.4; charset=utf-8").end(proxy.metrics());
    };
    const metrics = createServer((_, outgoing) => void writeMetrics(outgoing));
    await listen(metrics.unref(), metricsHost, metricsPort);
  }
  const close = async (): Promise<void> => {
    rotation.close();
    await server.close();
    // The store closes last, because calls in progress still write.
    await opened?.store.close();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
  // Printed last, because the reader may send a signal at once.
  const mounted = (origin: string): string => origin + (config.mount === "/" ? "" : config.mount);
  const { origin, receiverOrigin } = server;
  const ready = {
    listening: mounted(origin),
    ...(receiverOrigin !== undefined && { receiver: mounted(receiverOrigin) }),
  };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
}

function handlers(args: readonly string[]): Promise<void> {
  const open = (): Promise<Store> => openExistingStore(readAuditConfig(process.env));
  return runHandlersCommand({ args, open, write: (text) => process.stdout.write(text) });
}

function migrate(args: readonly string[]): Promise<void> {
  return runMigrateCommand({ args, variables: process.env, write: (text) => process.stdout.write(text) });
}

function store(args: readonly string[]): Promise<void> {
  return runStoreCommand({ args, variables: process.env, write: (text) => process.stdout.write(text) });
}

function audit(args: readonly string[]): Promise<0 | 1> {
  const write = (text: string): boolean => process.stdout.write(text);
  const writeError = (text: string): boolean => process.stderr.write(text);
  return runAuditCommand({ args, variables: process.env, write, writeError });
}

/**
 * Logs changes by signed-in users at `info`. Reads, deliveries and probes are too many, so they are logged at `debug`.
 */
function logRequest(logger: Logger, report: RequestReport): void {
  const isChange = report.subject !== undefined && report.method !== "GET";
  logger[isChange ? "info" : "debug"](report, "request");
}

/** Loads the function that a module exports by default. Throws a `ConfigError` if it does not. */
async function loadFunction(parameters: {
  variable: string;
  path: string;
  example: string;
  secrets: readonly string[];
}): Promise<unknown> {
  const { variable, path, example, secrets } = parameters;
  const refuse = (problem: string): never => {
    throw new ConfigError(variable, `names a module ${problem}`);
  };
  const loaded: unknown = await import(pathToFileURL(path).href).catch((error: unknown) => {
    const text = secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, "[key]"), String(error));
    const [reason = ""] = text.split("\n");
    return refuse(`that cannot be loaded (${reason}). Use the path of a JavaScript module`);
  });
  const exported = typeof loaded === "object" && loaded && "default" in loaded ? loaded.default : undefined;
  return typeof exported === "function" ? exported : refuse(`whose default export is not a function. Add: ${example}`);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return "the proxy could not start.";
  if (error instanceof StoreError) return `PARTNER_KIT_STORE cannot be used. ${error.message}`;
  return explanations.get("code" in error ? error.code : undefined) ?? error.message;
}
