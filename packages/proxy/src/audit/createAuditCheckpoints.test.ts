import { expect, test } from "vitest";
import { createGate } from "../../test/createGate.ts";
import { createTestLogger } from "../../test/createTestLogger.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { createAlarms } from "../monitoring/createAlarms.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { AuditCheckpoint, AuditRecord } from "../store/Store.ts";
import { createAuditCheckpoints } from "./createAuditCheckpoints.ts";

async function start(auditCheckpointEvery = 3) {
  const time = createTestTime();
  const logger = createTestLogger();
  const handed: AuditCheckpoint[] = [];
  const onAuditCheckpoint = (checkpoint: AuditCheckpoint) => handed.push(checkpoint);
  const { schedule } = time;
  const alarms = createAlarms({ now: Date.now, logger });
  const checkpoints = createAuditCheckpoints({ onAuditCheckpoint, auditCheckpointEvery, schedule, logger, alarms });
  const store = createMemoryStore();
  const records: AuditRecord[] = [];
  for (let at = 1; at <= 10; at += 1)
    records.push(await store.appendAudit({ time: at, subject: "s", action: "a", resource: null, outcome: "ok" }));
  const note = (...numbers: number[]) => {
    for (const number of numbers) for (const record of records) if (record.seq === number) checkpoints.note(record);
  };
  return { checkpoints, handed, note, records, time, sequence: () => handed.map(({ seq }) => seq) };
}

test("default: one checkpoint per number of records, in any order of the records", async () => {
  const { handed, note, records, sequence } = await start();
  note(1, 3, 2, 4, 5);
  expect(handed).toEqual([{ seq: 3, hash: records[2]?.hash, time: 3 }]);
  note(6);
  expect(sequence()).toEqual([3, 6]);
});

test("behaviour: a record waits at most one minute for a checkpoint", async () => {
  const { note, sequence, time } = await start();
  note(1);
  time.advance(59_999);
  note(2);
  expect(sequence()).toEqual([]);
  time.advance(1);
  expect(sequence()).toEqual([2]);
  time.advance(600_000);
  expect(sequence()).toEqual([2]);
  note(3);
  time.advance(60_000);
  expect(sequence()).toEqual([2, 3]);
});

test("behaviour: closing passes the last checkpoint to the host once", async () => {
  const { checkpoints, note, sequence, time } = await start();
  await checkpoints.close();
  expect(sequence()).toEqual([]);
  note(1, 2);
  await checkpoints.close();
  await checkpoints.close();
  time.advance(600_000);
  expect(sequence()).toEqual([2]);
});

test("behaviour: closing waits up to 5 seconds for running onAuditCheckpoint calls", async () => {
  const time = createTestTime();
  const logger = createTestLogger();
  const gates = [createGate(), createGate()];
  let calls = 0;
  const onAuditCheckpoint = () => gates[calls++]?.promise;
  const alarms = createAlarms({ now: Date.now, logger });
  const settings = { onAuditCheckpoint, auditCheckpointEvery: 1, schedule: time.schedule, logger, alarms };
  const checkpoints = createAuditCheckpoints(settings);
  const store = createMemoryStore();
  const entry = { time: 1, subject: "s", action: "a", resource: null, outcome: "ok" };
  checkpoints.note(await store.appendAudit(entry));
  const ended: string[] = [];
  const closed = checkpoints.close().then(() => ended.push("first"));
  await new Promise(setImmediate);
  expect([calls, ended]).toEqual([1, []]);
  gates[0]?.resolve();
  await closed;
  expect([time.waiting(), logger.entries]).toEqual([0, []]);
  checkpoints.note(await store.appendAudit(entry));
  const hanging = checkpoints.close();
  time.advance(5_000);
  await hanging;
  expect(logger.entries).toMatchObject([{ level: "error", fields: { milliseconds: 5_000 } }]);
});

test("behaviour: a failing onAuditCheckpoint raises an alarm", async () => {
  const time = createTestTime();
  const logger = createTestLogger();
  const alarms = createAlarms({ now: time.now, logger });
  const onAuditCheckpoint = () => Promise.reject(new Error("full"));
  const settings = { onAuditCheckpoint, auditCheckpointEvery: 1, schedule: time.schedule, logger, alarms };
  const checkpoints = createAuditCheckpoints(settings);
  const entry = { time: 1, subject: "s", action: "a", resource: null, outcome: "ok" };
  checkpoints.note(await createMemoryStore().appendAudit(entry));
  await checkpoints.close();
  expect(alarms.counts().get("audit_checkpoint_failed")).toBe(1);
});
