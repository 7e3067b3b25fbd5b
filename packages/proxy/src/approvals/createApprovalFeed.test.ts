import { expect, test } from "vitest";
import {
  approveAll,
  createApprovalProxy,
  holdRecipient,
  STORE_KEY,
  type TestUser,
} from "../../test/createApprovalProxy.ts";
import { createTestTime } from "../../test/createTestTime.ts";
import { type LiveReader, readLive } from "../../test/readLive.ts";
import { until } from "../../test/until.ts";
import type { PolicyDecision } from "../access/policy.ts";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import type { ApprovalNotice } from "./ApprovalRecord.ts";

/** Users without a scope for prices and events, so that their streams report approvals only. */
function start(parameters: Parameters<typeof createApprovalProxy>[0] = {}) {
  const time = createTestTime();
  const store = createMemoryStore({ now: time.now });
  const proxy = createApprovalProxy({ now: time.now, schedule: time.schedule, store, ...parameters });
  proxy.grant("ada", ["wallets:transfer", "webhooks:manage"]);
  proxy.grant("alan", ["wallets:transfer"]);
  proxy.grant("grace", ["wallets:transfer", "approvals:decide"]);
  const watch = async (user: TestUser): Promise<LiveReader> =>
    readLive(await proxy.call("/kit/live", { headers: { "x-user": user } }));
  return { ...proxy, time, watch };
}

test("default: the requester and the approvers learn of each step", async () => {
  const proxy = start();
  const streams = [await proxy.watch("ada"), await proxy.watch("grace")];
  const id = await holdRecipient(proxy);
  await proxy.as("grace", `/kit/approvals/${id}/approve`, { comment: "Called Ngozi." });
  for (const stream of streams)
    for (const type of ["approval.requested", "approval.approved", "approval.executed"])
      expect(await stream.next("approval")).toEqual({ type, approval_id: id });
});

test("behaviour: nobody else learns of it", async () => {
  const proxy = start();
  // Alan has the scope, but may not decide. Lin may decide about webhooks only.
  const streams = [await proxy.watch("alan"), await proxy.watch("lin")];
  await holdRecipient(proxy);
  const url = "https://hooks.example/partner";
  const webhook = { url, description: "", enabled: true, event_types: ["exchange.filled"] };
  proxy.grant("alan", ["webhooks:manage", "trades:view"]);
  const { error } = await proxy.as("alan", "/partner/webhooks", webhook);
  for (const stream of streams)
    expect(await stream.next("approval")).toMatchObject({ approval_id: error.details.approval_id });
});

test.each([
  ["reject", "grace", "approval.rejected"],
  ["cancel", "ada", "approval.cancelled"],
] as const)("behaviour: %s by %s", async (decision, user, type) => {
  const proxy = start();
  const id = await holdRecipient(proxy);
  const stream = await proxy.watch("ada");
  await proxy.as(user, `/kit/approvals/${id}/${decision}`, {});
  expect(await stream.next("approval")).toEqual({ type, approval_id: id });
});

test("behaviour: an approval expires in time, without anybody asking", async () => {
  const proxy = start({ decide: (request) => ({ ...approveAll(request), expiresInSeconds: 10 }) as PolicyDecision });
  const id = await holdRecipient(proxy);
  const stream = await proxy.watch("ada");
  await until(async () => {
    proxy.time.advance(3_000);
    expect(await proxy.store.readApprovals({ statuses: ["expired"], limit: 1 })).toHaveLength(1);
  });
  expect(await stream.next("approval")).toEqual({ type: "approval.expired", approval_id: id });
});

test("behaviour: streams of another instance report it, too", async () => {
  const proxy = start();
  const other = start({ store: proxy.store });
  const stream = await other.watch("grace");
  const id = await holdRecipient(proxy);
  expect(await stream.next("approval")).toEqual({ type: "approval.requested", approval_id: id });
});

test("parameters: onApproval gets no personal data, and an error of it is only logged", async () => {
  const notices: ApprovalNotice[] = [];
  const proxy = start({
    storeKeys: [STORE_KEY],
    onApproval(notice) {
      notices.push(notice);
      throw new Error("of 0123456789");
    },
  });
  const id = await holdRecipient(proxy);
  await proxy.as("grace", `/kit/approvals/${id}/approve`, { comment: "Called Ngozi." });
  const common = {
    approvalId: id,
    operation: "createRecipient",
    subject: "ada",
    reason: "A second person has to check this.",
    scope: "wallets:transfer",
    expiresAt: proxy.time.now() + 3_600_000,
  };
  expect(notices).toEqual([
    { ...common, type: "approval.requested", status: "pending", decidedBy: null },
    { ...common, type: "approval.approved", status: "approved", decidedBy: "grace" },
    { ...common, type: "approval.executed", status: "executed", decidedBy: "grace" },
  ]);
  expect(proxy.logger.text()).toContain("onApproval failed");
  expect(proxy.logger.text()).not.toMatch(/0123456789|Ngozi/);
  expect(proxy.proxy.metrics()).toContain('partner_kit_approvals_total{event="approval.executed"} 1');
});

test("behaviour: a stream ends if its user may decide about other approvals", async () => {
  const proxy = start({ sessionCheckInterval: 1_000 });
  const stream = await proxy.watch("grace");
  proxy.grant("grace", ["wallets:transfer"]);
  proxy.time.advance(1_000);
  await until(async () => expect(await stream.raw()).toBeUndefined());
});
