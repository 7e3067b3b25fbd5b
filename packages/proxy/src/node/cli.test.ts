import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { startMockServer } from "@partner-kit/mock/node";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { findPort } from "../../test/findPort.ts";
import { keepSecret, recordLog, watchAddress } from "../../test/leakRecord.ts";
import { readLive } from "../../test/readLive.ts";
import { startUpstream } from "../../test/startUpstream.ts";
import { namesOf, type Variable, variables } from "./variables.ts";

const API_KEY = "key-0123456789abcdef";
const cli = fileURLToPath(new URL("cli.ts", import.meta.url));

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "partner-kit-"));
  writeFileSync(join(folder, "authorize.mjs"), 'export default () => ({ subject: "ada", scopes: ["trades:view"] });');
  writeFileSync(join(folder, "nothing.mjs"), "export const authorize = () => null;");
  writeFileSync(join(folder, "broken.mjs"), `throw new Error("no ${API_KEY} here\\nsecond line");`);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly child: ChildProcess;
  /** The address in the printed line. `undefined` if the process ends first. */
  readonly listening: Promise<string | undefined>;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

function run(variables: Readonly<Record<string, string>>, args: readonly string[] = []): Run {
  keepSecret(API_KEY);
  keepSecret(variables["PARTNER_KIT_API_KEY"] ?? "");
  const child = spawn(process.execPath, ["--conditions=@partner-kit/source", cli, ...args], {
    env: {
      PARTNER_KIT_BASE_URL: "http://127.0.0.1:9/v1",
      PARTNER_KIT_API_KEY: API_KEY,
      PARTNER_KIT_AUTHORIZE: "allow-local",
      PARTNER_KIT_UNSAFE: "http-base-url,allow-local,unkeyed-audit",
      PARTNER_KIT_PORT: "0",
      NODE_COMPILE_CACHE: join(tmpdir(), "partner-kit-compile-cache"),
      ...variables,
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let stdout = "";
  let stderr = "";
  const listening = new Promise<string | undefined>((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      stdout += chunk;
      recordLog(chunk);
      if (!stdout.startsWith("{") || !stdout.endsWith("\n")) return;
      const { listening } = JSON.parse(stdout);
      watchAddress(listening);
      resolve(listening);
    });
    child.once("close", () => resolve(undefined));
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    stderr += chunk;
    recordLog(chunk);
  });
  return { child, listening, ended: once(child, "close").then(([code]) => ({ code, stdout, stderr })) };
}

test("default", async () => {
  const { url, service, close } = await startMockServer({ port: 0 });
  onTestFinished(close);
  const { child, listening, ended } = run({ PARTNER_KIT_BASE_URL: url, PARTNER_KIT_API_KEY: service.keys.default });
  const address = await listening;
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/partner-kit$/);
  const response = await fetch(`${address}/partner/wallets/balances/overview`);
  expect(response.status).toBe(200);
  const viewer = readLive(await fetch(`${address}/kit/live`));
  expect((await viewer.next("ticker")).full).toBe(true);
  child.kill("SIGTERM");
  const { code, stdout, stderr } = await ended;
  expect([code, stdout, stderr]).toEqual([0, `{"listening":"${address}"}\n`, ""]);
});

test.each(["--help", "-h"])("parameters: %s lists every variable and does not start the proxy", async (flag) => {
  const { code, stdout, stderr } = await run({ PARTNER_KIT_BASE_URL: "" }, [flag]).ended;
  expect([code, stderr]).toEqual([0, ""]);
  const names = Object.keys(variables).flatMap((name) => namesOf(name as Variable));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(stdout).toMatch(new RegExp(`\\b${name}\\b`));
});

test.each(["--version", "-v"])("parameters: %s", async (flag) => {
  const { code, stdout, stderr } = await run({ PARTNER_KIT_BASE_URL: "" }, [flag]).ended;
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect([code, stdout, stderr]).toEqual([0, `${version}\n`, ""]);
});

test.each(["--port", "start", "--help=1"])(
  "behaviour: the unknown argument %s ends the process with code 2",
  async (arg) => {
    const { code, stdout, stderr } = await run({}, ["--help", arg]).ended;
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /^partner-kit-proxy: "[^"]+" is not an argument of [^\n]+--help to list them\.\nDocs: [^\n]+COMMAND_INVALID\n$/,
    );
  },
);

test("parameters: PARTNER_KIT_UNSAFE: without it staging warns once at start", async () => {
  const { child, listening, ended } = run({ PARTNER_KIT_UNSAFE: "", PARTNER_KIT_STORE: "memory:" });
  await listening;
  child.kill("SIGTERM");
  const { code, stderr } = await ended;
  expect(code).toBe(0);
  expect(JSON.parse(stderr)).toMatchObject({
    level: "warn",
    unsafe: ["http-base-url", "allow-local", "memory-store", "unkeyed-audit"],
  });
});

test("behaviour: production refuses Postgres without TLS before it connects", async () => {
  const { code, stdout, stderr } = await run({
    PARTNER_KIT_ENVIRONMENT: "production",
    PARTNER_KIT_STORE: "postgres://ada:hunter2@db.example.com/kit",
  }).ended;
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(
    /^partner-kit-proxy: PARTNER_KIT_STORE [^\n]*,postgres-without-tls\.\nDocs: [^\n]+\/SETTING_UNSAFE\n$/,
  );
  expect(stderr).not.toContain("hunter2");
});

test("behaviour: SIGTERM waits for a change whose browser disconnected, and for its audit record", async () => {
  const arrived = createGate<() => void>();
  const upstream = await startUpstream((_, outgoing) => {
    outgoing.setHeader("content-type", "application/json");
    arrived.resolve(() => outgoing.end('{"status":"success","data":{}}'));
  });
  onTestFinished(() => upstream.close());
  const store = join(folder, "change.db");
  const { child, listening, ended } = run({ PARTNER_KIT_BASE_URL: upstream.baseUrl, PARTNER_KIT_STORE: store });
  const address = (await listening) ?? "";
  const browser = new AbortController();
  const headers = { origin: new URL(address).origin, "x-partner-kit": "1" };
  const path = "/partner/exchange/quotes/00000000-0000-4000-8000-000000000001/accept";
  const change = fetch(address + path, { method: "POST", headers, signal: browser.signal });
  const response = await arrived.promise;
  browser.abort();
  await expect(change).rejects.toThrow("aborted");
  child.kill("SIGTERM");
  // The server stays open during the change, and its readiness probe fails.
  await vi.waitUntil(async () => (await fetch(`${address}/kit/ready`)).status === 503);
  response();
  const { code, stderr } = await ended;
  const logged = stderr.trimEnd().split("\n");
  expect([code, logged.map((line) => JSON.parse(line).level)]).toEqual([0, ["info", "info", "info"]]);
  const database = new DatabaseSync(store);
  const outcomes = database.prepare("SELECT outcome FROM audit ORDER BY seq").all();
  database.close();
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["begun", "ok"]);
});

test("parameters: PARTNER_KIT_MAX_UPSTREAM_CALLS sets the number of connections too", async () => {
  const person = "export default (request) => ({ subject: request.headers.get('x-person'), scopes: ['trades:view'] });";
  writeFileSync(join(folder, "persons.mjs"), person);
  let calls = 0;
  const upstream = await startUpstream(() => {
    calls += 1;
  });
  onTestFinished(() => upstream.close());
  const { child, listening, ended } = run({
    PARTNER_KIT_BASE_URL: upstream.baseUrl,
    PARTNER_KIT_AUTHORIZE: join(folder, "persons.mjs"),
    PARTNER_KIT_MAX_UPSTREAM_CALLS: "70",
    PARTNER_KIT_CHANGE_RESERVE: "2",
  });
  const address = await listening;
  const path = "/partner/exchange/ticker/24h?pair_id=";
  for (let pair = 0; pair < 68; pair += 1)
    void fetch(`${address}${path}${pair}`, { headers: { "x-person": `p${pair % 2}` } }).catch(() => undefined);
  await expect.poll(() => calls, { timeout: 9_000 }).toBe(68);
  child.kill("SIGKILL");
  await ended;
});

test("parameters: PARTNER_KIT_METRICS_PORT serves metrics with the content type of Prometheus", async () => {
  const port = await findPort();
  const { child, listening, ended } = run({ PARTNER_KIT_METRICS_PORT: String(port) });
  await listening;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await response.text()).toContain("partner_kit_streams 0");
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});

test("behaviour: authorize is loaded from a module", async () => {
  const { child, listening, ended } = run({
    PARTNER_KIT_AUTHORIZE: join(folder, "authorize.mjs"),
    PARTNER_KIT_MOUNT: "/",
  });
  const address = await listening;
  const session = await (await fetch(`${address}/kit/session`)).json();
  expect(session).toMatchObject({ data: { subject: "ada", scopes: ["trades:view"] } });
  expect((await fetch(`${address}/partner/exchange/markets`)).status).toBe(502);
  child.kill("SIGINT");
  const { code, stderr } = await ended;
  expect(code).toBe(0);
  expect(
    stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject(Array.from({ length: 3 }, () => ({ level: "warn", code: "UPSTREAM_UNREACHABLE" })));
  expect(stderr).not.toContain(API_KEY);
});

test("behaviour: the process uses a new API key from its file without a restart", async () => {
  const { url, service, close } = await startMockServer({ port: 0 });
  onTestFinished(close);
  const file = join(folder, "api.key");
  writeFileSync(file, service.keys.default);
  const { child, listening, ended } = run({
    PARTNER_KIT_BASE_URL: url,
    PARTNER_KIT_API_KEY: "",
    PARTNER_KIT_API_KEY_FILE: file,
    PARTNER_KIT_STORE: join(folder, "rotation.db"),
  });
  const address = await listening;
  expect((await fetch(`${address}/partner/webhooks`)).status).toBe(403);
  keepSecret(service.keys.webhooks);
  const rotated = createGate();
  child.stderr?.on("data", (chunk: string) => chunk.includes('"a secret was rotated"') && rotated.resolve());
  writeFileSync(`${file}.next`, service.keys.webhooks);
  renameSync(`${file}.next`, file);
  await rotated.promise;
  expect((await fetch(`${address}/partner/webhooks`)).status).toBe(200);
  child.kill("SIGTERM");
  const { code, stderr } = await ended;
  expect(code).toBe(0);
  const records = stderr.split("\n").filter((line) => line.includes('"audit"'));
  expect(JSON.parse(records[0] ?? "")).toMatchObject({
    audit: { subject: "partner-kit-proxy", action: "rotateSecret", resource: "secrets/apiKey", outcome: "ok" },
  });
});

test("behaviour: policy is loaded from a module", async () => {
  writeFileSync(
    join(folder, "policy.mjs"),
    'export default ({ operation }) => ({ decision: "deny", reason: operation + " is closed." });',
  );
  const { child, listening, ended } = run({
    PARTNER_KIT_POLICY: join(folder, "policy.mjs"),
    PARTNER_KIT_STORE_KEY: Buffer.alloc(32, 8).toString("base64"),
  });
  const address = (await listening) ?? "";
  const headers = { origin: new URL(address).origin, "x-partner-kit": "1", "content-type": "application/json" };
  const body = JSON.stringify({ pair_id: "BTC-USD", side: "buy", amount: "1" });
  const response = await fetch(`${address}/partner/exchange/quotes`, { method: "POST", headers, body });
  expect(await response.json()).toMatchObject({ error: { code: "POLICY_DENIED", message: "createQuote is closed." } });
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});

test.each([
  ["PARTNER_KIT_BASE_URL", "", "PARTNER_KIT_BASE_URL"],
  ["PARTNER_KIT_API_KEY", `${API_KEY}\n`, "PARTNER_KIT_API_KEY"],
  ["PARTNER_KIT_HOST", "0.0.0.0", "PARTNER_KIT_AUTHORIZE"],
  ["PARTNER_KIT_AUTHORIZE", "nowhere.mjs", "PARTNER_KIT_AUTHORIZE"],
  ["PARTNER_KIT_AUTHORIZE", "nothing.mjs", "PARTNER_KIT_AUTHORIZE"],
  ["PARTNER_KIT_AUTHORIZE", "broken.mjs", "PARTNER_KIT_AUTHORIZE"],
  ["PARTNER_KIT_POLICY", "nothing.mjs", "PARTNER_KIT_POLICY"],
] as const)("behaviour: %s=%j ends the process with code 2 and an error about %s", async (variable, value, blamed) => {
  const isFile = value.endsWith(".mjs");
  const { code, stdout, stderr } = await run({
    PARTNER_KIT_STORE_KEY: Buffer.alloc(32, 8).toString("base64"),
    [variable]: isFile ? join(folder, value) : value,
  }).ended;
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^[^\n]+\.\nDocs: https:[^\n]+\/SETTING_(?:MISSING|INVALID)\n$/);
  expect(stderr.startsWith(`partner-kit-proxy: ${blamed} `)).toBe(true);
  expect(stderr).not.toContain(API_KEY);
});

test("behaviour: the output contains no secret, even if a module, a user or the service prints one", async () => {
  const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const storeKey = Buffer.alloc(32, 8).toString("base64");
  const auditKey = Buffer.alloc(32, 9).toString("base64");
  const signingKey = Buffer.alloc(32, 10).toString("base64");
  const withdrawalKey = "key-of-withdrawals-0123456789";
  const hidden = [API_KEY, webhookSecret, storeKey, auditKey, signingKey, withdrawalKey];
  writeFileSync(join(folder, "signing.key"), signingKey);
  writeFileSync(join(folder, "withdrawal.key"), withdrawalKey);
  const variables = {
    PARTNER_KIT_WEBHOOK_SECRETS: webhookSecret,
    PARTNER_KIT_STORE: join(folder, "secrets.db"),
    PARTNER_KIT_STORE_KEY: storeKey,
    PARTNER_KIT_AUDIT_KEY: auditKey,
    PARTNER_KIT_SIGNING_KEY_FILE: join(folder, "signing.key"),
    PARTNER_KIT_WITHDRAWAL_API_KEY_FILE: join(folder, "withdrawal.key"),
    PARTNER_KIT_LOG_LEVEL: "debug",
  };
  writeFileSync(join(folder, "secrets.mjs"), `throw new Error(${JSON.stringify(hidden.join(" "))});`);
  const broken = await run({ ...variables, PARTNER_KIT_AUTHORIZE: join(folder, "secrets.mjs") }).ended;
  expect(broken.code).toBe(2);
  const subject = JSON.stringify(hidden.join(" "));
  const authorize = `export default (request) => {
    if (request.url.endsWith("/session")) throw new Error(${subject});
    return { subject: ${subject}, scopes: "all" };
  };`;
  writeFileSync(join(folder, "person.mjs"), authorize);
  const { child, listening, ended } = run({ ...variables, PARTNER_KIT_AUTHORIZE: join(folder, "person.mjs") });
  const address = (await listening) ?? "";
  const headers = { origin: new URL(address).origin, "x-partner-kit": "1", "content-type": "application/json" };
  await fetch(`${address}/kit/session`);
  await fetch(`${address}/partner/webhooks`, { method: "POST", headers, body: JSON.stringify({ url: webhookSecret }) });
  await fetch(`${address}/partner/exchange/quotes/${auditKey}/accept`, { method: "POST", headers });
  child.kill("SIGTERM");
  const { code, stderr } = await ended;
  expect([code, stderr.split("\n").length > 4]).toEqual([0, true]);
  for (const secret of hidden) expect(broken.stderr + stderr).not.toContain(secret);
});

test("behaviour: a port that is in use ends the process with code 1", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, stdout, stderr } = await run({ PARTNER_KIT_PORT: String(port) }).ended;
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^partner-kit-proxy: the port is already in use\. [^\n]+\nDocs: https:[^\n]+\/PORT_TAKEN\n$/);
});
