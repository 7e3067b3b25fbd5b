import { readFileSync } from "node:fs";
import { getTicker } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { COOKIE, deployProxy, respondInstead, SECRET } from "../../test/deployProxy.ts";
import { faults } from "../../test/faults.ts";
import { startListener } from "../../test/startListener.ts";
import { bundleChecks } from "./bundleChecks.ts";
import { deploymentChecks, type RunDoctorParameters, runDoctor } from "./runDoctor.ts";

type Parameters = Omit<RunDoctorParameters, "url">;

/** Returns the IDs of failed, unknown and skipped checks. */
async function examine(url: URL, parameters: Parameters = {}) {
  const findings = await runDoctor({ url, sessionHeaders: { cookie: COOKIE }, ...parameters });
  const idsOf = (kind: string) => findings.flatMap(({ check, verdict }) => (verdict.kind === kind ? [check.id] : []));
  const problems = findings.flatMap(({ verdict }) => ("problem" in verdict ? [verdict.problem] : []));
  return { failed: idsOf("failed"), unknown: idsOf("unknown"), skipped: idsOf("skipped"), problems };
}

const healthy = { failed: [], unknown: [], problems: [] };
const production = { environment: "production" } as const;

test("default: nothing is wrong with a proxy", async () => {
  const { url } = await deployProxy();
  expect(await examine(url)).toEqual({ ...healthy, skipped: ["tls", "simulation"] });
});

test("behaviour: nothing is wrong with a proxy in production", async () => {
  const { url } = await deployProxy({ settings: production });
  expect(await examine(url)).toEqual({ ...healthy, skipped: ["tls"] });
});

test("behaviour: checks that need a session are skipped without one", async () => {
  const { url } = await deployProxy();
  const skipped = ["tls", "host-header", "csrf-header", "foreign-origin", "simulation", "stream", "stream-buffering"];
  expect(await examine(url, { sessionHeaders: {} })).toEqual({ ...healthy, skipped });
});

test("behaviour: a receiver with a listener of its own is not a fault", async () => {
  const { url } = await deployProxy({ settings: { separateReceiver: true } });
  expect(await examine(url)).toEqual({ ...healthy, skipped: ["tls", "simulation", "body-parser"] });
});

test("behaviour: pages of another origin are not a fault", async () => {
  const { url } = await deployProxy({ settings: { ...production, allowedOrigins: ["https://app.example"] } });
  expect(await examine(url)).toEqual({ ...healthy, skipped: ["tls"] });
});

test("behaviour: a host that serves its page for every other path is not a fault", async () => {
  const page = respondInstead(({ url = "" }) =>
    new URL(`http://host${url}`).pathname.startsWith("/partner-kit/")
      ? undefined
      : new Response("<!doctype html><title>Admin</title>", { headers: { "content-type": "text/html" } }),
  );
  const { url } = await deployProxy({ wrap: page });
  expect(await examine(url)).toMatchObject(healthy);
});

test("behaviour: nothing reaches the service but reads of the ticker, and no alarm is raised", async () => {
  const sent: string[] = [];
  const { url, service } = await deployProxy({
    settings: {
      webhookSources: { has: () => false },
      async fetch(input, init) {
        const request = new Request(input, init);
        sent.push(`${request.method} ${new URL(request.url).pathname}`);
        return service.fetch(request);
      },
    },
  });
  await examine(url);
  expect(new Set(sent)).toEqual(new Set([`GET /v1${getTicker.path}`]));
  const health = await fetch(`${url}/kit/health`);
  expect(await health.json()).toMatchObject({ data: { receiver: "ok", alarms: [] } });
});

test("behaviour: a second run finds nothing either", async () => {
  const { url } = await deployProxy();
  await examine(url);
  expect(await examine(url)).toMatchObject(healthy);
});

test.each(Object.entries(faults))("behaviour: %s", async (_, { id, parameters, prepare, ...deployment }) => {
  const deployed = await deployProxy(deployment);
  const url = (await prepare?.(deployed)) ?? deployed.url;
  const { failed, problems } = await examine(url, parameters);
  expect(failed).toEqual([id]);
  for (const secret of [SECRET, deployed.service.keys.default]) expect(problems.join()).not.toContain(secret);
});

test("behaviour: every check has a fault that only it finds", () => {
  expect(new Set(Object.values(faults).map(({ id }) => id))).toEqual(new Set(deploymentChecks.map(({ id }) => id)));
});

test("behaviour: a proxy that cannot be reached is unknown", async () => {
  const origin = await startListener(() => undefined);
  expect(await examine(new URL(origin), { timeout: 20 })).toEqual({
    failed: [],
    unknown: ["session-route"],
    skipped: [],
    problems: ["There was no response within 0.02 seconds."],
  });
});

test("behaviour: the README lists every check", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8").split("\n");
  const rows = [...deploymentChecks, ...bundleChecks].map(({ id, probe }) => `| \`${id}\` | ${probe} |`);
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});
