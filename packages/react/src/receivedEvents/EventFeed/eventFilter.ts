import { isWebhookEventType, webhookEventFacts } from "@partner-kit/contract";
import type { Text } from "../../text/text.ts";
import { describeEvent } from "../describeEvent.ts";
import type { EventGroup } from "./foldEvents.ts";

/** Which events a feed shows. `attention`: failures, questions and parked events. */
export type EventFilter = "all" | "attention" | "deposit" | "withdrawal" | "exchange";

export const eventFilters = ["all", "attention", "deposit", "withdrawal", "exchange"] as const satisfies EventFilter[];

/** Selects the groups whose latest event passes a filter. Types that the kit does not know pass only `all`. */
export function filterEvents(
  groups: readonly EventGroup[],
  filter: EventFilter,
  text: Pick<Text, "eventFeed">,
): readonly EventGroup[] {
  if (filter === "all") return groups;
  return groups.filter(({ event, earlier }) => {
    if (filter !== "attention") return isWebhookEventType(event.type) && webhookEventFacts(event.type).area === filter;
    const { tone } = describeEvent(event, text);
    return tone === "warn" || tone === "danger" || [event, ...earlier].some(({ parked }) => parked !== undefined);
  });
}
