import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient } from "../../test/createApprovalProxy.ts";
import { byAmount, newBatch, postBatch, untilLines } from "../../test/newBatch.ts";
import type { Sealer } from "../keyService/keyService.ts";

/** A key service in memory that can fail, and counts how many texts it opens at the same time. */
function createKeyService() {
  const state = { isDown: false, opening: 0, atOnce: 0 };
  const mask = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => byte ^ 0x5a);
  const sealer: Sealer = {
    async seal({ text, label }) {
      if (state.isDown) throw new Error("down");
      return mask(new TextEncoder().encode(JSON.stringify([label, text])));
    },
    async open({ sealed, label }) {
      if (state.isDown) throw new Error("down");
      state.opening += 1;
      state.atOnce = Math.max(state.atOnce, state.opening);
      await Promise.resolve();
      state.opening -= 1;
      const [bound, text] = JSON.parse(new TextDecoder().decode(mask(sealed)));
      if (bound !== label) throw new Error("changed");
      return text;
    },
    fingerprint: async ({ text }) => `hash ${text.length} ${text.slice(-60)}`,
  };
  return { sealer, state };
}

// The queue was empty, and the records were logged as changed.
test("behaviour: while the key service fails, approvals are unavailable instead of missing", async () => {
  const { sealer, state } = createKeyService();
  const { as, logger } = createApprovalProxy({ sealer, storeKeys: undefined });
  const id = await holdRecipient({ as });
  state.isDown = true;
  for (const path of ["/kit/approvals", `/kit/approvals/${id}`])
    expect(await as("grace", path)).toMatchObject({ status: 503, error: { code: "KEY_SERVICE_UNAVAILABLE" } });
  expect(logger.text()).not.toContain("cannot be decrypted");
  state.isDown = false;
  expect((await as("grace", "/kit/approvals")).data.approvals).toMatchObject([{ id, status: "pending" }]);
});

test("behaviour: a record that the key service refuses is omitted, and does not hide the others", async () => {
  const { sealer } = createKeyService();
  const { as, store, logger } = createApprovalProxy({ sealer, storeKeys: undefined });
  const [changed, other] = [await holdRecipient({ as }), await holdRecipient({ as }, { label: "Other" })];
  const stored = await store.findApproval({ id: changed });
  if (!stored) throw new Error("The approval is missing.");
  await store.replaceApproval({ ...stored, revision: 2 });
  expect((await as("grace", "/kit/approvals")).data.approvals).toMatchObject([{ id: other }]);
  expect(logger.text()).toContain("A stored approval cannot be decrypted");
});

test("behaviour: the lines of a payment batch are opened 16 at a time, and are unavailable while the key service fails", async () => {
  const { sealer, state } = createKeyService();
  const proxy = createApprovalProxy({ sealer, storeKeys: undefined, decide: byAmount });
  const amounts = Array.from({ length: 40 }, (_, index) => `100.${10 + index}`);
  const batch = await newBatch(proxy, amounts);
  await postBatch(proxy, batch);
  await untilLines(
    proxy,
    batch.batch_id,
    amounts.map(() => "submitted"),
  );
  expect(state.atOnce).toBe(16);
  state.isDown = true;
  for (const path of ["/kit/payment-batches", `/kit/payment-batches/${batch.batch_id}`])
    expect(await proxy.as("ada", path)).toMatchObject({ status: 503, error: { code: "KEY_SERVICE_UNAVAILABLE" } });
  expect(proxy.logger.text()).not.toContain("cannot be decrypted");
});
