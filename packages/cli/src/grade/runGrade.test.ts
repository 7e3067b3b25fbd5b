import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createMemoryStore } from "@partner-kit/proxy";
import { expect, onTestFinished, test } from "vitest";
import { createTestReceiver, type Mistake } from "../../test/createTestReceiver.ts";
import { deployProxy, SECRET } from "../../test/deployProxy.ts";
import { startListener } from "../../test/startListener.ts";
import { type RunGradeParameters, rules, runGrade } from "./runGrade.ts";

/** Returns the number of findings and the IDs of failed rules. */
async function grade(url: URL, parameters: Partial<RunGradeParameters> = {}) {
  const findings = await runGrade({ url, secret: SECRET, ...parameters });
  const problems = findings.flatMap(({ verdict }) => ("problem" in verdict ? [verdict.problem] : []));
  const broken = findings.flatMap(({ check, verdict }) => (verdict.kind === "passed" ? [] : [check.id]));
  return { count: findings.length, broken, problems };
}

async function startReceiver(mistake?: Mistake) {
  let deliveries = 0;
  const stored: string[] = [];
  const receive = createTestReceiver({ secret: SECRET, mistake, onStored: (id) => stored.push(id) });
  const origin = await startListener((incoming, outgoing) => {
    deliveries += 1;
    receive(incoming, outgoing);
  });
  return { url: new URL("/hooks?from=service", origin), stored, deliveries: () => deliveries };
}

const right = { count: rules.length, broken: [], problems: [] };

test("default: a right receiver gets forty deliveries and breaks no rule", async () => {
  const { url, deliveries, stored } = await startReceiver();
  expect(await grade(url)).toEqual(right);
  expect(deliveries()).toBe(40);
  expect(stored.filter((id) => !id.startsWith("grade_"))).toEqual([]);
});

test("behaviour: the proxy's own receiver breaks no rule", async () => {
  const store = createMemoryStore();
  const { url } = await deployProxy({ settings: { store } });
  expect(await grade(new URL(`${url}/kit/webhook`))).toEqual(right);
  expect((await store.readEvents({ after: 0, limit: 100 })).length).toBeGreaterThan(20);
});

test("behaviour: the receiver that the kit shows in the webhook manager breaks no rule", async () => {
  const snippet = fileURLToPath(new URL("../../../react/snippets/receiver.ts", import.meta.url));
  const env = { ...process.env, WEBHOOK_SECRETS: SECRET, WEBHOOK_DATABASE: ":memory:", PORT: "0" };
  const receiver = spawn(process.execPath, [snippet], { env, stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => {
    receiver.kill();
  });
  const [address] = await once(receiver.stdout, "data");
  expect(await grade(new URL(`http://127.0.0.1:${JSON.parse(String(address)).port}`))).toEqual(right);
});

const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  "accepts-valid": ["redirects", "key as text"],
  "verifies-raw-bytes": ["rewritten JSON"],
  "accepts-split-body": ["chunks as text"],
  "accepts-unknown-type": ["closed list of types"],
  "accepts-unknown-fields": ["strict fields"],
  "accepts-exact-amounts": ["amounts as numbers"],
  "acknowledges-duplicates": ["conflict for duplicates"],
  "accepts-any-order": ["newest only"],
  "accepts-rotation": ["first signature only"],
  "accepts-clock-skew": ["no tolerance"],
  "accepts-concurrent": ["one at a time"],
  "accepts-race": ["insert without conflict"],
  "signs-headers": ["ID of the body"],
  "refuses-partial-signature": ["prefix comparison"],
  "checks-version": ["any version"],
  "requires-headers": ["optional signature"],
  "refuses-late": ["no expiry"],
  "refuses-early": ["no future"],
  "limits-size": ["no limit"],
  "survives-unreadable": ["throws on JSON"],
  recovers: ["blocks senders"],
  "hides-secrets": ["explains signatures"],
};

test.each(Object.entries(mistakes).flatMap(([id, list]) => list.map((mistake) => [mistake, id] as const)))(
  "behaviour: %s breaks the rule %s only",
  async (mistake, id) => {
    const { url } = await startReceiver(mistake);
    expect((await grade(url)).broken).toEqual([id]);
  },
);

test("behaviour: a receiver that never responds breaks the rule about time only", async () => {
  const { url } = await startReceiver("never responds");
  expect(await grade(url, { timeout: 10 })).toMatchObject({
    broken: ["responds-in-time"],
    problems: ["4 of 4 deliveries got no response in time."],
  });
});

test("behaviour: a receiver without a signature check breaks every rule about signatures", async () => {
  const { url } = await startReceiver("no signature check");
  const signatures = ["refuses-forged", "signs-headers", "refuses-partial-signature", "checks-version"];
  expect((await grade(url)).broken).toEqual(signatures);
});

test("behaviour: every rule has a receiver that breaks it", () => {
  const broken = [...Object.keys(mistakes), "refuses-forged", "responds-in-time"];
  expect(new Set(broken)).toEqual(new Set(rules.map(({ id }) => id)));
});

test("behaviour: a receiver that refuses everything is graded by one rule", async () => {
  const origin = await startListener((_, outgoing) => outgoing.writeHead(401).end());
  expect(await grade(new URL(origin))).toEqual({
    count: 1,
    broken: ["accepts-valid"],
    problems: ["The response was 401."],
  });
});

test("behaviour: the README lists every rule", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8").split("\n");
  const rows = rules.map(({ id, probe }) => `| \`${id}\` | ${probe} |`);
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});
