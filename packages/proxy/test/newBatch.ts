import type { PaymentBatch, PaymentBatchSummary, Recipient } from "@partner-kit/contract";
import { expect } from "vitest";
import type { PolicyDecision, PolicyRequest } from "../src/access/policy.ts";
import { isAtMost } from "../src/approvals/compareAmounts.ts";
import type { ApprovalProxy, TestResponse, TestUser } from "./createApprovalProxy.ts";
import { until } from "./until.ts";

type Caller = Pick<ApprovalProxy, "as">;

export interface NewBatch {
  readonly batch_id: string;
  readonly name?: string;
  readonly lines: readonly {
    readonly recipient_id: string;
    readonly currency: string;
    readonly amount: string;
    readonly max_fee?: string;
  }[];
}

/** A policy that asks for an approval of amounts above 1,000, and denies those above 2,000. */
export function byAmount(request: PolicyRequest): PolicyDecision {
  const amount = request.operation === "submitWithdrawal" ? request.context.quoteInput.amount : "0";
  if (isAtMost(amount, "1000")) return { decision: "allow" };
  if (!isAtMost(amount, "2000")) return { decision: "deny", reason: "Too much." };
  const reason = "A second person has to check this.";
  return { decision: "approve", scope: "wallets:withdraw", reason, expiresInSeconds: 3_600 };
}

/** A batch of withdrawals to the first saved recipient. */
export async function newBatch({ as }: Caller, amounts: readonly string[], changes: object = {}): Promise<NewBatch> {
  const { data } = await as("ada", "/partner/wallets/recipients?type=fiat");
  const { id: recipient_id, currency }: Recipient = data[0];
  const lines = amounts.map((amount) => ({ recipient_id, currency: currency ?? "", amount, ...changes }));
  return { batch_id: crypto.randomUUID(), name: "March payroll", lines };
}

export function postBatch({ as }: Caller, batch: object, user: TestUser = "ada"): Promise<TestResponse> {
  return as(user, "/kit/payment-batches", batch);
}

export async function readBatch({ as }: Caller, id: string, user: TestUser = "ada"): Promise<PaymentBatch> {
  return (await as(user, `/kit/payment-batches/${id}`)).data;
}

export async function listBatches({ as }: Caller, user: TestUser = "ada"): Promise<PaymentBatchSummary[]> {
  return (await as(user, "/kit/payment-batches")).data.batches;
}

/** Waits until the lines have these statuses. */
export async function untilLines(
  proxy: Caller,
  id: string,
  statuses: readonly string[],
  pass: () => void = () => undefined,
): Promise<PaymentBatch> {
  return until(async () => {
    pass();
    const batch = await readBatch(proxy, id);
    expect(batch.lines.map(({ status }) => status)).toEqual(statuses);
    return batch;
  });
}

/** The amounts of the withdrawals that the service has, except those of its seed. */
export async function paidAmounts({ as }: Caller, batch: NewBatch): Promise<string[]> {
  const amounts = new Set(batch.lines.map(({ amount }) => amount));
  const { data } = await as("ada", "/partner/wallets/transactions");
  return data.transactions.map(({ amount }: { amount: string }) => amount).filter((one: string) => amounts.has(one));
}
