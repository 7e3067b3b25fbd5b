import { formatMoney, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useAppInfo } from "../backend/useAppInfo.ts";
import { fillMessage } from "../messages/createMessages.ts";
import { storyActs } from "./storyActs.ts";
import type { RunOutcome, RunStep } from "./storyRun.ts";
import { firstStepOf } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface StoryRunProps {
  readonly steps: readonly RunStep[];
  /** How long the acts take, if the story has not begun. Then each act says what it shows. */
  readonly timeAhead: string | undefined;
  readonly goTo: (index: number) => void;
}

/** The acts and their steps, with the results so far. Each act's name opens its first step. */
export function StoryRun({ steps, timeAhead, goTo }: StoryRunProps): ReactElement {
  const messages = useStoryMessages();
  const current = steps.find(({ state }) => state === "current");
  return (
    <nav className="app-story-run" data-ahead={timeAhead !== undefined} aria-label={messages.acts}>
      {timeAhead !== undefined && <h3>{fillMessage(messages.route, { time: timeAhead })}</h3>}
      {storyActs.map((act) => (
        <section key={act} data-current={act === current?.act}>
          <button
            type="button"
            aria-current={act === current?.act ? "step" : undefined}
            onClick={() => goTo(firstStepOf(act))}
          >
            {messages.act[act]}
          </button>
          {timeAhead !== undefined ? (
            <p>{messages.about[act]}</p>
          ) : (
            <ol>
              {steps
                .filter((step) => step.act === act)
                .map(({ name, state, isDone, ending, outcome }) => (
                  <li
                    key={name}
                    data-state={state}
                    data-done={isDone}
                    data-outcome={isDone ? ending : undefined}
                    aria-current={state === "current" ? "step" : undefined}
                  >
                    <span>{messages.run[name]}</span>
                    {isDone && <span className="app-unseen"> {messages.completed} </span>}
                    {state === "skipped" && <small>{messages.skipped}</small>}
                    {outcome && <Outcome outcome={outcome} />}
                  </li>
                ))}
            </ol>
          )}
        </section>
      ))}
    </nav>
  );
}

function Outcome({ outcome }: { readonly outcome: RunOutcome }): ReactElement {
  const messages = useStoryMessages();
  const { locale } = usePartnerKit();
  const { data: info } = useAppInfo();
  if ("personId" in outcome) {
    const person = info?.people.find(({ id }) => id === outcome.personId)?.name;
    return <bdi data-part="outcome">{person ?? outcome.personId}</bdi>;
  }
  if ("attempts" in outcome) {
    const count = outcome.attempts.toLocaleString(locale);
    return <span data-part="outcome">{fillMessage(messages.attempt, { count })}</span>;
  }
  const { amount, code } = formatMoney({ ...outcome.amount, locale, sign: outcome.isChange ? "always" : "auto" });
  return (
    <span data-part="outcome" data-change={outcome.isChange === true}>
      <span dir="ltr">
        <bdi>{amount}</bdi> <small>{code}</small>
      </span>
    </span>
  );
}
