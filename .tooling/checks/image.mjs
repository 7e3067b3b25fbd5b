// Runs the steps of the proxy's Dockerfile that need no container: the copy of the built packages with their production
// dependencies, the entry point and the health check.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { formatTally } from "../runner/tally.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dockerfile = readFileSync(join(root, "packages/proxy/Dockerfile"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "partner-kit-image-"));
const app = join(folder, "app");
const tally = { passed: 0, failed: 0 };
try {
  const deploy = find(/^RUN node .tooling\/run.mjs (pnpm .* deploy .*) \/app$/m).split(" ");
  execFileSync(deploy[0] ?? "", [...deploy.slice(1), app], { cwd: root, stdio: "pipe" });
  await check();
  tally.passed += 1;
} catch (error) {
  console.log(error);
  tally.failed += 1;
}
rmSync(folder, { recursive: true });
console.log(formatTally(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;

/** Starts the entry point in an empty directory, and stops it after its health check has passed. */
async function check() {
  writeFileSync(join(folder, "authorize.mjs"), "export default () => null;");
  const [command = "", ...args] = readCommand(/^ENTRYPOINT (\[.*\])$/m);
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PARTNER_KIT_BASE_URL: "https://service.example/v1",
    PARTNER_KIT_API_KEY: "key-0123456789abcdef",
    PARTNER_KIT_AUTHORIZE: join(folder, "authorize.mjs"),
    PARTNER_KIT_STORE: join(folder, "partner-kit.db"),
    PARTNER_KIT_PORT: "0",
  };
  const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const exit = once(child, "exit");
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), exit.then(() => ["{}"])]);
  const { listening } = JSON.parse(line);
  if (listening === undefined) throw new Error("The entry point ended before it listened.");
  const probe = () => runProbe({ ...env, PARTNER_KIT_PORT: new URL(listening).port });
  const healthy = probe();
  child.kill("SIGTERM");
  const [code] = await exit;
  if (healthy !== 0 || probe() !== 1 || code !== 0)
    throw new Error(`The health check ended with ${healthy}, and the process with ${code}.`);
  // `pg` must be installed, or no container could use Postgres.
  execFileSync(command, ["--input-type=module", "--eval", "await import('pg')"], { cwd: app, stdio: "pipe" });
  const [found] = readFileSync(join(app, "node_modules/.modules.yaml"), "utf8").match(/vitest|typescript/) ?? [];
  if (found !== undefined) throw new Error(`The image contains a development dependency: ${found}.`);
}

/** @param {Record<string, string | undefined>} env */
function runProbe(env) {
  const [command = "", ...args] = readCommand(/^\s*CMD (\[.*\])$/m);
  return spawnSync(command, args, { env, cwd: folder }).status;
}

/** @param {RegExp} pattern @returns {string[]} */
function readCommand(pattern) {
  /** @type {string[]} */
  const words = JSON.parse(find(pattern));
  return words.map((word) => word.replace(/^\/app\//, `${app}/`));
}

/** @param {RegExp} pattern */
function find(pattern) {
  const [, found] = pattern.exec(dockerfile) ?? [];
  if (found === undefined) throw new Error(`The Dockerfile has no line ${pattern}.`);
  return found;
}
