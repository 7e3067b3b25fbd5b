import type { StoryStepName } from "./messages.en.ts";
import type { StoryFacts } from "./storySteps.ts";

/** CSS selectors of the elements that a step speaks of. One ring surrounds all of them. */
export type StoryTarget = readonly string[];

/**
 * Returns what each step speaks of, in the order of preference: what an open dialog shows, what the step has changed together with
 * its cause, and where it starts. The selectors work in every language. A target that is too tall for the space beside the panel
 * gives way to the next one that fits, so each step has one for phones.
 */
export const storyTargets: Readonly<Record<StoryStepName, (facts: StoryFacts) => readonly StoryTarget[]>> = {
  begin: () => [],
  // The task and the event that caused it.
  deposit: () => [[ATTENTION, `${FEED} [data-part=toolbar]`, EVENT], [ATTENTION]],
  sender: () => [
    [`${DIALOG} .pk-TravelRuleForm [data-part=answers]`],
    [DIALOG],
    [QUEUE],
    [`${QUEUE} tbody tr`],
    ...newest,
  ],
  // The balance over time, and the event that raised it.
  clear: () => [[CHART, EVENT], [CHART], [`${CHART} [data-part=headline]`], [USD]],
  trade: () => [
    [".pk-QuoteAccept"],
    [".pk-QuoteAccept [data-part=trade]"],
    [".pk-QuoteTicket > [data-part=form]"],
    [".pk-QuoteTicket [data-part=legs]", ".pk-QuoteTicket form > [type=submit]"],
  ],
  endpoint: ({ bookkeepingId }) => [
    [PEOPLE],
    // The secret, while it is shown.
    [".pk-Dialog[role=alertdialog] .pk-Field:has(.pk-SecretField)"],
    [DIALOG],
    ...(bookkeepingId === undefined ? [] : [[`[data-endpoint="${bookkeepingId}"]`]]),
    [".pk-Endpoints > [data-part=toolbar]", ".pk-Endpoints [data-endpoint]"],
    [".pk-Endpoints > [data-part=toolbar]"],
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
  // The health of the endpoints and the delivery that changes it.
  recovery: () => [[`${LOG} [data-part=health]`, `${LOG} tbody tr`], [`${LOG} tbody tr`]],
  // Why, and what cannot be used.
  access: () => [
    [PEOPLE],
    [`${RECIPIENTS} > .pk-Callout`, `${RECIPIENTS} [data-part=toolbar]`, `${RECIPIENTS} tbody tr`],
    [`${RECIPIENTS} > .pk-Callout`, `${RECIPIENTS} [data-part=toolbar]`],
    [`${RECIPIENTS} > .pk-Callout`],
    [`${RECIPIENTS} [data-part=actions] [data-variant=primary]`],
  ],
  payment: () => [
    [PEOPLE],
    [".pk-WithdrawalForm"],
    [".pk-WithdrawalForm [data-part=outcome] .pk-Callout"],
    [".pk-WithdrawalForm [data-part=review] > .pk-Field", ".pk-WithdrawalForm [data-part=review] > [data-part=action]"],
    [".pk-WithdrawalForm [data-part=fields]"],
  ],
  secondPerson: () => [[PEOPLE], [APPROVALS], [`${APPROVALS} tbody tr`]],
  // Recipient, amount and highest fee, which Kwame checks.
  approval: () => [
    [`${REVIEW} [data-part=summary]`, `${REVIEW} > .pk-DescriptionList`],
    [DIALOG],
    [APPROVALS],
    [`${APPROVALS} tbody tr`],
  ],
  settlement: () => newest,
  // The figures in the panel end the story. Nothing on the page is more important than the rest.
  closing: () => [],
};

const QUEUE = ".pk-TravelRuleQueue";
const APPROVALS = ".pk-ApprovalQueue";
const DIALOG = ".pk-Dialog > [data-part=panel]";
const REVIEW = `${DIALOG} .pk-ApprovalDetail`;
const PEOPLE = ".app-drawer[open] .app-people";
const LOG = ".pk-DeliveryLog";
const RECIPIENTS = ".pk-RecipientList";
/** The newest deposit or payment, below the names of the columns. */
const newest: readonly StoryTarget[] = [
  [".pk-TransactionList thead", ".pk-TransactionList tbody tr"],
  [".pk-TransactionList tbody tr"],
];
const ATTENTION = ".app-attention .pk-AttentionList";
const FEED = ".app-activity .pk-EventFeed";
/** The newest event. */
const EVENT = `${FEED} li`;
/** The balance over time, with the latest amount. */
const CHART = ".pk-BalanceHistory";
/** The service credits stablecoins to the dollars. */
const USD = ".pk-BalanceOverview [data-currency=USD]";
