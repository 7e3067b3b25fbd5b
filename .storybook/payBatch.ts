import type { MockService } from "@partner-kit/mock";
import type { Policy } from "@partner-kit/proxy";

export interface PayBatchParameters {
  readonly service: MockService;
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Calls the story's proxy. Resolves to the data of the response. */
  readonly call: <TData>(method: string, path: string, body?: object) => Promise<TData>;
}

interface Batch {
  readonly lines: readonly { readonly status: string }[];
}

/** Amounts of the payments, each to another recipient. */
const amounts = {
  lost: "640500.50",
  first: "1850000.00",
  second: "385000.00",
  cheap: "120000.00",
  large: "6400000.00",
};

/** Pays a batch whose payments end differently: accepted, too expensive, held for a second person, and unconfirmed. */
export async function payBatch({ service, advance, call }: PayBatchParameters): Promise<void> {
  const recipients = await call<readonly { readonly id: string }[]>("GET", "/partner/wallets/recipients?type=fiat");
  const lines = Object.entries(amounts).map(([name, amount], index) => ({
    recipient_id: recipients[index]?.id,
    currency: "NGN",
    amount,
    ...(name === "cheap" && { max_fee: "1.00" }),
  }));
  // The response of the first payment is lost, and its repetition rejected.
  service.faults.add({ operation: "submitWithdrawal", reset: true, times: 1 });
  service.faults.add({ operation: "submitWithdrawal", status: 400, times: 1 });
  const batch_id = crypto.randomUUID();
  await call("POST", "/kit/payment-batches", { batch_id, name: "March suppliers", lines });
  for (;;) {
    const batch = await call<Batch>("GET", `/kit/payment-batches/${batch_id}`);
    if (!batch.lines.some(({ status }) => status === "waiting" || status === "sending")) return;
    await advance(1000);
  }
}

/** Asks a second person about the largest payment of the batch. */
export const approveLarge: Policy = (change) =>
  change.operation === "submitWithdrawal" && change.context.quoteInput.amount === amounts.large
    ? {
        decision: "approve",
        scope: "wallets:withdraw",
        reason: "Withdrawals from 5,000,000 NGN need a second person.",
        expiresInSeconds: 28_800,
      }
    : { decision: "allow" };
