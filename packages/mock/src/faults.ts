import { errorCodes, isOperationName } from "@partner-kit/contract";
import * as z from "zod/mini";

/** What a fault names to strike webhook deliveries, as if the receiver had answered so. No operation, so it is struck only where named. */
export const WEBHOOK_DELIVERY = "deliverWebhook";

/** Something that goes wrong on purpose. Names are as `POST /_mock/faults` takes them. */
export type Fault = z.output<typeof faultSchema>;

export const faultSchema = z.strictObject({
  /** Name of the operation that is struck. Default: every one. */
  operation: z.optional(
    z.string().check(
      z.refine((text) => text === WEBHOOK_DELIVERY || isOperationName(text), {
        error: "expected the name of an operation",
      }),
    ),
  ),
  /** Part of the requests that is struck, above 0 and up to 1, drawn from the seed. Default: each. */
  share: z.optional(z.number().check(z.gt(0), z.lte(1))),
  /** How many requests it strikes. Default: all until cleared. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** Answer with this error status instead. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** Default: the one that belongs to the status. */
  code: z.optional(
    z.string().check(z.refine((text) => Object.hasOwn(errorCodes, text), { error: "expected an error code" })),
  ),
  /** Seconds in the `Retry-After` header. */
  retry_after: z.optional(z.int().check(z.minimum(0))),
  /** Milliseconds of the emulator's clock until an answer, be it good or bad. */
  latency_ms: z.optional(z.int().check(z.minimum(0))),
  /** Give no answer: the connection breaks. The request was not carried out. */
  offline: z.optional(z.boolean()),
  /** Break the connection halfway through the answer's body. The request was carried out. */
  reset: z.optional(z.boolean()),
  /** Leave out the second half of the answer's body, so that it is no JSON. */
  malformed: z.optional(z.boolean()),
  /** Milliseconds of the emulator's clock that the answer's body takes, in eight pieces. */
  slow_body_ms: z.optional(z.int().check(z.minimum(0))),
  /** Send a webhook delivery twice, both times as the same attempt. */
  duplicate: z.optional(z.boolean()),
});

/** What goes wrong on purpose at present. */
export interface Faults {
  /** Adds a fault. The first that fits a request strikes it. */
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** Finds the fault that strikes what bears that very name, and counts it as having struck. */
  take(name: string): Fault | undefined;
  /** Finds the fault that strikes a request of an operation, and counts it as having struck. */
  takeForRequest(operation: string): Fault | undefined;
}

/** Makes an empty list of faults. `random` decides which part of the requests is struck; returns 0 up to but without 1. */
export function createFaults(random: () => number): Faults {
  let faults: Fault[] = [];

  function take(fits: (fault: Fault) => boolean): Fault | undefined {
    const fault = faults.find((candidate) => fits(candidate) && random() < (candidate.share ?? 1));
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
