import { formatMoney, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import type { BalanceChange } from "./storyBalances.ts";
import type { StoryResult } from "./storyResults.ts";
import type { StoryAmount } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface StoryResultsProps {
  readonly results: readonly StoryResult[];
  readonly isDone: boolean;
}

/** The figures of a step. A changed balance shows both amounts. */
export function StoryResults({ results, isDone }: StoryResultsProps): ReactElement | null {
  const { result: messages, closing } = useStoryMessages();
  const { locale } = usePartnerKit();
  if (results.length === 0) return null;
  return (
    <dl className="app-story-results" aria-live="polite">
      {results.map((result) => (
        <div
          // Two currencies have the same name.
          key={"amount" in result ? `${result.name} ${result.amount.currency}` : result.name}
          data-part={"change" in result ? "change" : undefined}
          data-moved={"change" in result && isMoved(result.change)}
        >
          <dt>{messages[result.name]}</dt>
          <dd>{renderValue(result)}</dd>
        </div>
      ))}
    </dl>
  );

  function renderValue(result: StoryResult): ReactElement {
    if ("amount" in result) return <Amount {...result.amount} />;
    if ("text" in result) return <bdi>{result.text}</bdi>;
    if ("count" in result) return <bdi>{result.count.toLocaleString(locale)}</bdi>;
    const { before, after } = result.change;
    if (!isMoved(result.change)) {
      return (
        <>
          <Amount {...after} /> {isDone && <small>· {messages.unchanged}</small>}
        </>
      );
    }
    return (
      <>
        <span className="app-unseen">{closing.before} </span>
        <bdi data-part="before">{formatMoney({ ...before, locale }).amount}</bdi>{" "}
        <span data-part="arrow" aria-hidden="true">
          →
        </span>{" "}
        <span className="app-unseen">{closing.now} </span>
        <Amount {...after} />
      </>
    );
  }
}

function Amount({ value, currency }: StoryAmount): ReactElement {
  const { locale } = usePartnerKit();
  const { amount, code } = formatMoney({ value, currency, locale });
  return (
    <span data-part="amount">
      <bdi>{amount}</bdi> <small>{code}</small>
    </span>
  );
}

function isMoved({ before, after }: BalanceChange): boolean {
  return before.value !== after.value;
}
