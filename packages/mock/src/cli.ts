#!/usr/bin/env node
import { readFileSync } from "node:fs";
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
    fail(1, taken ? `port ${port} is taken: choose another with --port or PARTNER_KIT_MOCK_PORT` : error);
  });
  if (!server) return;
  const { keys, signingKey } = server.service;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
  // Last, because the process that reads this may send a signal at once.
  process.stdout.write(`${JSON.stringify({ listening: server.url, keys, signingKey })}\n`);
}

function fail(exitCode: 1 | 2, reason: unknown): void {
  const [line] = (reason instanceof Error ? reason.message : String(reason)).split("\n");
  process.stderr.write(`partner-kit-mock: ${line}\n`);
  process.exitCode = exitCode;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return typeof manifest === "object" && manifest && "version" in manifest ? String(manifest.version) : "unknown";
}
