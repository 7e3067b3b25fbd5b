import { type ErrorCode, errorCodes, isOperationName } from "@partner-kit/contract";
import * as z from "zod/mini";
import type { Clock } from "./clock.ts";
import { ServiceError } from "./serviceError.ts";
import { wait } from "./wait.ts";

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
  /** Give no answer: the connection breaks. */
  offline: z.optional(z.boolean()),
  /** Send a webhook delivery twice, both times as the same attempt. */
  duplicate: z.optional(z.boolean()),
  /** How many requests it strikes. Default: all until cleared. */
  times: z.optional(z.int().check(z.minimum(1))),
});

/** What goes wrong on purpose at present. */
export interface Faults {
  /** Adds a fault. The first that fits a request strikes it. */
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** Finds the fault that strikes what bears that very name, and counts it as having struck. */
  take(name: string): Fault | undefined;
  /** Lets a fault strike: waits, throws `ServiceError`, or throws `BrokenConnectionError`. */
  strike(operation: string, signal: AbortSignal): Promise<void> | undefined;
}

/** What a caller gets where a fault breaks the connection, as `fetch` would throw it. Adapters break theirs. */
export class BrokenConnectionError extends TypeError {}

/** Makes an empty list of faults. */
export function createFaults(clock: Clock): Faults {
  let faults: Fault[] = [];

  function take(fits: (fault: Fault) => boolean): Fault | undefined {
    const fault = faults.find(fits);
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
    strike(operation, signal) {
      const fault = take((candidate) => candidate.operation === undefined || candidate.operation === operation);
      return fault && play({ fault, signal, clock });
    },
  };
}

async function play({ fault, signal, clock }: { fault: Fault; signal: AbortSignal; clock: Clock }): Promise<void> {
  if (fault.latency_ms !== undefined) await wait({ clock, signal, milliseconds: fault.latency_ms });
  if (fault.offline) throw new BrokenConnectionError("fetch failed: the emulator plays a broken connection");
  if (fault.status === undefined && fault.code === undefined) return;
  const code = readCode(fault);
  throw new ServiceError(code, {
    status: fault.status,
    retryAfter: fault.retry_after,
    message: code === "INTERNAL" ? "the emulator plays a failure" : undefined,
  });
}

function readCode({ code, status }: Fault): ErrorCode {
  const named = serviceCodes.find((candidate) => candidate === code);
  return named ?? serviceCodes.find((candidate) => errorCodes[candidate].status === status) ?? "INTERNAL";
}

const serviceCodes: readonly ErrorCode[] = [
  "VALIDATION_FAILED",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "MISSING_SCOPE",
  "NOT_FOUND",
  "CONFLICT",
  "SECRET_ROTATION_IN_PROGRESS",
  "WEBHOOK_URL_REJECTED",
  "RATE_LIMITED",
  "REPLAY_PROTECTION_UNAVAILABLE",
];
