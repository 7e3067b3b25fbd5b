import type { StoryStepName } from "./messages.en.ts";
import type { StoryFacts } from "./storySteps.ts";

/** CSS selectors of the elements that a step speaks of. They share the spotlight. */
export type StoryTarget = readonly string[];

/**
 * Returns what each step speaks of, in the order of preference: what an open dialog shows, what the step has changed, and where
 * it starts. The selectors work in every language. A target that is too tall for the space beside the panel gives way to the
 * next one that fits, so each step has one for phones.
 */
export const storyTargets: Readonly<Record<StoryStepName, (facts: StoryFacts) => readonly StoryTarget[]>> = {
  begin: () => [],
  deposit: ({ depositId }) => [
    [depositId === undefined ? ".app-attention .pk-AttentionList" : ".app-attention [data-kind=heldDeposits]"],
  ],
  sender: () => [[DIALOG], [`${QUEUE} tbody tr`], [QUEUE], [NEWEST]],
  clear: () => [[CHART], [`${CHART} [data-part=headline]`], [USD]],
  trade: () => [
    [".pk-QuoteAccept [data-part=trade]", ".pk-QuoteAccept [data-part=action]"],
    [".pk-QuoteTicket > [data-part=form]"],
    [".pk-QuoteTicket [data-part=legs]", ".pk-QuoteTicket form > [type=submit]"],
  ],
  endpoint: ({ bookkeepingId }) => [
    [PEOPLE],
    [DIALOG],
    ...(bookkeepingId === undefined ? [] : [[`[data-endpoint="${bookkeepingId}"]`]]),
    [".pk-Endpoints > [data-part=toolbar]", FACE],
  ],
  outage: ({ bookkeepingId }) =>
    bookkeepingId === undefined
      ? []
      : [
          [`[data-endpoint="${bookkeepingId}"]`],
          // On phones, what it says about its deliveries.
          [`[data-endpoint="${bookkeepingId}"] .pk-Callout`],
          [`[data-endpoint="${bookkeepingId}"] [data-part=head]`],
        ],
  recovery: () => [[".pk-DeliveryLog tbody tr"]],
  access: () => [
    [PEOPLE],
    [".pk-RecipientList > .pk-Callout", ".pk-RecipientList [data-part=actions] [data-variant=primary]", FACE],
  ],
  payment: () => [
    [PEOPLE],
    [".pk-WithdrawalForm [data-part=outcome] .pk-Callout"],
    [".pk-WithdrawalForm [data-part=review] > .pk-Field", ".pk-WithdrawalForm [data-part=review] > [data-part=action]"],
    [".pk-WithdrawalForm [data-part=fields]"],
  ],
  secondPerson: () => [[PEOPLE], [`${APPROVALS} tbody tr`, FACE], [FACE]],
  approval: () => [
    // The facts that are approved, beside the button.
    [`${DIALOG} .pk-ApprovalDetail dl`, `${DIALOG} [data-part=footer] [data-variant=primary]`],
    [DIALOG],
    [`${APPROVALS} tbody tr`],
    [APPROVALS],
  ],
  settlement: () => [[NEWEST]],
  // The available amounts, or the large ones if a screen shows no others.
  closing: () => [
    [`${NGN} [data-strong]`, `${USD} [data-strong]`],
    [`${NGN} [data-part=headline]`, `${USD} [data-part=headline]`],
  ],
};

const QUEUE = ".pk-TravelRuleQueue";
const APPROVALS = ".pk-ApprovalQueue";
const DIALOG = ".pk-Dialog > [data-part=panel]";
/** Opens the list of people. */
const FACE = ".app-top .app-face";
const PEOPLE = ".app-drawer[open] .app-people";
/** The newest deposit or payment. */
const NEWEST = ".pk-TransactionList tbody tr";
/** The balance over time, with the latest amount. */
const CHART = ".pk-BalanceHistory";
/** The balances, of which the service credits stablecoins to the dollars. */
const NGN = ".pk-BalanceOverview [data-currency=NGN]";
const USD = ".pk-BalanceOverview [data-currency=USD]";
