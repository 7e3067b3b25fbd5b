import { seedFirstDay } from "../seed/firstDay.ts";
import { seedPastDeliveries } from "../seed/pastDeliveries.ts";
import { seedPastOrders } from "../seed/pastOrders.ts";
import { seedPastPayments } from "../seed/pastPayments.ts";
import { seedHeldDeposit, seedHeldDeposits } from "../seed/pending.ts";
import type { Scenario } from "./scenario.ts";
import { seedWebhookOutage, webhookOutageFault } from "./webhookOutage.ts";

export type ScenarioName = keyof typeof scenarios;

/** Every scenario, by name. */
export const scenarios = {
  default: {
    description:
      "A partner in good standing, with a month of history, a dozen recipients and a partly used credit line.",
  },
  empty: {
    description: "An approved account without balances, history or a credit line.",
    start: () => undefined,
  },
  "first-day": {
    description: "A new partner with one deposit, one recipient and no credit line.",
    start: seedFirstDay,
  },
  "held-deposit": {
    description: "The default records, and one stablecoin deposit on hold for sender information.",
    seed: seedHeldDeposit,
  },
  "past-orders": {
    description:
      "The default records, with a month of orders that explain the balances, and an endpoint that received their events.",
    seed(parameters) {
      seedPastOrders(parameters);
      seedPastDeliveries(parameters);
    },
  },
  "past-month": {
    description: "Like past-orders, with two bulk payments, and a stablecoin deposit on hold for sender information.",
    seed(parameters) {
      // The orders come first, so that they are the same as in past-orders.
      seedPastOrders(parameters);
      seedHeldDeposit(parameters);
      seedPastPayments(parameters);
      seedPastDeliveries(parameters);
    },
  },
  "travel-rule-held": {
    description:
      "Three stablecoin deposits are on hold for sender information. Simulated stablecoin deposits are held, too.",
    conditions: { holdsDeposits: true },
    seed: seedHeldDeposits,
  },
  "credit-overdue": {
    description: "The used credit was due three days ago, so withdrawals are blocked.",
    seed({ account, now }) {
      account.credit = { ...account.credit, dueAt: now - 3 * 86_400_000 };
    },
  },
  "withdrawable-unavailable": {
    description: "The withdrawable amounts are temporarily unavailable.",
    seed({ account }) {
      account.withdrawableKnown = false;
    },
  },
  "webhook-outage": {
    description:
      "Three webhook endpoints, one of them disabled. The receivers are unreachable until you clear the faults.",
    seed: seedWebhookOutage,
    faults: [webhookOutageFault],
  },
  "large-market": { description: "5,000 trading pairs.", markets: 5000 },
  "limited-scopes": {
    description: "The account has read permissions only, without webhooks. They limit the scopes of every key.",
    seed({ account }) {
      account.permissions = ["trades:view", "wallets:view", "settlements:view"];
    },
  },
  "rate-limited": {
    description: "Each key may send five requests per second. Further requests return 429.",
    conditions: { rateLimit: { requests: 5, perSeconds: 1 } },
  },
  "replay-protection-down": {
    description: "The service cannot check nonces, so signed requests return 503.",
    conditions: { hasReplayProtection: false },
  },
  production: {
    description:
      "Production with KYB under review: simulation, account verification and changes of fiat recipients return 403.",
    conditions: { environment: "production" },
    seed({ account }) {
      account.kyb = "pending";
    },
  },
  "kyb-approved": {
    description: "Use as production+kyb-approved: account verification and changes of fiat recipients work.",
    seed({ account }) {
      account.kyb = "approved";
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;
