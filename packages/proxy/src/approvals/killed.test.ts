import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createMockService, type MockService } from "@partner-kit/mock";
import { expect, onTestFinished, test, vi } from "vitest";
import { killRounds } from "../../test/killWriters.ts";
import { startServer } from "../../test/startServer.ts";
import { createSqliteStore } from "../store/createSqliteStore.ts";
import { verifyAudit } from "../store/verifyAudit.ts";

// A real proxy process on a real file in front of the emulator, over HTTP.

const ROUNDS = killRounds(8);
vi.setConfig({ testTimeout: 60_000 + ROUNDS * 4_000 });

interface TestProcess {
  readonly child: ChildProcess;
  readonly lines: AsyncIterator<string>;
  readonly exit: Promise<unknown>;
}

async function load(): Promise<TestProcess> {
  const script = fileURLToPath(new URL("../../test/approvalProcess.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@partner-kit/source", script], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "partner-kit-compile-cache") },
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const exit = once(child, "exit");
  await lines.next();
  return { child, lines, exit };
}

/** When a process is killed: at its change's arrival at the service, and without one at once after the approval was sent. */
const moments = ["before the service has it", "before the response", "after the response", "at once"] as const;

type Moment = (typeof moments)[number];

/** Serves the emulator. `arm` chooses the process that is killed at its next change. */
async function serve(service: MockService) {
  let armed: { child: ChildProcess; moment: Moment } | undefined;
  async function listen(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "GET", url = "", headers } = incoming;
    const body = (await incoming.toArray()).join("");
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ...(body !== "" && { body }),
    });
    const isChange = method !== "GET" && !url.endsWith("/quotes");
    const { child, moment } = (isChange && armed) || {};
    if (child) armed = undefined;
    if (moment === "before the service has it") return void child?.kill("SIGKILL");
    const response = await service.fetch(request);
    if (moment === "before the response") return void child?.kill("SIGKILL");
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
    if (moment === "after the response") child?.kill("SIGKILL");
  }
  const port = await startServer((incoming, outgoing) => void listen(incoming, outgoing));
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    arm(child: ChildProcess, moment: Moment) {
      armed = { child, moment };
    },
  };
}

type Call = (user: string, path: string, body?: object) => Promise<ReturnType<JSON["parse"]>>;

function caller(origin: string): Call {
  return async (user, path, body) => {
    const headers = { origin, "x-partner-kit": "1", "x-user": user, "content-type": "application/json" };
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    return (await fetch(`${origin}/partner-kit${path}`, init)).json();
  };
}

/** Requests a withdrawal and a recipient. Resolves to the IDs of the approvals. */
async function hold(call: Call, round: number, recipient: { id: string; currency: string }): Promise<string[]> {
  const user = `ada-${round}`;
  const order = { recipient_id: recipient.id, amount: `${100 + round}.01`, currency: recipient.currency };
  const quote = await call(user, "/partner/wallets/withdrawals/quotes", order);
  const { withdrawal_quote_id } = quote.data;
  const withdrawal = { withdrawal_quote_id, idempotency_key: `payroll-${round}` };
  const account = { recipient_type: "fiat", currency: "NGN", bank_code: "044", account_number: "0123456789" };
  const held = await Promise.all([
    call(user, "/partner/wallets/withdrawals", withdrawal),
    call(user, "/partner/wallets/recipients", { ...account, label: `Supplier ${round}` }),
  ]);
  return held.map(({ error }) => error.details.approval_id);
}

test(`behaviour: ${ROUNDS} killed processes pay nothing twice, and lose no approval`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "partner-kit-killed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "store.db");
  const service = createMockService();
  const { baseUrl, arm } = await serve(service);
  const { data: recipients } = await (
    await service.fetch(
      new Request(`${baseUrl}/partner/wallets/recipients?type=fiat`, {
        headers: { "x-api-key": service.keys.withdrawals },
      }),
    )
  ).json();
  const ids: (readonly [withdrawal: string, recipient: string])[] = [];
  const acknowledged = new Set<string>();
  let rounds = 0;

  async function run({ child, lines }: TestProcess): Promise<Call> {
    const { withdrawals: apiKey } = service.keys;
    const settings = { path, baseUrl, apiKey, signingKey: service.signingKey, shift: rounds * 20_000 };
    child.stdin?.write(`${JSON.stringify(settings)}\n`);
    const { value } = await lines.next();
    return caller(value);
  }

  // The next process loads while one runs.
  let next = load();
  for (; rounds < ROUNDS; rounds += 1) {
    const current = await next;
    next = load();
    const call = await run(current);
    const [withdrawal = "", recipient = ""] = await hold(call, rounds, recipients[0]);
    ids.push([withdrawal, recipient]);
    const moment = moments[rounds % moments.length] ?? "at once";
    if (moment !== "at once") arm(current.child, moment);
    const approvals = [withdrawal, recipient].map((id) =>
      call("grace", `/kit/approvals/${id}/approve`, {}).then(
        ({ data }) => data?.status === "executed" && acknowledged.add(id),
        () => undefined,
      ),
    );
    if (moment === "at once") setImmediate(() => current.child.kill("SIGKILL"));
    await Promise.all([...approvals, current.exit]);
  }

  const call = await run(await next);
  const ends = new Map<string, number>();
  const { data: own } = await call("ada", "/partner/wallets/recipients");
  expect(own.length).toBeGreaterThan(0);
  for (const [round, pair] of ids.entries()) {
    const read = async (id: string) => (await call(`ada-${round}`, `/kit/approvals/${id}`)).data;
    for (const id of pair)
      if ((await read(id)).status === "pending") await call("grace", `/kit/approvals/${id}/approve`, {});
    for (const id of pair) {
      const end = await vi.waitFor(
        async () => {
          const approval = await read(id);
          expect(["executed", "outcome_unknown"]).toContain(approval.status);
          return approval;
        },
        { timeout: 60_000 },
      );
      const type = id === pair[0] ? "withdrawal" : "recipient";
      ends.set(`${type} ${end.status}`, (ends.get(`${type} ${end.status}`) ?? 0) + 1);
      if (acknowledged.has(id)) expect(end.status).toBe("executed");
      const count = type === "withdrawal" ? await countWithdrawals(call, round) : await countRecipients(call, round);
      if (end.status === "executed") expect([id, count]).toEqual([id, 1]);
      else expect(count).toBeLessThanOrEqual(1);
    }
  }
  // Withdrawals have an idempotency key, so no doubt about them remains.
  expect(ends.get("withdrawal executed")).toBe(ROUNDS);
  const store = await createSqliteStore({ path });
  expect(await verifyAudit({ store })).toMatchObject({ isIntact: true });
  await store.close();
  if (process.env["PARTNER_KIT_KILL_ROUNDS"]) process.stdout.write(`${ROUNDS} kills: ${JSON.stringify([...ends])}\n`);
});

async function countWithdrawals(call: Call, round: number): Promise<number> {
  const { data } = await call("ada", "/partner/wallets/transactions");
  return data.transactions.filter(({ amount }: { amount: string }) => amount === `${100 + round}.01`).length;
}

async function countRecipients(call: Call, round: number): Promise<number> {
  const { data } = await call("ada", "/partner/wallets/recipients");
  return data.filter(({ label }: { label: string }) => label === `Supplier ${round}`).length;
}
