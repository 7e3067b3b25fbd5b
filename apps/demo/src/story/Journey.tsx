import { formatMoney, usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import type { StoryAct } from "./storyActs.ts";
import { storyJourney } from "./storyJourney.ts";
import type { StoryFacts } from "./storySteps.ts";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface JourneyProps {
  readonly act: StoryAct;
  readonly facts: StoryFacts;
}

/** How far the deposit, the payment or the event of an act has come. */
export function Journey({ act, facts }: JourneyProps): ReactElement {
  const { journey: messages } = useStoryMessages();
  const { locale } = usePartnerKit();
  const { amount, stages } = storyJourney(act, facts);
  const money = amount && formatMoney({ ...amount, locale });
  return (
    <div className="app-journey">
      <h3>
        <span data-part="name">{messages[act]}</span>
        {money && (
          <span data-part="amount">
            <bdi>{money.amount}</bdi> <small>{money.code}</small>
          </span>
        )}
      </h3>
      <ol>
        {stages.map(({ name, state }) => (
          <li key={name} data-stage={name} data-state={state} aria-current={state === "current" ? "step" : undefined}>
            <span>{messages[name]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
