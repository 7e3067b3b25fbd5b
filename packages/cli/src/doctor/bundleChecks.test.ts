import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SECRET } from "../../test/deployProxy.ts";
import { runChecks } from "../checks/runChecks.ts";
import { bundleChecks, readBundle } from "./bundleChecks.ts";

const KEY = "key of the environment";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "partner-kit-doctor-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the check and its problem, of each check that did not pass. */
async function search(files: Readonly<Record<string, string | Uint8Array>>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const findings = await runChecks(bundleChecks, await readBundle(folder, [KEY]));
  return findings.flatMap(({ check, verdict }) => ("problem" in verdict ? [[check.id, verdict.problem]] : []));
}

test("default: a build without secrets has none", async () => {
  const files = {
    "index.html": "<!doctype html>",
    "assets/app.js":
      'const prefix="whsec_";const apiKey="";const help="-----BEGIN PRIVATE KEY-----";fetch("/partner-kit/x")',
    "assets/map.js": 'start({apiKey:"AIzaSyA1b2C3d4E5f6G7h8I9j0",api_key:"pk_live_1a2b3c4d5e6f7a8b9c0d"})',
    "assets/logo.png": Uint8Array.from({ length: 256 }, (_, index) => index),
  };
  expect(await search(files)).toEqual([]);
});

test("behaviour: each kind is found with file, line and column", async () => {
  const pem = "-----BEGIN PRIVATE KEY-----\\nMC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF";
  const files = {
    "app.js": `let a;\nlet b="${SECRET}"`,
    "app.js.map": JSON.stringify({ sourcesContent: [`const k = \`${pem}\``] }),
    "config/env.js": 'window.env={apiKey:"9f8e7d6c5b4a39281706f5e4d3c2b1a0"}',
    "z.js": `${"x".repeat(40)}"${KEY}"`,
  };
  const found = await search(files);
  expect(found).toEqual([
    ["bundle-webhook-secret", "Found at app.js:2:8."],
    ["bundle-private-key", "Found at app.js.map:1:32."],
    ["bundle-api-key", "Found at config/env.js:1:13."],
    ["bundle-environment", "Found at z.js:1:42."],
  ]);
  expect(found.join()).not.toMatch(/9f8e7d|MC4C/);
});

test.each([
  ["in Base64", Buffer.from(KEY).toString("base64")],
  ["URL-encoded", encodeURIComponent(KEY)],
])("behaviour: a value of the environment is found %s", async (_, text) => {
  expect(await search({ "app.js": `a="${text}"` })).toEqual([["bundle-environment", "Found at app.js:1:4."]]);
});

test("behaviour: the list of places is short", async () => {
  const [[, problem] = []] = await search({ "app.js": `${SECRET}\n`.repeat(7) });
  expect(problem).toBe("Found at app.js:1:1, app.js:2:1, app.js:3:1, app.js:4:1, app.js:5:1 and 2 more.");
});

test("behaviour: a folder without files is unknown", async () => {
  const findings = await runChecks(bundleChecks, await readBundle(folder, []));
  expect(new Set(findings.map(({ verdict }) => verdict.kind))).toEqual(new Set(["unknown"]));
  const missing = await readBundle(join(folder, "missing"), []);
  expect(missing.problem).toBe("The folder in --bundle cannot be read (ENOENT).");
});
