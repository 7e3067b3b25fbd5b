import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { startMockServer } from "@partner-kit/mock/node";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { findPort } from "../../test/findPort.ts";
import { killRounds } from "../../test/killWriters.ts";
import { readLive } from "../../test/readLive.ts";
import { SECRET, signDelivery } from "../../test/signDelivery.ts";
import { API_KEY, type Cli, type StartCliParameters, startCli } from "../../test/startCli.ts";
import { startPostgres } from "../../test/startPostgres.ts";
import { until } from "../../test/until.ts";

// Real processes, sockets and disk are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const STORE_KEY = btoa("k".repeat(32));
const AUDIT_KEY = btoa("a".repeat(32));
const directory = mkdtempSync(join(tmpdir(), "partner-kit-cli-"));
const running = new Set<Cli>();
let outputs = "";
let path = "";
let count = 0;

beforeEach(() => {
  path = join(directory, `${count++}.db`);
});
afterEach(async () => {
  for (const cli of running) await cli.end("SIGKILL");
  running.clear();
});
afterAll(() => rmSync(directory, { recursive: true }));

async function start({ variables = {}, ...rest }: Partial<StartCliParameters> = {}): Promise<Cli> {
  const own = { PARTNER_KIT_STORE: path, PARTNER_KIT_WEBHOOK_SECRETS: SECRET };
  const cli = await startCli({ variables: { ...own, ...variables }, ...rest });
  running.add(cli);
  return {
    ...cli,
    async end(signal) {
      running.delete(cli);
      const code = await cli.end(signal);
      outputs += cli.output();
      return code;
    },
  };
}

async function deliver({ url }: Cli, id: string): Promise<number> {
  const { headers, body } = await signDelivery({ id });
  return (await fetch(`${url}/kit/webhook`, { method: "POST", headers, body })).status;
}

async function storedIn({ url }: Cli): Promise<string[]> {
  const ids: string[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const { data } = await (await fetch(`${url}/kit/events?after=${after}&limit=1000`)).json();
    ids.push(...data.events.map(({ id }: { id: string }) => id));
    after = data.next;
  }
  return ids;
}

test("behaviour: a process killed during commits loses and repeats no acknowledged event", {
  timeout: 600_000,
}, async ({ annotate }) => {
  const rounds = killRounds(6);
  const acknowledged = new Set<string>();
  let next = 0;
  for (let round = 0; round < rounds; round += 1) {
    const cli = await start();
    // Starts with events of the killed process: some were stored and some were not.
    next = Math.max(0, next - 20);
    const until = acknowledged.size + 5 + ((round * 37) % 120);
    const sender = async (): Promise<void> => {
      while (acknowledged.size < until) {
        const id = `evt_${next++}`;
        if ((await deliver(cli, id)) === 204) acknowledged.add(id);
      }
    };
    const senders = Promise.allSettled(Array.from({ length: 16 }, sender));
    await vi.waitUntil(() => acknowledged.size >= until - 3, { timeout: 60_000, interval: 1 });
    await cli.end("SIGKILL");
    await senders;
  }
  const cli = await start();
  const stored = await storedIn(cli);
  expect(new Set(stored).size).toBe(stored.length);
  expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(rounds * 5);
  expect(await cli.end("SIGTERM")).toBe(0);
  await annotate(`${rounds} rounds, ${acknowledged.size} acknowledged, ${stored.length} stored`);
});

test("behaviour: a locked store leads to 503 in time, and never to 204", async () => {
  const cli = await start();
  expect(await deliver(cli, "evt_0")).toBe(204);
  const holder = new DatabaseSync(path);
  holder.exec("BEGIN IMMEDIATE");
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, index) => deliver(cli, `evt_${index + 1}`)));
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect((await fetch(`${cli.url}/kit/health`)).status).toBe(503);
  holder.exec("ROLLBACK");
  holder.close();
  expect(await deliver(cli, "evt_1")).toBe(204);
  // Probes within one second get the former result.
  await until(async () => expect((await fetch(`${cli.url}/kit/health`)).status).toBe(200));
  expect(await storedIn(cli)).toEqual(["evt_0", "evt_1"]);
});

test("behaviour: on a full disk no unstored event is acknowledged, and with free space deliveries continue", async () => {
  const full = await start({ maxFileBytes: 200 * 1024 });
  const statuses = new Map<string, number>();
  for (let index = 0; index < 2_000 && new Set(statuses.values()).size < 2; index += 1) {
    const ids = Array.from({ length: 8 }, (_, number) => `evt_${index}_${number}`);
    await Promise.all(ids.map(async (id) => statuses.set(id, await deliver(full, id))));
  }
  expect(new Set(statuses.values())).toEqual(new Set([204, 503]));
  // A single event may still fit after eight did not.
  let last = 0;
  for (; (await deliver(full, `evt_last_${last}`)) === 204; last += 1) statuses.set(`evt_last_${last}`, 204);
  await full.end("SIGKILL");
  const roomy = await start();
  const stored = await storedIn(roomy);
  const acknowledged = Array.from(statuses).flatMap(([id, status]) => (status === 204 ? [id] : []));
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
  expect(await deliver(roomy, `evt_last_${last}`)).toBe(204);
});

test("behaviour: with Postgres, an event received by one proxy appears in streams of the other", async () => {
  const database = await startPostgres();
  try {
    const { url, service, close } = await startMockServer({ port: 0 });
    const variables = {
      PARTNER_KIT_STORE: database.url,
      PARTNER_KIT_BASE_URL: url,
      PARTNER_KIT_API_KEY: service.keys.default,
    };
    const [one, other] = await Promise.all([start({ variables }), start({ variables })]);
    const viewers = await Promise.all([one, other].map(async (cli) => readLive(await fetch(`${cli.url}/kit/live`))));
    for (const viewer of viewers) expect((await viewer.next("ticker")).full).toBe(true);
    expect(await deliver(one, "evt_a")).toBe(204);
    expect(await deliver(other, "evt_a")).toBe(204);
    expect(await deliver(other, "evt_b")).toBe(204);
    const seen = await Promise.all(viewers.map((viewer) => eventsOf(viewer, 2)));
    expect(seen.map((events) => events.map(({ id }) => id))).toEqual([
      ["evt_a", "evt_b"],
      ["evt_a", "evt_b"],
    ]);
    await one.end("SIGKILL");
    expect(await deliver(other, "evt_c")).toBe(204);
    // A page whose stream ended resumes at the other proxy.
    const headers = { "last-event-id": String(seen[0]?.[0]?.seq) };
    const moved = readLive(await fetch(`${other.url}/kit/live`, { headers }));
    expect((await eventsOf(moved, 2)).map(({ id }) => id)).toEqual(["evt_b", "evt_c"]);
    expect(await other.end("SIGTERM")).toBe(0);
    await close();
  } finally {
    await database.close();
  }
});

test("behaviour: the proxy verifies deliveries for an endpoint that was created through it", async () => {
  const { url, service, close } = await startMockServer({ port: 0, deliverToLocal: true });
  const port = await findPort();
  const receiver = `http://127.0.0.1:${port}/partner-kit/kit/webhook`;
  const variables = {
    PARTNER_KIT_BASE_URL: url,
    PARTNER_KIT_API_KEY: service.keys.webhooks,
    PARTNER_KIT_PORT: String(port),
    PARTNER_KIT_WEBHOOK_SECRETS: "",
    PARTNER_KIT_RECEIVER_URL: receiver,
    PARTNER_KIT_STORE_KEY: STORE_KEY,
  };
  const send = (cli: Cli, to: string, body?: object) =>
    fetch(`${cli.url}${to}`, {
      method: "POST",
      headers: { origin: new URL(cli.url).origin, "x-partner-kit": "1", "content-type": "application/json" },
      body: JSON.stringify(body ?? {}),
    });
  const first = await start({ variables });
  const endpoint = { url: receiver, description: "", enabled: true, event_types: ["deposit.success"] };
  const { data } = await (await send(first, "/partner/webhooks", endpoint)).json();
  await first.end("SIGTERM");
  const second = await start({ variables });
  const viewer = readLive(await fetch(`${second.url}/kit/live`));
  await viewer.next("ticker");
  service.emit({ type: "deposit.success" });
  const [event] = await eventsOf(viewer, 1);
  expect(event?.type).toBe("deposit.success");
  const { data: audit } = await (await fetch(`${second.url}/kit/audit`)).json();
  expect(audit.records).toMatchObject([
    { action: "createWebhook", outcome: "begun" },
    { action: "createWebhook", outcome: "ok", resource: `webhooks/${data.webhook.id}` },
  ]);
  await second.end("SIGKILL");
  expect(outputs).not.toContain(data.secret.slice("whsec_".length));
  await close();
});

test("behaviour: the process writes checkpoints and logs its audit, and the audit command verifies the chain", async () => {
  const { url, service, close } = await startMockServer({ port: 0 });
  const checkpoints = join(directory, "checkpoints.jsonl");
  const own = { PARTNER_KIT_AUDIT_KEY: AUDIT_KEY, PARTNER_KIT_AUDIT_CHECKPOINTS: checkpoints };
  const cli = await start({
    variables: { PARTNER_KIT_BASE_URL: url, PARTNER_KIT_API_KEY: service.keys.default, ...own },
  });
  const headers = { origin: new URL(cli.url).origin, "x-partner-kit": "1", "content-type": "application/json" };
  const verification = { method: "POST", headers, body: '{"account_number":"0123456789","bank_code":"044"}' };
  const response = await fetch(`${cli.url}/partner/wallets/fiat/verify-account`, verification);
  const id = response.headers.get("x-correlation-id");
  const read = await fetch(`${cli.url}/partner/wallets/balances/overview`);
  expect(await cli.end("SIGTERM")).toBe(0);
  const lines = cli.output().split("\n").slice(1, -1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "info", message: "audit", audit: { outcome: "begun", correlation_id: id } },
    { level: "info", message: "audit", audit: { outcome: "ok", correlation_id: id } },
    { level: "info", message: "request", operation: "verifyBankAccount", status: 200, correlationId: id },
  ]);
  expect(cli.output()).not.toContain(read.headers.get("x-correlation-id"));
  const verify = () => runCli(["audit", "verify", "--checkpoints", checkpoints], { PARTNER_KIT_STORE: path, ...own });
  expect(verify()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\{"intact":true,"seq":2,[^\n]*\}\n$/) });
  const database = new DatabaseSync(path);
  database.exec("DELETE FROM audit WHERE seq = 2");
  database.close();
  expect(verify()).toMatchObject({ status: 1, stdout: '{"intact":false,"broken_at":2,"problem":"cut"}\n' });
  await close();
});

function runCli(args: readonly string[], variables: Readonly<Record<string, string>>) {
  const script = fileURLToPath(new URL("cli.ts", import.meta.url));
  const node = ["--conditions=@partner-kit/source", script, ...args];
  return spawnSync(process.execPath, node, { env: variables, encoding: "utf8" });
}

test("behaviour: the logs contain no key, no secret and no event data", () => {
  expect(outputs).toContain("the store failed");
  for (const hidden of [API_KEY, SECRET.slice("whsec_".length), STORE_KEY, AUDIT_KEY, "Ngozi", "1000.50"]) {
    expect(outputs).not.toContain(hidden);
  }
});

type EventMessage = Awaited<ReturnType<typeof nextEvent>>;

/** The next events of a stream. Other messages are skipped. */
async function eventsOf(viewer: ReturnType<typeof readLive>, wanted: number): Promise<EventMessage[]> {
  const events: EventMessage[] = [];
  while (events.length < wanted) events.push(await nextEvent(viewer));
  return events;
}

async function nextEvent(
  viewer: ReturnType<typeof readLive>,
): Promise<{ readonly seq: number; readonly id: string; readonly type: string }> {
  for (;;) {
    const block = await viewer.raw();
    if (block === undefined) throw new Error("The stream ended.");
    const [, data] = /^id: \d+\nevent: event\ndata: (.*)$/.exec(block) ?? [];
    if (data !== undefined) return JSON.parse(data);
  }
}
