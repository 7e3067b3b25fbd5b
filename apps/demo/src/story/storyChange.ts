import { addDecimals, formatMoney } from "@partner-kit/react";
import { formatChange } from "./formatChange.ts";
import type { StoryMessages, StoryStepName } from "./StoryMessages.ts";
import { findChange, type StoryBalances } from "./storyBalances.ts";
import type { StoryAmount, StoryFacts } from "./storySteps.ts";

/** A text on the page that a step has changed: an amount, or a status. */
export interface StoryMark {
  /** CSS selector of the text, in every language. */
  readonly figure: string;
  /** `up` for a better state or more money, `down` for money that left, which is nothing bad, and `held` for money that waits. */
  readonly tone: "up" | "held" | "down" | "waiting" | "outage";
  /** Beside the text: a difference, or the new state. `undefined` if the text alone shows the change. */
  readonly text?: string | undefined;
  /** The former state. */
  readonly from?: string | undefined;
  /** Whether the tag may lie over the text, because it says as much. Default false. */
  readonly isOver?: boolean | undefined;
}

export interface DescribeChangeParameters {
  readonly step: StoryStepName;
  readonly isDone: boolean;
  readonly facts: StoryFacts;
  readonly balances: StoryBalances;
  readonly messages: Pick<StoryMessages, "result" | "status">;
  readonly locale: string;
}

/**
 * Describes the changes of a completed step where the page shows them: both ends of money that moves, and states that flip. Empty
 * if the step changes nothing, or is not done.
 */
export function describeChange(parameters: DescribeChangeParameters): readonly StoryMark[] {
  const { step, isDone, facts, balances, messages, locale } = parameters;
  if (step === "closing") {
    return facts.balances.flatMap(({ currency, before, now }): readonly StoryMark[] => {
      const difference = addDecimals(now, `-${before}`) ?? "0";
      if (!/[1-9]/.test(difference)) return [];
      const tone = difference.startsWith("-") ? "down" : "up";
      const text = `\u2068${formatChange({ value: difference, currency, locale })}\u2069`;
      return [{ figure: withdrawable(currency), tone, text }];
    });
  }
  if (!isDone) return [];
  const { result, status } = messages;
  switch (step) {
    case "deposit":
      return [
        { figure: HELD, tone: "held" },
        { figure: ACTIVITY, tone: "held" },
      ];
    case "sender":
      return [{ figure: NEWEST, tone: "waiting", from: result.onHold, text: result.pending, isOver: true }];
    case "clear": {
      const text = differenceOf("USD");
      return [
        { figure: NO_LONGER_INCOMING, tone: "down", text: write(facts.depositAmount, "-") },
        { figure: AVAILABLE, tone: "up", text },
        { figure: withdrawable("USD"), tone: "up", text },
        { figure: ACTIVITY, tone: "up" },
      ];
    }
    case "trade":
      // The panel says how much.
      return [{ figure: BALANCE, tone: "down" }];
    case "payment":
      return [{ figure: WAITING, tone: "held" }];
    case "approval":
      return [{ figure: DECIDED, tone: "up", from: result.waiting, text: status.approved, isOver: true }];
    case "settlement":
      return [{ figure: NEWEST, tone: "up", from: result.pending, text: status.completed, isOver: true }];
    case "outage":
      return healthOf({ tone: "outage" });
    case "recovery":
      return healthOf({ tone: "up", from: status.failing, text: status.delivering, isOver: true });
    default:
      return [];
  }

  function healthOf(mark: Omit<StoryMark, "figure">): readonly StoryMark[] {
    const { bookkeepingId } = facts;
    return bookkeepingId === undefined ? [] : [{ ...mark, figure: `[data-endpoint="${bookkeepingId}"] .pk-Badge` }];
  }

  function differenceOf(currency: string): string | undefined {
    const { difference = "0" } = findChange({ currency, balances: balances[step], now: facts.available }) ?? {};
    // The tile and the card name the currency.
    return /[1-9]/.test(difference)
      ? `\u2068${formatChange({ value: difference, currency, locale })}\u2069`
      : undefined;
  }

  function write(money: StoryAmount | undefined, sign = ""): string | undefined {
    if (!money) return undefined;
    const { currency } = money;
    const { code } = formatMoney({ ...money, locale });
    return `\u2068${formatChange({ value: `${sign}${money.value}`, currency, locale })}\u00a0${code}\u2069`;
  }
}

const CARD = ".pk-BalanceOverview [data-currency=USD]";
/** The large amount, or the first row if no amount is large. */
const AVAILABLE = `${CARD} dl:first-of-type > :first-child .pk-Money`;
/** The last row. It says that nothing is incoming. */
const NO_LONGER_INCOMING = `${CARD} dl > :last-child[data-tone=muted] > dd:first-of-type`;
const ACTIVITY = ".app-activity .pk-EventFeed [data-part=item] .pk-Money";
const HELD = ".app-attention [data-kind=heldDeposits] .pk-Money";
const BALANCE = ".pk-QuoteTicket [data-part=funds] > [data-part=balance]";
const WAITING = ".app-withdrawable .app-waiting";
const DECIDED = ".pk-ApprovalQueue tbody [data-part=state] .pk-Badge";
const NEWEST = ".pk-TransactionList tbody tr:first-child .pk-Badge";

/** The withdrawable amount above the chart. */
function withdrawable(currency: string): string {
  return `.app-trend label:has(input[value=${currency}]) [data-part=withdrawable] .pk-Money`;
}
