import { WEBHOOK_RESPONSE_TIMEOUT_SECONDS } from "@partner-kit/contract";
import type { Deliver, DeliveryOutcome } from "./deliver.ts";

/** A receiver in the same process. Receives a delivery as a `Request`. */
export type DeliveryHandler = (request: Request) => Response | Promise<Response>;

export interface DeliverToParameters {
  readonly handler: DeliveryHandler;
  /** Real milliseconds until the receiver must respond. Default 5,000. */
  readonly timeoutMs?: number | undefined;
}

/** Passes deliveries to a function instead of the network. It receives all deliveries and distinguishes endpoints by `request.url`. */
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
      callHandler({ handler, request: new Request(url, { method: "POST", headers, body, signal }) }).then(finish, () =>
        finish({ kind: "failed", reason: "unreachable" }),
      );
    });
}

interface CallHandlerParameters {
  readonly handler: DeliveryHandler;
  readonly request: Request;
}

async function callHandler({ handler, request }: CallHandlerParameters): Promise<DeliveryOutcome> {
  const response = await handler(request);
  // A page returns `Response.error()` for an unreachable receiver.
  if (response.type === "error") return { kind: "failed", reason: "unreachable" };
  return { kind: "response", status: response.status, retryAfter: response.headers.get("retry-after") };
}
