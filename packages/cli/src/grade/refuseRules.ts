import { webhookHeaders } from "@partner-kit/contract/webhook";
import { failed, failedIf, passed } from "../checks/Check.ts";
import { isSuccess } from "../http/readResponse.ts";
import type { Rule } from "./acceptRules.ts";
import type { Sender } from "./createSender.ts";
import type { Delivery } from "./Delivery.ts";

interface RefuseRule extends Omit<Rule, "run"> {
  /** Each with its description in the report. Sent one after the other. */
  readonly deliveries: (sender: Sender) => Readonly<Record<string, Delivery>>;
}

/** Creates a rule whose deliveries must not get a 2xx response. */
function refuses({ deliveries, ...facts }: RefuseRule): Rule {
  return {
    ...facts,
    async run(sender) {
      for (const [name, delivery] of Object.entries(deliveries(sender))) {
        const outcome = await sender.deliver(delivery);
        if (outcome.kind === "response" && isSuccess(outcome)) return failed(`A delivery with ${name} was accepted.`);
      }
      return passed;
    },
  };
}

const VERIFY = "Anyone can send you invented events until this is fixed.";

export const refusesForged = refuses({
  id: "refuses-forged",
  title: "Forged deliveries are refused",
  probe: "Sends a signature of another secret, and a body that was changed after signing.",
  remedy: `${VERIFY} Compare the whole signature in constant time, and respond with 401 if it does not match.`,
  deliveries: () => ({
    "a signature of another secret": { signature: (_, foreign) => foreign },
    "a changed body": { changedBody: '{"id":"grade_changed","type":"deposit.success","version":1,"data":{}}' },
  }),
});

export const signsHeaders = refuses({
  id: "signs-headers",
  title: "The signature covers ID and timestamp",
  probe: "Sends another `webhook-id`, and another `webhook-timestamp`, than were signed.",
  remedy:
    "Recorded deliveries can be replayed as new ones. Sign `webhook-id.webhook-timestamp.body` with the values of the headers.",
  deliveries: ({ newId }) => ({
    "a changed ID": { headers: { [webhookHeaders.id]: newId() } },
    "a changed timestamp": { offset: -30, shift: 15 },
  }),
});

export const refusesPartialSignature = refuses({
  id: "refuses-partial-signature",
  title: "An incomplete signature is refused",
  probe: "Sends an empty signature, and the first ten characters of the right one.",
  remedy: `${VERIFY} Refuse signatures that do not have the length of the expected one, then compare in constant time.`,
  deliveries: () => ({
    "an empty signature": { signature: () => "v1," },
    "the beginning of a signature": { signature: (genuine) => genuine.slice(0, 13) },
  }),
});

export const checksVersion = refuses({
  id: "checks-version",
  title: "Only signatures of version v1 are accepted",
  probe: "Sends the right signature as `v2`.",
  remedy:
    "No forgery passes today. A later version may sign other bytes: skip entries of `webhook-signature` that do not begin with `v1,`.",
  deliveries: () => ({ "a signature of version v2": { signature: (genuine) => genuine.replace(/^v1/, "v2") } }),
});

export const requiresHeaders = refuses({
  id: "requires-headers",
  title: "Deliveries without a signature header are refused",
  probe: "Leaves out `webhook-id`, `webhook-timestamp` and `webhook-signature`, one at a time.",
  remedy: `${VERIFY} Refuse a delivery before you read its body if one of the three headers is missing.`,
  deliveries: () => ({
    "no webhook-id": { headers: { [webhookHeaders.id]: undefined } },
    "no webhook-timestamp": { headers: { [webhookHeaders.timestamp]: undefined } },
    "no webhook-signature": { headers: { [webhookHeaders.signature]: undefined } },
  }),
});

export const refusesLate = refuses({
  id: "refuses-late",
  title: "Old deliveries are refused",
  probe: "Sends a valid signature with a timestamp that is one hour old.",
  remedy:
    "A recorded delivery can be replayed at any time. Refuse timestamps that differ from your clock by more than five minutes.",
  deliveries: () => ({ "a timestamp one hour ago": { offset: -3600 } }),
});

export const refusesEarly = refuses({
  id: "refuses-early",
  title: "Deliveries from the future are refused",
  probe: "Sends a valid signature with a timestamp that is one hour ahead.",
  remedy:
    "A recorded delivery stays valid for longer than it should. Compare the absolute difference of the clocks with five minutes.",
  deliveries: () => ({ "a timestamp in one hour": { offset: 3600 } }),
});

const OVERSIZED_BYTES = 10 * 1024 * 1024;

export const limitsSize = refuses({
  id: "limits-size",
  title: "Oversized bodies are refused",
  probe: "Sends an event of 10 MiB with a valid signature.",
  remedy:
    "Anyone can fill the memory of your receiver, because the body is read before the signature is checked. Limit it to 256 KiB and respond with 413.",
  deliveries: () => ({ "a body of 10 MiB": { data: { filler: "x".repeat(OVERSIZED_BYTES) } } }),
});

export const survivesUnreadable: Rule = {
  id: "survives-unreadable",
  title: "An unreadable body causes no server error",
  probe: "Sends bytes that are not UTF-8, and text that is not JSON, each with a valid signature.",
  remedy:
    "The service retries a 5xx response three times for an event that never becomes readable. Store the raw body and respond with 2xx, or refuse it with 400.",
  async run(sender) {
    const invalidUtf8 = Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d);
    for (const body of [invalidUtf8, "not JSON"]) {
      const outcome = await sender.deliver({ body });
      if (outcome.kind === "broken") return failed(`The connection failed (${outcome.code}).`);
      if (outcome.kind === "response" && outcome.status >= 500) return failed(`The response was ${outcome.status}.`);
    }
    return passed;
  },
};

export const respondsInTime: Rule = {
  id: "responds-in-time",
  title: "Every delivery gets a response within 5 seconds",
  probe: "Waits 5 seconds for the response to each delivery.",
  remedy:
    "A slow response counts as a failure, so the service retries what you may have stored. Store the event, respond, and do slow work afterwards.",
  run({ outcomes }) {
    const late = outcomes.filter(({ kind }) => kind === "late").length;
    return failedIf(late > 0 ? `${late} of ${outcomes.length} deliveries got no response in time.` : undefined);
  },
};

export const hidesSecrets: Rule = {
  id: "hides-secrets",
  title: "Responses contain no secret and no expected signature",
  probe: "Searches every response for the key, and for the right signature of a wrongly signed delivery.",
  remedy:
    "Anyone can ask your receiver for a valid signature. Rotate the secret, and respond to refused deliveries with a status only.",
  run({ outcomes, hidden }) {
    const texts = outcomes.flatMap((outcome) =>
      outcome.kind === "response" ? [`${JSON.stringify(outcome.headers)}${outcome.text}`] : [],
    );
    const isLeaked = texts.some((text) => hidden.some((secret) => text.includes(secret)));
    return failedIf(isLeaked ? "A response contains the key or the signature that would have been right." : undefined);
  },
};
