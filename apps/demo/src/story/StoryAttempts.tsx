import { usePartnerKit } from "@partner-kit/react";
import type { ReactElement } from "react";
import { useStoryMessages } from "./useStoryMessages.ts";

export interface StoryAttemptsProps {
  readonly attempts: number;
  /** Whether the last attempt delivered the event. */
  readonly isDelivered: boolean;
}

/** The attempts of a delivery, beside a track with the pauses before them. */
export function StoryAttempts({ attempts, isDelivered }: StoryAttemptsProps): ReactElement {
  const { locale } = usePartnerKit();
  const { result: messages } = useStoryMessages();
  const write = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", signDisplay: "always" }).format(value);
  return (
    <>
      <bdi>{attempts.toLocaleString(locale)}</bdi>
      <span className="app-story-attempts" aria-hidden="true">
        {pauses.map(([value, unit], index) => (
          <span key={value} data-state={stateOf(index + 1)}>
            {value === 0 ? messages.first : write(value, unit)}
          </span>
        ))}
      </span>
    </>
  );

  function stateOf(attempt: number): "failed" | "delivered" | undefined {
    if (attempt > attempts) return undefined;
    return isDelivered && attempt === attempts ? "delivered" : "failed";
  }
}

/** The service's schedule: how long it waits before each attempt. */
const pauses = [
  [0, "second"],
  [30, "second"],
  [5, "minute"],
  [30, "minute"],
] as const;
