// Runs the demo until Ctrl-C: the emulated service, the proxy and the page. With --dev, it runs the sources with hot
// reload. With PARTNER_KIT_BASE_URL and a key in the environment, the proxy calls the real service.
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { OPENING } from "../apps/demo/server/opening.ts";
import { listReceivers } from "../apps/demo/server/receivers.ts";
import { end, endWithParent, isEnding, startChild } from "./children.mjs";
import { makeStore } from "./makeStore.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { dev } = readOptions();
const { PARTNER_KIT_API_KEY, PARTNER_KIT_API_KEY_FILE, ...keyless } = process.env;
const port = await readPort();
const proxyPort = await findPort(0);
const staging = readStaging();
// The page's server signs sessions with this secret, and the proxy verifies them. Every start creates a new one and ends all sessions.
const sessionSecret = randomBytes(32).toString("base64url");

endWithParent({ exitCode: 0 });
if (!dev) await build();
/** @type {{ settings: NodeJS.ProcessEnv, secrets?: Record<string, string> }} */
const { settings, secrets } = staging ? { settings: staging } : await startEmulator();
const { HARMATTAN_EMULATOR_URL } = settings;
const proxy = await startProxy();
console.log(`partner-kit demo: ${await startPage({ ...proxy, HARMATTAN_EMULATOR_URL })}`);

function readOptions() {
  try {
    return parseArgs({ options: { dev: { type: "boolean", default: false } } }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the page's port. Checks that it is free before anything is built or started. */
async function readPort() {
  const text = process.env.PORT ?? "4173";
  const wanted = Number(text);
  if (!/^\d{1,5}$/.test(text) || wanted > 65_535) refuse(`PORT is "${text}"; it must be a number from 0 to 65535.`);
  try {
    return await findPort(wanted);
  } catch {
    return refuse(
      `Port ${wanted} is taken; nothing was started. Set PORT to a free one: PORT=${wanted + 1} npm start`,
      1,
    );
  }
}

/** Returns the address and key of a real service, if the environment sets them. */
function readStaging() {
  const baseUrl = process.env.PARTNER_KIT_BASE_URL;
  if (!baseUrl && !PARTNER_KIT_API_KEY && !PARTNER_KIT_API_KEY_FILE) return undefined;
  if (baseUrl && (PARTNER_KIT_API_KEY || PARTNER_KIT_API_KEY_FILE)) {
    return { PARTNER_KIT_BASE_URL: baseUrl, PARTNER_KIT_API_KEY, PARTNER_KIT_API_KEY_FILE };
  }
  const missing = baseUrl ? "PARTNER_KIT_API_KEY or PARTNER_KIT_API_KEY_FILE" : "PARTNER_KIT_BASE_URL";
  return refuse(`${missing} is missing. Set address and key for a real service, or neither for the emulated one.`);
}

/** @returns {Promise<void>} */
function build() {
  console.error("Building…");
  const args = ["run", "build", "--skip-infer", "--output-logs=errors-only", "--filter=@partner-kit/demo..."];
  const child = startChild({ command: "turbo", args, cwd: root });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on("error", (error) => refuse(`turbo could not be started: ${error.message}`, 1));
    child.on("close", (code) => {
      if (code === 0) resolve();
      else if (!isEnding()) refuse(`${output}\nThe build failed; nothing was started.`, 1);
    });
  });
}

/** @returns {Promise<{ settings: NodeJS.ProcessEnv, secrets: Record<string, string> }>} */
async function startEmulator() {
  // The partner's receivers also run on this machine.
  const receivers = listReceivers({ proxy: `http://127.0.0.1:${proxyPort}`, page: `http://127.0.0.1:${port}` });
  const ready = await startServer({
    name: "emulator",
    args: [
      ...sourceOf("mock", "cli"),
      // For the receivers of those who try the demo. Visitors of a named server must not reach its ports.
      ...(process.env.HARMATTAN_HOST ? [] : ["--deliver-to-local"]),
      ...Object.entries(receivers).flatMap(([from, to]) => ["--receiver", `${from}=${to}`]),
      "--scenario",
      OPENING,
      "--port",
      dev ? String(await findPort(0)) : "0",
    ],
    env: keyless,
  });
  return {
    settings: {
      PARTNER_KIT_BASE_URL: ready.listening,
      PARTNER_KIT_API_KEY: ready.keys.webhooks,
      HARMATTAN_EMULATOR_URL: ready.listening,
    },
    // The emulator creates both when it starts. They sign and send withdrawals.
    secrets: { PARTNER_KIT_SIGNING_KEY: ready.signingKey, PARTNER_KIT_WITHDRAWAL_API_KEY: ready.keys.withdrawals },
  };
}

async function startProxy() {
  const isEmulated = secrets !== undefined;
  const store = isEmulated ? makeStore(secrets) : { PARTNER_KIT_STORE: "memory:" };
  const { listening } = await startServer({
    name: "proxy",
    // With the emulator, the proxy follows the emulator's clock and starts with prices of the previous day.
    args: isEmulated ? [...watch(), "apps/demo/server/proxy.ts"] : sourceOf("proxy", "node/cli"),
    env: {
      PARTNER_KIT_AUTHORIZE: "apps/demo/server/authorize.ts",
      PARTNER_KIT_STORE: "memory:",
      ...(!isEmulated && { PARTNER_KIT_UNSAFE: "memory-store,unkeyed-audit" }),
      // Samples prices for the charts even if no page is open.
      PARTNER_KIT_KEEP_SAMPLING: "1",
      ...keyless,
      ...settings,
      ...(isEmulated && store),
      HARMATTAN_SESSION_SECRET: sessionSecret,
      PARTNER_KIT_HOST: "127.0.0.1",
      PARTNER_KIT_PORT: String(proxyPort),
      PARTNER_KIT_ALLOWED_ORIGINS: listOrigins().join(","),
    },
  });
  return {
    PARTNER_KIT_PROXY_URL: listening,
    // Deletes received events, so that a presenter can start over.
    ...(isEmulated && { PARTNER_KIT_STORE: store.PARTNER_KIT_STORE }),
  };
}

/** Returns the page's origins: this machine, and the public host name in HARMATTAN_HOST. */
function listOrigins() {
  const { HARMATTAN_HOST } = process.env;
  const own = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  return HARMATTAN_HOST ? [...own, `https://${HARMATTAN_HOST}`] : own;
}

/** @param {NodeJS.ProcessEnv} settings */
async function startPage(settings) {
  const env = { ...keyless, ...settings, PORT: String(port), HARMATTAN_SESSION_SECRET: sessionSecret, NO_COLOR: "1" };
  if (!dev) return (await startServer({ name: "page", args: ["apps/demo/server/server.ts"], env })).listening;
  return startPart({
    name: "page",
    command: "vite",
    cwd: join(root, "apps/demo"),
    env,
    readReady: (line) => /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0],
  });
}

/**
 * Returns Node's arguments for a package: the built file or, in development, the watched source.
 *
 * @param {"mock" | "proxy"} name
 * @param {string} path
 */
function sourceOf(name, path) {
  return dev ? [...watch(), `packages/${name}/src/${path}.ts`] : [`packages/${name}/dist/${path}.js`];
}

/** Node's arguments in development: use the packages' sources and restart on changes. */
function watch() {
  return dev ? ["--watch", "--watch-preserve-output", "--conditions=@partner-kit/source"] : [];
}

/**
 * Starts a Node process and returns the JSON line that it prints when it listens.
 *
 * @param {{ name: string, args: readonly string[], env: NodeJS.ProcessEnv }} parameters
 */
function startServer({ name, args, env }) {
  return startPart({
    name,
    command: process.execPath,
    args,
    env,
    cwd: root,
    readReady: (line) => (line.startsWith("{") ? JSON.parse(line) : undefined),
  });
}

/**
 * Starts a process, prints its stderr with its name, and resolves with the first result of `readReady`. If the process
 * ends, all processes end.
 *
 * @template T
 * @param {object} parameters
 * @param {string} parameters.name
 * @param {string} parameters.command
 * @param {readonly string[]} [parameters.args]
 * @param {string} parameters.cwd
 * @param {NodeJS.ProcessEnv} parameters.env
 * @param {(line: string) => T | undefined} parameters.readReady
 * @returns {Promise<T>}
 */
function startPart({ name, command, args = [], cwd, env, readReady }) {
  const preload = new URL("endWithStarter.mjs", import.meta.url).href;
  const NODE_OPTIONS = `${env.NODE_OPTIONS ?? ""} --import=${preload}`;
  const child = startChild({
    command,
    args,
    cwd,
    env: { ...env, NODE_OPTIONS, PARTNER_KIT_STARTER: String(process.pid) },
  });
  createInterface(child.stderr).on("line", (line) => console.error(`[${name}] ${line}`));
  /** @param {string} reason */
  const endAll = (reason) => {
    if (isEnding()) return;
    console.error(`The ${name} ${reason}. See its output above. All other processes were stopped.`);
    void end(1);
  };
  child.on("error", (error) => endAll(`could not be started: ${error.message}`));
  child.on("close", (code, signal) => endAll(`ended unexpectedly (${signal ?? `exit code ${code}`})`));
  return new Promise((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      const ready = readReady(line);
      if (ready !== undefined) resolve(ready);
    });
  });
}

/**
 * Returns the port if it is free, or any free port for 0. Throws if the port is taken.
 *
 * @param {number} wanted
 * @returns {Promise<number>}
 */
async function findPort(wanted) {
  // Systems give out ports from 32,768 on. One of those could be taken again before its process listens.
  const port = wanted || randomInt(20_000, 32_768);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (wanted !== 0) throw error;
    return findPort(0);
  }
  server.close();
  await once(server, "close");
  return port;
}

/**
 * @param {string} message
 * @param {number} [code]
 * @returns {never}
 */
function refuse(message, code = 2) {
  console.error(message);
  process.exit(code);
}
