import { expect, test, vi } from "vitest";
import { createMemoryStore } from "./createMemoryStore.ts";
import { verifyAudit } from "./verifyAudit.ts";

test("behaviour: a failed audit entry does not affect later entries", async () => {
  const store = createMemoryStore();
  const entry = { time: 0, subject: "ada", action: "createWebhook", resource: null, outcome: "ok" };
  await store.appendAudit(entry);
  const digest = vi.spyOn(crypto.subtle, "digest").mockRejectedValueOnce(new Error("no digest"));
  await expect(store.appendAudit(entry)).rejects.toThrow("no digest");
  digest.mockRestore();
  expect(await store.appendAudit(entry)).toMatchObject({ seq: 2 });
  expect(await verifyAudit({ store })).toMatchObject({ isIntact: true, last: { seq: 2 } });
});
