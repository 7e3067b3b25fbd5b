import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createWebhookSecret } from "@partner-kit/contract/webhook";
import { startMockServer } from "@partner-kit/mock/node";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { runDoctor } from "../src/doctor/runDoctor.ts";
import { hostNames } from "../src/init/Host.ts";
import { closeProxy } from "../templates/getProxy.ts";
import { handlePartnerKit } from "../templates/hono.ts";
import { GET } from "../templates/nextRoute.ts";
import { callCli } from "./callCli.ts";
import { createHosts } from "./createHost.ts";

const VERIFY = "/partner-kit/partner/wallets/fiat/verify-account";

test("behaviour: the written TypeScript compiles", { timeout: 60_000 }, async () => {
  const root = createHosts(...hostNames);
  renameSync(join(root, "express/server/index.js"), join(root, "express/server/index.ts"));
  renameSync(join(root, "express/src/main.jsx"), join(root, "express/src/main.tsx"));
  for (const name of hostNames)
    expect((await callCli({ cwd: join(root, name), args: ["init", "--yes"] })).code).toBe(0);
  expect(readFileSync(join(root, "express/server/partner-kit/getProxy.ts"), "utf8")).toContain("Promise<PartnerProxy>");
  const base = fileURLToPath(new URL("../../../tsconfig.base.json", import.meta.url));
  const styles = fileURLToPath(new URL("bundler.d.ts", import.meta.url));
  const settings = {
    extends: base,
    compilerOptions: { lib: ["es2023", "dom", "dom.iterable"], types: ["node"], jsx: "react-jsx" },
    include: [...hostNames, styles],
    exclude: ["express/src/main.tsx"],
  };
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify(settings));
  const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../lib/tsc.js");
  const errors = await promisify(execFile)(process.execPath, [tsc, "--pretty", "false"], { cwd: root }).then(
    () => "",
    (error: unknown) => String(error instanceof Error && "stdout" in error ? error.stdout : error),
  );
  expect(errors).toBe("");
});

test("behaviour: the servers pass the page's requests to the proxy", { timeout: 60_000 }, async () => {
  const root = createHosts("express", "fastify");
  for (const name of ["express", "fastify"])
    expect((await callCli({ cwd: join(root, name), args: ["init", "--yes"] })).code).toBe(0);
  const service = await startMockServer({ port: 0 });
  onTestFinished(() => service.close());
  const env = {
    ...process.env,
    PARTNER_KIT_BASE_URL: service.url,
    PARTNER_KIT_API_KEY: service.service.keys.default,
    PARTNER_KIT_STORE: join(root, "partner-kit.db"),
    PARTNER_KIT_WEBHOOK_SECRETS: createWebhookSecret(),
  };

  // Every user is refused until the app reads its sessions.
  const refusing = await startHosts(root, env);
  for (const origin of [refusing.express, refusing.fastify])
    expect((await fetch(`${origin}/partner-kit/kit/session`)).status).toBe(401);
  await refusing.end();

  const session = 'request.headers.get("cookie") === "user=ada" ? { subject: "ada", scopes: "all" } : null';
  for (const path of ["express/server/partner-kit/authorize.js", "fastify/partner-kit/authorize.ts"])
    writeFileSync(join(root, path), `export const authorize = (request) => (${session});\n`);
  const { express, fastify, isOneProxy } = await startHosts(root, env);
  expect(isOneProxy).toBe(true);
  for (const origin of [express, fastify]) {
    const headers = { cookie: "user=ada", origin: String(origin), "x-partner-kit": "1" };
    const ticker = await fetch(`${origin}/partner-kit/partner/exchange/ticker/24h`, { headers });
    expect(await ticker.json()).toMatchObject({ status: "success", data: expect.anything() });
    // Body parsers of the app leave the body to the proxy, which only has to pass it on.
    const body = '{"account_number":"0123456789","bank_code":"044"}';
    const change = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
    expect([200, 404]).toContain((await fetch(origin + VERIFY, change)).status);
    expect((await fetch(`${origin}/partner-kit/kit/session`)).status).toBe(401);
    const url = new URL("/partner-kit", origin);
    const findings = await runDoctor({ url, sessionHeaders: { cookie: "user=ada" } });
    expect(findings.filter(({ verdict }) => "problem" in verdict)).toEqual([]);
  }
  for (const origin of [express, fastify]) {
    const headers = { "content-type": "application/json" };
    const own = await fetch(`${origin}/echo`, { method: "POST", headers, body: '{"own":true}' });
    expect(await own.json()).toEqual({ own: true });
  }
});

test("behaviour: a route of Next.js and a handler of Hono pass requests to the proxy", async () => {
  const service = await startMockServer({ port: 0 });
  onTestFinished(() => service.close());
  vi.stubEnv("PARTNER_KIT_BASE_URL", service.url);
  vi.stubEnv("PARTNER_KIT_API_KEY", service.service.keys.default);
  vi.stubEnv("PARTNER_KIT_STORE", join(createHosts(), "partner-kit.db"));
  onTestFinished(() => void vi.unstubAllEnvs());
  onTestFinished(closeProxy);
  const app = new Hono();
  app.all("/partner-kit/*", handlePartnerKit);
  for (const handle of [GET, (request: Request) => app.fetch(request)]) {
    const response = await handle(new Request("https://admin.example/partner-kit/kit/session"));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ status: "error", error: { code: "SESSION_REQUIRED" } });
  }
  // A new proxy would open new streams, and the server would never close.
  await closeProxy();
  const response = await GET(new Request("https://admin.example/partner-kit/kit/ready"));
  expect(response.status).toBe(503);
});

/** Starts both servers in one process. They share the proxy, which belongs to the process. */
async function startHosts(root: string, env: NodeJS.ProcessEnv) {
  writeFileSync(join(root, "start.mjs"), script);
  const child = spawn(process.execPath, ["--conditions=@partner-kit/source", "start.mjs"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill();
    await exit;
  };
  onTestFinished(end);
  const lines = createInterface(child.stdout);
  const ready = new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => line.startsWith('{"express"') && resolve(line));
    child.once("close", () => reject(new Error(`The servers did not start: ${errors}`)));
  });
  const { express, fastify, isOneProxy } = JSON.parse(await ready);
  return { express, fastify, isOneProxy, end };
}

const script = `
import { once } from "node:events";
import { server } from "./express/server/index.js";
import { getProxy } from "./express/server/partner-kit/getProxy.js";
import { getProxy as getReloaded } from "./express/server/partner-kit/getProxy.js?reloaded";
import { start } from "./fastify/server.ts";

const fastify = await start(0);
await once(server.listen(0, "127.0.0.1"), "listening");
const express = "http://127.0.0.1:" + server.address().port;
const isOneProxy = (await getProxy()) === (await getReloaded());
console.log(JSON.stringify({ express, fastify, isOneProxy }));
`;
