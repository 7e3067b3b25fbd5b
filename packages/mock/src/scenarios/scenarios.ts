import { seedFirstDay } from "../seed/firstDay.ts";
import { seedHeldDeposits } from "../seed/underWay.ts";
import type { Scenario } from "./scenario.ts";
import { seedWebhookOutage, webhookOutageFault } from "./webhookOutage.ts";

export type ScenarioName = keyof typeof scenarios;

/** Every scenario, by name. */
export const scenarios = {
  default: { description: "A partner in good standing: a month of history, a dozen recipients, credit partly used." },
  empty: {
    description: "An approved account that has never held anything and has no credit line.",
    start: () => undefined,
  },
  "first-day": {
    description: "The first morning of a new partner: one deposit, one recipient, no credit line.",
    start: seedFirstDay,
  },
  "travel-rule-held": {
    description: "Three stablecoin deposits wait for sender information, and so will every one that is simulated.",
    conditions: { holdsDeposits: true },
    seed: seedHeldDeposits,
  },
  "credit-overdue": {
    description: "The used credit was due three days ago; withdrawals are blocked.",
    seed({ account, now }) {
      account.credit = { ...account.credit, dueAt: now - 3 * 86_400_000 };
    },
  },
  "withdrawable-unavailable": {
    description: "The service cannot tell at present how much can be withdrawn.",
    seed({ account }) {
      account.withdrawableKnown = false;
    },
  },
  "webhook-outage": {
    description:
      "Three webhook endpoints, one of them disabled; the receivers cannot be reached until faults are cleared.",
    seed: seedWebhookOutage,
    faults: [webhookOutageFault],
  },
  "large-market": { description: "5,000 trading pairs.", markets: 5000 },
  "limited-scopes": {
    description: "The account may only look: whatever a key's scopes are, nothing can be changed and no webhook seen.",
    seed({ account }) {
      account.permissions = ["trades:view", "wallets:view", "settlements:view"];
    },
  },
  "rate-limited": {
    description: "Five requests a second for each key, then 429.",
    conditions: { rateLimit: { requests: 5, perSeconds: 1 } },
  },
  "replay-protection-down": {
    description: "Nonces of signed requests cannot be looked up, so those are refused with 503.",
    conditions: { hasReplayProtection: false },
  },
  production: {
    description: "Production, KYB under review: no simulation, no account verification, no change of fiat recipients.",
    conditions: { environment: "production" },
    seed({ account }) {
      account.kyb = "pending";
    },
  },
  "kyb-approved": {
    description: "For production+kyb-approved: with its KYB approved, what production asks it for is open.",
    seed({ account }) {
      account.kyb = "approved";
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;
