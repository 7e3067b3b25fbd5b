import { parseTimestamp } from "@partner-kit/contract";
import { formatMoney, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { fillMessage } from "../messages/createMessages.ts";
import { formatChange } from "./formatChange.ts";
import { StoryAttempts } from "./StoryAttempts.tsx";
import type { BalanceChange } from "./storyBalances.ts";
import { isMoved, type StoryResult } from "./storyResults.ts";
import type { StoryAmount } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface StoryResultsProps {
  readonly results: readonly StoryResult[];
  readonly isDone: boolean;
}

/** The figures of a step, large once it is done. A changed balance shows the former amount and the new one. */
export function StoryResults({ results, isDone }: StoryResultsProps): ReactElement | null {
  const { result: messages } = useStoryMessages();
  const { locale } = usePartnerKit();
  if (results.length === 0) return null;
  return (
    <dl className="app-story-results" data-done={isDone} aria-live="polite">
      {results.map((result) => (
        <div
          // Two currencies have the same name.
          key={"amount" in result ? `${result.name} ${result.amount.currency}` : result.name}
          data-name={result.name}
          data-kind={kindOf(result)}
        >
          <dt>{nameOf(result)}</dt>
          <dd>{renderValue(result)}</dd>
        </div>
      ))}
    </dl>
  );

  function nameOf({ name, recipient = "", fee }: StoryResult): string {
    const written = fee ? formatMoney({ ...fee, locale }).amount : "";
    return fillMessage(messages[name], { recipient: `\u2068${recipient}\u2069`, fee: `\u2068${written}\u2069` });
  }

  function formatTime(timestamp: string): string {
    const time = parseTimestamp(timestamp);
    return time === undefined ? timestamp : new Intl.DateTimeFormat(locale, { timeStyle: "medium" }).format(time);
  }

  function renderValue(result: StoryResult): ReactElement {
    if ("amount" in result) return <Amount {...result.amount} />;
    if ("text" in result) return <bdi>{result.text}</bdi>;
    if ("time" in result) return <time dateTime={result.time}>{formatTime(result.time)}</time>;
    if ("attempts" in result) return <StoryAttempts {...result} />;
    if (isMoved(result.change)) return <Moved key={result.change.before.value} {...result.change} fee={result.fee} />;
    return (
      <>
        <Amount {...result.change.after} /> {isDone && <small>· {messages.unchanged}</small>}
      </>
    );
  }
}

/** Both amounts and their difference, with the fee that it includes. */
function Moved({ before, after, difference, fee }: BalanceChange & { readonly fee: StoryAmount | undefined }) {
  const { closing, result: messages } = useStoryMessages();
  const { locale } = usePartnerKit();
  return (
    <>
      <span data-part="before">
        <span className="app-unseen">{closing.before} </span>
        <bdi>{formatMoney({ ...before, locale }).amount}</bdi>{" "}
        <span data-part="arrow" aria-hidden="true">
          →
        </span>{" "}
      </span>
      <span className="app-unseen">{closing.now} </span>
      <span data-part="now">
        <Amount {...after} />
      </span>{" "}
      {difference !== undefined && (
        <span data-part="difference" data-falls={difference.startsWith("-")}>
          <bdi>{formatChange({ value: difference, currency: after.currency, locale })}</bdi>
          {fee && (
            <small>
              {" "}
              {fillMessage(messages.withFee, { fee: `\u2068${formatMoney({ ...fee, locale }).amount}\u2069` })}
            </small>
          )}
        </span>
      )}
    </>
  );
}

function Amount({ value, currency }: StoryAmount): ReactElement {
  const { locale } = usePartnerKit();
  const { amount, code } = formatMoney({ value, currency, locale });
  return (
    <span data-part="amount">
      <span dir="ltr">
        <bdi>{amount}</bdi> <small>{code}</small>
      </span>
    </span>
  );
}

function kindOf(result: StoryResult): "moved" | "unmoved" | undefined {
  if (!("change" in result)) return undefined;
  return isMoved(result.change) ? "moved" : "unmoved";
}
