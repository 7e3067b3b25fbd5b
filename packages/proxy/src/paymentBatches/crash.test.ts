import type { PaymentBatch } from "@partner-kit/contract";
import { expect, test, vi } from "vitest";
import { createWorld, type Moment, startProcess, type World } from "../../test/crashes.ts";
import { byAmount, type NewBatch, newBatch, paidAmounts, postBatch, readBatch } from "../../test/newBatch.ts";
import { until } from "../../test/until.ts";
import { verifyAudit } from "../store/verifyAudit.ts";

// Every step takes a few milliseconds, more on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// The second line is approved by another person, the third one is denied.
const AMOUNTS = ["100.01", "1200.02", "2300.03", "400.04"];

function start(world: World) {
  return startProcess(world, { decide: byAmount });
}

/** Lets a process continue a batch until it ends, or until the process ends. */
async function run(
  world: World,
  process: ReturnType<typeof start>,
  batch: NewBatch,
): Promise<PaymentBatch | undefined> {
  const { life } = process;
  // The page repeats its request, because it may not have got a response.
  const finished = (async () => {
    await postBatch(process, batch);
    return until(async () => {
      if (life.isOver) return undefined;
      world.time.advance(3_000);
      const found = await readBatch(process, batch.batch_id);
      const pending = found.lines.find(({ status }) => status === "pending_approval");
      if (pending) await process.as("grace", `/kit/approvals/${pending.approval_id}/approve`, {});
      expect(found.status).toBe("finished");
      return found;
    });
  })();
  const result = await Promise.race([finished, life.ended.then(() => undefined)]);
  finished.catch(() => undefined);
  return result;
}

/** Compares the withdrawals of the service with the batch. */
async function check(world: World, batch: NewBatch, end: PaymentBatch): Promise<void> {
  const reader = start(world);
  const paid = await paidAmounts(reader, batch);
  expect(new Set(paid).size).toBe(paid.length);
  for (const { outcome } of end.lines.slice(2, 3)) expect(outcome?.code).toBe("POLICY_DENIED");
  const submitted = end.lines.filter(({ status }) => status === "submitted");
  expect(submitted.map(({ amount }) => amount).toSorted()).toEqual(paid.toSorted());
  expect(new Set(submitted.map(({ transaction_id }) => transaction_id)).size).toBe(submitted.length);
  expect(await verifyAudit({ store: world.store })).toMatchObject({ isIntact: true });
}

test.each<Moment>(["before", "after"])(
  "behaviour: a line is paid once, if the process ends %s any step",
  async (moment) => {
    for (let step = 1; ; step += 1) {
      const world = createWorld();
      const first = start(world);
      const batch = await newBatch(first, AMOUNTS.slice(0, 1));
      first.life.endAt(step, moment);
      const end = (await run(world, first, batch)) ?? (await run(world, start(world), batch));
      expect(end?.lines.map(({ status }) => status)).toEqual(["submitted"]);
      if (end) await check(world, batch, end);
      if (!first.life.isOver) return expect(step).toBeGreaterThan(40);
    }
  },
);

test("behaviour: no line is paid twice, lost or misreported, if processes end again and again", async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = createRandom(seed);
    const world = createWorld();
    const batch = await newBatch(start(world), AMOUNTS);
    let end: PaymentBatch | undefined;
    for (let life = 0; !end; life += 1) {
      const process = start(world);
      if (life < 8) process.life.endAt(1 + Math.floor(random() * 40), random() < 0.5 ? "before" : "after");
      end = await run(world, process, batch);
    }
    expect(end.lines.every(({ status }) => status !== "waiting" && status !== "sending")).toBe(true);
    await check(world, batch, end);
  }
});

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
