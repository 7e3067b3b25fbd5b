import { approveLargeWithdrawals, approvePaymentDetails, combinePolicies, type Policy } from "@partner-kit/proxy";
import { APPROVAL_LIMITS } from "./approvalLimits.ts";

/** Payments above the limits, and changes of bank details and addresses, need a second person. */
export const policy: Policy = combinePolicies(
  approveLargeWithdrawals({
    above: APPROVAL_LIMITS,
    // Compliance decides about payments, but cannot make them.
    scope: "wallets:transfer",
  }),
  approvePaymentDetails(),
);
