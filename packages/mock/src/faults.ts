import { errorCodes, isOperationName } from "@partner-kit/contract";
import * as z from "zod/mini";

/** The `operation` of a fault of webhook deliveries. A fault without `operation` does not apply to deliveries. */
export const WEBHOOK_DELIVERY = "deliverWebhook";

/** A deliberate failure, as in the body of `POST /_mock/faults`. */
export type Fault = z.output<typeof faultSchema>;

export const faultSchema = z.strictObject({
  /** Name of the affected operation. Default: every operation. */
  operation: z.optional(
    z.string().check(
      z.refine((text) => text === WEBHOOK_DELIVERY || isOperationName(text), {
        error: "expected the name of an operation",
      }),
    ),
  ),
  /** Share of affected requests, above 0 up to 1, chosen by the seed. Default 1. */
  share: z.optional(z.number().check(z.gt(0), z.lte(1))),
  /** Number of affected requests. Default: all until cleared. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** Status of the returned error. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** Default: the code of the status. */
  code: z.optional(
    z.string().check(z.refine((text) => Object.hasOwn(errorCodes, text), { error: "expected an error code" })),
  ),
  /** Seconds in the `Retry-After` header. */
  retry_after: z.optional(z.int().check(z.minimum(0))),
  /** Delay of the response in emulated milliseconds. */
  latency_ms: z.optional(z.int().check(z.minimum(0))),
  /** Breaks the connection without a response. The request is not carried out. */
  offline: z.optional(z.boolean()),
  /** Breaks the connection in the middle of the response body. The request is carried out. */
  reset: z.optional(z.boolean()),
  /** Omits the second half of the response body, so that it is not JSON. */
  malformed: z.optional(z.boolean()),
  /** Duration of the response body in emulated milliseconds, in eight chunks. */
  slow_body_ms: z.optional(z.int().check(z.minimum(0))),
  /** Sends a webhook delivery twice as the same attempt. */
  duplicate: z.optional(z.boolean()),
});

/** The active faults. */
export interface Faults {
  /** Adds a fault. The first matching fault applies. */
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** Finds the fault whose `operation` equals the name, and counts it as used. */
  take(name: string): Fault | undefined;
  /** Finds the fault for a request of an operation, and counts it as used. */
  takeForRequest(operation: string): Fault | undefined;
}

/** Creates an empty list of faults. `random` chooses the affected share and returns a number from 0 (inclusive) to 1 (exclusive). */
export function createFaults(random: () => number): Faults {
  let faults: Fault[] = [];

  function take(matches: (fault: Fault) => boolean): Fault | undefined {
    const fault = faults.find((candidate) => matches(candidate) && random() < (candidate.share ?? 1));
    if (fault?.times !== undefined && --fault.times === 0) faults.splice(faults.indexOf(fault), 1);
    return fault;
  }

  return {
    add(fault) {
      faults.push({ ...fault });
    },
    clear() {
      faults = [];
    },
    list: () => faults,
    take: (name) => take(({ operation }) => operation === name),
    takeForRequest(operation) {
      return faults.length === 0
        ? undefined
        : take((candidate) => candidate.operation === undefined || candidate.operation === operation);
    },
  };
}
