import { expect, test } from "vitest";
import { createWorld, type Moment, startProcess } from "../../test/crashes.ts";
import { type ApprovalProxy, createApprovalProxy, holdRecipient } from "../../test/createApprovalProxy.ts";
import { createGate } from "../../test/createGate.ts";
import { until } from "../../test/until.ts";
import { verifyAudit } from "../store/verifyAudit.ts";

const finished = ["executed", "failed", "outcome_unknown", "expired"];
const AMOUNT = "1234.56";

async function holdWithdrawal({ as }: ApprovalProxy): Promise<string> {
  const { data } = await as("ada", "/partner/wallets/recipients?type=fiat");
  const order = { recipient_id: data[0].id, amount: AMOUNT, currency: data[0].currency };
  const quote = await as("ada", "/partner/wallets/withdrawals/quotes", order);
  const { withdrawal_quote_id } = quote.data;
  const held = await as("ada", "/partner/wallets/withdrawals", { withdrawal_quote_id, idempotency_key: "payroll-7" });
  return held.error.details.approval_id;
}

async function countRecipients({ as }: ApprovalProxy): Promise<number> {
  const { data } = await as("ada", "/partner/wallets/recipients");
  return data.filter(({ label }: { label: string }) => label === "Lagos supplier").length;
}

async function countWithdrawals({ as }: ApprovalProxy): Promise<number> {
  const { data } = await as("ada", "/partner/wallets/transactions");
  return data.transactions.filter(({ amount }: { amount: string }) => amount === AMOUNT).length;
}

/** Ends a process at a step of an approval, and lets another one continue. Resolves to the end of the approval. */
async function crash(hold: (proxy: ApprovalProxy) => Promise<string>, step: number, moment: Moment) {
  const world = createWorld();
  const first = startProcess(world);
  const id = await hold(first);
  first.life.endAt(step, moment);
  const approved = first.as("grace", `/kit/approvals/${id}/approve`, {});
  const isCrashed = await Promise.race([approved.then(() => false), first.life.ended.then(() => true)]);
  const second = startProcess(world);
  const read = async () => (await second.as("ada", `/kit/approvals/${id}`)).data;
  // A decision that was not stored is made again.
  if ((await read()).status === "pending") await second.as("grace", `/kit/approvals/${id}/approve`, {});
  const end = await until(async () => {
    world.time.advance(3_000);
    const approval = await read();
    expect(finished).toContain(approval.status);
    return approval;
  });
  expect(await verifyAudit({ store: world.store })).toMatchObject({ isIntact: true });
  return { isCrashed, end, second };
}

/** Every step of an approval, until it ends without a crash. */
async function crashAtEachStep(
  hold: (proxy: ApprovalProxy) => Promise<string>,
  moment: Moment,
  check: (result: Awaited<ReturnType<typeof crash>>) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const result = await crash(hold, step, moment);
    await check(result);
    if (!result.isCrashed) return step - 1;
  }
}

test.each<Moment>(["before", "after"])(
  "behaviour: a withdrawal is paid once, if the process ends %s any step",
  async (moment) => {
    const steps = await crashAtEachStep(holdWithdrawal, moment, async ({ end, second }) => {
      expect(end).toMatchObject({ status: "executed", outcome: { code: "ok" } });
      expect(await countWithdrawals(second)).toBe(1);
    });
    expect(steps).toBeGreaterThan(15);
  },
);

test.each<Moment>(["before", "after"])(
  "behaviour: a new recipient is created at most once, and a doubt is left to a person, if the process ends %s any step",
  async (moment) => {
    const ends = new Set<string>();
    const steps = await crashAtEachStep(holdRecipient, moment, async ({ end, second }) => {
      const count = await countRecipients(second);
      ends.add(`${end.status} ${count}`);
      if (end.status === "outcome_unknown") expect(end.outcome.code).toBe("OUTCOME_UNKNOWN");
    });
    expect(steps).toBeGreaterThan(10);
    // The service has no recipient if the process ended before it was sent.
    expect(Array.from(ends).toSorted()).toEqual(["executed 1", "outcome_unknown 0", "outcome_unknown 1"]);
  },
);

test("behaviour: approving an unknown outcome sends the change again, rejecting it does not", async () => {
  for (const decision of ["approve", "reject"] as const) {
    const { as, service, changes, ...proxy } = createApprovalProxy();
    const id = await holdRecipient({ as });
    service.faults.add({ operation: "createRecipient", offline: true, times: 1 });
    expect((await as("grace", `/kit/approvals/${id}/approve`, {})).data).toMatchObject({
      status: "outcome_unknown",
      outcome: { code: "UPSTREAM_UNREACHABLE" },
    });
    expect(await holdRecipient({ as })).toBe(id);
    expect((await as("ada", `/kit/approvals/${id}/approve`, {})).error.code).toBe("GRANT_MISSING");
    const { data } = await as("kurt", `/kit/approvals/${id}/${decision}`, {});
    expect([data.status, changes.length]).toEqual(decision === "approve" ? ["executed", 2] : ["rejected", 1]);
    expect(proxy.proxy.metrics()).toContain('partner_kit_alarms_total{alarm="approval_outcome_unknown"} 1');
  }
});

test("behaviour: an idempotent change without a response is sent again, until it is", async () => {
  const world = createWorld();
  const proxy = startProcess(world);
  const id = await holdWithdrawal(proxy);
  world.service.faults.add({ operation: "submitWithdrawal", reset: true, times: 3 });
  expect((await proxy.as("grace", `/kit/approvals/${id}/approve`, {})).data.status).toBe("executing");
  await until(async () => {
    world.time.advance(3_000);
    expect((await proxy.as("ada", `/kit/approvals/${id}`)).data.status).toBe("executed");
  });
  expect(await countWithdrawals(proxy)).toBe(1);
});

test("behaviour: an approved change that waits too long for the service expires", async () => {
  const world = createWorld();
  const proxy = startProcess(world);
  const id = await holdRecipient(proxy);
  world.service.faults.add({ operation: "createRecipient", status: 429, retry_after: 1 });
  expect((await proxy.as("grace", `/kit/approvals/${id}/approve`, {})).data.status).toBe("approved");
  await until(async () => {
    world.time.advance(60_000);
    expect((await proxy.as("ada", `/kit/approvals/${id}`)).data).toMatchObject({
      status: "expired",
      outcome: { code: "EXPIRED" },
    });
  });
  expect(await countRecipients(proxy)).toBe(0);
});

test("behaviour: while one instance sends a change, another one waits", async () => {
  const world = createWorld();
  const gate = createGate();
  const arrived = createGate();
  const first = createApprovalProxy({
    now: world.time.now,
    store: world.store,
    schedule: world.time.schedule,
    async fetch(input, init) {
      arrived.resolve();
      await gate.promise;
      return world.service.fetch(new Request(input, init));
    },
  });
  const second = startProcess(world);
  const id = await holdRecipient(first);
  const approved = first.as("grace", `/kit/approvals/${id}/approve`, {});
  await arrived.promise;
  // Longer than a lease, which the first instance renews.
  for (let count = 0; count < 5; count += 1) {
    world.time.advance(3_000);
    const { data } = await second.as("ada", `/kit/approvals/${id}`);
    expect(data.status).toBe("executing");
  }
  gate.resolve();
  expect((await approved).data.status).toBe("executed");
  expect(second.changes).toEqual([]);
  expect(await countRecipients(second)).toBe(1);
});
