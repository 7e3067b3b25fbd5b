import { type ErrorCode, errorCodes, isOperationName } from "@partner-kit/contract";
import * as z from "zod/mini";
import type { Clock } from "./clock.ts";
import { ServiceError } from "./serviceError.ts";

/** Something that goes wrong on purpose. Names are as `POST /_mock/faults` takes them. */
export type Fault = z.output<typeof faultSchema>;

export const faultSchema = z.strictObject({
  /** Name of the operation that is struck. Default: every one. */
  operation: z.optional(z.string().check(z.refine(isOperationName, { error: "expected the name of an operation" }))),
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
  /** How many requests it strikes. Default: all until cleared. */
  times: z.optional(z.int().check(z.minimum(1))),
});

/** What goes wrong on purpose at present. */
export interface Faults {
  /** Adds a fault. The first that fits a request strikes it. */
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** Lets a fault strike: waits, throws `ServiceError`, or throws `BrokenConnectionError`. */
  strike(operation: string, signal: AbortSignal): Promise<void> | undefined;
}

/** What a caller gets where a fault breaks the connection, as `fetch` would throw it. Adapters break theirs. */
export class BrokenConnectionError extends TypeError {}

/** Makes an empty list of faults. */
export function createFaults(clock: Clock): Faults {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults.push({ ...fault });
    },
    clear() {
      faults = [];
    },
    list: () => faults,
    strike(operation, signal) {
      const fault = faults.find((candidate) => candidate.operation === undefined || candidate.operation === operation);
      if (!fault) return undefined;
      if (fault.times !== undefined && --fault.times === 0) faults.splice(faults.indexOf(fault), 1);
      return play({ fault, signal, clock });
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

interface WaitParameters {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly milliseconds: number;
}

/** Rejects with the signal's reason where it is aborted meanwhile. */
async function wait({ clock, signal, milliseconds }: WaitParameters): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = clock.schedule(clock.now() + milliseconds, () => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
    function stop(): void {
      cancel();
      resolve();
    }
    signal.addEventListener("abort", stop, { once: true });
  });
  signal.throwIfAborted();
}
