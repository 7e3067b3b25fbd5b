import { createClock, createMockService } from "@partner-kit/mock";
import { expect, test, vi } from "vitest";
import {
  type CreateApprovalProxyParameters,
  createApprovalProxy,
  holdRecipient,
  START,
  STORE_KEY,
} from "../../test/createApprovalProxy.ts";
import { until } from "../../test/until.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";

const NEW_KEY = btoa("n".repeat(32));
const webhook = { url: "https://hooks.example/in", description: "", enabled: true, event_types: ["exchange.filled"] };

/** Proxies with one store and one service, such as one that is restarted. */
function createWorld() {
  const store = createMemoryStore({ now: () => START });
  const service = createMockService({ clock: createClock({ now: () => START }) });
  return {
    store,
    open: (parameters: Omit<CreateApprovalProxyParameters, "service"> = {}) =>
      createApprovalProxy({ store, service, ...parameters }),
  };
}

test("default: after a rotation of the store key, approvals need the new key only", async () => {
  const { open } = createWorld();
  const before = open();
  const pending = await holdRecipient(before);
  const { approval_id: executed } = (await before.as("ada", "/partner/webhooks", webhook)).error.details;
  expect((await before.as("grace", `/kit/approvals/${executed}/approve`, {})).data.status).toBe("executed");
  await before.proxy.rotate({ storeKeys: [NEW_KEY] });
  expect(before.logger.text()).toContain("every stored secret and approval uses the new store key");

  const after = open({ storeKeys: [NEW_KEY] });
  expect(await holdRecipient(after)).toBe(pending);
  expect((await after.as("grace", `/kit/approvals/${pending}/approve`, {})).data.status).toBe("executed");
  expect((await after.as("ada", "/partner/webhooks", webhook)).data.secret).toMatch(/^whsec_/);
});

test("behaviour: a restart with a new key first encrypts approvals with it", async () => {
  const { open } = createWorld();
  const id = await holdRecipient(open());
  const { logger } = open({ storeKeys: [NEW_KEY, STORE_KEY], schedule: runAtOnce });
  await until(() => expect(logger.text()).toContain("every stored approval uses the first store key"));
  expect(await holdRecipient(open({ storeKeys: [NEW_KEY] }))).toBe(id);

  function runAtOnce(run: () => void, milliseconds: number): () => void {
    if (milliseconds === 0) queueMicrotask(run);
    return () => undefined;
  }
});

test("behaviour: a rotation at the moment of a decision does not refuse the decision", async () => {
  const { store, open } = createWorld();
  const rotating = {
    ...store,
    async appendAudit(...parameters: Parameters<typeof store.appendAudit>) {
      const [{ action, outcome }] = parameters;
      if (action === "approveChange" && outcome === "begun") await proxy.rotate({ storeKeys: [NEW_KEY] });
      return store.appendAudit(...parameters);
    },
  };
  const { proxy, as } = open({ store: rotating });
  const id = await holdRecipient({ as });
  expect((await as("grace", `/kit/approvals/${id}/approve`, {})).data.status).toBe("executed");
});

test("behaviour: approvals that cannot be decrypted do not keep others from expiring", async () => {
  const { store } = createWorld();
  const stored = {
    revision: 1,
    created_at: 0,
    subject: "ada",
    operation: "createRecipient",
    scope: "wallets:transfer",
  };
  for (let count = 0; count < 250; count += 1) {
    const sealed = new Uint8Array(40);
    await store.insertApproval({
      id: `${count}`,
      ...stored,
      status: "pending",
      fingerprint: null,
      batch_id: null,
      due_at: 1,
      sealed,
    });
  }
  const run = vi.fn<(run: () => void) => () => void>(() => () => undefined);
  let time = START;
  const { as } = createApprovalProxy({ store, now: () => time, schedule: run });
  const id = await holdRecipient({ as });
  time += 3_600_000;
  for (const [sweep] of run.mock.calls) sweep();
  await until(async () => expect((await store.findApproval({ id }))?.status).toBe("expired"));
});
