import type { Store } from "../src/store/Store.ts";
import { newEvent } from "./newEvent.ts";

/** Key of the audit records of `fillStore`. */
export const AUDIT_KEY = btoa("k".repeat(32));
/** Number of the last event of `fillStore`. */
export const EVENTS = 130;

/** Writes rows to every table, more than a batch of events, and numbers that retention has deleted. */
export async function fillStore(store: Store): Promise<void> {
  const names = Array.from({ length: EVENTS }, (_, index) => `evt_${index}`);
  await store.appendEvents(names.map((id, index) => newEvent(id, { received_at: index })));
  await store.deleteEvents({ before: 5, limit: 100 });
  const parked = { seq: 6, attempts: 3, error_code: "Error", parked_at: 7 };
  await store.moveCursor({ handler: "café", from: null, to: { seq: 6, attempts: 0 }, park: parked });
  await store.appendSamples([{ pair_id: "1", time: 60_000, last: "1.10", best_bid: "1.0", best_ask: "1.2" }]);
  const amounts = { available: "100000000000000000.10", locked: "0", total: "100000000000000000.10" };
  await store.appendBalances([{ currency: "NGN", time: 60_000, ...amounts, outstanding: null }]);
  for (const version of [1, 2])
    await store.saveSecret({ webhook_id: "w", version, sealed: Uint8Array.of(version, 0, 255), valid_until: null }, 9);
  for (const action of ["begun", "done"])
    await store.appendAudit(
      { time: 1, subject: "ada", action, resource: null, outcome: "ok", identifiers: { id: "ß" } },
      AUDIT_KEY,
    );
  await store.writeShared({ name: "a", value: "b" });
  await store.keepKey({ intent: "i", key: "k", ttl: 1_000_000_000 });
  const batch = { revision: 1, created_at: 1, subject: "ada", status: "running", sealed: Uint8Array.of(1, 0) };
  const rest = { operation: "o", scope: "", fingerprint: "f", batch_id: null, due_at: 5 };
  await store.insertApproval({ id: "one", ...batch, ...rest });
  await store.insertPaymentBatch({ id: "batch", ...batch }, Uint8Array.of(9, 0));
}

/** Everything that the store's methods return. */
export async function readAll(store: Store): Promise<unknown> {
  const all = { after: 0, limit: 1_000 };
  const range = { from: 0, to: 1_000_000, step: 1 };
  const found = {
    events: await store.readEvents(all),
    bounds: await store.readEventBounds(),
    handlers: await store.readHandlers(),
    parked: await store.readParked({ handler: "café", ...all }),
    samples: await store.readSamples({ pair_id: "1", ...range }),
    balances: await store.readBalances({ currency: "NGN", ...range }),
    secrets: await store.readSecrets(),
    audit: await store.readAudit(all),
    shared: await store.readShared("a"),
    key: await store.keepKey({ intent: "i", key: "other", ttl: 1 }),
    approvals: await store.readApprovals({ limit: 10 }),
    approvalEvents: await store.readApprovalEvents(all),
    batches: await store.readPaymentBatches({ limit: 10 }),
    lines: await store.readPaymentLines("batch"),
  };
  // Both databases have their own class of bytes.
  const plain = (_: string, value: unknown) => (value instanceof Uint8Array ? [...value] : value);
  return JSON.parse(
    JSON.stringify(found, (name, value) => (value?.type === "Buffer" ? value.data : plain(name, value))),
  );
}
