import {
  isWebhookEventType,
  type ReceivedEvent,
  type WebhookEventType,
  webhookEventFacts,
} from "@partner-kit/contract";
import type { Text } from "../text/text.ts";

export type EventTone = "success" | "warn" | "danger" | "neutral";

export interface EventDescription {
  /** A description of the event, or its raw type if the kit does not know it. */
  readonly title: string;
  readonly tone: EventTone;
  /** In which direction money went. `undefined` if the kit does not know the event. */
  readonly direction: "in" | "out" | "trade" | undefined;
  /** The text of the link to the event's subject. */
  readonly linkLabel: string;
}

/** Describes an event for users. */
export function describeEvent(
  { type, data }: Pick<ReceivedEvent, "type" | "data">,
  text: Pick<Text, "eventFeed">,
): EventDescription {
  const { eventFeed: messages } = text;
  if (!isWebhookEventType(type))
    return { title: type, tone: "neutral", direction: undefined, linkLabel: messages.open };
  const [key, tone] = type === "exchange.filled" ? fillOf(data) : known[type];
  const { area } = webhookEventFacts(type);
  return { title: messages[key], tone, direction: directions[area], linkLabel: messages[links[area]] };
}

/** The same event reports the fill of a part. Assumed: its payload is the order. (Service document: Events.) */
function fillOf(data: unknown): (typeof fills)[keyof typeof fills] | (typeof known)["exchange.filled"] {
  const status: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "status") : undefined;
  if (status === "filled" || status === "partially_filled") return fills[status];
  return known["exchange.filled"];
}

const fills = {
  filled: ["exchangeFilledWhole", "success"],
  // More may follow.
  partially_filled: ["exchangeFilledPart", "neutral"],
} as const satisfies Record<string, readonly [keyof Text["eventFeed"], EventTone]>;

const directions = { deposit: "in", withdrawal: "out", exchange: "trade" } as const;

const links = { deposit: "openDeposit", withdrawal: "openWithdrawal", exchange: "openOrder" } as const;

const known = {
  "deposit.action_required": ["depositActionRequired", "warn"],
  "deposit.success": ["depositSuccess", "success"],
  "deposit.failed": ["depositFailed", "danger"],
  "withdrawal.success": ["withdrawalSuccess", "success"],
  "withdrawal.partial": ["withdrawalPartial", "warn"],
  "withdrawal.failed": ["withdrawalFailed", "danger"],
  "exchange.accepted": ["exchangeAccepted", "neutral"],
  "exchange.filled": ["exchangeFilled", "neutral"],
  "exchange.replaced": ["exchangeReplaced", "neutral"],
  "exchange.cancelled": ["exchangeCancelled", "neutral"],
  "exchange.rejected": ["exchangeRejected", "danger"],
} as const satisfies Record<WebhookEventType, readonly [keyof Text["eventFeed"], EventTone]>;
