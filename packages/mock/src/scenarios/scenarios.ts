import type { Account, Database } from "../database.ts";
import type { Fault } from "../faults.ts";
import type { Random } from "../random.ts";
import { seedWebhookOutage, webhookOutageFault } from "./webhookOutage.ts";

/** A state of the world to start from. */
export interface Scenario {
  /** One sentence for people. */
  readonly description: string;
  /** Trading pairs, where not told otherwise. */
  readonly markets?: number | undefined;
  /** Changes the account in good standing that every scenario starts from. `now` in milliseconds since the epoch. */
  readonly apply?: ((account: Account, now: number) => void) | undefined;
  /** Fills tables that are empty otherwise. */
  readonly seed?: ((parameters: SeedParameters) => void) | undefined;
  /** What goes wrong from the start, until cleared. */
  readonly faults?: readonly Fault[] | undefined;
}

export interface SeedParameters {
  readonly db: Database;
  /** Of the account that the keys belong to. */
  readonly accountId: string;
  readonly random: Random;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type ScenarioName = keyof typeof scenarios;

/** Every scenario, by name. */
export const scenarios = {
  default: { description: "An account in good standing: money in both currencies, a credit line partly used." },
  empty: {
    description: "An approved account that has never held anything and has no credit line.",
    apply(account) {
      account.balances.NGN = { available: 0n, locked: 0n };
      account.balances.USD = { available: 0n, locked: 0n };
      account.credit = { limit: 0n, used: 0n, dueAt: null };
    },
  },
  "credit-overdue": {
    description: "The used credit was due three days ago; withdrawals are blocked.",
    apply(account, now) {
      account.credit = { ...account.credit, dueAt: now - 3 * 86_400_000 };
    },
  },
  "withdrawable-unavailable": {
    description: "The service cannot tell at present how much can be withdrawn.",
    apply(account) {
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
} as const satisfies Readonly<Record<string, Scenario>>;

/** Whether a text names a scenario. */
export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text);
}
