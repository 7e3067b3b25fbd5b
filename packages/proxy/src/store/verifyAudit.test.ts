import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { auditText, sha256 } from "./auditChain.ts";
import { createMemoryStore } from "./createMemoryStore.ts";
import type { AuditRecord } from "./Store.ts";
import { type VerifyAuditParameters, verifyAudit } from "./verifyAudit.ts";

const KEY = btoa("k".repeat(32));
const keys = [KEY];

async function records(count: number, keyFrom = Number.POSITIVE_INFINITY): Promise<readonly AuditRecord[]> {
  const store = createMemoryStore();
  for (let time = 1; time <= count; time += 1) {
    const entry = { time, subject: "someone", action: "acceptQuote", resource: "q", outcome: "ok" };
    await store.appendAudit(entry, time >= keyFrom ? KEY : undefined);
  }
  return store.readAudit({ after: 0, limit: count });
}

function verify(all: readonly AuditRecord[], rest: Omit<VerifyAuditParameters, "store"> = {}) {
  return verifyAudit({
    ...rest,
    store: { readAudit: async ({ after, limit }) => all.filter(({ seq }) => seq > after).slice(0, limit) },
  });
}

test("default", async () => {
  expect(await verify([])).toEqual({ isIntact: true, last: { seq: 0, hash: "" }, keyedFrom: null });
  const all = await records(1_500);
  expect(await verify(all)).toEqual({ isIntact: true, last: { seq: 1_500, hash: all.at(-1)?.hash }, keyedFrom: null });
});

test("behaviour: the format of the hashed text is fixed", async () => {
  const [first] = await records(1);
  // echo -n '[1,"",1,"someone","acceptQuote","q","ok"]' | sha256sum
  expect(first?.hash).toBe("cd9c62a63af770fe75a3344cb8dada83837c15864f73ab699b46613f4795bbe2");
});

test("behaviour: a changed, missing, moved or forged record is detected", async () => {
  const all = await records(5);
  const changed = all.map((record) => (record.seq === 3 ? { ...record, subject: "someone else" } : record));
  expect(await verify(changed)).toEqual({ isIntact: false, brokenAt: 3, problem: "changed" });
  expect(await verify(all.filter(({ seq }) => seq !== 2))).toEqual({
    isIntact: false,
    brokenAt: 2,
    problem: "changed",
  });
  expect(await verify(all.slice(1))).toEqual({ isIntact: false, brokenAt: 1, problem: "changed" });
  const swapped = all.map((record) => ({ ...record, seq: [0, 1, 3, 2, 4, 5][record.seq] ?? 0 }));
  expect(await verify(swapped.toSorted((a, b) => a.seq - b.seq))).toEqual({
    isIntact: false,
    brokenAt: 2,
    problem: "changed",
  });
  const forged = await Promise.all(
    changed.map(async (record) => ({ ...record, hash: await sha256(auditText(record)) })),
  );
  expect(await verify(forged)).toEqual({ isIntact: false, brokenAt: 4, problem: "changed" });
});

test("behaviour: the format of the text with a key is fixed", async () => {
  const entry = { time: 1, subject: "someone", action: "acceptQuote", resource: "q", outcome: "refused" };
  const record = await createMemoryStore().appendAudit(
    { ...entry, reason: "not_granted", correlation_id: "c", identifiers: { quote_id: "q", order_id: "o" } },
    KEY,
  );
  // printf '%s' '<text>' | openssl dgst -sha256 -mac HMAC -macopt key:kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
  expect(auditText(record)).toBe(
    `[1,"",1,"someone","acceptQuote","q","refused","not_granted","c",[["order_id","o"],["quote_id","q"]],"${record.key_id}"]`,
  );
  const mac = (text: string) => createHmac("sha256", "k".repeat(32)).update(text).digest("hex");
  expect(record.hash).toBe(mac(auditText(record)));
  expect(record.key_id).toBe(mac("partner-kit audit key").slice(0, 16));
});

test("parameters: keys verify from the first record with a key", async () => {
  const all = await records(6, 4);
  expect(await verify(all, { keys })).toEqual({ isIntact: true, last: { seq: 6, hash: all[5]?.hash }, keyedFrom: 4 });
  expect(await verify(all.slice(0, 3))).toMatchObject({ isIntact: true, keyedFrom: null });
  expect(await verify(all)).toEqual({ isIntact: false, brokenAt: 4, problem: "unknown_key" });
  expect(await verify(all, { keys: [btoa("x".repeat(32))] })).toMatchObject({ brokenAt: 4, problem: "unknown_key" });
  expect(await verify(all, { keys: [btoa("x".repeat(32)), KEY] })).toMatchObject({ isIntact: true });
});

/** Rewrites a chain from a record on, like an attacker with write access but without the key. */
async function rewrite(all: readonly AuditRecord[], from: number, keepsKey: boolean): Promise<readonly AuditRecord[]> {
  const written: AuditRecord[] = [];
  for (const record of all) {
    const previous = written.at(-1)?.hash ?? "";
    const forged = { ...record, previous, subject: "mallory", key_id: keepsKey ? record.key_id : null };
    written.push(record.seq < from ? record : { ...forged, hash: await sha256(auditText(forged)) });
  }
  return written;
}

test("behaviour: a chain that was rewritten without the key does not verify", async () => {
  const all = await records(6, 4);
  const outcome = async (from: number, keepsKey: boolean) => verify(await rewrite(all, from, keepsKey), { keys });
  expect(await outcome(5, true)).toEqual({ isIntact: false, brokenAt: 5, problem: "changed" });
  expect(await outcome(5, false)).toEqual({ isIntact: false, brokenAt: 5, problem: "unkeyed" });
  expect(await outcome(2, true)).toEqual({ isIntact: false, brokenAt: 4, problem: "changed" });
  expect(await outcome(1, false)).toEqual({ isIntact: false, brokenAt: 1, problem: "unkeyed" });
  // Without a key it cannot be distinguished from a real one.
  expect(await verify(await rewrite(all, 1, false))).toMatchObject({ isIntact: true, keyedFrom: null });
});

test("parameters: checkpoints detect a cut end and a rewritten chain", async () => {
  const all = await records(6, 4);
  const checkpoints = all.filter(({ seq }) => seq === 2 || seq === 5);
  expect(await verify(all, { keys, checkpoints })).toMatchObject({ isIntact: true });
  expect(await verify(all.slice(0, 4), { keys, checkpoints })).toEqual({
    isIntact: false,
    brokenAt: 5,
    problem: "cut",
  });
  expect(await verify([], { keys, checkpoints })).toEqual({ isIntact: false, brokenAt: 1, problem: "cut" });
  const unkeyed = await rewrite(all, 1, false);
  expect(await verify(unkeyed, { checkpoints })).toEqual({ isIntact: false, brokenAt: 2, problem: "checkpoint" });
});
