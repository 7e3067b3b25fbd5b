import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { TestCertificate } from "./createCertificate.ts";
import { findPort } from "./findPort.ts";
import { type SpawnedServer, spawnServer } from "./spawnServer.ts";

/** A real Redis without a file for its data. */
export interface TestRedis {
  readonly url: string;
  /** Kills the server. `start` starts it again on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface StartRedisParameters {
  readonly password?: string | undefined;
  /** Makes the server accept only TLS, with this certificate. */
  readonly certificate?: TestCertificate | undefined;
}

/**
 * Starts Redis: an installed one, or Debian's, which is downloaded once. Fails if there is neither, so that no test is
 * left out unnoticed.
 */
export async function startRedis({ password, certificate }: StartRedisParameters = {}): Promise<TestRedis> {
  const tool = await findServer();
  if (!tool)
    throw new Error("redis-server is neither installed nor in apt. Install it, or set REDIS_SERVER_PATH to its path.");
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-redis-"));
  const port = await findPort();
  const settings: Record<string, string> = { bind: "127.0.0.1", port: String(port), save: "", dir: directory };
  if (password !== undefined) settings["requirepass"] = password;
  if (certificate) {
    for (const [name, text] of Object.entries(certificate)) writeFileSync(join(directory, name), `${text}\n`);
    const [cert, key] = [join(directory, "cert"), join(directory, "key")];
    const tls = { "tls-cert-file": cert, "tls-key-file": key, "tls-auth-clients": "no" };
    Object.assign(settings, { port: "0", "tls-port": String(port), ...tls });
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  // Debian's file is also a check of backups, by another name.
  const path = join(directory, "redis-server");
  symlinkSync(tool.path, path);
  const env = { LC_ALL: "C", ...(tool.libraries !== undefined && { LD_LIBRARY_PATH: tool.libraries }) };
  let server: SpawnedServer | undefined;

  async function start(): Promise<void> {
    server = spawnServer({ path, args, signal: "KILL", options: { cwd: directory, env } });
    await ready(server.output);
  }

  async function kill(): Promise<void> {
    await server?.stop();
  }

  await start();
  return {
    url: `${certificate ? "rediss" : "redis"}://127.0.0.1:${port}`,
    kill,
    start,
    async close() {
      await kill();
      rmSync(directory, { recursive: true });
    },
  };
}

/** The module of the tools has no types here, because it is JavaScript. */
async function findServer(): Promise<{ path: string; libraries?: string } | undefined> {
  const tools = await import(new URL("../../../.tooling/debianTool.mjs", import.meta.url).href);
  return tools.ensureDebianTool("redis-server");
}

async function ready(output: Readable): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface(output)) {
    lines.push(line);
    if (!line.includes("Ready to accept connections")) continue;
    // Keep reading, or the server blocks when the pipe is full.
    output.resume();
    return;
  }
  throw new Error(`Redis did not start: ${lines.join("\n")}`);
}
