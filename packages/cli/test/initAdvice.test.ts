import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { callCli } from "./callCli.ts";
import { createHost } from "./createHost.ts";

const init = (cwd: string, ...args: string[]) => callCli({ cwd, args: ["init", ...args] });

test("behaviour: the steps name the server's port, and start the proxy before the server listens", async () => {
  const app = createHost("express");
  const path = join(app, "server/index.js");
  const first = await init(app, "--yes");
  expect(first.output).toContain('"http://localhost:3000" } } }, with the port of your server.');
  expect(first.output).toContain("Await startProxy() of server/partner-kit/getProxy.js before your server listens.");
  writeFileSync(path, `${readFileSync(path, "utf8")}server.listen(Number(process.env.PORT ?? 4100), "127.0.0.1")\n`);
  expect(first.output).not.toContain("has to start your server");
  const manifest = join(app, "package.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace("node server/index.js", "vite"));
  expect((await init(app)).output).toContain("It runs the script dev of package.json, which has to start your server");
  const forward = '{ "/partner-kit": { target: "http://localhost:4100" } } }. Leave out changeOrigin';
  expect((await init(app)).output).toContain(forward);
  writeFileSync(path, `await startProxy()\n${readFileSync(path, "utf8")}`);
  expect((await init(app)).output).not.toContain("Await startProxy()");
});

test("behaviour: the adapter of the app's design system is named", async () => {
  const app = createHost("express");
  const manifest = JSON.parse(readFileSync(join(app, "package.json"), "utf8"));
  expect((await init(app, "--dry-run")).output).not.toContain("adapter");
  manifest.dependencies["@mui/material"] = "9.5.0";
  writeFileSync(join(app, "package.json"), JSON.stringify(manifest));
  const { output } = await init(app, "--yes");
  expect(output).toContain(
    "For the look of Material UI, use the adapter @partner-kit/react/adapters/mui in src/partner-kit/",
  );
});

test("behaviour: git keeps .env.example if it ignores all other .env files", async () => {
  const app = createHost("next");
  writeFileSync(join(app, ".gitignore"), "# env files (can opt-in for committing if needed)\n.env*\n");
  await init(app, "--yes");
  const ignored = readFileSync(join(app, ".gitignore"), "utf8");
  expect(ignored).toContain("\n.env*\npartner-kit.db*\n*.pem\n!.env.example\n");
  await init(app, "--yes");
  expect(readFileSync(join(app, ".gitignore"), "utf8")).toBe(ignored);
});

test("behaviour: a version of Node that cannot run the proxy gets a warning", async () => {
  const app = createHost("hono");
  vi.stubGlobal("process", Object.create(process, { versions: { value: { node: "20.19.0" } } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect((await init(app, "--dry-run")).errors).toContain("this is Node 20.19.0. Your server will not start");
  vi.unstubAllGlobals();
  expect((await init(app, "--dry-run")).errors).toBe("");
});
