import type { StoryStepName } from "./StoryMessages.ts";
import type { StoryFacts } from "./storySteps.ts";

/** CSS selectors of the elements that a step speaks of: one, or some that belong together. Each has a ring, unless they touch. */
export type StoryTarget = readonly string[];

/** The state of a step that decides what is in the light. */
export interface StoryLightParameters {
  readonly facts: StoryFacts;
  readonly isDone: boolean;
}

/**
 * Returns what each step speaks of, in the order of preference: what an open dialog shows, what the step has changed together with
 * its cause, and where it starts. The selectors work in every language. A target that is too tall for the space beside the panel
 * gives way to the next one that fits, so each step has one for phones.
 */
export const storyTargets: Readonly<
  Record<StoryStepName, (parameters: StoryLightParameters) => readonly StoryTarget[]>
> = {
  begin: () => [],
  // The dollars do not change, but the tasks and the activity do.
  deposit: ({ isDone }) => (isDone ? [[USD_TILE, HELD, ACTIVITY], [HELD, ACTIVITY], [HELD]] : [[USD_TILE], [USD_CARD]]),
  sender: () => [[DIALOG], [QUEUE], [`${QUEUE} tbody tr`], newest],
  // The deposit, and the dollars that it raises.
  clear: ({ isDone }) => (isDone ? [[USD_TILE, ACTIVITY], [USD_TILE], [USD_CARD]] : [[USD_TILE], [USD_CARD]]),
  trade: ({ isDone }) => {
    if (isDone) return [[ACCEPT], [BALANCE, TRADE], [TRADE]];
    return [
      [ACCEPT],
      [`${ACCEPT} > [data-part=action]`],
      [TRADE],
      [TICKET],
      [FORM],
      [AMOUNT, LEGS, REQUEST],
      [LEGS, REQUEST],
    ];
  },
  // The button, then the secret while it is shown, then the endpoint.
  endpoint: ({ facts: { bookkeepingId } }) => [
    [PEOPLE],
    [".pk-Dialog[role=alertdialog] .pk-Field:has(.pk-SecretField)"],
    [DIALOG],
    ...endpointOf(bookkeepingId),
    [".pk-Endpoints > [data-part=toolbar] [data-variant=primary]"],
  ],
  // With the delivery that failed, or arrived.
  outage: ({ facts, isDone }) => deliveryOf(facts.bookkeepingId, isDone),
  recovery: ({ facts, isDone }) => deliveryOf(facts.bookkeepingId, isDone),
  // The notice, together with what the payment will take.
  payment: () => [
    [PEOPLE],
    [WAITS, WAITING],
    [WAITS, `${OUTCOME} [data-part=summary]`],
    [WAITS],
    [".pk-WithdrawalForm"],
    [".pk-WithdrawalForm [data-part=review] > .pk-Field", ".pk-WithdrawalForm [data-part=review] > [data-part=action]"],
    [".pk-WithdrawalForm [data-part=fields]"],
  ],
  // Recipient, amount and highest fee, with the button that decides.
  approval: ({ isDone }) => [
    [PEOPLE],
    [DIALOG],
    ...(isDone ? [[`${APPROVALS} tbody tr`]] : []),
    [APPROVALS],
    [`${APPROVALS} tbody tr`],
  ],
  settlement: () => [newest],
  // The amounts that the story has changed.
  closing: () => [[`.app-trend label:has(input[value=NGN])`, USD_TILE]],
};

/** The button with the face and the name of the person who is signed in. Phones have no room for the name. */
export const PERSON = ".app-top > .app-person";

/** The endpoint with its state. On phones without the advice on its failure. */
function endpointOf(id: string | undefined): readonly StoryTarget[] {
  if (id === undefined) return [];
  const endpoint = `[data-endpoint="${id}"]`;
  const parts = ["head", "url", "activity"].map((part) => `${endpoint} > [data-part=${part}]`);
  return [[endpoint], parts, [`${endpoint} > [data-part=head]`]];
}

function deliveryOf(id: string | undefined, isDone: boolean): readonly StoryTarget[] {
  const [first = [], ...others] = endpointOf(id);
  return isDone && first.length > 0 ? [[...first, ".pk-DeliveryLog tbody tr"], first, ...others] : [first, ...others];
}

const QUEUE = ".pk-TravelRuleQueue";
const APPROVALS = ".pk-ApprovalQueue";
const DIALOG = ".pk-Dialog > [data-part=panel]";
const PEOPLE = ".app-drawer[open] .app-people";
const ACCEPT = ".pk-QuoteAccept";
const TRADE = `${ACCEPT} [data-part=trade]`;
const BALANCE = ".pk-QuoteTicket [data-part=funds] > [data-part=balance]";
const TICKET = ".pk-QuoteTicket";
const FORM = `${TICKET} > [data-part=form]`;
const AMOUNT = ".pk-QuoteTicket .pk-Field:has([name=amount])";
const LEGS = ".pk-QuoteTicket [data-part=legs]";
const REQUEST = ".pk-QuoteTicket form > [type=submit]";
const OUTCOME = ".pk-WithdrawalForm[data-status=waiting] [data-part=outcome]";
const WAITS = `${OUTCOME} .pk-Callout`;
const WAITING = `#main:has(${WAITS}) .app-withdrawable:has(.app-waiting)`;
const HELD = ".app-attention [data-kind=heldDeposits]";
/** The newest event. */
const ACTIVITY = ".app-activity .pk-EventFeed [data-part=item]";
/** The newest deposit or payment. */
const newest: StoryTarget = [".pk-TransactionList tbody tr"];
/** The service credits stablecoins to the dollars. */
const USD_CARD = ".pk-BalanceOverview [data-currency=USD]";
/** The withdrawable amounts, above the chart. */
const USD_TILE = ".app-trend label:has(input[value=USD])";
