import { approveLargeWithdrawals, approvePaymentDetails, combinePolicies, type Policy } from "@partner-kit/proxy";

/** Payments above these amounts, and changes of bank details and addresses, need a second person. */
export const policy: Policy = combinePolicies(
  approveLargeWithdrawals({
    above: { NGN: "1000000", USDC: "1000", USDT: "1000" },
    // Compliance decides about payments, but cannot make them.
    scope: "wallets:transfer",
  }),
  approvePaymentDetails(),
);
