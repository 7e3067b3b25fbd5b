import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { callCli } from "./callCli.ts";

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

/** Reads a session and prices through the proxy, prints its environment, and ends with code 3 or waits. */
const dev = `
const { PARTNER_KIT_PROXY_URL: proxy, PARTNER_KIT_BASE_URL: service, PARTNER_KIT_API_KEY: key } = process.env;
const read = async (url, headers) => (await (await fetch(url, { headers })).json()).status;
const prices = "/partner/exchange/ticker/24h";
const outcome = {
  proxy,
  service,
  throughProxy: proxy ? await read(proxy + prices) : null,
  withKey: await read(service + prices, { "x-api-key": key }),
  secrets: Object.entries(process.env).filter(([name, value]) => /_KEY$/.test(name) && value !== "").map(([, value]) => value),
  temporary: process.env.TMPDIR,
  inherited: process.env.PARTNER_KIT_POLICY ?? null,
  // Set, so that a .env file cannot set it.
  realKey: process.env.PARTNER_KIT_WITHDRAWAL_API_KEY,
};
console.log("outcome " + JSON.stringify(outcome));
if (process.argv.includes("--wait")) setInterval(() => {}, 1000);
else process.exitCode = 3;
`;

test("default: the app runs with emulator and proxy, and everything ends with it", { timeout: 30_000 }, async () => {
  const app = createApp({ scripts: { dev: "node dev.mjs" } });
  const { exit, outcome, output } = start(app, []);
  expect(await outcome).toMatchObject({ throughProxy: "success", withKey: "success", inherited: null, realKey: "" });
  expect(await exit).toBe(3);
  const { proxy, service, secrets } = await outcome;
  expect(output()).toContain(`emulator  ${service}\nproxy     ${proxy}\napp       node dev.mjs\n`);
  expect(secrets).toHaveLength(3);
  // The app prints them here, and nothing else does.
  for (const secret of secrets) expect(output().split(secret)).toHaveLength(2);
  for (const url of [proxy, service]) await expect(fetch(url)).rejects.toThrow("fetch failed");
  expect(readdirSync(join(app, "tmp")).filter((name) => name.startsWith("partner-kit-dev-"))).toEqual([]);
});

test("behaviour: one signal ends everything", { timeout: 30_000 }, async () => {
  const app = createApp({});
  const { child, exit, outcome } = start(app, ["--no-proxy", "--", process.execPath, "dev.mjs", "--wait"]);
  const { service } = await outcome;
  child.kill("SIGINT");
  expect(await exit).toBe(143);
  await expect(fetch(service)).rejects.toThrow("fetch failed");
});

test.each([
  [{}, ["dev"], 'package.json has no script "dev".'],
  [{ scripts: { dev: "partner-kit dev" } }, ["dev"], 'The script "dev" calls partner-kit dev.'],
  [{}, ["dev", "--wet"], "Unknown option '--wet'. Run partner-kit dev --help for all flags."],
])("parameters: %j with %j exits with 2", async (manifest, args, message) => {
  const { code, errors } = await callCli({ cwd: createApp(manifest), args });
  expect(code).toBe(2);
  expect(errors).toContain(message);
});

test("behaviour: a package that is not installed is named", async () => {
  const app = createApp({});
  rmSync(join(app, "node_modules"), { recursive: true });
  const { code, errors } = await callCli({ cwd: app, args: ["dev", "--", "node"] });
  expect({ code, errors }).toEqual({
    code: 2,
    errors: "partner-kit dev: @partner-kit/mock is not installed. Install it: npm install -D @partner-kit/mock\n",
  });
});

/** An app that has the sources of this repository installed. */
function createApp(manifest: object): string {
  const app = mkdtempSync(join(tmpdir(), "partner-kit-dev-test-"));
  onTestFinished(() => rmSync(app, { recursive: true, force: true }));
  const sources = { mock: "mock/src/cli.ts", proxy: "proxy/src/node/cli.ts" };
  for (const [name, path] of Object.entries(sources)) {
    const folder = join(app, "node_modules/@partner-kit", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ bin: { command: "cli.mjs" } }));
    writeFileSync(join(folder, "cli.mjs"), `import ${JSON.stringify(new URL(`../../${path}`, import.meta.url).href)};`);
  }
  mkdirSync(join(app, "tmp"));
  writeFileSync(join(app, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(app, "dev.mjs"), dev);
  return app;
}

interface Outcome {
  readonly proxy: string;
  readonly service: string;
  readonly secrets: readonly string[];
}

function start(app: string, args: readonly string[]) {
  const child = spawn(process.execPath, [cli, "dev", ...args], {
    cwd: app,
    env: {
      ...process.env,
      NODE_OPTIONS: "--conditions=@partner-kit/source",
      TMPDIR: join(app, "tmp"),
      PARTNER_KIT_POLICY: "policy.js",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit").then(([code]) => code);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const outcome = new Promise<Outcome>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith("outcome ")) resolve(JSON.parse(line.slice("outcome ".length)));
    });
    child.once("close", () => reject(new Error(`The app did not start: ${output}`)));
  });
  return { child, exit, outcome, output: () => output };
}
