import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Fastify from "fastify";
import { Hono } from "hono";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { handlePartnerKit as handleExpress } from "../templates/express.ts";
import { partnerKitPlugin } from "../templates/fastify.ts";
import { handlePartnerKit as handleHono } from "../templates/hono.ts";
import { GET } from "../templates/nextRoute.ts";
import { readSettings } from "../templates/settings.ts";
import { callCli } from "./callCli.ts";
import { createHost, createHosts } from "./createHost.ts";
import { startListener } from "./startListener.ts";

const scope: typeof globalThis & { partnerKit?: object } = globalThis;
const KEY = Buffer.alloc(32, 1).toString("base64");
const FORMER_KEY = Buffer.alloc(32, 2).toString("base64");
const required = { PARTNER_KIT_BASE_URL: "https://service.example/v1", PARTNER_KIT_API_KEY: "key" };

const readText = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const names = Array.from(readText("../templates/env.example").matchAll(/^\w+(?==)/gm), ([name]) => name);

/** Sets these variables, and no others of the kit. */
function stubVariables(variables: Readonly<Record<string, string>>): void {
  for (const name of new Set([...names, ...Object.keys(variables)])) vi.stubEnv(name, variables[name] ?? "");
}

beforeEach(() => {
  onTestFinished(() => void vi.unstubAllEnvs());
});

test("default: .env.example has variables of the proxy, and the settings read each of them", () => {
  const variables = readText("../../proxy/src/node/variables.ts");
  const code = ["../templates/settings.ts", "../templates/getProxy.ts", "../../proxy/src/node/readSecretSettings.ts"]
    .map(readText)
    .join("\n");
  for (const name of names) {
    expect(variables).toContain(`\n  ${name.replace(/_FILE$/, "")}: {`);
    expect(code).toContain(`"${name.replace(/_FILE$/, "")}"`);
  }
});

test("behaviour: lists are split, secrets can be files, and empty variables are not set", () => {
  const folder = createHosts();
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  stubVariables({
    ...required,
    PARTNER_KIT_STORE_KEY: `${KEY}, ${FORMER_KEY}`,
    PARTNER_KIT_RECEIVER_URL: "https://admin.example",
  });
  vi.stubEnv("PARTNER_KIT_SIGNING_KEY_FILE", write("signing-key", `${KEY}\n`));
  vi.stubEnv("PARTNER_KIT_AUDIT_KEY_FILE", write("audit-key", `${KEY},${FORMER_KEY}`));
  expect(readSettings()).toMatchObject({
    baseUrl: "https://service.example/v1",
    apiKey: "key",
    environment: "staging",
    storeKeys: [KEY, FORMER_KEY],
    auditKey: KEY,
    receiverUrl: "https://admin.example",
    webhookSecrets: [],
    signingKey: KEY,
    withdrawalApiKey: undefined,
  });
});

test.each([
  [{ PARTNER_KIT_API_KEY: "" }, "PARTNER_KIT_API_KEY is missing."],
  [{ PARTNER_KIT_ENVIRONMENT: "prod" }, "PARTNER_KIT_ENVIRONMENT is neither staging nor production."],
  [{ PARTNER_KIT_SIGNING_KEY_FILE: "/nowhere/key" }, "PARTNER_KIT_SIGNING_KEY_FILE names a file that cannot be read."],
  [{ PARTNER_KIT_SIGNING_KEY: KEY }, "PARTNER_KIT_SIGNING_KEY is not read. Write the secret to a file"],
  [{ PARTNER_KIT_WITHDRAWAL_API_KEY: "key" }, "PARTNER_KIT_WITHDRAWAL_API_KEY is not read."],
  [{ PARTNER_KIT_API_KEY_FILE: "/nowhere/key" }, "PARTNER_KIT_API_KEY and PARTNER_KIT_API_KEY_FILE are both set."],
  [{ PARTNER_KIT_AUDIT_KEY: `${KEY},old` }, "PARTNER_KIT_AUDIT_KEY is not a key of 32 bytes"],
] as const)("behaviour: %j is refused", (variables, message) => {
  stubVariables({ ...required, ...variables });
  expect(readSettings).toThrow(message);
});

test("behaviour: a wrong setting is an error in the kit's form, and its reason is printed only", async () => {
  stubVariables({ ...required, PARTNER_KIT_API_KEY: "" });
  // Another file's tests may have started the proxy of this process.
  Object.assign(scope.partnerKit ?? {}, { started: undefined, closed: undefined });
  const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => printed.mockRestore());
  const hono = new Hono();
  hono.all("/partner-kit/*", handleHono);
  const fastify = Fastify();
  fastify.register(partnerKitPlugin);
  onTestFinished(() => fastify.close());
  const path = "/partner-kit/kit/session";
  const responses = [
    await GET(new Request(`https://admin.example${path}`)),
    await hono.request(path),
    await fetch((await fastify.listen({ host: "127.0.0.1", port: 0 })) + path),
    await fetch((await startListener((request, response) => void handleExpress(request, response))) + path),
  ];
  for (const response of responses) {
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ status: "error", error: { code: "INTERNAL" } });
  }
  const lines = printed.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith("partner-kit: "));
  expect(lines).toHaveLength(responses.length);
  for (const line of lines)
    expect(line).toMatch(/^partner-kit: PARTNER_KIT_API_KEY is missing\. Set it to the API key, /);
});

test("behaviour: a wrong setting ends a server before it listens", async () => {
  const app = createHost("express");
  const server =
    'import express from "express";\nconst app = express();\napp.listen(0, () => console.log("listens"));\n';
  writeFileSync(join(app, "server/index.js"), server);
  await callCli({ cwd: app, args: ["init", "--yes"] });
  const env = { ...process.env, ...required, PARTNER_KIT_STORE: join(app, "store.db"), PARTNER_KIT_STORE_KEY: "short" };
  const args = ["--conditions=@partner-kit/source", "server/index.js"];
  await expect(promisify(execFile)(process.execPath, args, { cwd: app, env })).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^partner-kit: PARTNER_KIT_STORE_KEY contains a value[^\n]*\nDocs: [^\n]*\n$/),
  });
});
