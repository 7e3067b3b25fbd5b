import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

/** A snippet's receiver as a running process. */
export interface RunningReceiver {
  readonly url: string;
  /** Committed events: ID to body in hex. */
  readonly inbox: () => Readonly<Record<string, string>>;
  /** Makes every further commit fail. */
  readonly breakDatabase: () => void;
  readonly close: () => Promise<void>;
}

/** Runs the receiver of a language. */
export interface Receiver {
  readonly language: string;
  /** Whether this machine has the language's tools. */
  readonly isRunnable: () => boolean;
  readonly start: (secrets: string) => Promise<RunningReceiver>;
}

const snippet = (name: string) => fileURLToPath(new URL(`../../snippets/${name}`, import.meta.url));
const helper = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The receivers of all snippets. */
export const receivers: readonly Receiver[] = [
  {
    language: "typescript",
    isRunnable: () => true,
    start: (secrets) => run({ secrets, store: sqlite, command: () => [process.execPath, snippet("receiver.ts")] }),
  },
  {
    language: "python",
    isRunnable: () => canRun("python3", "-c", "import sys, sqlite3; sys.exit(sys.version_info < (3, 9))"),
    start: (secrets) => run({ secrets, store: sqlite, command: () => ["python3", snippet("receiver.py")] }),
  },
  {
    language: "php",
    isRunnable: () => canRun("php", "-r", "exit(PHP_VERSION_ID >= 80100 && extension_loaded('pdo_sqlite') ? 0 : 1);"),
    start: (secrets) =>
      run({
        secrets,
        store: sqlite,
        prefix: "sqlite:",
        command: ({ port }) => ["php", "-S", `127.0.0.1:${port}`, snippet("receiver.php")],
      }),
  },
  {
    language: "go",
    isRunnable: () => canRun("go", "version"),
    start: (secrets) =>
      run({
        secrets,
        store: lines,
        command: ({ folder }) => {
          copyFileSync(snippet("receiver.go"), join(folder, "receiver.go"));
          copyFileSync(helper("memoryDriver.go"), join(folder, "driver.go"));
          writeFileSync(join(folder, "go.mod"), "module receiver\n\ngo 1.19\n");
          execFileSync("go", ["build", "-o", "receiver", "."], { cwd: folder });
          return [join(folder, "receiver")];
        },
      }),
  },
  {
    language: "java",
    isRunnable: () => canRun("javac", "--release", "17", "--version"),
    start: (secrets) =>
      run({
        secrets,
        store: lines,
        prefix: "jdbc:memory:",
        command: ({ folder }) => {
          execFileSync("javac", [
            "--release",
            "17",
            // The default encoding of Java 17 depends on the locale.
            "-encoding",
            "UTF-8",
            "-d",
            folder,
            snippet("Receiver.java"),
            helper("MemoryDriver.java"),
          ]);
          return ["java", "-Djdbc.drivers=MemoryDriver", "-cp", folder, "Receiver"];
        },
      }),
  },
];

function canRun(command: string, ...options: string[]): boolean {
  return spawnSync(command, options, { stdio: "ignore" }).status === 0;
}

/** The database of a receiver, which tests can read. */
interface Store {
  readonly create: (path: string) => void;
  readonly read: (path: string) => Readonly<Record<string, string>>;
  readonly break: (path: string) => void;
}

const sqlite: Store = {
  create: () => undefined,
  read: (path) => {
    const database = new DatabaseSync(path);
    const rows = database.prepare("SELECT id, hex(body) AS body FROM webhook_inbox").all();
    database.close();
    return Object.fromEntries(rows.map(({ id, body }) => [String(id), String(body).toLowerCase()]));
  },
  break: (path) => {
    const database = new DatabaseSync(path);
    database.exec("CREATE TRIGGER full BEFORE INSERT ON webhook_inbox BEGIN SELECT RAISE(ABORT, 'full'); END");
    database.close();
  },
};

const lines: Store = {
  create: (path) => writeFileSync(path, ""),
  read: (path) =>
    Object.fromEntries(
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => line.split(" ")),
    ),
  break: (path) => rmSync(path),
};

interface RunParameters {
  readonly secrets: string;
  readonly store: Store;
  /** Prefix of the path in the database's URL. */
  readonly prefix?: string;
  readonly command: (place: { readonly port: number; readonly folder: string }) => readonly string[];
}

async function run({ secrets, store, prefix = "", command }: RunParameters): Promise<RunningReceiver> {
  const folder = mkdtempSync(join(tmpdir(), "receiver-"));
  const path = join(folder, "inbox");
  store.create(path);
  const port = await findPort();
  const [file = "", ...options] = command({ port, folder });
  const receiver = spawn(file, options, {
    env: { ...process.env, WEBHOOK_SECRETS: secrets, WEBHOOK_DATABASE: prefix + path, PORT: String(port) },
  });
  await started(receiver);
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    inbox: () => store.read(path),
    breakDatabase: () => store.break(path),
    close: async () => {
      receiver.kill();
      await once(receiver, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

/** Waits for the line that a receiver prints when it is ready. */
async function started({ stdout, stderr }: ChildProcess): Promise<void> {
  let text = "";
  for (const stream of [stdout, stderr]) stream?.setEncoding("utf8").on("data", (chunk) => (text += chunk));
  while (!/"port":|started/.test(text)) {
    await Promise.race(
      [stdout, stderr].flatMap((stream) => (stream ? [once(stream, "data"), once(stream, "close")] : [])),
    );
    if (stdout?.readableEnded && !/"port":|started/.test(text)) throw new Error(`The receiver did not start: ${text}`);
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
