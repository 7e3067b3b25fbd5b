import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { acceptedAdvisories, judgeAdvisories } from "./judgeAdvisories.mjs";

const script = fileURLToPath(new URL("advisories.mjs", import.meta.url));
/** @type {(() => void)[]} */
const cleanups = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** An advisory as the registry reports it. */
const published = {
  id: 1,
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  title: "Runs code from a schema",
  severity: "high",
  vulnerable_versions: "<1000.0.0",
  cwe: ["CWE-94"],
  cvss: { score: 8, vectorString: null },
};

test("default: a high advisory in a production dependency fails", async () => {
  const { code, stdout } = await runAgainst({ status: 200, body: { zod: [published] } });
  expect(stdout).toMatch(/^high: Runs code from a schema\. zod@.*packages__contract>zod.*GHSA-aaaa-bbbb-cccc\n/);
  expect(stdout).toMatch(/\d{2,} dependencies, 1 advisories, 1 to fix\n$/);
  expect(code).toBe(1);
});

test("behaviour: a moderate advisory and one in a development dependency pass", async () => {
  const body = { zod: [{ ...published, severity: "moderate" }], vitest: [published] };
  const { code, stdout } = await runAgainst({ status: 200, body });
  expect(stdout).toMatch(/1 advisories, 0 to fix\n$/);
  expect(code).toBe(0);
});

test.each([
  [404, "doesn't exist"],
  [405, "405"],
  [500, "500"],
])("behaviour: a registry that responds with %i is a reason to skip", async (status, cause) => {
  const { code, stdout } = await runAgainst({ status, body: {} });
  expect(stdout).toMatch(new RegExp(`^Skipped: the registry did not return an audit\\. .*${cause}`));
  expect(code).toBe(0);
});

test("behaviour: a registry that cannot be reached is a reason to skip", async () => {
  const { url, close } = await startRegistry({ status: 200, body: {} });
  await close();
  const { code, stdout } = await runAudit(url);
  expect(stdout).toMatch(/^Skipped: the registry did not return an audit\. .*request/);
  expect(code).toBe(0);
});

test("behaviour: an audit that fails for another reason is not skipped", async () => {
  const { code, stdout } = await runAudit("http://127.0.0.1/", { PATH: "" });
  expect(stdout).toMatch(/^The audit failed for another reason than the registry\. .*pnpm/);
  expect(code).toBe(1);
});

const advisory = {
  severity: "critical",
  module_name: "zod",
  title: "Runs code",
  github_advisory_id: "GHSA-aaaa-bbbb-cccc",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  findings: [{ version: "4.6.7", paths: ["packages__contract>zod"] }],
};
const acceptance = {
  id: advisory.github_advisory_id,
  reason: "The kit builds no schema from input.",
  until: "2027-01-31",
};

test("parameters: accepted: passes until its last day", () => {
  const judge = (/** @type {string} */ today) =>
    judgeAdvisories({ advisories: [advisory], accepted: [acceptance], today });
  expect(judge("2027-01-31")).toEqual([]);
  expect(judge("2027-02-01")).toEqual([expect.stringContaining("It was accepted until 2027-01-31.")]);
});

test("behaviour: an acceptance of another advisory does not count", () => {
  const accepted = [{ ...acceptance, id: "GHSA-xxxx-yyyy-zzzz" }];
  expect(judgeAdvisories({ advisories: [advisory], accepted, today: "2027-01-01" })).toHaveLength(1);
});

test("behaviour: every acceptance has an advisory, a reason and a date", () => {
  for (const { id, reason, until } of [acceptance, ...acceptedAdvisories]) {
    expect(id).toMatch(/^GHSA(-[a-z0-9]{4}){3}$/);
    expect(reason).toMatch(/\w+ .+\.$/);
    expect(new Date(until).toISOString().slice(0, 10)).toBe(until);
  }
});

/**
 * Runs the check against a registry with one response.
 *
 * @param {{ status: number, body: unknown }} response
 */
async function runAgainst(response) {
  const { url, close } = await startRegistry(response);
  cleanups.push(() => void close());
  return runAudit(url);
}

/** @param {{ status: number, body: unknown }} response */
async function startRegistry({ status, body }) {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise((resolve) => server.close(resolve)) };
}

/**
 * @param {string} registry
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {Promise<{ code: number, stdout: string }>}
 */
function runAudit(registry, variables = {}) {
  // pnpm repeats a failed request after a pause.
  const env = { ...process.env, PNPM_CONFIG_REGISTRY: registry, PNPM_CONFIG_FETCH_RETRIES: "0", ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), stdout }),
    );
  });
}
