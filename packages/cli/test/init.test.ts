import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type HostName, hostNames } from "../src/init/Host.ts";
import { callCli, readAll } from "./callCli.ts";
import { createHost } from "./createHost.ts";

const written: Readonly<Record<HostName, readonly string[]>> = {
  next: [
    ".env.example",
    ".gitignore",
    "src/app/partner-kit/[...path]/route.ts",
    "src/app/treasury/page.tsx",
    "src/instrumentation.ts",
    "src/partner-kit/PartnerKit.tsx",
    "src/partner-kit/Treasury.tsx",
    "src/partner-kit/authorize.ts",
    "src/partner-kit/closeOnSigterm.ts",
    "src/partner-kit/getProxy.ts",
    "src/partner-kit/settings.ts",
  ],
  express: [
    ".env.example",
    ".gitignore",
    "server/index.js",
    "server/partner-kit/authorize.js",
    "server/partner-kit/getProxy.js",
    "server/partner-kit/handlePartnerKit.js",
    "server/partner-kit/settings.js",
    "src/partner-kit/PartnerKit.jsx",
    "src/partner-kit/Treasury.jsx",
  ],
  fastify: [
    ".env.example",
    ".gitignore",
    "partner-kit/authorize.ts",
    "partner-kit/getProxy.ts",
    "partner-kit/partnerKitPlugin.ts",
    "partner-kit/settings.ts",
    "server.ts",
    "src/partner-kit/PartnerKit.tsx",
    "src/partner-kit/Treasury.tsx",
  ],
  hono: [
    ".env.example",
    ".gitignore",
    "src/partner-kit/authorize.ts",
    "src/partner-kit/getProxy.ts",
    "src/partner-kit/handlePartnerKit.ts",
    "src/partner-kit/settings.ts",
    "src/server.ts",
  ],
};

const init = (cwd: string, ...args: string[]) => callCli({ cwd, args: ["init", ...args] });

test.each(hostNames)("default: %s gets its files, and a second run changes nothing", async (name) => {
  const app = createHost(name);
  const before = readAll(app);
  const { code, output } = await init(app, "--yes");
  const after = readAll(app);
  expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(written[name]);
  expect(code).toBe(0);
  expect(output).toContain("Read your session in");
  const second = await init(app);
  expect(readAll(app)).toEqual(after);
  expect(second).toMatchObject({ code: 0, errors: "" });
  expect(second.output).toContain("Nothing to write: every file is in place.");
});

test("behaviour: the mount follows the creation of the app, in the style of the file", async () => {
  const app = createHost("express");
  await init(app, "--yes");
  expect(readFileSync(join(app, "server/index.js"), "utf8")).toMatchInlineSnapshot(`
    "import express from 'express'
    import { createServer } from 'node:http'
    import { handlePartnerKit } from './partner-kit/handlePartnerKit.js'

    const app = express() // the admin's server
    // Before body parsers: signatures cover the raw body.
    app.use('/partner-kit', handlePartnerKit)
    app.use(express.json())
    app.post('/echo', (request, response) => response.json(request.body))

    export const server = createServer(app)
    "
  `);
  const { output } = await init(app, "--yes", "--server", "server/index.js");
  expect(output).toContain("Nothing to write");
});

test("behaviour: a server that listens in the same file creates the proxy first", async () => {
  const app = createHost("express");
  const path = join(app, "server/index.js");
  writeFileSync(
    path,
    'import express from "express";\n\nconst app = express();\n\nexport const server = app.listen(3000);\n',
  );
  const { output } = await init(app, "--yes");
  expect(readFileSync(path, "utf8")).toMatchInlineSnapshot(`
    "import express from "express";
    import { startProxy } from "./partner-kit/getProxy.js";
    import { handlePartnerKit } from "./partner-kit/handlePartnerKit.js";

    const app = express();
    // Before body parsers: signatures cover the raw body.
    app.use("/partner-kit", handlePartnerKit);

    await startProxy();
    export const server = app.listen(3000);
    "
  `);
  expect(output).not.toContain("Await startProxy()");
  expect(await init(app)).toMatchObject({ code: 0, output: expect.not.stringContaining("Await startProxy()") });
});

test("behaviour: the mount follows the session, so that the proxy knows who is signed in", async () => {
  const app = createHost("express");
  const path = join(app, "server/index.js");
  const lines = [
    'import express from "express";',
    'import session from "express-session";',
    "const app = express();",
    'app.use(session({ secret: "s" }));',
    "app.use(express.json());",
  ];
  writeFileSync(path, lines.join("\n"));
  const { output } = await init(app, "--yes");
  expect(readFileSync(path, "utf8")).toContain(
    'app.use(session({ secret: "s" }));\n// Before body parsers: signatures cover the raw body.\napp.use("/partner-kit", handlePartnerKit);\napp.use(express.json());',
  );
  expect(output).not.toContain("move your session middleware");
});

test("behaviour: a session after body parsers is for a person to move", async () => {
  const app = createHost("express");
  const path = join(app, "server/index.js");
  writeFileSync(
    path,
    'import express from "express";\nconst app = express();\napp.use(express.json());\napp.use(session({ secret: "s" }));\n',
  );
  const { output } = await init(app, "--yes");
  expect(readFileSync(path, "utf8")).toContain("handlePartnerKit);\napp.use(express.json());");
  expect(output).toContain("In server/index.js, move your session middleware above the line that mounts the proxy.");
});

test.each([
  [undefined, {}, "./partner-kit/handlePartnerKit.ts"],
  [undefined, { tsx: "4.0.0" }, "./partner-kit/handlePartnerKit"],
  ['"moduleResolution": "nodenext"', {}, "./partner-kit/handlePartnerKit.js"],
  ['"module": "nodenext", "allowImportingTsExtensions": true', {}, "./partner-kit/handlePartnerKit.ts"],
  ['"allowImportingTsExtensions": true', { tsx: "4.0.0" }, "./partner-kit/handlePartnerKit.ts"],
])("behaviour: TypeScript with the setting %s and the packages %j imports %s", async (setting, packages, specifier) => {
  const app = createHost("express");
  rmSync(join(app, "server/index.js"));
  const dependencies = { express: "5.3.0", ...packages };
  writeFileSync(join(app, "package.json"), JSON.stringify({ type: "module", dependencies }));
  if (setting) writeFileSync(join(app, "tsconfig.node.json"), `{ "compilerOptions": { ${setting} } }`);
  writeFileSync(join(app, "server/index.ts"), 'import express from "express";\nconst app = express();\n');
  await init(app, "--yes");
  expect(readFileSync(join(app, "server/index.ts"), "utf8")).toContain(`"${specifier}"`);
});

test("behaviour: CommonJS requires an ES module", async () => {
  const app = createHost("express");
  rmSync(join(app, "server/index.js"));
  writeFileSync(join(app, "package.json"), '{ "dependencies": { "express": "5.3.0" } }');
  writeFileSync(join(app, "app.js"), 'const express = require("express");\nconst app = express();\n');
  await init(app, "--yes");
  expect(readFileSync(join(app, "app.js"), "utf8")).toMatchInlineSnapshot(`
    "const express = require("express");
    const { handlePartnerKit } = require("./partner-kit/handlePartnerKit.mjs");
    const app = express();
    // Before body parsers: signatures cover the raw body.
    app.use("/partner-kit", handlePartnerKit);
    "
  `);
  expect(readFileSync(join(app, "partner-kit/handlePartnerKit.mjs"), "utf8")).toMatchInlineSnapshot(`
    "import { toNodeListener } from "@partner-kit/proxy/node";
    import { getListener } from "./getProxy.mjs";

    /** Passes a request to the proxy. Mount it before body parsers, because webhook signatures cover the raw body. */
    export async function handlePartnerKit(request, response) {
      toNodeListener(await getListener())(request, response);
    }
    "
  `);
});

test("behaviour: a changed file stays, and its differences are printed", async () => {
  const app = createHost("fastify");
  await init(app, "--yes");
  const path = join(app, "partner-kit/getProxy.ts");
  const changed = readFileSync(path, "utf8").replace("      store,\n", "      store,\n      sampleStep: 5_000,\n");
  writeFileSync(path, changed);
  const { code, output } = await init(app, "--yes");
  expect(readFileSync(path, "utf8")).toBe(changed);
  expect(code).toBe(1);
  expect(output).toContain("partner-kit/getProxy.ts has other contents and stays as it is.");
  expect(output).toContain("-      sampleStep: 5_000");
});

test("behaviour: a function that was filled in is not a difference", async () => {
  const app = createHost("fastify");
  await init(app, "--yes");
  const path = join(app, "partner-kit/authorize.ts");
  const own = 'export const authorize = async () => ({ subject: "ada", scopes: [] });\n';
  writeFileSync(path, own);
  const { code, output } = await init(app, "--yes");
  expect(readFileSync(path, "utf8")).toBe(own);
  expect(code).toBe(0);
  expect(output).toContain("partner-kit/authorize.ts is yours and stays as it is.");
  expect(output).not.toContain("Read your session in");
  const next = createHost("next");
  await init(next, "--yes");
  writeFileSync(
    join(next, "src/app/treasury/page.tsx"),
    "export default function Page() {\n  return <h1>Treasury</h1>;\n}\n",
  );
  const settings = join(next, "src/partner-kit/settings.ts");
  writeFileSync(settings, readFileSync(settings, "utf8").replace("    hmac:", "    sampleStep: 5_000,\n    hmac:"));
  const { code: nextCode, output: nextOutput } = await init(next);
  expect(nextCode).toBe(0);
  for (const name of ["page.tsx", "settings.ts"]) expect(nextOutput).toContain(`${name} is yours`);
  // Other files import the export.
  writeFileSync(path, "export const check = 1;\n");
  expect((await init(app, "--yes")).code).toBe(1);
});

test("behaviour: a formatter's changes are not differences", async () => {
  const app = createHost("hono");
  await init(app, "--yes");
  const path = join(app, "src/partner-kit/getProxy.ts");
  const formatted = readFileSync(path, "utf8").replaceAll('"', "'").replaceAll(";\n", "\n").replaceAll("  ", "\t");
  writeFileSync(path, formatted);
  expect((await init(app, "--yes")).code).toBe(0);
  expect(readFileSync(path, "utf8")).toBe(formatted);
});

test("behaviour: several servers need --server", async () => {
  const app = createHost("hono");
  writeFileSync(join(app, "package.json"), '{ "dependencies": { "hono": "4", "@hono/node-server": "2" } }');
  const { code, output } = await init(app, "--dry-run");
  expect(code).toBe(1);
  expect(output).toContain("Several files create a server: src/server.ts, src/users.ts.");
  expect(output).toContain('app.all("/partner-kit/*", handlePartnerKit);');
  const named = await init(app, "--yes", "--server", "src/server.ts");
  expect(named.code).toBe(0);
  expect(readFileSync(join(app, "src/server.ts"), "utf8")).toContain("app.all(");
});

test("parameters: it asks, and writes nothing without an answer", async () => {
  const app = createHost("next");
  const before = readAll(app);
  const questions: string[] = [];
  const answer = (isYes: boolean) => async (question: string) => {
    questions.push(question);
    return isYes;
  };
  expect(await init(app)).toMatchObject({ code: 2, errors: expect.stringContaining("Pass --yes to write") });
  expect(await callCli({ cwd: app, args: ["init"], confirm: answer(false) })).toMatchObject({ code: 1 });
  const dry = await init(app, "--dry-run");
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining("11 files would be written.") });
  expect(dry.output).toContain("+++ b/src/partner-kit/getProxy.ts");
  expect(readAll(app)).toEqual(before);
  expect(await callCli({ cwd: app, args: ["init"], confirm: answer(true) })).toMatchObject({ code: 0 });
  expect(questions).toEqual(["\nWrite 11 files?", "\nWrite 11 files?"]);
  expect(readAll(app)).not.toEqual(before);
});

test("behaviour: an app that is not supported gets the steps by hand", async () => {
  const app = createHost("express");
  writeFileSync(join(app, "package.json"), '{ "dependencies": { "koa": "3" } }');
  const { code, errors } = await init(app);
  expect(code).toBe(2);
  expect(errors).toContain("No supported framework was found in package.json.");
  expect(errors).toContain("partner-kit init --host next|express|fastify|hono");
  expect((await init(app, "--host", "express", "--dry-run")).output).toContain("+++ b/server/partner-kit/getProxy.mjs");
  writeFileSync(join(app, "package.json"), '{ "dependencies": { "express": "5", "fastify": "5" } }');
  expect((await init(app)).errors).toContain("The app uses Express, Fastify.");
  writeFileSync(join(app, "package.json"), '{ "dependencies": { "hono": "4" } }');
  expect((await init(app)).code).toBe(2);
});

test("parameters: an invalid argument exits with 2", async () => {
  const app = createHost("next");
  expect((await init(app, "--host", "koa")).errors).toContain('"koa" is not a supported host. Choose one of: next');
  expect((await init(app, "--wet")).errors).toContain("Run partner-kit init --help for all flags.");
  const express = createHost("express");
  expect((await init(express, "--server", "main.js")).errors).toContain('"main.js" is not a source file of this app.');
  renameSync(join(app, "src/app"), join(app, "src/pages"));
  expect((await init(app)).errors).toContain("There is no folder app or src/app.");
  rmSync(join(app, "package.json"));
  expect((await init(app)).errors).toContain("There is no package.json in this folder.");
});
