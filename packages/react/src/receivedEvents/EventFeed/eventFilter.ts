import { isWebhookEventType, type ReceivedEvent, webhookEventFacts } from "@partner-kit/contract";
import type { Text } from "../../text/text.ts";
import { describeEvent } from "../describeEvent.ts";

/** Which events a feed shows. `attention`: failures, questions and parked events. */
export type EventFilter = "all" | "attention" | "deposit" | "withdrawal" | "exchange";

export const eventFilters = ["all", "attention", "deposit", "withdrawal", "exchange"] as const satisfies EventFilter[];

/** Selects the events that pass a filter. Types that the kit does not know pass only `all`. */
export function filterEvents(
  events: readonly ReceivedEvent[],
  filter: EventFilter,
  text: Pick<Text, "eventFeed">,
): readonly ReceivedEvent[] {
  if (filter === "all") return events;
  return events.filter((event) => {
    const { type, parked } = event;
    if (filter !== "attention") return isWebhookEventType(type) && webhookEventFacts(type).area === filter;
    const { tone } = describeEvent(event, text);
    return parked !== undefined || tone === "warn" || tone === "danger";
  });
}
