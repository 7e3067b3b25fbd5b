import { formatMoney } from "@partner-kit/react";
import { formatChange } from "./formatChange.ts";
import type { StoryMessages, StoryStepName } from "./messages.en.ts";
import { findChange, type StoryBalances } from "./storyBalances.ts";
import type { StoryAmount, StoryFacts } from "./storySteps.ts";

/** The money that a step has moved, where the page shows it. */
export interface StoryChange {
  /** CSS selectors of the changed figures. The first one has the text beside it. */
  readonly figures: readonly string[];
  /** `up`: more is available. `held`: something waits. `down`: less is available, which is nothing bad. */
  readonly tone: "up" | "held" | "down";
  /** The difference. `undefined` if the figures show it. */
  readonly text?: string | undefined;
}

export interface DescribeChangeParameters {
  readonly step: StoryStepName;
  readonly isDone: boolean;
  readonly facts: StoryFacts;
  readonly balances: StoryBalances;
  readonly messages: Pick<StoryMessages, "availableBy" | "lockedBy">;
  readonly locale: string;
}

/** Describes the change of a completed step, with the differences of the panel. `undefined` if the step moves no money. */
export function describeChange(parameters: DescribeChangeParameters): StoryChange | undefined {
  const { step, isDone, facts, balances, messages, locale } = parameters;
  if (!isDone) return undefined;
  switch (step) {
    case "deposit":
      return { figures: [INCOMING], tone: "held", text: write(facts.depositAmount) };
    case "clear":
      return { figures: [AVAILABLE, WITHDRAWABLE], tone: "up", text: differenceOf("USD") };
    case "trade":
      return { figures: [PAID, BALANCE], tone: "down", text: differenceOf("USD", messages.availableBy) };
    case "payment":
      return { figures: [WAITING], tone: "held" };
    case "approval":
      return { figures: [APPROVED], tone: "down", text: differenceOf("NGN", messages.availableBy) };
    case "settlement":
      return { figures: [SETTLED], tone: "down", text: differenceOf("NGN", messages.lockedBy, "locked") };
    default:
      return undefined;
  }

  function differenceOf(currency: string, message?: string, part?: "locked"): string | undefined {
    const { difference = "0" } = findChange({ currency, balances: balances[step], now: facts.available, part }) ?? {};
    return /[1-9]/.test(difference) ? write({ value: difference, currency }, message) : undefined;
  }

  function write(money: StoryAmount | undefined, message = "{amount}"): string | undefined {
    if (!money) return undefined;
    const { code } = formatMoney({ ...money, locale });
    return message.replace("{amount}", `\u2068${formatChange({ ...money, locale })}\u00a0${code}\u2069`);
  }
}

const CARD = ".pk-BalanceOverview [data-currency=USD]";
/** The first row below the large amount, which shows what can be withdrawn. */
const AVAILABLE = `${CARD} dl ~ dl > [data-part=fact]:first-child .pk-Money`;
const WITHDRAWABLE = `${CARD} [data-part=headline] .pk-Money`;
const INCOMING = `${CARD} [data-tone=warn] .pk-Money`;
const BALANCE = ".pk-QuoteTicket [data-part=funds] [data-part=balance] > :last-child";
const PAID = ".pk-QuoteAccept [data-part=trade] > :first-child .pk-Money";
const WAITING = ".app-withdrawable .app-waiting";
const APPROVED = ".pk-ApprovalQueue tbody td[data-align=number] .pk-Money";
const SETTLED = ".pk-TransactionList tbody td[data-align=number] .pk-Money";
