#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { withLink } from "@partner-kit/contract";
import { startMockServer } from "./adapters/node.ts";
import { createClock } from "./clock.ts";
import { type CliOptions, help, readCliOptions } from "./readCliOptions.ts";
import { scenarios } from "./scenarios/scenarios.ts";

await main();

async function main(): Promise<void> {
  let options: CliOptions;
  try {
    options = readCliOptions({ args: process.argv.slice(2), env: process.env });
  } catch (error) {
    fail(2, error);
    return;
  }
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  if (options.version) {
    process.stdout.write(`${readVersion()}\n`);
    return;
  }
  if (options.listScenarios) {
    for (const [name, { description }] of Object.entries(scenarios)) process.stdout.write(`${name}\t${description}\n`);
    return;
  }
  await listen(options);
}

async function listen({ port, timeScale, ...options }: CliOptions): Promise<void> {
  const clock = createClock({ timeScale });
  const server = await startMockServer({ port, clock, ...options }).catch((error: unknown) => {
    clock.stop();
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    fail(1, taken ? withLink(portTaken(port), "PORT_TAKEN") : error);
  });
  if (!server) return;
  const { keys, signingKey } = server.service;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  // Printed last, because the reader may send a signal immediately.
  process.stdout.write(`${JSON.stringify({ listening: server.url, keys, signingKey })}\n`);
}

function portTaken(port: number): string {
  return `Port ${port} of 127.0.0.1 is in use. End the process that listens on it, or choose another port with --port or PARTNER_KIT_MOCK_PORT.`;
}

function fail(exitCode: 1 | 2, reason: unknown): void {
  process.stderr.write(`partner-kit-mock: ${reason instanceof Error ? reason.message : String(reason)}\n`);
  process.exitCode = exitCode;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return typeof manifest === "object" && manifest && "version" in manifest ? String(manifest.version) : "unknown";
}
