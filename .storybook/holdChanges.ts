import type { Policy } from "@partner-kit/proxy";
import type { PayBatchParameters } from "./payBatch.ts";

/** Requests a withdrawal, a change of bank details and a new recipient, which {@link approveChanges} holds. */
export async function holdChanges({ call }: Pick<PayBatchParameters, "call">): Promise<void> {
  const wallets = "/partner/wallets";
  const [first, second] = await call<readonly { readonly id: string }[]>("GET", `${wallets}/recipients?type=fiat`);
  const terms = { recipient_id: first?.id, amount: "2500000.00", currency: "NGN" };
  const quote = await call<{ readonly withdrawal_quote_id: string }>("POST", `${wallets}/withdrawals/quotes`, terms);
  const { withdrawal_quote_id } = quote;
  await call("POST", `${wallets}/withdrawals`, { withdrawal_quote_id, idempotency_key: "payroll-2026-03" });
  await call("PATCH", `${wallets}/recipients/${second?.id}`, { account_number: "2058586297", bank_code: "011" });
  await call("POST", `${wallets}/recipients`, {
    recipient_type: "crypto",
    label: "Lagos liquidity desk",
    currency: "USDC",
    chain: "ethereum",
    crypto_address: "0x49B16121e17F4a7B1b1a59f1d5586294f5183095",
  });
}

/** Asks a second person about every change but quotes, and the endpoint that the receiver needs. */
export const approveChanges: Policy = ({ operation }) =>
  operation === "createWithdrawalQuote" || operation === "createWebhook"
    ? { decision: "allow" }
    : {
        decision: "approve",
        scope: "wallets:transfer",
        reason: "Payments and changes of bank details need a second person.",
        expiresInSeconds: 28_800,
      };

/** Asks a second person about every withdrawal. */
export const approveWithdrawals: Policy = ({ operation }) =>
  operation === "submitWithdrawal"
    ? {
        decision: "approve",
        scope: "wallets:withdraw",
        reason: "Every withdrawal needs two people.",
        expiresInSeconds: 3600,
      }
    : { decision: "allow" };
