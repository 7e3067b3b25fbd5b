import type { StoryStepName } from "./messages.en.ts";
import type { StoryFacts } from "./storySteps.ts";

/** CSS selectors of the elements that a step speaks of. They share the spotlight. */
export type StoryTarget = readonly string[];

/**
 * Returns what each step speaks of, in the order of preference: what an open dialog shows, what the step has changed, and where
 * it starts. The selectors work in every language. Each element is small enough for the space that the panel leaves on a phone.
 */
export const storyTargets: Readonly<Record<StoryStepName, (facts: StoryFacts) => readonly StoryTarget[]>> = {
  begin: () => [],
  deposit: ({ depositId }) => [
    [depositId === undefined ? ".app-attention .pk-AttentionList" : `.app-attention ${QUEUE} tbody tr`],
  ],
  sender: () => [[DIALOG], [`${QUEUE} tbody tr`], [QUEUE], [NEWEST]],
  clear: () => [[".pk-BalanceOverview [data-currency=USD]"]],
  trade: () => [
    [".pk-QuoteAccept [data-part=progress] .pk-Callout"],
    [".pk-QuoteTicket .pk-QuoteAccept"],
    [".pk-QuoteTicket [data-part=legs]", ".pk-QuoteTicket form > [type=submit]"],
  ],
  endpoint: ({ bookkeepingId }) => [
    [PEOPLE],
    [DIALOG],
    ...(bookkeepingId === undefined ? [] : [[`[data-endpoint="${bookkeepingId}"]`]]),
    [".pk-Endpoints > [data-part=toolbar]"],
  ],
  outage: () => [[".pk-DeliveryLog tbody tr"]],
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
  approval: () => [[DIALOG], [`${APPROVALS} tbody tr`], [APPROVALS]],
  settlement: () => [[NEWEST]],
  closing: () => [[NAIRA, DOLLARS]],
};

const QUEUE = ".pk-TravelRuleQueue";
const APPROVALS = ".pk-ApprovalQueue";
const DIALOG = ".pk-Dialog > [data-part=panel]";
/** Opens the list of people. */
const FACE = ".app-top .app-face";
const PEOPLE = ".app-drawer[open] .app-people";
/** The newest deposit or payment. */
const NEWEST = ".pk-TransactionList tbody tr";
const NAIRA = ".pk-BalanceOverview [data-currency=NGN] [data-part=headline]";
/** The available dollars, to which the service credits stablecoins. */
const DOLLARS = ".pk-BalanceOverview [data-currency=USD] [data-part=headline]";
