import type { StoryStepName } from "./messages.en.ts";
import type { StoryFacts } from "./storySteps.ts";

/** CSS selectors of the elements that a step speaks of: one, or two that belong together. Each has a ring, unless they touch. */
export type StoryTarget = readonly string[];

/**
 * Returns what each step speaks of, in the order of preference: what an open dialog shows, what the step has changed together with
 * its cause, and where it starts. The selectors work in every language. A target that is too tall for the space beside the panel
 * gives way to the next one that fits, so each step has one for phones.
 */
export const storyTargets: Readonly<Record<StoryStepName, (facts: StoryFacts) => readonly StoryTarget[]>> = {
  begin: () => [],
  // The dollars with what is on hold, before and after it becomes available.
  deposit: () => dollars,
  sender: () => [[DIALOG], [QUEUE], [`${QUEUE} tbody tr`], newest],
  clear: () => dollars,
  trade: ({ bought }) => [
    // The balance, and what the order paid and received.
    ...(bought ? [[".pk-QuoteTicket [data-part=funds]", ".pk-QuoteAccept [data-part=trade]"]] : []),
    ...(bought ? [[".pk-QuoteAccept [data-part=trade]"]] : []),
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
  // The endpoint whose health changes, or in the history its delivery.
  recovery: ({ bookkeepingId }) => [
    ...(bookkeepingId === undefined ? [] : [[`[data-endpoint="${bookkeepingId}"]`]]),
    [`${LOG} tbody tr`],
  ],
  payment: () => [
    [PEOPLE],
    // The notice, together with what the payment will take.
    [WAITS, `#main:has(${WAITS}) .app-withdrawable > div:has(.app-waiting)`],
    [WAITS],
    [".pk-WithdrawalForm"],
    [".pk-WithdrawalForm [data-part=review] > .pk-Field", ".pk-WithdrawalForm [data-part=review] > [data-part=action]"],
    [".pk-WithdrawalForm [data-part=fields]"],
  ],
  // The consequence beside the button that decides.
  approval: ({ approvalStatus }) => [
    [PEOPLE],
    [`${DIALOG}:has(.pk-ApprovalDetail) > [data-part=footer]:has([data-variant=primary])`],
    [DIALOG],
    ...(approvalStatus === "executed" ? [[`${APPROVALS} tbody tr`]] : []),
    [APPROVALS],
    [`${APPROVALS} tbody tr`],
  ],
  settlement: () => [newest],
  // The figures in the panel end the story. Nothing on the page is more important than the rest.
  closing: () => [],
};

const QUEUE = ".pk-TravelRuleQueue";
const APPROVALS = ".pk-ApprovalQueue";
const DIALOG = ".pk-Dialog > [data-part=panel]";
const PEOPLE = ".app-drawer[open] .app-people";
const LOG = ".pk-DeliveryLog";
const WAITS = ".pk-WithdrawalForm[data-status=waiting] [data-part=outcome] .pk-Callout";
/** The newest deposit or payment. */
const newest: StoryTarget = [".pk-TransactionList tbody tr"];
/** The service credits stablecoins to the dollars. On phones, the large amount alone. */
const dollars: readonly StoryTarget[] = [
  [".pk-BalanceOverview [data-currency=USD]"],
  [".pk-BalanceOverview [data-currency=USD] [data-part=headline]"],
];
