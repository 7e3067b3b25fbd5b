import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callCli } from "./callCli.ts";
import { createTestReceiver, type Mistake } from "./createTestReceiver.ts";
import { COOKIE, changeHead, deployProxy, SECRET } from "./deployProxy.ts";
import { startListener } from "./startListener.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "partner-kit-cli-"));
  writeFileSync(join(folder, "secret"), `${SECRET}\n`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => callCli({ cwd: folder, args });

/** Returns the name of a file with these headers. */
function writeSession(text: string): string {
  writeFileSync(join(folder, "session"), text);
  return "session";
}

async function startReceiver(mistake?: Mistake): Promise<string> {
  return startListener(createTestReceiver({ secret: SECRET, mistake }));
}

test("default: doctor prints one JSON document and exits with 0", async () => {
  const { url } = await deployProxy();
  const session = writeSession(`cookie: ${COOKIE}`);
  const { code, output } = await run("doctor", "--url", url.href, "--header-file", session, "--json");
  const { passed, failed, checks } = JSON.parse(output);
  expect([code, failed, passed]).toEqual([0, 0, checks.length]);
  for (const check of checks)
    expect(check).toEqual({ id: expect.any(String), ok: true, title: expect.any(String), help: expect.any(String) });
});

test("behaviour: doctor prints the failed check with its help and exits with 1", async () => {
  const { url } = await deployProxy({ wrap: changeHead((head) => ({ ...head, "cache-control": "public" })) });
  const { code, output } = await run(
    "doctor",
    "--url",
    `${url.href}/`,
    "--header-file",
    writeSession(`Cookie: ${COOKIE}\n`),
  );
  expect(code).toBe(1);
  expect(output).toMatch(
    /^FAIL {2}caching +No cache stores personal data\n {6}The session has no `cache-control: no-store`\. /m,
  );
  expect(output).toContain("1 failed.");
});

test("behaviour: doctor names the checks that need a session", async () => {
  const { url } = await deployProxy();
  const { code, output } = await run("doctor", "--url", url.href);
  expect(code).toBe(0);
  expect(output).toMatch(
    /Skipped: tls \(this machine\), .*csrf-header.*\. Pass --header-file to check as a signed-in person\.\n$/,
  );
});

test("behaviour: doctor searches a bundle for values of the environment and never prints them", async () => {
  writeFileSync(join(folder, "key"), "the key of this environment\n");
  vi.stubEnv("PARTNER_KIT_API_KEY_FILE", join(folder, "key"));
  const { url } = await deployProxy();
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/app.js"), 'fetch("/", { headers: { key: "the key of this environment" } })');
  const { code, output } = await run("doctor", "--url", url.href, "--bundle", "dist", "--json");
  const failed = JSON.parse(output).checks.filter(({ ok }: { ok: boolean }) => !ok);
  expect(code).toBe(1);
  expect(failed.map(({ id }: { id: string }) => id)).toEqual(["bundle-environment"]);
  expect(output).not.toContain("the key of this environment");
  expect(output).not.toContain(SECRET);
});

test("behaviour: a file of a secret that cannot be read is a usage error", async () => {
  vi.stubEnv("PARTNER_KIT_AUDIT_KEY_FILE", join(folder, "missing"));
  const { code, errors } = await run("doctor", "--url", "http://127.0.0.1");
  expect([code, errors]).toEqual([2, expect.stringContaining("PARTNER_KIT_AUDIT_KEY_FILE cannot be read")]);
});

test.each([["doctor"], ["grade", "--secret-file", "secret"]])(
  "behaviour: %s exits with 2 if nothing responds",
  async (...args) => {
    const origin = await startListener((incoming) => incoming.destroy());
    const { code, output } = await run(...args, "--url", origin, "--json");
    expect(code).toBe(2);
    const help = expect.stringMatching(/^This could not be checked\. .*\(ECONNRESET\)\. Nothing was changed\. /);
    expect(JSON.parse(output)).toMatchObject({ passed: 0, failed: 1, checks: [{ ok: false, help }] });
  },
);

test("default: grade prints one JSON document and exits with 0", async () => {
  const { code, output } = await run("grade", "--url", await startReceiver(), "--secret-file", "secret", "--json");
  const { passed, failed, checks } = JSON.parse(output);
  expect([code, failed, passed]).toEqual([0, 0, checks.length]);
});

test("behaviour: grade exits with 1 if a rule is broken, and never prints the secret", async () => {
  const origin = await startReceiver("explains signatures");
  const { code, output } = await run("grade", "--url", origin, "--secret-file", "secret");
  expect(code).toBe(1);
  expect(output).toContain("FAIL  hides-secrets");
  expect(output).not.toContain(SECRET.slice(6));
});

test.each([
  [["doctor"], "--url is missing"],
  [["doctor", "--url", "admin.example"], "--url is not an http or https URL"],
  [["doctor", "--url", "http://127.0.0.1", "--header", "cookie: secret-session"], "--header is refused, because"],
  [["doctor", "--url", "http://127.0.0.1", "--cookie", "secret-session"], "--cookie is refused, because"],
  [["doctor", "--url", "http://127.0.0.1", "--header-file", "missing"], "--header-file cannot be read"],
  [["doctor", "--url", "http://127.0.0.1", "--header-file", "session"], "Line 2 of --header-file is not a header"],
  [["doctor", "--url", "http://127.0.0.1", "--fast"], "Unknown option '--fast'"],
  [["grade", "--secret-file", "secret"], "--url is not an http or https URL"],
  [["grade", "--url", "http://127.0.0.1"], "--secret-file is missing"],
  [["grade", "--url", "http://127.0.0.1", "--secret-file", "missing"], "--secret-file cannot be read"],
])("behaviour: %j is a usage error", async (args, message) => {
  writeSession("accept: text/html\nsecret-session");
  const { code, errors } = await run(...args);
  expect(code).toBe(2);
  expect(errors).toContain(`partner-kit ${args[0]}: ${message}`);
  expect(errors).not.toContain("secret-session");
});

test("behaviour: a file with something else than a secret is a usage error that does not repeat it", async () => {
  writeFileSync(join(folder, "secret"), "PARTNER_KIT_API_KEY=9f8e7d");
  const { code, errors } = await run("grade", "--url", "http://127.0.0.1", "--secret-file", "secret");
  expect([code, errors]).toEqual([2, expect.stringContaining("--secret-file has no webhook secret")]);
  expect(errors).not.toContain("9f8e7d");
});
