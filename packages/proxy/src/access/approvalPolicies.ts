import { type GrantedScope, isDecimal, isSameWebhookUrl, PartnerError, parseTimestamp } from "@partner-kit/contract";
import { isAtMost } from "../approvals/compareAmounts.ts";
import type { Policy, PolicyDecision } from "./policy.ts";

export interface ApprovalParameters {
  /** The scope that an approver needs in addition to `approvals:decide`. Default: the scope that the change itself needs. */
  readonly scope?: GrantedScope | undefined;
  /** Default 86,400: one day. */
  readonly expiresInSeconds?: number | undefined;
}

export interface ApproveLargeWithdrawalsParameters extends ApprovalParameters {
  /** The largest amount without an approval by currency, as decimal strings: `{ NGN: "5000000", USD: "2500.50" }`. */
  readonly above: Readonly<Record<string, string>>;
}

export interface ApproveNewRecipientsParameters extends ApprovalParameters {
  /** How long a recipient is new after it was saved or changed. */
  readonly newForSeconds: number;
}

const ALLOW = { decision: "allow" } as const;
const DAY_SECONDS = 86_400;

/**
 * Combines policies: a change is denied if one of them denies it, and needs an approval if one of them asks for it. Of
 * several approvals the first counts, so begin with the strictest scope. Later policies are called after an approval, too.
 */
export function combinePolicies(...policies: readonly Policy[]): Policy {
  return async (request) => {
    let result: PolicyDecision = ALLOW;
    for (const policy of policies) {
      const decision = await policy(request);
      // The proxy checks whether it is a decision, and refuses the change if not.
      if (decision?.decision !== "allow" && decision?.decision !== "approve") return decision;
      if (result.decision === "allow") result = decision;
    }
    return result;
  };
}

/** Asks for an approval of withdrawals above an amount, and of all withdrawals in other currencies. */
export function approveLargeWithdrawals({ above, ...parameters }: ApproveLargeWithdrawalsParameters): Policy {
  const limits = new Map(Object.entries(above));
  for (const [currency, limit] of limits) {
    if (isDecimal(limit) && !limit.startsWith("-")) continue;
    throw new PartnerError(`approveLargeWithdrawals: the limit of ${currency} is not a decimal string.`, {
      details: 'Use digits in quotes, such as "5000000" or "2500.50".',
      topic: "SETTING_INVALID",
    });
  }
  return (request) => {
    if (request.operation !== "submitWithdrawal") return ALLOW;
    const { amount, currency } = request.context.quoteInput;
    const limit = limits.get(currency);
    if (limit !== undefined && isAtMost(amount, limit)) return ALLOW;
    const what =
      limit === undefined ? `Withdrawals in ${currency}` : `Withdrawals above ${groupDigits(limit)} ${currency}`;
    return approve("wallets:withdraw", `${what} need a second person.`, parameters);
  };
}

/**
 * Asks for an approval of withdrawals to a recipient that was saved or changed a short time ago, or that the service does
 * not list.
 */
export function approveNewRecipients({ newForSeconds, ...parameters }: ApproveNewRecipientsParameters): Policy {
  if (!(newForSeconds > 0)) {
    throw new PartnerError("approveNewRecipients: `newForSeconds` is not a number above zero.", {
      details: "Use seconds: seven days are 604800.",
      topic: "SETTING_INVALID",
    });
  }
  return ({ operation, context, time }) => {
    if (operation !== "submitWithdrawal") return ALLOW;
    const { created_at, updated_at } = context.recipient ?? {};
    const ages = [created_at, updated_at].map((at) => time - (parseTimestamp(at ?? "") ?? time));
    if (Math.min(...ages) >= newForSeconds * 1000) return ALLOW;
    return approve("wallets:withdraw", "Withdrawals to a new or changed recipient need a second person.", parameters);
  };
}

const paymentFields = [
  "account_name",
  "account_number",
  "bank_code",
  "bank_name",
  "chain",
  "crypto_address",
  "currency",
] as const;

/** Asks for an approval of changes to the bank details or the address of a saved recipient. */
export function approvePaymentDetails(parameters: ApprovalParameters = {}): Policy {
  return (request) => {
    if (request.operation !== "updateRecipient") return ALLOW;
    const { recipient } = request.context;
    const input: Readonly<Record<string, unknown>> = request.input;
    const saved: Readonly<Record<string, unknown>> = { ...recipient };
    const isKept = (field: string): boolean => input[field] === undefined || input[field] === saved[field];
    if (paymentFields.every(isKept)) return ALLOW;
    return approve("wallets:transfer", "New payment details of a recipient need a second person.", parameters);
  };
}

/** Asks for an approval of new webhook endpoints and of new URLs for existing ones. */
export function approveWebhookDestinations(parameters: ApprovalParameters = {}): Policy {
  return (request) => {
    const isNew =
      request.operation === "createWebhook" ||
      (request.operation === "replaceWebhook" &&
        !(request.context.webhook && isSameWebhookUrl(request.input.url, request.context.webhook.url)));
    return isNew ? approve("webhooks:manage", "A new webhook destination needs a second person.", parameters) : ALLOW;
  };
}

/** "1234567.50" becomes "1,234,567.50". */
function groupDigits(decimal: string): string {
  const [whole = "", ...fraction] = decimal.split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ","), ...fraction].join(".");
}

function approve(
  usual: GrantedScope,
  reason: string,
  { scope = usual, expiresInSeconds = DAY_SECONDS }: ApprovalParameters,
): PolicyDecision {
  return { decision: "approve", scope, reason, expiresInSeconds };
}
