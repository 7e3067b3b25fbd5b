import type { Check, Verdict } from "../checks/Check.ts";
import { failedIf, passed } from "../checks/Check.ts";
import { isSuccess } from "../http/readResponse.ts";
import type { Outcome, Sender } from "./createSender.ts";
import type { Delivery } from "./Delivery.ts";

export type Rule = Check<Sender>;

interface AcceptRule extends Omit<Rule, "run"> {
  /** Sent one after the other. */
  readonly deliveries: (sender: Sender) => readonly Delivery[];
}

/** Creates a rule whose deliveries must all get a 2xx response. */
function accepts({ deliveries, ...facts }: AcceptRule): Rule {
  return {
    ...facts,
    async run(sender) {
      const outcomes: Outcome[] = [];
      for (const delivery of deliveries(sender)) outcomes.push(await sender.deliver(delivery));
      return allAccepted(outcomes);
    },
  };
}

export const acceptsValid = accepts({
  id: "accepts-valid",
  title: "Genuine deliveries are accepted",
  probe: "Sends four events with valid signatures.",
  remedy:
    "The service retries three times, then the event is lost to your receiver. Sign `id.timestamp.body` with the decoded secret, and respond with 2xx after you stored the event.",
  deliveries: () => [{}, { type: "deposit.failed" }, { type: "withdrawal.success" }, { type: "withdrawal.failed" }],
});

export const verifiesRawBytes = accepts({
  id: "verifies-raw-bytes",
  title: "The signature is checked on the raw bytes",
  probe: "Sends JSON with spaces and line breaks, and JSON with escapes, reordered fields and `1.0`.",
  remedy:
    "Such events are refused and lost. Read the raw body before any JSON parser, and never sign JSON that you wrote again.",
  deliveries: ({ newId }) => {
    const [spaced, escaped] = [newId(), newId()];
    const event = { id: spaced, type: "deposit.success", version: 1, occurred_at: OCCURRED_AT, data: { note: "Zoë" } };
    const body = `{"data":{"note":"Zo\\u00eb \\/ \u20a6","fee":1.0},"occurred_at":"${OCCURRED_AT}","version":1,"type":"deposit.success","id":"${escaped}"}`;
    return [
      { id: spaced, body: `${JSON.stringify(event, null, 2)}\n` },
      { id: escaped, body },
    ];
  },
});

export const acceptsSplitBody = accepts({
  id: "accepts-split-body",
  title: "A body can arrive in pieces",
  probe: "Sends a body in two packets, split within a character of three bytes.",
  remedy:
    "Such events fail at random, and the service may not retry them. Join the chunks as bytes (`Buffer.concat`), and decode them once.",
  deliveries: () => [{ data: { note: "Paid \u20a6 in full" }, splitAt: "\u20a6" }],
});

export const acceptsUnknownType = accepts({
  id: "accepts-unknown-type",
  title: "Unknown event types are acknowledged",
  probe: "Sends an event of a type that does not exist.",
  remedy: "A new type would be refused and retried. Store it or ignore it, and respond with 2xx.",
  deliveries: () => [{ type: "grade.unknown" }],
});

export const acceptsUnknownFields = accepts({
  id: "accepts-unknown-fields",
  title: "Unknown fields are ignored",
  probe: "Sends an event with new fields in the envelope and in `data`.",
  remedy: "A new field of the service would stop your events. Do not use strict schemas for deliveries.",
  deliveries: () => [{ data: { grade_new: { nested: [1, null] } }, fields: { grade_new: true } }],
});

export const acceptsExactAmounts = accepts({
  id: "accepts-exact-amounts",
  title: "Amounts stay decimal strings",
  probe: "Sends amounts with 36 digits as strings.",
  remedy:
    "Smaller amounts may be rounded too: check stored ones. Keep amounts as strings, and calculate with a decimal library.",
  deliveries: () => [{ data: { amount: "123456789012345678.123456789012345678", currency: "ETH" } }],
});

export const acknowledgesDuplicates = accepts({
  id: "acknowledges-duplicates",
  title: "A repeated delivery is acknowledged",
  probe: "Sends one event three times: twice unchanged, then as a retry.",
  remedy:
    "Nothing is lost, but the service retries what you already have. Deduplicate by `webhook-id`, and respond with 2xx again.",
  deliveries: ({ newId }) => {
    const event = { id: newId(), occurredAt: OCCURRED_AT };
    return [event, event, { ...event, attempt: 2, offset: 1 }];
  },
});

export const acceptsAnyOrder = accepts({
  id: "accepts-any-order",
  title: "Events can arrive in any order",
  probe: "Sends the fill of an order, then its earlier acceptance.",
  remedy:
    "The earlier event is lost to your receiver. Store every event, and read the current state from the service instead of relying on the order.",
  deliveries: ({ newId }) => {
    const data = { order_id: newId() };
    return [
      { type: "exchange.filled", occurredAt: "2026-01-05T09:00:05Z", data },
      { type: "exchange.accepted", occurredAt: OCCURRED_AT, data },
    ];
  },
});

export const acceptsRotation = accepts({
  id: "accepts-rotation",
  title: "One valid signature of several is enough",
  probe: "Sends two signatures, as during a rotation: yours second, then yours first.",
  remedy:
    "All deliveries fail while a secret is rotated, 24 hours by default. Split `webhook-signature` at spaces, and accept if any entry matches.",
  deliveries: () => [
    { type: "exchange.replaced", signature: (genuine, foreign) => `${foreign} ${genuine}` },
    { type: "exchange.cancelled", signature: (genuine, foreign) => `${genuine} ${foreign}` },
  ],
});

export const acceptsClockSkew = accepts({
  id: "accepts-clock-skew",
  title: "Small differences of the clocks are accepted",
  probe: "Sends a delivery that is one minute old.",
  remedy: "The service retries it, with a new delay each time. Accept timestamps within five minutes.",
  deliveries: () => [{ type: "exchange.rejected", offset: -60 }],
});

const CONCURRENT = 4;

export const acceptsConcurrent: Rule = {
  id: "accepts-concurrent",
  title: "Deliveries at the same time are accepted",
  probe: "Sends four events at once.",
  remedy: "The service retries them later. Raise the limit of your receiver, and do slow work after the response.",
  run: async (sender) =>
    allAccepted(
      await Promise.all(Array.from({ length: CONCURRENT }, () => sender.deliver({ type: "deposit.action_required" }))),
    ),
};

export const acceptsRace: Rule = {
  id: "accepts-race",
  title: "The same event twice at once is accepted",
  probe: "Sends one event twice at the same time.",
  remedy:
    "Nothing is lost, but an event may be processed twice. Insert with a unique `webhook-id`, and treat a conflict as a duplicate.",
  async run(sender) {
    const event = { id: sender.newId(), type: "withdrawal.partial", occurredAt: OCCURRED_AT };
    return allAccepted(await Promise.all([sender.deliver(event), sender.deliver(event)]));
  },
};

export const recovers = accepts({
  id: "recovers",
  title: "Genuine deliveries are accepted after refused ones",
  probe: "Sends a valid event after all wrong ones.",
  remedy:
    "Anyone who sends wrong deliveries can stop your events. Do not block a sender for refused deliveries, and do not let an error end the process.",
  deliveries: () => [{}],
});

const OCCURRED_AT = "2026-01-05T09:00:00Z";

/** A late response counts for the rule about time only. */
function allAccepted(outcomes: readonly Outcome[]): Verdict {
  for (const outcome of outcomes) {
    if (outcome.kind === "late") continue;
    if (outcome.kind === "broken") return failedIf(`The connection failed (${outcome.code}).`);
    if (outcome.status >= 300 && outcome.status < 400)
      return failedIf(`The response was the redirect ${outcome.status}, which the service does not follow.`);
    if (!isSuccess(outcome)) return failedIf(`The response was ${outcome.status}.`);
  }
  return passed;
}
