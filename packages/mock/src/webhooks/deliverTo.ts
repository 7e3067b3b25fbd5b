import { WEBHOOK_RESPONSE_TIMEOUT_SECONDS } from "@partner-kit/contract";
import type { Deliver, DeliveryOutcome } from "./deliver.ts";

/** A receiver in the same process: takes a delivery as the request that it is. */
export type DeliveryHandler = (request: Request) => Response | Promise<Response>;

export interface DeliverToParameters {
  readonly handler: DeliveryHandler;
  /** Real milliseconds until the receiver must have answered. Default 5,000. */
  readonly timeoutMs?: number | undefined;
}

/** Hands deliveries to a function in place of the network. It is given all of them and tells endpoints apart by `request.url`. */
export function deliverTo({
  handler,
  timeoutMs = WEBHOOK_RESPONSE_TIMEOUT_SECONDS * 1000,
}: DeliverToParameters): Deliver {
  return ({ url, headers, body, signal: stopped }) =>
    new Promise<DeliveryOutcome>((resolve) => {
      const limit = new AbortController();
      const signal = AbortSignal.any([stopped, limit.signal]);
      const timer = setTimeout(() => limit.abort(), timeoutMs);
      const finish = (outcome: DeliveryOutcome): void => {
        clearTimeout(timer);
        resolve(outcome);
      };
      signal.addEventListener("abort", () => finish({ kind: "failed", reason: "timeout" }), { once: true });
      answer({ handler, request: new Request(url, { method: "POST", headers, body, signal }) }).then(finish, () =>
        finish({ kind: "failed", reason: "unreachable" }),
      );
    });
}

interface AnswerParameters {
  readonly handler: DeliveryHandler;
  readonly request: Request;
}

async function answer({ handler, request }: AnswerParameters): Promise<DeliveryOutcome> {
  const response = await handler(request);
  // `Response.error()` is how a page says that nobody is there.
  if (response.type === "error") return { kind: "failed", reason: "unreachable" };
  return { kind: "answered", status: response.status, retryAfter: response.headers.get("retry-after") };
}
