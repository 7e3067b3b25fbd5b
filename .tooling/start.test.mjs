import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const script = fileURLToPath(new URL("start.mjs", import.meta.url));
const linux = process.platform === "linux";

/** @param {Record<string, string>} env */
function start(env) {
  const { PARTNER_KIT_BASE_URL, PARTNER_KIT_API_KEY, PARTNER_KIT_API_KEY_FILE, ...rest } = process.env;
  return spawn(process.execPath, [script, "--dev"], { env: { ...rest, ...env }, stdio: ["ignore", "pipe", "pipe"] });
}

/** @param {Record<string, string>} env */
async function refusal(env) {
  const child = start(env);
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(child, "close");
  return { code, complaint };
}

/** Every process below the one given. @param {number} root */
function descendants(root) {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), parent: readParent(pid) }));
  const found = [root];
  for (const pid of found) found.push(...parents.filter(({ parent }) => parent === pid).map((each) => each.pid));
  return found.slice(1);
}

/** @param {string | number} pid */
function readParent(pid) {
  try {
    return Number(/^\d+ \(.*\) [^Z] (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return Number.NaN;
  }
}

test.each([
  ["PORT is not a number", { PORT: "page" }, 'PORT is "page"'],
  ["PORT is out of range", { PORT: "70000" }, 'PORT is "70000"'],
  ["an address has no key", { PORT: "0", PARTNER_KIT_BASE_URL: "http://127.0.0.1:9/v1" }, "PARTNER_KIT_API_KEY"],
  ["a key has no address", { PORT: "0", PARTNER_KIT_API_KEY: "secret-of-mine" }, "PARTNER_KIT_BASE_URL is missing"],
])("behaviour: prints one line and exits with 2 if %s", async (_, env, words) => {
  const { code, complaint } = await refusal(env);
  expect(code).toBe(2);
  expect(complaint).toContain(words);
  expect(complaint.trim().split("\n")).toHaveLength(1);
  expect(complaint).not.toContain("secret-of-mine");
});

test("behaviour: reports a taken port before anything starts", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (other.address());
  const { code, complaint } = await refusal({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(complaint).toContain(`Port ${port} is taken`);
});

test.runIf(linux).each(/** @type {const} */ (["SIGINT", "SIGTERM", "SIGKILL"]))(
  "behaviour: the page reaches the proxy, and %s leaves no process behind",
  { timeout: 60_000 },
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "start-test-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // No process has this ID.
    const left = "partner-kit-demo-99999999-abcdef";
    const others = [`partner-kit-demo-${process.pid}-abcdef`, "partner-kit-demo-notes"];
    for (const name of [left, ...others]) mkdirSync(join(folder, name));
    const child = start({ PORT: "0", TMPDIR: folder });
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    const ended = once(child, "close").then(() => Promise.reject(new Error(`The demo did not start:\n${complaint}`)));
    ended.catch(() => undefined);
    const [line] = await Promise.race([once(createInterface(child.stdout), "line"), ended]);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
    expect(readdirSync(folder)).not.toContain(left);
    const [, page = ""] = /^partner-kit demo: (http:\/\/127\.0\.0\.1:\d+\/)$/.exec(line) ?? [];
    // Regression: the system gave a port that was found free to another process before its own one listened.
    expect(Number(new URL(page).port)).toBeLessThan(32_768);
    const health = await fetch(new URL("partner-kit/kit/health", page));
    expect(health.status).toBe(200);
    const [store = ""] = readdirSync(folder).filter((name) => name.startsWith(`partner-kit-demo-${child.pid}-`));
    expect(statSync(join(folder, store, "PARTNER_KIT_SIGNING_KEY")).mode & 0o777).toBe(0o600);
    const below = descendants(child.pid ?? 0);
    expect(below.length).toBeGreaterThanOrEqual(3);
    child.kill(signal);
    await once(child, "close");
    await expect.poll(() => below.filter((pid) => readParent(pid) > 0), { timeout: 10_000 }).toEqual([]);
  },
);
