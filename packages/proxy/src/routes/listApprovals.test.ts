import { listApprovals } from "@partner-kit/contract";
import { expect, test } from "vitest";
import { createApprovalProxy, holdRecipient, recipientInput } from "../../test/createApprovalProxy.ts";

const webhook = {
  url: "https://hooks.example/partner",
  description: "",
  enabled: true,
  event_types: ["deposit.success"],
};

async function start() {
  const proxy = createApprovalProxy();
  const recipient = await holdRecipient(proxy);
  proxy.advance(1_000);
  const other = (await proxy.as("alan", "/partner/webhooks", webhook)).error.details.approval_id;
  const idsOf = async (user: Parameters<typeof proxy.as>[0], query = "") =>
    (await proxy.as(user, `/kit/approvals${query}`)).data.approvals.map(({ id }: { id: string }) => id);
  return { ...proxy, recipient, other, idsOf };
}

test("default: the input as it was requested, with who asked and why", async () => {
  const { as, recipient } = await start();
  const { status, data } = await as("ada", "/kit/approvals");
  expect(status).toBe(200);
  expect(data).toEqual({
    approvals: [
      {
        id: recipient,
        operation: "createRecipient",
        input: recipientInput,
        subject: "ada",
        subject_name: "Ada Obi",
        reason: "A second person has to check this.",
        scope: "wallets:transfer",
        status: "pending",
        created_at: "2026-03-02T09:00:00.000Z",
        expires_at: "2026-03-02T10:00:00.000Z",
        decided_by: null,
        decided_at: null,
        comment: null,
        outcome: null,
      },
    ],
  });
  expect(listApprovals.data.safeParse(data).success).toBe(true);
});

test("behaviour: requesters see their own, deciders see those whose scope they have, newest first", async () => {
  const { idsOf, recipient, other } = await start();
  expect(await idsOf("ada")).toEqual([recipient]);
  expect(await idsOf("alan")).toEqual([other]);
  expect(await idsOf("grace")).toEqual([other, recipient]);
  expect(await idsOf("lin")).toEqual([other]);
  expect(await idsOf("mallory")).toEqual([]);
});

test("parameters: status, limit", async () => {
  const { as, idsOf, recipient, other } = await start();
  await as("grace", `/kit/approvals/${recipient}/reject`, {});
  expect(await idsOf("grace", "?status=pending")).toEqual([other]);
  expect(await idsOf("grace", "?status=rejected")).toEqual([recipient]);
  expect(await idsOf("grace", "?limit=1")).toEqual([other]);
  expect((await as("grace", "/kit/approvals?status=unknown")).error.code).toBe("VALIDATION_FAILED");
});

test("behaviour: an expired approval is not listed as pending", async () => {
  const { idsOf, advance, recipient, other } = await start();
  advance(3_599_000);
  expect(await idsOf("grace", "?status=pending")).toEqual([other]);
  expect(await idsOf("grace", "?status=expired")).toEqual([recipient]);
});
