import { expect, test } from "vitest";
import { createMemoryStore } from "./createMemoryStore.ts";
import type { AuditRecord } from "./Store.ts";
import { auditText, sha256, verifyAudit } from "./verifyAudit.ts";

async function records(count: number): Promise<readonly AuditRecord[]> {
  const store = createMemoryStore();
  for (let time = 1; time <= count; time += 1) {
    await store.appendAudit({ time, subject: "someone", action: "acceptQuote", resource: "q", outcome: "ok" });
  }
  return store.readAudit({ after: 0, limit: count });
}

function verify(all: readonly AuditRecord[]) {
  return verifyAudit({
    store: { readAudit: async ({ after, limit }) => all.filter(({ seq }) => seq > after).slice(0, limit) },
  });
}

test("default", async () => {
  expect(await verify([])).toEqual({ isIntact: true, last: { seq: 0, hash: "" } });
  const all = await records(1_500);
  expect(await verify(all)).toEqual({ isIntact: true, last: { seq: 1_500, hash: all.at(-1)?.hash } });
});

test("behaviour: the form of the hashed text is fixed", async () => {
  const [first] = await records(1);
  // echo -n '[1,"",1,"someone","acceptQuote","q","ok"]' | sha256sum
  expect(first?.hash).toBe("cd9c62a63af770fe75a3344cb8dada83837c15864f73ab699b46613f4795bbe2");
});

test("behaviour: a changed, missing, moved or forged record is found", async () => {
  const all = await records(5);
  const changed = all.map((record) => (record.seq === 3 ? { ...record, subject: "someone else" } : record));
  expect(await verify(changed)).toEqual({ isIntact: false, brokenAt: 3 });
  expect(await verify(all.filter(({ seq }) => seq !== 2))).toEqual({ isIntact: false, brokenAt: 2 });
  expect(await verify(all.slice(1))).toEqual({ isIntact: false, brokenAt: 1 });
  const swapped = all.map((record) => ({ ...record, seq: [0, 1, 3, 2, 4, 5][record.seq] ?? 0 }));
  expect(await verify(swapped.toSorted((a, b) => a.seq - b.seq))).toEqual({ isIntact: false, brokenAt: 2 });
  const forged = await Promise.all(
    changed.map(async (record) => ({ ...record, hash: await sha256(auditText(record)) })),
  );
  expect(await verify(forged)).toEqual({ isIntact: false, brokenAt: 4 });
});
