import { WEBHOOK_SECRET_PREFIX } from "@partner-kit/contract/webhook";
import { type HttpResponse, RequestError, sendRequest } from "../http/sendRequest.ts";
import type { Delivery, SignedDelivery } from "./Delivery.ts";
import { signDelivery } from "./signDelivery.ts";

export interface CreateSenderParameters {
  readonly url: URL;
  /** `whsec_…`. */
  readonly secret: string;
  readonly now: () => number;
  /** Milliseconds that the receiver has for a response. */
  readonly timeout: number;
}

/** `late`: no response in time. `broken`: the connection failed or ended without a response. */
export type Outcome =
  | ({ readonly kind: "response" } & HttpResponse)
  | { readonly kind: "late" }
  | { readonly kind: "broken"; readonly code: string };

/** Sends deliveries to a receiver, as the service does. */
export interface Sender {
  /** Never rejects. */
  deliver(delivery?: Delivery): Promise<Outcome>;
  /** Creates the ID of an event. */
  newId(): string;
  /** The outcomes of all deliveries so far. */
  readonly outcomes: readonly Outcome[];
  /** Texts that no response may contain: the key, and the right signatures of wrongly signed deliveries. */
  readonly hidden: readonly string[];
}

/** Creates the sender of a receiver. */
export function createSender({ url, secret, now, timeout }: CreateSenderParameters): Sender {
  const run = crypto.randomUUID().slice(0, 8);
  const outcomes: Outcome[] = [];
  const hidden: string[] = [secret.slice(WEBHOOK_SECRET_PREFIX.length)];
  let count = 0;

  function newId(): string {
    count += 1;
    return `grade_${run}_${count}`;
  }

  async function send({ headers, body }: SignedDelivery, splitAt: string | undefined): Promise<Outcome> {
    const path = `${url.pathname}${url.search}`;
    const request = { origin: url.origin, path, method: "POST", headers, timeout };
    try {
      return { kind: "response", ...(await sendRequest({ ...request, body: split(body, splitAt) })) };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return error.code === "TIMEOUT" ? { kind: "late" } : { kind: "broken", code: error.code };
    }
  }

  return {
    outcomes,
    hidden,
    newId,
    async deliver(delivery = {}) {
      const id = delivery.id ?? newId();
      const signed = await signDelivery({ delivery, id, secret, now: now() });
      if (signed.hidden !== undefined) hidden.push(signed.hidden);
      const outcome = await send(signed, delivery.splitAt);
      outcomes.push(outcome);
      return outcome;
    },
  };
}

/** Splits a body in the middle of the bytes of a character. */
function split(body: Uint8Array, character: string | undefined): Uint8Array | readonly Uint8Array[] {
  const index = character === undefined ? -1 : Buffer.from(body).indexOf(character);
  return index === -1 ? body : [body.subarray(0, index + 1), body.subarray(index + 1)];
}
